/**
 * The coach in a few words, where one plays: what to do and, where that is a fact of the table, why.
 * What to do glows, "do it" does it, and "why?" opens the figures.
 */

import { ApiError, post } from "../../api.js";
import { classes, html, useEffect, useRef, useState } from "../../html.js";
import { advisedMoves } from "../../game/compared.js";
import { parseMove } from "../../game/moves.js";
import { useGlow } from "../../parts/glow.js";
import { Icon } from "../../parts/icon.js";
import { quietFocus } from "../../parts/keyboard.js";
import { problemText } from "../../parts/problem.js";
import { text } from "../../texts.js";
import { HintSheet } from "./hint_sheet.js";
import { advisedWords, reasonWords, soonWords } from "./reason.js";
import { targetsOf } from "./targets.js";

/** @import { CoachInfo, HintInfo } from "../../protocol.js" */
/** @import { Play } from "../play.js" */

const AGAIN = 1000; // milliseconds until a coach that was busy is asked again

/** @typedef {{hint: HintInfo, coach: CoachInfo}} Answer */

/** @param {{play: Play, onClose: () => void}} props */
export function HintStrip({ play, onClose }) {
  const { table } = play;
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [problem, setProblem] = useState("");
  const [why, setWhy] = useState(false);
  const [asked] = useState(() => ideaOf(play));
  const about = useRef(table.position);
  useEffect(() => {
    let waiting = 0;
    let closed = false;
    const ask = async () => {
      try {
        setAnswer(await answerOf(table, asked));
      } catch (error) {
        // It still thinks about a question that nobody waits for: this one is asked again.
        if (closed) return;
        if (error instanceof ApiError && error.code === "rate/coach") {
          waiting = setTimeout(ask, AGAIN);
        } else setProblem(problemText(error));
      }
    };
    ask();
    return () => {
      closed = true;
      clearTimeout(waiting);
    };
  }, []);
  void table.open.value;
  const passed = table.position !== about.current;
  useEffect(() => {
    if (passed && !why) onClose();
  }, [passed, why]);
  const choice = answer?.coach.choice ?? "";
  const move = choice ? parseMove(choice) : null;
  const group = move?.kind === "lay_off" ? targetsOf(move)[1] : "";
  useEffect(() => {
    // It may lie further down than is seen.
    if (group) document.querySelector(group)?.scrollIntoView({ block: "nearest" });
  }, [group]);
  const whyButton = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    // Whoever has read the figures is back where they were opened.
    if (why) return () => whyButton.current && quietFocus(whyButton.current);
  }, [why]);
  const advised = answer && !passed ? advisedMoves(answer.coach) : [];
  useGlow(advised.flatMap((each) => targetsOf(parseMove(each))));
  return html`${
      why &&
      answer &&
      html`<${HintSheet} play=${play} ...${answer} asked=${asked} onClose=${() => setWhy(false)} />`
    }
    <div
      class=${classes("hint-strip", (group || move?.kind === "action") && "hangs")}
      role="status"
    >
      <${Icon} name="hint" />
      <p>${problem || sentenceOf(play, answer)}</p>
      ${
        answer &&
        choice &&
        !passed &&
        html`<button class="button go" type="button" onClick=${() => act(play, answer, onClose)}>
          ${text("hint-do")}
        </button>`
      }
      ${
        answer &&
        html`<button class="button" type="button" ref=${whyButton} onClick=${() => setWhy(true)}>
          ${text("hint-why")}
        </button>`
      }
      <button
        class="button plain round"
        type="button"
        aria-label=${text("close")}
        onClick=${onClose}
      >
        <${Icon} name="close" />
      </button>
    </div>`;
}

/**
 * Not over the table's connection: there a move would have to wait for the answer.
 *
 * @param {Play["table"]} table
 * @param {string} asked
 * @returns {Promise<Answer>}
 */
async function answerOf(table, asked) {
  const path = `/tables/${encodeURIComponent(table.id)}/commands`;
  const [{ hint }, { coach }] = await Promise.all([
    table.do({ type: "hint" }),
    post(path, { type: "coach", move: asked }),
  ]);
  return { hint, coach };
}

/** @param {Play} play @param {Answer | null} answer */
function sentenceOf(play, answer) {
  if (!answer) return html`<span aria-busy="true">${text("coach-thinking")}</span>`;
  const { choice, chances } = answer.coach;
  if (choice) {
    const why = reasonWords(answer.hint, answer.coach, play.table);
    const words = advisedWords(answer.coach, play.table);
    return html`${words} ${why && html`<span class="why">${why}</span>`}`;
  }
  if (!chances.length) return text("hint-nothing");
  return soonWords(answer.hint, answer.coach);
}

/** @param {Play} play @param {Answer} answer @param {() => void} onDone */
function act(play, answer, onDone) {
  const { choice } = answer.coach;
  const move = play.table.legal.value.all.find((each) => each.text === choice);
  onDone();
  if (move?.kind === "lay_out") play.arrange(layoutOf(answer));
  else if (move?.kind === "card" && play.picking.value) pick(play, advisedMoves(answer.coach));
  // A card that begins an exchange is worth nothing without those that go with it.
  else if (!play.isExchanging()) play.do(move).then(() => play.pickSpare());
  else play.do(move);
}

/** Pick all these cards and send them, as by hand. @param {Play} play @param {string[]} cards */
function pick(play, cards) {
  const left = [...cards];
  play.picked.value = play.hand.cards.value.flatMap(({ key, card }) => {
    if (!left.includes(card)) return [];
    left.splice(left.indexOf(card), 1); // the same card may be there twice
    return [key];
  });
  play.sendPicked();
}

/** What the advice means by laying out: with other groups the steps after it may not work. @param {Answer} answer */
function layoutOf({ hint, coach }) {
  const way = coach.going_out;
  return way && !way.take && way.layout.length ? way.layout : hint.layout;
}

/** What the person seems to have in mind: to lay off the card that is selected, or to discard it. @param {Play} play */
function ideaOf(play) {
  const card = play.hand.card(play.selected.value);
  const legal = play.table.legal.value;
  const moves = [...legal.of("lay_off"), ...legal.of("discard")];
  return (card && moves.find((each) => each.card === card)?.text) || "";
}
