/** Joining by code; `/join/ABCDEF` is a link with the code in it. */

import { html, useEffect, useState } from "../html.js";
import { JoinForm } from "../home/join_form.js";
import { problemText } from "../parts/problem.js";
import { TopBar } from "../parts/top_bar.js";
import { join } from "../state/tables.js";
import { text } from "../texts.js";

/** @param {{params: string[]}} props */
export default function JoinScreen({ params }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (params[0]) join(params[0]).catch((error) => setProblem(problemText(error)));
  }, []);
  return html`<main class="screen narrow">
    <${TopBar} title=${text("join")} />
    <section class="panel stack">
      <p>${text("join-text")}</p>
      <${JoinForm} first=${params[0] ?? ""} />
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </section>
  </main>`;
}
