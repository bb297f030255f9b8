/**
 * Shows what the server says one thing after the other, each for as long as it takes to see it.
 *
 * What comes in between waits its turn. When more waits than anyone wants to watch it goes faster,
 * and `hurry` shows all of it at once.
 */

import { signal } from "../html.js";

const COMFORTABLE = 4; // so many may wait before all goes faster

/** @template T */
export class Playback {
  /**
   * @param {(item: T, last: boolean) => number} show show it; returns for how many milliseconds. Only
   *   the `last` of several that are shown at once needs to move.
   * @param {() => boolean} held must everything wait?
   */
  constructor(show, held) {
    this.show = show;
    this.held = held;
    /** @type {T[]} */
    this.queue = [];
    this.timer = 0;
    this.waiting = signal(0); // how many are still to be shown
    this.playing = signal(false); // the last one is still to be seen
  }

  /** @param {T} item */
  push(item) {
    this.queue.push(item);
    this.waiting.value = this.queue.length;
    if (!this.timer) this.step();
  }

  /** This comes before all that waits. @param {T} item */
  unshift(item) {
    this.queue.unshift(item);
    this.waiting.value = this.queue.length;
  }

  step() {
    clearTimeout(this.timer);
    this.timer = 0;
    while (!this.timer) {
      const item = this.held() ? undefined : this.queue.shift();
      this.waiting.value = this.queue.length;
      if (item === undefined) break;
      const pace = Math.min(1, COMFORTABLE / Math.max(this.queue.length, 1));
      const time = this.show(item, true) * pace;
      if (time > 0) this.timer = setTimeout(() => this.step(), time);
    }
    this.playing.value = this.timer !== 0;
  }

  /** Show at once all that may be shown. */
  hurry() {
    clearTimeout(this.timer);
    this.timer = 0;
    while (!this.held()) {
      const item = this.queue.shift();
      if (item === undefined) break;
      const time = this.show(item, this.queue.length === 0);
      if (!this.queue.length && time > 0) this.timer = setTimeout(() => this.step(), time);
    }
    this.waiting.value = this.queue.length;
    this.playing.value = this.timer !== 0;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
  }
}
