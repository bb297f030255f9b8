/** What the pages of rules are made of: sections, cards in a row, and examples. */

import { Card } from "../cards/draw.js";
import { classes, html } from "../html.js";
import { Icon } from "../parts/icon.js";
import { text } from "../texts.js";

/** @import { Deck } from "../cards/faces.js" */

/**
 * A section of a page.
 *
 * @typedef {object} RuleSection
 * @property {string} id the part of the address after `#`
 * @property {string} title
 * @property {any} shown
 */

/** Paragraphs, by the ids of their texts. @param {{ids: string[], args?: Record<string, any>}} props */
export function Paragraphs({ ids, args = {} }) {
  return ids.map((id) => html`<p key=${id}>${text(id, args)}</p>`);
}

/** The same as a list. @param {{ids: string[], args?: Record<string, any>}} props */
export function Points({ ids, args = {} }) {
  return html`<ul class="rule-points">
    ${ids.map((id) => html`<li key=${id}>${text(id, args)}</li>`)}
  </ul>`;
}

/** Cards side by side; several lists lie apart. @param {{groups: string[][], deck: Deck}} props */
export function CardGroups({ groups, deck }) {
  return html`<div class="card-groups">
    ${groups.map(
      (cards, i) =>
        html`<span class="card-group" key=${i}>
          ${cards.map((card, j) => html`<${Card} key=${j} text=${card} deck=${deck} />`)}
        </span>`,
    )}
  </div>`;
}

/**
 * An example that says whether it is right.
 *
 * @param {{right?: boolean, groups: string[][], deck: Deck, words: string}} props
 */
export function Example({ right = true, groups, deck, words }) {
  return html`<figure class=${classes("example", right ? "right" : "wrong")}>
    <${CardGroups} groups=${groups} deck=${deck} />
    <figcaption>
      <span class="verdict"
        ><${Icon} name=${right ? "check" : "close"} />
        ${" "}${text(right ? "rules-yes" : "rules-no")}</span
      >
      ${words}
    </figcaption>
  </figure>`;
}

/** Cards with a line below, neither right nor wrong. @param {{groups: string[][], deck: Deck, words: string}} props */
export function Picture({ groups, deck, words }) {
  return html`<figure class="example">
    <${CardGroups} groups=${groups} deck=${deck} />
    <figcaption>${words}</figcaption>
  </figure>`;
}

/** A story that shows how a rule works. @param {{words: string}} props */
export function Story({ words }) {
  return html`<p class="story"><b>${text("rules-example")}</b> ${words}</p>`;
}

/** Examples side by side where there is room. @param {{children?: any}} props */
export function Examples({ children }) {
  return html`<div class="examples">${children}</div>`;
}

/** A card with what it does. @param {{card: string, deck: Deck, title: string, words: string, count?: number}} props */
export function CardRule({ card, deck, title, words, count = 0 }) {
  return html`<div class="card-rule">
    <${Card} text=${card} deck=${deck} />
    <div>
      <h3>${title} ${count > 0 && html`<span class="quiet small">× ${count}</span>`}</h3>
      <p>${words}</p>
    </div>
  </div>`;
}
