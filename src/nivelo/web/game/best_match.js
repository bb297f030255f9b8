/**
 * The cards of a hand laid into its level so that the fewest places stay empty: as many as the
 * engine's solver says are missing. Whether the level can be laid out, only the server says.
 *
 * Each group can lie in several ways; a way is a row of places, and a place says what may lie there.
 * Of all choices of ways that one is taken whose places can be filled best, each by a card of its
 * own: with the fewest empty, and of those with the fewest jokers.
 */

import { face, inRange } from "../cards/faces.js";

/** @import { Deck, Face } from "../cards/faces.js" */
/** @import { GroupSpec } from "./levels.js" */

/**
 * What may lie in a place; what is left out does not matter.
 *
 * @typedef {object} Place
 * @property {number} [value]
 * @property {string} [colour]
 * @property {string} [picture]
 * @property {boolean} [joker] a joker alone: points that no number of the hand makes up
 */

/**
 * @typedef {object} Way
 * @property {Place[]} places
 * @property {number[][]} fits for each place, the cards of the hand that may lie there, by their index
 * @property {number[][]} plain the same without jokers
 * @property {number} cost if the group has the whole hand to itself
 */

/** @typedef {{places: Place[], cards: string[]}} Filled an empty text is an empty place */

/** What an empty place costs; one with a joker costs 1. No hand has as many jokers. */
const EMPTY = 1000;

const MOST_STEPS = 20_000; // levels that people invent may have more choices than are worth a wait

/** @param {number} size @param {(i: number) => Place} place */
const row = (size, place) => Array.from({ length: size }, (_, i) => place(i));

/** @param {number} size @param {Place} place */
const repeated = (size, place) => row(size, () => place);

/** All choices of so many of these. @template T @param {T[]} all @param {number} size @returns {T[][]} */
function choose(all, size) {
  if (size === 0) return [[]];
  return all.flatMap((each, i) =>
    choose(all.slice(i + 1), size - 1).map((rest) => [each, ...rest]),
  );
}

/** @param {number} size @param {Deck} deck @param {string} [colour] @returns {Place[][]} */
function runs(size, deck, colour) {
  const lows = Array.from({ length: Math.max(0, deck.values - size + 1) }, (_, i) => i + 1);
  return lows.map((low) => row(size, (i) => ({ value: low + i, ...(colour && { colour }) })));
}

/** @param {string[]} names @returns {Place[]} */
const pictures = (names) => names.map((picture) => ({ picture }));

/** @param {GroupSpec} ask @param {Face[]} hand @param {Deck} deck @returns {Place[][]} */
function waysOf(ask, hand, deck) {
  const { size } = ask;
  switch (ask.kind) {
    case "run":
      return runs(size, deck);
    case "colour run":
      return deck.colours.flatMap((colour) => runs(size, deck, colour));
    case "set":
      return kindsOf(ask, deck).map((kind) => repeated(size, kind));
    case "colour":
      return deck.colours.map((colour) => repeated(size, { colour }));
    case "elements":
      return choose(deck.elements, size).map(pictures);
    case "animals":
      return choose(deck.animals, size).map(pictures);
    case "points":
      return ask.oneColour
        ? deck.colours.flatMap((colour) => sums(size, hand, deck, colour))
        : sums(size, hand, deck);
    default:
      return choose(deck.elements, size).map((elements) =>
        elements.flatMap((name) =>
          pictures([name, deck.animals[deck.elements.indexOf(name)] ?? ""]),
        ),
      );
  }
}

/** What a set may be of. @param {GroupSpec} ask @param {Deck} deck @returns {Place[]} */
function kindsOf(ask, deck) {
  const numbers = row(deck.values, (i) => ({ value: i + 1 }));
  const elements = pictures(deck.elements);
  const animals = pictures(deck.animals);
  return { numbers, elements, animals, "": [...numbers, ...elements, ...animals] }[ask.of];
}

/**
 * Points as numbers of the hand that stay within them, and jokers for the rest.
 *
 * @param {number} points
 * @param {Face[]} hand
 * @param {Deck} deck
 * @param {string} [colour]
 * @returns {Place[][]}
 */
