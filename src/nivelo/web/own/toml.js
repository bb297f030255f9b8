/**
 * TOML, as much of it as descriptions of games use: tables, strings, whole numbers, booleans,
 * lists and inline tables. What this reader does not understand the form leaves to the text; the
 * server reads all of TOML and has the last word.
 */

/** @typedef {string | number | boolean | TomlValue[] | {[key: string]: TomlValue}} TomlValue */
/** @typedef {{[key: string]: TomlValue}} TomlTable */

const BARE = /[A-Za-z0-9_-]+/y;
const BLANK = /[ \t]*/y;
const SPACE = /(?:[ \t\r\n]|#[^\n]*)*/y;
const NUMBER = /[+-]?\d[\d_]*(?![\d.eE:-])/y;
const LITERAL = /'([^'\n]*)'/y;
const STRING = /"((?:[^"\\\n]|\\.)*)"/y;

/** @type {Record<string, string>} */
const ESCAPES = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\" };

class Reader {
  /** @param {string} source */
  constructor(source) {
    this.source = source;
    this.at = 0;
  }

  /** @param {RegExp} form sticky */
  take(form) {
    form.lastIndex = this.at;
    const found = form.exec(this.source);
    if (found) this.at = form.lastIndex;
    return found;
  }

  /** @param {string} mark */
  skip(mark) {
    if (!this.source.startsWith(mark, this.at)) return false;
    this.at += mark.length;
    return true;
  }

  /** @param {string} mark */
  must(mark) {
    if (!this.skip(mark)) throw this.error(`expected ${mark}`);
  }

  /** @param {string} words */
  error(words) {
    const line = this.source.slice(0, this.at).split("\n").length;
    return new SyntaxError(`line ${line}: ${words}`);
  }

  /** @returns {string[]} the parts of a dotted key */
  key() {
    /** @type {string[]} */
    const parts = [];
    do {
      this.take(BLANK);
      const bare = this.take(BARE);
      parts.push(bare ? bare[0] : this.string());
      this.take(BLANK);
    } while (this.skip("."));
    return parts;
  }

  string() {
    const literal = this.take(LITERAL);
    if (literal) return literal[1] ?? "";
    const found = this.source.startsWith('"""', this.at) ? null : this.take(STRING);
    if (!found) throw this.error("expected a text");
    return (found[1] ?? "").replaceAll(
      /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/g,
      (_, short, long, one) => {
        if (short || long) return String.fromCodePoint(Number.parseInt(short ?? long, 16));
        const meant = ESCAPES[one];
        if (meant === undefined) throw this.error(`unknown escape \\${one}`);
        return meant;
      },
    );
  }

  /** @returns {TomlValue} */
  value() {
    if (this.skip("[")) return this.list();
    if (this.skip("{")) return this.inline();
    if (this.skip("true")) return true;
    if (this.skip("false")) return false;
    const number = this.take(NUMBER);
    if (number) return Number(number[0].replaceAll("_", ""));
    return this.string();
  }

  /** @returns {TomlValue[]} */
  list() {
    /** @type {TomlValue[]} */
    const found = [];
    for (;;) {
      this.take(SPACE);
      if (this.skip("]")) return found;
      found.push(this.value());
      this.take(SPACE);
      if (!this.skip(",")) {
        this.must("]");
        return found;
      }
    }
  }

  /** @returns {TomlTable} */
  inline() {
    /** @type {TomlTable} */
    const found = {};
    this.take(BLANK);
    if (this.skip("}")) return found;
    do {
      this.pair(found);
      this.take(BLANK);
    } while (this.skip(","));
    this.must("}");
    return found;
  }

  /** `key = value` @param {TomlTable} table */
  pair(table) {
    const parts = this.key();
    this.must("=");
    this.take(BLANK);
    const last = parts.pop() ?? "";
    const inside = this.within(table, parts);
    if (Object.hasOwn(inside, last)) throw this.error(`${last} is there twice`);
    inside[last] = this.value();
  }

  /** The table at the end of a path; it is made if it is not there. @param {TomlTable} table @param {string[]} parts */
  within(table, parts) {
    let now = table;
    for (const part of parts) {
      if (!Object.hasOwn(now, part)) now[part] = {};
      const next = now[part];
      if (typeof next !== "object" || Array.isArray(next)) throw this.error(`${part} is no table`);
      now = next;
    }
    return now;
  }
}

/** @param {string} source @returns {TomlTable} */
export function parseToml(source) {
  const reader = new Reader(source);
  /** @type {TomlTable} */
  const top = {};
  let table = top;
  for (;;) {
    reader.take(SPACE);
    if (reader.at >= source.length) return top;
    if (reader.skip("[")) {
      table = reader.within(top, reader.key());
      reader.must("]");
    } else {
      reader.pair(table);
    }
    reader.take(BLANK);
    if (reader.at < source.length && !/[\r\n#]/.test(source.charAt(reader.at))) {
      throw reader.error("expected the end of the line");
    }
  }
}

/** A value on one line. @param {TomlValue} value @returns {string} */
export function tomlText(value) {
  if (Array.isArray(value)) return `[${value.map(tomlText).join(", ")}]`;
  if (typeof value === "object") {
    const pairs = Object.entries(value).map(([key, each]) => `${key} = ${tomlText(each)}`);
    return `{ ${pairs.join(", ")} }`;
  }
  // JSON writes texts as TOML does, but for one mark that TOML wants escaped.
  return JSON.stringify(value).replaceAll("\u007F", "\\u007F");
}
