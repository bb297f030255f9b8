/** Who sits where in the first game, and how its table is after the deal. */

/** @import { Open } from "../protocol.js" */

export const YOU = 0;
export const MIA = 1;
export const BEN = 2;

/** The table after the deal: what this round shows of it, not all that games may have. */
export function dealt() {
  /** @type {Partial<Open>} */
  const shown = {
    round: 1,
    turns: 1,
    dealer: BEN,
    turn: YOU,
    direction: 1,
    to_act: YOU,
    decision: "taking",
    ender: -1,
    winner: -1,
    levels: [1, 1, 1],
    laid_out: [false, false, false],
    hand_sizes: [10, 10, 10],
    kept_sizes: [0, 0, 0],
    known: [[], [], []],
    kept_seen: [[], [], []],
    piles: [[], [], ["R12"]],
    draw_size: 70,
    under: [],
    front: [[], [], []],
    opened: [[], [], []],
    beside: 0,
    thrown: 0,
    knocker: -1,
    stock: 0,
    towers: [],
    dice: [],
    again: false,
    must_steal: false,
    asked: "",
    todo: 1,
    done: 0,
    groups: [],
    draft: [],
    draft_anchor: -1,
    draft_cards: [],
  };
  return /** @type {Open} */ (shown);
}
