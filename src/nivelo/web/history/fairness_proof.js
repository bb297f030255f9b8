/** The proof that nobody has chosen the cards, step by step, checked by this browser. */

import { get } from "../api.js";
import { Card } from "../cards/draw.js";
import { classes, html, useState } from "../html.js";
import { sorted } from "../game/sorting.js";
import { Icon } from "../parts/icon.js";
import { problemText } from "../parts/problem.js";
import { gameOf } from "../state/games.js";
import { text } from "../texts.js";

/** @import { FinishedGame, Frame, GameInfo } from "../protocol.js" */

/**
 * @typedef {object} Checked
 * @property {{computed: string, ok: boolean}} promise
 * @property {{computed: string, ok: boolean}} seed
 * @property {string[][]} hands
 * @property {boolean} same
 * @property {GameInfo} game
 */

/** @param {FinishedGame} finished @returns {Promise<Checked>} */
async function check(finished) {
  const { proof, result, setup } = finished;
  // Loaded only by those who want to know.
  const { checkPromise, checkSeed, dealAgain, sameHands } = await import("../fairness/proof.js");
  const [promise, seed] = [checkPromise(proof), checkSeed(proof)];
  const game = await gameOf(setup);
  if (!game) throw new Error(`no game ${setup.game}`);
  const hands = dealAgain(seed.computed, game, setup.mix, result.seats.length);
  const replay = await get(
    `/tables/${encodeURIComponent(result.table)}/games/${result.number}/replay?view=open&count=1`,
  );
  const first = /** @type {Frame} */ (replay.frames[0]);
  return { promise, seed, hands, same: sameHands(hands, first.own), game };
}

/** @param {{game: FinishedGame}} props */
export function FairnessProof({ game }) {
  const { proof } = game;
  const [checked, setChecked] = useState(/** @type {Checked | null} */ (null));
  const [problem, setProblem] = useState("");
  const run = () => check(game).then(setChecked, (error) => setProblem(problemText(error)));
  const names = game.result.seats.map((seat, i) => seat.name || `${i + 1}`);
  const words = proof.words.some(Boolean);
  return html`<section class="panel stack proof" id="proof" aria-labelledby="proof-title">
    <h2 id="proof-title">${text("proof-title")}</h2>
    <p>${text("proof-intro")}</p>
    <ol class="proof-steps">
      <${Step} title=${text("proof-promise")} words=${text("proof-promise-text")}>
        <${Bytes} label=${text("proof-promised")} value=${proof.commitment} />
      <//>
      <${Step}
        title=${text("proof-secret")}
        words=${text("proof-secret-text")}
        verdict=${checked && (checked.promise.ok ? "yes" : "no")}
        yes=${text("proof-secret-ok")}
        no=${text("proof-secret-bad")}
      >
        <${Bytes} label=${text("proof-the-secret")} value=${proof.secret} />
        ${checked && html`<${Bytes} label=${text("proof-computed", { what: "SHA-256" })} value=${checked.promise.computed} />`}
      <//>
      <${Step}
        title=${text("proof-seed")}
        words=${text("proof-seed-text")}
        verdict=${checked && (checked.seed.ok ? "yes" : "no")}
        yes=${text("proof-seed-ok")}
        no=${text("proof-seed-bad")}
      >
        <dl class="proof-words">
          ${proof.words.map(
            (word, i) =>
              html`<div key=${i}>
                <dt>${names[i]}</dt>
                <dd>${word || html`<span class="quiet">${text("proof-no-word")}</span>`}</dd>
              </div>`,
          )}
        </dl>
        ${!words && html`<p class="small quiet">${text("proof-no-words")}</p>`}
        ${checked && html`<${Bytes} label=${text("proof-computed", { what: "HMAC-SHA-256" })} value=${checked.seed.computed} />`}
      <//>
      <${Step}
        title=${text("proof-deal")}
        words=${text("proof-deal-text")}
        verdict=${checked && (checked.same ? "yes" : "no")}
        yes=${text("proof-deal-ok")}
        no=${text("proof-deal-bad")}
      >
        ${checked && html`<${Dealt} checked=${checked} names=${names} />`}
      <//>
      <${Step}
        title=${text("proof-server")}
        words=${text("proof-server-text")}
        verdict=${proof.ok ? "yes" : "no"}
        yes=${text("proof-server-ok")}
        no=${text("proof-server-bad")}
      >
        <ul class="proof-checks">
          ${proof.checks.map(
            (each) =>
              html`<li key=${each.name} class=${each.outcome}>
                ${text(`check-${each.name}`)}
                ${each.outcome !== "passed" && html` <span lang="en">(${each.reason})</span>`}
              </li>`,
          )}
        </ul>
      <//>
    </ol>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <div role="status">
      ${
        checked &&
        html`<p
          class=${classes("proof-verdict", checked.promise.ok && checked.seed.ok && checked.same ? "yes" : "no")}
        >
          <${Icon}
            name=${checked.promise.ok && checked.seed.ok && checked.same ? "check" : "close"}
          />
          ${text(checked.promise.ok && checked.seed.ok && checked.same ? "proof-all-ok" : "proof-all-bad")}
        </p>`
      }
    </div>
    ${
      !checked &&
      html`<div>
        <button class="button main" type="button" onClick=${run}>
          <${Icon} name="check" /> ${text("proof-run")}
        </button>
      </div>`
    }
  </section>`;
}

/** @param {{title: string, words: string, verdict?: string | null | false, yes?: string, no?: string, children?: any}} props */
function Step({ title, words, verdict, yes, no, children }) {
  return html`<li>
    <h3>${title}</h3>
    <p>${words}</p>
    ${children}
    ${verdict && html`<p class=${`proof-verdict ${verdict}`}><${Icon} name=${verdict === "yes" ? "check" : "close"} /> ${verdict === "yes" ? yes : no}</p>`}
  </li>`;
}

/** Thirty-two bytes in hex. @param {{label: string, value: string}} props */
function Bytes({ label, value }) {
  return html`<p class="bytes"><span class="small quiet">${label}</span><code>${value}</code></p>`;
}

/** The hands as this browser has dealt them. @param {{checked: Checked, names: string[]}} props */
function Dealt({ checked, names }) {
  return html`<ul class="proof-hands">
    ${checked.hands.map(
      (hand, i) =>
        html`<li key=${i}>
          <b>${names[i]}</b>
          <span
            >${sorted(hand, "value", checked.game, []).map((card, j) => html`<${Card} key=${j} text=${card} deck=${checked.game} />`)}</span
          >
        </li>`,
    )}
  </ul>`;
}
