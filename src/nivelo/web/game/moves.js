/**
 * Moves as they are written (docs/notation.md), read. The server lists every legal one; nothing
 * here decides what is legal.
 */

/**
 * @typedef {object} Move
 * @property {string} text
 * @property {"draw" | "pile" | "wish" | "lay_out" | "way" | "card" | "done" | "lay_off" | "discard"
 *   | "play" | "field" | "action" | "ask" | "steal" | "knock" | "pass" | "leave" | "count"} kind
 * @property {string} card as written, or empty
 * @property {number} place seat, pile, group, field or number, counted from 0; -1 if none
 * @property {string} extra what a joker becomes, an action's name, or what is asked for
 */

/** @type {[RegExp, (m: RegExpExecArray) => Omit<Move, "text">][]} */
const FORMS = [
  [/^draw$/, () => move("draw")],
  [/^draw(\d+)$/, (m) => move("count", "", Number(m[1]))],
  [/^pile(\d*)$/, (m) => move("pile", "", m[1] ? Number(m[1]) - 1 : 0)],
  [/^wish!$/, () => move("wish", "wish")],
  [/^knock!$/, () => move("knock", "knock")],
  [/^lay-out$/, () => move("lay_out")],
  [/^way(\d+)$/, (m) => move("way", "", Number(m[1]) - 1)],
  [/^done$/, () => move("done")],
  [/^pass$/, () => move("pass")],
  [/^leave$/, () => move("leave")],
  [/^field(\d+)$/, (m) => move("field", "", Number(m[1]) - 1)],
  [/^action:(.+)$/, (m) => move("action", "", -1, m[1])],
  [/^ask:([^:]+):(left|right)$/, (m) => move("ask", "", m[2] === "left" ? 0 : 1, m[1])],
  [/^(.+)@(\d+)([+-]?)$/, (m) => layOff(m)],
  [/^-(.+)$/, (m) => move("discard", m[1])],
  [/^(.+)>(\d+)$/, (m) => move("play", m[1], Number(m[2]) - 1)],
  [/^(.+)!$/, (m) => move("play", m[1])],
  [/^(.+)<(\d+)$/, (m) => move("steal", m[1], Number(m[2]) - 1)],
  [/^(.+)$/, (m) => move("card", m[1])],
];

/**
 * @param {Move["kind"]} kind
 * @param {string} [card]
 * @param {number} [place]
 * @param {string} [extra]
 */
function move(kind, card = "", place = -1, extra = "") {
  return { kind, card, place, extra };
}

/**
 * A lay-off: the extra is an end of a run, or the picture a joker becomes.
 *
 * @param {RegExpExecArray} m
 */
function layOff(m) {
  const [card = "", picture = ""] = (m[1] ?? "").split("=");
  return move("lay_off", card, Number(m[2]) - 1, picture || m[3]);
}

/**
 * @param {string} written
 * @returns {Move}
 */
export function parseMove(written) {
  for (const [form, read] of FORMS) {
    const match = form.exec(written);
    if (match) return { text: written, ...read(match) };
  }
  throw new Error(`no move: ${written}`);
}

/**
 * The seat that a move is about, or -1: a pile that all share is nobody's.
 *
 * @param {Move} move
 * @param {boolean} common is there one discard pile for all?
 */
export function seatOf({ kind, place }, common) {
  return kind === "play" || (kind === "pile" && !common) ? place : -1;
}

/** What can be done now, sorted by what it is done with. */
export class LegalMoves {
  /** @param {string[]} written */
  constructor(written) {
    this.all = written.map(parseMove);
  }

  /** @param {Move["kind"]} kind */
  of(kind) {
    return this.all.filter((each) => each.kind === kind);
  }

  /** @param {Move["kind"]} kind */
  has(kind) {
    return this.all.some((each) => each.kind === kind);
  }

  /** Everything that can be done with a card of the hand. @param {string} card */
  with(card) {
    return this.all.filter((each) => each.card === card && each.kind !== "steal");
  }

  /** @param {number} pile */
  takes(pile) {
    return this.all.find((each) => each.kind === "pile" && each.place === pile);
  }
}
