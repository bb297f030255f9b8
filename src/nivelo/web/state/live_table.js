/**
 * A table of the server as this device sees it.
 *
 * Changes are shown in order, each for as long as those who listen need for it.
 * While `held` is set, as during the look back at a round, new ones wait, so that nobody misses
 * them.
 */

import { batch, effect, signal } from "../html.js";
import { ALONE } from "../place.js";
import { Connection } from "./connection.js";
import { gameOf } from "./games.js";
import { lastSeenOf, rememberSeen } from "./last_seen.js";
import { Playback } from "./playback.js";
import { clearedTable, cutAtRoundEnd, ownAtRoundEnd, tableAtRoundEnd } from "./round_end_table.js";
import { paceShare, shownFor } from "./settings.js";
import { chosenOf } from "./shown_cards.js";
import { TableState } from "./table.js";

/** @import { Command, EventInfo, Hello, Open, Said, ServerMessage, TableInfo, Update } from "../protocol.js" */
/** @import { Change } from "./table.js" */

/** @typedef {{before: Open | null, after: Open | null, events: EventInfo[]}} ShownMove */

const MOST_CHAT = 100;
const MOST_LOG = 400;
const BUBBLE_MILLISECONDS = 5000;
const AWAY = 20_000; // milliseconds; whoever looks away for less has hardly missed a thing
const CHOSEN_MILLISECONDS = 2000; // for which one sees what is taken of the cards that lie open

export class LiveTable extends TableState {
  /** @param {string} id @param {number} [seat] whoever holds a shared device */
  constructor(id, seat = -1) {
    super(id);
    this.lostSeat = signal(""); // "moved" or "removed"
    /** The last turn of somebody else, move by move. */
    this.lastTurn = signal(/** @type {ShownMove[]} */ ([]));
    /** How the table was when the person went away, until they have read what happened since. */
    this.missedSince = signal(/** @type {import("../game/recap.js").Seen | null} */ (null));
    this.received = -1; // what the server has sent; `seq` is what of it is shown
    /** @type {Playback<Hello | Update>} */
    this.playback = new Playback(
      (message, last) => this.take(message, last),
      () => this.held.value,
    );
    this.endedRound = 0; // whose end is on the screen
    this.hide = () => {
      if (document.visibilityState === "hidden") {
        this.rememberSeen();
        this.hurry();
      } else if (this.isConnected && !this.held.value) {
        this.tellMissed();
      }
      this.sendViewing();
    };
    document.addEventListener("visibilitychange", this.hide);
    this.connection = new Connection(
      id,
      () => this.lastSeen(),
      (message) => this.receive(message),
      seat,
    );
    this.unfollow = effect(() => this.sendViewing()); // when it connects, and at another speed
  }

  /** On the first visit all that the server remembers is asked for, to fill the log. */
  lastSeen() {
    return Math.max(this.received, 0);
  }

  /** Nobody is, where one device is passed on or a turn has hours. @override @param {number} seat */
  isAway(seat) {
    return !ALONE && !this.isSlow && super.isAway(seat);
  }

  /** Where one device is passed on, whoever holds it decides. @override */
  get isHost() {
    return super.isHost || (ALONE && this.you.value >= 0);
  }

  /** Does the game go on, and does no bot play for this seat? @override */
  mayPlay() {
    const info = this.info.value;
    return info?.status === "playing" && !info.seats[this.you.value]?.bot;
  }

  /** @override */
  get isConnected() {
    return this.connection.status.value === "open";
  }

  // What the server is told of this page: bots wait for those who look, and hurry for all who wish

  sendViewing() {
    if (!this.isConnected) return;
    const visible = document.visibilityState === "visible";
    this.inform({ type: "viewing", visible, pace: paceShare() });
  }

  /** The end of the last round has been seen, or there is none to see. @param {number} round */
  sendProceed(round) {
    this.endedRound = 0;
    if (round > 0 && this.you.value >= 0) this.inform({ type: "proceed", round });
  }

  /** @param {Command} command that nothing depends on: what is lost is said again in time */
  inform(command) {
    if (this.isConnected) this.do(command).catch(() => {});
  }

  // What the server sends

  /** @param {ServerMessage} message */
  receive(message) {
    if (message.type === "hello" || message.type === "update") {
      this.received = message.seq;
      this.playback.push(message);
      if (this.isUrgent(message)) this.hurry();
    } else if (message.type === "ack") {
      // Whoever has moved goes on from what came of it.
      this.hurry();
    } else if (message.type === "presence") {
      batch(() => {
        this.present.value = message.present;
        this.watching.value = message.watching;
      });
    }
  }

