/** What a level asks for, in a few signs: a kind of group and its size. Words go with it elsewhere. */

import { html } from "../../html.js";

/** @import { GroupSpec } from "../../game/levels.js" */

/** Each kind as strokes in a box of 16 by 16: steps, equals, one colour, and so on. @type {Record<GroupSpec["kind"], string>} */
const SIGNS = {
  run: "M2 13h3.5V9.5H9V6h3.5V2.5",
  set: "M2.5 4.5h4v7h-4zM9.5 4.5h4v7h-4z",
  colour: "M8 2.5c2.4 3 4.5 5.3 4.5 7.6a4.5 4.5 0 0 1-9 0C3.5 7.8 5.6 5.5 8 2.5Z",
  "colour run": "M2 13.5h3.5V10H9V6.5h3.5V3M3.5 6.5a2 2 0 1 1 .01 0",
  points: "M12.5 3h-9l5 5-5 5h9",
  elements: "M8 2.5v3M8 10.5v3M2.5 8h3M10.5 8h3M4 4l2 2M10 10l2 2M4 12l2-2M10 6l2-2",
  animals:
    "M8 8.5c2.5 0 4 2 3.2 4-.8 1.5-5.6 1.5-6.4 0-.8-2 .7-4 3.2-4ZM3.5 7v.01M6.2 4v.01M9.8 4v.01M12.5 7v.01",
  pairs: "M6 5.5H5a2.5 2.5 0 0 0 0 5h1M10 5.5h1a2.5 2.5 0 0 1 0 5h-1M6 8h4",
};

/** @param {{kind: GroupSpec["kind"]}} props */
export function KindSign({ kind }) {
  return html`<svg class="kind-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d=${SIGNS[kind]} />
  </svg>`;
}

/** Equal groups side by side are counted: there is little room. @param {GroupSpec[]} asks */
function counted(asks) {
  /** @type {{ask: GroupSpec, times: number}[]} */
  const parts = [];
  for (const ask of asks) {
    const last = parts.at(-1);
    if (last && last.ask.kind === ask.kind && last.ask.size === ask.size) last.times += 1;
    else parts.push({ ask, times: 1 });
  }
  return parts;
}

/** @param {{asks: GroupSpec[]}} props */
export function Task({ asks }) {
  return html`<span class="task" aria-hidden="true">
    ${counted(asks).map(
      ({ ask, times }, i) =>
        html`<span class="task-part" key=${i}
          >${times > 1 && `${times}×`}<${KindSign} kind=${ask.kind} />${ask.size}</span
        >`,
    )}
  </span>`;
}
