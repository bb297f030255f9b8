/** Calling a person who looks elsewhere: the window's title and the app's badge. */

import { useEffect } from "../html.js";
import { text } from "../texts.js";

/** @param {number} count of things to do; 0 takes the badge away */
function badge(count) {
  const shown = /** @type {any} */ (navigator);
  const done = count ? shown.setAppBadge?.(count) : shown.clearAppBadge?.();
  // Only an installed app has a badge; where there is none nothing is missed.
  done?.catch(() => {});
}

/**
 * Call the person while it is their move and they look elsewhere.
 *
 * @param {boolean} mine is it their move?
 * @param {string} title of the window otherwise
 */
export function useSummons(mine, title) {
  useEffect(() => {
    if (!mine) return;
    const call = () => {
      const away = document.visibilityState === "hidden";
      document.title = away ? `● ${text("your-turn-title")} · ${title}` : `${title} · Nivelo`;
      badge(away ? 1 : 0);
    };
    call();
    document.addEventListener("visibilitychange", call);
    return () => {
      document.removeEventListener("visibilitychange", call);
      document.title = `${title} · Nivelo`;
      badge(0);
    };
  }, [mine, title]);
}
