/** The line above the hand: what is expected, and buttons for what can be done now. */

import { classes, html, useEffect, useLayoutEffect, useRef } from "../html.js";
import { quietFocus } from "../parts/keyboard.js";
import { face } from "../cards/faces.js";
import { cardWord } from "../cards/words.js";
import { isAsked } from "../game/knocking.js";
import { valueAt } from "../game/readings.js";
import { sentence } from "../game/words/sentence.js";
import { Control } from "../parts/control.js";
import { Icon } from "../parts/icon.js";
import { hasText, text } from "../texts.js";
import { Clock } from "./clock.js";
import { ActionChoice, AskChoice, CountChoice, FieldChoice } from "./board/board_choices.js";
import { KnockChoice } from "./knock.js";
import { BotForAway } from "./bot_for_away.js";
import { seeing } from "./last_move.js";
import { QuickReactions } from "./talk/quick_reactions.js";

/** @import { Play } from "./play.js" */
/** @import { Move } from "../game/moves.js" */

const MARGIN = 8; // pixels that stay free at the edges
const LONG = 70; // letters of a sentence that two lines on a phone may be too little for
const FEW = 3; // with more others there is no button for each: they light up themselves

/**
 * @param {{play: Play, lookBack?: import("./effects/show.js").LookBack | null}} props `lookBack`:
 *   the round is over and its table is looked at
 */
export function Actions({ play, lookBack = null }) {
  const table = play.table;
  const words = wordsOf(play);
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => toLiftedCard(row.current, play.picking.value));
  // Who has nothing to knock with is not asked, though all get the question.
  const asks = table.open.value?.decision !== "knocking" || isAsked(table);
  return html`<section
    class=${table.isMyMove.value && asks ? "actions mine" : "actions"}
    aria-label=${text("what-to-do")}
  >
    <p class=${classes("sentence", words.length > LONG && "long")} id="sentence" key=${words}>
      <span>${words}</span><${Clock} table=${table} />
    </p>
    <${WhatItDoes} play=${play} />
    <div class="buttons" ref=${row}>
      ${lookBack ? html`<${NextRound} ...${lookBack} />` : play.choice.value.length > 0 ? html`<${MoveChoice} play=${play} />` : html`<${Buttons} play=${play} />`}
    </div>
    <${QuickReactions} table=${table} />
  </section>`;
}

/** @param {Play} play */
function wordsOf(play) {
  const asked = play.choice.value.find(({ kind }) => kind === "discard");
  if (asked) return text("now-sure", { card: cardWord(asked.card, play.table.deck.value) });
  return seeing.value ? text("now-again") : sentence(play.table, play.picked.value.length);
}

/**
 * Move the row of buttons over the card that is lifted, as far as there is room beside it. While
 * several cards are picked it stays where it is, so that it is not pulled away from the finger.
 *
 * @param {HTMLElement | null} row
 * @param {boolean} picking
 */
function toLiftedCard(row, picking) {
  if (!row) return;
  const card = document.querySelector(".hand-card.chosen");
  row.style.removeProperty("--to-card");
  const [first, last] = [row.firstElementChild, row.lastElementChild];
  if (picking || !card || !first || !last) return;
  const room = row.getBoundingClientRect();
  const free = Number.parseFloat(getComputedStyle(row).paddingLeft); // beside what lies there
  const { left } = first.getBoundingClientRect();
  const { right } = last.getBoundingClientRect();
  const lifted = card.getBoundingClientRect();
  const wanted = lifted.left + lifted.width / 2 - (left + right) / 2;
  const least = Math.min(0, room.left + Math.max(MARGIN, free) - left);
  const most = Math.max(0, room.right - MARGIN - right);
  row.style.setProperty("--to-card", `${Math.max(least, Math.min(most, wanted))}px`);
}

/** What the special card or joker that is selected does. @param {{play: Play}} props */
function WhatItDoes({ play }) {
  const card = face(play.hand.card(play.selected.value) ?? "", play.table.deck.value);
  const id =
    card.kind === "joker" ? (card.high ? "does-range" : "does-joker") : doesId(card.text, play);
  if (play.arranging.value || !hasText(id) || isOnlyDiscarded(play)) return null;
  return html`<p class="hint-line">${text(id, { low: card.low, high: card.high })}</p>`;
}

