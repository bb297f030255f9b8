/** One's finished games, the newest first. */

import { get } from "../api.js";
import { classes, html, useEffect, useState } from "../html.js";
import { gameTitle } from "../game/words/setup_words.js";
import { Icon } from "../parts/icon.js";
import { problemText } from "../parts/problem.js";
import { Spinner } from "../parts/spinner.js";
import { address } from "../place.js";
import { text } from "../texts.js";
import { dayAndTime } from "./times.js";

/** @import { Result } from "../protocol.js" */

const PAGE = 20;

export function HistoryList() {
  const [games, setGames] = useState(/** @type {Result[]} */ ([]));
  const [total, setTotal] = useState(-1);
  const [problem, setProblem] = useState("");
  const more = async () => {
    try {
      const page = await get(`/history?start=${games.length}&count=${PAGE}`);
      setGames([...games, ...page.games]);
      setTotal(page.total);
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  useEffect(() => {
    more();
  }, []);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (total < 0) return html`<${Spinner} words=${text("loading")} />`;
  if (!total) {
    return html`<section class="panel stack">
      <p>${text("history-empty")}</p>
      <div><a class="button main" href=${address("/")}>${text("go-home")}</a></div>
    </section>`;
  }
  return html`
    <p class="quiet">${text("history-count", { n: total })}</p>
    <ul class="history-list">
      ${games.map((result) => html`<${Row} key=${`${result.table} ${result.number}`} result=${result} />`)}
    </ul>
    ${
      games.length < total &&
      html`<button class="button" type="button" onClick=${more}>
        ${text("history-more", { n: Math.min(PAGE, total - games.length) })}
      </button>`
    }
  `;
}

/** Won, lost, or ended by the host. @param {Result} result */
export function outcome(result) {
  if (!result.finished) return "ended";
  return result.you >= 0 && result.seats[result.you]?.won ? "won" : "lost";
}

/** @param {{result: Result}} props */
function Row({ result }) {
  const how = outcome(result);
  const place = `${result.table}/${result.number}`;
  return html`<li class="panel">
    <a class="history-what" href=${address(`/history/${place}`)}>
      <span class=${classes("outcome", how)}
        ><${Icon} name=${how === "won" ? "crown" : how === "lost" ? "star" : "close"} />
        ${" "}${text(`history-${how}`)}</span
      >
      <b>${gameTitle(result.game, result.title)}</b>
      <span class="quiet small"
        >${dayAndTime(result.ended_at)} · ${text("history-rounds", { n: result.rounds })}</span
      >
      <span class="small">
        ${result.seats.map(
          (seat, i) =>
            html`<span key=${i} class=${classes("history-seat", seat.won && "winner")}
              >${seat.won && html`<${Icon} name="crown" />`}${seat.name || `${i + 1}`}${!seat.won && html` <span class="quiet">${text("history-level", { n: seat.level })}</span>`}</span
            >`,
        )}
      </span>
    </a>
    <a
      class="button round"
      href=${address(`/replay/${place}`)}
      aria-label=${text("history-replay-of", { game: gameTitle(result.game, result.title), when: dayAndTime(result.ended_at) })}
      title=${text("history-replay")}
    >
      <${Icon} name="film" />
    </a>
  </li>`;
}
