/** Before the game: who sits where, inviting others, and starting. */

import { classes, html, useState } from "../../html.js";
import { Icon } from "../../parts/icon.js";
import { note } from "../../parts/notes.js";
import { problemText } from "../../parts/problem.js";
import { TopBar } from "../../parts/top_bar.js";
import { ALONE } from "../../place.js";
import { text } from "../../texts.js";
import { botWord, gameTitle, sideWord } from "../../game/setup_words.js";
import { Chat } from "../talk/chat.js";
import { Avatar } from "../seats.js";
import { Share } from "./share.js";

/** @import { TableState } from "../../state/table.js" */

const local = ALONE ? await import("../../local/sit_here.js") : null;

/** @param {{table: TableState}} props */
export function Waiting({ table }) {
  const info = table.info.value;
  if (!info) return null;
  const you = table.you.value;
  const seated = you >= 0;
  /** @param {any} command */
  const send = (command) => table.do(command).catch((error) => note(problemText(error)));
  const free = info.seats.some((seat) => !seat.person && !seat.bot);
  const open = info.seats.some((seat) => !seat.person);
  const waits = info.seats.some((seat, i) => seat.person && i !== info.host && !seat.ready);
  return html`<main class="screen waiting">
    <${TopBar} title=${gameTitle(info.setup.game, info.title)} />
    <section class="panel stack">
      <h2>${text("at-the-table", { n: info.seats.length })}</h2>
      <ul class="seat-list">
        ${info.seats.map((_, i) => html`<${SeatRow} key=${i} table=${table} seat=${i} send=${send} />`)}
      </ul>
      <${Facts} table=${table} />
      <div class="row">
        ${
          !seated &&
          open &&
          html`<button class="button main big" type="button" onClick=${() => send({ type: "sit" })}>
            ${text("sit-down")}
          </button>`
        }
        ${!seated && !open && html`<p class="quiet">${text("table-full")}</p>`}
        ${
          table.isHost &&
          html`<button
            class="button main big"
            type="button"
            onClick=${() => send({ type: "start" })}
          >
            ${text(free ? "start-with-bots" : "start")}
          </button>`
        }
        ${
          seated &&
          !table.isHost &&
          html`<button
            class="button main big"
            type="button"
            aria-pressed=${info.seats[you]?.ready ? "true" : "false"}
            onClick=${() => send({ type: "ready", on: !info.seats[you]?.ready })}
          >
            <${Icon} name="check" /> ${text("ready")}
          </button>`
        }
        ${seated && !table.isHost && html`<p class="quiet">${text("host-starts")}</p>`}
      </div>
      ${table.isHost && waits && html`<p class="quiet">${text("wait-for-ready")}</p>`}
    </section>
    <section class="panel stack">
      <h2>${text("invite")}</h2>
      <${Share} info=${info} />
    </section>
    ${
      seated &&
      html`<details class="panel">
        <summary>${text("fair-title")}</summary>
        <${Fairness} table=${table} send=${send} />
      </details>`
    }
    <section class="panel"><${Chat} table=${table} /></section>
  </main>`;
}

/** @param {{table: TableState, seat: number, send: (command: any) => void}} props */
function SeatRow({ table, seat, send }) {
  const info = table.info.value;
  const who = info?.seats[seat];
  if (!info || !who) return null;
  const you = table.you.value === seat;
  const sides = Object.keys(table.game.value?.sides ?? {});
  const here = table.present.value.includes(seat);
  return html`<li class=${classes(!who.person && !who.bot && "free", you && "mine")}>
    <${Avatar} seat=${seat} name=${who.name || "+"} />
    <span class="seat-who">
      <b>${who.name || text("seat-free")}</b>
      <span class="quiet small">
        ${who.bot && !who.person && botWord(who.bot)}
        ${who.person && (seat === info.host ? text("host") : who.ready ? text("is-ready") : text("not-ready"))}
        ${who.person && !here && ` · ${text("away")}`}
      </span>
    </span>
    ${
      sides.length > 1 &&
      (you || table.isHost) &&
      html`<select
        class="input side"
        aria-label=${text("side-of", { name: who.name || `${seat + 1}` })}
        value=${who.side}
        onChange=${(/** @type {any} */ e) => send({ type: "pick", side: e.currentTarget.value, seat })}
      >
        ${sides.map((side) => html`<option value=${side} selected=${side === who.side}>${sideWord(side)}</option>`)}
      </select>`
    }
    ${
      table.isHost &&
      !who.person &&
      html`<button
        class="button"
        type="button"
        onClick=${() => send(who.bot ? { type: "return", seat } : { type: "bot", seat, bot: info.setup.bot })}
      >
        ${text(who.bot ? "free-seat" : "add-bot")}
      </button>`
    }
    ${
      local &&
      table.isHost &&
      !who.person &&
      !who.bot &&
      html`<${local.SitHere} table=${info.id} seat=${seat} />`
    }
    ${
      table.isHost &&
      who.person &&
      !you &&
      html`<button
        class="button plain round"
        type="button"
        aria-label=${text("remove-player", { name: who.name })}
        onClick=${() => send({ type: "remove", seat })}
      >
        <${Icon} name="close" />
      </button>`
    }
  </li>`;
}

/** What the host has chosen, in a line. @param {{table: TableState}} props */
function Facts({ table }) {
  const setup = table.info.value?.setup;
  if (!setup) return null;
  return html`<p class="quiet small facts">
    ${[
      setup.mix !== "none" && text(`mix-${setup.mix}`),
      setup.timer ? text("timer-is", { n: setup.timer }) : text("timer-none"),
      text(setup.hints ? "hints-on" : "hints-off"),
      text(setup.spectators ? "spectators-on" : "spectators-off"),
    ]
      .filter(Boolean)
      .join(" · ")}
  </p>`;
}

/**
 * Your word for the seed, and what the server promised.
 *
 * @param {{table: TableState, send: (command: any) => void}} props
 */
function Fairness({ table, send }) {
  const info = table.info.value;
  const [word, setWord] = useState(info?.seats[table.you.value]?.word ?? "");
  return html`<form
    class="stack"
    onSubmit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      send({ type: "word", word });
    }}
  >
    <p>${text("fair-text")}</p>
    <label class="field"
      ><span>${text("fair-word")}</span>
      <input
        class="input"
        maxlength="60"
        value=${word}
        onInput=${(/** @type {any} */ e) => setWord(e.currentTarget.value)}
      />
    </label>
    <button class="button" type="submit">${text("save")}</button>
    <p class="small quiet">${text("fair-promise")} <code>${info?.commitment}</code></p>
  </form>`;
}
