/** Which cards go from where to where, by what happened. */

/** @import { EventInfo } from "../../protocol.js" */
/** @import { TableState } from "../../state/table.js" */

/**
 * @typedef {object} Route
 * @property {string} from an anchor
 * @property {string} to
 * @property {string} card as written; `?` if it is not known
 * @property {number} nth which card of a group it becomes, or -1
 * @property {boolean} tower not a card but the tower of a seat, whose number is `nth`
 */

/** @param {EventInfo} event @param {TableState} table @returns {Route[]} */
export function routesOf(event, table) {
  const you = table.you.value;
  const common = table.open.value?.piles.length === 1;
  const hand = (/** @type {number} */ seat) => (seat === you ? "hand" : `seat-${seat}`);
  const pile = `pile-${common ? 0 : event.seat}`;
  const group = `group-${event.place}`;
  /** @param {string} from @param {string} to */
  const all = (from, to) => event.cards.map((card) => ({ from, to, card, nth: -1, tower: false }));
  switch (event.what) {
    case "drew":
      return all("draw", hand(event.seat));
    case "took":
      return all(`pile-${event.place}`, hand(event.seat));
    case "discarded":
    case "put_down":
      return all(hand(event.seat), pile);
    case "turned_up":
      return all("draw", pile);
    case "laid_out":
      return all(hand(event.seat), group).map((route, nth) => ({ ...route, nth }));
    case "laid_off":
      return all(hand(event.seat), group);
    case "played":
      return all(hand(event.seat), event.place >= 0 ? `front-${event.place}` : pile);
    case "stole":
    case "gave": {
      const gives = event.what === "gave" ? event.seat : event.place;
      const gets = event.what === "gave" ? event.place : event.seat;
      return all(hand(gives), hand(gets));
    }
    case "got_joker":
      return [{ from: "stock", to: hand(event.seat), card: "J", nth: -1, tower: false }];
    case "knock_granted":
      return all("pile-0", hand(event.seat));
    case "moved":
      return [{ from: "", to: `field-${event.place}`, card: "", nth: event.seat, tower: true }];
    default:
      return [];
  }
}
