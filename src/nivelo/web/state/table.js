/**
 * A table as it is shown: what is known of it, as signals. Where that comes from is for those that
 * extend it: `LiveTable` hears it from the server, `StillTable` is given it.
 */

import { computed, signal } from "../html.js";
import { deckOf } from "../cards/faces.js";
import { parseLevel } from "../game/levels.js";
import { LegalMoves } from "../game/moves.js";
import { looksOf, plainLook } from "../game/looks.js";
import { apart } from "../game/words/names.js";

/** @import { Command, EventInfo, GameInfo, Open, Own, Said, TableInfo } from "../protocol.js" */
/** @import { Deck } from "../cards/faces.js" */

/**
 * @typedef {object} Change
 * @property {EventInfo[]} events all that came at once
 * @property {Open | null} before how the table was before
 * @property {Open | null} [after] how it was then, where that is known
 * @property {boolean} live it happens now; otherwise it was missed or is long over
 * @property {boolean} [still] more follows at once: nothing needs to move for this
 */

/**
 * Somebody who follows the table.
 *
 * @typedef {object} Listener
 * @property {(change: Change) => number | void} changed after the change; returns for how many
 *   milliseconds it is to be seen before the next one
 * @property {(change: Change) => void} changing before the change, while all is as it was
 */

const SLOW = 3600; // seconds for a turn: as the server has it

export class TableState {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.seq = -1; // the last entry that is shown
    this.position = 0;
    this.info = signal(/** @type {TableInfo | null} */ (null));
    this.game = signal(/** @type {GameInfo | null} */ (null));
    this.you = signal(-1);
    this.former = signal(-1); // the seat that one has left and may take again
    this.open = signal(/** @type {Open | null} */ (null));
    this.own = signal(/** @type {Own | null} */ (null));
    this.until = signal(0); // when the time to act is up, by this device's clock
    this.chat = signal(/** @type {Said[]} */ ([]));
    this.present = signal(/** @type {number[]} */ ([]));
    this.watching = signal(0);
    this.muted = signal(/** @type {number[]} */ ([]));
    this.log = signal(/** @type {Change[]} */ ([])); // everything so far, as far as it is known
    this.bubbles = signal(/** @type {Record<number, Said>} */ ({})); // the last line of each seat, for a moment
    this.unread = signal(0); // lines of chat since it was last looked at
    this.held = signal(false); // what happens now is shown later
    this.busy = signal(false); // a move is on its way
    /** Which of the cards that lie open is being taken; they go after it. */
    this.chosen = signal(/** @type {import("./shown_cards.js").Chosen | null} */ (null));
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
    this.looks = computed(() => looksOf(this.info.value?.seats ?? []));
  }

  /** How many cards a seat holds, those too that it shows the others for a while. @param {number} seat */
  handSize(seat) {
    const open = this.open.value;
    return (open?.hand_sizes[seat] ?? 0) + (open?.opened[seat]?.length ?? 0);
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

  /** The colour and the sign of a seat. @param {number} seat */
  lookOf(seat) {
    return this.looks.value[seat] ?? plainLook(seat);
  }

  /** The class that has the colour and the shape of a seat. @param {number} seat */
  colourOf(seat) {
    return `s-${this.lookOf(seat).colour}`;
  }

  /** Does the game need a person who is not looking at it, so that no bot plays for them either? @param {number} seat */
  isAway(seat) {
    const who = this.info.value?.seats[seat];
    return Boolean(who?.person && !who.bot && !this.present.value.includes(seat));
  }

  /** Are there hours for every turn, so that nobody is expected to look on? */
  get isSlow() {
    return (this.info.value?.setup.timer ?? 0) >= SLOW;
  }

  /** What is to be done first, where somebody teaches. */
  get whatFirst() {
    return "";
  }

  /** Why somebody who teaches would keep a card. @param {string} card */
  whyKept(card) {
    void card; // nobody teaches
    return "";
  }

  /** May the person at this device act at all? */
  mayPlay() {
    return true;
  }

  /** Does what is shown come from a server that can be asked? */
  get isConnected() {
    return true;
  }

  /** Has the round only just begun? */
  get isFresh() {
    return (this.open.value?.turns ?? 0) <= 1;
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

  /** @param {Change} change */
  addToLog(change) {
    this.log.value = [...this.log.value, change];
  }

  /** Before a change: listeners may look at how it was. @param {Change} change */
  notifyChanging(change) {
    for (const listener of this.listeners) listener.changing(change);
  }

  /**
   * After a change that is seen now.
   *
   * @param {Change} change
   * @returns {number} for how many milliseconds it is to be seen
   */
  notifyChanged(change) {
    return Math.max(0, ...this.listeners.map((listener) => listener.changed(change) ?? 0));
  }

  /**
   * Follow every change from now on.
   *
   * @param {Listener["changed"]} changed
   * @param {Listener["changing"]} [changing]
   */
  listen(changed, changing = () => {}) {
    const listener = { changed, changing };
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
