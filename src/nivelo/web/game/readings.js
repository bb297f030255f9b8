/**
 * How the cards put together for a group of a level can be read: what each joker would stand for.
 *
 * One reading: all is clear. Several: the player must say which. None: the cards do not fit. This
 * guides the arranging board; whether a layout is right is decided by the server.
 */

import { face, inRange, letterOf } from "../cards/faces.js";

/** @import { Deck, Face } from "../cards/faces.js" */
/** @import { GroupSpec } from "./levels.js" */

/** A card as it is written, jokers with their meaning. @typedef {string[]} Reading */

/** A place in a group that is still empty: it may become anything. */
const ANYTHING = "J";

/**
 * A group may have more cards than the level asks for (S-19): they are laid off on it at once.
 *
 * @param {GroupSpec} ask
 * @param {string[]} cards at least as many as the group asks for
 * @param {Deck} deck
 * @returns {Reading[]}
 */
export function readings(ask, cards, deck) {
  const faces = cards.map((card) => face(card, deck));
  const plain = faces.filter((card) => card.kind === "number" || card.kind === "picture");
  const jokers = faces.filter((card) => card.kind === "joker");
  if (plain.length + jokers.length < cards.length) return [];
  if (ask.kind === "points") return points(ask, plain, jokers, deck);
  if (cards.length < ask.cards) return [];
  switch (ask.kind) {
    case "run":
      return runs(plain, jokers, cards.length, "", deck);
    case "colour run":
      return colourRuns(plain, jokers, cards.length, deck);
    case "set":
      return sets(ask, plain, jokers, deck);
    case "colour":
      return colours(plain, jokers, deck);
    case "elements":
      return pictures(plain, jokers, choose(deck.elements, ask.size));
    case "animals":
      return pictures(plain, jokers, choose(deck.animals, ask.size));
    default:
      return pictures(plain, jokers, pairs(deck, ask.size));
  }
}

/**
 * Could these cards become the group, with others? As long as it is smaller than asked for, those
 * may still come from anywhere; a run beyond that has gaps only for cards that are left.
 *
 * @param {GroupSpec} ask
 * @param {string[]} cards
 * @param {Deck} deck
 * @param {string[]} [left] the other cards at hand
 */
export function couldBecome(ask, cards, deck, left = []) {
  if (ask.kind === "points") return points(ask, ...split(cards, deck), deck, true).length > 0;
  const missing = Math.max(0, ask.cards - cards.length);
  const empty = Array.from({ length: missing }, () => ANYTHING);
  if (readings(ask, [...cards, ...empty], deck).length > 0) return true;
  if (ask.kind !== "run" && ask.kind !== "colour run") return false;
  return canCloseGaps(split(cards, deck), split(left, deck), ask.kind === "colour run");
}

/**
 * Can a run be closed with cards that are left, and with jokers for the rest?
 *
 * @param {[Face[], Face[]]} run its plain cards, and its jokers
 * @param {[Face[], Face[]]} left the same of the cards that are left
 * @param {boolean} oneColour
 */
function canCloseGaps([plain, jokers], [others, spare], oneColour) {
  const values = plain.map((card) => card.value);
  const held = new Set(plain.map((card) => card.colour));
  if (values.includes(0) || new Set(values).size < values.length) return false;
  if (oneColour && held.size > 1) return false;
  const low = Math.min(...values);
  const closed = new Set([
    ...values,
    ...others.filter(({ colour }) => !oneColour || held.has(colour)).map(({ value }) => value),
  ]);
  const gaps = Array.from({ length: Math.max(...values) - low }, (_, i) => low + i).filter(
    (value) => !closed.has(value),
  );
  return areFilled(gaps, [...jokers, ...spare]);
}

/** Is there a joker for each of the values? @param {number[]} values @param {Face[]} jokers @returns {boolean} */
function areFilled([first, ...rest], jokers) {
  if (first === undefined) return true;
  if (rest.length >= jokers.length) return false;
  return jokers.some(
    (joker, i) => inRange(joker, first) && areFilled(rest, jokers.toSpliced(i, 1)),
  );
}

/** @param {string[]} cards @param {Deck} deck @returns {[Face[], Face[]]} */
function split(cards, deck) {
  const faces = cards.map((card) => face(card, deck));
  return [
    faces.filter((card) => card.kind !== "joker"),
    faces.filter((card) => card.kind === "joker"),
  ];
}

/**
 * Give each value that is missing to a joker that may stand for it.
 *
 * @param {Face[]} jokers
 * @param {number[]} values as many as jokers
 * @returns {number[] | null} for each joker its value
 */
function matched(jokers, values) {
  if (!jokers.length) return [];
  const [first, ...rest] = jokers;
  for (const [i, value] of values.entries()) {
    if (first && inRange(first, value)) {
      const others = matched(rest, values.toSpliced(i, 1));
      if (others) return [value, ...others];
    }
  }
  return null;
}

/**
 * @param {Face[]} plain
 * @param {Face[]} jokers
 * @param {number} size
 * @param {string} letter of the colour, in colour runs
 * @param {Deck} deck
 */
function runs(plain, jokers, size, letter, deck) {
  const values = plain.map((card) => card.value);
  if (values.includes(0) || new Set(values).size < values.length) return [];
  /** @type {Reading[]} */
  const possible = [];
  for (let low = 1; low + size - 1 <= deck.values; low += 1) {
    const span = Array.from({ length: size }, (_, i) => low + i);
    if (!values.every((value) => span.includes(value))) continue;
    const missing = span.filter((value) => !values.includes(value));
    const given = matched(jokers, missing);
    if (!given) continue;
    possible.push(
      span.map((value) => {
        const card = plain.find((each) => each.value === value);
        if (card) return card.text;
        return `${jokers[given.indexOf(value)]?.text}=${letter}${value}`;
      }),
    );
  }
  return possible;
}

