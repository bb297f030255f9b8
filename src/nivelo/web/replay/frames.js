/** The frames of a finished game, fetched page by page as they are needed. */

import { get } from "../api.js";

/** @import { Frame, Replay } from "../protocol.js" */

const PAGE = 100;

export class Frames {
  /**
   * @param {string} table
   * @param {number} number which game at the table
   * @param {string} view `open`, `spectator` or a seat's number
   */
  constructor(table, number, view) {
    this.path = `/tables/${encodeURIComponent(table)}/games/${number}/replay?view=${view}&count=${PAGE}`;
    /** @type {Map<number, Promise<Replay>>} */
    this.pages = new Map();
    /** @type {Map<number, Frame[]>} */
    this.here = new Map();
  }

  /** @param {number} page */
  load(page) {
    let promise = this.pages.get(page);
    if (!promise) {
      promise = get(`${this.path}&start=${page * PAGE}`);
      this.pages.set(page, promise);
      promise.then(
        ({ frames }) => this.here.set(page, frames),
        () => this.pages.delete(page),
      );
    }
    return promise;
  }

  /** @param {number} number @returns {Promise<Frame>} */
  async frame(number) {
    const page = Math.floor(number / PAGE);
    const frame = (await this.load(page)).frames[number % PAGE];
    if (!frame) throw new Error(`there is no frame ${number}`);
    return frame;
  }

  /** The frames of a round up to this one, without waiting for any. @param {number} last @param {number} round */
  known(last, round) {
    /** @type {Frame[]} */
    const frames = [];
    for (let number = last; number >= 0; number -= 1) {
      const frame = this.here.get(Math.floor(number / PAGE))?.[number % PAGE];
      if (!frame || frame.open.round !== round) break;
      frames.unshift(frame);
    }
    return frames;
  }

  /** Have the page after a frame ready before it is needed. @param {number} number @param {number} total */
  ahead(number, total) {
    const next = Math.floor(number / PAGE) + 1;
    if (number % PAGE > PAGE / 2 && next * PAGE < total) this.load(next).catch(() => {});
  }

  /**
   * The next frame in a direction that another round begins with; the first or last one otherwise.
   *
   * @param {number} from
   * @param {number} step 1 or -1
   * @param {number} total
   */
  async otherRound(from, step, total) {
    const round = (await this.frame(from)).open.round;
    let at = from;
    while (at + step >= 0 && at + step < total) {
      at += step;
      if ((await this.frame(at)).open.round === round) continue;
      return step > 0 ? at : await this.firstOfRound(at);
    }
    return at;
  }

  /** @param {number} from */
  async firstOfRound(from) {
    const round = (await this.frame(from)).open.round;
    let at = from;
    while (at > 0 && (await this.frame(at - 1)).open.round === round) at -= 1;
    return at;
  }
}
