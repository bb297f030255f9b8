/** A new deal: cards fly from the draw pile to all hands. */

import { animates } from "../../state/settings.js";
import { fitNow } from "../surface/middle.js";
import { LASTS, backFace, faceIn, fly, layer } from "./flyer.js";
import { inNextFrame, later } from "./motion.js";
import { anchored, cardsAt, handCards, spotAt, spotOf } from "./places.js";

/** @import { TableState } from "../../state/table.js" */
/** @import { Flight } from "./flyer.js" */
/** @import { Spot } from "./places.js" */

const FIRST = 34; // milliseconds: the frame in which all is drawn has enough to do
const DEALT_EVERY = 42;
const NEXT_SEAT = 14; // one to each in turn
const DEALT_TO_OTHERS = 4; // cards that are seen to go to each of them

/**
 * A new round: cards go from the draw pile to all hands, one to each in turn.
 *
 * @param {TableState} table
 * @returns {number} how many milliseconds it takes
 */
export function deal(table) {
  if (!animates() || document.visibilityState === "hidden") return 0;
  const seats = table.info.value?.seats.length ?? 0;
  const own = table.own.value?.hand.length ?? 0;
  const rounds = Math.max(own, DEALT_TO_OTHERS);
  const lasts = FIRST + (rounds - 1) * DEALT_EVERY + LASTS;
  fillNoSlots(lasts);
  inNextFrame(() => {
    fitNow();
    const top = anchored("draw") && cardsAt("draw").at(-1);
    const start = top && spotOf(top);
    if (!start) return;
    const hand = handCards().map((card) => ({ card, end: spotOf(card), picture: faceIn(card) }));
    const others = Array.from({ length: seats }, (_, seat) =>
      seat === table.you.value ? null : spotAt(`seat-${seat}`),
    );
    const box = layer();
    /** @param {Partial<Flight> & {end: Spot, picture: Element}} part @param {number} time */
    const send = (part, time) =>
      fly(box, { start, turns: false, card: null, delay: FIRST + time, lasts: LASTS, ...part });
    for (let i = 0; i < rounds; i += 1) {
      const mine = hand[i];
      if (mine?.end && mine.picture) {
        send(
          { end: mine.end, picture: mine.picture, card: mine.card, turns: true },
          i * DEALT_EVERY,
        );
      }
      const picture = backFace();
      for (const [seat, end] of i < DEALT_TO_OTHERS ? others.entries() : []) {
        if (end && picture) send({ end, picture }, i * 2 * DEALT_EVERY + seat * NEXT_SEAT);
      }
    }
  });
  return lasts;
}

/** What the hand has of the level is not seen before the hand. @param {number} lasts */
function fillNoSlots(lasts) {
  const level = document.querySelector(".own-level");
  const fill = () => level?.removeAttribute("data-empty");
  level?.setAttribute("data-empty", "");
  later(lasts, fill, fill);
}