/** As the last card a special one can only go on the pile: what it does elsewhere would mislead. @param {Play} play */
function isOnlyDiscarded(play) {
  const { discard, self, groups, seats } = play.targets.value;
  const isLast = play.hand.cards.value.length === 1;
  return isLast && Boolean(discard) && !self && !groups.size && !seats.size;
}

/** A wish is made instead of taking a card: afterwards it does nothing. @param {string} card @param {Play} play */
function doesId(card, play) {
  const { table } = play;
  const late = table.isMyMove.value && table.open.value?.decision === "playing";
  return late && card === "wish" ? "does-wish-late" : `does-${card}`;
}

/** @param {{play: Play}} props */
function Buttons({ play }) {
  const table = play.table;
  const legal = table.legal.value;
  const decision = table.open.value?.decision;
  if (table.info.value?.status === "paused") return html`<${GoOn} play=${play} />`;
  if (decision === "knocking") return html`<${KnockChoice} play=${play} />`;
  if (!table.isMyMove.value) {
    return html`<${TakeSeatBack} play=${play} /><${BotForAway} play=${play} />`;
  }
  if (play.picking.value) return html`<${PickButtons} play=${play} />`;
  switch (decision) {
    case "moving":
      return html`<${FieldChoice} play=${play} />`;
    case "choosing":
      return html`<div class="tray"><${ActionChoice} play=${play} /></div>`;
    case "asking":
      return html`<div class="tray"><${AskChoice} play=${play} /></div>`;
    case "counting":
      return html`<${CountChoice} play=${play} />`;
    case "answering":
      return html`${legal.of("pile").map((move) => html`<${Do} play=${play} move=${move} main id="answer-take" />`)}
      ${legal.of("leave").map((move) => html`<${Do} play=${play} move=${move} id="answer-leave" />`)}`;
    case "stealing":
      return legal
        .of("done")
        .map((move) => html`<${Do} play=${play} move=${move} id="take-none" />`);
    default:
      return html`<${CardButtons} play=${play} />`;
  }
}

/** What can be done with the selected card, or without one. @param {{play: Play}} props */
function CardButtons({ play }) {
  const legal = play.table.legal.value;
  const card = play.hand.card(play.selected.value);
  const { discard, self, groups, seats } = play.targets.value;
  const word = card && cardWord(card, play.table.deck.value);
  const first = [...groups.values()][0];
  // What it does, it does only where it is played.
  const special = card && face(card, play.table.deck.value).kind === "special";
  const idle = special && (self || seats.size > 0);
  return html`
    ${legal.of("pass").map((move) => html`<${Do} play=${play} move=${move} main id="go-on" />`)}
    ${legal.of("done").map((move) => html`<${Do} play=${play} move=${move} id="no-more" />`)}
    ${legal
      .of("lay_out")
      .map(
        () =>
          html`<button class="button go" type="button" onClick=${() => play.arrange()}>
            ${text("lay-out")}
          </button>`,
      )}
    ${self && html`<${Do} play=${play} move=${self} main=${!isVoid(play)} id=${selfText(self)} word=${word} />`}
    ${discard && html`<${Do} play=${play} move=${discard} main=${isForThePile(play)} id=${idle ? "discard-without-effect" : "discard-this"} word=${word} />`}
    ${
      first &&
      groups.size === 1 &&
      html`<button class="button go" type="button" onClick=${() => play.doOneOf(first)}>
        ${text("lay-off-this", { card: word })}
      </button>`
    }
    ${groups.size > 1 && html`<span class="hint-line">${text("tap-a-group")}</span>`}
    ${seats.size > FEW && html`<span class="hint-line">${text("tap-a-player")}</span>`}
    ${[...(seats.size > FEW ? [] : seats.entries())].map(
      ([seat, move]) =>
        html`<button class="button main" type="button" key=${seat} onClick=${() => play.do(move)}>
          ${text("against", { card: word, name: play.table.nameOf(seat) })}
        </button>`,
    )}
  `;
}

