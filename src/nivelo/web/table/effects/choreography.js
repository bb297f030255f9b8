/**
 * How what happens at a table is shown: cards fly, signs appear at those who are hit, great moments
 * get their own, and each thing stays long enough to be seen. `changing` looks at how it was, `changed`
 * shows the change and returns how long the next thing should wait.
 */

import { shownFor } from "../../state/settings.js";
import { deal } from "./dealing.js";
import { Flights, wave } from "./flights.js";
import { mark } from "./marks.js";
import { land } from "./motion.js";
import { peakOf } from "./peak_of.js";
import { showPeak } from "./peaks.js";
import { rollDice } from "./rolling.js";
import { soundsOf } from "./sounds.js";
import { vibrate } from "./vibration.js";

/** @import { Change, TableState } from "../../state/table.js" */

/** How long one needs to take it in after the card has landed, in milliseconds. */
const REST = /** @type {Record<string, number>} */ ({
  turn: 220,
  drew: 120,
  took: 260,
  discarded: 300,
  laid_off: 260,
  put_down: 260,
  played: 450,
  opened: 800,
  stopped: 700,
  stole: 700,
  gave: 500,
  asked: 800,
  knocked: 700,
  knock_refused: 500,
  knock_granted: 500,
  turned_direction: 500,
  got_joker: 400,
  rolled: 350,
  moved: 400,
});

export class Choreography {
  /** @param {TableState} table */
  constructor(table) {
    this.table = table;
    this.mine = table.isMyMove.value;
    /** @type {Flights | null} */
    this.flights = null;
  }

  /** @param {Change} change */
  changing(change) {
    land();
    this.flights = change.still ? null : new Flights(change, this.table);
  }

  /** @param {Change} change @returns {number} */
  changed(change) {
    const table = this.table;
    const yourTurn = table.isMyMove.value && !this.mine;
    this.mine = table.isMyMove.value;
    const { events } = change;
    if (change.still) return 0;
    const flight = this.flights?.time ?? 0;
    this.flights?.run();
    this.flights = null;
    const dealt = events.some((event) => event.what === "dealt") ? deal(table) : 0;
    const rolled = events.some((event) => event.what === "rolled") ? rollDice() : 0;
    const hit = mark(events, table, flight);
    const peak = peakOf(change, table);
    const peakTime = peak ? showPeak(peak, flight) : 0;
    setTimeout(() => soundsOf(change, table, yourTurn, flight)); // what is seen comes first
    if (peak?.kind === "laid_out" && peakTime) {
      const laid = events.filter((event) => event.what === "laid_out");
      wave(
        laid.map((event) => `group-${event.place}`),
        flight,
      );
    }
    if (peak) vibrate(peak.card === undefined ? peak.kind : "hit");
    else if (hit && events.some((event) => event.place === table.you.value)) vibrate("hit");
    else if (yourTurn) vibrate("turn");
    const rest = Math.max(0, ...events.map((event) => REST[event.what] ?? 0));
    return Math.max(flight + shownFor(rest), peakTime, dealt, rolled + shownFor(rest));
  }
}
