/** How the pages reach whoever keeps the tables: a server, or the worker of this device. */

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
export async function ask(method, path, data) {
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
 * @returns {WebSocket | LocalSocket}
 */
export function openSocket(path) {
  return ALONE ? new LocalSocket(path) : new WebSocket(socketPath(path));
}