/** Is there nothing better to do with the selected card than to discard it? @param {Play} play */
function isForThePile(play) {
  if (isOnlyDiscarded(play)) return true;
  const { self, groups, seats } = play.targets.value;
  const { kind } = face(play.hand.card(play.selected.value), play.table.deck.value);
  return !self && !groups.size && !seats.size && kind !== "joker" && kind !== "special";
}

/** Keep has no effect for those who have laid out. @param {Play} play */
function isVoid(play) {
  const { open, you } = play.table;
  return play.hand.card(play.selected.value) === "keep" && open.value?.laid_out[you.value];
}

/** @param {Move} move */
function selfText(move) {
  return move.kind === "card" ? "give-this" : "play-this";
}

/** @param {{play: Play, move: Move, id: string, main?: boolean, word?: string}} props */
function Do({ play, move, id, main = false, word = "" }) {
  return html`<button
    class=${main ? "button main" : "button"}
    type="button"
    data-move=${move.text}
    onClick=${() => play.do(move)}
  >
    ${text(id, { card: word })}
  </button>`;
}

/** @param {{play: Play}} props */
function PickButtons({ play }) {
  const decision = play.table.open.value?.decision ?? "";
  const picked = play.picked.value.length;
  const { least, most } = play.limits();
  const done = play.table.legal.value.has("done");
  const can = picked >= least && (picked > 0 || done);
  return html`<${Control}
    class="button main"
    data-move="done"
    can=${can}
    why=${text("pick-first", { n: Math.max(least, 1) - picked })}
    onAct=${() => play.sendPicked()}
  >
    ${text(`send-${decision}`, { n: picked, most })}
  <//>`;
}

/**
 * Several ways to do one thing: which end of the run, which picture.
 *
 * @param {{play: Play}} props
 */
function MoveChoice({ play }) {
  return html`
    ${play.choice.value.map(
      (move) =>
        html`<button
          class="button go"
          type="button"
          key=${move.text}
          onClick=${() => play.do(move)}
        >
          ${meaningWord(move, play)}
        </button>`,
    )}
    <button class="button plain" type="button" onClick=${() => (play.choice.value = [])}>
      ${text("cancel")}
    </button>
  `;
}

/**
 * How a joker would be laid off.
 *
 * @param {Move} move
 * @param {Play} play
 */
function meaningWord(move, play) {
  if (move.kind === "discard") return text("yes-discard");
  if (move.extra === "-" || move.extra === "+") {
    const run = play.table.open.value?.groups[move.place]?.cards ?? [];
    return text("as-value", { value: valueAt(run, move.extra, play.table.deck.value) });
  }
  return text("as-picture", { picture: cardWord(move.extra, play.table.deck.value) });
}

/** Out of the look at a round's last table. @param {import("./effects/show.js").LookBack} props */
function NextRound({ words, goOn }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    if (button.current) quietFocus(button.current);
  }, []);
  return html`<button class="button main" type="button" ref=${button} onClick=${goOn}>
    ${text(words)}
  </button>`;
}

/** The host ends a pause. @param {{play: Play}} props */
function GoOn({ play }) {
  const table = play.table;
  if (!table.isHost) return null;
  return html`<button
    class="button main"
    type="button"
    onClick=${() => play.watch(table.do({ type: "pause", on: false }))}
  >
    <${Icon} name="play" /> ${text("resume")}
  </button>`;
}

/** A bot stands in for this player: back to the seat. @param {{play: Play}} props */
function TakeSeatBack({ play }) {
  const table = play.table;
  const you = table.you.value;
  if (table.former.value >= 0) return html`<${ComeBack} play=${play} />`;
  const info = table.info.value;
  const isOver = info?.status === "over"; // its table is only looked at
  if (you < 0 || isOver || !info?.seats[you]?.bot) return null;
  return html`<button
    class="button main"
    type="button"
    onClick=${() => play.watch(table.do({ type: "return", seat: you }))}
  >
    <${Icon} name="play" /> ${text("play-again-myself")}
  </button>`;
}

/** Whoever has left the game may sit down again. @param {{play: Play}} props */
function ComeBack({ play }) {
  return html`<button
    class="button main"
    type="button"
    onClick=${() => play.watch(play.table.do({ type: "sit" }))}
  >
    <${Icon} name="play" /> ${text("come-back")}
  </button>`;
}
