/** The cards of a hand, each with a key of its own that it keeps as long as it is held. */

/**
 * @typedef {object} HeldCard
 * @property {number} key
 * @property {string} card
 * @property {boolean} fresh it came last
 */

/**
 * How cards have come to a hand.
 *
 * @typedef {object} Coming
 * @property {boolean} [dealt] as a new deal
 * @property {string[]} [back] these had only been shown
 */

/**
 * A hand that has changed: cards that stay keep their keys, and those that came are fresh. In a new
 * deal none is, nor what comes back.
 *
 * @param {string[]} hand in the order in which it is shown
 * @param {HeldCard[]} former
 * @param {() => number} nextKey
 * @param {Coming} [coming]
 * @returns {HeldCard[]}
 */
export function heldCards(hand, former, nextKey, { dealt = false, back = [] } = {}) {
  const left = [...former];
  const kept = hand.map((card) => {
    const at = left.findIndex((each) => each.card === card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  const marks = former.length > 0 && !dealt;
  const known = [...back];
  const came = kept.includes(null);
  const changed = former.length > 0 && (came || former.length !== hand.length);
  return hand.map((card, i) => {
    const same = kept[i];
    if (same) return changed ? { ...same, fresh: false } : same;
    const again = known.indexOf(card);
    if (again >= 0) known.splice(again, 1);
    return { key: nextKey(), card, fresh: marks && again < 0 };
  });
}
