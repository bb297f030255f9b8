/**
 * A window over the page. The browser's own `dialog` holds the focus and closes on Escape; going
 * back closes it too.
 */

import { classes, html, useEffect, useLayoutEffect, useRef } from "../html.js";
import { closedByGoingBack } from "../overlays.js";
import { text } from "../texts.js";
import { Icon } from "./icon.js";

/**
 * @param {{title: any, onClose?: () => void, wide?: boolean, class?: string, children?: any}} props
 *   without `onClose` it cannot be closed but by what is in it
 */
export function Dialog({ title, onClose, wide = false, class: name, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.scrollTo(0, 0); // the focus may be on a button at its end
    return () => dialog?.close();
  }, []);
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
    class=${classes(wide && "wide", name)}
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
    <div class="dialog-body">${children}</div>
  </dialog>`;
}
