/**
 * What the player is doing at the table: which cards are selected, what can be done with them, and
 * doing it. Only what the server lists as legal is ever sent.
 */

import { computed, effect, signal } from "../html.js";
import { ApiError } from "../api.js";
import { SPECIALS } from "../cards/specials.js";
import { cardWords } from "../cards/words.js";
import { stillToPick } from "../game/picks.js";
import { spareCards } from "../game/spare.js";
import { clearNotes, note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { letGo } from "../parts/keyboard.js";
import { speak } from "../parts/speech.js";
import { confirmDiscard } from "../state/play_settings.js";
import { text } from "../texts.js";
import { Ahead } from "./ahead.js";
import { Arrangement } from "./arranging/arrangement.js";
import { DoubleClicks } from "./double_click.js";
import { HandState } from "./hand/hand_state.js";

/** @import { TableState } from "../state/table.js" */
/** @import { Move } from "../game/moves.js" */
/** @import { GroupInfo } from "../protocol.js" */

/** Decisions in which several cards of the hand are picked. */
const PICKS = ["opening", "swapping", "exchanging", "wishing", "keeping"];

/** Those in which they are exchanged: they go on a pile one after the other, the last one on top. */
const EXCHANGES = ["swapping", "exchanging", "wishing"];

/** Refusals that only say that somebody was faster: the new position is already there. */
const HARMLESS = ["move/stale", "move/not_your_turn"];

export class Play {
  /** @param {TableState} table */
  constructor(table) {
    this.table = table;
    this.clicks = new DoubleClicks();
    this.hand = new HandState(table);
    this.selected = signal(-1); // the key of a card, or -1
    this.picked = signal(/** @type {number[]} */ ([])); // keys, in their order
    this.choice = signal(/** @type {Move[]} */ ([])); // moves among which one must be chosen
    this.arranging = signal(/** @type {Arrangement | null} */ (null));

    this.picking = computed(
      () => table.isMyMove.value && PICKS.includes(table.open.value?.decision ?? ""),
    );
    /** Does it matter in which order they are picked? */
    this.ordered = computed(() => EXCHANGES.includes(table.open.value?.decision ?? ""));
    /** A card of the hand is asked for, and not every one will do. */
    this.choosing = computed(
      () => this.picking.value || (table.isMyMove.value && table.open.value?.decision === "giving"),
    );
    this.targets = computed(() => this.targetsOf(this.hand.card(this.selected.value)));
    this.stops = [
      this.hand.stop,
      effect(() => this.forget(this.hand.cards.value.map((each) => each.key))),
      effect(() => {
        // What was picked belongs to one decision of one turn.
        void [table.open.value?.decision, table.open.value?.turns, table.open.value?.to_act];
        this.picked.value = [];
        this.choice.value = [];
      }),
      effect(() => {
        void this.selected.value; // what is asked about one card ends with another one
        this.choice.value = [];
      }),
      effect(() => {
        if (!table.legal.value.has("lay_out")) this.arranging.value = null;
      }),
    ];
    this.ahead = new Ahead(this);
  }

  stop() {
    for (const end of this.stops) end();
    this.ahead.end();
  }

  /** Cards that have left the hand are no longer selected. @param {number[]} keys */
  forget(keys) {
    if (!keys.includes(this.selected.peek())) this.selected.value = -1;
    if (this.picked.peek().some((key) => !keys.includes(key))) {
      this.picked.value = this.picked.peek().filter((key) => keys.includes(key));
    }
  }

  /** Where a card can go: while it is asked how, only there. @param {string} card */
  targetsOf(card) {
    const asked = this.choice.value.filter((move) => move.card === card);
    const moves = asked.length || !card ? asked : this.table.legal.value.with(card);
    /** @type {Map<number, Move[]>} */
    const groups = new Map();
    /** @type {Map<number, Move>} */
    const seats = new Map();
    /** @type {Move | undefined} */
    let discard;
    /** @type {Move | undefined} */
    let self;
    for (const move of moves) {
      if (move.kind === "discard") discard = move;
      else if (move.kind === "lay_off") {
        groups.set(move.place, [...(groups.get(move.place) ?? []), move]);
      } else if (move.kind === "play" && move.place >= 0) seats.set(move.place, move);
      else if (["play", "wish", "knock"].includes(move.kind)) self = move;
      else if (move.kind === "card" && !this.picking.value) self = move;
    }
    return { discard, groups, seats, self, any: moves.length > 0 };
  }

  // Selecting

  /** How many cards may be picked now: at least, at most. */
  limits() {
    const open = this.table.open.value;
    const size = this.hand.cards.value.length;
    if (!open) return { least: 0, most: 0 };
    const most = stillToPick(open, size);
    const least = open.decision === "opening" ? most : 0;
    return { least: open.decision === "exchanging" && open.done === 0 ? 1 : least, most };
  }

  /** A tap on a card of the hand. @param {number} key */
  tap(key) {
    const arranging = this.arranging.value;
    if (arranging) arranging.add(key);
    else if (this.picking.value) this.pick(key);
    else this.selected.value = this.selected.value === key ? -1 : key;
  }

  /** @param {number} key */
  pick(key) {
    const picked = this.picked.value;
    if (picked.includes(key)) {
      this.picked.value = picked.filter((each) => each !== key);
      return;
    }
    const { most } = this.limits();
    if (!this.table.legal.value.with(this.hand.card(key)).length) return;
    if (picked.length < most) this.picked.value = [...picked, key];
    else if (most === 1) this.picked.value = [key];
    else note(text("pick-most", { n: most }));
  }

  isExchanging() {
    const { isMyMove, open } = this.table;
    return isMyMove.value && EXCHANGES.includes(open.value?.decision ?? "");
  }

  /** Pick what the level has no use for, as many as may be exchanged, and say what that is. */
  pickSpare() {
    const { table, hand } = this;
    if (!this.isExchanging() || table.open.value?.laid_out[table.you.value]) return;
    const spare = spareCards(table.own.value?.hand ?? [], table.asks.value, table.deck.value);
    const keys = hand.cards.value.flatMap(({ key, card }) => {
      if (!spare.includes(card) || !table.legal.value.with(card).length) return [];
      spare.splice(spare.indexOf(card), 1); // the same card may be there twice
      return [key];
    });
    this.picked.value = keys.slice(0, this.limits().most);
    const cards = cardWords(
      this.picked.value.map((key) => hand.card(key)),
      table.deck.value,
    );
    if (cards) speak(text("picked-for-you", { cards }));
  }

  // Doing

  /** @param {Promise<unknown>} promise */
  async watch(promise) {
    try {
      await promise;
    } catch (error) {
      if (!(error instanceof ApiError && HARMLESS.includes(error.code))) note(problemText(error));
    }
  }

  /** @param {Move | undefined} move */
  async do(move) {
    if (!move || this.table.busy.value) return;
    if (move.kind === "discard" && confirmDiscard.value && !this.choice.value.includes(move)) {
      this.choice.value = [move];
      return;
    }
    this.clicks.act();
    clearNotes();
    letGo();
    this.selected.value = -1;
    this.choice.value = [];
    await this.watch(this.table.move(move.text));
  }

  /** Do the only one of these moves, or let the player choose. @param {Move[]} moves */
  doOneOf(moves) {
    if (moves.length === 1) this.do(moves[0]);
    else this.choice.value = moves;
  }

  /** Send what was picked, and that it is all. */
  sendPicked() {
    const legal = this.table.legal.value;
    const decision = this.table.open.value?.decision;
    const cards = this.picked.value.map((key) => this.hand.card(key));
    // Some, such as a stopper, may not lie on top after a wish.
    if (decision === "wishing") {
      const below = SPECIALS.filter(({ onWish }) => !onWish).map(({ name }) => name);
      cards.sort((a, b) => Number(below.includes(b)) - Number(below.includes(a)));
    }
    this.picked.value = [];
    if (!cards.length && !legal.has("done")) return;
    this.clicks.act();
    this.watch(this.sendCards(cards));
  }

  /** @param {string[]} cards */
  async sendCards(cards) {
    const table = this.table;
    const decision = table.open.value?.decision;
    for (const card of cards) await table.move(card);
    // With as many as are allowed it ends by itself.
    if (table.open.value?.decision === decision && table.legal.value.has("done")) {
      await table.move("done");
    }
  }

  undo() {
    this.watch(this.table.do({ type: "undo", at: this.table.position }));
  }

  /**
   * Open the board on which the level is arranged.
   *
   * @param {GroupInfo[]} [layout] what to begin with; if there is none, what the hand has complete
   */
  arrange(layout = []) {
    this.clicks.act();
    letGo();
    this.selected.value = -1;
    const arrangement = new Arrangement(this);
    this.arranging.value = arrangement;
    if (layout.length) arrangement.fill(layout.map((group) => group.cards));
    else arrangement.open();
  }
}
