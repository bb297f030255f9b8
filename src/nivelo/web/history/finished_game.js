/** A finished game: how far everyone came, its record, and the proof that it was fair. */

import { get } from "../api.js";
import { classes, html, useEffect, useState } from "../html.js";
import { gameTitle } from "../game/words/setup_words.js";
import { looksOf, plainLook } from "../game/looks.js";
import { Avatar } from "../parts/avatar.js";
import { seatsOf } from "../state/finished_seats.js";
import { saveFile } from "../local/files.js";
import { Icon } from "../parts/icon.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { Spinner } from "../parts/spinner.js";
import { TopBar } from "../parts/top_bar.js";
import { ALONE, address, apiPath } from "../place.js";
import { Ladder } from "../table/endings/ladder.js";
import { text } from "../texts.js";
import { FairnessProof } from "./fairness_proof.js";
import { Review } from "./review.js";
import { dayAndTime, duration } from "./times.js";

/** @import { FinishedGame } from "../protocol.js" */

/** @param {{table: string, number: string}} props */
export function FinishedGameView({ table, number }) {
  const [game, setGame] = useState(/** @type {FinishedGame | null} */ (null));
  const [problem, setProblem] = useState("");
  const path = `/tables/${encodeURIComponent(table)}/games/${encodeURIComponent(number)}`;
  useEffect(() => {
    get(path).then(setGame, (error) => setProblem(problemText(error)));
  }, [path]);
  return html`<main class="screen history">
    <${TopBar}
      title=${game ? gameTitle(game.setup.game, game.result.title) : text("history-title")}
      back="/history"
    />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${!game && !problem && html`<${Spinner} words=${text("loading")} />`}
    ${
      game &&
      html`
        <${Outcome} game=${game} />
        <section class="panel stack">
          <div class="row">
            <a class="button main" href=${address(`/replay/${table}/${number}`)}
              ><${Icon} name="film" /> ${text("history-replay")}</a
            >
            <a
              class="button"
              href=${ALONE ? location.pathname : apiPath(`${path}/record`)}
              download
              onClick=${ALONE && ((/** @type {Event} */ event) => saveRecord(event, path))}
              ><${Icon} name="log" /> ${text("history-record")}</a
            >
          </div>
          <p class="quiet small">
            ${text("history-record-note")} <code>nivelo replay</code>, <code>nivelo verify</code>
          </p>
        </section>
        ${game.result.you >= 0 && html`<${Review} game=${game} />`}
        <${FairnessProof} game=${game} />
      `
    }
  </main>`;
}

/** Without a server the record is written here. @param {Event} event @param {string} path */
async function saveRecord(event, path) {
  event.preventDefault();
  try {
    const record = await get(`${path}/record`);
    saveFile(record.name, record.text);
  } catch (error) {
    note(problemText(error));
  }
}

/** @param {{game: FinishedGame}} props */
function Outcome({ game }) {
  const { result } = game;
  const seats = result.seats
    .map((seat, i) => ({ seat, i }))
    .toSorted((a, b) => Number(b.seat.won) - Number(a.seat.won) || b.seat.level - a.seat.level);
  const winner = result.seats.find((seat) => seat.won);
  const looks = looksOf(seatsOf(result));
  return html`<section class="panel stack">
    <h2>${winner ? text("history-winner", { name: winner.name }) : text("history-ended-text")}</h2>
    <ol class="outcome-list">
      ${seats.map(({ seat, i }) => {
        const last = game.levels[i]?.length ?? 0;
        return html`<li key=${i} class=${classes(seat.won && "winner")}>
          <${Avatar} look=${looks[i] ?? plainLook(i)} name=${seat.name || `${i + 1}`} />
          <span class="outcome-who">
            <b><bdi>${seat.name || `${i + 1}`}</bdi></b>
            <span class="quiet small"
              >${!seat.person && text("history-bot")}${seat.person && seat.bot && text("history-stand-in")}</span
            >
          </span>
          <${Ladder} count=${last} at=${seat.won ? last + 1 : seat.level} />
          <span class="outcome-level" aria-hidden="true"
            >${seat.won ? html`<${Icon} name="crown" />` : seat.level}</span
          >
        </li>`;
      })}
    </ol>
    <p class="quiet small">
      ${dayAndTime(result.started_at)} · ${duration(game.milliseconds)} ·
      ${" "}${text("history-rounds", { n: result.rounds })} ·
      ${" "}${text("history-turns", { n: result.turns })}
    </p>
  </section>`;
}
