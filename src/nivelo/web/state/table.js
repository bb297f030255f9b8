/**
 * A table as this device sees it: all that the server has told, as signals.
 *
 * What has happened is shown in order. While `held` is set, as during the look back at a round,
 * new things wait, so that nobody misses them.
 */

import { batch, computed, signal } from "../html.js";
import { deckOf } from "../cards/faces.js";
import { parseLevel } from "../game/levels.js";
import { LegalMoves } from "../game/moves.js";
import { Connection } from "./connection.js";
import { gameOf } from "./games.js";

/**
 * @import { Command, EventInfo, GameInfo, Hello, Open, Own, Said, ServerMessage, TableInfo, Update } from "../protocol.js"
 */
/** @import { Deck } from "../cards/faces.js" */

/**
 * @typedef {object} Happened
 * @property {EventInfo[]} events what happened at once
 * @property {Open | null} before how the table was before
 * @property {boolean} live it happens now; otherwise it was missed or is long over
 */

const MOST_SAID = 100;
const MOST_TOLD = 400;
const BUBBLE_MILLISECONDS = 5000;

export class TableState {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.seq = -1;
    this.position = 0;
    this.info = signal(/** @type {TableInfo | null} */ (null));
    this.game = signal(/** @type {GameInfo | null} */ (null));
    this.you = signal(-1);
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
    this.lostSeat = signal(""); // "moved" or "removed"
    this.held = signal(false);
    this.busy = signal(false); // a move is on its way
    /** @type {ServerMessage[]} */
    this.queue = [];
    /** @type {((happened: Happened) => void)[]} */
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

    this.connection = new Connection(
      id,
      () => this.lastSeen(),
      (message) => this.receive(message),
    );
  }

  /** On the first visit all that the server remembers is asked for, to fill the log. */
  lastSeen() {
    return Math.max(this.seq, 0);
  }

  /** What the present level of a seat asks for; nothing if there is none. @param {number} seat */
  asksOf(seat) {
    const levels = this.info.value?.levels[seat];
    const level = this.open.value?.levels[seat];
    const written = levels && level ? levels[level - 1] : undefined;
    return written ? parseLevel(written) : [];
  }

  /** Does the game go on, and does no bot play for this seat? */
  mayPlay() {
    const info = this.info.value;
    return info?.status === "playing" && !info.seats[this.you.value]?.bot;
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.info.value?.seats[seat]?.name || `${seat + 1}`;
  }

  get isHost() {
    return this.you.value >= 0 && this.info.value?.host === this.you.value;
  }

  // What the server says

  /** @param {ServerMessage} message */
  receive(message) {
    if (this.held.value && (message.type === "update" || message.type === "hello")) {
      this.queue.push(message);
    } else {
      this.take(message);
    }
  }

  /** Show what has waited. */
  release() {
    this.held.value = false;
    while (this.queue.length && !this.held.value) {
      const message = this.queue.shift();
      if (message) this.take(message);
    }
  }

  /** @param {ServerMessage} message */
  take(message) {
    if (message.type === "hello") batch(() => this.hello(message));
    else if (message.type === "update") this.update(message);
    else if (message.type === "presence") {
      batch(() => {
        this.present.value = message.present;
        this.watching.value = message.watching;
      });
    }
  }

  /** @param {Hello} message */
  hello(message) {
    const before = this.open.value;
    this.seq = message.seq;
    this.position = message.position;
    this.setInfo(message.table);
    this.setSeat(message.you);
    this.open.value = message.open;
    this.own.value = message.own;
    this.setClock(message.clock);
    this.said.value = message.said;
    this.present.value = message.present;
    this.muted.value = message.muted;
    if (message.events.length) this.tell({ events: message.events, before, live: false });
  }

  /** @param {Update} message */
  update(message) {
    if (message.seq <= this.seq) return;
    /** @type {Happened} */
    const happened = { events: message.events ?? [], before: this.open.value, live: true };
    batch(() => {
      this.seq = message.seq;
      this.position = message.position;
      if (message.table) this.setInfo(message.table);
      if (message.you !== undefined && message.you !== null) this.setSeat(message.you);
      if (message.open) this.open.value = message.open;
      else if (message.table && message.table.status === "open") this.open.value = null;
      if (message.own) this.own.value = message.own;
      else if (message.open || message.table) this.own.value = null;
      if (message.clock) this.setClock(message.clock);
      if (message.said) this.hear(message.said);
      if (message.muted) this.muted.value = message.muted;
      this.busy.value = false;
      if (happened.events.length) this.tell(happened);
    });
    if (happened.events.length) for (const listen of this.listeners) listen(happened);
  }

  /** @param {Happened} happened */
  tell(happened) {
    this.told.value = [...this.told.value, happened].slice(-MOST_TOLD);
  }

  /** @param {Said} said */
  hear(said) {
    this.said.value = [...this.said.value, said].slice(-MOST_SAID);
    if (said.seat !== this.you.value) this.unread.value += 1;
    this.bubbles.value = { ...this.bubbles.value, [said.seat]: said };
    setTimeout(() => {
      const { [said.seat]: now, ...others } = this.bubbles.value;
      if (now === said) this.bubbles.value = others;
    }, BUBBLE_MILLISECONDS);
  }

  /** @param {TableInfo} info */
  setInfo(info) {
    const former = this.info.value;
    if (former && former.number !== info.number) this.told.value = [];
    this.info.value = info;
    const same =
      former &&
      former.setup.game === info.setup.game &&
      former.setup.description === info.setup.description;
    if (!same) this.game.value = null;
    // Of the five games all is known that a running game needs; more is asked before it begins.
    if (!this.game.value && (info.setup.description || info.status === "open")) {
      gameOf(info.setup).then(
        (game) => (this.game.value = game ?? null),
        () => {
          // The cards are drawn as those of Level 8 until the next connection.
        },
      );
    }
  }

  /** @param {number} seat */
  setSeat(seat) {
    const former = this.you.value;
    if (former >= 0 && seat < 0 && !this.leaving) {
      this.lostSeat.value = this.info.value?.seats[former]?.person ? "moved" : "removed";
    }
    if (seat >= 0) this.lostSeat.value = "";
    this.you.value = seat;
  }

  /** @param {{now: number, until: number}} clock */
  setClock(clock) {
    this.until.value = clock.until ? Date.now() + clock.until - clock.now : 0;
  }

  // What is asked of the server

  /**
   * @param {Command} command
   * @returns {Promise<any>}
   */
  do(command) {
    return this.connection.send(command);
  }

  /** Make a move in the position that is shown. @param {string} move */
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

  /**
   * Be told of everything that happens from now on.
   *
   * @param {(happened: Happened) => void} listen
   */
  listen(listen) {
    this.listeners.push(listen);
    return () => {
      this.listeners = this.listeners.filter((each) => each !== listen);
    };
  }

  stop() {
    this.connection.stop();
  }
}
