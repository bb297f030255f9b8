/** In the settings: all that this browser keeps, saved to a file and read from one. */

import { get, post } from "../api.js";
import { html } from "../html.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { text } from "../texts.js";
import { saveFile } from "./files.js";

/** @param {() => Promise<void>} work */
const attempt = (work) => work().catch((error) => note(problemText(error)));

async function save() {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`nivelo-${day}.jsonl`, (await get("/device")).text);
}

/** @param {File | undefined} file */
async function read(file) {
  if (!file) return;
  const taken = await post("/device", { text: await file.text() });
  note(text("keep-taken", { n: taken.tables }));
}

export function Keeping() {
  return html`<section class="panel stack">
    <h2>${text("keep-title")}</h2>
    <p class="quiet">${text("keep-text")}</p>
    <div class="row">
      <button class="button" type="button" onClick=${() => attempt(save)}>
        ${text("keep-save")}
      </button>
      <label class="button">
        ${text("keep-read")}
        <input
          class="silent"
          type="file"
          accept=".jsonl"
          onChange=${(/** @type {any} */ e) => {
            const [file] = e.currentTarget.files;
            e.currentTarget.value = ""; // the same file may be chosen once more
            attempt(() => read(file));
          }}
        />
      </label>
    </div>
  </section>`;
}
