/**
 * The shape that goes with each colour, on cards and wherever a colour is named. Drawn in a box of
 * 24 by 24.
 */

/** @type {Record<string, string>} */
const PATHS = {
  heart:
    "M12 21.2C5.2 16.4 2 12.6 2 8.4A5.4 5.4 0 0 1 12 5.6a5.4 5.4 0 0 1 10 2.8c0 4.2-3.2 8-10 12.8Z",
  triangle:
    "M12 2.6c.8 0 1.4.4 1.8 1.1l8 14.6c.8 1.5-.1 3.1-1.8 3.1H4c-1.7 0-2.6-1.6-1.8-3.1l8-14.6c.4-.7 1-1.1 1.8-1.1Z",
  star: "m12 1.8 2.9 6.5 7.1.8-5.3 4.8 1.5 7L12 17.3l-6.2 3.6 1.5-7L2 9.1l7.1-.8L12 1.8Z",
  square:
    "M5.6 3h12.8A2.6 2.6 0 0 1 21 5.6v12.8a2.6 2.6 0 0 1-2.6 2.6H5.6A2.6 2.6 0 0 1 3 18.4V5.6A2.6 2.6 0 0 1 5.6 3Z",
  drop: "M12 1.8c3.6 4.6 7.6 8.9 7.6 13a7.6 7.6 0 0 1-15.2 0c0-4.1 4-8.4 7.6-13Z",
  moon: "M15.6 2.2A10.2 10.2 0 1 0 22 15.4 8.4 8.4 0 0 1 15.6 2.2Z",
  plus: "M9 2.4h6v6.6h6.6v6H15v6.6H9V15H2.4V9H9V2.4Z",
  hexagon: "M12 1.8 21 7v10l-9 5.2L3 17V7l9-5.2Z",
  ring: "M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6Zm0 5.6a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z",
  bolt: "M14.4 1.6 4.4 13.8h6L8.8 22.4l10.8-13h-6.2l1-7.8Z",
};

/** Colours that are known by name; others get what is left over, in their order. */
const KNOWN = Object.freeze(
  /** @type {Record<string, string>} */ ({
    red: "heart",
    orange: "triangle",
    yellow: "star",
    green: "square",
    blue: "drop",
    purple: "moon",
    white: "ring",
    black: "hexagon",
    pink: "plus",
    brown: "bolt",
  }),
);
const SPARE_COLOURS = Object.freeze(Object.keys(KNOWN));

/**
 * The known colour as which a colour is drawn: itself, or a stand-in for one of a game's own.
 *
 * @param {string} colour
 * @param {string[]} all the colours of the game
 */
export function drawnAs(colour, all) {
  if (colour in KNOWN) return colour;
  const taken = all.filter((name) => name in KNOWN);
  const spare = SPARE_COLOURS.filter((name) => !taken.includes(name));
  const strange = all.filter((name) => !(name in KNOWN));
  return spare[strange.indexOf(colour)] ?? "black";
}

/** The path of a known colour's shape. @param {string} colour */
export function shapePath(colour) {
  return PATHS[KNOWN[colour] ?? "hexagon"] ?? "";
}
