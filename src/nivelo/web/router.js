/** Which screen is shown: the address of the page, and going from one to another. */

import { signal } from "./html.js";
import { isOverlayEntry, leaveOverlays, onceSettled, staysOnScreen } from "./overlays.js";
import { BASE, DEVICE, address } from "./place.js";

/** The address within the app. */
function pathInApp() {
  const { pathname } = location;
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
}

function here() {
  return pathInApp().split("/").filter(Boolean).map(decodeURIComponent);
}

/** The parts of the address: `["t", "abc"]` for a table, `[]` for the first page. */
export const route = signal(here());

/**
 * Go to an address of the app.
 *
 * @param {string} path such as `/t/abc`
 * @param {{replace?: boolean}} [how]
 */
export function go(path, how = {}) {
  onceSettled(() => move(path, how));
}

/** @param {string} to @param {{replace?: boolean}} how */
function move(to, { replace = false }) {
  // Whoever has come from a table to a screen stays one step away from it, as from game to game in
  // the rules.
  replace ||= Boolean(tableBefore()) && to.split(/[/?#]/)[1] === here()[0];
  const from = replace ? history.state?.from : pathInApp();
  // What was open over the screen is not a place to go back to.
  const way = replace || isOverlayEntry() ? "replaceState" : "pushState";
  leaveOverlays();
  history[way]({ from }, "", address(to));
  route.value = here();
  scrollTo(0, 0);
}

/** The table from which one came to this screen; empty if it was another place. */
export function tableBefore() {
  const from = history.state?.from ?? "";
  return from.startsWith("/t/") ? from : "";
}

addEventListener("popstate", () => {
  if (!staysOnScreen()) route.value = here();
});

/**
 * Let ordinary links within the app change the screen without loading the page again.
 *
 * @param {MouseEvent} event
 */
export function followLink(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
    return;
  }
  const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target || anchor.hasAttribute("download")) {
    return;
  }
  if (anchor.origin !== location.origin || !anchor.pathname.startsWith(`${BASE}/`)) return;
  const inside = anchor.pathname.slice(BASE.length);
  if (inside.startsWith("/api/") || inside.startsWith("/web/")) return;
  // A page of its own.
  if (anchor.pathname.startsWith(DEVICE) && BASE + "/" !== DEVICE) return;
  // The browser itself goes to another place on the same page; one step from a table, as above.
  if (anchor.pathname === location.pathname && anchor.hash) {
    if (!tableBefore()) return;
    event.preventDefault();
    const { state } = history;
    location.replace(anchor.href);
    history.replaceState(state, "");
    return;
  }
  event.preventDefault();
  go(inside + anchor.search + anchor.hash, { replace: "replace" in anchor.dataset });
}
