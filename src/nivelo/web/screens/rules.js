/** The rules: a page with all games, and one page for each. */

import { html, useEffect, useLayoutEffect, useMemo } from "../html.js";
import { GAMES, gameTitle } from "../game/words/setup_words.js";
import { GamePicture } from "../home/game_picture.js";
import { Icon } from "../parts/icon.js";
import { Spinner } from "../parts/spinner.js";
import { TopBar } from "../parts/top_bar.js";
import { address } from "../place.js";
import { board } from "../rules/board.js";
import { level8 } from "../rules/level8.js";
import { master } from "../rules/master.js";
import { niveldoce } from "../rules/niveldoce.js";
import { levelCount } from "../rules/shared.js";
import { games, loadGames } from "../state/games.js";
import { language, text } from "../texts.js";

/** @import { GameInfo } from "../protocol.js" */
/** @import { RuleSection } from "../rules/parts.js" */

/** @type {Record<string, (game: GameInfo) => RuleSection[]>} */
const PAGES = {
  "level8-99": level8,
  "level8-101": level8,
  "level8-master": master,
  "level8-board": board,
  niveldoce,
};

/** @param {{params: string[]}} props */
export default function RulesScreen({ params }) {
  useEffect(() => {
    loadGames();
  }, []);
  const id = params[0] ?? "";
  const game = games.value.find((each) => each.id === id);
  const sections = PAGES[id];
  if (!sections) return html`<${AllGames} />`;
  if (!game) return html`<${Spinner} words=${text("loading")} />`;
  return html`<${GameRules} key=${id} game=${game} sections=${sections(game)} />`;
}

/** The games to choose from; a custom game has the rules of the one it was made of. */
function AllGames() {
  return html`<main class="screen rules">
    <${TopBar} title=${text("rules-title")} />
    <p class="lead">${text("rules-intro")}</p>
    <ul class="rule-games">
      ${GAMES.map(
        (id) =>
          html`<li key=${id}>
            <a class="panel" href=${address(`/rules/${id}`)}>
              <${GamePicture} game=${id} />
              <span><b>${gameTitle(id)}</b><span class="small">${text(`line-${id}`)}</span></span>
              <${Icon} name="right" />
            </a>
          </li>`,
      )}
    </ul>
    <${FirstGame} />
    <p class="small quiet">${text("rules-independent")}</p>
  </main>`;
}

function FirstGame() {
  return html`<section class="panel row spread">
    <h2>${text("rules-first-game")}</h2>
    <a class="button main" href=${address("/tutorial")}
      ><${Icon} name="play" /> ${text("rules-tutorial")}</a
    >
  </section>`;
}

/** @param {{game: GameInfo, sections: RuleSection[]}} props */
function GameRules({ game, sections }) {
  useLayoutEffect(() => {
    // The page was not there yet when the browser looked for the part after `#`.
    const wanted =
      location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (wanted) wanted.scrollIntoView();
  }, []);
  const wide = useMemo(() => matchMedia("(min-width: 900px)").matches, []);
  const [least, most] = game.players;
  const cards = (game.cards["none"] ?? []).reduce((sum, card) => sum + card.count, 0);
  /** @type {[string, string | number][]} */
  const facts = [
    ["rules-fact-players", `${least}–${most}`],
    ["rules-fact-cards", cards],
    ["rules-fact-hand", game.hand],
    ["rules-fact-levels", levelCount(game)],
  ];
  return html`<main class="screen rules" lang=${language.value}>
    <${TopBar} title=${gameTitle(game.id)} back="/rules" />
    <dl class="rule-facts panel">
      ${facts.map(
        ([id, value]) =>
          html`<div key=${id}>
            <dt>${text(id)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <div class="rule-columns">
      <nav class="rule-contents" aria-label=${text("rules-contents")}>
        <details open=${wide}>
          <summary>${text("rules-contents")}</summary>
          <ol>
            ${sections.map((section) => html`<li key=${section.id}><a href=${`#${section.id}`}>${section.title}</a></li>`)}
          </ol>
        </details>
      </nav>
      <div class="rule-sections">
        ${sections.map(
          (section) =>
            html`<section
              class="panel rule-section"
              key=${section.id}
              id=${section.id}
              tabindex="-1"
              aria-labelledby=${`h-${section.id}`}
            >
              <h2 id=${`h-${section.id}`}>${section.title}</h2>
              ${section.shown}
            </section>`,
        )}
        <${FirstGame} />
        <nav class="panel stack" aria-labelledby="h-others">
          <h2 id="h-others">${text("rules-others")}</h2>
          <ul class="rule-others">
            ${GAMES.filter((id) => id !== game.id).map(
              (id) =>
                html`<li key=${id}><a href=${address(`/rules/${id}`)}>${gameTitle(id)}</a></li>`,
            )}
          </ul>
        </nav>
        <p class="small quiet">${text("rules-independent")}</p>
      </div>
    </div>
  </main>`;
}
