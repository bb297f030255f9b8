/** NivelDoce. */

import { Card } from "../cards/draw.js";
import { cardWord, pictureWord } from "../cards/words.js";
import { html } from "../html.js";
import { text } from "../texts.js";
import { LevelTable } from "./level_table.js";
import { Example, Paragraphs, Points } from "./parts.js";
import {
  Aim,
  Cards,
  GroupKind,
  Jokers,
  Know,
  LayOff,
  LayOut,
  RunKind,
  SpecialRules,
  Start,
  Turn,
  UpTable,
  countOf,
  specialsListed,
} from "./shared.js";

/** @import { GameInfo } from "../protocol.js" */
/** @import { RuleSection } from "./parts.js" */

/** @type {[string, string][]} */
const STEPS = [
  ["rules-step-take", "rules-nd-step-take"],
  ["rules-step-lay", "rules-step-lay-text"],
  ["rules-step-discard", "rules-nd-step-discard"],
];

/** @param {GameInfo} game */
function Deck(game) {
  const specials = specialsListed(game, (name) => cardWord(name, game));
  return Cards(
    game,
    html`<p>${text("rules-nd-cards-pictures")}</p>
      <ul class="pairs">
        ${game.elements.map((element, i) => {
          const animal = game.animals[i] ?? "";
          const letter = (game.colours[i] ?? "red").charAt(0).toUpperCase();
          return html`<li key=${element}>
            <${Card} text=${`${letter}${element}`} deck=${game} /><${Card}
              text=${`${letter}${animal}`}
              deck=${game}
            />
            <span
              >${text("rules-nd-pair", { element: pictureWord(element), animal: pictureWord(animal) })}</span
            >
          </li>`;
        })}
      </ul>
      <ul class="deck-kinds">
        <li>
          <${Card} text="J" deck=${game} />
          ${" "}${text("rules-cards-jokers", { n: countOf(game, "joker") })}
        </li>
        <li>
          <${Card} text="stopper" deck=${game} />
          ${" "}${text("rules-cards-specials", { n: countOf(game, "special") })} ${specials}
        </li>
      </ul>`,
  );
}

/** @param {GameInfo} game */
function Groups(game) {
  return html`
    <p>${text("rules-groups-intro")}</p>
    ${RunKind(game)}
    <${GroupKind} title=${text("group-set")} words=${["rules-nd-set"]}>
      <${Example}
        groups=${[["Reagle", "Yeagle", "Beagle"]]}
        deck=${game}
        words=${text("rules-nd-set-yes")}
      />
    <//>
    <${GroupKind} title=${text("group-colour")} words=${["rules-nd-colour"]}>
      <${Example}
        groups=${[["G2", "G7", "G8", "Gfire", "Geagle"]]}
        deck=${game}
        words=${text("rules-colour-yes")}
      />
    <//>
    <${GroupKind} title=${text("group-points")} words=${["rules-points", "rules-points-colour"]}>
      <${Example} groups=${[["B7", "B5"]]} deck=${game} words=${text("rules-points-yes")} />
      <${Example}
        groups=${[["R9", "G5", "J=10"]]}
        deck=${game}
        words=${text("rules-points-joker")}
      />
    <//>
    <${GroupKind}
      title=${`${text("group-elements")}, ${text("group-animals")}`}
      words=${["rules-pictures"]}
    >
      <${Example}
        groups=${[["Bair", "Rwater"]]}
        deck=${game}
        words=${text("ask-elements", { n: 2 })}
      />
      <${Example}
        right=${false}
        groups=${[["Yfish", "Gfish"]]}
        deck=${game}
        words=${text("rules-pictures-no")}
      />
    <//>
    <${GroupKind} title=${text("group-pairs")} words=${["rules-pairs"]}>
      <${Example} groups=${[["Yearth", "Bsnake"]]} deck=${game} words=${text("rules-pairs-yes")} />
      <${Example}
        right=${false}
        groups=${[["Rfire", "Rfish"]]}
        deck=${game}
        words=${text("rules-pairs-no")}
      />
    <//>
  `;
}

/** @param {GameInfo} game */
function Specials(game) {
  return html`
    ${SpecialRules(game)}
    <${Points} ids=${["rules-nd-plain", "rules-nd-two"]} />
  `;
}

function RoundEnd() {
  return html`
    <${Paragraphs} ids=${["rules-round-ends", "rules-nd-all-out"]} />
    <${UpTable} bonus=${1} />
    <${Paragraphs} ids=${["rules-nd-round-up", "rules-round-next-left"]} />
  `;
}

/** @param {GameInfo} game @returns {RuleSection[]} */
export function niveldoce(game) {
  return [
    { id: "aim", title: text("rules-h-aim"), shown: Aim(game, "rules-aim-by-one") },
    { id: "cards", title: text("rules-h-cards"), shown: Deck(game) },
    { id: "start", title: text("rules-h-start"), shown: Start(game, ["rules-nd-start-common"]) },
    { id: "turn", title: text("rules-h-turn"), shown: Turn(STEPS) },
    { id: "groups", title: text("rules-h-groups"), shown: Groups(game) },
    { id: "lay-out", title: text("rules-h-lay-out"), shown: LayOut(game) },
    {
      id: "lay-off",
      title: text("rules-h-lay-off"),
      shown: LayOff(game, ["rules-nd-lay-off-pictures", "rules-nd-lay-off-points"]),
    },
    { id: "jokers", title: text("rules-h-jokers"), shown: Jokers(game, "rules-nd-joker") },
    { id: "specials", title: text("rules-h-specials"), shown: Specials(game) },
    {
      id: "pile",
      title: text("rules-h-pile"),
      shown: html`<${Paragraphs} ids=${["rules-nd-pile"]} />`,
    },
    { id: "round-end", title: text("rules-h-round-end"), shown: RoundEnd() },
    {
      id: "game-end",
      title: text("rules-h-game-end"),
      shown: html`<p>${text("rules-nd-win")}</p>`,
    },
    { id: "levels", title: text("rules-h-levels"), shown: html`<${LevelTable} game=${game} />` },
    { id: "know", title: text("rules-h-know"), shown: Know([]) },
  ];
}
