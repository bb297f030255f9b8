/** The person's name, remembered by this browser: it is known before those who keep the tables start. */

const KEY = "nivelo-name";

/** @param {string} name */
export function rememberName(name) {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name is shown a little later.
  }
}

export function forgetName() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was remembered either.
  }
}

export function rememberedName() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
