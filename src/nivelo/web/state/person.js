/** The person of this device: a name is all there is. */

import { get, post } from "../api.js";
import { signal } from "../html.js";
import { ALONE } from "../place.js";

const KEY = "nivelo-name"; // what is shown until those who keep the tables have started

/** The name; null if none was said yet, undefined while it is not known. */
export const name = signal(/** @type {string | null | undefined} */ (undefined));

export async function loadPerson() {
  const known = get("/me").then((me) => note(me.name));
  if (ALONE) name.value = remembered();
  else await known;
}

/** @param {string | null} known */
function note(known) {
  name.value = known;
  if (!ALONE || known === null) return;
  try {
    localStorage.setItem(KEY, known);
  } catch {
    // Without storage the name is shown a little later.
  }
}

function remembered() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} wanted */
export async function sayName(wanted) {
  note((await post("/me", { name: wanted })).name);
}
