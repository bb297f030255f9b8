/** How one has fared, and how games come out here. */

import { get } from "../api.js";
import { html, useEffect, useState } from "../html.js";
import { TopBar } from "../parts/top_bar.js";
import { problemText } from "../parts/problem.js";
import { Spinner } from "../parts/spinner.js";
import { address } from "../place.js";
import { Everyone } from "../statistics/everyone.js";
import { Mine } from "../statistics/mine.js";
import { name } from "../state/person.js";
import { loadGames } from "../state/games.js";
import { text } from "../texts.js";

/** @import { FinishedGames, GlobalStatistics, PersonalStatistics } from "../protocol.js" */

const LAST_GAMES = 40;

export default function StatisticsScreen() {
  const [mine, setMine] = useState(/** @type {PersonalStatistics | null} */ (null));
  const [last, setLast] = useState(/** @type {FinishedGames | null} */ (null));
  const [all, setAll] = useState(/** @type {GlobalStatistics | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const failed = (/** @type {unknown} */ error) => setProblem(problemText(error));
    loadGames().catch(failed);
    get("/statistics").then(setAll, failed);
    if (!name.value) return;
    get("/statistics/mine").then(setMine, failed);
    get(`/history?count=${LAST_GAMES}`).then(setLast, failed);
  }, []);
  return html`<main class="screen statistics">
    <${TopBar} title=${text("stats-title")} />
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${name.value && mine && last && html`<${Mine} statistics=${mine} last=${last.games} />`}
    ${all && html`<${Everyone} statistics=${all} />`}
    ${!all && !problem && html`<${Spinner} words=${text("loading")} />`}
    <p><a class="button" href=${address("/history")}>${text("stats-history")}</a></p>
  </main>`;
}
