/**
 * Charts as drawings. Each one stands in a figure with its title, and the same numbers can be
 * opened as a table, so that nobody depends on the drawing.
 */

import { html } from "../html.js";
import { text } from "../texts.js";

/** @param {{title: string, head: string[], rows: (string | number)[][], children?: any}} props */
export function Chart({ title, head, rows, children }) {
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <div aria-hidden="true">${children}</div>
    <details>
      <summary>${text("chart-as-table")}</summary>
      <div class="chart-table" role="region" tabindex="0" aria-label=${title}>
        <table>
          <thead>
            <tr>
              ${head.map((word) => html`<th scope="col" key=${word}>${word}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row, i) =>
                html`<tr key=${i}>
                  ${row.map((cell, j) => (j === 0 ? html`<th scope="row" key=${j}>${cell}</th>` : html`<td key=${j}>${cell}</td>`))}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </figure>`;
}

/**
 * A bar for each row: its parts are shares of the whole bar; those of one part are on one scale.
 *
 * @param {{rows: {label: string, parts: {value: number, kind: string}[], note: string}[]}} props
 *   `kind` names the part's look: `won`, `lost`, `all`
 */
export function Bars({ rows }) {
  const sums = rows.map((row) => row.parts.reduce((sum, part) => sum + part.value, 0));
  const most = Math.max(...sums);
  return html`<div class="bars">
    ${rows.map((row, i) => {
      const whole = (row.parts.length > 1 ? sums[i] : most) || 1;
      let at = 0;
      return html`<div class="bar-row" key=${row.label}>
        <span class="bar-label">${row.label}</span>
        <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none">
          <rect class="bar-back" x="0" y="0" width="100" height="10" />
          ${row.parts.map((part) => {
            const width = (100 * part.value) / whole;
            const start = at;
            at += width;
            return html`<rect
              key=${part.kind}
              class=${`bar-${part.kind}`}
              x=${start}
              y="0"
              width=${width}
              height="10"
            />`;
          })}
        </svg>
        <span class="bar-note">${row.note}</span>
      </div>`;
    })}
  </div>`;
}

/**
 * Games one after the other as steps: how far one came, and which were won.
 *
 * @param {{games: {reached: number, of: number, won: boolean}[]}} props the oldest first
 */
export function Climbs({ games }) {
  const step = 10;
  const width = Math.max(games.length, 12) * step;
  return html`<svg class="climbs" viewBox=${`0 0 ${width} 64`} preserveAspectRatio="xMinYMax meet">
    <line class="climb-top" x1="0" y1="13" x2=${width} y2="13" />
    ${games.map((game, i) => {
      const height = 4 + 46 * Math.min(1, game.reached / Math.max(1, game.of));
      return html`<g key=${i}>
        <rect
          class=${game.won ? "climb-won" : "climb"}
          x=${i * step + 1.2}
          y=${62 - height}
          width=${step - 2.4}
          height=${height}
          rx="1.6"
        />
        ${game.won && html`<path class="climb-star" d="m12 1.8 2.9 6.5 7.1.8-5.3 4.8 1.5 7L12 17.3l-6.2 3.6 1.5-7L2 9.1l7.1-.8L12 1.8Z" transform=${`translate(${i * step + 0.6} 1) scale(0.37)`} />`}
      </g>`;
    })}
  </svg>`;
}

/** What the looks of a chart mean. @param {{parts: [string, string][]}} props kind and words */
export function Legend({ parts }) {
  return html`<ul class="legend-list" aria-hidden="true">
    ${parts.map(
      ([kind, words]) =>
        html`<li key=${kind}>
          <svg viewBox="0 0 10 10">
            <rect class=${`bar-${kind}`} width="10" height="10" rx="2" />
          </svg>
          ${" "}${words}
        </li>`,
    )}
  </ul>`;
}
