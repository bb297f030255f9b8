/** A game with fewer levels. */

import { idOf } from "./description.js";

/** @import { GameText } from "./description.js" */

/** @param {GameText} game @param {string} title @param {number} last the level that wins @returns {GameText} */
export function shortened(game, title, last) {
  const { keep } = game;
  const [from, to] = keep?.levels ?? [1, last];
  const levels = Object.fromEntries(
    Object.entries(game.levels).map(([side, all]) => [side, all.slice(0, last)]),
  );
  return {
    ...game,
    id: idOf(title),
    title,
    levels,
    keep:
      keep && from <= last
        ? { ...keep, ...(keep.levels && { levels: [from, Math.min(to, last)] }) }
        : null,
  };
}
