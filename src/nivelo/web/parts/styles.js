/** Style sheets that only some screens need, loaded with them. */

import { BUNDLED } from "../bundled.js";
import { WEB } from "../place.js";

/** By address; those that the page itself names are there already. @type {Map<string, Promise<void>>} */
const loading = new Map();
for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
  loading.set(/** @type {HTMLLinkElement} */ (sheet).href, Promise.resolve());
}

/** The address of `styles/NAME.css`, or of the bundle that it is in. @param {string} name */
export function styleAddress(name) {
  const path = BUNDLED ? `bundles/${BUNDLED.styles[name]}.css` : `styles/${name}.css`;
  return new URL(`${WEB}/${path}`, location.href).href;
}

/** @param {string} address @returns {Promise<void>} */
function load(address) {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = address;
    sheet.onload = () => resolve(undefined);
    sheet.onerror = reject;
    document.head.append(sheet);
  });
}

/** Load `styles/NAME.css` of each name, once. @param {...string} names */
export async function loadStyles(...names) {
  await Promise.all(
    names.map((name) => {
      const address = styleAddress(name);
      const sheet = loading.get(address) ?? load(address);
      loading.set(address, sheet);
      return sheet;
    }),
  );
}
