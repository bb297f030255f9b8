/**
 * A window over the page. The browser's own `dialog` holds the focus and closes on Escape; going
 * back closes it too.
 *
 * A window makes the browser style the whole page again. What is in it comes in a task of its own
 * after that, and until then the window is not seen: both at once would be more than a frame of a
 * phone has room for.
 */

import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { closedByGoingBack } from "../overlays.js";
import { text } from "../texts.js";
import { Icon } from "./icon.js";
import { quietFocus } from "./keyboard.js";

const CONTROLS = "button, a[href], input, select, textarea, summary, [tabindex]";

/** The focus goes to what asks for it, else to what comes first. @param {HTMLElement} dialog */
function takeFocus(dialog) {
  const wanted = dialog.querySelector("[autofocus]") ?? dialog.querySelector(CONTROLS);
  const inside = dialog.contains(document.activeElement) && document.activeElement !== dialog;
  if (wanted instanceof HTMLElement && !inside) quietFocus(wanted);
}

/**
 * @param {{title: any, onClose?: () => void, wide?: boolean, class?: string, children?: any}} props
 *   without `onClose` it cannot be closed but by what is in it
 */
export function Dialog({ title, onClose, wide = false, class: name, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    const filling = setTimeout(() => setFilled(true));
    return () => {
      clearTimeout(filling);
      dialog?.close();
    };
  }, []);
  useEffect(() => {
    if (filled && box.current) takeFocus(box.current);
  }, [filled]);
  const close = useRef(onClose);
  close.current = onClose;
  const closes = Boolean(onClose);
  useLayoutEffect(
    () => (closes ? closedByGoingBack(() => close.current?.()) : undefined),
    [closes],
  );
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    onClose?.();
  };
  /** @param {MouseEvent} event */
  const outside = (event) => {
    if (event.target === box.current) onClose?.();
  };
  return html`<dialog
    ref=${box}
    class=${classes(wide && "wide", !filled && "filling", name)}
    aria-labelledby="dialog-title"
    onCancel=${cancel}
    onClick=${outside}
  >
    <div class="dialog-head">
      <h2 id="dialog-title">${title}</h2>
      ${
        onClose &&
        html`<button
          class="button plain round"
          type="button"
          aria-label=${text("close")}
          onClick=${onClose}
        >
          <${Icon} name="close" />
        </button>`
      }
    </div>
    <div class="dialog-body">${filled && children}</div>
  </dialog>`;
}
