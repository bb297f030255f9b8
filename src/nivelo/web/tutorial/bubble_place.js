/** Where words lie that speak of something: beside it, over as little as possible that is needed. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 12; // pixels between the words and what they speak of
const PER_PIXEL = 8; // being a pixel farther off is as bad as covering so many square pixels
const NO_TIP = 2000; // and so is lying where nothing points to what is spoken of
const NARROWER = 500; // and so is each step by which the words are set narrower
const REACH = 48; // pixels: a tip that is farther off seems to point at something else
const TIP = 8; // pixels on either side of the line along which the tip points

/** How much of a length lies within another one. @param {number} from @param {number} to @param {number} low @param {number} high */
const within = (from, to, low, high) => Math.max(0, Math.min(to, high) - Math.max(from, low));

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  return within(a.left, a.right, b.left, b.right) * within(a.top, a.bottom, b.top, b.bottom);
}

/** A box with some room around it. @param {Box} box @returns {Box} */
function withRoom({ left, top, right, bottom }) {
  const room = GAP - 1;
  return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
}

/** How far apart two boxes are. @param {Box} a @param {Box} b */
function distance(a, b) {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

/** @typedef {{width: number, height: number}} Size */

/**
 * The best place within the area for words that can be set wider or narrower, and how they are then.
 *
 * @param {Size[]} sizes the one that reads best first
 * @param {Box} spoken what they speak of
 * @param {Box[]} needed what should stay in sight
 * @param {Box} area
 * @returns {{box: Box, shape: number}}
 */
export function placeBeside(sizes, spoken, needed, area) {
  const places = sizes.map((size) => bestPlace(size, spoken, needed, area));
  const costs = places.map(({ bad }, i) => bad + i * NARROWER);
  const shape = costs.indexOf(Math.min(...costs));
  return { box: places[shape]?.box ?? area, shape };
}

/** @param {Size} size @param {Box} spoken @param {Box[]} needed @param {Box} area */
function bestPlace({ width, height }, spoken, needed, area) {
  const boxes = [spoken, ...needed];
  const near = withRoom(spoken);
  const lefts = [
    (spoken.left + spoken.right - width) / 2,
    spoken.left - width / 4,
    spoken.right - (3 * width) / 4,
    ...boxes.flatMap((box) => [
      box.left,
      box.right - width,
      box.left - GAP - width,
      box.right + GAP,
    ]),
  ];
  const tops = [
    (spoken.top + spoken.bottom - height) / 2,
    ...boxes.flatMap((box) => [box.top - GAP - height, box.bottom + GAP, box.top]),
  ];
  /** @param {Box} box */
  const cost = (box) =>
    needed.reduce((sum, each) => sum + overlap(box, each), 2 * overlap(box, near)) +
    PER_PIXEL * distance(box, spoken) +
    (tipTo(box, spoken, needed) ? 0 : NO_TIP);
  let best = { left: 0, top: 0, right: 0, bottom: 0 };
  let least = Infinity;
  for (const x of lefts) {
    for (const y of tops) {
      const left = clamp(x, area.left, area.right - width);
      const top = clamp(y, area.top, area.bottom - height);
      const box = { left, top, right: left + width, bottom: top + height };
      const bad = cost(box);
      if (bad < least) [best, least] = [box, bad];
    }
  }
  return { box: best, bad: least };
}

/**
 * From which side of the words the tip points to what they speak of, and where along that side;
 * nothing if they do not lie next to it, or too far off, or if something else lies in between.
 *
 * @param {Box} box
 * @param {Box} spoken
 * @param {Box[]} [needed]
 * @returns {{side: "top" | "bottom" | "left" | "right", at: number} | null}
 */
export function tipTo(box, spoken, needed = []) {
  if (distance(box, spoken) > REACH) return null;
  const x = clamp((spoken.left + spoken.right) / 2 - box.left, 20, box.right - box.left - 20);
  const y = clamp((spoken.top + spoken.bottom) / 2 - box.top, 20, box.bottom - box.top - 20);
  const across = { left: box.left + x - TIP, right: box.left + x + TIP };
  const along = { top: box.top + y - TIP, bottom: box.top + y + TIP };
  const besideX = within(across.left, across.right, spoken.left, spoken.right) > 0;
  const besideY = within(along.top, along.bottom, spoken.top, spoken.bottom) > 0;
  /** @param {"top" | "bottom" | "left" | "right"} side @param {number} at @param {Box} between */
  const tip = (side, at, between) =>
    needed.some((each) => overlap(each, between) > 0) ? null : { side, at };
  if (besideX && spoken.top >= box.bottom) {
    return tip("bottom", x, { ...across, top: box.bottom, bottom: spoken.top });
  }
  if (besideX && spoken.bottom <= box.top) {
    return tip("top", x, { ...across, top: spoken.bottom, bottom: box.top });
  }
  if (besideY && spoken.left >= box.right) {
    return tip("right", y, { ...along, left: box.right, right: spoken.left });
  }
  if (besideY && spoken.right <= box.left) {
    return tip("left", y, { ...along, left: spoken.right, right: box.left });
  }
  return null;
}
