/** A finished game, move by move. */

import { get } from "../api.js";
import { html, useEffect, useMemo, useRef, useState } from "../html.js";
import { sentence } from "../game/words/sentence.js";
import { gameTitle } from "../game/words/setup_words.js";
import { tell } from "../game/words/telling.js";
import { Icon } from "../parts/icon.js";
import { problemText } from "../parts/problem.js";
import { Spinner } from "../parts/spinner.js";
import { speak } from "../parts/speech.js";
import { TopBar } from "../parts/top_bar.js";
import { address } from "../place.js";
import { Controls, momentPath } from "../replay/controls.js";
import { Hands } from "../replay/hands.js";
import { Player } from "../replay/player.js";
import { Center } from "../table/surface/center.js";
import { Mats } from "../table/surface/mats.js";
import { Opened } from "../table/surface/opened.js";
import { Play } from "../table/play.js";
import { SeatSheet } from "../table/surface/seat_sheet.js";
import { Seats } from "../table/surface/seats.js";
import { text } from "../texts.js";

/** @import { FinishedGame } from "../protocol.js" */

/** @param {{params: string[]}} props */
export default function ReplayScreen({ params }) {
  const [id = "", number = "1"] = params;
  const [game, setGame] = useState(/** @type {FinishedGame | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    setGame(null);
    get(`/tables/${encodeURIComponent(id)}/games/${encodeURIComponent(number)}`).then(
      setGame,
      (error) => setProblem(problemText(error)),
    );
  }, [id, number]);
  if (problem) {
    return html`<main class="screen narrow">
      <${TopBar} title=${text("replay-title")} back="/history" />
      <p class="problem" role="alert">${problem}</p>
    </main>`;
  }
  if (!game) return html`<${Spinner} words=${text("loading")} />`;
  return html`<${Replayed} key=${`${id} ${number}`} game=${game} />`;
}

/** The moment that the address names. */
function wantedMoment() {
  return Number.parseInt(location.hash.slice(1), 10) || 0;
}

/** @param {{game: FinishedGame}} props */
function Replayed({ game }) {
  const player = useMemo(() => new Player(game), [game]);
  const play = useMemo(() => new Play(player.table), [player]);
  const [seat, setSeat] = useState(-1);
  useEffect(() => {
    const view = new URLSearchParams(location.search).get("view");
    player.at.value = wantedMoment();
    const known =
      view === "spectator" ||
      (view !== null && /^[0-7]$/.test(view) && Number(view) < game.result.seats.length);
    player.look(known ? view : "open");
    const moved = () => player.show(wantedMoment());
    addEventListener("hashchange", moved);
    return () => {
      removeEventListener("hashchange", moved);
      play.stop();
      player.stop();
    };
  }, [player]);
  useEffect(() => {
    history.replaceState(history.state, "", address(momentPath(player)));
  }, [player.at.value, player.view.value]);
  const { table } = player;
  const look = (/** @type {number} */ which) => {
    player.pause();
    setSeat(which);
  };
  const frame = player.frame.value;
  const info = table.info.value;
  const title = gameTitle(game.setup.game, game.result.title);
  return html`<main
    class="replay table-parts"
    data-frame=${frame?.number ?? -1}
    onKeyDown=${keysFor(player)}
  >
    <${TopBar} title=${title} back="/history">
      <a
        class="button plain"
        href=${address(`/history/${game.result.table}/${game.result.number}`)}
      >
        <${Icon} name="crown" /> <span class="wide-only">${text("replay-result")}</span
        ><span class="silent narrow-only">${text("replay-result")}</span>
      </a>
    <//>
    ${player.problem.value && html`<p class="problem" role="alert">${player.problem.value}</p>`}
    ${
      frame &&
      info &&
      html`
        <div class="replay-stage">
          <${Seats} play=${play} onSeat=${look} />
          <${Told} player=${player} />
          <div class="replay-middle">
            <${Center} play=${play} /><${Opened} play=${play} /><${Mats} play=${play} />
          </div>
          <${Hands} table=${table} own=${frame.own} events=${frame.events} />
        </div>
        <${Course} player=${player} />
      `
    }
    <${Controls} player=${player} />
    ${seat >= 0 && html`<${SeatSheet} table=${table} seat=${seat} onClose=${() => setSeat(-1)} />`}
  </main>`;
}

/** What happened in the moment that is shown. @param {{player: Player}} props */
function Told({ player }) {
  const { table } = player;
  const frame = player.frame.value;
  const lines = frame ? tell(frame.events, table) : [];
  const open = table.open.value;
  const first = frame?.number === 0 ? text("replay-dealt") : "";
  const now = first || lines.length ? first : sentence(table, 0);
  const words = [now, ...lines.map((line) => line.words)].filter(Boolean).join(" ");
  useEffect(() => {
    if (!player.playing.value) speak(words);
  }, [words]);
  return html`<div class="replay-events">
    <span class="quiet small"
      >${text("round-n", { n: open?.round ?? 1 })}${frame?.by === "time_up" && ` · ${text("replay-time-up")}`}</span
    >
    ${now && html`<p>${now}</p>`} ${lines.map((line, i) => html`<p key=${i}>${line.shown}</p>`)}
  </div>`;
}

/** The course of the round so far; each line leads to its moment. @param {{player: Player}} props */
function Course({ player }) {
  const box = useRef(/** @type {HTMLOListElement | null} */ (null));
  const { table } = player;
  const frames = player.roundSoFar();
  const last = frames.at(-1);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const down = () => (list.scrollTop = list.scrollHeight);
    const observer = new ResizeObserver(down); // there it also is in a window of another size
    observer.observe(list);
    down();
    return () => observer.disconnect();
  }, [last]);
  return html`<aside class="replay-course" aria-label=${text("replay-course")}>
    <h2>${text("replay-course")}</h2>
    <ol ref=${box}>
      ${frames.map((frame) =>
        tell(frame.events, table).map(
          (line, i) =>
            html`<li key=${`${frame.number} ${i}`}>
              <button
                type="button"
                aria-current=${frame.number === player.at.value ? "step" : undefined}
                onClick=${() => player.show(frame.number)}
              >
                ${line.seat >= 0 && html`<span class=${`dot ${table.colourOf(line.seat)}`}></span>`}<span
                  >${line.shown}</span
                >
              </button>
            </li>`,
        ),
      )}
    </ol>
  </aside>`;
}

/** Keys of the whole page: arrows go one move on or back, the space bar plays. @param {Player} player */
function keysFor(player) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.target instanceof HTMLElement && event.target.closest("input, select, dialog")) {
      return;
    }
    if (event.key === "ArrowRight") player.step(1);
    else if (event.key === "ArrowLeft") player.step(-1);
    else return;
    event.preventDefault();
  };
}
