/** The coach looks back: which of your decisions cost most, each with a way to its moment. */

import { get } from "../api.js";
import { html, useEffect, useMemo, useRef, useState } from "../html.js";
import { moveWords, tenths, whyWords } from "../game/words/move_words.js";
import { Icon } from "../parts/icon.js";
import { problemText } from "../parts/problem.js";
import { ALONE, address } from "../place.js";
import { infoOf } from "../replay/player.js";
import { gameOf } from "../state/games.js";
import { StillTable } from "../state/still_table.js";
import { rich, text } from "../texts.js";
import { summaryOf } from "./summary.js";

/** @import { FinishedGame, Mark, ReviewInfo } from "../protocol.js" */
/** @import { TableState } from "../state/table.js" */

const LOOK_AGAIN = 1000; // milliseconds

/** @param {{game: FinishedGame}} props */
export function Review({ game }) {
  const [review, setReview] = useState(/** @type {ReviewInfo | null} */ (null));
  const [begun, setBegun] = useState(() => new URLSearchParams(location.search).has("review"));
  const [problem, setProblem] = useState("");
  const table = useMemo(() => tableOf(game, setProblem), [game]);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // Whoever has asked for the review has just seen who won: it need not be looked for below that.
  useEffect(() => {
    if (begun) box.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (!begun) return;
    let timer = 0;
    let gone = false;
    const look = async () => {
      try {
        const latest = await get(
          `/tables/${encodeURIComponent(game.result.table)}/games/${game.result.number}/review`,
        );
        if (gone) return;
        setReview(latest);
        if (!latest.ready) timer = setTimeout(look, LOOK_AGAIN);
      } catch (error) {
        if (gone) return;
        setProblem(problemText(error));
        setBegun(false);
      }
    };
    look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [begun, game]);
  return html`<section class="panel stack review" id="review" ref=${box}>
    <h2>${text("review-title")}</h2>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${
      !begun &&
      html`<p class="quiet">${text(ALONE ? "review-about-alone" : "review-about")}</p>
        <div class="row">
          <button
            class="button"
            type="button"
            onClick=${() => {
              setProblem("");
              setBegun(true);
            }}
          >
            <${Icon} name="hint" /> ${text("review-begin")}
          </button>
        </div>`
    }
    ${begun && !review?.ready && html`<${Progress} review=${review} />`}
    ${review?.ready && html`<${Findings} review=${review} table=${table} game=${game} />`}
  </section>`;
}

/** A table for the words of moves: names, piles and the deck. @param {FinishedGame} game @param {(problem: string) => void} failed */
function tableOf(game, failed) {
  const table = new StillTable(`review ${game.result.table}`);
  table.info.value = infoOf(game);
  table.you.value = game.result.you;
  gameOf(game.setup).then(
    (info) => (table.game.value = info ?? null),
    (error) => failed(problemText(error)),
  );
  return table;
}

/** @param {{review: ReviewInfo | null}} props */
function Progress({ review }) {
  const total = review?.total ?? 0;
  if (!total) return html`<p aria-busy="true">${text("coach-thinking")}</p>`;
  const done = review?.done ?? 0;
  const decisions = review?.decisions || total;
  const words =
    done <= decisions
      ? text("review-progress", { done, total: decisions })
      : text("review-again", { done: done - decisions, total: total - decisions });
  return html`<label class="review-progress"
    ><span>${words}</span><progress max=${total} value=${done}></progress
  ></label>`;
}

/** @param {{review: ReviewInfo, table: TableState, game: FinishedGame}} props */
function Findings({ review, table, game }) {
  const { marked, course, decisions } = review;
  const n = marked.length;
  const looked = course.length;
  const outcome = n ? text("review-found", { n, total: looked }) : text("review-none");
  return html`
    ${
      looked < decisions
        ? html`<p>${text("review-partly", { looked, total: decisions })}</p>
            <p>${n ? text("review-found-partly", { n }) : text("review-none-partly")}</p>`
        : html`<p>${outcome}</p>`
    }
    <ol class="review-list">
      ${marked.map((mark) => html`<${Marked} key=${mark.number} mark=${mark} table=${table} game=${game} />`)}
    </ol>
    <${Rest} review=${review} table=${table} game=${game} />
    <p class="quiet small">${text("review-note")}</p>
  `;
}

/**
 * What else is worth a look: moments that may have cost something, and one that was played well.
 *
 * @param {{review: ReviewInfo, table: TableState, game: FinishedGame}} props
 */
function Rest({ review, table, game }) {
  const { same, looked, again, well } = summaryOf(review);
  return html`
    ${
      again.length > 0 &&
      html`<h3>${text("review-perhaps")}</h3>
        <ol class="review-more">
          ${again.map((mark) => html`<${Marked} key=${mark.number} mark=${mark} table=${table} game=${game} />`)}
        </ol>`
    }
    ${
      looked > 0 &&
      html`<h3>${text("review-well")}</h3>
        <p>${text("review-same", { n: same, total: looked })}</p>`
    }
    ${
      well &&
      html`<ol class="review-more">
        <li class="well">
          <span class="quiet small">${text("review-round", { n: well.round })}</span>
          <p><b>${rich("review-made", { move: moveOf(well.made.move, well, table) })}</b></p>
          <p class="small">${text("review-rose", { n: tenths(well.made.chance) })}</p>
          <${Moment} mark=${well} game=${game} />
        </li>
      </ol>`
    }
  `;
}

/** @param {string} move @param {Mark} mark @param {TableState} table */
const moveOf = (move, mark, table) =>
  html`<span>${moveWords(move, table, { tops: mark.tops, decision: mark.decision })}</span>`;

/** The way into the replay. @param {{mark: Mark, game: FinishedGame}} props */
function Moment({ mark, game }) {
  const { table, number, you } = game.result;
  const moment = address(`/replay/${table}/${number}?view=${you}#${mark.number - 1}`);
  return html`<a class="button" href=${moment}><${Icon} name="film" /> ${text("review-look")}</a>`;
}

/** Bounds are only of use where both speak against the move. @param {Mark} mark */
function costWords({ gain, low, high }) {
  if (low <= 0) return text("review-perhaps-cost", { n: tenths(gain) });
  return text("review-cost", { n: tenths(gain), low: tenths(low), high: tenths(high) });
}

/** @param {{mark: Mark, table: TableState, game: FinishedGame}} props */
function Marked({ mark, table, game }) {
  const words = (/** @type {string} */ move) => moveOf(move, mark, table);
  return html`<li>
    <span class="quiet small">${text("review-round", { n: mark.round })}</span>
    <p>${rich("review-made", { move: words(mark.made.move) })}</p>
    <p><b>${rich("review-better", { move: words(mark.best.move) })}</b></p>
    ${mark.why && html`<p>${whyWords(mark.why, table)}</p>`}
    <p class="small">
      ${text("review-chances", { best: tenths(mark.best.chance), made: tenths(mark.made.chance) })}
      ${" · "}${costWords(mark)}
    </p>
    <${Moment} mark=${mark} game=${game} />
  </li>`;
}
