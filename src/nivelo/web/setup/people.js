/** Of a new table: who plays, and on which levels. */

import { html } from "../html.js";
import { levelWords } from "../game/words/level_words.js";
import { botChoice, botName, sideWord } from "../game/words/setup_words.js";
import { parseAsk } from "../game/levels.js";
import { dealerOf, starterOf } from "../game/starter.js";
import { Choices } from "../parts/fields.js";
import { bots } from "../state/games.js";
import { text } from "../texts.js";

/** @import { GameInfo, Setup } from "../protocol.js" */

/** A choice for each number. @param {number} from @param {number} to @returns {[string, any][]} */
function numbers(from, to) {
  return Array.from({ length: to - from + 1 }, (_, i) => [`${from + i}`, from + i]);
}

/**
 * @param {{
 *   game: GameInfo, setup: Partial<Setup>, seats: number, others: number,
 *   onSet: (part: Partial<Setup>) => void, onOthers: (bots: number) => void,
 *   last: number, short: boolean, onShort: (short: boolean) => void,
 * }} props `others`: how many of the seats have bots; `last`: the last level of a short game, 0 if
 *   there is none
 */
export function People({ game, setup, seats, others, onSet, onOthers, last, short, onShort }) {
  const [least, most] = game.players;
  const sides = Object.keys(game.sides);
  const side = setup.sides?.[0] ?? "one";
  return html`<section class="panel stack">
    <${Choices}
      legend=${text("seats")}
      value=${`${seats}`}
      choices=${numbers(least, most)}
      onChange=${(/** @type {string} */ n) =>
        onSet({
          seats: Number(n),
          sides: [side],
          dealer: dealerOf(starterOf(setup), Number(n)),
        })}
    />
    <${Choices}
      legend=${text("bots")}
      value=${`${others}`}
      choices=${numbers(0, seats - 1)}
      onChange=${(/** @type {string} */ n) => onOthers(Number(n))}
      note=${text("bots-note", { n: seats - 1 - others })}
    />
    ${
      bots.value.length > 1 &&
      html`<${Choices}
        legend=${text("bot-strength")}
        value=${setup.bot?.name ?? ""}
        choices=${bots.value.filter((name) => name !== "random").map((name) => [name, botName(name)])}
        onChange=${(/** @type {string} */ name) => onSet({ bot: botChoice({ name }) })}
      />`
    }
    ${
      last > 0 &&
      html`<${Choices}
        legend=${text("length")}
        value=${short ? "short" : "whole"}
        choices=${[
          ["whole", text("length-whole")],
          ["short", text("length-short", { n: last })],
        ]}
        onChange=${(/** @type {string} */ length) => onShort(length === "short")}
      />`
    }
    ${
      sides.length > 1 &&
      html`<${Choices}
        legend=${text("level-card")}
        value=${side}
        choices=${sides.map((each) => [each, sideWord(each)])}
        onChange=${(/** @type {string} */ each) => onSet({ sides: [each] })}
        note=${text("level-card-note")}
      />`
    }
    ${
      game.mixes.length > 1 &&
      html`<${Choices}
        legend=${text("mix")}
        value=${setup.mix ?? "none"}
        choices=${game.mixes.map((mix) => [mix, text(`mix-${mix}`)])}
        onChange=${(/** @type {string} */ mix) => onSet({ mix })}
      />`
    }
    <details>
      <summary>${text("levels-shown")}</summary>
      <ol class="levels-shown">
        ${(game.sides[side] ?? []).slice(0, short && last ? last : undefined).map((level, i) => html`<li key=${i}><b>${i + 1}</b> ${levelWords(level.groups.map(parseAsk))}</li>`)}
      </ol>
    </details>
  </section>`;
}
