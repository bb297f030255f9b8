/** A finished game that is looked at again: which moment is shown, to whom, and going on by itself. */

import { computed, signal } from "../html.js";
import { problemText } from "../parts/problem.js";
import { gameOf } from "../state/games.js";
import { seatsOf } from "../state/finished_seats.js";
import { StillTable, stillInfo } from "../state/still_table.js";
import { Flights } from "../table/effects/flights.js";
import { land } from "../table/effects/motion.js";
import { Frames } from "./frames.js";

/** @import { FinishedGame, Frame } from "../protocol.js" */

export const SPEEDS = Object.freeze([0.5, 1, 2, 4]);

const MOMENT = 1300; // milliseconds that a frame is shown at normal speed
const NOTHING_NEW = 150; // if nothing has happened in it, as while a level is laid out card by card

export class Player {
  /** @param {FinishedGame} game */
  constructor(game) {
    this.game = game;
    this.total = game.frames;
    this.at = signal(0);
    this.view = signal("open");
    this.speed = signal(1);
    this.playing = signal(false);
    this.problem = signal("");
    this.frame = signal(/** @type {Frame | null} */ (null));
    this.table = new StillTable(`replay ${game.result.table}`);
    this.table.info.value = infoOf(game);
    this.frames = this.framesOf("open");
    this.timer = 0;
    this.isLast = computed(() => this.at.value >= this.total - 1);
    gameOf(game.setup).then(
      (info) => (this.table.game.value = info ?? null),
      (error) => (this.problem.value = problemText(error)),
    );
  }

  /** @param {string} view */
  framesOf(view) {
    return new Frames(this.game.result.table, this.game.result.number, view);
  }

  /** Show a moment; asked for another meanwhile, that one is shown. @param {number} number */
  async show(number) {
    const wanted = Math.max(0, Math.min(number, this.total - 1));
    const before = this.at.value;
    this.at.value = wanted;
    clearTimeout(this.timer);
    const frames = this.frames;
    try {
      const frame = await frames.frame(wanted);
      if (this.at.value !== wanted || this.frames !== frames) return;
      this.put(frame, wanted === before + 1);
      frames.ahead(wanted, this.total);
    } catch (error) {
      this.pause();
      this.problem.value = problemText(error);
    }
  }

  /** @param {Frame} frame @param {boolean} onward it follows the one shown before */
  put(frame, onward) {
    const table = this.table;
    const former = table.open.value;
    this.problem.value = "";
    land();
    const change = { events: frame.events, before: former, live: true };
    const flights = onward ? new Flights(change, table) : null;
    this.frame.value = frame;
    table.position = frame.number;
    table.open.value = frame.open;
    flights?.run();
    if (!this.playing.value) return;
    if (this.isLast.value) {
      this.pause();
    } else {
      const wait = (frame.events.length ? MOMENT : NOTHING_NEW) / this.speed.value;
      this.timer = setTimeout(() => this.show(this.at.value + 1), wait);
    }
  }

  /** All frames of a round up to the present one, as far as they are there. */
  roundSoFar() {
    const frame = this.frame.value;
    return frame ? this.frames.known(frame.number, frame.open.round) : [];
  }

  play() {
    this.playing.value = true;
    this.show(this.isLast.value ? 0 : this.at.value + 1);
  }

  pause() {
    this.playing.value = false;
    clearTimeout(this.timer);
  }

  toggle() {
    if (this.playing.value) this.pause();
    else this.play();
  }

  /** Go one frame on or back, and stop there. @param {number} by */
  step(by) {
    this.pause();
    this.show(this.at.value + by);
  }

  /** Go to where the next round, or this or the last one, begins. @param {number} by 1 or -1 */
  async round(by) {
    this.pause();
    try {
      const here = await this.frames.firstOfRound(this.at.value);
      if (by < 0 && here < this.at.value) await this.show(here);
      else await this.show(await this.frames.otherRound(this.at.value, by, this.total));
    } catch (error) {
      this.problem.value = problemText(error);
    }
  }

  /** @param {string} view */
  look(view) {
    this.view.value = view;
    this.frames = this.framesOf(view);
    this.show(this.at.value);
  }

  stop() {
    this.pause();
    this.table.stop();
  }
}

/** The table as it was, without the cards. @param {FinishedGame} game */
export function infoOf(game) {
  const { result, setup } = game;
  return stillInfo({
    id: result.table,
    number: result.number,
    title: result.title,
    setup: { ...setup, hints: false },
    seats: seatsOf(result),
    levels: game.levels,
    track: game.track,
  });
}
