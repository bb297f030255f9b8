/** The slider of a replay, and what is around it: going on, back, faster, and who looks. */

import { html } from "../html.js";
import { Icon } from "../parts/icon.js";
import { link } from "../place.js";
import { copy } from "../table/waiting/share.js";
import { text } from "../texts.js";
import { SPEEDS } from "./player.js";

/** @import { Player } from "./player.js" */

/** @param {{player: Player}} props */
export function Controls({ player }) {
  const at = player.at.value;
  const playing = player.playing.value;
  const round = player.frame.value?.open.round ?? 1;
  const words = text("replay-moment", { n: at, total: player.total - 1, round });
  return html`<div class="replay-controls">
    <div class="replay-slide">
      <input
        type="range"
        min="0"
        max=${player.total - 1}
        value=${at}
        aria-label=${text("replay-slider")}
        aria-valuetext=${words}
        onInput=${(/** @type {any} */ e) => {
          player.pause();
          player.show(Number(e.currentTarget.value));
        }}
      />
      <span class="small quiet replay-count" aria-hidden="true">${words}</span>
    </div>
    <div class="replay-buttons">
      <${Step}
        name="skip-back"
        label=${text("replay-round-back")}
        can=${at > 0}
        onClick=${() => player.round(-1)}
      />
      <${Step}
        name="step-back"
        label=${text("replay-back")}
        can=${at > 0}
        onClick=${() => player.step(-1)}
      />
      <button
        class="button main round replay-play"
        type="button"
        aria-label=${text(playing ? "replay-pause" : "replay-play")}
        onClick=${() => player.toggle()}
      >
        <${Icon} name=${playing ? "pause" : "play"} />
      </button>
      <${Step}
        name="step-on"
        label=${text("replay-on")}
        can=${!player.isLast.value}
        onClick=${() => player.step(1)}
      />
      <${Step}
        name="skip-on"
        label=${text("replay-round-on")}
        can=${!player.isLast.value}
        onClick=${() => player.round(1)}
      />
    </div>
    <div class="replay-choices">
      <label>
        <span class="silent">${text("replay-view")}</span>
        <select
          class="input"
          value=${player.view.value}
          onChange=${(/** @type {any} */ e) => player.look(e.currentTarget.value)}
        >
          <option value="open" selected=${player.view.value === "open"}>
            ${text("replay-view-open")}
          </option>
          ${player.game.result.seats.map(
            (_, i) =>
              html`<option key=${i} value=${`${i}`} selected=${player.view.value === `${i}`}>
                ${text("replay-view-seat", { name: player.table.nameOf(i) })}
              </option>`,
          )}
          <option value="spectator" selected=${player.view.value === "spectator"}>
            ${text("replay-view-spectator")}
          </option>
        </select>
      </label>
      <label>
        <span class="silent">${text("replay-speed")}</span>
        <select
          class="input"
          value=${`${player.speed.value}`}
          onChange=${(/** @type {any} */ e) => (player.speed.value = Number(e.currentTarget.value))}
        >
          ${SPEEDS.map((speed) => html`<option key=${speed} value=${`${speed}`} selected=${speed === player.speed.value}>${text("replay-times", { n: speed })}</option>`)}
        </select>
      </label>
      <button
        class="button round"
        type="button"
        aria-label=${text("replay-share")}
        title=${text("replay-share")}
        onClick=${() => copy(link(momentPath(player)))}
      >
        <${Icon} name="copy" />
      </button>
    </div>
  </div>`;
}

/** The address of the moment that is shown. @param {Player} player */
export function momentPath(player) {
  const { table, number } = player.game.result;
  const view = player.view.value === "open" ? "" : `?view=${player.view.value}`;
  return `/replay/${table}/${number}${view}#${player.at.value}`;
}

/** @type {Record<string, string>} */
const SIGNS = {
  "skip-back": "M18 6l-7 6 7 6M11 6l-7 6 7 6",
  "step-back": "M15 6l-7 6 7 6",
  "step-on": "M9 6l7 6-7 6",
  "skip-on": "M6 6l7 6-7 6M13 6l7 6-7 6",
};

/** @param {{name: string, label: string, can: boolean, onClick: () => void}} props */
function Step({ name, label, can, onClick }) {
  return html`<button
    class="button round"
    type="button"
    aria-label=${label}
    title=${label}
    disabled=${!can}
    onClick=${onClick}
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name]} /></svg>
  </button>`;
}
