/**
 * A table of the server as this device sees it.
 *
 * What has happened is shown in order. While `held` is set, as during the look back at a round,
 * new things wait, so that nobody misses them.
 */

import { batch, signal } from "../html.js";
import { Connection } from "./connection.js";
import { gameOf } from "./games.js";
import { TableState } from "./table.js";

/** @import { Command, Hello, Said, ServerMessage, TableInfo, Update } from "../protocol.js" */
/** @import { Happened } from "./table.js" */

const MOST_SAID = 100;
const MOST_TOLD = 400;
const BUBBLE_MILLISECONDS = 5000;

export class LiveTable extends TableState {
  /** @param {string} id @param {number} [seat] whoever holds a shared device */
  constructor(id, seat = -1) {
    super(id);
    this.seq = -1;
    this.lostSeat = signal(""); // "moved" or "removed"
    /** @type {ServerMessage[]} */
    this.queue = [];
    this.connection = new Connection(
      id,
      () => this.lastSeen(),
      (message) => this.receive(message),
      seat,
    );
  }

  /** On the first visit all that the server remembers is asked for, to fill the log. */
  lastSeen() {
    return Math.max(this.seq, 0);
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

  // What the server says

  /** @param {ServerMessage} message */
  receive(message) {
    if (this.held.value && (message.type === "update" || message.type === "hello")) {
      this.queue.push(message);
    } else {
      this.take(message);
    }
  }

  /** @override */
  release() {
    super.release();
    while (this.queue.length && !this.held.value) {
      const message = this.queue.shift();
      if (message) this.take(message);
    }
  }

  /** @param {ServerMessage} message */
  take(message) {
    if (message.type === "hello") batch(() => this.hello(message));
    else if (message.type === "update") this.update(message);
    else if (message.type === "presence") {
      batch(() => {
        this.present.value = message.present;
        this.watching.value = message.watching;
      });
    }
  }

  /** @param {Hello} message */
  hello(message) {
    const before = this.open.value;
    this.seq = message.seq;
    this.position = message.position;
    this.setInfo(message.table);
    this.setSeat(message.you);
    this.open.value = message.open;
    this.own.value = message.own;
    this.setClock(message.clock);
    this.said.value = message.said;
    this.present.value = message.present;
    this.muted.value = message.muted;
    if (message.events.length) this.tell({ events: message.events, before, live: false });
  }

  /** @param {Update} message */
  update(message) {
    if (message.seq <= this.seq) return;
    /** @type {Happened} */
    const happened = { events: message.events ?? [], before: this.open.value, live: true };
    batch(() => {
      this.seq = message.seq;
      this.position = message.position;
      if (message.table) this.setInfo(message.table);
      if (message.you !== undefined && message.you !== null) this.setSeat(message.you);
      if (message.open) this.open.value = message.open;
      else if (message.table && message.table.status === "open") this.open.value = null;
      if (message.own) this.own.value = message.own;
      else if (message.open || message.table) this.own.value = null;
      if (message.clock) this.setClock(message.clock);
      if (message.said) this.hear(message.said);
      if (message.muted) this.muted.value = message.muted;
      this.busy.value = false;
      if (happened.events.length) this.tell(happened);
    });
    if (happened.events.length) this.announce(happened);
  }

  /** @override @param {Happened} happened */
  tell(happened) {
    super.tell(happened);
    if (this.told.value.length > MOST_TOLD) this.told.value = this.told.value.slice(-MOST_TOLD);
  }

  /** @param {Said} said */
  hear(said) {
    this.said.value = [...this.said.value, said].slice(-MOST_SAID);
    if (said.seat !== this.you.value) this.unread.value += 1;
    this.bubbles.value = { ...this.bubbles.value, [said.seat]: said };
    setTimeout(() => {
      const { [said.seat]: now, ...others } = this.bubbles.value;
      if (now === said) this.bubbles.value = others;
    }, BUBBLE_MILLISECONDS);
  }

  /** @param {TableInfo} info */
  setInfo(info) {
    const former = this.info.value;
    if (former && former.number !== info.number) this.told.value = [];
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
    super.stop();
    this.connection.stop();
  }
}
