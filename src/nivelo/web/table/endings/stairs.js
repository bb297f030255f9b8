/** The levels as the stairs of the logo, and those who climb them. */

import { classes, html, useEffect, useRef } from "../../html.js";
import { firstLetter, signPath } from "../../parts/avatar.js";
import { animates } from "../../state/settings.js";
import { play } from "../effects/sounds.js";
import { vibrate } from "../effects/vibration.js";

/** @import { Look } from "../../game/looks.js" */

const WIDTH = 320;
const HEIGHT = 150;
const GROUND = 146;
const LOWEST = 24; // how high the first step is
const HIGHEST = 92;
const LEFT = 8;
const RADIUS = 10;
const ABOVE = 26; // where somebody stands below the star
const STAR = "m0-11 3.2 7 7.6.9-5.7 5.1 1.6 7.6L0 5.8l-6.7 3.8 1.6-7.6-5.7-5.1 7.6-.9Z";

const HOP = 340; // milliseconds for a step
const EACH_AFTER = 160;

/** @typedef {{seat: number, name: string, look: Look, from: number, to: number}} Climber */

/** Where a step is; the one after the last level is the goal, higher than all. @param {number} count @param {number} step from 1 */
function middle(count, step) {
  const wide = (WIDTH - 2 * LEFT) / (count + 1);
  const rise = (HIGHEST - LOWEST) / count;
  const at = Math.min(step, count + 1);
  return { x: LEFT + (at - 0.5) * wide, y: GROUND - LOWEST - (at - 1) * rise, wide };
}

/**
 * @param {{count: number, lit?: number, star?: boolean, climbers?: Climber[], onDone?: () => void}} props
 *   the steps up to `lit` shine; climbers hop from one step to another
 */
export function Stairs({ count, lit = 0, star = false, climbers = [], onDone = () => {} }) {
  const box = useRef(/** @type {SVGSVGElement | null} */ (null));
  useEffect(() => {
    const timers = climb(box.current, count, climbers, onDone);
    return () => timers.forEach(clearTimeout);
  }, []);
  const steps = Array.from({ length: count + 1 }, (_, i) => middle(count, i + 1));
  const goal = middle(count, count + 1);
  const reached = climbers.some(({ to }) => to > count);
  return html`<svg
    ref=${box}
    class="stairs"
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
    style=${{ "--wide": `${goal.wide}px` }}
    aria-hidden="true"
    focusable="false"
  >
    ${steps.map(
      ({ x, y, wide }, i) =>
        html`<g key=${i} class=${classes("stair", i < lit && "lit")}>
          <rect x=${x - wide / 2} y=${y} width=${wide + 0.5} height=${GROUND - y} />
          ${i < count && html`<text x=${x} y=${GROUND - 6}>${i + 1}</text>`}
        </g>`,
    )}
    <path
      class="stairs-edge"
      d=${`M${LEFT} ${GROUND}${steps.map(({ x, y, wide }) => `L${x - wide / 2} ${y}H${x + wide / 2}`).join("")}`}
    />
    <path
      class=${classes("stairs-star", star && "lit")}
      d=${STAR}
      transform=${`translate(${goal.x} ${goal.y - 10 - (reached ? ABOVE : 0)}) scale(1.2)`}
    />
    ${climbers.map(({ seat, name, look, to }, i) => {
      const { x, y } = placeOf(count, climbers, i, to);
      return html`<g
        key=${seat}
        class=${`climber s-${look.colour}`}
        data-seat=${seat}
        style=${{ transform: `translate(${x}px, ${y}px)` }}
      >
        <circle r=${RADIUS} />
        ${
          signPath(look)
            ? html`<path class="climber-sign" d=${signPath(look)} />`
            : html`<text y="4.5">${firstLetter(name)}</text>`
        }
      </g>`;
    })}
  </svg>`;
}

/**
 * Where a climber stands: those on the same step stand on each other's shoulders.
 *
 * @param {number} count
 * @param {Climber[]} climbers
 * @param {number} i
 * @param {number} step
 */
function placeOf(count, climbers, i, step) {
  const { x, y } = middle(count, step);
  const there = climbers.filter((other) => other.to === step).length;
  const below = climbers.slice(0, i).filter((other) => other.to === step).length;
  // All faces are seen, unless there are more than find room below the upper edge.
  const apart = Math.min(2 * RADIUS + 1, (y - 2 * RADIUS - 2) / Math.max(1, there - 1));
  return { x, y: y - RADIUS - 1 - below * apart };
}

/**
 * Everyone who moves up hops from step to step, with a note for each.
 *
 * @param {SVGSVGElement | null} box
 * @param {number} count
 * @param {Climber[]} climbers
 * @param {() => void} onDone
 */
function climb(box, count, climbers, onDone) {
  /** @type {number[]} */
  const timers = [];
  let last = 0;
  let order = 0;
  for (const [i, { seat, from, to }] of climbers.entries()) {
    const steps = to - from;
    if (steps <= 0) continue;
    const delay = 250 + order * EACH_AFTER;
    order += 1;
    for (let step = 1; step <= steps; step += 1) {
      timers.push(
        setTimeout(
          () => {
            play("climbed");
            vibrate("climbed");
          },
          delay + step * HOP - 60,
        ),
      );
    }
    last = Math.max(last, delay + steps * HOP);
    const figure = box?.querySelector(`[data-seat="${seat}"]`);
    if (!figure || !animates()) continue;
    const end = placeOf(count, climbers, i, to);
    figure.animate(hops(count, from, to, end), {
      duration: steps * HOP,
      delay,
      fill: "backwards",
    });
  }
  timers.push(setTimeout(onDone, last));
  return timers;
}

/** @param {number} count @param {number} from @param {number} to @param {{x: number, y: number}} end */
function hops(count, from, to, end) {
  /** @type {Keyframe[]} */
  const frames = [];
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ more = "") =>
    `translate(${x}px, ${y}px) ${more}`;
  const steps = to - from;
  for (let step = 0; step <= steps; step += 1) {
    const { x, y } = middle(count, from + step);
    const stands = step === steps ? end : { x, y: y - RADIUS - 1 };
    frames.push({ transform: at(stands.x, stands.y), offset: step / steps, easing: "ease-out" });
    if (step === steps) break;
    const next = middle(count, from + step + 1);
    const top = Math.min(y, next.y) - RADIUS - 18;
    frames.push({
      transform: at((x + next.x) / 2, top, "scale(1.08)"),
      offset: (step + 0.5) / steps,
      easing: "ease-in",
    });
  }
  return frames;
}
