/** Where the app lives: the path of its pages, and the address of its files. */

const root = document.documentElement;

/** The path before every address of the app; empty, or such as `/cards`. */
export const BASE = root.dataset.base ?? "";

/** The same of the server, if this page plays on the device itself and its server is elsewhere. */
export const ROOT = root.dataset.root ?? "";

/** Where a server's pages play on the device itself. */
export const DEVICE = `${ROOT}/device/`;

/** The address of this version's files. */
export const WEB = root.dataset.web ?? "/web";

/** The address of what is needed to play without a server; empty if it is not there. */
export const RUNTIME = root.dataset.runtime ?? "";

/** Does this page do without a server? */
export const ALONE = root.dataset.local === "yes";

/** Is there a server beside the device that this page plays on? */
export const HAS_SERVER = ROOT !== BASE;

/** @param {string} path an address of the app, such as `/t/abc` */
export function address(path) {
  return BASE + path;
}

/** @param {string} path an address of the app; returns the whole link, to be shared */
export function link(path) {
  return new URL(address(path), location.href).href;
}

/** @param {string} path below `/api` */
export function apiPath(path) {
  return `${BASE}/api${path}`;
}

/** @param {string} path below `/api`; returns the address of a WebSocket */
export function socketPath(path) {
  const url = new URL(apiPath(path), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
