/** The rules in the form: piles, the end of rounds and of the game, keeping cards, the board. */

import { html } from "../html.js";
import { sideWord } from "../game/words/setup_words.js";
import { Choices, Switch } from "../parts/fields.js";
import { Icon } from "../parts/icon.js";
import { ActionIcon, actionId } from "../table/board/fields.js";
import { text } from "../texts.js";
import { CHOICES } from "./description.js";
import { ListField, NumberField } from "./fields.js";

/** @import { Editor } from "./editor.js" */
/** @import { GameText } from "./description.js" */

const ACTIONS = ["+1", "+2", "again", "exchange", "everyone", "joker", "ask", "open3", "free"];
const TRACK = [
  "free",
  "+1",
  "exchange",
  "+2",
  "ask",
  "+1",
  "everyone",
  "joker",
  "+1",
  "again",
  "open3",
  "+1",
  "+2",
  "exchange",
  "free",
  "+1",
  "ask",
  "joker",
  "+1",
  "everyone",
  "+2",
  "again",
  "+1",
  "open3",
  "ask",
  "+2",
  "joker",
  "exchange",
];
const LEAST_FIELDS = 16;
const MOST_FIELDS = 100;

/** The text of a choice: its key and value in words. @param {string} key @param {string} value */
const choiceId = (key, value) => `custom-${key}-${value}`.replaceAll(/[_ ]/g, "-");

/** @param {{editor: Editor, game: GameText}} props */
export function RulesEditor({ editor, game }) {
  return html`<section class="panel stack" id="custom-rules" aria-labelledby="custom-h-rules">
    <h2 id="custom-h-rules">${text("custom-rules")}</h2>
    ${
      /** @type {(keyof typeof CHOICES)[]} */ (Object.keys(CHOICES)).map(
        (key) =>
          html`<${Choices}
            key=${key}
            legend=${text(`custom-${key.replaceAll("_", "-")}`)}
            value=${game[key]}
            choices=${CHOICES[key].map((value) => [value, text(choiceId(key, value))])}
            onChange=${(/** @type {string} */ value) => editor.change((changed) => (changed[key] = value))}
          />`,
      )
    }
    <${NumberField}
      label=${text("custom-bonus")}
      value=${game.bonus}
      min=${1}
      max=${5}
      onChange=${(/** @type {number} */ n) => editor.change((changed) => (changed.bonus = n))}
    />
    <${Keeping} editor=${editor} game=${game} />
    <${BoardEditor} editor=${editor} game=${game} />
    ${Object.keys(game.mixes).length > 0 && html`<p class="quiet small">${text("custom-mixes", { names: Object.keys(game.mixes).join(", ") })}</p>`}
  </section>`;
}

/** @param {{editor: Editor, game: GameText}} props */
function Keeping({ editor, game }) {
  const { keep } = game;
  const last = game.levels["one"]?.length ?? 1;
  const sides = Object.keys(game.levels);
  const [from, to] = keep?.levels ?? [1, last];
  const whose = keep?.sides ?? sides;
  return html`
    <${Switch}
      label=${text("custom-keep")}
      note=${text("custom-keep-note")}
      on=${keep !== null}
      onChange=${(/** @type {boolean} */ on) => editor.change((changed) => (changed.keep = on ? { cards: Math.min(4, changed.hand) } : null))}
    />
    ${
      keep &&
      html`<div class="custom-numbers">
          <${NumberField}
            label=${text("custom-keep-cards")}
            value=${keep.cards}
            min=${1}
            max=${game.hand}
            onChange=${(/** @type {number} */ n) => editor.change((changed) => changed.keep && (changed.keep.cards = n))}
          />
          <${NumberField}
            label=${text("custom-keep-from")}
            value=${from}
            min=${1}
            max=${to}
            onChange=${(/** @type {number} */ n) => editor.change((changed) => changed.keep && (changed.keep.levels = [n, to]))}
          />
          <${NumberField}
            label=${text("custom-keep-to")}
            value=${to}
            min=${from}
            max=${last}
            onChange=${(/** @type {number} */ n) => editor.change((changed) => changed.keep && (changed.keep.levels = [from, n]))}
          />
        </div>
        ${
          sides.length > 1 &&
          html`<${Choices}
            legend=${text("custom-keep-sides")}
            value=${whose.length > 1 ? "both" : (whose[0] ?? "one")}
            choices=${[...sides.map((side) => [side, sideWord(side)]), ["both", text("custom-both")]]}
            onChange=${(/** @type {string} */ side) => editor.change((changed) => changed.keep && (changed.keep.sides = side === "both" ? sides : [side]))}
          />`
        }`
    }
  `;
}

/** @param {{editor: Editor, game: GameText}} props */
function BoardEditor({ editor, game }) {
  const track = game.board?.track;
  /** @param {(track: string[]) => void} change */
  const set = (change) => editor.change((changed) => changed.board && change(changed.board.track));
  return html`
    <${Switch}
      label=${text("custom-board")}
      note=${text("custom-board-note")}
      on=${Boolean(track)}
      onChange=${(/** @type {boolean} */ on) => editor.change((changed) => (changed.board = on ? { track: [...TRACK] } : null))}
    />
    ${
      track &&
      html`<fieldset class="field">
        <legend class="legend">${text("custom-fields", { n: track.length })}</legend>
        <ol class="custom-track">
          ${track.map(
            (action, i) =>
              html`<li key=${i}>
                <span class="custom-field" aria-hidden="true"
                  ><${ActionIcon} action=${action}
                /></span>
                <${ListField}
                  label=${text("custom-field-n", { n: i + 1 })}
                  silent
                  value=${action}
                  choices=${ACTIONS.map((each) => [each, `${i + 1}. ${text(`action-${actionId(each)}`)}`])}
                  onChange=${(/** @type {string} */ now) => set((list) => list.splice(i, 1, now))}
                />
              </li>`,
          )}
        </ol>
        <div class="row">
          <button
            class="button"
            type="button"
            disabled=${track.length >= MOST_FIELDS}
            onClick=${() => set((list) => list.push("+1"))}
          >
            <${Icon} name="plus" /> ${text("custom-add-field")}
          </button>
          <button
            class="button"
            type="button"
            disabled=${track.length <= LEAST_FIELDS}
            onClick=${() => set((list) => list.pop())}
          >
            ${text("custom-remove-field")}
          </button>
        </div>
      </fieldset>`
    }
  `;
}
