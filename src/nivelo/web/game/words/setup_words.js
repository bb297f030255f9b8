/** Games, sides, mixes and bots in words. */

import { hasText, text } from "../../texts.js";

/** @import { BotChoice } from "../../protocol.js" */

export const GAMES = Object.freeze([
  "level8-99",
  "level8-101",
  "level8-master",
  "level8-board",
  "niveldoce",
]);

/** The end of the dial that the bot `strong` had; tables of old still name it. */
const STRONGEST = 10;

/** @type {Record<string, string>} */
const RENAMED = { greedy: "hard", strong: "expert" };
const USUAL_BOT = "medium";

/** @param {string} game its id @param {string} [title] of a custom game */
export function gameTitle(game, title = game) {
  return GAMES.includes(game) ? text(`game-${game}`) : title;
}

/** @param {string} side */
export function sideWord(side) {
  return hasText(`side-${side}`) ? text(`side-${side}`) : side;
}

/** @param {string} bot */
export function botName(bot) {
  return hasText(`bot-${bot}`) ? text(`bot-${bot}`) : bot;
}

/**
 * The bot for a new table, where the last one may have named a bot as it was called before.
 *
 * @param {Partial<BotChoice>} [bot]
 * @returns {BotChoice}
 */
export function botChoice(bot) {
  const name = bot?.name ?? USUAL_BOT;
  return { name: RENAMED[name] ?? name, strength: STRONGEST };
}

/** @param {BotChoice} bot */
export function botWord(bot) {
  const strength = bot.strength ?? STRONGEST;
  const dial = bot.name === "strong" && strength < STRONGEST ? ` ${strength}` : "";
  return text("bot-words", { bot: botName(bot.name) + dial });
}
