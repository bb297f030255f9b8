/** What went wrong, in the reader's words: every code of the server has a text, or its kind has. */

import { ApiError } from "../api.js";
import { ALONE } from "../place.js";
import { hasText, text } from "../texts.js";

/** What means something else where a browser keeps the tables. @type {Record<string, string>} */
const ON_A_DEVICE = { "server/storage": "local/storage", "table/unknown": "local/no_table" };

/** @param {string} code such as `seat/taken` */
export function codeText(code) {
  const which = (ALONE && ON_A_DEVICE[code]) || code;
  const id = `error-${which.replaceAll(/[/_]/g, "-")}`;
  if (hasText(id)) return text(id);
  const kind = `error-${code.split("/")[0]}`;
  return hasText(kind) ? text(kind) : text("error-unknown", { code });
}

/** @param {unknown} error */
export function problemText(error) {
  return codeText(error instanceof ApiError ? error.code : "browser/error");
}
