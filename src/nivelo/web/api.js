/**
 * Requests to whoever keeps the tables: a server, or the worker of this device. What is refused
 * becomes an `ApiError` with a stable code.
 */

import { LocalSocket, requestHere } from "./local/device.js";
import { ALONE, apiPath, socketPath } from "./place.js";

/**
 * A request and its answer: the status, and a body that may be JSON.
 *
 * @param {string} method
 * @param {string} path below `/api`
 * @param {unknown} [data]
 * @returns {Promise<{status: number, text: string, body: string}>}
 */
async function ask(method, path, data) {
  if (ALONE) {
    const { status, body } = await requestHere(method, path, data);
    return { status, text: "", body };
  }
  const response = await fetch(apiPath(path), {
    method,
    headers: data === undefined ? {} : { "content-type": "application/json" },
    body: data === undefined ? undefined : JSON.stringify(data),
  });
  return { status: response.status, text: response.statusText, body: await response.text() };
}

/**
 * What behaves like a WebSocket to a table.
 *
 * @param {string} path below `/api`
 * @param {number} seat as whoever sits there; -1: as the owner of this device
 * @returns {WebSocket | LocalSocket}
 */
export function openSocket(path, seat) {
  return ALONE ? new LocalSocket(`${path}&seat=${seat}`) : new WebSocket(socketPath(path));
}

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} text in English, for those who look closer
   * @param {number} [status]
   */
  constructor(code, text, status = 0) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/**
 * @param {string} method
 * @param {string} path below `/api`
 * @param {unknown} [data]
 * @returns {Promise<any>}
 */
async function request(method, path, data) {
  /** @type {{status: number, text: string, body: string}} */
  let answer;
  try {
    answer = await ask(method, path, data);
  } catch {
    if (ALONE) throw new ApiError("local/failed", "Python could not be started in this page");
    throw new ApiError("connection/none", "the server does not answer");
  }
  if (answer.status < 300) return answer.body ? JSON.parse(answer.body) : null;
  /** @type {{code?: string, text?: string}} */
  let problem = {};
  try {
    problem = JSON.parse(answer.body);
  } catch {
    // A proxy in between answers in its own words.
  }
  const code = problem.code ?? "server/error";
  throw new ApiError(code, problem.text ?? answer.text, answer.status);
}

/** @param {string} path */
export const get = (path) => request("GET", path);

/**
 * @param {string} path
 * @param {unknown} [data]
 */
export const post = (path, data = {}) => request("POST", path, data);

/**
 * @param {string} path
 * @param {unknown} data
 */
export const put = (path, data) => request("PUT", path, data);

/** @param {string} path */
export const remove = (path) => request("DELETE", path);
