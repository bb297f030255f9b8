/** The levels in the form: each with its groups, what it means in words, and its odds. */

import { classes, html, useState } from "../html.js";
import { levelWords } from "../game/words/level_words.js";
import { sideWord } from "../game/words/setup_words.js";
import { percent, shortNumber } from "../history/times.js";
import { Icon } from "../parts/icon.js";
import { Switch } from "../parts/fields.js";
import { codeText } from "../parts/problem.js";
import { text } from "../texts.js";
import { ListField, NumberField } from "./fields.js";
import {
  MOST_GROUPS,
  MOST_LEVELS,
  askOf,
  boundsOf,
  cardsNeeded,
  groupText,
  kindId,
  kindsFor,
  withKind,
} from "./groups.js";

/** @import { GroupSpec } from "../game/levels.js" */
/** @import { LevelOdds } from "../protocol.js" */
/** @import { Editor } from "./editor.js" */
/** @import { GameText, LevelText } from "./description.js" */

/** @param {{editor: Editor, game: GameText}} props */
export function LevelsEditor({ editor, game }) {
  const [side, setSide] = useState("one");
  const sides = Object.keys(game.levels);
  const shown = sides.includes(side) ? side : "one";
  const levels = game.levels[shown] ?? [];
  /** @param {boolean} on */
  const two = (on) =>
    editor.change((changed) => {
      if (on) changed.levels["two"] = structuredClone(changed.levels["one"] ?? []);
      else delete changed.levels["two"];
      if (changed.keep?.sides) delete changed.keep.sides;
    });
  const add = () =>
    editor.change((changed) => {
      for (const list of Object.values(changed.levels)) list.push({ groups: ["run 3"] });
    });
  return html`<section class="panel stack" id="custom-levels" aria-labelledby="custom-h-levels">
    <h2 id="custom-h-levels">${text("custom-levels")}</h2>
    <p class="quiet small">${text("custom-levels-note")}</p>
    ${
      sides.length > 1 &&
      html`<div class="choices" role="group" aria-label=${text("custom-side")}>
        ${sides.map((each) => html`<button class="button" type="button" key=${each} aria-pressed=${each === shown ? "true" : "false"} onClick=${() => setSide(each)}>${sideWord(each)}</button>`)}
      </div>`
    }
    <ol class="custom-levels">
      ${levels.map((level, i) => html`<${LevelRow} key=${`${shown} ${i}`} editor=${editor} game=${game} side=${shown} level=${level} i=${i} />`)}
    </ol>
    ${editor.oddsFailed.value && html`<p class="quiet small" role="status">${codeText(editor.oddsFailed.value)}</p>`}
    ${editor.odds.value && html`<p class="quiet small">${text("custom-odds-note", { n: editor.odds.value.hands })}</p>`}
    <div class="row">
      ${levels.length < MOST_LEVELS && html`<button class="button" type="button" onClick=${add}><${Icon} name="plus" /> ${text("custom-add-level")}</button>`}
    </div>
    <${Switch}
      label=${text("custom-two-sides")}
      note=${text("custom-two-sides-note")}
      on=${sides.length > 1}
      onChange=${two}
    />
  </section>`;
}

/** @param {{editor: Editor, game: GameText, side: string, level: LevelText, i: number}} props */
function LevelRow({ editor, game, side, level, i }) {
  const asks = level.groups.map(askOf);
  const count = game.levels[side]?.length ?? 0;
  const needed = cardsNeeded(level.groups, game);
  const flaw = editor.flaw.value?.where.startsWith(`levels.${side}[${i + 1}]`);
  const odds = editor.odds.value?.sides[side]?.[i];
  const current = odds && odds.groups.join() === level.groups.join() ? odds : undefined;
  /** @param {(level: LevelText) => void} change */
  const set = (change) =>
    editor.change((changed) => {
      const edited = changed.levels[side]?.[i];
      if (!edited) return;
      change(edited);
      delete edited.source;
    });
  /** The other side must have as many levels. @param {(levels: LevelText[]) => void} change */
  const all = (change) => editor.change((changed) => Object.values(changed.levels).forEach(change));
  /** @param {number} to */
  const move = (to) =>
    editor.change((changed) => {
      const list = changed.levels[side];
      const [moved] = list?.splice(i, 1) ?? [];
      if (moved) list?.splice(to, 0, moved);
    });
  return html`<li class=${classes("custom-game-level", flaw && "flawed")}>
    <details open=${count <= 1}>
      <summary>
        <span class="custom-number" aria-hidden="true">${i + 1}</span>
        <span class="custom-game-level-words"
          ><span class="silent">${text("custom-level-n", { n: i + 1 })}: </span
          >${levelWords(asks)}<${Odds}
            odds=${current}
            counting=${editor.counting.value}
            most=${game.hand}
        /></span>
      </summary>
      <div class="custom-game-level-body">
        <ul class="custom-groups">
          ${level.groups.map((written, g) => html`<${GroupRow} key=${g} game=${game} written=${written} only=${level.groups.length === 1} onChange=${(/** @type {string | null} */ now) => set((edited) => (now === null ? edited.groups.splice(g, 1) : edited.groups.splice(g, 1, now)))} />`)}
        </ul>
        ${needed > game.hand && html`<p class="problem">${text("custom-too-many", { n: needed, hand: game.hand })}</p>`}
        <div class="row custom-game-level-tools">
          ${level.groups.length < MOST_GROUPS && html`<button class="button" type="button" onClick=${() => set((edited) => edited.groups.push("set 2"))}><${Icon} name="plus" /> ${text("custom-add-group")}</button>`}
          <span class="custom-tools">
            <button
              class="button plain round"
              type="button"
              aria-label=${text("custom-up", { n: i + 1 })}
              disabled=${i === 0}
              onClick=${() => move(i - 1)}
            >
              <${Arrow} d="M12 19V5M6 11l6-6 6 6" />
            </button>
            <button
              class="button plain round"
              type="button"
              aria-label=${text("custom-down", { n: i + 1 })}
              disabled=${i === count - 1}
              onClick=${() => move(i + 1)}
            >
              <${Arrow} d="M12 5v14M6 13l6 6 6-6" />
            </button>
            <button
              class="button plain round"
              type="button"
              aria-label=${text("custom-copy-level", { n: i + 1 })}
              disabled=${count >= MOST_LEVELS}
              onClick=${() => all((list) => list.splice(i, 0, structuredClone(list[i] ?? { groups: ["run 3"] })))}
            >
              <${Icon} name="copy" />
            </button>
            <button
              class="button plain round"
              type="button"
              aria-label=${text("custom-remove-level", { n: i + 1 })}
              disabled=${count <= 1}
              onClick=${() => all((list) => list.splice(i, 1))}
            >
              <${Icon} name="close" />
            </button>
          </span>
        </div>
      </div>
    </details>
  </li>`;
}

