/**
 * What a level asks for: `run 3, colour 4` read into groups, and said in words.
 */

import { text } from "../texts.js";

/**
 * @typedef {object} Ask
 * @property {string} text as written
 * @property {"run" | "set" | "colour" | "colour run" | "points" | "elements" | "animals" | "pairs"} kind
 * @property {number} size as written: cards, points, or pairs
 * @property {number} cards how many cards it takes; 0 if that is open, as with points
 * @property {"" | "numbers" | "elements" | "animals"} of what a set must be of
 * @property {boolean} oneColour of points
 */

const FORM =
  /^(run|set|colour run|colour|points|elements|animals|element\+animal) (\d+)(?: of (numbers|elements|animals))?( one colour)?$/;

/**
 * @param {string} written such as `set 2 of animals`
 * @returns {Ask}
 */
export function parseAsk(written) {
  const found = FORM.exec(written.trim());
  if (!found) throw new Error(`no group of a level: ${written}`);
  const kind = found[1] === "element+animal" ? "pairs" : found[1];
  const size = Number(found[2]);
  return {
    text: written.trim(),
    kind: /** @type {Ask["kind"]} */ (kind),
    size,
    cards: kind === "points" ? 0 : kind === "pairs" ? 2 * size : size,
    of: /** @type {Ask["of"]} */ (found[3] ?? ""),
    oneColour: Boolean(found[4]),
  };
}

/** @param {string} level such as `run 3, colour 4` */
export function parseLevel(level) {
  return level.split(",").map(parseAsk);
}

/**
 * A group in words, or several alike: "run of 3", "2 runs of 3".
 *
 * @param {Ask} ask
 * @param {number} [count]
 */
export function askWords(ask, count = 1) {
  const args = { n: ask.size, count };
  switch (ask.kind) {
    case "run":
      return text("ask-run", args);
    case "set":
      return text(ask.of ? `ask-set-${ask.of}` : "ask-set", args);
    case "colour":
      return text("ask-colour", args);
    case "colour run":
      return text("ask-colour-run", args);
    case "points":
      return text(ask.oneColour ? "ask-points-one-colour" : "ask-points", args);
    case "elements":
      return text("ask-elements", args);
    case "animals":
      return text("ask-animals", args);
    default:
      return text("ask-pairs", args);
  }
}

/**
 * A whole level in words; equal groups are counted. A plus sign joins them, because with "and" one
 * could take "run of 3 and 4 cards of one colour" for a run of three or four cards.
 *
 * @param {Ask[]} asks
 */
export function levelWords(asks) {
  /** @type {{ask: Ask, count: number}[]} */
  const counted = [];
  for (const ask of asks) {
    const same = counted.find((each) => each.ask.text === ask.text);
    if (same) same.count += 1;
    else counted.push({ ask, count: 1 });
  }
  return counted.map(({ ask, count }) => askWords(ask, count)).join(" + ");
}
