/** What the player has done in the lesson so far: a page that is loaded again goes on from there. */

const KEY = "nivelo-lesson";

/** @returns {string[]} */
export function answersBefore() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return []; // without storage, or with something else in it, the lesson begins again
  }
}

/** @param {string[]} answers */
export function keepAnswers(answers) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Without storage the lesson begins again.
  }
}
