/** Dice that roll. */

import { animates, shownFor } from "../../state/settings.js";
import { turned } from "../board/dice.js";
import { run } from "./motion.js";

const LASTS = 900; // milliseconds

/**
 * Let the dice that are shown roll to what they show.
 *
 * @returns {number} how many milliseconds it takes
 */
export function rollDice() {
  const lasts = Math.min(LASTS, shownFor(LASTS));
  if (!animates() || !lasts || document.visibilityState === "hidden") return 0;
  // What they show is not told before they lie still.
  const area = document.querySelector(".play-area");
  const still = () => area?.removeAttribute("data-rolling");
  area?.setAttribute("data-rolling", "");
  requestAnimationFrame(() => {
    const cubes = [...document.querySelectorAll(".die .cube")];
    if (!cubes.length) still();
    for (const [i, cube] of cubes.entries()) {
      if (!(cube instanceof HTMLElement) || !cube.parentElement) continue;
      const value = Number(cube.dataset["value"]);
      const timing = { duration: lasts, easing: "cubic-bezier(0.15, 0.6, 0.3, 1)" };
      run(
        cube,
        [{ transform: turned(value, i ? -480 : 600) }, { transform: turned(value) }],
        timing,
        still,
      );
      run(
        cube.parentElement,
        [
          { translate: `${i ? 60 : -70}px -60px`, easing: "ease-in" },
          { translate: `${i ? 24 : -26}px 0`, offset: 0.35, easing: "ease-out" },
          { translate: `${i ? 12 : -13}px -16px`, offset: 0.55, easing: "ease-in" },
          { translate: `${i ? 4 : -4}px 0`, offset: 0.78, easing: "ease-out" },
          { translate: "0 0" },
        ],
        { duration: lasts },
      );
    }
  });
  return lasts;
}
