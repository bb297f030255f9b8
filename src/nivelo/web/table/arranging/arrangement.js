/** A layout in the making: which cards of the hand go to which group of the level. */

import { computed, signal } from "../../html.js";
import { couldBecome, layoutText, readings } from "../../game/readings.js";
import { note } from "../../parts/notes.js";
import { problemText } from "../../parts/problem.js";
import { text } from "../../texts.js";

/** @import { Play } from "../play.js" */
/** @import { GroupInfo } from "../../protocol.js" */

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
  }

  /** @param {number[]} keys */
  cardsOf(keys) {
    return keys.map((key) => this.play.hand.card(key));
  }

  /** Is the group as large as it must be? @param {number} i */
  isFull(i) {
    const ask = this.asks[i];
    const keys = this.groups.value[i];
    if (!ask || !keys) return true;
    return ask.kind === "points" ? this.readings.value[i]?.length === 1 : keys.length >= ask.cards;
  }

  /**
   * Would the card go with what lies in the group? All but points may grow beyond what the level
   * asks (S-19).
   *
   * @param {number} i
   * @param {number} key
   */
  takes(i, key) {
    const ask = this.asks[i];
    const keys = this.groups.value[i];
    if (!ask || !keys || (ask.kind === "points" && this.isFull(i))) return false;
    return couldBecome(ask, this.cardsOf([...keys, key]), this.play.table.deck.value);
  }

  /** Could some card that is left make a full group longer? @param {number} i */
  canGrow(i) {
    if (!this.isFull(i) || !this.readings.value[i]?.length) return false;
    const left = this.play.hand.cards.value.filter(({ key }) => !this.placed.value.has(key));
    return left.some(({ key }) => this.takes(i, key));
  }

  /**
   * Put a card into the group at hand, or the first one that takes it. Those that still lack cards
   * come before those that would only grow.
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
    const i = order.find((each) => this.takes(each, key));
    if (i === undefined) {
      note(text("arrange-no-place"));
      return;
    }
    this.put(i, key);
  }

  /** @param {number} i @param {number} key */
  put(i, key) {
    if (this.placed.value.has(key)) this.takeBack(key);
    if (!this.takes(i, key)) {
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
    this.problem.value = "";
    this.chosen.value = this.chosen.value.with(i, -1);
  }

  /** @param {number} i @param {number} reading */
  choose(i, reading) {
    this.chosen.value = this.chosen.value.with(i, reading);
  }

  clear() {
    this.groups.value = this.asks.map(() => []);
    this.chosen.value = this.asks.map(() => -1);
    this.active.value = 0;
    this.problem.value = "";
  }

  /** Let the server propose a layout. */
  async propose() {
    try {
      const { hint } = await this.play.table.do({ type: "hint" });
      if (hint.layout.length) this.fill(hint.layout);
    } catch (error) {
      this.problem.value = problemText(error);
    }
  }

  /** @param {GroupInfo[]} layout */
  fill(layout) {
    const left = [...this.play.hand.cards.value];
    this.groups.value = layout.map((group) =>
      group.cards.flatMap((written) => {
        const card = written.split("=")[0];
        const at = left.findIndex((each) => each.card === card);
        return at < 0 ? [] : left.splice(at, 1).map((each) => each.key);
      }),
    );
    this.chosen.value = layout.map((group, i) => {
      const wanted = group.cards.toSorted().join(" ");
      const possible = this.readings.value[i] ?? [];
      return possible.length > 1
        ? possible.findIndex((each) => each.toSorted().join(" ") === wanted)
        : -1;
    });
    this.problem.value = "";
  }

  /** Lay it out. The server has the last word. */
  async layOut() {
    const groups = this.readings.value.map(
      (possible, i) => possible[possible.length > 1 ? (this.chosen.value[i] ?? 0) : 0] ?? [],
    );
    this.play.clicks.act();
    try {
      await this.play.table.move(layoutText(groups));
    } catch (error) {
      this.problem.value = problemText(error);
    }
  }
}
