/** The rules that all games share, with what differs given by the page of the game. */

import { SPECIALS } from "../cards/specials.js";
import { cardWord } from "../cards/words.js";
import { html } from "../html.js";
import { levelWords } from "../game/words/level_words.js";
import { parseAsk } from "../game/levels.js";
import { address } from "../place.js";
import { listed, text } from "../texts.js";
import {
  CardGroups,
  CardRule,
  Example,
  Examples,
  Paragraphs,
  Picture,
  Points,
  Story,
} from "./parts.js";

/** @import { GameInfo } from "../protocol.js" */

/** @param {GameInfo} game */
export const levelCount = (game) => game.sides["one"]?.length ?? 0;

/** How many cards of a kind there are. @param {GameInfo} game @param {string} kind @param {string} [written] */
export function countOf(game, kind, written) {
  return (game.cards["none"] ?? [])
    .filter((card) => card.kind === kind && (written === undefined || card.text === written))
    .reduce((sum, card) => sum + card.count, 0);
}

/** @param {GameInfo} game @param {string} [wins] what says who wins */
export function Aim(game, wins = "rules-aim") {
  return html`<${Paragraphs}
    ids=${[wins, "rules-aim-rounds"]}
    args=${{ levels: levelCount(game) }}
  />`;
}

/**
 * The number cards, and what else the game says of its cards.
 *
 * @param {GameInfo} game
 * @param {any} others
 */
export function Cards(game, others) {
  const high = game.values;
  const faces = game.colours.map((colour, i) =>
    `${colour.charAt(0)}${Math.max(1, high - 2 * i)}`.toUpperCase(),
  );
  return html`
    <p>${text("rules-cards-numbers", { high, colours: game.colours.length })}</p>
    <${CardGroups} groups=${[faces]} deck=${game} />
    ${others}
    <p><a href=${address(`/deck/${game.id}`)}>${text("rules-cards-all")}</a></p>
  `;
}

/** @param {GameInfo} game @param {string[]} ids what is said between dealing and beginning */
export function Start(game, ids) {
  return html`<${Points}
    ids=${["rules-start-deal", ...ids, "rules-start-left"]}
    args=${{ hand: game.hand }}
  />`;
}

/**
 * The three steps of a turn, each with its name and what one must or may do.
 *
 * @param {[string, string][]} steps
 */
export function Turn(steps) {
  return html`
    <p>${text("rules-turn-order")}</p>
    <ol class="rule-steps">
      ${steps.map(
        ([name, words], i) =>
          html`<li key=${name}>
            <span class="number" aria-hidden="true">${i + 1}</span>
            <div>
              <h3>${text(name)}</h3>
              <p>${text(words)}</p>
            </div>
          </li>`,
      )}
    </ol>
  `;
}

/** @param {{title: string, words: string[], args?: Record<string, any>, children?: any}} props */
export function GroupKind({ title, words, args = {}, children }) {
  return html`<div class="group-kind">
    <h3>${title}</h3>
    <${Paragraphs} ids=${words} args=${args} />
    ${children && html`<${Examples}>${children}<//>`}
  </div>`;
}

/** @param {GameInfo} game */
export function RunKind(game) {
  const high = game.values;
  return html`<${GroupKind}
    title=${text("group-run")}
    words=${["rules-run", "rules-run-end"]}
    args=${{ high }}
  >
    <${Example} groups=${[["R5", "B6", "B7", "Y8"]]} deck=${game} words=${text("rules-run-yes")} />
    <${Example}
      right=${false}
      groups=${[["Y6", "R7", "G9", "B10"]]}
      deck=${game}
      words=${text("rules-run-gap")}
    />
    <${Example}
      right=${false}
      groups=${[[`B${high - 1}`, `G${high}`, "R1"]]}
      deck=${game}
      words=${text("rules-run-corner", { high })}
    />
  <//>`;
}

/** @param {GameInfo} game */
export function LayOut(game) {
  const asks = (game.sides["one"]?.[0]?.groups ?? []).map(parseAsk);
  const groups = EXAMPLES[game.id] ?? [];
  return html`
    <${Points}
      ids=${["rules-lay-out-all", "rules-lay-out-exact", "rules-lay-out-alike", "rules-lay-out-last"]}
    />
    <p class="story">
      <b>${text("rules-example")}</b> ${text("rules-lay-out-example", { level: levelWords(asks) })}
    </p>
    <${Examples}>
      <${Example} groups=${groups} deck=${game} words=${text("rules-lay-out-example-yes")} />
      <${Example}
        right=${false}
        groups=${groups.slice(0, 1)}
        deck=${game}
        words=${text("rules-lay-out-example-no")}
      />
    <//>
  `;
}

