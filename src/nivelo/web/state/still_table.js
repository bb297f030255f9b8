/**
 * A table without a server: what it shows is put there, by a replay or by the script of the first
 * game.
 */

import { TableState } from "./table.js";

/** @import { SeatInfo, Setup, TableInfo } from "../protocol.js" */

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
  dealer: -1,
  bot: { name: "hard", strength: 10 },
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
  const seat = { name, person: true, bot: null, ready: true, side: "one", word: "", wins: 0 };
  return { ...seat, left: false, avatar: null, ...part };
}

export class StillTable extends TableState {
  /** @param {string} id */
  constructor(id) {
    super(id);
    this.present.value = [0, 1, 2, 3, 4, 5, 6, 7]; // nobody is away
  }
}
