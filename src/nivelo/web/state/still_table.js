/**
 * A table without a server: what it shows is put there, by a replay or by the script of the first
 * game. The parts of the table screen take it for any other table.
 */

import { computed, signal } from "../html.js";
import { deckOf } from "../cards/faces.js";
import { parseLevel } from "../game/levels.js";
import { LegalMoves } from "../game/moves.js";

/** @import { Command, GameInfo, Open, Own, Said, SeatInfo, Setup, TableInfo } from "../protocol.js" */
/** @import { Deck } from "../cards/faces.js" */
/** @import { Happened, TableState } from "./table.js" */

/**
 * What a table has only to speak with the server.
 *
 * @typedef {"connection" | "queue" | "lastSeen" | "receive" | "take" | "hello" | "update" | "tell" | "hear"
 *   | "setInfo" | "setSeat" | "setClock" | "mayPlay"} NotHere
 */

/** @type {Setup} */
const SETUP = {
  game: "level8-101",
  description: "",
  seats: 2,
  sides: ["one"],
  mix: "none",
  options: {},
  timer: 0,
  knock_seconds: 5,
  pace: 0,
  bot: { name: "greedy", strength: 10 },
  spectators: true,
  listed: false,
  hints: false,
};

/**
 * A table's description, of which only what differs needs to be said.
 *
 * @param {Partial<Omit<TableInfo, "setup">> & {setup?: Partial<Setup>}} part
 * @returns {TableInfo}
 */
export function stillInfo({ setup = {}, ...part }) {
  return {
    id: "",
    code: "",
    title: "",
    status: "playing",
    number: 1,
    host: -1,
    seats: [],
    levels: [],
    track: [],
    commitment: "",
    ...part,
    setup: { ...SETUP, ...setup },
  };
}

/** @param {string} name @param {Partial<SeatInfo>} [part] @returns {SeatInfo} */
export function stillSeat(name, part = {}) {
  return { name, person: true, bot: null, ready: true, side: "one", word: "", wins: 0, ...part };
}

export class StillTable {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.seq = 0;
    this.position = 0;
    this.info = signal(/** @type {TableInfo | null} */ (null));
    this.game = signal(/** @type {GameInfo | null} */ (null));
    this.you = signal(-1);
    this.open = signal(/** @type {Open | null} */ (null));
    this.own = signal(/** @type {Own | null} */ (null));
    this.until = signal(0);
    this.said = signal(/** @type {Said[]} */ ([]));
    this.present = signal([0, 1, 2, 3, 4, 5, 6, 7]); // nobody is away
    this.watching = signal(0);
    this.muted = signal(/** @type {number[]} */ ([]));
    this.told = signal(/** @type {Happened[]} */ ([]));
    this.bubbles = signal(/** @type {Record<number, Said>} */ ({}));
    this.unread = signal(0);
    this.lostSeat = signal("");
    this.held = signal(false);
    this.busy = signal(false);
    this.isHost = false;
    this.leaving = false;
    /** @type {((happened: Happened) => void)[]} */
    this.listeners = [];
    this.connection = { status: signal("open"), code: signal("") };

    this.deck = computed(
      () => /** @type {Deck} */ (this.game.value ?? deckOf(this.info.value?.setup.game ?? "")),
    );
    this.legal = computed(() => new LegalMoves(this.own.value?.legal ?? []));
    this.isMyMove = computed(() => this.legal.value.all.length > 0);
    this.asks = computed(() => this.asksOf(this.you.value));
  }

  /** This table as the parts of the table screen want it. @returns {TableState} */
  get asTable() {
    /** All that those parts use is here, too. @type {Omit<TableState, NotHere>} */
    const found = this;
    return /** @type {TableState} */ (found);
  }

  /** @param {number} seat */
  asksOf(seat) {
    const level = this.open.value?.levels[seat] ?? 0;
    const written = this.info.value?.levels[seat]?.[level - 1];
    return written ? parseLevel(written) : [];
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.info.value?.seats[seat]?.name || `${seat + 1}`;
  }

  /** Nobody is there who could do anything. @param {Command} command @returns {Promise<any>} */
  do(command) {
    return Promise.reject(new Error(`nobody to ask: ${command.type}`));
  }

  /** @param {string} move @returns {Promise<any>} */
  move(move) {
    return this.do({ type: "move", at: this.position, move });
  }

  /** @param {string[]} moves */
  async moveAll(moves) {
    for (const move of moves) await this.move(move);
  }

  /** @param {(happened: Happened) => void} listen */
  listen(listen) {
    this.listeners.push(listen);
    return () => {
      this.listeners = this.listeners.filter((each) => each !== listen);
    };
  }

  release() {
    this.held.value = false;
  }

  stop() {
    this.listeners = [];
  }
}