/** The first level of each game, laid out. @type {Record<string, string[][]>} */
const EXAMPLES = {
  "level8-99": [
    ["O2", "R3", "G4"],
    ["Y8", "P9", "Y10"],
  ],
  "level8-101": [
    ["O2", "R3", "G4"],
    ["Y8", "P9", "Y10"],
  ],
  "level8-master": [
    ["R1", "B1"],
    ["O7", "G7"],
    ["Y12", "P12"],
    ["B14", "O14"],
  ],
  "level8-board": [
    ["R13", "Y13", "P13"],
    ["B2", "O3", "G4"],
  ],
  niveldoce: [
    ["Y3", "R4", "R5", "B6"],
    ["Gwater", "Yfish"],
  ],
};

/** @param {GameInfo} game @param {string[]} ids how each kind of group is lengthened */
export function LayOff(game, ids) {
  return html`
    <p>${text("rules-lay-off-when")}</p>
    <${Points}
      ids=${["rules-lay-off-run", "rules-lay-off-set", "rules-lay-off-colour", ...ids, "rules-lay-off-new"]}
    />
    <${Picture}
      groups=${[["G6", "B7", "R8", "Y9"]]}
      deck=${game}
      words=${text("rules-lay-off-example")}
    />
  `;
}

/** @param {GameInfo} game @param {string} first what it stands for */
export function Jokers(game, first) {
  const [low, high] = game.values > 12 ? [11, 13] : [5, 7];
  const cards = [`G${low}`, `J=${low + 1}`, `R${high}`];
  const full = game.track.length > 0 ? [] : ["rules-joker-full"]; // the board has its own rule
  const specials = specialsOf(game).length > 0 ? ["rules-joker-special"] : [];
  return html`
    <${Points}
      ids=${[first, "rules-joker-say", "rules-joker-stays", ...specials, ...full]}
      args=${{ high: game.values }}
    />
    <${Picture}
      groups=${[cards]}
      deck=${game}
      words=${text("rules-joker-example", { n: low + 1 })}
    />
  `;
}

/**
 * Who goes up how far.
 *
 * @param {{bonus: number}} props
 */
export function UpTable({ bonus }) {
  /** @type {[string, number][]} */
  const rows = [
    ["rules-up-ender", bonus],
    ["rules-up-out", 1],
    ["rules-up-not", 0],
  ];
  return html`<table class="up-table">
    <thead>
      <tr>
        <th scope="col">${text("rules-who")}</th>
        <th scope="col">${text("rules-goes-up")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([id, n]) =>
          html`<tr key=${id}>
            <th scope="row">${text(id)}</th>
            <td>${text("rules-up-levels", { n })}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {string[]} ids what follows */
export function RoundEnd(ids) {
  return html`
    <p>${text("rules-round-ends")}</p>
    <${UpTable} bonus=${2} />
    <${Story} words=${text("rules-round-end-example")} />
    <${Paragraphs} ids=${ids} />
  `;
}

/** @param {GameInfo} game */
export function GameEnd(game) {
  const last = levelCount(game);
  return html`<${Points}
    ids=${["rules-game-end-last", "rules-game-end-bonus"]}
    args=${{ last, before: last - 1 }}
  />`;
}

/** @param {string[]} ids @param {string} [piles] what may be taken from a pile */
export function Know(ids, piles = "rules-know-joker-pile") {
  return html`<${Points}
    ids=${[piles, "rules-know-runs", ...ids, "rules-know-hand", "rules-know-long"]}
  />`;
}

/** The special cards of a game. @param {GameInfo} game @param {string} mix */
export function specialsOf(game, mix = "none") {
  const cards = (game.cards[mix] ?? []).map((card) => card.text);
  return SPECIALS.filter(({ name }) => cards.includes(name));
}

/** Every special card of a game with what it does. @param {GameInfo} game */
export function SpecialRules(game) {
  return specialsOf(game).map(
    ({ name, rules }) =>
      html`<${CardRule}
        key=${name}
        card=${name}
        deck=${game}
        title=${cardWord(name, game)}
        count=${countOf(game, "special", name)}
        words=${text(rules)}
      />`,
  );
}

/** Which special cards there are, in words. @param {GameInfo} game @param {(name: string) => string} word */
export function specialsListed(game, word) {
  const specials = (game.cards["none"] ?? []).filter((card) => card.kind === "special");
  return listed(specials.map((card) => `${card.count} × ${word(card.value)}`));
}
