/**
 * The app begins here: texts and the person are loaded, then the screen of the address is shown.
 */

import { html, render } from "./html.js";
import { keepToPlay } from "./local/offline_play.js";
import { drawAfterTaps } from "./parts/own_task.js";
import { ROOT, RUNTIME } from "./place.js";
import { followLink, route } from "./router.js";
import { App, loadScreen } from "./shell.js";
import { loadWhileIdle, savesData } from "./idle.js";
import { loadPerson } from "./state/person.js";
import { called } from "./state/settings.js";
import { loadTexts } from "./texts.js";

document.addEventListener("click", followLink);
drawAfterTaps();

async function start() {
  const root = document.getElementById("app");
  if (!root) return;
  // The screen comes side by side with what every screen needs; what fails is shown by the shell.
  loadScreen(route.value[0] ?? "").catch(() => {});
  const [person] = await Promise.allSettled([loadPerson(), loadTexts("app", "local")]);
  render(html`<${App} offline=${person.status === "rejected"} />`, root);
  loadWhileIdle();
  if (called.value) import("./state/push.js").then((push) => push.keepPushUpToDate());
}

async function keepForOffline() {
  try {
    await navigator.serviceWorker.register(`${ROOT}/sw.js`, { scope: `${ROOT}/` });
  } catch {
    return; // Without it the app works as well, only not offline.
  }
  // Whoever has installed the app wants it everywhere.
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (RUNTIME && installed && !savesData()) await keepToPlay();
}

const started = start();

if ("serviceWorker" in navigator && isSecureContext) {
  // It fetches everything there is, which would hold up the first screen.
  const later = () => setTimeout(() => started.then(keepForOffline), 2000);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
