/**
 * A game that is being described: as a form, as a text, and what the server says of it. It is
 * checked while one types, and the odds of its levels follow.
 */

import { ApiError, post, put } from "../api.js";
import { computed, signal } from "../html.js";
import { idOf, writeDescription } from "./description.js";
import { dropDraft, keepDraft } from "./drafts.js";
import { readDescription } from "./reading.js";

/** @import { GameInfo, Odds, OwnGame } from "../protocol.js" */
/** @import { GameText } from "./description.js" */

const CHECK_AFTER = 350; // milliseconds without typing
const ODDS_AFTER = 700;
const ODDS_AGAIN = 2500; // when others are asking

/** @typedef {{where: string, detail: string}} Flaw where in the description, and the server's words */

export class Editor {
  /**
   * @param {string} key by which a draft is kept
   * @param {string} description
   * @param {GameText | null} model the same as the form shows it
   * @param {OwnGame | null} saved
   */
  constructor(key, description, model, saved) {
    this.key = key;
    this.saved = signal(saved);
    this.text = signal(description);
    this.model = signal(model);
    this.typed = false; // in the text, and not read since
    this.info = signal(/** @type {GameInfo | null} */ (null));
    this.flaw = signal(/** @type {Flaw | null} */ (null));
    this.checking = signal(false);
    this.odds = signal(/** @type {Odds | null} */ (null));
    this.oddsFailed = signal("");
    this.counting = signal(false);
    this.changed = computed(() => this.text.value !== (this.saved.value?.description ?? ""));
    this.timers = { check: 0, odds: 0 };
    this.turn = 0;
    this.check();
  }

  /** Change the game in the form. @param {(game: GameText) => void} change */
  change(change) {
    const game = structuredClone(this.model.peek());
    if (!game) return;
    const former = game.title;
    change(game);
    if (game.title !== former) game.id = idOf(game.title);
    this.model.value = game;
    this.typed = false;
    this.put(writeDescription(game));
  }

  /** Change the text itself; the form follows when the server has read it. @param {string} description */
  type(description) {
    this.model.value = null;
    this.typed = true;
    this.put(description);
  }

  /** @param {string} description */
  put(description) {
    this.text.value = description;
    keepDraft(this.key, description);
    this.checking.value = true;
    clearTimeout(this.timers.check);
    clearTimeout(this.timers.odds);
    this.timers.check = setTimeout(() => this.check(), CHECK_AFTER);
  }

  /** Ask the server whether the game can be played. */
  async check() {
    this.turn += 1;
    const turn = this.turn;
    this.checking.value = true;
    const description = this.text.peek();
    try {
      if (this.typed) {
        const game = await readDescription(description);
        if (turn !== this.turn || description !== this.text.peek()) return;
        this.model.value = game;
        this.typed = false;
      }
      const info = await post("/games/check", { description });
      if (turn !== this.turn) return;
      this.info.value = info;
      this.flaw.value = null;
      this.timers.odds = setTimeout(() => this.count(turn), ODDS_AFTER);
    } catch (error) {
      if (turn !== this.turn) return;
      this.flaw.value = flawOf(error);
      this.odds.value = null;
    }
    this.checking.value = false;
  }

  /** Ask for the odds of the levels. @param {number} turn */
  async count(turn) {
    if (turn !== this.turn) return;
    this.counting.value = true;
    try {
      const odds = await post("/games/odds", { description: this.text.peek() });
      if (turn !== this.turn) return;
      this.odds.value = odds;
      this.oddsFailed.value = "";
    } catch (error) {
      if (turn !== this.turn) return;
      const code = error instanceof ApiError ? error.code : "browser/error";
      if (code === "rate/odds") {
        this.timers.odds = setTimeout(() => this.count(turn), ODDS_AGAIN);
        return;
      }
      this.odds.value = null;
      this.oddsFailed.value = code;
    }
    this.counting.value = false;
  }

  /** Save the game: a new one, or the one it was; another's is copied. @returns {Promise<OwnGame>} */
  async save() {
    const { saved } = this;
    const description = this.text.peek();
    const mine = saved.peek();
    const stored = mine?.yours
      ? await put(`/own-games/${mine.id}`, { description })
      : await post("/own-games", { description });
    dropDraft(this.key);
    this.key = stored.id;
    saved.value = stored;
    return stored;
  }

  /** Back to what is saved. */
  async revert() {
    const description = this.saved.peek()?.description ?? "";
    this.model.value = await readDescription(description);
    this.typed = false;
    this.put(description);
    dropDraft(this.key);
  }

  stop() {
    this.turn += 1;
    clearTimeout(this.timers.check);
    clearTimeout(this.timers.odds);
  }
}

/** `the description: deck.values: expected …` taken apart. @param {unknown} error @returns {Flaw} */
function flawOf(error) {
  if (!(error instanceof ApiError)) return { where: "", detail: String(error) };
  const match = /^the (?:game's )?description: ([\w.[\]-]+): (.*)$/s.exec(error.message);
  if (!match) return { where: "", detail: error.message.replace(/^the description: /, "") };
  return { where: match[1] ?? "", detail: match[2] ?? "" };
}
