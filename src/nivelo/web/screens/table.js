/** A table: the waiting room before the game, the game itself, and its end. */

import { classes, html, useEffect, useMemo, useRef, useState } from "../html.js";
import { sentence } from "../game/words/sentence.js";
import { tell } from "../game/words/telling.js";
import { gameTitle } from "../game/words/setup_words.js";
import { PassOn } from "../local/pass_on.js";
import { useAfterwards } from "../parts/afterwards.js";
import { focusIsLost } from "../parts/keyboard.js";
import { Later, fetchPart } from "../parts/later.js";
import { speak } from "../parts/speech.js";
import { Spinner } from "../parts/spinner.js";
import { useTitle } from "../parts/top_bar.js";
import { ALONE } from "../place.js";
import { LiveTable } from "../state/live_table.js";
import { animates } from "../state/settings.js";
import { Actions } from "../table/actions.js";
import { TableBar } from "../table/bar.js";
import { Center } from "../table/surface/center.js";
import { ConnectionNote, NoTable } from "../table/connection_note.js";
import { Hand } from "../table/hand/hand.js";
import { LastMove, useLastLine } from "../table/last_move.js";
import { Mats } from "../table/surface/mats.js";
import { LongRound } from "../table/long_round.js";
import { Opened } from "../table/surface/opened.js";
import { Middle } from "../table/surface/middle.js";
import { Play } from "../table/play.js";
import { Seats } from "../table/surface/seats.js";
import { useSummons } from "../table/summons.js";
import { Talk, TalkDialog, isTalkedAt } from "../table/talk/talk.js";
import { Toolbar } from "../table/hand/toolbar.js";
import { Waiting } from "../table/waiting/waiting.js";
import { loadTexts, text } from "../texts.js";

/** What is not needed at first; it is fetched once the table is there. */
const LATER = {
  arranging: () => import("../table/arranging/arranging.js").then(({ Arranging }) => Arranging),
  end: () => import("../table/endings/game_end.js").then(({ GameEnd }) => GameEnd),
  hint: async () => {
    const [{ HintStrip }] = await Promise.all([
      import("../table/hints/hint_strip.js"),
      loadTexts("coach"),
    ]);
    return HintStrip;
  },
  recap: async () => {
    const [{ Recapped }] = await Promise.all([import("../table/recap.js"), loadTexts("coach")]);
    return Recapped;
  },
  menu: () => import("../table/menu.js").then(({ Menu }) => Menu),
  seat: () => import("../table/surface/seat_sheet.js").then(({ SeatSheet }) => SeatSheet),
  show: () => import("../table/effects/show.js").then(({ Show }) => Show),
};
const QUIET = 1500; // milliseconds until what may be needed is fetched

/** @param {{params: string[]}} props */
export default function TableScreen({ params }) {
  const id = params[0] ?? "";
  const [holder, setHolder] = useState(-1);
  const table = useMemo(() => new LiveTable(id, holder), [id, holder]);
  useEffect(() => () => table.stop(), [table]);
  const info = table.info.value;
  useTitle(info ? gameTitle(info.setup.game, info.title) : "");
  if (table.connection.status.value === "ended") {
    return html`<${NoTable} code=${table.connection.code.value} />`;
  }
  if (!info) return html`<${Spinner} words=${text("connecting")} />`;
  return html`
    <${ConnectionNote} table=${table} />
    ${info.status === "open" ? html`<${Waiting} table=${table} />` : html`<${Game} key=${holder} table=${table} />`}
    ${ALONE && html`<${PassOn} table=${table} onHold=${setHolder} />`}
  `;
}

