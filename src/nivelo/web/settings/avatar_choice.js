/** Choosing the sign and the colour by which the others know one at a table. */

import { html } from "../html.js";
import { COLOURS } from "../game/looks.js";
import { Avatar, SIGNS } from "../parts/avatar.js";
import { Choices } from "../parts/fields.js";
import { note } from "../parts/notes.js";
import { problemText } from "../parts/problem.js";
import { avatar, chooseAvatar, name } from "../state/person.js";
import { text } from "../texts.js";

/** @import { Avatar as Chosen } from "../protocol.js" */

/** @param {Partial<Chosen>} part */
const choose = (part) => chooseAvatar(part).catch((error) => note(problemText(error)));

/** A choice that is seen, and said to those who listen. @param {any} shown @param {string} words */
const seen = (shown, words) => html`${shown}<span class="silent">${words}</span>`;

export function AvatarChoice() {
  const person = name.value;
  if (!person) return null; // there is nobody to look like anything
  const { sign, colour } = avatar.value;
  const own = Math.max(COLOURS.indexOf(colour), 0);
  return html`<section class="panel stack avatar-choice">
    <h2>${text("avatar")}</h2>
    <${Choices}
      legend=${text("avatar-sign")}
      value=${sign}
      choices=${["", ...Object.keys(SIGNS)].map((each) => [
        each,
        seen(
          html`<${Avatar} look=${{ colour: own, sign: each }} name=${person} />`,
          text(`sign-${each || "letter"}`),
        ),
      ])}
      onChange=${(/** @type {Chosen["sign"]} */ each) => choose({ sign: each })}
    />
    <${Choices}
      legend=${text("avatar-colour")}
      value=${colour}
      choices=${[
        ["", text("seat-colour-any")],
        ...COLOURS.map((each, i) => [
          each,
          seen(html`<span class=${`dot s-${i}`}></span>`, text(`seat-colour-${each}`)),
        ]),
      ]}
      onChange=${(/** @type {Chosen["colour"]} */ each) => choose({ colour: each })}
      note=${text("avatar-note")}
    />
  </section>`;
}