/** @param {Face[]} plain @param {Face[]} jokers @param {number} size @param {Deck} deck */
function colourRuns(plain, jokers, size, deck) {
  const [colour, ...others] = [...new Set(plain.map((card) => card.colour))];
  if (others.length) return [];
  const tried = colour ? [colour] : deck.colours;
  return tried.flatMap((each) => runs(plain, jokers, size, letterOf(each), deck));
}

/** @param {GroupSpec} ask @param {Face[]} plain @param {Face[]} jokers @param {Deck} deck */
function sets(ask, plain, jokers, deck) {
  const numbers = Array.from({ length: deck.values }, (_, i) => `${i + 1}`);
  const kinds = {
    "": [...numbers, ...deck.elements, ...deck.animals],
    numbers,
    elements: deck.elements,
    animals: deck.animals,
  }[ask.of];
  return kinds
    .filter((kind) => plain.every((card) => `${card.value || card.picture}` === kind))
    .filter((kind) => jokers.every((joker) => standsFor(joker, kind)))
    .map((kind) => [...texts(plain), ...jokers.map((joker) => `${joker.text}=${kind}`)]);
}

/** @param {Face} joker @param {string} kind a value or a picture */
function standsFor(joker, kind) {
  return /^\d+$/.test(kind) ? inRange(joker, Number(kind)) : joker.high === 0;
}

/** @param {Face[]} plain @param {Face[]} jokers @param {Deck} deck */
function colours(plain, jokers, deck) {
  return deck.colours
    .filter((colour) => plain.every((card) => card.colour === colour))
    .map((colour) => [
      ...texts(plain),
      ...jokers.map((joker) => `${joker.text}=${letterOf(colour)}`),
    ]);
}

/**
 * Different pictures: one reading for each choice that has all the plain ones. Cards beyond the
 * choice repeat its pictures; which one a joker repeats makes no difference.
 *
 * @param {Face[]} plain
 * @param {Face[]} jokers
 * @param {string[][]} choices
 */
function pictures(plain, jokers, choices) {
  const names = plain.map((card) => card.picture);
  if (jokers.some((joker) => joker.high > 0)) return [];
  return choices
    .filter((choice) => names.every((name) => choice.includes(name)))
    .map((choice) => ({ choice, missing: choice.filter((name) => !names.includes(name)) }))
    .filter(({ missing }) => missing.length <= jokers.length)
    .map(({ choice, missing }) => [
      ...texts(plain),
      ...jokers.map((joker, i) => `${joker.text}=${missing[i] ?? choice[0]}`),
    ]);
}

/**
 * Points: jokers count as much as they can, so that only their colour may be open.
 *
 * @param {GroupSpec} ask
 * @param {Face[]} plain
 * @param {Face[]} jokers
 * @param {Deck} deck
 * @param {boolean} [unfinished] more cards may come
 * @returns {Reading[]}
 */
function points(ask, plain, jokers, deck, unfinished = false) {
  if (plain.some((card) => card.value === 0)) return [];
  const sum = plain.reduce((total, card) => total + card.value, 0);
  const most = sum + jokers.length * deck.values;
  const least = sum + jokers.length;
  const empty = plain.length + jokers.length === 0;
  if (least > ask.size || (!unfinished && (empty || most < ask.size))) return [];
  if (!ask.oneColour) return [[...texts(plain), ...texts(jokers)]];
  const [colour, ...others] = [...new Set(plain.map((card) => card.colour))];
  if (others.length) return [];
  if (colour || unfinished) return [[...texts(plain), ...texts(jokers)]];
  return deck.colours.map((each) => onlyJokers(jokers, ask.size, letterOf(each), deck));
}

/** @param {Face[]} jokers @param {number} sum @param {string} letter @param {Deck} deck */
function onlyJokers(jokers, sum, letter, deck) {
  let left = sum;
  return jokers.map((joker, i) => {
    const value = Math.min(deck.values, left - (jokers.length - 1 - i));
    left -= value;
    return `${joker.text}=${letter}${value}`;
  });
}

/** @param {Face[]} faces */
const texts = (faces) => faces.map((card) => card.text);

/**
 * All choices of so many of these.
 *
 * @param {string[]} names
 * @param {number} size
 * @returns {string[][]}
 */
function choose(names, size) {
  if (size === 0) return [[]];
  return names.flatMap((name, i) =>
    choose(names.slice(i + 1), size - 1).map((rest) => [name, ...rest]),
  );
}

/** So many elements, each with its animal. @param {Deck} deck @param {number} size */
function pairs(deck, size) {
  return choose(deck.elements, size).map((elements) => [
    ...elements,
    ...elements.map((name) => deck.animals[deck.elements.indexOf(name)] ?? ""),
  ]);
}

/**
 * What a card stands for that makes a run longer.
 *
 * @param {string[]} run
 * @param {"-" | "+"} end the low one or the high one
 * @param {Deck} deck
 */
export function valueAt(run, end, deck) {
  const faces = run.map((card) => face(card, deck));
  const values = faces.map((card) => (card.stands ?? card).value);
  return end === "-" ? Math.min(...values) - 1 : Math.max(...values) + 1;
}

/**
 * A layout as it is sent: `[R4 J=5 B6 | G7 G8 G9]`.
 *
 * @param {Reading[]} groups
 */
export function layoutText(groups) {
  return `[${groups.map((group) => group.join(" ")).join(" | ")}]`;
}
