/** Groups of levels in the form: which kinds there are, and how each is written. */

import { parseAsk } from "../game/levels.js";

/** @import { GroupSpec } from "../game/levels.js" */
/** @import { GameText } from "./description.js" */

/** @typedef {GroupSpec["kind"]} Kind */

const NUMBERS = Object.freeze(
  /** @type {Kind[]} */ (["run", "set", "colour", "colour run", "points"]),
);
const PICTURES = Object.freeze(/** @type {Kind[]} */ (["elements", "animals", "pairs"]));

export const MOST_GROUPS = 6;
export const MOST_LEVELS = 30;
const MOST_POINTS = 60;

/** The text that names a kind. @param {Kind} kind */
export const kindId = (kind) => `group-${kind.replace(" ", "-")}`;

/** A group as it is read; what cannot be read is taken for a run. @param {string} written */
export function askOf(written) {
  try {
    return parseAsk(written);
  } catch {
    return parseAsk("run 3");
  }
}

/** The kinds of groups that the cards allow. @param {GameText} game */
export function kindsFor(game) {
  const ranges = game.deck.jokers.some((row) => row.range);
  const numbers = ranges ? NUMBERS.filter((kind) => kind !== "points") : NUMBERS;
  return game.deck.elements.length && !ranges ? [...numbers, ...PICTURES] : numbers;
}

/** The least and the most that a group may ask for. @param {Kind} kind @param {GameText} game @returns {[number, number]} */
export function boundsOf(kind, game) {
  const { values, elements } = game.deck;
  switch (kind) {
    case "run":
      return [3, Math.min(values, game.hand)];
    case "colour run":
      return [2, Math.min(values, game.hand)];
    case "points":
      return [1, MOST_POINTS];
    case "elements":
    case "animals":
      return [1, Math.max(1, elements.length)];
    case "pairs":
      return [1, Math.max(1, Math.min(elements.length, Math.floor(game.hand / 2)))];
    default:
      return [2, Math.max(2, game.hand)];
  }
}

/** @param {{kind: Kind, size: number, of?: string, oneColour?: boolean}} ask */
export function groupText({ kind, size, of = "", oneColour = false }) {
  const name = kind === "pairs" ? "element+animal" : kind;
  const colour = kind === "points" && oneColour ? " one colour" : "";
  return `${name} ${size}${kind === "set" && of ? ` of ${of}` : ""}${colour}`;
}

/** The same group with another kind, as near to its size as it may be. @param {GroupSpec} ask @param {Kind} kind @param {GameText} game */
export function withKind(ask, kind, game) {
  const [least, most] = boundsOf(kind, game);
  return groupText({
    kind,
    size: Math.max(least, Math.min(most, kind === "points" ? 12 : ask.size)),
  });
}

/** How many cards a level takes at least. @param {string[]} groups @param {GameText} game */
export function cardsNeeded(groups, game) {
  return groups.map(askOf).reduce((sum, ask) => {
    return (
      sum +
      (ask.kind === "points" ? Math.ceil(ask.size / Math.max(1, game.deck.values)) : ask.cards)
    );
  }, 0);
}
