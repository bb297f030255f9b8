/** Why the coach's choice is right, in one sentence: a fact of the table, no estimate. */

import { advisedMoves, isBestForLevel, moreAfterTaking } from "../../game/compared.js";
import { moveWords, percent, whyWords } from "../../game/words/move_words.js";
import { text } from "../../texts.js";

/** @import { CoachInfo, HintInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */

/** What to do, with all cards if several are picked at once. @param {CoachInfo} coach @param {TableState} table */
export function advisedWords(coach, table) {
  return moveWords(coach.choice, table, { more: coach.then ?? [] });
}

/**
 * The reason that the server knows, or what the hand then lacks; nothing if there is neither.
 *
 * @param {HintInfo} hint
 * @param {CoachInfo} coach
 * @param {TableState} table
 */
export function reasonWords(hint, coach, table) {
  const words = whyWords(coach.why, table, advisedMoves(coach).length);
  // That more cards help, or which card is needed least, is better said with how many help.
  const counted = ["more-help", "least-useful"].includes(coach.why?.code ?? "");
  return (counted && effectWords(hint, coach)) || words || effectWords(hint, coach);
}

/** @param {HintInfo} hint @param {CoachInfo} coach */
function effectWords(hint, coach) {
  const taken = coach.takes.find((each) => each.move === coach.choice);
  if (taken?.move === "draw") {
    if (taken.missing === 0) return text("hint-complete");
    return text("coach-draw", { helping: taken.helping, unseen: hint.unseen });
  }
  if (taken) {
    const more = moreAfterTaking(coach);
    return more ? text("coach-more", more) : "";
  }
  const left = coach.discards.find((each) => each.move === coach.choice);
  if (!left || !isBestForLevel(coach)) return "";
  return text("coach-then", { missing: left.missing, helping: left.helping });
}

/** Within how many turns the level may be complete. @param {HintInfo} hint @param {CoachInfo} coach */
export function soonWords({ missing }, { chances }) {
  if (missing === 0) return text("hint-complete");
  return text("coach-soon", { n: percent(chances.at(-1)?.value ?? 0) });
}

/** What is missing, and where nothing is, what still keeps the level from the table. @param {HintInfo} hint @param {string} decision */
export function lacksWords(hint, decision) {
  if (hint.missing > 0) return text("hint-missing", { n: hint.missing });
  return decision === "playing" && !hint.layout.length
    ? text("hint-complete-spare")
    : text("hint-complete");
}
