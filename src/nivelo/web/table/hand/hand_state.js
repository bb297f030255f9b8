/** One's own hand as it lies on the screen: each card with a key of its own, in an order. */

import { effect, signal } from "../../html.js";
import { heldCards } from "./held_cards.js";
import { inOrder, sorted, storeOrder, storedOrder } from "../../game/sorting.js";
import { sortMode } from "../../state/settings.js";

/** @import { TableState } from "../../state/table.js" */
/** @import { SortMode } from "../../state/settings.js" */

/** @import { HeldCard } from "./held_cards.js" */

export class HandState {
  /** @param {TableState} table */
  constructor(table) {
    this.table = table;
    this.cards = signal(/** @type {HeldCard[]} */ ([]));
    this.lastKey = 0;
    this.first = true;
    this.shown = /** @type {string[]} */ ([]); // the player's cards that lie open for a while
    this.stop = effect(() => {
      const hand = table.own.value?.hand ?? [];
      this.update(hand, sortMode.value, table.asks.value, table.deck.value);
    });
  }

  /**
   * Take over a hand that has changed; cards that stay keep their keys.
   *
   * @param {string[]} hand
   * @param {SortMode} mode
   * @param {import("../../game/levels.js").GroupSpec[]} asks
   * @param {import("../../cards/faces.js").Deck} deck
   */
  update(hand, mode, asks, deck) {
    const former = this.cards.peek();
    const start =
      this.first && mode === "hand" ? storedOrder(this.table.id) : former.map((c) => c.card);
    if (hand.length) this.first = false;
    const order = mode === "hand" ? inOrder(hand, start) : sorted(hand, mode, deck, asks);
    this.cards.value = heldCards(order, former, () => (this.lastKey += 1), this.coming());
    if (hand.length && mode === "hand") storeOrder(this.table.id, order);
  }

  /** How the cards have come that were not there before. */
  coming() {
    const { log, open, you } = this.table;
    const events = log.peek().at(-1)?.events ?? [];
    const back = this.shown;
    this.shown = open.peek()?.opened[you.peek()] ?? [];
    return { dealt: events.some((event) => event.what === "dealt"), back };
  }

  /** @param {number} key */
  card(key) {
    return this.cards.value.find((each) => each.key === key)?.card ?? "";
  }

  /**
   * Put a card at a place among the others: from now on the order is the player's own.
   *
   * @param {number} key
   * @param {number} place
   */
  moveTo(key, place) {
    const cards = [...this.cards.value];
    const at = cards.findIndex((each) => each.key === key);
    const [card] = cards.splice(at, 1);
    if (!card) return;
    cards.splice(Math.max(0, Math.min(place, cards.length)), 0, card);
    this.cards.value = cards;
    storeOrder(
      this.table.id,
      cards.map((each) => each.card),
    );
    sortMode.value = "hand";
  }
}