function sums(points, hand, deck, colour) {
  const values = hand
    .filter((card) => card.value > 0 && (!colour || card.colour === colour))
    .map((card) => card.value)
    .toSorted((a, b) => b - a);
  /** @type {Map<string, Place[]>} */
  const ways = new Map();
  /** @param {number} from @param {number} left @param {number[]} taken */
  function take(from, left, taken) {
    const jokers = row(Math.ceil(left / deck.values), () => ({ joker: true }));
    const numbers = taken.map((value) => ({ value, ...(colour && { colour }) }));
    ways.set(taken.join(), [...numbers, ...jokers]);
    for (let i = from; i < values.length && ways.size < MOST_STEPS; i += 1) {
      const value = values[i] ?? 0;
      const repeats = i > from && value === values[i - 1];
      if (value <= left && !repeats) take(i + 1, left - value, [...taken, value]);
    }
  }
  take(0, points, []);
  return [...ways.values()];
}

/** May a card lie in a place? @param {Face} card @param {Place} place */
function fits(card, place) {
  if (card.kind === "joker") {
    if (place.picture) return card.high === 0;
    return place.value === undefined || inRange(card, place.value);
  }
  if (place.joker || (card.kind !== "number" && card.kind !== "picture")) return false;
  return (
    (place.value === undefined || card.value === place.value) &&
    (place.colour === undefined || card.colour === place.colour) &&
    (place.picture === undefined || card.picture === place.picture)
  );
}

/** Which card lies in which place, so that as many places as possible have one. */
class Matching {
  /** @param {number[][]} places of each place the cards that fit @param {number[]} at of each card its place */
  constructor(places = [], at = []) {
    this.places = places;
    this.at = at;
  }

  copy() {
    return new Matching([...this.places], [...this.at]);
  }

  /** Add places; returns how many of them find no card, also if others make room. @param {number[][]} places */
  add(places) {
    let lost = 0;
    for (const cards of places) {
      this.places.push(cards);
      if (!this.fill(this.places.length - 1, new Set())) lost += 1;
    }
    return lost;
  }

  /** @param {number} place @param {Set<number>} tried @returns {boolean} */
  fill(place, tried) {
    for (const card of this.places[place] ?? []) {
      if (tried.has(card)) continue;
      tried.add(card);
      const other = this.at[card] ?? -1;
      if (other < 0 || this.fill(other, tried)) {
        this.at[card] = place;
        return true;
      }
    }
    return false;
  }
}

/**
 * What a choice of ways costs. Plain cards that can lie in some of its places can also lie there
 * when jokers fill as many of the others as possible: so jokers lie in the places that stay empty
 * without them, less those that stay empty with them.
 */
class Bill {
  /** @param {Matching} all @param {Matching} plain the same without jokers */
  constructor(all = new Matching(), plain = new Matching()) {
    this.all = all;
    this.plain = plain;
  }

  copy() {
    return new Bill(this.all.copy(), this.plain.copy());
  }

  /** Add a group; returns what it costs. @param {Omit<Way, "cost">} way */
  add(way) {
    const empty = this.all.add(way.fits);
    return (EMPTY - 1) * empty + this.plain.add(way.plain);
  }
}

/**
 * The ways of a group that differ for this hand, those that cost least first; of two that cost
 * the same, one that begins with a plain card, or has more of the points.
 *
 * @param {GroupSpec} ask
 * @param {Face[]} hand
 * @param {Deck} deck
 */
function waysFor(ask, hand, deck) {
  /** @type {Map<string, Way>} */
  const ways = new Map();
  for (const places of waysOf(ask, hand, deck)) {
    const cards = places.map((place) => hand.flatMap((card, i) => (fits(card, place) ? [i] : [])));
    const key = cards.join("|");
    if (ways.has(key)) continue;
    const way = { places, fits: cards, plain: cards.map((each) => plainOf(each, hand)) };
    ways.set(key, { ...way, cost: new Bill().add(way) });
  }
  const begins = (/** @type {Way} */ way) => (way.plain[0]?.length ? 0 : 1);
  const more = (/** @type {Way} */ a, /** @type {Way} */ b) =>
    ask.kind === "points" ? pointsIn(b) - pointsIn(a) : begins(a) - begins(b);
  return [...ways.values()].toSorted((a, b) => a.cost - b.cost || more(a, b));
}

