/** One's own games: sums, by game, against people and bots, and the last ones. */

import { Bars, Chart, Climbs, Legend } from "../charts/bars.js";
import { html } from "../html.js";
import { gameTitle } from "../game/words/setup_words.js";
import { dayAndTime, duration, percent, shortNumber } from "../history/times.js";
import { address } from "../place.js";
import { games } from "../state/games.js";
import { text } from "../texts.js";

/** @import { PersonalGame, PersonalStatistics, Result } from "../protocol.js" */

/** @param {{statistics: PersonalStatistics, last: Result[]}} props */
export function Mine({ statistics, last }) {
  const { total } = statistics;
  if (!total.played) {
    return html`<section class="panel stack">
      <h2>${text("stats-mine")}</h2>
      <p>${text("stats-none")}</p>
      <div><a class="button main" href=${address("/")}>${text("go-home")}</a></div>
    </section>`;
  }
  return html`<section class="panel stack" aria-labelledby="stats-mine">
    <h2 id="stats-mine">${text("stats-mine")}</h2>
    <${Tiles} total=${total} />
    <${ByGame} rows=${statistics.games} />
    <${Against} total=${total} />
    <${LastGames} last=${last} />
  </section>`;
}

/**
 * The numbers one looks for first. Games that were ended early are counted by themselves: nobody
 * has won or lost them.
 *
 * @param {{total: PersonalGame}} props
 */
function Tiles({ total }) {
  /** @type {[string, string | number][]} */
  const tiles = [
    ["stats-finished", total.finished],
    ["stats-won", total.won],
    ["stats-share", total.finished ? percent(total.won / total.finished) : "–"],
    ["stats-streak", total.longest_streak],
    ["stats-rounds-played", total.rounds_played],
    ["stats-rounds", total.rounds === null ? "–" : shortNumber(total.rounds)],
    ["stats-time", total.milliseconds === null ? "–" : duration(total.milliseconds)],
  ];
  const early = total.played - total.finished;
  if (early) tiles.push(["stats-ended", early]);
  return html`<dl class="tiles">
    ${tiles.map(
      ([id, value]) =>
        html`<div key=${id}>
          <dt>${text(id)}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {{rows: PersonalGame[]}} props */
function ByGame({ rows }) {
  const finished = rows.filter((row) => row.finished); // nobody has won or lost any of the others
  const named = finished.map((row) => ({ ...row, name: gameTitle(row.game, row.title) }));
  if (!named.length) return null;
  return html`<${Chart}
    title=${text("stats-by-game")}
    head=${["stats-game", "stats-finished", "stats-won", "stats-best-level", "stats-fewest-rounds"].map((id) => text(id))}
    rows=${named.map((row) => [row.name, row.finished, row.won, row.best_level, row.fewest_rounds ?? "–"])}
  >
    <${Legend}
      parts=${[
        ["won", text("stats-won")],
        ["lost", text("stats-not-won")],
      ]}
    />
    <${Bars}
      rows=${named.map((row) => ({
        label: row.name,
        parts: [
          { value: row.won, kind: "won" },
          { value: row.finished - row.won, kind: "lost" },
        ],
        note: text("stats-won-of", { won: row.won, played: row.finished }),
      }))}
    />
  <//>`;
}

/** @param {{total: PersonalGame}} props */
function Against({ total }) {
  /** @type {[string, import("../protocol.js").Tally][]} */
  const all = [
    [text("stats-with-people"), total.with_people],
    [text("stats-with-bots"), total.with_bots],
  ];
  const rows = all.filter(([, tally]) => tally.finished);
  if (!rows.length) return null;
  return html`<${Chart}
    title=${text("stats-against")}
    head=${["stats-others", "stats-finished", "stats-won"].map((id) => text(id))}
    rows=${rows.map(([words, tally]) => [words, tally.finished, tally.won])}
  >
    <${Bars}
      rows=${rows.map(([label, tally]) => ({
        label,
        parts: [
          { value: tally.won, kind: "won" },
          { value: tally.finished - tally.won, kind: "lost" },
        ],
        note: text("stats-won-of", { won: tally.won, played: tally.finished }),
      }))}
    />
  <//>`;
}

/** How many levels a game has; own games are not known here. @param {string} game */
function levelsOf(game) {
  return games.value.find((each) => each.id === game)?.sides["one"]?.length ?? 8;
}

/** @param {{last: Result[]}} props */
function LastGames({ last }) {
  const shown = last
    .filter((result) => result.you >= 0)
    .toReversed()
    .map((result) => {
      const seat = result.seats[result.you];
      const of = levelsOf(result.game);
      return {
        result,
        reached: seat?.won ? of : Math.min(seat?.level ?? 1, of),
        of,
        won: seat?.won ?? false,
      };
    });
  if (!shown.length) return null;
  return html`<${Chart}
    title=${text("stats-last", { n: shown.length })}
    head=${["stats-when", "stats-game", "stats-level", "stats-outcome"].map((id) => text(id))}
    rows=${shown
      .toReversed()
      .map(({ result, reached, of, won }) => [
        dayAndTime(result.ended_at),
        gameTitle(result.game, result.title),
        text("stats-level-of", { n: reached, of }),
        text(!result.finished ? "history-ended" : won ? "stats-was-won" : "stats-not-won"),
      ])}
  >
    <${Climbs} games=${shown} />
    <p class="small quiet">${text("stats-last-note")}</p>
  <//>`;
}
