/** Style sheets that only some screens need, loaded with them. */

import { WEB } from "../place.js";

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** @param {string} name */
function load(name) {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = `${WEB}/styles/${name}.css`;
    sheet.onload = () => resolve(undefined);
    sheet.onerror = reject;
    document.head.append(sheet);
  });
}

/** Load `styles/NAME.css` of each name, once. @param {...string} names */
export async function loadStyles(...names) {
  await Promise.all(
    names.map((name) => {
      const sheet = loading.get(name) ?? load(name);
      loading.set(name, sheet);
      return sheet;
    }),
  );
}
