/** Level 8 Master. */

import { Card } from "../cards/draw.js";
import { cardWord } from "../cards/words.js";
import { html } from "../html.js";
import { text } from "../texts.js";
import { Groups, STEPS } from "./level8.js";
import { LevelTable } from "./level_table.js";
import { Example, Examples, Paragraphs, Points, Story } from "./parts.js";
import {
  Aim,
  Cards,
  GameEnd,
  GroupKind,
  Know,
  LayOff,
  LayOut,
  RoundEnd,
  SpecialRules,
  Start,
  Turn,
  countOf,
  specialsListed,
  specialsOf,
} from "./shared.js";

/** @import { GameInfo } from "../protocol.js" */
/** @import { RuleSection } from "./parts.js" */

/** @param {GameInfo} game */
function Deck(game) {
  const specials = specialsListed(game, (name) => cardWord(name, game));
  return Cards(
    game,
    html`<ul class="deck-kinds">
      <li>
        ${["J1-5", "J6-10", "J11-15"].map((card) => html`<${Card} key=${card} text=${card} deck=${game} />`)}
        ${text("rules-cards-range-jokers", { n: countOf(game, "joker") })}
      </li>
      <li>
        ${specialsOf(game).map(({ name }) => html`<${Card} key=${name} text=${name} deck=${game} />`)}
        ${text("rules-cards-specials", { n: countOf(game, "special") })} ${specials}
      </li>
    </ul>`,
  );
}

/** @param {GameInfo} game */
function AllGroups(game) {
  return html`
    ${Groups(game)}
    <${GroupKind} title=${text("group-colour-run")} words=${["rules-colour-run"]}>
      <${Example}
        groups=${[["P8", "P9", "P10"]]}
        deck=${game}
        words=${text("rules-colour-run-yes")}
      />
      <${Example}
        right=${false}
        groups=${[["B5", "O6", "B7"]]}
        deck=${game}
        words=${text("rules-colour-run-no")}
      />
    <//>
  `;
}

/** @param {GameInfo} game */
function RangeJokers(game) {
  return html`
    <${Points}
      ids=${["rules-range-joker", "rules-range-joker-colour", "rules-range-joker-say", "rules-joker-special", "rules-joker-full"]}
      args=${{ high: game.values }}
    />
    <${Examples}>
      <${Example}
        groups=${[["G4", "J1-5=G5", "J6-10=G6", "G7"]]}
        deck=${game}
        words=${text("rules-range-joker-yes")}
      />
      <${Example}
        right=${false}
        groups=${[["Y8", "J1-5", "R10"]]}
        deck=${game}
        words=${text("rules-range-joker-no")}
      />
    <//>
  `;
}

/** @param {GameInfo} game */
function Specials(game) {
  return html`
    <${Paragraphs} ids=${["rules-special-when", "rules-special-plain"]} />
    ${SpecialRules(game)}
    <p>
      ${text("rules-special-surface", { take: cardWord("take", game), swap: cardWord("swap", game) })}
    </p>
  `;
}

/** @param {GameInfo} game */
function Keeping(game) {
  const card = cardWord("keep", game);
  return html`
    <${Paragraphs}
      ids=${["rules-keep-master", "rules-keep-deal"]}
      args=${{ card, hand: game.hand }}
    />
    <${Story} words=${text("rules-keep-example", { card })} />
  `;
}

/** @param {GameInfo} game @returns {RuleSection[]} */
export function master(game) {
  return [
    { id: "aim", title: text("rules-h-aim"), shown: Aim(game) },
    { id: "cards", title: text("rules-h-cards"), shown: Deck(game) },
    { id: "start", title: text("rules-h-start"), shown: Start(game, ["rules-start-own"]) },
    { id: "turn", title: text("rules-h-turn"), shown: Turn(STEPS) },
    { id: "groups", title: text("rules-h-groups"), shown: AllGroups(game) },
    { id: "lay-out", title: text("rules-h-lay-out"), shown: LayOut(game) },
    {
      id: "lay-off",
      title: text("rules-h-lay-off"),
      shown: html`${LayOff(game, ["rules-lay-off-colour-run"])}
        <p>${text("rules-lay-off-why")}</p>`,
    },
    { id: "jokers", title: text("rules-h-jokers"), shown: RangeJokers(game) },
    { id: "specials", title: text("rules-h-specials"), shown: Specials(game) },
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
    { id: "keep", title: text("rules-h-keep"), shown: Keeping(game) },
    { id: "game-end", title: text("rules-h-game-end"), shown: GameEnd(game) },
    { id: "levels", title: text("rules-h-levels"), shown: html`<${LevelTable} game=${game} />` },
    { id: "know", title: text("rules-h-know"), shown: Know(["rules-know-empty-pile"]) },
  ];
}
