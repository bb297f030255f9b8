/** Whether the person is using the keyboard at the moment, as opposed to mouse or finger. */

let keyboard = false;

addEventListener("keydown", () => (keyboard = true), { capture: true });
addEventListener("pointerdown", () => (keyboard = false), { capture: true });

export const usesKeyboard = () => keyboard;

/** Where letters are typed or a window is open, keys mean something else. */
export const TYPING = "input, textarea, select, dialog, [contenteditable]";

/** Has the focus been lost, for one who depends on it? It happens when what had it goes away. */
export function focusIsLost() {
  const active = document.activeElement;
  return keyboard && (active === document.body || active === null);
}

/**
 * May the focus be moved to where something is to be done? Not from where one types or reads.
 *
 * @param {string} [reading] selects what is read with the keyboard, such as a log
 */
export function focusIsFree(reading = "dialog") {
  const active = document.activeElement;
  return !document.querySelector("dialog[open]") && !active?.closest(`${TYPING}, ${reading}`);
}

/** Focus an element; people who use no keyboard see no sign of it. @param {HTMLElement} element */
export function quietFocus(element) {
  element.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: keyboard }));
}

/**
 * The button that was pressed is about to go. If it still had the focus then, the browser would have
 * to lay out the page in the midst of the change.
 */
export function letGo() {
  if (!keyboard && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
