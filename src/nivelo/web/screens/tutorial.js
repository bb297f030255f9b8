/** The first game: one short round, explained step by step. */

import { classes, html, useEffect, useMemo, useState } from "../html.js";
import { tell } from "../game/words/telling.js";
import { useAfterwards } from "../parts/afterwards.js";
import { Icon } from "../parts/icon.js";
import { note } from "../parts/notes.js";
import { speak } from "../parts/speech.js";
import { useTitle } from "../parts/top_bar.js";
import { address } from "../place.js";
import { learned } from "../state/settings.js";
import { Actions } from "../table/actions.js";
import { Arranging } from "../table/arranging/arranging.js";
import { Center } from "../table/surface/center.js";
import { Afterwards } from "../table/effects/afterwards.js";
import { Flights } from "../table/effects/flights.js";
import { land } from "../table/effects/motion.js";
import { peakOf } from "../table/effects/peak_of.js";
import { PeakView } from "../table/effects/peak_view.js";
import { endPeak, showPeak } from "../table/effects/peaks.js";
import { Hand } from "../table/hand/hand.js";
import { Mats } from "../table/surface/mats.js";
import { Middle } from "../table/surface/middle.js";
import { Play } from "../table/play.js";
import { RoundEndDialog, roundEnd } from "../table/endings/round_end.js";
import { Stairs } from "../table/endings/stairs.js";
import { SeatSheet } from "../table/surface/seat_sheet.js";
import { Seats } from "../table/surface/seats.js";
import { Toolbar } from "../table/hand/toolbar.js";
import { FirstRound } from "../tutorial/first_round.js";
import { LessonWords } from "../tutorial/lesson_words.js";
import { text } from "../texts.js";

/** @import { RoundEnd } from "../table/endings/round_end.js" */

export default function TutorialScreen() {
  const [again, setAgain] = useState(0);
  return html`<${Lesson} key=${again} onAgain=${() => setAgain(again + 1)} />`;
}

/** @param {{onAgain: () => void}} props */
function Lesson({ onAgain }) {
  useTitle(text("tut-title"));
  const round = useMemo(() => new FirstRound(), []);
  const table = round;
  const play = useMemo(() => new Play(table), [round]);
  const [ended, setEnded] = useState(/** @type {RoundEnd | null} */ (null));
  const [over, setOver] = useState(false);
  const afterMoment = useMemo(() => new Afterwards(), []);
  const [seat, setSeat] = useState(-1);
  useEffect(() => {
    /** @type {Flights | null} */
    let flights = null;
    const stop = table.listen(
      (change) => {
        if (change.still) return;
        for (const line of tell(change.events, table)) speak(line.words);
        const flight = flights?.time ?? 0;
        flights?.run();
        const end = roundEnd(change, table);
        const moment = peakOf(change, table);
        const yours = moment?.seat === table.you.value;
        const time = moment && yours ? showPeak(moment, flight) : 0;
        if (end) afterMoment.set(time, () => setEnded(end));
      },
      (change) => {
        land();
        flights = change.still ? null : new Flights(change, table);
      },
    );
    round.play();
    return () => {
      stop();
      afterMoment.cancel();
      endPeak();
      land();
      play.stop();
      round.forget();
    };
  }, [round]);
  const lifted = play.hand.card(play.selected.value);
  useEffect(() => {
    // Why it goes nowhere is said when it is lifted, not only when it is tried.
    const why = lifted && round.whyKept(lifted);
    if (why) note(why);
  }, [lifted]);
  const arranging = useAfterwards(play.arranging.value);
  const skip = () => {
    endPeak();
    afterMoment.now();
  };
  const look = () => {
    setEnded(null);
    setOver(true);
  };
  // Nothing is asked of the player while something is to be read.
  const reading = table.open.value?.to_act === 0 && !table.isMyMove.value;
  return html`<main
    class=${classes("table", "tutorial", arranging && "arranges", over && "over")}
    data-step=${round.message.value.id}
  >
    <header class="table-bar">
      <a class="button plain round" href=${address("/")} aria-label=${text("close")}
        ><${Icon} name="close"
      /></a>
      <h1>${text("tut-title")}</h1>
    </header>
    <div
      class="play-area"
      onPointerDown=${skip}
      onClickCapture=${(/** @type {MouseEvent} */ e) => play.clicks.guard(e)}
    >
      <${Seats} play=${play} onSeat=${setSeat} />
      <${Middle}>
        ${
          over
            ? html`<${Finished} round=${round} onAgain=${onAgain} />`
            : html`<${Center} play=${play} /><${Mats} play=${play} />`
        }
      <//>
      ${arranging && html`<${Arranging} play=${play} arrangement=${arranging} />`}
      ${
        !over &&
        html`<div class=${classes("own", table.own.value?.undo && "undoes")}>
          ${!arranging && !reading && html`<${Actions} play=${play} />`}
          <${Hand} play=${play} />
          <${Toolbar} play=${play} onHint=${() => {}} onLevel=${() => setSeat(0)} />
        </div>`
      }
      ${!round.isOver.value && html`<${LessonWords} round=${round} play=${play} arranging=${Boolean(arranging)} />`}
    </div>
    <${PeakView} table=${table} />
    ${seat >= 0 && html`<${SeatSheet} table=${table} seat=${seat} onClose=${() => setSeat(-1)} />`}
    ${ended && html`<${RoundEndDialog} table=${table} end=${ended} onGoOn=${look} />`}
  </main>`;
}

/** @param {{round: FirstRound, onAgain: () => void}} props */
function Finished({ round, onAgain }) {
  useEffect(() => {
    learned.value = true;
  }, []);
  const you = round.you.value;
  const level = round.open.value?.levels[you] ?? 1;
  return html`<section class="panel stack tutorial-end">
    <h2>${text("tut-done")}</h2>
    <${Stairs}
      count=${round.info.value?.levels[you]?.length ?? 1}
      lit=${level - 1}
      star=${true}
      climbers=${[{ seat: you, name: round.nameOf(you), look: round.lookOf(you), from: level, to: level }]}
    />
    <p>${text("tut-end", round.names)}</p>
    <p>${text("tut-done-text")}</p>
    <p>${text("tut-done-skip")}</p>
    <div class="stack">
      <a class="button main big" href=${address("/first-game")} data-replace
        ><${Icon} name="play" />
        <span>${text("tut-play")}<small>${text("tut-play-note")}</small></span></a
      >
      <a class="button" href=${address("/rules/level8-101")}
        ><${Icon} name="book" /> ${text("tut-rules")}</a
      >
      <button class="button" type="button" onClick=${onAgain}>
        <${Icon} name="again" /> ${text("tut-again")}
      </button>
    </div>
  </section>`;
}
