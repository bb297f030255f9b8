/** Which great moment a change is, if any. */

/** @import { EventInfo } from "../../protocol.js" */
/** @import { Change, TableState } from "../../state/table.js" */

/**
 * @typedef {object} Peak
 * @property {"laid_out" | "round_ended" | "won" | "stopped" | "hit" | "stole"} kind
 * @property {number} seat whose moment it is; -1 for nobody's
 * @property {string} [card] with which somebody hits the player
 * @property {number} level the level it is about
 * @property {number} count how many levels there are
 */

const FAR_ENOUGH = 60; // changes: how far back one looks for who has played a card

/** @param {Change} change @param {TableState} table @returns {Peak | null} */
export function peakOf(change, table) {
  const { events, before, live } = change;
  if (!live) return null;
  const count = (/** @type {number} */ seat) => table.info.value?.levels[seat]?.length ?? 8;
  for (const kind of /** @type {const} */ (["won", "round_ended", "laid_out"])) {
    const event = events.find((each) => each.what === kind);
    if (event) {
      const level = before?.levels[event.seat] ?? 1;
      return { kind, seat: event.seat, level, count: count(Math.max(event.seat, 0)) };
    }
  }
  return blowOf(change, table);
}

/** What others do to the player. @param {Change} change @param {TableState} table @returns {Peak | null} */
function blowOf({ events }, table) {
  const you = table.you.value;
  if (you < 0) return null;
  const part = { level: 0, count: 0 };
  const stopped = events.find(({ what, seat }) => what === "stopped" && seat === you);
  if (stopped) {
    const card = stopped.cards[0] ?? "";
    return { kind: "stopped", seat: whoPlayed(card, events, table), card, ...part };
  }
  const blow = events.find(
    ({ what, seat, place }) =>
      (what === "played" || what === "stole") && place === you && seat !== you,
  );
  if (!blow) return null;
  const kind = blow.what === "stole" ? "stole" : "hit";
  return { kind, seat: blow.seat, card: blow.cards[0] ?? "", ...part };
}

/** Who has last played a card against the player; nobody if that is not known. @param {string} card @param {EventInfo[]} events @param {TableState} table */
function whoPlayed(card, events, table) {
  const told = [...table.log.value.slice(-FAR_ENOUGH).flatMap((each) => each.events), ...events];
  const played = told.findLast(
    ({ what, place, cards }) =>
      what === "played" && place === table.you.value && cards.includes(card),
  );
  return played?.seat ?? -1;
}
