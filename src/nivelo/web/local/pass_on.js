/**
 * Several people play on this device: it is passed on, and between two of them nobody's hand is on
 * the screen. Whether anybody knocks is asked of all at once: the card lies there for all to see.
 */

import { post } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { Card } from "../cards/draw.js";
import { heldForKnock, mayKnock } from "../game/knocking.js";
import { Dialog } from "../parts/dialog.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { loadStyles } from "../parts/styles.js";
import { text } from "../texts.js";

/** @import { LiveTable } from "../state/live_table.js" */

const NOBODY = -1;

/** @typedef {{turns: number, seat: number}} Said after which turn, and who wants to knock */

/**
 * Who must act next, if it is somebody else at this device than the one who holds it.
 *
 * @param {LiveTable} table
 */
export function nextHolder(table) {
  const seat = awaited(table);
  return seat === table.you.value || table.held.value ? -1 : seat;
}

/** The seat of the person who must act; -1 if it is nobody's turn, or a bot's. @param {LiveTable} table */
function awaited(table) {
  const info = table.info.value;
  const seat = table.open.value?.to_act ?? -1;
  const who = info?.seats[seat];
  return info?.status === "playing" && who?.person && !who.bot ? seat : -1;
}

/** Whoever can still knock, in the order in which they are asked. @param {LiveTable} table */
export function yetToKnock(table) {
  const open = table.open.value;
  if (open?.decision !== "knocking") return [];
  const count = open.levels.length;
  /** @type {number[]} */
  const seats = [];
  for (let seat = open.to_act; seat !== open.turn; seat = (seat + open.direction + count) % count) {
    if (mayKnock(table, seat)) seats.push(seat);
  }
  return seats;
}

/** @param {{table: LiveTable, onHold: (seat: number) => void}} props */
export function PassOn({ table, onHold }) {
  const [said, setSaid] = useState(/** @type {Said | null} */ (null));
  useEffect(() => {
    loadStyles("local");
  }, []);
  const open = table.open.value;
  const seat = awaited(table);
  const knocking = open?.decision === "knocking";
  const settled = knocking && said?.turns === open.turns;
  // All who are asked before the one who knocks do not.
  const passes = settled && seat >= 0 && seat !== said.seat;
  useEffect(() => {
    if (!passes) return;
    post(`/tables/${table.id}/commands?seat=${seat}`, {
      type: "move",
      at: table.position,
      move: "pass",
    }).catch((error) => note(problemText(error)));
  }, [passes, seat]);
  if (nextHolder(table) < 0) return null;
  if (knocking && (!settled || passes)) {
    return html`<${AnyKnock}
      table=${table}
      busy=${passes}
      onSay=${(/** @type {number} */ who) => {
        heldForKnock.value = open.turns;
        setSaid({ turns: open.turns, seat: who });
      }}
    />`;
  }
  const name = table.nameOf(seat);
  const hold = () => {
    setSaid(null);
    onHold(seat);
  };
  return html`<${Dialog} key=${seat} class="pass-on" title=${text("pass-on", { name })}>
    <p>${text("pass-on-note")}</p>
    <div class="row">
      <button class="button main big" type="button" autofocus onClick=${hold}>
        ${text("pass-on-here", { name })}
      </button>
    </div>
  <//>`;
}

/** @param {{table: LiveTable, busy: boolean, onSay: (seat: number) => void}} props */
function AnyKnock({ table, busy, onSay }) {
  const top = table.open.value?.piles[0]?.at(-1) ?? "?";
  return html`<${Dialog} key="knock" class="pass-on" title=${text("pass-on-any-knock")}>
    <${Card} text=${top} deck=${table.deck.value} />
    <p>${text("pass-on-note")}</p>
    <div class="row">
      <button
        class="button main big"
        type="button"
        autofocus
        disabled=${busy}
        onClick=${() => onSay(NOBODY)}
      >
        ${text("pass-on-no-knock")}
      </button>
      ${yetToKnock(table).map(
        (each) =>
          html`<button
            class="button big"
            key=${each}
            type="button"
            disabled=${busy}
            onClick=${() => onSay(each)}
          >
            ${text("pass-on-knocks", { name: table.nameOf(each) })}
          </button>`,
      )}
    </div>
  <//>`;
}
