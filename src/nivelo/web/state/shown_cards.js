/**
 * Cards that were laid open for a while go back to the hands, all but the one that somebody takes.
 * Both come with one message; first it is seen which card it is.
 */

/** @import { Open, Update } from "../protocol.js" */

/** A card that is being taken from those that a seat shows. @typedef {{seat: number, card: string}} Chosen */

const NOTHING = { seat: -1, card: "" };

/** @param {Open | null | undefined} open */
const areOpen = (open) => Boolean(open?.opened.some((cards) => cards.length));

/**
 * What becomes of the cards that lie open, if they are about to go.
 *
 * @param {Open | null} before
 * @param {Update} message
 * @returns {Chosen | null} nothing if they stay, or there are none
 */
export function chosenOf(before, message) {
  if (!areOpen(before) || !message.open || areOpen(message.open)) return null;
  const stole = message.events?.find((event) => event.what === "stole");
  return stole ? { seat: stole.place, card: stole.cards[0] ?? "" } : NOTHING;
}
