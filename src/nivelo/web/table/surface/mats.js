/** The groups that lie on the table, by who laid them out. Places for a card light up. */

import { classes, html, useEffect } from "../../html.js";
import { CardFace } from "../../cards/draw.js";
import { cardWord, cardWords } from "../../cards/words.js";
import { Control } from "../../parts/control.js";
import { text } from "../../texts.js";
import { bringOneIntoSight } from "./in_sight.js";
import { cellsOf, useCells } from "./mat_cells.js";
import { CROWDED, cardWidth, inner, secondLine, stepOf } from "./mat_sizes.js";
import { othersOf, placeOf } from "./seats.js";
import { whyNotLayOff } from "../why.js";

/** @import { Play } from "../play.js" */
/** @import { GroupInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */
/** @import { Cell } from "./mat_sizes.js" */

/** @type {("left" | "far" | "right" | "near")[]} */
const SIDES = ["left", "far", "right", "near"];
const TIGHT = 5; // fewer cards never fill a mat
const MANY = 7; // seats: there is little room for each

/** @param {{play: Play}} props */
export function Mats({ play }) {
  const table = play.table;
  const open = table.open.value;
  // In the order of the seats, each at its place: where one lays out, nobody else has to move.
  const seats = seatsOf(table);
  const { box, rows, cell } = useCells(Boolean(open), seats.length);
  const selected = play.selected.value;
  useEffect(() => {
    // The places for the chosen card may all lie further down.
    if (selected >= 0) bringOneIntoSight([...(box.current?.querySelectorAll(".target") ?? [])]);
  }, [selected]);
  if (!open) return null;
  const drafting = open.draft.length > 0 || open.draft_cards.length > 0;
  const owns = (/** @type {number} */ seat) =>
    open.groups.some((group) => group.owner === seat) || (drafting && seat === open.turn);
  const owners = seats.filter(owns);
  const cells = cellsOf(table, seats, cell);
  return html`<div
    class=${classes("mats", isCrowded(table, seats.length) && "beside")}
    data-seats=${seats.length}
    style=${{ "--rows": `${rows}` }}
    ref=${box}
  >
    ${SIDES.map((side) => {
      const here = owners.filter((owner) => placeOf(table, owner).side === side);
      const count = here[0] === undefined ? 0 : placeOf(table, here[0]).count;
      return (
        here.length > 0 &&
        html`<div
          class="mat-side"
          key=${side}
          data-side=${side}
          data-of=${count}
          style=${{ "--of": `${count}` }}
        >
          ${here.map(
            (owner) =>
              html`<${Mat}
                key=${owner}
                play=${play}
                owner=${owner}
                place=${seats.indexOf(owner) + 1}
                many=${seats.length >= MANY}
                cell=${cells.get(owner) ?? null}
                drafts=${drafting && owner === open.turn ? draftsOf(table) : []}
              />`,
          )}
        </div>`
      );
    })}
  </div>`;
}

/** Is there little room for what each lays out? @param {TableState} table @param {number} seats */
function isCrowded(table, seats) {
  return seats >= MANY || Boolean(table.info.value?.track.length);
}

/** Groups that somebody is just laying out, card by card. @param {TableState} table @returns {string[][]} */
export function draftsOf(table) {
  const open = table.open.value;
  const groups = [...(open?.draft ?? []).map((group) => group.cards), open?.draft_cards ?? []];
  return groups.filter((cards) => cards.length);
}

/**
 * @param {{
 *   play: Play, owner: number, place: number, many: boolean, cell: Cell | null, drafts: string[][],
 * }} props
 */
function Mat({ play, owner, place, many, cell, drafts }) {
  const table = play.table;
  const groups = (table.open.value?.groups ?? [])
    .map((group, number) => ({ group, number }))
    .filter(({ group }) => group.owner === owner);
  const sizes = [...groups.map(({ group }) => group.cards.length), ...drafts.map((d) => d.length)];
  const card = cell ? cardWidth(sizes, cell) : 0;
  const second = secondLine(sizes);
  /** @param {number} i */
  const style = (i) => {
    const cards = sizes[i] ?? 0;
    const other = i < second ? sizes.slice(second) : sizes.slice(0, second);
    return {
      "--n": `${cards}`,
      "--second": i < second ? "0" : "1",
      "--other-groups": `${other.length}`,
      "--other-inner": `${inner(other)}`,
      "--by": cell ? `${stepOf(cards, card, cell)}px` : "",
    };
  };
  const tight =
    !cell &&
    (many ||
      groups.some(({ group }) => group.cards.length >= TIGHT) ||
      Boolean(table.info.value?.track.length)); // beside the board there is little room too
  return html`<section
    class=${classes("mat", owner === table.you.value && "mine", tight && "tight", cell && "sized")}
    aria-label=${text("mat-of", { name: table.nameOf(owner) })}
    style=${{
      "--place": `${place}`,
      "--part": `${placeOf(table, owner).part}`,
      "--groups": `${sizes.length}`,
      "--inner": `${inner(sizes)}`,
      "--mat-card": cell ? `${card}px` : "",
    }}
  >
    <h2>
      <span class=${`dot ${table.colourOf(owner)}`}></span>
      <bdi>${owner === table.you.value ? text("you") : table.nameOf(owner)}</bdi>
    </h2>
    <div class="mat-groups">
      ${groups.map(
        ({ group, number }, i) =>
          html`<${Group}
            key=${number}
            play=${play}
            group=${group}
            number=${number}
            style=${style(i)}
          />`,
      )}
      ${drafts.map(
        (cards, i) =>
          html`<span class="group draft" key=${`draft ${i}`} style=${style(groups.length + i)}>
            ${cards.map((each, j) => html`<span class="card" key=${j}><${CardFace} text=${each} deck=${table.deck.value} /></span>`)}
          </span>`,
      )}
    </div>
  </section>`;
}

/** The others as they sit, then oneself. @param {TableState} table */
function seatsOf(table) {
  const you = table.you.value;
  return [...othersOf(table), ...(you >= 0 ? [you] : [])];
}

/** @param {{play: Play, group: GroupInfo, number: number, style: Record<string, string>}} props */
function Group({ play, group, number, style }) {
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
    style=${style}
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
