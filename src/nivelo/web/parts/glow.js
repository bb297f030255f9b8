/** What is spoken of glows: a mark on elements that other components draw. */

import { useEffect } from "../html.js";

/**
 * Let everything that fits one of these selectors glow, as long as the component is shown.
 *
 * @param {string[]} selectors
 */
export function useGlow(selectors) {
  useEffect(() => {
    // As an attribute of its own, so that no component that is drawn again takes it away.
    const mark = () => {
      const spoken = new Set(selectors.flatMap((each) => [...document.querySelectorAll(each)]));
      for (const each of document.querySelectorAll("[data-glow]")) {
        if (!spoken.has(each)) each.removeAttribute("data-glow");
      }
      for (const each of spoken) each.setAttribute("data-glow", "");
    };
    mark();
    // What is not there yet glows when it comes, and what is no longer meant stops.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["class"],
    });
    return () => {
      observer.disconnect();
      for (const each of document.querySelectorAll("[data-glow]")) {
        each.removeAttribute("data-glow");
      }
    };
  }, [selectors.join()]);
}
