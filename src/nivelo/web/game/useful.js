/**
 * Which cards of a hand go towards its level: a quick guess for sorting, not the solver. Groups
 * are filled one after the other with the most that fits.
 */

import { face } from "../cards/faces.js";

/** @import { Deck, Face } from "../cards/faces.js" */
/** @import { Ask } from "./levels.js" */

/** @param {Face[]} cards @param {(card: Face) => string | number} key */
function groupedBy(cards, key) {
  /** @type {Map<string | number, Face[]>} */
  const groups = new Map();
  for (const card of cards) {
    const k = key(card);
    if (k === "" || k === 0) continue;
    const group = groups.get(k);
    if (group) group.push(card);
    else groups.set(k, [card]);
  }
  return [...groups.values()];
}

/** @param {Face[][]} groups @param {number} most */
function largest(groups, most) {
  const best = groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return best.slice(0, most);
}

/**
 * One card of each value, from the stretch of values in which most are there.
 *
 * @param {Face[]} cards
 * @param {number} size
 */
function bestRun(cards, size) {
  const one = new Map(cards.filter((card) => card.value).map((card) => [card.value, card]));
  /** @type {Face[]} */
  let best = [];
  for (const low of one.keys()) {
    const run = [];
    for (let value = low; value < low + size; value += 1) {
      const card = one.get(value);
      if (card) run.push(card);
    }
    if (run.length > best.length) best = run;
  }
  return best;
}

/** @param {Face[]} cards @param {Ask} ask @param {Deck} deck @returns {Face[]} */
function towards(cards, ask, deck) {
  const plain = cards.filter((card) => card.kind === "number" || card.kind === "picture");
  const elements = plain.filter((card) => deck.elements.includes(card.picture));
  const animals = plain.filter((card) => deck.animals.includes(card.picture));
  const numbers = plain.filter((card) => card.value > 0);
  switch (ask.kind) {
    case "run":
      return bestRun(numbers, ask.size);
    case "colour run":
      return (
        groupedBy(numbers, (card) => card.colour)
          .map((same) => bestRun(same, ask.size))
          .toSorted((a, b) => b.length - a.length)[0] ?? []
      );
    case "set": {
      const among = { numbers, elements, animals, "": plain }[ask.of];
      return largest(
        groupedBy(among, (card) => card.value || card.picture),
        ask.size,
      );
    }
    case "colour":
      return largest(
        groupedBy(plain, (card) => card.colour),
        ask.size,
      );
    case "elements":
      return groupedBy(elements, (card) => card.picture)
        .flatMap((same) => same.slice(0, 1))
        .slice(0, ask.size);
    case "animals":
      return groupedBy(animals, (card) => card.picture)
        .flatMap((same) => same.slice(0, 1))
        .slice(0, ask.size);
    case "points":
      return numbers.toSorted((a, b) => b.value - a.value).slice(0, 2);
    default:
      return bestPairs(elements, animals, ask.size, deck);
  }
}

/** @param {Face[]} elements @param {Face[]} animals @param {number} pairs @param {Deck} deck */
function bestPairs(elements, animals, pairs, deck) {
  /** @type {Face[][]} */
  const pairings = deck.elements.map((name, i) => [
    ...elements.filter((card) => card.picture === name).slice(0, 1),
    ...animals.filter((card) => card.picture === deck.animals[i]).slice(0, 1),
  ]);
  return pairings
    .toSorted((a, b) => b.length - a.length)
    .slice(0, pairs)
    .flat();
}

/**
 * For each group of the level, the cards of the hand that go towards it.
 *
 * @param {string[]} hand
 * @param {Ask[]} asks
 * @param {Deck} deck
 * @returns {string[][]}
 */
export function usefulCards(hand, asks, deck) {
  let left = hand.map((card) => face(card, deck));
  return asks.map((ask) => {
    const useful = towards(left, ask, deck);
    left = left.filter((card) => !useful.includes(card));
    return useful.map((card) => card.text);
  });
}