  /**
   * Does a clock run for this seat? Then there is no time to look on.
   *
   * @param {Hello | Update} message
   */
  isUrgent({ clock, own, open }) {
    if (!clock?.until || !own) return false;
    return own.legal.length > 0 || (open?.decision === "knocking" && own.hand.includes("knock"));
  }

  /** @override */
  hurry() {
    this.playback.hurry();
  }

  /** @override */
  release() {
    super.release();
    this.playback.step();
  }

  /**
   * @param {Hello | Update} message
   * @param {boolean} last nothing else is shown in the same moment
   * @returns {number} for how many milliseconds it is to be seen
   */
  take(message, last) {
    if (message.type === "update") return this.update(message, last);
    batch(() => this.hello(message));
    return 0;
  }

  /** @param {Hello} message */
  hello(message) {
    this.lastTurn.value = [];
    this.seq = message.seq;
    this.position = message.position;
    this.setInfo(message.table);
    this.setSeat(message.you);
    this.open.value = message.open;
    this.own.value = message.own;
    this.setClock(message.clock);
    this.chat.value = message.said;
    this.present.value = message.present;
    this.muted.value = message.muted;
    this.former.value = message.former ?? -1;
    this.sendProceed(message.open?.round ?? 0); // whoever comes now has not seen the end
    if (message.events.length) {
      this.addToLog({ events: message.events, before: null, after: null, live: false });
    }
    if (document.visibilityState !== "hidden") this.tellMissed();
  }

  // Those who were away are told what they have missed

  rememberSeen() {
    const { info } = this;
    // Whoever looks at the end of a round has seen how it came out.
    const next = this.endedRound ? this.playback.queue[0]?.open : null;
    const open = next ?? this.open.value;
    if (ALONE || !open || info.value?.status !== "playing" || this.you.value < 0) return;
    const { round, levels, laid_out: laid } = open;
    rememberSeen(this.id, { game: info.value.number, round, levels, laid, at: Date.now() });
  }

  tellMissed() {
    const { open, info } = this;
    const then = ALONE ? null : lastSeenOf(this.id);
    if (!then || !open.value || info.value?.status !== "playing" || this.you.value < 0) return;
    if (Date.now() - then.at < AWAY) return;
    this.missedSince.value = then;
    this.rememberSeen();
  }

  /** @override @param {string} move */
  move(move) {
    this.missedSince.value = null; // whoever plays has read it
    return super.move(move);
  }

  /** @param {Update} message @param {boolean} last */
  update(message, last) {
    if (message.seq <= this.seq) return 0;
    if (this.endedRound) this.sendProceed(this.endedRound);
    const before = this.open.value;
    const chosen = this.chosen.value ? null : chosenOf(before, message);
    const looks = shownFor(CHOSEN_MILLISECONDS);
    if (chosen && before?.to_act !== this.you.value && looks) {
      this.chosen.value = chosen;
      this.playback.unshift(message);
      return looks;
    }
    this.chosen.value = null;
    const cut = before && message.open ? cutAtRoundEnd(message.events ?? []) : null;
    if (cut && before && message.table?.status !== "over") {
      return this.endRound(message, before, cut);
    }
    /** @type {Change} */
    const change = {
      events: message.events ?? [],
      before,
      after: message.open ?? before,
      live: true,
      still: !last,
    };
    this.notifyChanging(change);
    batch(() => {
      this.seq = message.seq;
      this.position = message.position;
      if (message.table) this.setInfo(message.table);
      if (message.you !== undefined && message.you !== null) this.setSeat(message.you);
      if (message.open) this.open.value = this.withoutDraft(message.open);
      else if (message.table && message.table.status === "open") this.open.value = null;
      if (message.own) this.own.value = message.own;
      else if (message.open || message.table) this.own.value = null;
      if (message.clock) this.setClock(message.clock);
      if (message.said) this.addToChat(message.said);
      if (message.muted) this.muted.value = message.muted;
      if (typeof message.former === "number") this.former.value = message.former;
      this.busy.value = false;
      if (change.events.length) this.addToLog(change);
      this.remember(change);
    });
    return change.events.length ? this.notifyChanged(change) : 0;
  }

