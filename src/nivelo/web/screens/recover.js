/** Taking over one's own seat on this device; the link carries a token that works once. */

import { html, useState } from "../html.js";
import { post } from "../api.js";
import { problemText } from "../parts/problem.js";
import { TopBar } from "../parts/top_bar.js";
import { go } from "../router.js";
import { text } from "../texts.js";

export default function RecoverScreen() {
  const [problem, setProblem] = useState("");
  const take = async () => {
    try {
      const table = await post("/tables/recover", { token: location.hash.slice(1) });
      go(`/t/${table.id}`, { replace: true });
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  return html`<main class="screen narrow">
    <${TopBar} title=${text("recover")} />
    <section class="panel stack">
      <p>${text("recover-text")}</p>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <button class="button main big" type="button" onClick=${take}>${text("recover-go")}</button>
    </section>
  </main>`;
}
