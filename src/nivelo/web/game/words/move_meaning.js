/** What a move of several meanings is for: the same card is given, shown, kept or put down. */

/** @type {Record<string, string>} */
const CARD_IN = {
  giving: "give",
  opening: "show",
  keeping: "keep",
  exchanging: "put_down",
  swapping: "put_down",
  wishing: "put_down",
};

/** @type {Record<string, string>} */
const DONE_IN = {
  stealing: "take_none",
  keeping: "keep_no_more",
  exchanging: "put_no_more",
  swapping: "put_no_more",
  wishing: "put_no_more",
  second_discard: "no_second",
};

/**
 * The kind of move, or what it is for in this decision.
 *
 * @param {string} kind
 * @param {string} decision
 */
export function meaningOf(kind, decision) {
  if (kind === "card") return CARD_IN[decision] ?? kind;
  if (kind === "done") return DONE_IN[decision] ?? kind;
  // Otherwise it is an answer to whether one knocks.
  return kind === "pass" && decision === "taking" ? "go_on" : kind;
}
