/** The person of this device: a name, and a sign and a colour if they want some. */

import { ApiError, get, post } from "../api.js";
import { signal } from "../html.js";
import { introduceHere } from "../local/device.js";
import { forgetName, rememberName, rememberedName } from "../local/name.js";
import { ALONE } from "../place.js";

/** @import { Avatar } from "../protocol.js" */

/** The name; null if none was said yet, undefined while it is not known. */
export const name = signal(/** @type {string | null | undefined} */ (undefined));

/** How the person wants to look at tables; empty is the first letter, and the seat's colour. */
export const avatar = signal(/** @type {Avatar} */ ({ sign: "", colour: "" }));

/** Was a name said while those who keep the tables were still starting? */
let said = false;

export async function loadPerson() {
  const known = get("/me").then((me) => {
    if (!said) note(me.name);
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

/**
 * On a device nobody waits on the first visit until Python has started: it hears the name before
 * anything else, and the page goes on. Only if Python refuses it is the person asked once more.
 *
 * @param {string} wanted
 */
export async function sayName(wanted) {
  const isFirst = ALONE && name.value === null;
  if (isFirst) {
    said = true;
    introduceHere(wanted);
    note(wanted.trim()); // whoever leaves the page before Python has heard it is known all the same
  }
  try {
    note((await post("/me", { name: wanted })).name);
  } catch (error) {
    if (isFirst && error instanceof ApiError && error.status) {
      name.value = null;
      forgetName();
    }
    throw error;
  }
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