/** @param {{table: LiveTable}} props */
function Game({ table }) {
  const play = useMemo(() => new Play(table), [table]);
  const [sheet, setSheet] = useState("");
  const [seat, setSeat] = useState(-1);
  const [looking, setLooking] = useState(false);
  // The table as it was left is looked at before its result.
  const [finale, setFinale] = useState(false);
  // A hand that has yet to be dealt is not seen before what deals it is there.
  const [undealt, setUndealt] = useState(() => animates() && table.isFresh);
  const [lookBack, setLookBack] = useState(
    /** @type {import("../table/effects/show.js").LookBack | null} */ (null),
  );
  const show = useRef(/** @type {import("../table/effects/show.js").Controls | null} */ (null));
  const missed = useRef(/** @type {import("../state/table.js").Change | null} */ (null));
  useEffect(() => {
    const stop = table.listen((change) => {
      for (const line of tell(change.events, table, change)) speak(line.words);
      // The end of a round waits for what shows it.
      const ends = change.events.some((event) => event.what === "round_ended");
      if (ends && !show.current && table.info.value?.status !== "over") {
        table.held.value = true;
        missed.current = change;
      }
    });
    return () => {
      stop();
      play.stop();
    };
  }, [play]);
  useEffect(() => {
    // Whatever fails now is asked for again, and answered for, when it is needed.
    const fetching = setTimeout(() => {
      for (const load of Object.values(LATER)) fetchPart(load).catch(() => {});
    }, QUIET);
    return () => clearTimeout(fetching);
  }, []);
  useEffect(() => {
    // A window that closes may leave the focus nowhere: then it goes to the hand.
    const card = document.querySelector('.hand-card[tabindex="0"]');
    if (focusIsLost() && card instanceof HTMLElement) card.focus({ preventScroll: true });
  });
  useSummons(
    table.isMyMove.value && !table.held.value,
    table.info.value ? gameTitle(table.info.value.setup.game, table.info.value.title) : "",
  );
  const arranging = useAfterwards(play.arranging.value);
  const line = useLastLine(table);
  const words = sentence(table, play.picked.value.length);
  useEffect(() => {
    const waits = table.isAway(table.open.value?.to_act ?? -1);
    if (table.isMyMove.value || waits) speak(words);
  }, [words]);
  const info = table.info.value;
  const open = table.open.value;
  if (!info || !open) return null;
  const close = () => setSheet("");
  const over = info.status === "over" && !looking && !finale;
  const board = info.track.length > 0 && !over;
  const seats = info.seats.length;
  return html`<main
    class=${classes(
      "table tells",
      `game-${info.setup.game}`,
      line && !over && "told",
      arranging && "arranges",
      undealt && "undealt",
      over && "over",
    )}
    data-seats=${seats}
    data-talk=${isTalkedAt(table) ? "yes" : "no"}
    data-decision=${open.decision}
    data-mine=${table.isMyMove.value && !table.held.value ? "yes" : "no"}
    data-round=${open.round}
    data-busy=${table.busy.value ? "yes" : "no"}
    onClickCapture=${(/** @type {MouseEvent} */ e) => play.clicks.guard(e)}
  >
    <${TableBar}
      table=${table}
      onOpen=${setSheet}
      onResult=${info.status === "over" && looking ? () => setLooking(false) : null}
    />
    <div
      class=${classes(
        "play-area",
        board && "boarded",
        seats > (board ? 3 : 6) && "many",
        board && seats > 5 && "packed",
      )}
      onPointerDown=${(/** @type {PointerEvent} */ e) => show.current?.tap(e)}
    >
      <${Seats} play=${play} onSeat=${setSeat} />
      <${Middle}>
        ${
          over
            ? html`<${Later}
                key="end"
                load=${LATER.end}
                onFail=${() => setLooking(true)}
                table=${table}
                onLook=${() => setLooking(true)}
              />`
            : html`<${Center} play=${play} /><${Opened} play=${play} /><${Mats} play=${play} />`
        }
      <//>
      ${
        arranging &&
        html`<${Later}
          key="arranging"
          load=${LATER.arranging}
          onFail=${() => (play.arranging.value = null)}
          play=${play}
          arrangement=${arranging}
        />`
      }
      <div class=${classes("own", table.own.value?.undo && "undoes")}>
        ${
          sheet === "hint" &&
          html`<div class="hint-place">
            <${Later} key="hint" load=${LATER.hint} onFail=${close} play=${play} onClose=${close} />
          </div>`
        }
        ${sheet !== "hint" && html`<${LongRound} table=${table} />`}
        ${
          sheet !== "hint" &&
          table.missedSince.value &&
          html`<${Later}
            key="recap"
            load=${LATER.recap}
            table=${table}
            since=${table.missedSince.value}
          />`
        }
        <${LastMove}
          table=${table}
          line=${line}
          onSkip=${() => show.current?.skip()}
          onAgain=${arranging || over || table.held.value ? null : () => show.current?.again()}
        />
        ${!arranging && html`<${Actions} play=${play} lookBack=${lookBack} />`}
        ${table.you.value >= 0 && html`<${Hand} play=${play} />`}
        ${table.you.value >= 0 && html`<${Toolbar} play=${play} onHint=${() => setSheet("hint")} onLevel=${() => setSeat(table.you.value)} />`}
      </div>
    </div>
    <${Talk} table=${table} />
    ${
      sheet === "menu" &&
      html`<${Later}
        key="menu"
        load=${LATER.menu}
        onFail=${close}
        table=${table}
        onClose=${close}
      />`
    }
    ${(sheet === "log" || sheet === "chat") && html`<${TalkDialog} table=${table} first=${sheet} onClose=${close} />`}
    ${
      seat >= 0 &&
      html`<${Later}
        key="seat"
        load=${LATER.seat}
        onFail=${() => setSeat(-1)}
        table=${table}
        seat=${seat}
        onClose=${() => setSeat(-1)}
      />`
    }
    <${Later}
      load=${LATER.show}
      table=${table}
      controls=${show}
      missed=${missed}
      onFinale=${setFinale}
      onLookBack=${setLookBack}
      onDealt=${() => setUndealt(false)}
      onFail=${() => {
        setUndealt(false);
        // Then all is shown without it.
        show.current = { skip: () => table.hurry(), again: () => {}, tap: () => {} };
        table.release();
      }}
    />
  </main>`;
}
