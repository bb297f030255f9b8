/** How much time is left, if there is a limit. */

import { html, useEffect, useState } from "../html.js";
import { text } from "../texts.js";

/** @import { TableState } from "../state/table.js" */

const MINUTE = 60; // seconds
const HOUR = 60 * MINUTE;

/** @param {{table: TableState}} props */
export function Clock({ table }) {
  const until = table.until.value;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!until) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  if (!until) return null;
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  if (left > MINUTE) {
    return html`<span class="clock" role="timer">${longTime(left)}</span>`;
  }
  return html`<span class=${left <= 5 ? "clock soon" : "clock"} role="timer"
    >${text("seconds-left", { n: left })}</span
  >`;
}

/** A time at which nobody needs to hurry, roughly. @param {number} seconds */
function longTime(seconds) {
  return seconds > 2 * HOUR
    ? text("hours-left", { n: Math.round(seconds / HOUR) })
    : text("minutes-left", { n: Math.round(seconds / MINUTE) });
}
