/** The person of this device: a name, and a sign and a colour if they want some. */

import { get, post } from "../api.js";
import { signal } from "../html.js";
import { rememberName, rememberedName } from "../local/name.js";
import { ALONE } from "../place.js";

/** @import { Avatar } from "../protocol.js" */

/** The name; null if none was said yet, undefined while it is not known. */
export const name = signal(/** @type {string | null | undefined} */ (undefined));

/** How the person wants to look at tables; empty is the first letter, and the seat's colour. */
export const avatar = signal(/** @type {Avatar} */ ({ sign: "", colour: "" }));

export async function loadPerson() {
  const known = get("/me").then((me) => {
    note(me.name);
    if (me.avatar) avatar.value = me.avatar;
  });
  if (ALONE) name.value = rememberedName();
  else await known;
}

/** @param {string | null} known */
function note(known) {
  name.value = known;
  if (known !== null) rememberName(known);
}

/** @param {string} wanted */
export async function sayName(wanted) {
  note((await post("/me", { name: wanted })).name);
}

/**
 * It is shown at once; what is chosen quickly one after the other is sent in this order.
 *
 * @param {Partial<Avatar>} part what is to change
 */
export async function chooseAvatar(part) {
  const former = avatar.value;
  const wanted = { ...former, ...part };
  avatar.value = wanted;
  const sent = sending.then(() => post("/me", { name: name.value, avatar: wanted }));
  sending = sent.catch(() => {});
  try {
    await sent;
  } catch (error) {
    if (avatar.value === wanted) avatar.value = former;
    throw error;
  }
}

/** @type {Promise<unknown>} */
let sending = Promise.resolve();
