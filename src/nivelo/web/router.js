/** Which screen is shown: the address of the page, and going from one to another. */

import { signal } from "./html.js";
import { BASE, DEVICE, address } from "./place.js";

function here() {
  const path = location.pathname;
  const inside = path.startsWith(BASE) ? path.slice(BASE.length) : path;
  return inside.split("/").filter(Boolean).map(decodeURIComponent);
}

/** The parts of the address: `["t", "abc"]` for a table, `[]` for the first page. */
export const route = signal(here());

/**
 * Go to an address of the app.
 *
 * @param {string} path such as `/t/abc`
 * @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", address(path));
  route.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  route.value = here();
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
  // The browser itself goes to another place on the same page.
  if (anchor.pathname === location.pathname && anchor.hash) return;
  event.preventDefault();
  go(inside + anchor.search + anchor.hash);
}
