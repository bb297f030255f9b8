/** How much time is left, if there is a limit. */

import { html, useEffect, useState } from "../html.js";
import { text } from "../texts.js";

/** @import { TableState } from "../state/table.js" */

const FROM_THE_START = 60; // longer times are shown only when so many seconds are left

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
  if (left > FROM_THE_START) {
    return html`<span class="clock" role="timer"
      >${text("minutes-left", { n: Math.round(left / 60) })}</span
    >`;
  }
  return html`<span class=${left <= 5 ? "clock soon" : "clock"} role="timer"
    >${text("seconds-left", { n: left })}</span
  >`;
}
