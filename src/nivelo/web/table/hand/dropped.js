/**
 * Cards that were dropped on a place and wait there for the server's word. What then happens to
 * them begins where they were let go.
 */

/** @import { Spot } from "../effects/places.js" */

/** @type {Map<number, {spot: Spot, away: () => void}>} */
const waiting = new Map();

/** @param {number} key @param {Spot} spot @param {() => void} away */
export function drop(key, spot, away) {
  waiting.get(key)?.away();
  waiting.set(key, { spot, away });
}

/** Where a card was dropped; it no longer waits there. @param {number} key */
export function droppedAt(key) {
  const dropped = waiting.get(key);
  waiting.delete(key);
  dropped?.away();
  return dropped?.spot ?? null;
}
