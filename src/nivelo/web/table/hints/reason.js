/** Why the coach's choice is right, in one sentence: a fact of the table, no estimate. */

import { isBestForLevel } from "../../game/compared.js";
import { whyWords } from "../../game/words/move_words.js";
import { text } from "../../texts.js";

/** @import { CoachInfo, HintInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */

/**
 * The reason that the server knows, or what the hand then lacks; nothing if there is neither.
 *
 * @param {HintInfo} hint
 * @param {CoachInfo} coach
 * @param {TableState} table
 */
export function reasonWords(hint, coach, table) {
  return whyWords(coach.why, table) || effectWords(hint, coach);
}

/** @param {HintInfo} hint @param {CoachInfo} coach */
function effectWords(hint, coach) {
  const move = coach.choice;
  const effect = [...coach.takes, ...coach.discards].find((each) => each.move === move);
  if (!effect || !isBestForLevel(coach)) return "";
  if (move !== "draw") {
    return text("coach-then", { missing: effect.missing, helping: effect.helping });
  }
  if (effect.missing === 0) return text("hint-complete");
  return text("coach-draw", { helping: effect.helping, unseen: hint.unseen });
}

/** What is missing, and where nothing is, what still keeps the level from the table. @param {HintInfo} hint @param {string} decision */
export function lacksWords(hint, decision) {
  if (hint.missing > 0) return text("hint-missing", { n: hint.missing });
  if (decision === "taking") return text("hint-complete-take");
  return decision === "playing" && !hint.layout.length
    ? text("hint-complete-spare")
    : text("hint-complete");
}
