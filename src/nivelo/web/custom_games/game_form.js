/** The form for a custom game, and the same as a text. */

import { get } from "../api.js";
import { classes, html, useEffect, useState } from "../html.js";
import { gameTitle } from "../game/words/setup_words.js";
import { Control } from "../parts/control.js";
import { Icon } from "../parts/icon.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { Spinner } from "../parts/spinner.js";
import { TopBar } from "../parts/top_bar.js";
import { address } from "../place.js";
import { go } from "../router.js";
import { name } from "../state/person.js";
import { copy } from "../table/waiting/share.js";
import { text } from "../texts.js";
import { DeckEditor } from "./deck_editor.js";
import { SIMPLE, idOf, writeDescription } from "./description.js";
import { draftOf } from "./drafts.js";
import { Editor } from "./editor.js";
import { SHARED, gameLink, linkedGame } from "./game_link.js";
import { NumberField } from "./fields.js";
import { LevelsEditor } from "./level_editor.js";
import { openTable } from "./playing.js";
import { readDescription } from "./reading.js";
import { RulesEditor } from "./rules_editor.js";

/** @import { OwnGame } from "../protocol.js" */
/** @import { GameText } from "./description.js" */

const MOST_TITLE = 60;
const MOST_PLAYERS = 8;
const KEY_LETTERS = 12; // enough to tell links apart

/** A description to begin with: one of the five games, or a small one. @param {string} from @returns {Promise<string>} */
async function beginning(from) {
  const source = from
    ? (await get(`/games/${encodeURIComponent(from)}/description`)).description
    : SIMPLE;
  const game = await readDescription(source);
  if (!game) return source;
  game.title = from ? text("custom-my", { game: gameTitle(from) }) : text("custom-untitled");
  game.id = idOf(game.title);
  return writeDescription(game);
}

/** @param {string} id @param {string} from @returns {Promise<Editor>} */
async function open(id, from) {
  if (id === "new" && from === SHARED) {
    const letters = location.hash.slice(1);
    const key = `new/${SHARED}/${letters.slice(-KEY_LETTERS)}`;
    const description = draftOf(key) || (await linkedGame(letters));
    return new Editor(key, description, await readDescription(description), null);
  }
  if (id === "new") {
    const key = `new/${from}`;
    const description = draftOf(key) || (await beginning(from));
    return new Editor(key, description, await readDescription(description), null);
  }
  const saved = /** @type {OwnGame} */ (await get(`/own-games/${encodeURIComponent(id)}`));
  const description = draftOf(saved.id) || saved.description;
  return new Editor(saved.id, description, await readDescription(description), saved);
}

/** @param {{id: string, from: string}} props */
export function CustomGameForm({ id, from }) {
  const [editor, setEditor] = useState(/** @type {Editor | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    /** @type {Editor | null} */
    let made = null;
    open(id, from).then(
      (opened) => {
        made = opened;
        setEditor(opened);
      },
      (error) => setProblem(problemText(error)),
    );
    // Another link in the same window changes nothing but what is behind its `#`.
    const again = () => from === SHARED && location.reload();
    addEventListener("hashchange", again);
    return () => {
      removeEventListener("hashchange", again);
      made?.stop();
    };
  }, []);
  if (problem) {
    return html`<main class="screen custom-games">
      <${TopBar} title=${text("custom-title")} back="/own-games" />
      <p class="problem" role="alert">${problem}</p>
    </main>`;
  }
  if (!editor) return html`<${Spinner} words=${text("loading")} />`;
  return html`<${Form} editor=${editor} />`;
}

/** @param {{editor: Editor}} props */
function Form({ editor }) {
  const [asText, setAsText] = useState(false);
  const game = editor.model.value;
  const saved = editor.saved.value;
  const shown = asText || !game ? "text" : "form";
  return html`<main class="screen custom-games">
    <${TopBar} title=${game?.title || saved?.title || text("custom-title")} back="/own-games" />
    ${saved && !saved.yours && html`<p class="panel">${text("custom-anothers")}</p>`}
    <div class="choices" role="group" aria-label=${text("custom-how")}>
      <button
        class="button"
        type="button"
        aria-pressed=${shown === "form" ? "true" : "false"}
        disabled=${!game}
        onClick=${() => setAsText(false)}
      >
        ${text("custom-as-form")}
      </button>
      <button
        class="button"
        type="button"
        aria-pressed=${shown === "text" ? "true" : "false"}
        onClick=${() => setAsText(true)}
      >
        ${text("custom-as-text")}
      </button>
    </div>
    <div class="custom-columns">
      ${
        shown === "form" && game
          ? html`<div class="stack custom-main">
              <${Basics} editor=${editor} game=${game} />
              <${LevelsEditor} editor=${editor} game=${game} />
              <${DeckEditor} editor=${editor} game=${game} />
              <${RulesEditor} editor=${editor} game=${game} />
            </div>`
          : html`<${TextEditor} editor=${editor} />`
      }
      <${Verdict} editor=${editor} />
    </div>
  </main>`;
}

