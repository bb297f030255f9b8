/** Moves that need no tap of their own: the only one there is, and one that was chosen before. */

import { effect, signal } from "../html.js";
import { playForced, premoves } from "../state/play_settings.js";

/** @import { Move } from "../game/moves.js" */
/** @import { Play } from "./play.js" */

const A_MOMENT = 700; // milliseconds in which one sees what is going to happen

/** What a person may want to decide themselves, even if nothing else is possible. */
const NEVER = ["lay_out", "knock", "discard", "lay_off"];

export class Ahead {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    this.draws = signal(false); // when it is one's turn, a card is drawn
    this.timer = 0;
    this.stop = effect(() => this.look());
  }

  /** May a draw be chosen before it is one's turn? */
  get mayDraw() {
    const { table } = this.play;
    const open = table.open.value;
    const waits = open && open.turn !== table.you.value && table.info.value?.status === "playing";
    return premoves.value && table.you.value >= 0 && Boolean(waits) && open?.winner === -1;
  }

  /** A tap on the draw pile before one's turn; a second one takes it back. */
  toggleDraw() {
    this.draws.value = !this.draws.value;
  }

  look() {
    const { table } = this.play;
    const legal = table.legal.value;
    clearTimeout(this.timer);
    if (table.held.value || table.busy.value || !legal.all.length) return;
    const [only] = legal.all;
    const draw = this.draws.value ? legal.of("draw")[0] : undefined;
    const forced = playForced.value && legal.all.length === 1 && only && !NEVER.includes(only.kind);
    const move = draw ?? (forced ? only : undefined);
    if (move) this.timer = setTimeout(() => this.act(move), A_MOMENT);
    else if (this.draws.value) this.draws.value = false; // one's turn has come, without a draw
  }

  /** @param {Move} move */
  act(move) {
    this.draws.value = false;
    this.play.do(move);
  }

  end() {
    clearTimeout(this.timer);
    this.stop();
  }
}
