/** Whether the person is using the keyboard at the moment, as opposed to mouse or finger. */

let keyboard = false;

addEventListener("keydown", () => (keyboard = true), { capture: true });
addEventListener("pointerdown", () => (keyboard = false), { capture: true });

/** Has the focus been lost, for one who depends on it? It happens when what had it goes away. */
export function focusIsLost() {
  const active = document.activeElement;
  return keyboard && (active === document.body || active === null);
}
