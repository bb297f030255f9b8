/** Days, times and durations in the reader's language. */

import { language, text } from "../texts.js";

/** Days are written as in the reader's country, if the browser names it: en-GB is not en-US. */
function place() {
  return (
    navigator.languages.find((each) => each.split("-")[0] === language.value) ?? language.value
  );
}

/** @param {number} milliseconds since 1970 */
export function dayAndTime(milliseconds) {
  return new Intl.DateTimeFormat(place(), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(milliseconds);
}

/** How long something took: "45 s", "12 min", "1 h 5 min". @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 90) return text("time-seconds", { n: seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return text("time-minutes", { n: minutes });
  return text("time-hours", { h: Math.floor(minutes / 60), m: minutes % 60 });
}

/** A number with at most one digit after the point. @param {number} value */
export function shortNumber(value) {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);
}

/** @param {number} share from 0 to 1 */
export function percent(share) {
  return new Intl.NumberFormat(language.value, {
    style: "percent",
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share);
}
