/** Small signs on controls, drawn as strokes in a box of 24 by 24. They never stand alone: the
 * control has a name. */

import { html } from "../html.js";

/** @type {Record<string, string>} */
const ICONS = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  chat: "M4 5h16v11H9l-5 4V5Z",
  log: "M6 4h12v16H6zM9 9h6M9 13h6M9 17h3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3Z",
  sort: "M7 4v16m0 0-3-3m3 3 3-3M13 6h7M13 11h5M13 16h3",
  undo: "M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
  share: "M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  play: "M8 5v14l11-7Z",
  pause: "M8 5v14M16 5v14",
  plus: "M12 5v14M5 12h14",
  door: "M14 4H5v16h9M11 12h10m0 0-4-4m4 4-4 4",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.5 2.6 3.5 5.5",
  bot: "M5 9h14v10H5zM12 9V5M9 13.5v1M15 13.5v1M9 5h6",
  book: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1V5ZM12 6v14",
  chart: "M5 20V10M12 20V4M19 20v-7",
  pencil: "M4 20l1-5L16 4l4 4L9 19l-5 1ZM14 6l4 4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 14c1 2 2.5 3 4 3s3-1 4-3M9 9.5v.5M15 9.5v.5",
  star: "m12 3 2.7 6 6.3.7-4.7 4.3 1.3 6.4L12 17.2l-5.6 3.2 1.3-6.4L3 9.7 9.3 9 12 3Z",
  check: "M5 12.5l4.5 4.5L19 7",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  left: "M19 12H5m0 0 6-6m-6 6 6 6",
  right: "M5 12h14m0 0-6-6m6 6-6 6",
  crown: "M4 18 3 7l5 4 4-7 4 7 5-4-1 11H4Z",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17.5v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  again: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5",
  clockwise: "M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5",
  counter: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5",
  skip: "M5 6l7 6-7 6V6ZM13 6l7 6-7 6V6Z",
  film: "M4 5h16v14H4zM8 5v14M16 5v14M4 12h16",
};

/** @param {{name: string}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${ICONS[name] ?? ""} />
  </svg>`;
}
