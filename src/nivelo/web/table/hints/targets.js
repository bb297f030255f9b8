/** Where a move happens on the page: what a hint lets glow. */

/** @import { Move } from "../../game/moves.js" */

/** @param {string} anchor */
const at = (anchor) => `[data-anchor="${anchor}"]`;

/** @param {Move} move @returns {string[]} selectors */
export function targetsOf(move) {
  const button = `[data-move="${CSS.escape(move.text)}"]`;
  const card = move.card ? `.hand-card[data-card="${CSS.escape(move.card)}"]` : "";
  switch (move.kind) {
    case "draw":
      return [at("draw")];
    case "pile":
      return [at(`pile-${move.place}`), button];
    case "lay_out":
      return [".actions .button.go"];
    case "lay_off":
      return [card, at(`group-${move.place}`)];
    case "discard":
      return [card, ".own-pile"];
    case "play":
      return move.place >= 0 ? [card, at(`seat-${move.place}`)] : [card];
    case "field":
      return [at(`field-${move.place}`)];
    case "steal":
      return [at(`opened-${move.place}`)];
    default:
      return card ? [card] : [button];
  }
}
