/** Level 8, the board game. */

import { Card } from "../cards/draw.js";
import { html } from "../html.js";
import { ActionIcon } from "../table/board/fields.js";
import { text } from "../texts.js";
import { Groups } from "./level8.js";
import { LevelTable } from "./level_table.js";
import { Paragraphs, Points, Story } from "./parts.js";
import {
  Aim,
  Cards,
  GameEnd,
  Jokers,
  Know,
  LayOff,
  LayOut,
  RoundEnd,
  Start,
  Turn,
  countOf,
} from "./shared.js";

/** @import { GameInfo } from "../protocol.js" */
/** @import { RuleSection } from "./parts.js" */

/** @type {[string, string][]} */
const STEPS = [
  ["rules-step-roll", "rules-step-roll-text"],
  ["rules-step-lay", "rules-step-lay-text"],
  ["rules-step-discard", "rules-step-discard-own"],
];

/** Each action as it is written, its name, and what one does. @type {[string, string, string][]} */
const ACTIONS = [
  ["+1", "action-plus-one", "rules-action-plus-one"],
  ["+2", "action-plus-two", "rules-action-plus-two"],
  ["again", "action-again", "rules-action-again"],
  ["exchange", "action-exchange", "rules-action-exchange"],
  ["everyone", "action-everyone", "rules-action-everyone"],
  ["joker", "action-joker", "rules-action-joker"],
  ["ask", "action-ask", "rules-action-ask"],
  ["open3", "action-open-three", "rules-action-open-three"],
  ["free", "action-free", "rules-action-free"],
];

/** @param {GameInfo} game */
function Deck(game) {
  return Cards(
    game,
    html`<ul class="deck-kinds">
        <li>
          <${Card} text="J" deck=${game} />
          ${" "}${text("rules-board-cards-jokers", { n: countOf(game, "joker") })}
        </li>
      </ul>
      <p>${text("rules-board-towers", { fields: game.track.length })}</p>`,
  );
}

/** A stretch of the track with a tower, and where two dice lead. @param {GameInfo} game */
function Dice(game) {
  const rolled = [2, 5];
  return html`
    <${Points}
      ids=${["rules-dice-two", "rules-dice-double", "rules-dice-jump", "rules-dice-stay"]}
    />
    <div class="track" aria-hidden="true">
      ${game.track
        .slice(0, 7)
        .map(
          (action, i) =>
            html`<span key=${i} class=${rolled.includes(i) ? "rule-field reached" : "rule-field"}>
              <${ActionIcon} action=${action} />${i === 0 && html`<span class="rule-tower"></span>`}
              ${rolled.includes(i) && html`<b>${i}</b>`}
            </span>`,
        )}
    </div>
    <${Story} words=${text("rules-dice-example")} />
  `;
}

function Actions() {
  return html`<ul class="action-rules">
    ${ACTIONS.map(
      ([action, name, words]) =>
        html`<li key=${action} id=${`action-${name.slice("action-".length)}`}>
          <span class="rule-field"><${ActionIcon} action=${action} /></span>
          <div>
            <h3>${text(name)}</h3>
            <p>${text(words)}</p>
          </div>
        </li>`,
    )}
  </ul>`;
}

/** @param {GameInfo} game @returns {RuleSection[]} */
export function board(game) {
  return [
    { id: "aim", title: text("rules-h-aim"), shown: Aim(game) },
    { id: "cards", title: text("rules-h-cards"), shown: Deck(game) },
    { id: "start", title: text("rules-h-start"), shown: Start(game, ["rules-start-board"]) },
    { id: "turn", title: text("rules-h-turn"), shown: Turn(STEPS) },
    { id: "dice", title: text("rules-h-dice"), shown: Dice(game) },
    { id: "actions", title: text("rules-h-actions"), shown: Actions() },
    { id: "groups", title: text("rules-h-groups"), shown: Groups(game) },
    { id: "lay-out", title: text("rules-h-lay-out"), shown: LayOut(game) },
    {
      id: "lay-off",
      title: text("rules-h-lay-off"),
      shown: html`${LayOff(game, [])}
        <p>${text("rules-lay-off-why")}</p>`,
    },
    { id: "jokers", title: text("rules-h-jokers"), shown: Jokers(game, "rules-joker-any") },
    {
      id: "full",
      title: text("rules-h-full"),
      shown: html`<${Points} ids=${["rules-full-when", "rules-full-two"]} />`,
    },
    {
      id: "pile",
      title: text("rules-h-pile"),
      shown: html`<${Paragraphs} ids=${["rules-pile-own", "rules-board-pile-jokers"]} />`,
    },
    {
      id: "round-end",
      title: text("rules-h-round-end"),
      shown: RoundEnd(["rules-keep-board", "rules-round-next-ender"]),
    },
    { id: "game-end", title: text("rules-h-game-end"), shown: GameEnd(game) },
    { id: "levels", title: text("rules-h-levels"), shown: html`<${LevelTable} game=${game} />` },
    {
      id: "know",
      title: text("rules-h-know"),
      shown: Know(["rules-know-empty-pile"], "rules-know-joker-board"),
    },
  ];
}
