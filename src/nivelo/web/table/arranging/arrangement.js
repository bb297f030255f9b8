/** A layout in the making: which cards of the hand go to which group of the level. */

import { computed, signal } from "../../html.js";
import { couldBecome, layoutText, readings } from "../../game/readings.js";
import { letGo } from "../../parts/keyboard.js";
import { note } from "../../parts/notes.js";
import { problemText } from "../../parts/problem.js";
import { text } from "../../texts.js";
import { completeLevel } from "./complete_level.js";

/** @import { HintInfo } from "../../protocol.js" */
/** @import { Play } from "../play.js" */

export class Arrangement {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.asks = play.table.asks.value;
    /** Of each group, the keys of its cards. */
    this.groups = signal(/** @type {number[][]} */ (this.asks.map(() => [])));
    /** Of each group, which of several readings the player wants. */
    this.chosen = signal(/** @type {number[]} */ (this.asks.map(() => -1)));
    this.active = signal(0);
    this.problem = signal("");
    /** Whatever the player has put here is left alone. */
    this.touched = false;

    this.readings = computed(() =>
      this.groups.value.map((keys, i) => {
        const ask = this.asks[i];
        return ask ? readings(ask, this.cardsOf(keys), play.table.deck.value) : [];
      }),
    );
    this.placed = computed(() => new Set(this.groups.value.flat()));
    this.isComplete = computed(() =>
      this.readings.value.every(
        (possible, i) => possible.length === 1 || (this.chosen.value[i] ?? -1) >= 0,
      ),
    );
    /** The groups as they would be laid out, once they are complete. */
    this.layout = computed(() =>
      this.readings.value.map(
        (possible, i) => possible[possible.length > 1 ? (this.chosen.value[i] ?? 0) : 0] ?? [],
      ),
    );
  }

  /** @param {number[]} keys */
  cardsOf(keys) {
    return keys.map((key) => this.play.hand.card(key));
  }

  /** Are the cards of the group all that it must have? @param {number} i */
  isFull(i) {
    const ask = this.asks[i];
    const possible = this.readings.value[i] ?? [];
    return !ask || (ask.kind === "points" ? possible.length === 1 : possible.length > 0);
  }

  /** May the group never become what it must be? @param {number} i */
  isWrong(i) {
    return !this.couldBecome(i, this.groups.value[i] ?? [], true);
  }

  /** All groups have their cards, but not all say what their jokers stand for. */
  get isUnclear() {
    return !this.isComplete.value && this.readings.value.every((possible) => possible.length > 0);
  }

  /** Why it cannot be laid out yet: the text that says so. */
  get missing() {
    return this.isUnclear ? "arrange-joker" : "arrange-incomplete";
  }

  /**
   * Would the card go with what lies in the group? All but points may grow beyond what the level
   * asks (S-19).
   *
   * @param {number} i
   * @param {number} key
   * @param {boolean} [gaps] a run may have gaps that cards of the hand would close
   */
  takes(i, key, gaps = false) {
    const ask = this.asks[i];
    const keys = this.groups.value[i];
    if (!ask || !keys || (ask.kind === "points" && this.isFull(i))) return false;
    return this.couldBecome(i, [...keys, key], gaps);
  }

  /** @param {number} i @param {number[]} keys @param {boolean} gaps */
  couldBecome(i, keys, gaps) {
    const ask = this.asks[i];
    if (!ask) return false;
    const left = gaps ? this.left.filter((key) => !keys.includes(key)) : [];
    return couldBecome(ask, this.cardsOf(keys), this.play.table.deck.value, this.cardsOf(left));
  }

  /** The cards of the hand that lie in no group, by their keys. */
  get left() {
    return this.play.hand.cards.value
      .map(({ key }) => key)
      .filter((key) => !this.placed.value.has(key));
  }

  /** Could some card that is left make a full group longer? @param {number} i */
  canGrow(i) {
    return this.isFull(i) && this.left.some((key) => this.takes(i, key));
  }

  /**
   * Put a card into the group at hand, or the first one that takes it. Those that still lack cards
   * come before those that would only grow, and both before a run that would have gaps.
   *
   * @param {number} key
   */
  add(key) {
    if (this.placed.value.has(key)) {
      this.takeBack(key);
      return;
    }
    const all = [...this.asks.keys()];
    const order = [this.active.value, ...all.filter((each) => !this.isFull(each)), ...all];
    const i =
      order.find((each) => this.takes(each, key)) ??
      order.find((each) => this.takes(each, key, true));
    if (i === undefined) {
      note(text("arrange-no-place"));
      return;
    }
    this.put(i, key);
  }

  /** @param {number} i @param {number} key */
  put(i, key) {
    if (this.placed.value.has(key)) this.takeBack(key);
    if (!this.takes(i, key, true)) {
      note(text("arrange-no-place"));
      return;
    }
    this.groups.value = this.groups.value.map((keys, j) => (j === i ? [...keys, key] : keys));
    this.forget(i);
    const next = [...this.asks.keys()].find((each) => !this.isFull(each));
    this.active.value = this.isFull(i) && next !== undefined ? next : i;
  }

  /** @param {number} key */
  takeBack(key) {
    const i = this.groups.value.findIndex((keys) => keys.includes(key));
    this.groups.value = this.groups.value.map((keys) => keys.filter((each) => each !== key));
    if (i >= 0) {
      this.forget(i);
      this.active.value = i;
    }
  }

  /** What was said of the jokers of a group holds no more. @param {number} i */
  forget(i) {
    this.touched = true;
    this.problem.value = "";
    this.chosen.value = this.chosen.value.with(i, -1);
  }

  /** @param {number} i @param {number} reading */
  choose(i, reading) {
    this.touched = true;
    this.chosen.value = this.chosen.value.with(i, reading);
  }

  clear() {
    this.touched = true;
    this.groups.value = this.asks.map(() => []);
    this.chosen.value = this.asks.map(() => -1);
    this.active.value = 0;
    this.problem.value = "";
  }

  /**
   * Begin with what the level bar shows. The server may know better: a layout that ends the round.
   */
  async open() {
    const { table } = this.play;
    const hand = table.own.value?.hand ?? [];
    this.fill(completeLevel(hand, this.asks, table.deck.value));
    if (!table.info.value?.setup.hints) return;
    try {
      const { hint } = await table.do({ type: "hint" });
      if (!this.touched) this.fill(layoutIn(hint));
    } catch (error) {
      if (!this.isComplete.value) this.problem.value = problemText(error);
    }
  }

  /** Let the server propose a layout. */
  async propose() {
    try {
      const { hint } = await this.play.table.do({ type: "hint" });
      this.fill(layoutIn(hint));
    } catch (error) {
      this.problem.value = problemText(error);
    }
  }

  /** Put a layout here, if there is one. @param {string[][]} layout the cards of each group */
  fill(layout) {
    if (!layout.length) return;
    const left = [...this.play.hand.cards.value];
    this.groups.value = layout.map((group) =>
      group.flatMap((written) => {
        const card = written.split("=")[0];
        const at = left.findIndex((each) => each.card === card);
        return at < 0 ? [] : left.splice(at, 1).map((each) => each.key);
      }),
    );
    this.chosen.value = layout.map((group, i) => {
      const wanted = group.toSorted().join(" ");
      const possible = this.readings.value[i] ?? [];
      return possible.length > 1
        ? possible.findIndex((each) => each.toSorted().join(" ") === wanted)
        : -1;
    });
    this.problem.value = "";
  }

  /** Lay it out, or say what is missing: the key that has opened the board, once more. */
  finish() {
    if (!this.isComplete.value) note(text(this.missing));
    else if (!this.play.table.busy.value) this.layOut();
  }

  /** Lay it out. The server has the last word. */
  async layOut() {
    this.touched = true; // what is read is what is laid out
    this.play.clicks.act();
    letGo();
    try {
      await this.play.table.move(layoutText(this.layout.value));
    } catch (error) {
      this.problem.value = problemText(error);
    }
  }
}

/** @param {HintInfo} hint */
const layoutIn = (hint) => hint.layout.map((group) => group.cards);
