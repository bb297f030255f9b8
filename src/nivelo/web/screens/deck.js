/** All cards of a game, spread out. */

import { Card } from "../cards/draw.js";
import { html } from "../html.js";
import { TopBar } from "../parts/top_bar.js";
import { loadGames, games } from "../state/games.js";
import { text } from "../texts.js";
import { useEffect } from "../html.js";

/** @param {{params: string[]}} props */
export default function DeckScreen({ params }) {
  useEffect(() => {
    loadGames();
  }, []);
  const game = games.value.find((each) => each.id === (params[0] ?? "level8-101"));
  return html`<main class="screen">
    <${TopBar} title=${game ? game.title : text("cards-of")} />
    ${
      game &&
      html`<ul class="deck">
        ${game.cards[params[1] ?? "none"]?.map(
          (card) =>
            html`<li key=${card.text}>
              <${Card} text=${card.text} deck=${game} />
              ${card.count > 1 && html`<span class="quiet">× ${card.count}</span>`}
            </li>`,
        )}
      </ul>`
    }
  </main>`;
}
