/** How games come out on this server, or on this device. */

import { Bars, Chart, Legend } from "../charts/bars.js";
import { html } from "../html.js";
import { botName, gameTitle } from "../game/words/setup_words.js";
import { duration, percent, shortNumber } from "../history/times.js";
import { ALONE } from "../place.js";
import { text } from "../texts.js";

/** @import { GlobalGame, GlobalStatistics, Players } from "../protocol.js" */

/** @param {GlobalGame} game */
const nameOf = (game) =>
  game.game === "own" ? text("stats-own-games") : gameTitle(game.game, game.title);

/** @param {{statistics: GlobalStatistics}} props */
export function Everyone({ statistics }) {
  const { games } = statistics;
  return html`<section class="panel stack" aria-labelledby="stats-all">
    <h2 id="stats-all">${text(ALONE ? "device-title" : "stats-all")}</h2>
    ${games.length === 0 && html`<p>${text("stats-all-none")}</p>`}
    ${games.length > 0 && html`<${Played} games=${games} /><${Wins} games=${games} />`}
  </section>`;
}

/** @param {number} n @param {number} rounds on average */
const finishedIn = (n, rounds) =>
  text("stats-finished-rounds", {
    n,
    shown: shortNumber(rounds),
    rounds: Math.round(rounds * 10) / 10,
  });

/** As one's own: games that were ended early are counted by themselves. @param {{games: GlobalGame[]}} props */
function Played({ games }) {
  return html`<${Chart}
    title=${text("stats-all-played")}
    head=${["stats-game", "stats-finished", "stats-ended", "stats-rounds", "stats-turns", "stats-time"].map((id) => text(id))}
    rows=${games.map((game) => [
      nameOf(game),
      game.finished,
      game.played - game.finished,
      game.rounds === null ? "–" : shortNumber(game.rounds),
      game.turns === null ? "–" : shortNumber(game.turns),
      game.milliseconds === null ? "–" : duration(game.milliseconds),
    ])}
  >
    <${Bars}
      rows=${games.map((game) => ({
        label: nameOf(game),
        parts: [{ value: game.finished, kind: "all" }],
        note: game.rounds === null ? `${game.finished}` : finishedIn(game.finished, game.rounds),
      }))}
    />
  <//>`;
}

/** People and each bot, over all games. @param {GlobalGame[]} games @returns {Players[]} */
function together(games) {
  /** @type {Map<string, Players>} */
  const sums = new Map();
  for (const each of games.flatMap((game) => game.players)) {
    const sum = sums.get(each.bot) ?? { bot: each.bot, seats: 0, won: 0 };
    sums.set(each.bot, { bot: each.bot, seats: sum.seats + each.seats, won: sum.won + each.won });
  }
  return [...sums.values()];
}

/** @param {{games: GlobalGame[]}} props */
function Wins({ games }) {
  const rows = together(games).map((each) => ({
    ...each,
    words: each.bot ? text("stats-bot", { bot: botName(each.bot) }) : text("stats-people"),
  }));
  if (!rows.length) return null;
  return html`<${Chart}
    title=${text("stats-who-wins")}
    head=${["stats-who", "stats-seats", "stats-won", "stats-share"].map((id) => text(id))}
    rows=${rows.map((row) => [row.words, row.seats, row.won, percent(row.won / row.seats)])}
  >
    <${Legend}
      parts=${[
        ["won", text("stats-won")],
        ["lost", text("stats-not-won")],
      ]}
    />
    <${Bars}
      rows=${rows.map((row) => ({
        label: row.words,
        parts: [
          { value: row.won, kind: "won" },
          { value: row.seats - row.won, kind: "lost" },
        ],
        note: percent(row.won / row.seats),
      }))}
    />
  <//>`;
}
