/** Values written as TOML. Reading it is left to the server, which has a whole parser. */

/** @typedef {string | number | boolean | TomlValue[] | {[key: string]: TomlValue}} TomlValue */
/** @typedef {{[key: string]: TomlValue}} TomlTable */

// JSON writes texts as TOML does, but for one mark that TOML wants escaped.
const escaped = (/** @type {unknown} */ value) =>
  JSON.stringify(value).replaceAll("\u007F", "\\u007F");

/** A key, in quotes where it needs them. @param {string} key */
export function tomlKey(key) {
  return /^[\w-]+$/.test(key) ? key : escaped(key);
}

/** A value on one line. @param {TomlValue} value @returns {string} */
export function tomlText(value) {
  if (Array.isArray(value)) return `[${value.map(tomlText).join(", ")}]`;
  if (typeof value === "object") {
    const pairs = Object.entries(value).map(([key, each]) => `${tomlKey(key)} = ${tomlText(each)}`);
    return `{ ${pairs.join(", ")} }`;
  }
  return escaped(value);
}