/** @param {{d: string}} props */
function Arrow({ d }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${d} /></svg>`;
}

/** How often a fresh hand has the level, and what it lacks. @param {{odds: LevelOdds | undefined, counting: boolean, most: number}} props */
function Odds({ odds, counting, most }) {
  if (!odds) {
    return html`<span class="custom-odds quiet small" aria-busy=${counting ? "true" : "false"}
      >${counting ? text("custom-odds-counting") : ""}</span
    >`;
  }
  const share = (odds.low + odds.high) / 2;
  const none = odds.complete === 0;
  return html`<span class="custom-odds small">
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="odds-back" width="100" height="8" rx="2" />
      <rect
        class="odds-bar"
        width=${(100 * Math.min(odds.missing, most)) / Math.max(1, most / 2)}
        height="8"
      />
    </svg>
    <span class="quiet"
      >${text("custom-odds", {
        below: none ? "yes" : "no",
        share: percent(none ? odds.high : share),
        missing: shortNumber(odds.missing),
        n: Math.round(10 * odds.missing) / 10,
      })}</span
    >
  </span>`;
}

/** A kind of group, of sets as those of this size are called. @param {GroupSpec["kind"]} kind @param {number} size */
const kindWord = (kind, size) =>
  kind === "set" ? text("custom-set", { n: size }) : text(kindId(kind));

/** @param {{game: GameText, written: string, only: boolean, onChange: (written: string | null) => void}} props */
function GroupRow({ game, written, only, onChange }) {
  const ask = askOf(written);
  const kinds = [...new Set([...kindsFor(game), ask.kind])];
  const [least, most] = boundsOf(ask.kind, game);
  return html`<li class="custom-group">
    <${ListField}
      label=${text("custom-kind")}
      silent
      value=${ask.kind}
      choices=${kinds.map((kind) => [kind, kindWord(kind, ask.size)])}
      onChange=${(/** @type {any} */ kind) => onChange(withKind(ask, kind, game))}
    />
    <${NumberField}
      label=${text(ask.kind === "points" ? "custom-points" : "custom-cards-of-group")}
      silent
      value=${ask.size}
      min=${least}
      max=${most}
      onChange=${(/** @type {number} */ size) => onChange(groupText({ ...ask, size }))}
    />
    ${
      ask.kind === "set" &&
      game.deck.elements.length > 0 &&
      html`<${ListField}
        label=${text("custom-set-of")}
        silent
        value=${ask.of}
        choices=${["", "numbers", "elements", "animals"].map((of) => [of, text(of ? `custom-of-${of}` : "custom-of-any")])}
        onChange=${(/** @type {string} */ of) => onChange(groupText({ ...ask, of }))}
      />`
    }
    ${
      ask.kind === "points" &&
      html`<label class="custom-check">
        <input
          type="checkbox"
          checked=${ask.oneColour}
          onChange=${(/** @type {any} */ e) => onChange(groupText({ ...ask, oneColour: e.currentTarget.checked }))}
        />
        <span>${text("custom-one-colour")}</span>
      </label>`
    }
    <button
      class="button plain round"
      type="button"
      aria-label=${text("custom-remove-group")}
      disabled=${only}
      onClick=${() => onChange(null)}
    >
      <${Icon} name="close" />
    </button>
  </li>`;
}