/** Those of the cards that are no jokers. @param {number[]} cards @param {Face[]} hand */
const plainOf = (cards, hand) => cards.filter((card) => hand[card]?.kind !== "joker");

/** @param {Way} way */
const pointsIn = (way) => way.places.reduce((sum, place) => sum + (place.value ?? 0), 0);

/**
 * Of each group the way to lay it, so that all together cost least.
 *
 * @param {Way[][]} groups the ways of each group
 * @param {GroupSpec[]} asks
 */
function bestWays(groups, asks) {
  // What the groups from each one on cost at least.
  const hope = groups.map((_, i) =>
    groups.slice(i).reduce((sum, ways) => sum + (ways[0]?.cost ?? 0), 0),
  );
  /** @type {Way[]} */
  let best = [];
  let least = Infinity;
  let steps = 0;
  /** @param {number} i @param {number} first @param {number} cost @param {Bill} before @param {Way[]} taken */
  function place(i, first, cost, before, taken) {
    if (i === groups.length) {
      best = taken;
      least = cost;
      return;
    }
    const ways = groups[i] ?? [];
    const more = hope[i + 1] ?? 0;
    for (let w = first; w < ways.length && steps < MOST_STEPS; w += 1) {
      const way = ways[w];
      if (!way || cost + way.cost + more >= least) break;
      steps += 1;
      const bill = before.copy();
      const costHere = cost + bill.add(way);
      if (costHere + more >= least) continue;
      // Of two equal groups the order does not matter.
      const next = asks[i + 1]?.text === asks[i]?.text ? w : 0;
      place(i + 1, next, costHere, bill, [...taken, way]);
    }
  }
  place(0, 0, 0, new Bill(), []);
  return best;
}

/**
 * The groups of a level with the cards of the hand in them. Jokers lie where no other card could.
 *
 * @param {string[]} hand
 * @param {GroupSpec[]} asks
 * @param {Deck} deck
 * @returns {Filled[]}
 */
export function bestMatch(hand, asks, deck) {
  const faces = hand.map((card) => face(card, deck));
  const ways = bestWays(
    asks.map((ask) => waysFor(ask, faces, deck)),
    asks,
  );
  const isJoker = (/** @type {number} */ card) => faces[card]?.kind === "joker";
  const all = ways.flatMap((way) => way.fits);
  const matching = new Matching();
  matching.add(ways.flatMap((way) => way.plain));
  const filled = new Set(matching.at.filter((place) => place >= 0));
  // A joker that is free moves no plain card out of a group that has it.
  matching.places = all.map((cards) => cards.toSorted((a, b) => +isJoker(b) - +isJoker(a)));
  for (const place of all.keys()) {
    if (!filled.has(place)) matching.fill(place, new Set());
  }
  let from = 0;
  return ways.map(({ places }) => {
    const cards = places.map((_, i) => matching.at.indexOf(from + i));
    from += places.length;
    // Where all places are alike there is no gap: plain cards first, in the order of the hand.
    if (places.every((place) => place === places[0])) {
      const last = (/** @type {number} */ card) =>
        card < 0 ? 2 * hand.length : isJoker(card) ? hand.length + card : card;
      cards.sort((a, b) => last(a) - last(b));
    }
    return { places, cards: cards.map((card) => hand[card] ?? "") };
  });
}

/** How many places of a level stay empty. @param {string[]} hand @param {GroupSpec[]} asks @param {Deck} deck */
function emptyPlaces(hand, asks, deck) {
  return bestMatch(hand, asks, deck)
    .flatMap(({ cards }) => cards)
    .filter((card) => !card).length;
}

/**
 * Is a card worth having before the level is laid out? It fills a place that was empty, or the
 * level is complete and it may make a group longer; jokers and special cards are always.
 *
 * @param {string} card
 * @param {string[]} hand
 * @param {GroupSpec[]} asks
 * @param {Deck} deck
 */
export function isWorthHaving(card, hand, asks, deck) {
  const { kind } = face(card, deck);
  if (kind === "joker" || kind === "special") return true;
  const empty = emptyPlaces(hand, asks, deck);
  return empty === 0 || emptyPlaces([...hand, card], asks, deck) < empty;
}
