/** Before the game: inviting others, who sits where, and starting. */

import { classes, html, useEffect, useState } from "../../html.js";
import { CallSwitch, isSlow } from "../../settings/call_switch.js";
import { Icon } from "../../parts/icon.js";
import { note } from "../../parts/notes.js";
import { problemText } from "../../parts/problem.js";
import { TopBar } from "../../parts/top_bar.js";
import { ALONE, address } from "../../place.js";
import { endedHere, wantsSeat } from "../../state/tables.js";
import { text } from "../../texts.js";
import { gameTitle } from "../../game/words/setup_words.js";
import { Chat } from "../talk/chat.js";
import { SeatList, hasSides } from "./seat_list.js";
import { Share } from "./share.js";
import { Starter } from "./starter.js";

/** @import { TableState } from "../../state/table.js" */

const BOTS_ALONE = 2; // who plays if nobody comes

/** @param {{table: TableState}} props */
export function Waiting({ table }) {
  const info = table.info.value;
  const seated = table.you.value >= 0;
  /** @param {any} command */
  const send = (command) => table.do(command).catch((error) => note(problemText(error)));
  const sit = async () => {
    try {
      await table.do({ type: "sit" });
      await table.do({ type: "ready" });
    } catch (error) {
      note(problemText(error));
    }
  };
  useEffect(() => {
    // Whoever has followed an invitation need not be asked again.
    if (wantsSeat.value && !seated && info?.seats.some((seat) => !seat.person)) sit();
    wantsSeat.value = false;
    // As in the first game: whoever is there is ready until they say that they are not.
    if (endedHere.value === table.id && seated && !table.isHost) {
      send({ type: "ready", at: table.seq });
    }
    endedHere.value = "";
  }, []);
  if (!info) return null;
  const people = info.seats.filter((seat) => seat.person).length;
  const isFull = people === info.seats.length;
  // Nobody is asked to come to a table where there is no seat.
  const inviting =
    !isFull &&
    html`<section class="panel stack" key="invite">
      <h2>
        ${text(ALONE ? "alone-title" : table.isHost && people === 1 ? "invite-friends" : "invite")}
      </h2>
      <${Share} info=${info} main=${table.isHost && people === 1} />
    </section>`;
  const seats = html`<section class="panel stack waiting-seats" key="seats">
    ${!seated && html`<${Invited} table=${table} onSit=${sit} />`}
    <h2>${text("at-the-table", { n: info.seats.length })}</h2>
    <${SeatList} table=${table} send=${send} />
    ${hasSides(table) && html`<p class="quiet small">${text("level-card-note")}</p>`}
    ${table.isHost && isFull && html`<${MoreSeats} table=${table} send=${send} />`}
    <${Facts} table=${table} />
    ${table.isHost && html`<${Starter} table=${table} send=${send} />`}
    ${table.isHost && html`<${Start} table=${table} />`}
    ${seated && !table.isHost && html`<${Ready} table=${table} send=${send} />`}
    ${!table.isHost && html`<${NewHere} game=${info.setup.game} />`}
    ${isSlow(table) && html`<${CallSwitch} />`}
  </section>`;
  return html`<main class="screen waiting">
    <${TopBar} title=${gameTitle(info.setup.game, info.title)} />
    ${table.isHost ? [inviting, seats] : [seats, inviting]}
    ${!ALONE && html`<section class="panel"><${Chat} table=${table} /></section>`}
    ${
      seated &&
      html`<details class="panel">
        <summary>${text("fair-title")}</summary>
        <${Fairness} table=${table} send=${send} />
      </details>`
    }
  </main>`;
}

/** For whoever has come by link: who invites, and a seat. @param {{table: TableState, onSit: () => void}} props */
function Invited({ table, onSit }) {
  const info = table.info.value;
  if (!info) return null;
  if (!info.seats.some((seat) => !seat.person)) {
    return html`<p class="quiet">${text("table-full")}</p>`;
  }
  const host = info.seats[info.host]?.name;
  const game = gameTitle(info.setup.game, info.title);
  return html`${host && html`<p class="lead">${text("invited", { host, game })}</p>`}
    <button class="button main big" type="button" onClick=${onSit}>${text("sit-down")}</button>`;
}

/** At a full table the host may ask for another chair. @param {{table: TableState, send: (command: any) => void}} props */
function MoreSeats({ table, send }) {
  const info = table.info.value;
  const most = table.game.value?.players[1] ?? 0;
  if (!info || info.seats.length >= most) return null;
  const sides = [...info.seats.map(({ side }) => side), info.seats[0]?.side ?? "one"];
  const setup = { ...info.setup, seats: sides.length, sides, dealer: -1 };
  return html`<div class="row">
    <button class="button" type="button" onClick=${() => send({ type: "change", setup })}>
      ${text("add-seat")}
    </button>
  </div>`;
}

/** The host starts with those who are there. @param {{table: TableState}} props */
function Start({ table }) {
  const info = table.info.value;
  if (!info) return null;
  const taken = info.seats.filter((seat) => seat.person || seat.bot).length;
  const waits = info.seats.some((seat, i) => seat.person && i !== info.host && !seat.ready);
  /** @param {number} bots that sit down before */
  const start = async (bots) => {
    try {
      const free = [...info.seats.entries()].filter(([, seat]) => !seat.person && !seat.bot);
      for (const [seat] of free.slice(0, bots)) {
        await table.do({ type: "bot", seat, bot: info.setup.bot });
      }
      await table.do({ type: "start", fill: false });
    } catch (error) {
      note(problemText(error));
    }
  };
  const bots = Math.min(BOTS_ALONE, info.seats.length - 1);
  return html`<div class=${classes("row", taken > 1 && "start-now")}>
      ${
        taken > 1
          ? html`<button class="button main big" type="button" onClick=${() => start(0)}>
              <${Icon} name="play" /> ${text("start-with", { n: taken })}
            </button>`
          : html`<button class="button big" type="button" onClick=${() => start(bots)}>
              ${text("start-with-bots", { n: bots })}
            </button>`
      }
    </div>
    ${taken === 1 && html`<p class="quiet">${text(ALONE ? "alone-friends" : "wait-for-others")}</p>`}
    ${waits && html`<p class="quiet">${text("wait-for-ready")}</p>`}`;
}

/** @param {{table: TableState, send: (command: any) => void}} props */
function Ready({ table, send }) {
  const ready = table.info.value?.seats[table.you.value]?.ready ?? false;
  const toggle = () => send({ type: "ready", on: !ready, at: table.seq });
  if (!ready) {
    return html`<div class="row">
      <button class="button main big" type="button" onClick=${toggle}>
        <${Icon} name="check" /> ${text("ready")}
      </button>
    </div>`;
  }
  return html`<p class="lead">
      <${Icon} name="check" /> <b>${text("you-ready")}</b> ${text("host-starts")}
    </p>
    <div class="row">
      <button class="button" type="button" onClick=${toggle}>${text("unready")}</button>
    </div>`;
}

/** Whoever was invited may not know the game. @param {{game: string}} props */
function NewHere({ game }) {
  return html`<p class="quiet">${text("new-here")}</p>
    <div class="row">
      <a class="button" href=${address("/tutorial")} target="_blank"
        ><${Icon} name="help" /> ${text("first-round")}</a
      >
      <a class="button" href=${address(`/rules/${game}`)}
        ><${Icon} name="book" /> ${text("rules")}</a
      >
    </div>`;
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
      !ALONE && text(setup.spectators ? "spectators-on" : "spectators-off"),
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
