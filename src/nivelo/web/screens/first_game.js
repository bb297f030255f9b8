/** The first real game, at once: where the tutorial ends. */

import { html, useEffect, useState } from "../html.js";
import { problemText } from "../parts/problem.js";
import { Spinner } from "../parts/spinner.js";
import { TopBar } from "../parts/top_bar.js";
import { playFirstGame } from "../state/tables.js";
import { text } from "../texts.js";

export default function FirstGameScreen() {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    playFirstGame().catch((error) => setProblem(problemText(error)));
  }, []);
  if (!problem) return html`<${Spinner} words=${text("dealing")} />`;
  return html`<main class="screen narrow">
    <${TopBar} title="Nivelo" />
    <p class="problem" role="alert">${problem}</p>
  </main>`;
}
