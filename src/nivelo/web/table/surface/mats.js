/** The groups that lie on the table, by who laid them out. Places for a card light up. */

import { classes, html, useEffect, useRef } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { cardWord, cardWords } from "../../cards/words.js";
import { Control } from "../../parts/control.js";
import { text } from "../../texts.js";
import { othersOf, placeOf } from "./seats.js";
import { whyNotLayOff } from "../why.js";

/** @import { Play } from "../play.js" */
/** @import { GroupInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */

/** @type {("left" | "far" | "right" | "near")[]} */
const SIDES = ["left", "far", "right", "near"];
const CROWDED = 6; // from so many cards on they lie closer together
const TIGHT = 5; // fewer cards never fill a mat

/** @param {{play: Play}} props */
export function Mats({ play }) {
  const table = play.table;
  const open = table.open.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const selected = play.selected.value;
  useEffect(() => {
    // A place for the chosen card may lie further down.
    if (selected >= 0) box.current?.querySelector(".target")?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  if (!open) return null;
  const numbered = open.groups.map((group, number) => ({ group, number }));
  const drafting = open.draft.length > 0 || open.draft_cards.length > 0;
  const owns = (/** @type {number} */ seat) =>
    open.groups.some((group) => group.owner === seat) || (drafting && seat === open.turn);
  const isTight = (/** @type {number} */ seat) =>
    open.groups.some((group) => group.owner === seat && group.cards.length >= TIGHT) ||
    Boolean(table.info.value?.track.length); // beside the board there is little room
  // In the order of the seats, each at its place: where one lays out, nobody else has to move.
  const seats = seatsOf(table);
  const owners = seats.filter(owns);
  return html`<div class="mats" data-seats=${seats.length} ref=${box}>
    ${SIDES.map((side) => {
      const here = owners.filter((owner) => placeOf(table, owner).side === side);
      return (
        here.length > 0 &&
        html`<div class="mat-side" key=${side} data-side=${side}>
          ${here.map(
            (owner) =>
              html`<section
                class=${classes("mat", owner === table.you.value && "mine", isTight(owner) && "tight")}
                key=${owner}
                aria-label=${text("mat-of", { name: table.nameOf(owner) })}
                style=${{ "--place": `${seats.indexOf(owner) + 1}`, "--part": `${placeOf(table, owner).part}`, "--groups": `${Math.max(1, numbered.filter(({ group }) => group.owner === owner).length)}` }}
              >
                <h2>
                  <span class=${`dot ${table.colourOf(owner)}`}></span>
                  <bdi>${owner === table.you.value ? text("you") : table.nameOf(owner)}</bdi>
                </h2>
                <div class="mat-groups">
                  ${numbered
                    .filter(({ group }) => group.owner === owner)
                    .map(
                      ({ group, number }) =>
                        html`<${Group}
                          key=${number}
                          play=${play}
                          group=${group}
                          number=${number}
                        />`,
                    )}
                  ${drafting && owner === open.turn && html`<${Draft} play=${play} />`}
                </div>
              </section>`,
          )}
        </div>`
      );
    })}
  </div>`;
}

/** The others as they sit, then oneself. @param {TableState} table */
function seatsOf(table) {
  const you = table.you.value;
  return [...othersOf(table), ...(you >= 0 ? [you] : [])];
}

/** @param {{play: Play, group: GroupInfo, number: number}} props */
function Group({ play, group, number }) {
  const table = play.table;
  const deck = table.deck.value;
  const card = play.hand.card(play.selected.value);
  const moves = play.targets.value.groups.get(number) ?? [];
  const can = moves.length > 0;
  const words = text("group-words", {
    kind: text(`group-${group.kind.replaceAll(/[ +]/g, "-")}`),
    name: table.nameOf(group.owner),
    cards: cardWords(group.cards, deck),
  });
  return html`<${Control}
    class=${classes("group", can && "target", group.cards.length >= CROWDED && "crowded")}
    can=${can}
    why=${whyNotLayOff(table, card)}
    label=${can ? text("lay-off-on", { card: cardWord(card, deck), group: words }) : words}
    style=${{ "--n": `${group.cards.length}` }}
    data-anchor=${`group-${number}`}
    data-drop=${`group:${number}`}
    onAct=${() => play.doOneOf(moves)}
  >
    ${group.cards.map(
      (each, i) =>
        html`<span class="card" key=${`${i} ${each}`}
          ><${CardFace} text=${each} deck=${deck}
        /></span>`,
    )}
  <//>`;
}

/** Groups that somebody is just laying out, card by card. @param {{play: Play}} props */
function Draft({ play }) {
  const { open, deck } = play.table;
  const groups = [
    ...(open.value?.draft ?? []).map((group) => group.cards),
    open.value?.draft_cards ?? [],
  ];
  return groups
    .filter((cards) => cards.length)
    .map(
      (cards, i) =>
        html`<span class="group draft" key=${`draft ${i}`} style=${{ "--n": `${cards.length}` }}>
          ${cards.map((card, j) => html`<span class="card" key=${j}><${CardFace} text=${card} deck=${deck.value} /></span>`)}
        </span>`,
    );
}
