/** How a person likes to play on this device; kept in the browser's storage. */

import { effect, signal } from "../html.js";
import { store, stored } from "./stored.js";

const KEY = "nivelo-play";

/** Letters, as a part of their usual size. */
export const TEXT_SIZES = Object.freeze(["normal", "large", "huge"]);

const before = stored(KEY);

export const textSize = signal(
  /** @type {string} */ (TEXT_SIZES.includes(before.text) ? before.text : "normal"),
);
/** Ask before a card is discarded: that cannot be undone. */
export const confirmDiscard = signal(/** @type {boolean} */ (before.confirm ?? false));
/** Make a move by itself if there is no other. */
export const playForced = signal(/** @type {boolean} */ (before.forced ?? false));
/** Ask about knocking for every card, not only for those that help. */
export const asksAllKnocks = signal(/** @type {boolean} */ (before.knocks ?? false));
/** A tap on the draw pile before one's turn draws when it comes. */
export const premoves = signal(/** @type {boolean} */ (before.premoves ?? false));

effect(() => {
  store(KEY, {
    text: textSize.value,
    confirm: confirmDiscard.value,
    forced: playForced.value,
    premoves: premoves.value,
    knocks: asksAllKnocks.value,
  });
  if (textSize.value === "normal") delete document.documentElement.dataset.text;
  else document.documentElement.dataset.text = textSize.value;
});
