/** What a level asks for: `run 3, colour 4` read into groups. */

/**
 * @typedef {object} GroupSpec
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
 * @returns {GroupSpec}
 */
export function parseAsk(written) {
  const match = FORM.exec(written.trim());
  if (!match) throw new Error(`no group of a level: ${written}`);
  const kind = match[1] === "element+animal" ? "pairs" : match[1];
  const size = Number(match[2]);
  return {
    text: written.trim(),
    kind: /** @type {GroupSpec["kind"]} */ (kind),
    size,
    cards: kind === "points" ? 0 : kind === "pairs" ? 2 * size : size,
    of: /** @type {GroupSpec["of"]} */ (match[3] ?? ""),
    oneColour: Boolean(match[4]),
  };
}

/** @param {string} level such as `run 3, colour 4` */
export function parseLevel(level) {
  return level.split(",").map(parseAsk);
}
