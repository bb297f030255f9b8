/** The cards in the form: numbers, colours, jokers, pictures and special cards. */

import { Card, ColourMark } from "../cards/draw.js";
import { letterOf } from "../cards/faces.js";
import { SPECIALS } from "../cards/specials.js";
import { cardWord, colourWord } from "../cards/words.js";
import { classes, html } from "../html.js";
import { Control } from "../parts/control.js";
import { Icon } from "../parts/icon.js";
import { Switch } from "../parts/fields.js";
import { text } from "../texts.js";
import { NumberField } from "./fields.js";

/** @import { Editor } from "./editor.js" */
/** @import { GameText, JokerRow } from "./description.js" */

const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "white",
  "black",
  "pink",
  "brown",
];
const MOST_COLOURS = 8;
const MOST_ALIKE = 60;
const PICTURES = {
  elements: ["air", "fire", "water", "earth"],
  animals: ["eagle", "phoenix", "fish", "snake"],
};

/** @param {{editor: Editor, game: GameText}} props */
export function DeckEditor({ editor, game }) {
  const { deck } = game;
  const info = editor.info.value;
  const total = (info?.cards["none"] ?? []).reduce((sum, card) => sum + card.count, 0);
  return html`<section class="panel stack" id="custom-deck" aria-labelledby="custom-h-deck">
    <h2 id="custom-h-deck">${text("custom-deck")}</h2>
    ${total > 0 && html`<p class="quiet small" role="status">${text("custom-deck-total", { n: total })}</p>`}
    <div class="custom-numbers">
      <${NumberField}
        label=${text("custom-values")}
        value=${deck.values}
        min=${3}
        max=${24}
        onChange=${(/** @type {number} */ n) => editor.change((changed) => (changed.deck.values = n))}
      />
      <${NumberField}
        label=${text("custom-copies")}
        value=${deck.copies}
        min=${1}
        max=${4}
        onChange=${(/** @type {number} */ n) => editor.change((changed) => (changed.deck.copies = n))}
      />
    </div>
    <${Colours} editor=${editor} game=${game} />
    <${Jokers} editor=${editor} game=${game} />
    <${Switch}
      label=${text("custom-pictures")}
      note=${text("custom-pictures-note")}
      on=${deck.elements.length > 0}
      onChange=${(/** @type {boolean} */ on) =>
        editor.change((changed) => {
          changed.deck.elements = on ? PICTURES.elements : [];
          changed.deck.animals = on ? PICTURES.animals : [];
        })}
    />
    <${Specials} editor=${editor} game=${game} />
  </section>`;
}

/** Why a colour cannot be added: cards are written with its first letter. @param {string} colour @param {string[]} chosen */
function whyNotColour(colour, chosen) {
  if (chosen.length >= MOST_COLOURS) return text("custom-colours-most", { n: MOST_COLOURS });
  const same = chosen.find((each) => letterOf(each) === letterOf(colour));
  return same ? text("custom-colours-letter", { colour: colourWord(same) }) : "";
}

