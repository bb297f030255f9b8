// Runs before anything is painted, so that a chosen theme does not flash the other one first.
(() => {
  /** @type {{theme?: string, motion?: string, surface?: string, back?: string}} */
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("nivelo") || "{}");
  } catch {
    // Storage may be forbidden or damaged: then the system's theme it is.
  }
  const root = document.documentElement;
  if (chosen.theme === "light" || chosen.theme === "dark") root.dataset.theme = chosen.theme;
  if (chosen.motion === "none") root.dataset.motion = "none";
  try {
    const size = JSON.parse(localStorage.getItem("nivelo-play") || "{}").text;
    if (size === "large" || size === "huge") root.dataset.text = size;
  } catch {
    // As above.
  }
  if (chosen.surface) root.dataset.surface = chosen.surface;
  if (chosen.back) root.dataset.back = chosen.back;
})();