  /**
   * First the table as the round leaves it. The next round, which came with the same message, is
   * shown after it.
   *
   * @param {Update} message
   * @param {Open} before
   * @param {{last: EventInfo[], next: EventInfo[]}} cut
   */
  endRound(message, before, { last, next }) {
    const after = tableAtRoundEnd(before, last, this.deck.value, (seat) => this.asksOf(seat));
    /** @type {Change} */
    const change = { events: last, before, after, live: true };
    this.notifyChanging(change);
    batch(() => {
      this.open.value = after;
      this.own.value = ownAtRoundEnd(this.own.value, last);
      this.until.value = 0;
      this.busy.value = false;
      this.addToLog(change);
      this.lastTurn.value = [];
    });
    this.endedRound = before.round;
    this.playback.unshift({ ...message, events: next });
    return this.notifyChanged(change);
  }

  /**
   * Clear the table before the next deal. To take away what lies there and to draw all that is
   * dealt would be too much at once for a phone. Whoever keeps cards still needs to see them.
   */
  clear() {
    const { open, own } = this;
    if (!this.held.value || this.keepsNext) return;
    batch(() => {
      if (open.value) open.value = clearedTable(open.value);
      if (own.value) own.value = { ...own.value, hand: [] };
    });
  }

  /** Does this player choose next what to keep for the coming round? */
  get keepsNext() {
    const next = this.playback.queue[0];
    return next?.open?.decision === "keeping" && (next.own?.legal.length ?? 0) > 0;
  }

  /**
   * What somebody else is about to lay out is in their hand until it lies there as a whole.
   *
   * @param {Open} open
   * @returns {Open}
   */
  withoutDraft(open) {
    const drafts = open.draft.length > 0 || open.draft_cards.length > 0;
    if (open.turn === this.you.value || !drafts) return open;
    return { ...open, draft: [], draft_cards: [] };
  }

  /** Keep the moves of somebody else's turn, so that it can be seen again. @param {Change} change */
  remember({ before, events }) {
    const after = this.open.value;
    if (!before || before.to_act < 0 || !events.length || before.turn === this.you.value) return;
    const first = this.lastTurn.value[0]?.before;
    const same = first?.turns === before.turns && first?.round === before.round;
    this.lastTurn.value = [...(same ? this.lastTurn.value : []), { before, after, events }];
  }

  /** @override @param {Change} change */
  addToLog(change) {
    super.addToLog(change);
    if (this.log.value.length > MOST_LOG) this.log.value = this.log.value.slice(-MOST_LOG);
  }

  /** @param {Said} line */
  addToChat(line) {
    this.chat.value = [...this.chat.value, line].slice(-MOST_CHAT);
    // A reaction is seen beside its seat; only words wait to be read.
    if (line.seat !== this.you.value && !line.reaction) this.unread.value += 1;
    // What was said before the game lies over nothing when it begins.
    if (this.info.value?.status === "open") return;
    this.bubbles.value = { ...this.bubbles.value, [line.seat]: line };
    setTimeout(() => {
      const { [line.seat]: now, ...others } = this.bubbles.value;
      if (now === line) this.bubbles.value = others;
    }, BUBBLE_MILLISECONDS);
  }

  /** @param {TableInfo} info */
  setInfo(info) {
    const former = this.info.value;
    if (former && former.number !== info.number) this.log.value = [];
    this.info.value = info;
    const same =
      former &&
      former.setup.game === info.setup.game &&
      former.setup.description === info.setup.description;
    if (!same) this.game.value = null;
    // Of the five games all is known that a running game needs; more is asked before it begins.
    if (!this.game.value && (info.setup.description || info.status === "open")) {
      gameOf(info.setup).then(
        (game) => (this.game.value = game ?? null),
        () => {
          // The cards are drawn as those of Level 8 until the next connection.
        },
      );
    }
  }

  /** @param {number} seat */
  setSeat(seat) {
    const former = this.you.value;
    if (former >= 0 && seat < 0 && !this.leaving) {
      this.lostSeat.value = this.info.value?.seats[former]?.person ? "moved" : "removed";
    }
    if (seat >= 0) this.lostSeat.value = "";
    this.you.value = seat;
  }

  /** @param {{now: number, until: number}} clock */
  setClock(clock) {
    this.until.value = clock.until ? Date.now() + clock.until - clock.now : 0;
  }

  // What is asked of the server

  /** @override @param {Command} command @returns {Promise<any>} */
  do(command) {
    return this.connection.send(command);
  }

  /** @override */
  stop() {
    if (document.visibilityState !== "hidden") this.rememberSeen();
    super.stop();
    this.playback.stop();
    document.removeEventListener("visibilitychange", this.hide);
    this.unfollow();
    this.connection.stop();
  }
}