/** @param {{editor: Editor, game: GameText}} props */
function Basics({ editor, game }) {
  const [least, most] = game.players;
  return html`<section class="panel stack" aria-label=${text("custom-basics")}>
    <label class="field"
      ><span>${text("custom-name")}</span>
      <input
        class="input"
        maxlength=${MOST_TITLE}
        value=${game.title}
        onInput=${(/** @type {any} */ e) => editor.change((changed) => (changed.title = e.currentTarget.value))}
      />
    </label>
    <div class="custom-numbers">
      <${NumberField}
        label=${text("custom-players-least")}
        value=${least}
        min=${2}
        max=${most}
        onChange=${(/** @type {number} */ n) => editor.change((changed) => (changed.players = [n, changed.players[1]]))}
      />
      <${NumberField}
        label=${text("custom-players-most")}
        value=${most}
        min=${least}
        max=${MOST_PLAYERS}
        onChange=${(/** @type {number} */ n) => editor.change((changed) => (changed.players = [changed.players[0], n]))}
      />
      <${NumberField}
        label=${text("custom-hand")}
        value=${game.hand}
        min=${1}
        max=${30}
        onChange=${(/** @type {number} */ n) => editor.change((changed) => (changed.hand = n))}
      />
    </div>
  </section>`;
}

/** @param {{editor: Editor}} props */
function TextEditor({ editor }) {
  return html`<section class="panel stack custom-main">
    <label class="field"
      ><span>${text("custom-text")}</span>
      <textarea
        class="input custom-text"
        spellcheck="false"
        autocapitalize="off"
        rows="28"
        value=${editor.text.value}
        onInput=${(/** @type {any} */ e) => editor.type(e.currentTarget.value)}
      ></textarea>
    </label>
    <p class="quiet small">${text("custom-text-note")}</p>
  </section>`;
}

/** Whether the game can be played, and what to do with it. @param {{editor: Editor}} props */
function Verdict({ editor }) {
  const [busy, setBusy] = useState(false);
  const flaw = editor.flaw.value;
  const info = editor.info.value;
  const saved = editor.saved.value;
  const good = !flaw && info !== null && !editor.checking.value;
  /** @param {() => Promise<unknown>} work */
  const run = async (work) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      note(problemText(error));
    }
    setBusy(false);
  };
  const save = async () => {
    const made = await editor.save();
    note(text("custom-was-saved"));
    if (made.id !== saved?.id) go(`/own-games/${made.id}`, { replace: true });
  };
  const why = flaw ? text("custom-flawed") : text("custom-checking");
  return html`<aside class="panel stack custom-verdict" aria-label=${text("custom-verdict")}>
    <div role="status" class=${classes("custom-state", flaw ? "bad" : good ? "good" : "")}>
      ${
        flaw
          ? html`<p>
                <${Icon} name="close" />${" "}
                <b
                  >${flaw.where ? text("custom-flaw-in", { where: whereWords(flaw.where) }) : text("custom-flawed")}</b
                >
              </p>
              <p class="small" lang="en">${flaw.detail}</p>`
          : good
            ? html`<p><${Icon} name="check" /> <b>${text("custom-good")}</b></p>`
            : html`<p class="quiet">${text("custom-checking")}</p>`
      }
    </div>
    ${
      name.value &&
      html`<${Control}
          class=${classes("button", editor.changed.value && "main")}
          can=${good && !busy && editor.changed.value}
          why=${good ? text("custom-nothing-to-save") : why}
          onAct=${() => run(save)}
        >
          <${Icon} name="check" />
          ${text(saved && !saved.yours ? "custom-save-copy" : "custom-save")}
        <//>
        <${Control}
          class=${classes("button", !editor.changed.value && "go")}
          can=${good && !busy}
          why=${why}
          onAct=${() => run(() => openTable(editor.text.value, true))}
          ><${Icon} name="play" /> ${text("custom-play-bots")}<//
        >
        <${Control}
          class="button"
          can=${good && !busy}
          why=${why}
          onAct=${() => run(() => openTable(editor.text.value))}
          ><${Icon} name="people" /> ${text("custom-open-table")}<//
        >`
    }
    ${!name.value && html`<a class="button main" href=${address("/")}>${text("custom-name-first")}</a>`}
    ${
      saved &&
      html`<button class="button" type="button" onClick=${async () => copy(await gameLink(saved))}>
        <${Icon} name="share" /> ${text("custom-share")}
      </button>`
    }
    ${
      editor.changed.value &&
      saved &&
      html`<button class="button plain" type="button" onClick=${() => run(() => editor.revert())}>
        <${Icon} name="undo" /> ${text("custom-revert")}
      </button>`
    }
  </aside>`;
}

/** A place in the description in words: `levels.one[3].groups` is level 3. @param {string} where */
function whereWords(where) {
  const level = /^levels\.\w+\[(\d+)\]/.exec(where);
  if (level) return text("custom-level-n", { n: Number(level[1]) });
  const first = where.split(/[.[]/)[0] ?? "";
  /** @type {Record<string, string>} */
  const known = {
    id: "custom-name",
    title: "custom-name",
    players: "custom-players",
    hand: "custom-hand",
    levels: "custom-levels",
    deck: "custom-deck",
    mixes: "custom-deck",
    board: "custom-board",
    keep: "custom-keep",
  };
  return known[first] ? text(known[first]) : text("custom-rules");
}
