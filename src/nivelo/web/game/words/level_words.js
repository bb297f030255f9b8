/** What a level asks for, in words. */

import { text } from "../../texts.js";

/** @import { GroupSpec } from "../levels.js" */

/**
 * A group in words, or several alike: "run of 3", "2 runs of 3".
 *
 * @param {GroupSpec} ask
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
 * @param {GroupSpec[]} asks
 */
export function levelWords(asks) {
  /** @type {{ask: GroupSpec, count: number}[]} */
  const counted = [];
  for (const ask of asks) {
    const same = counted.find((each) => each.ask.text === ask.text);
    if (same) same.count += 1;
    else counted.push({ ask, count: 1 });
  }
  return counted.map(({ ask, count }) => askWords(ask, count)).join(" + ");
}
