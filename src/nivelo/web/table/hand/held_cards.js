/** The cards of a hand, each with a key of its own that it keeps as long as it is held. */

const FEW = 3; // as many as one can take at once; more is a new deal

/**
 * @typedef {object} HeldCard
 * @property {number} key
 * @property {string} card
 * @property {boolean} fresh it came last
 */

/**
 * A hand that has changed: cards that stay keep their keys, and of those that came the few that
 * were taken are fresh. In a new deal none is.
 *
 * @param {string[]} hand in the order in which it is shown
 * @param {HeldCard[]} former
 * @param {() => number} nextKey
 * @returns {HeldCard[]}
 */
export function heldCards(hand, former, nextKey) {
  const left = [...former];
  const kept = hand.map((card) => {
    const at = left.findIndex((each) => each.card === card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  const came = kept.filter((each) => each === null).length;
  const fresh = former.length > 0 && came <= FEW;
  const changed = former.length > 0 && former.length !== hand.length;
  return hand.map((card, i) => {
    const same = kept[i];
    if (same) return changed ? { ...same, fresh: false } : same;
    return { key: nextKey(), card, fresh };
  });
}
