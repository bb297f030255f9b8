/** How the moves of a decision compare with the one that the coach advises. */

/** @import { CoachInfo, OpinionInfo } from "../protocol.js" */

/**
 * The choice and, if several cards are picked at once, those that go with it.
 *
 * @param {CoachInfo} coach
 */
export function advisedMoves({ choice, then = [] }) {
  return choice ? [choice, ...then] : [];
}

/**
 * Does no discard leave the level better than the choice? Else that is no reason for it. Takes have
 * no such order: what a card of the draw pile does is not known.
 *
 * @param {CoachInfo} coach
 */
export function isBestForLevel({ choice, discards }) {
  const own = discards.find((each) => each.move === choice);
  if (!own) return true;
  return discards.every(
    (each) =>
      own.missing < each.missing || (own.missing === each.missing && own.helping >= each.helping),
  );
}

/**
 * How many more cards help after the card that is taken from a pile; null if no more do. What is
 * then missing is no reason: it would be as much with any other card.
 *
 * @param {CoachInfo} coach
 */
export function moreAfterTaking({ choice, takes }) {
  const taken = takes.find((each) => each.move === choice);
  const drawn = takes.find((each) => each.move === "draw"); // before its card is known
  if (!taken || !drawn || taken.missing > drawn.missing) return null;
  return taken.helping > drawn.helping ? { helping: taken.helping, before: drawn.helping } : null;
}

/**
 * How a move compares with the choice. Only what is surely less is called less, so no row of the
 * figures speaks against the sentence.
 *
 * @param {OpinionInfo} opinion
 * @param {string} choice
 */
export function comparison(opinion, choice) {
  if (opinion.move === choice) return "choice";
  const { low, high } = opinion.behind ?? { low: 0, high: 0 };
  // Where something other than trials decided, they may even speak for another move.
  if (high < 0) return "";
  return low > 0 ? "less" : "as-good";
}
