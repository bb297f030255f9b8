/** Level 8, both editions. */

import { CardGroups, Paragraphs, Points, CardRule } from "./parts.js";
import { Card } from "../cards/draw.js";
import { cardWord } from "../cards/words.js";
import { html } from "../html.js";
import { address } from "../place.js";
import { text } from "../texts.js";
import { LevelTable } from "./level_table.js";
import {
  Aim,
  Cards,
  GameEnd,
  GroupKind,
  Jokers,
  Know,
  LayOff,
  LayOut,
  RoundEnd,
  RunKind,
  Start,
  Turn,
  countOf,
  specialsOf,
} from "./shared.js";
import { Example } from "./parts.js";

/** @import { GameInfo } from "../protocol.js" */
/** @import { RuleSection } from "./parts.js" */

/** @type {[string, string][]} */
export const STEPS = [
  ["rules-step-take", "rules-step-take-own"],
  ["rules-step-lay", "rules-step-lay-text"],
  ["rules-step-discard", "rules-step-discard-own"],
];

/** @param {GameInfo} game */
function Deck(game) {
  const skip = cardWord("skip", game);
  return Cards(
    game,
    html`<ul class="deck-kinds">
      <li>
        <${Card} text="J" deck=${game} />
        ${" "}${text("rules-cards-jokers", { n: countOf(game, "joker") })}
      </li>
      <li>
        <${Card} text="skip" deck=${game} />
        ${" "}${text("rules-cards-skips", { n: countOf(game, "special"), card: skip })}
      </li>
    </ul>`,
  );
}

/** The groups of Level 8 and of the board game. @param {GameInfo} game */
export function Groups(game) {
  return html`
    <p>${text("rules-groups-intro")}</p>
    ${RunKind(game)}
    <${GroupKind} title=${text("group-set")} words=${["rules-set"]}>
      <${Example} groups=${[["O11", "G11", "P11"]]} deck=${game} words=${text("rules-set-yes")} />
    <//>
    <${GroupKind} title=${text("group-colour")} words=${["rules-colour"]}>
      <${Example}
        groups=${[["G1", "G4", "G6", "G10", "G13"]]}
        deck=${game}
        words=${text("rules-colour-yes")}
      />
    <//>
  `;
}

/** @param {GameInfo} game */
function Skips(game) {
  const word = cardWord("skip", game);
  return html`
    <${CardRule}
      card="skip"
      deck=${game}
      title=${word}
      count=${countOf(game, "special")}
      words=${text("rules-skip-play")}
    />
    <${Points}
      ids=${["rules-skip-one", "rules-skip-plain", "rules-skip-surface", "rules-skip-two"]}
    />
  `;
}

/** @param {GameInfo} game */
function Mixes(game) {
  const own = specialsOf(game);
  const added = specialsOf(game, "master-specials").filter((special) => !own.includes(special));
  return html`
    <${Points} ids=${["rules-mix-specials", "rules-mix-all", "rules-mix-levels"]} />
    <${CardGroups}
      groups=${[added.map(({ name }) => name), ["J1-5", "J6-10", "J11-15"]]}
      deck=${game}
    />
    <p><a href=${address("/rules/level8-master#specials")}>${text("rules-mix-link")}</a></p>
  `;
}

/** @param {GameInfo} game @returns {RuleSection[]} */
export function level8(game) {
  const two = "two" in game.sides;
  return [
    { id: "aim", title: text("rules-h-aim"), shown: Aim(game) },
    { id: "cards", title: text("rules-h-cards"), shown: Deck(game) },
    { id: "start", title: text("rules-h-start"), shown: Start(game, ["rules-start-own"]) },
    { id: "turn", title: text("rules-h-turn"), shown: Turn(STEPS) },
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
      id: "skip",
      title: text("rules-h-skip", { card: cardWord("skip", game) }),
      shown: Skips(game),
    },
    {
      id: "pile",
      title: text("rules-h-pile"),
      shown: html`<${Paragraphs} ids=${["rules-pile-own"]} />`,
    },
    {
      id: "round-end",
      title: text("rules-h-round-end"),
      shown: RoundEnd(["rules-round-next-left"]),
    },
    { id: "game-end", title: text("rules-h-game-end"), shown: GameEnd(game) },
    ...(two
      ? [
          {
            id: "keep",
            title: text("rules-h-keep-two"),
            shown: html`<${Paragraphs}
              ids=${["rules-keep-two", "rules-keep-deal", "rules-keep-not"]}
              args=${{ hand: game.hand }}
            />`,
          },
          { id: "mixes", title: text("rules-h-mixes"), shown: Mixes(game) },
        ]
      : []),
    { id: "levels", title: text("rules-h-levels"), shown: html`<${LevelTable} game=${game} />` },
    { id: "know", title: text("rules-h-know"), shown: Know(["rules-know-empty-pile"]) },
  ];
}