/** @param {{editor: Editor, game: GameText}} props */
function Colours({ editor, game }) {
  const chosen = game.deck.colours;
  const all = [...COLOURS, ...chosen.filter((each) => !COLOURS.includes(each))];
  /** @param {string} colour */
  const toggle = (colour) =>
    editor.change((changed) => {
      const now = changed.deck.colours;
      const next = now.includes(colour) ? now.filter((each) => each !== colour) : [...now, colour];
      changed.deck.colours = all.filter((each) => next.includes(each));
    });
  return html`<fieldset class="field">
    <legend class="legend">${text("custom-colours", { n: chosen.length })}</legend>
    <div class="choices">
      ${all.map((colour) => {
        const on = chosen.includes(colour);
        const why = on
          ? chosen.length === 1
            ? text("custom-colours-least")
            : ""
          : whyNotColour(colour, chosen);
        return html`<${Control}
          key=${colour}
          class=${classes("button", "custom-colour")}
          can=${!why}
          why=${why}
          aria-pressed=${on ? "true" : "false"}
          onAct=${() => toggle(colour)}
        >
          <${ColourMark} colour=${colour} deck=${{ ...game.deck, colours: all }} />
          ${" "}${colourWord(colour)}
        <//>`;
      })}
    </div>
  </fieldset>`;
}

/** @param {{editor: Editor, game: GameText}} props */
function Jokers({ editor, game }) {
  const rows = game.deck.jokers;
  const high = game.deck.values;
  /** @param {number} i @param {(row: JokerRow) => void} change */
  const set = (i, change) =>
    editor.change((changed) => {
      const row = changed.deck.jokers[i];
      if (row) change(row);
    });
  return html`<fieldset class="field">
    <legend class="legend">${text("custom-jokers")}</legend>
    <ul class="custom-jokers">
      ${rows.map(
        (row, i) =>
          html`<li key=${i}>
            <${Card}
              text=${row.range ? `J${row.range[0]}-${row.range[1]}` : "J"}
              deck=${game.deck}
            />
            <div class="custom-numbers">
              <${NumberField}
                label=${text("custom-how-many")}
                value=${row.count}
                min=${1}
                max=${MOST_ALIKE}
                onChange=${(/** @type {number} */ n) => set(i, (each) => (each.count = n))}
              />
              ${
                row.range &&
                html`
                  <${NumberField}
                    label=${text("custom-range-from")}
                    value=${row.range[0]}
                    min=${1}
                    max=${row.range[1]}
                    onChange=${(/** @type {number} */ n) => set(i, (each) => (each.range = [n, each.range?.[1] ?? n]))}
                  />
                  <${NumberField}
                    label=${text("custom-range-to")}
                    value=${row.range[1]}
                    min=${row.range[0]}
                    max=${high}
                    onChange=${(/** @type {number} */ n) => set(i, (each) => (each.range = [each.range?.[0] ?? n, n]))}
                  />
                `
              }
            </div>
            <button
              class="button plain round"
              type="button"
              aria-label=${text("custom-remove-jokers")}
              onClick=${() => editor.change((changed) => changed.deck.jokers.splice(i, 1))}
            >
              <${Icon} name="close" />
            </button>
          </li>`,
      )}
    </ul>
    <div class="row">
      ${
        !rows.some((row) => !row.range) &&
        html`<button
          class="button"
          type="button"
          onClick=${() => editor.change((changed) => changed.deck.jokers.unshift({ count: 4 }))}
        >
          <${Icon} name="plus" /> ${text("custom-add-jokers")}
        </button>`
      }
      <button
        class="button"
        type="button"
        onClick=${() => editor.change((changed) => changed.deck.jokers.push({ count: 3, range: freeRange(changed) }))}
      >
        <${Icon} name="plus" /> ${text("custom-add-range-jokers")}
      </button>
    </div>
  </fieldset>`;
}

/** Values for which there are no jokers with a range yet. @param {GameText} game @returns {[number, number]} */
function freeRange(game) {
  const taken = game.deck.jokers.flatMap((row) => (row.range ? [row.range[1]] : []));
  const low = Math.min(game.deck.values, Math.max(0, ...taken) + 1);
  return [low, Math.min(game.deck.values, low + 4)];
}

/** @param {{editor: Editor, game: GameText}} props */
function Specials({ editor, game }) {
  const common = game.discard_pile === "common";
  /** @param {string} name @param {number} n */
  const set = (name, n) =>
    editor.change((changed) => {
      if (n > 0) changed.deck.specials[name] = n;
      else delete changed.deck.specials[name];
    });
  const shown = SPECIALS.filter(
    ({ name, commonPile }) => common || !commonPile || game.deck.specials[name],
  );
  return html`<fieldset class="field">
    <legend class="legend">${text("custom-specials")}</legend>
    <ul class="custom-specials">
      ${shown.map(
        ({ name }) =>
          html`<li key=${name} class=${game.deck.specials[name] ? "" : "none"}>
            <${Card} text=${name} deck=${game.deck} />
            <div>
              <p class="small">${text(`custom-does-${name}`)}</p>
              <${NumberField}
                label=${cardWord(name, game.deck)}
                silent
                value=${game.deck.specials[name] ?? 0}
                min=${0}
                max=${MOST_ALIKE}
                onChange=${(/** @type {number} */ n) => set(name, n)}
              />
            </div>
          </li>`,
      )}
    </ul>
    ${!common && html`<p class="quiet small">${text("custom-specials-common")}</p>`}
  </fieldset>`;
}
