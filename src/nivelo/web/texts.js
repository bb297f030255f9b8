/**
 * Texts in the reader's language, from the Fluent files in `texts/`.
 *
 * `text(id, args)` gives a string. `rich(id, args)` takes elements among its arguments and gives a
 * list that `html` can show. Both follow the language: a component that calls them is shown again
 * when it changes.
 */

import { BUNDLED } from "./bundled.js";
import { computed, effect, signal } from "./html.js";
import { WEB } from "./place.js";
import { chosenLanguage } from "./state/settings.js";
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

export const LANGUAGES = Object.freeze({
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  nl: "Nederlands",
});

/** @typedef {Record<string, any>} Args */

/** The language of the page. */
export const language = computed(() => {
  if (chosenLanguage.value in LANGUAGES) return chosenLanguage.value;
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short;
  }
  return "en";
});

/** Files asked for so far; a new language loads them all. @type {Set<string>} */
const wanted = new Set();

/** By language, then by file: the bundle grows as files come. */
const bundles = signal(/** @type {Record<string, FluentBundle>} */ ({}));
/** @type {Map<string, Promise<void>>} */
const loading = new Map();
const arrived = signal(0);

/**
 * Load files of texts, such as `table` for `texts/de/table.ftl`, in the present language.
 *
 * @param {...string} files
 */
export async function loadTexts(...files) {
  for (const file of files) wanted.add(file);
  await Promise.all(files.map((file) => load(language.value, file)));
}

/**
 * @param {string} code
 * @param {string} file
 */
function load(code, file) {
  const path = BUNDLED ? `bundles/${BUNDLED.texts[file]}.${code}.ftl` : `texts/${code}/${file}.ftl`;
  let texts = loading.get(path);
  if (!texts) {
    texts = fetchTexts(code, path);
    loading.set(path, texts);
    texts.catch(() => loading.delete(path));
  }
  return texts;
}

/**
 * @param {string} code
 * @param {string} path
 */
async function fetchTexts(code, path) {
  const response = await fetch(`${WEB}/${path}`);
  if (!response.ok) throw new Error(`no texts ${path}`);
  const resource = new FluentResource(await response.text());
  let bundle = bundles.peek()[code];
  if (!bundle) {
    // Marks around arguments would end in names for screen readers and in tests; all five
    // languages run the same way.
    bundle = new FluentBundle(code, { useIsolating: false });
    bundles.value = { ...bundles.peek(), [code]: bundle };
  }
  bundle.addResource(resource, { allowOverrides: true });
  arrived.value += 1;
}

effect(() => {
  document.documentElement.lang = language.value;
  for (const file of wanted) load(language.value, file).catch(() => {});
});

/** Is there such a text? @param {string} id */
export function hasText(id) {
  void arrived.value;
  return Boolean(bundles.value[language.value]?.getMessage(id)?.value);
}

/**
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export function text(id, args) {
  void arrived.value;
  const bundle = bundles.value[language.value];
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? `{${id}}` : "";
  return bundle.formatPattern(message.value, args ?? null, []);
}

const MARK = "\uE000";
const JOINER = "\u2060";

/** A full stop after an element never stands on a line by itself. @param {string} part */
const joined = (part) => (/^[.,;:!?…)»”]/.test(part) ? `${JOINER}${part}` : part);

/**
 * @param {string} id
 * @param {Args} args strings, numbers, and elements of the page
 * @returns {any[]}
 */
export function rich(id, args) {
  /** @type {any[]} */
  const elements = [];
  /** @type {Args} */
  const plain = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "object" && value !== null) {
      plain[key] = `${MARK}${elements.length}${MARK}`;
      elements.push(value);
    } else {
      plain[key] = value;
    }
  }
  return text(id, plain)
    .split(MARK)
    .map((part, i) => (i % 2 ? elements[Number(part)] : i > 0 ? joined(part) : part));
}

/** By language. @type {Map<string, Intl.ListFormat>} */
const lists = new Map();

/**
 * A list in words: "a, b and c".
 *
 * @param {string[]} parts
 */
export function listed(parts) {
  const code = language.value;
  const list = lists.get(code) ?? new Intl.ListFormat(code, { type: "conjunction" });
  lists.set(code, list);
  return list.format(parts);
}
