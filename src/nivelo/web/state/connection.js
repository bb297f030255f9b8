/**
 * The WebSocket to a table. It mends itself: when it breaks it is made again, and the server is told
 * what was seen last, so that nothing is missed.
 */

import { ApiError, openSocket } from "../api.js";
import { signal } from "../html.js";
import { ALONE } from "../place.js";

/** @import { ServerMessage, Command } from "../protocol.js" */

/** @typedef {ReturnType<typeof openSocket>} Socket */

const FIRST_WAIT = 400; // milliseconds before connecting again; doubled each time
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6000;
const SERVICE_RESTART = 1012; // the close code of a server that stops

// Refusals after which it is worth to try again.
const PASSING = ["rate/connections", "rate/requests", "server/error", "storage/failed"];

/**
 * @typedef {"connecting" | "open" | "lost" | "restarting" | "ended"} Status
 *   `ended`: the server will not have us back; `code` says why
 */

export class Connection {
  /**
   * @param {string} table
   * @param {() => number} lastSeen the sequence number of the last entry seen, -1 for none
   * @param {(message: ServerMessage) => void} receive
   * @param {number} [seat] at a device that several share: whose turn it is to hold it
   */
  constructor(table, lastSeen, receive, seat = -1) {
    this.table = table;
    this.seat = seat;
    this.lastSeen = lastSeen;
    this.receive = receive;
    this.status = signal(/** @type {Status} */ ("connecting"));
    this.code = signal("");
    /** @type {Socket | null} */
    this.socket = null;
    this.wait = FIRST_WAIT;
    this.lastId = 0;
    /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: ApiError) => void}>} */
    this.waiting = new Map();
    this.timers = { again: 0, ping: 0, pong: 0 };
    this.stopped = false;
    this.wake = () => this.hurry();
    this.fall = () => this.drop();
    addEventListener("online", this.wake);
    if (!ALONE) addEventListener("offline", this.fall);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  connect() {
    if (this.stopped) return;
    clearTimeout(this.timers.again);
    const socket = openSocket(
      `/tables/${encodeURIComponent(this.table)}/live?since=${this.lastSeen()}`,
      this.seat,
    );
    this.socket = socket;
    socket.onmessage = (/** @type {{data: string}} */ event) =>
      this.heard(socket, JSON.parse(event.data));
    socket.onclose = (/** @type {{code: number}} */ event) => {
      if (event.code === SERVICE_RESTART && this.status.value === "open") {
        this.status.value = "restarting";
      }
      this.broken(socket);
    };
  }

  /** @param {Socket} socket @param {ServerMessage} message */
  heard(socket, message) {
    if (socket !== this.socket) return;
    this.expectPing();
    if (message.type === "bye") {
      if (!message.again) this.end(message.code);
      else if (message.code === "server/stopping") this.status.value = "restarting";
      return;
    }
    if (message.type === "error" && message.id === 0 && this.status.value !== "open") {
      if (!PASSING.includes(message.code)) this.end(message.code);
      return;
    }
    if (message.type === "hello") {
      this.wait = FIRST_WAIT;
      this.status.value = "open";
    }
    const asked = "id" in message ? this.waiting.get(message.id) : undefined;
    if (asked && "id" in message) {
      this.waiting.delete(message.id);
      if (message.type === "error") asked.reject(new ApiError(message.code, message.text));
      else asked.resolve(message);
    }
    this.receive(message);
  }

  /** @param {Socket} socket */
  broken(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    for (const asked of this.waiting.values()) {
      asked.reject(new ApiError("connection/lost", "it is not known whether it was done"));
    }
    this.waiting.clear();
    if (this.stopped || this.status.value === "ended") return;
    if (this.status.value !== "restarting") this.status.value = "lost";
    // A little chance, so that after a restart not all come back at the same moment.
    this.timers.again = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network has gone: say so now, and not when the next sign of life is missed. */
  drop() {
    const socket = this.socket;
    if (!socket || this.stopped) return;
    socket.close();
    this.broken(socket);
  }

  /** The page is seen again, or the network is back: do not wait any longer. */
  hurry() {
    if (document.visibilityState === "hidden" || this.stopped) return;
    this.wait = FIRST_WAIT;
    if (this.socket === null && this.status.value !== "ended") this.connect();
    else if (this.status.value === "open" && !ALONE) this.ping();
  }

  expectPing() {
    if (ALONE) return; // a worker that thinks answers late, and cannot be lost
    clearTimeout(this.timers.pong);
    this.timers.pong = 0;
    clearTimeout(this.timers.ping);
    this.timers.ping = setTimeout(() => this.ping(), PING_EVERY);
  }

  /** Ask for a sign of life; without one the connection is given up and made again. */
  ping() {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN || this.timers.pong) return;
    socket.send(JSON.stringify({ type: "ping", id: 0 }));
    this.timers.pong = setTimeout(() => this.drop(), PONG_WITHIN);
  }

  /**
   * Send a command; returns the server's answer, or fails with its refusal.
   *
   * @param {Command} command
   * @returns {Promise<any>}
   */
  send(command) {
    const socket = this.socket;
    if (!socket || this.status.value !== "open" || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new ApiError("connection/none", "there is no connection"));
    }
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** @param {string} code */
  end(code) {
    this.code.value = code;
    this.status.value = "ended";
  }

  stop() {
    this.stopped = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.fall);
    document.removeEventListener("visibilitychange", this.wake);
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.socket?.close();
  }
}
