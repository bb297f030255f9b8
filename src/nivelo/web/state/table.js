/**
 * A table as it is shown: what is known of it, as signals. Where that comes from is for those that
 * extend it: `LiveTable` hears it from the server, `StillTable` is given it.
 */

import { computed, signal } from "../html.js";
import { deckOf } from "../cards/faces.js";
import { parseLevel } from "../game/levels.js";
import { LegalMoves } from "../game/moves.js";
import { apart } from "../game/names.js";

/** @import { Command, EventInfo, GameInfo, Open, Own, Said, TableInfo } from "../protocol.js" */
/** @import { Deck } from "../cards/faces.js" */

/**
 * @typedef {object} Happened
 * @property {EventInfo[]} events what happened at once
 * @property {Open | null} before how the table was before
 * @property {boolean} live it happens now; otherwise it was missed or is long over
 * @property {boolean} [still] more follows at once: nothing needs to move for this
 */

/**
 * Somebody who is told what happens.
 *
 * @typedef {object} Listener
 * @property {(happened: Happened) => number | void} told after the change; returns for how many
 *   milliseconds it is to be seen before the next thing happens
 * @property {(happened: Happened) => void} coming before the change, while all is as it was
 */

export class TableState {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.position = 0;
    this.info = signal(/** @type {TableInfo | null} */ (null));
    this.game = signal(/** @type {GameInfo | null} */ (null));
    this.you = signal(-1);
    this.former = signal(-1); // the seat that one has left and may take again
    this.open = signal(/** @type {Open | null} */ (null));
    this.own = signal(/** @type {Own | null} */ (null));
    this.until = signal(0); // when the time to act is up, by this device's clock
    this.said = signal(/** @type {Said[]} */ ([]));
    this.present = signal(/** @type {number[]} */ ([]));
    this.watching = signal(0);
    this.muted = signal(/** @type {number[]} */ ([]));
    this.told = signal(/** @type {Happened[]} */ ([])); // all that happened, as far as it is known
    this.bubbles = signal(/** @type {Record<number, Said>} */ ({})); // what each seat said just now
    this.unread = signal(0); // lines of chat since it was last looked at
    this.held = signal(false); // what happens now is shown later
    this.busy = signal(false); // a move is on its way
    /** @type {Listener[]} */
    this.listeners = [];
    this.leaving = false;

    this.deck = computed(
      () => /** @type {Deck} */ (this.game.value ?? deckOf(this.info.value?.setup.game ?? "")),
    );
    this.legal = computed(
      () => new LegalMoves(this.mayPlay() ? (this.own.value?.legal ?? []) : []),
    );
    this.isMyMove = computed(() => this.legal.value.all.length > 0);
    this.asks = computed(() => this.asksOf(this.you.value));
  }

  /** What the present level of a seat asks for; nothing if there is none. @param {number} seat */
  asksOf(seat) {
    const levels = this.info.value?.levels[seat];
    const level = this.open.value?.levels[seat];
    const written = levels && level ? levels[level - 1] : undefined;
    return written ? parseLevel(written) : [];
  }

  /** @param {number} seat */
  nameOf(seat) {
    return apart(this.info.value?.seats[seat]?.name || `${seat + 1}`);
  }

  /** May the person at this device act at all? */
  mayPlay() {
    return true;
  }

  /** Does what is shown come from a server that can be asked? */
  get isConnected() {
    return true;
  }

  get isHost() {
    return this.you.value >= 0 && this.info.value?.host === this.you.value;
  }

  /** Ask for something to be done. @param {Command} command @returns {Promise<any>} */
  do(command) {
    return Promise.reject(new Error(`nobody to ask: ${command.type}`));
  }

  /** Make a move in the position that is shown. @param {string} move @returns {Promise<any>} */
  async move(move) {
    this.busy.value = true;
    try {
      return await this.do({ type: "move", at: this.position, move });
    } finally {
      this.busy.value = false;
    }
  }

  /**
   * Several moves, one after the other, each in the position that the one before has led to.
   *
   * @param {string[]} moves
   */
  async moveAll(moves) {
    for (const move of moves) await this.move(move);
  }

  /** Something happened: it is written down. @param {Happened} happened */
  tell(happened) {
    this.told.value = [...this.told.value, happened];
  }

  /** Something is about to change: those who listen may look at how it was. @param {Happened} happened */
  foretell(happened) {
    for (const listener of this.listeners) listener.coming(happened);
  }

  /**
   * Something happens now: all who listen are told.
   *
   * @param {Happened} happened
   * @returns {number} for how many milliseconds it is to be seen
   */
  announce(happened) {
    return Math.max(0, ...this.listeners.map((listener) => listener.told(happened) ?? 0));
  }

  /**
   * Be told of everything that happens from now on.
   *
   * @param {Listener["told"]} told
   * @param {Listener["coming"]} [coming]
   */
  listen(told, coming = () => {}) {
    const listener = { told, coming };
    this.listeners.push(listener);
    return () => {
      this.listeners = this.listeners.filter((each) => each !== listener);
    };
  }

  /** Show what has waited. */
  release() {
    this.held.value = false;
  }

  /** Show at once what would be shown one thing after the other. */
  hurry() {}

  stop() {
    this.listeners = [];
  }
}
