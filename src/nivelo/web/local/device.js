/**
 * Tables on this device, kept by a worker instead of a server. It is asked like a server: requests
 * and their answers, and for each table something that behaves like a WebSocket.
 */

import { signal } from "../html.js";
import { RUNTIME } from "../place.js";
import { rememberedName } from "./name.js";

/** @typedef {{status: number, body: string}} Answer */

const OPENING = 0;
const OPEN = 1;
const CLOSED = 3;

/** Answers that are files of the runtime: for them nobody waits until Python has started. */
const FILES = /** @type {Record<string, string>} */ ({ "/games": "games.json" });

/** Is what is played here gone when the page is closed? */
export const forgets = signal(false);

class Device {
  constructor() {
    this.worker = /** @type {Worker} */ (/** @type {any} */ (window).takeWorker()); // in wake.js
    const name = rememberedName();
    if (name) this.introduce(name);
    this.lastId = 0;
    /** @type {Map<number, {resolve: (answer: Answer) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    /** @type {Map<number, LocalSocket>} */
    this.sockets = new Map();
    this.worker.onmessage = (event) => this.heard(event.data);
    this.worker.onerror = (event) => this.fail(event.message);
  }

  /** Who plays: whatever is asked later waits until this is known. @param {string} name */
  introduce(name) {
    this.worker.postMessage({ type: "name", name });
  }

  /** @param {any} letter */
  heard(letter) {
    if (letter.type === "answer") {
      this.waiting.get(letter.id)?.resolve(letter);
      this.waiting.delete(letter.id);
    } else if (letter.type === "message") {
      const socket = this.sockets.get(letter.visit);
      if (letter.text === null) socket?.ended();
      else socket?.heard(letter.text);
    } else if (letter.type === "forgets") forgets.value = true;
    else if (letter.type === "failed") this.fail(letter.text);
  }

  /** The worker cannot be used: all who wait are told. @param {string} why */
  fail(why) {
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
    this.worker.terminate();
    device = null; // the next one to ask may have more luck
    for (const socket of [...this.sockets.values()]) socket.ended();
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} data
   * @returns {Promise<Answer>}
   */
  request(method, path, data) {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      const body = data === undefined ? "" : JSON.stringify(data);
      this.worker.postMessage({ type: "request", id, method, path, body });
    });
  }
}

/** @type {Device | null} */
let device = null;

function here() {
  device ??= new Device();
  return device;
}

/** @param {string} name */
export function introduceHere(name) {
  here().introduce(name);
}

/**
 * A request, answered on this device.
 *
 * @param {string} method
 * @param {string} path
 * @param {unknown} [data]
 */
export function requestHere(method, path, data) {
  const file = method === "GET" && FILES[path];
  return file ? answerOf(file) : here().request(method, path, data);
}

/** @param {string} file @returns {Promise<Answer>} */
async function answerOf(file) {
  const response = await fetch(`${RUNTIME}/${file}`);
  return { status: response.status, body: await response.text() };
}

/** Behaves like a WebSocket to a table, as far as a `Connection` needs it. */
export class LocalSocket {
  /** @param {string} path */
  constructor(path) {
    this.device = here();
    this.device.lastId += 1;
    this.number = this.device.lastId;
    this.readyState = OPENING;
    /** @type {((event: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {((event: {code: number}) => void) | null} */
    this.onclose = null;
    this.device.sockets.set(this.number, this);
    this.device.worker.postMessage({ type: "open", visit: this.number, path });
  }

  /** @param {string} data */
  heard(data) {
    this.readyState = OPEN;
    this.onmessage?.({ data });
  }

  /** @param {string} text */
  send(text) {
    this.device.worker.postMessage({ type: "send", visit: this.number, text });
  }

  close() {
    if (this.readyState === CLOSED) return;
    this.device.worker.postMessage({ type: "close", visit: this.number });
    this.ended();
  }

  ended() {
    this.readyState = CLOSED;
    this.device.sockets.delete(this.number);
    this.onclose?.({ code: 1000 });
  }
}
