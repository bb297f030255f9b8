/** The near rail of the table: one's own level, filled by the hand, and what helps with the hand. */

import { classes, html } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { levelWords } from "../../game/words/level_words.js";
import { laidOutSlots, levelSlots } from "../../game/slots.js";
import { useNextFrame } from "../../parts/afterwards.js";
import { Icon } from "../../parts/icon.js";
import { sortMode } from "../../state/settings.js";
import { text } from "../../texts.js";
import { Ladder } from "../endings/ladder.js";
import { Front, lastLevel } from "../surface/seats.js";
import { Bubble } from "../talk/chat.js";
import { whyNotLayOut } from "../why.js";

/** @import { Play } from "../play.js" */
/** @import { SortMode } from "../../state/settings.js" */
/** @import { SlotGroup } from "../../game/slots.js" */

/** @type {SortMode[]} */
const MODES = ["value", "colour", "level", "hand"];
/** @type {string[]} */
const NONE = [];
const LONG = 30; // letters: more do not fit into a line of a phone
const BESIDE_A_CARD = 8; // so many fewer
const LONGER = 40; // nor into one of a desktop

/** @param {{play: Play, onHint: () => void, onLevel: () => void}} props */
export function Toolbar({ play, onHint, onLevel }) {
  const table = play.table;
  const own = table.own.value;
  const hints = table.info.value?.setup.hints ?? false;
  const next = MODES[(MODES.indexOf(sortMode.value) + 1) % MODES.length] ?? "value";
  return html`<div class="toolbar">
    <${OwnLevel} play=${play} onLevel=${onLevel} />
    <div class="tools">
      ${
        own?.undo &&
        html`<button
          class="button round undo"
          type="button"
          aria-label=${text("undo")}
          title=${text("undo")}
          onClick=${() => play.undo()}
        >
          <${Icon} name="undo" />
        </button>`
      }
      <button
        class="button sort"
        type="button"
        aria-label=${text("sort-words", { by: sortMode.value, next })}
        title=${text("sort-words", { by: sortMode.value, next })}
        onClick=${() => (sortMode.value = next)}
      >
        <${Icon} name="sort" /><span aria-hidden="true"
          >${text("sort-by", { by: sortMode.value })}</span
        >
      </button>
      ${
        hints &&
        html`<button
          class="button round"
          type="button"
          aria-label=${text("hint")}
          title=${text("hint")}
          onClick=${onHint}
        >
          <${Icon} name="hint" />
        </button>`
      }
    </div>
  </div>`;
}

/** @param {{play: Play, onLevel: () => void}} props */
function OwnLevel({ play, onLevel }) {
  const table = play.table;
  const open = table.open.value;
  const you = table.you.value;
  const held = useNextFrame(table.own.value?.hand ?? NONE);
  if (!open || you < 0) return null;
  const count = lastLevel(table, you);
  const level = Math.min(open.levels[you] ?? 1, count);
  const laidOut = open.laid_out[you];
  const ready = table.legal.value.has("lay_out");
  // Not in the order in which it lies: that may change while the hand does not.
  const slots = laidOut
    ? laidOutSlots(
        open.groups.filter(({ owner }) => owner === you),
        table.asks.value,
      )
    : levelSlots(held, table.asks.value, table.deck.value);
  const board = play.arranging.value;
  const groups = board?.isComplete.value ? slotsWith(slots, board.layout.value) : slots;
  const task = levelWords(table.asks.value);
  // A card in front takes room from the line.
  const letters = task.length + BESIDE_A_CARD * (open.front[you]?.length ?? 0);
  return html`<div class=${classes("own-level", ready && "ready", laidOut && "out")}>
    <button
      type="button"
      class="own-level-words"
      title=${laidOut || ready ? undefined : whyNotLayOut(table)}
      onClick=${onLevel}
    >
      <span class="level-disc" aria-hidden="true">${level}<small>/ ${count}</small></span>
      <${Slots} groups=${groups} table=${table} out=${Boolean(laidOut)} />
      <span class="level-line">
        <${Ladder} count=${count} at=${open.levels[you] ?? 1} />${" "}
        <span
          class=${classes("level-task", !laidOut && letters > LONG && "long", !laidOut && task.length > LONGER && "longer")}
          >${laidOut ? html`<${Icon} name="check" /> ${text("laid-out")}` : task}</span
        >
      </span>
    </button>
    <${Front} table=${table} seat=${you} />
    <${Bubble} table=${table} seat=${you} />
  </div>`;
}

/** The same slots with the cards that lie on the board. @param {SlotGroup[]} slots @param {string[][]} layout */
function slotsWith(slots, layout) {
  return slots.map((group, i) => {
    const cards = layout[i]?.map((written) => written.split("=")[0] ?? "") ?? [];
    return { ...group, cards: cards.slice(0, group.cards.length) };
  });
}

/** @param {{groups: SlotGroup[], table: import("../../state/table.js").TableState, out: boolean}} props */
function Slots({ groups, table, out }) {
  return html`<span class=${classes("level-slots", out && "done")} aria-hidden="true">
    ${groups.map(({ ask, cards, part }, i) =>
      ask.kind === "points"
        ? html`<span class="slot-points" key=${i}
            ><span style=${{ "--part": `${part}` }}></span
          ></span>`
        : html`<span class="slot-group" key=${i}>
            ${cards.map(
              (card, j) =>
                html`<span class="slot" key=${j}
                  >${
                    card &&
                    html`<span class="card"
                      ><${CardFace} text=${card} deck=${table.deck.value}
                    /></span>`
                  }</span
                >`,
            )}
          </span>`,
    )}
  </span>`;
}
