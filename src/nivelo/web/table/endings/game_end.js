/** The end of a game: who won, how far all came, and what to do next. */

import { classes, html, useEffect } from "../../html.js";
import { Avatar } from "../../parts/avatar.js";
import { Icon } from "../../parts/icon.js";
import { note } from "../../parts/notes.js";
import { problemText } from "../../parts/problem.js";
import { ALONE, address } from "../../place.js";
import { endedHere } from "../../state/tables.js";
import { text } from "../../texts.js";
import { Ladder } from "./ladder.js";
import { Stairs } from "./stairs.js";
import { lastLevel } from "../surface/seats.js";
import { shareTable } from "../waiting/share.js";

/** @import { TableState } from "../../state/table.js" */

/** @param {{table: TableState, onLook: () => void}} props */
export function GameEnd({ table, onLook }) {
  const open = table.open.value;
  const info = table.info.value;
  useEffect(() => {
    endedHere.value = table.id;
  }, []);
  if (!open || !info) return null;
  const seats = info.seats
    .map((seat, i) => ({ seat, i, level: open.levels[i] ?? 1 }))
    .toSorted(
      (a, b) => Number(b.i === open.winner) - Number(a.i === open.winner) || b.level - a.level,
    );
  // With bots alone there is nobody to wait for.
  const alone = info.seats.every((seat, i) => i === table.you.value || (seat.bot && !seat.person));
  const rematch = async () => {
    try {
      await table.do({ type: "rematch" });
      if (alone) await table.do({ type: "start" });
    } catch (error) {
      note(problemText(error));
    }
  };
  const won = open.winner >= 0 && open.winner === table.you.value;
  const own = seats.find(({ i }) => i === table.you.value);
  const count = Math.max(...seats.map(({ i }) => lastLevel(table, i)));
  const climbers = seats.toReversed().map(({ seat, i, level }) => {
    const at = i === open.winner ? count + 1 : level;
    return { seat: i, name: seat.name, look: table.lookOf(i), from: at, to: at };
  });
  return html`<section class=${classes("game-end panel", won && "yours")}>
    <h1>${title(table)}</h1>
    ${open.winner >= 0 && html`<${Stairs} count=${count} lit=${won ? count + 1 : 0} star=${true} climbers=${climbers} />`}
    ${open.winner < 0 && html`<p>${text("ended-early")}</p>`}
    ${own && open.winner >= 0 && !won && html`<p>${text("your-result", { level: own.level, count: lastLevel(table, own.i) })}</p>`}
    <ol class="steps">
      ${seats.map(
        ({ seat, i, level }) =>
          html`<li
            key=${i}
            class=${classes(i === open.winner && "winner", i === table.you.value && "mine")}
          >
            <${Avatar} look=${table.lookOf(i)} name=${seat.name} />
            <span class="step-who">
              <b><bdi>${i === table.you.value ? text("you") : seat.name}</bdi></b>
              ${seat.wins > 0 && html`<span class="quiet small">${text("wins-here", { n: seat.wins })}</span>`}
            </span>
            <${Ladder}
              count=${lastLevel(table, i)}
              at=${i === open.winner ? lastLevel(table, i) + 1 : level}
            />
            ${i === open.winner ? html`<${Icon} name="crown" />` : html`<span class="step-gain" aria-hidden="true">${level}</span>`}
          </li>`,
      )}
    </ol>
    <div class="row">
      ${
        table.isHost
          ? html`<button class="button main big" type="button" onClick=${rematch}>
              ${text("rematch")}
            </button>`
          : table.you.value >= 0 && html`<p class="quiet">${text("rematch-host")}</p>`
      }
    </div>
    <div class="row">
      <a class="button" href=${address(`/replay/${info.id}/${info.number}`)}
        ><${Icon} name="film" /> ${text("replay")}</a
      >
      ${
        table.you.value >= 0 &&
        html`<a class="button" href=${address(`/history/${info.id}/${info.number}?review`)}
          ><${Icon} name="hint" /> ${text("review")}</a
        >`
      }
      ${
        !ALONE &&
        html`<button class="button" type="button" onClick=${() => shareTable(info)}>
          <${Icon} name="share" /> ${text("share")}
        </button>`
      }
      <button class="button" type="button" onClick=${onLook}>
        <${Icon} name="eye" /> ${text("look-at-table")}
      </button>
      <a class="button" href=${address("/")}><${Icon} name="door" /> ${text("go-home")}</a>
    </div>
  </section>`;
}

/** @param {TableState} table */
function title(table) {
  const winner = table.open.value?.winner ?? -1;
  if (winner < 0) return text("end-without-winner");
  if (winner === table.you.value) return text("end-you-won");
  return text("end-won", { name: table.nameOf(winner) });
}
