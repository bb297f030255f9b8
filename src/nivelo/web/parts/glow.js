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
      for (const selector of selectors) {
        for (const each of document.querySelectorAll(selector)) each.setAttribute("data-glow", "");
      }
    };
    mark();
    // What is not there yet glows when it comes.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const each of document.querySelectorAll("[data-glow]")) {
        each.removeAttribute("data-glow");
      }
    };
  }, [selectors.join()]);
}
