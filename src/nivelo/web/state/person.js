/** The person of this device: a name is all there is. */

import { get, post } from "../api.js";
import { signal } from "../html.js";

/** The name; null if none was said yet, undefined while it is not known. */
export const name = signal(/** @type {string | null | undefined} */ (undefined));

export async function loadPerson() {
  name.value = (await get("/me")).name;
}

/** @param {string} wanted */
export async function sayName(wanted) {
  name.value = (await post("/me", { name: wanted })).name;
}
