/**
 * The description of a game as the form knows it, and written as TOML. The keys and their defaults
 * are those of docs/custom-games.md.
 */

import { tomlKey, tomlText } from "./toml_text.js";

/** @import { TomlTable, TomlValue } from "./toml_text.js" */

/**
 * @typedef {object} JokerRow
 * @property {number} count
 * @property {[number, number]} [range]
 */

/**
 * @typedef {object} DeckText
 * @property {number} values
 * @property {string[]} colours
 * @property {number} copies
 * @property {string[]} elements
 * @property {string[]} animals
 * @property {JokerRow[]} jokers
 * @property {Record<string, number>} specials
 */

/** @typedef {{groups: string[], source?: string}} LevelText */
/** @typedef {{cards: number, levels?: [number, number], sides?: string[]}} KeepText */

/**
 * @typedef {object} GameText
 * @property {string} id
 * @property {string} title
 * @property {[number, number]} players
 * @property {number} hand
 * @property {string} discard_pile
 * @property {string} start_card
 * @property {number} bonus
 * @property {string} round_ends
 * @property {string} next_dealer
 * @property {string} win
 * @property {DeckText} deck
 * @property {Record<string, LevelText[]>} levels
 * @property {KeepText | null} keep
 * @property {{track: string[], source?: string} | null} board
 * @property {TomlTable} mixes as they are written: the form does not change them
 */

/** Each key of the rules with the values that it may have; the first is the default. */
export const CHOICES = Object.freeze({
  discard_pile: ["personal", "common"],
  start_card: ["any", "plain"],
  round_ends: ["out", "out or all laid out"],
  next_dealer: ["left", "ender"],
  win: ["layout", "round"],
});

const BONUS = 2;

/** @type {GameText} */
const EMPTY = {
  id: "own-game",
  title: "",
  players: [2, 4],
  hand: 10,
  discard_pile: "personal",
  start_card: "any",
  bonus: BONUS,
  round_ends: "out",
  next_dealer: "left",
  win: "layout",
  deck: {
    values: 12,
    colours: ["red"],
    copies: 1,
    elements: [],
    animals: [],
    jokers: [],
    specials: {},
  },
  levels: { one: [] },
  keep: null,
  board: null,
  mixes: {},
};

/** A small game to begin with. */
export const SIMPLE = `id = "own-game"
title = ""
players = [2, 4]
hand = 8

[deck]
values = 10
colours = ["red", "yellow", "green", "blue"]
jokers = [{ count = 4 }]

[levels]
one = [
  { groups = ["set 3"] },
  { groups = ["run 4"] },
  { groups = ["set 2", "run 3"] },
  { groups = ["colour 5"] },
]
`;

/** A description in which something is of the wrong kind: the form cannot show it. */
class Unreadable extends Error {}

/** @param {TomlTable} table @param {string} key @param {number} other */
function number(table, key, other) {
  const value = table[key] ?? other;
  if (typeof value !== "number" || !Number.isInteger(value)) throw new Unreadable(key);
  return value;
}

/** @param {TomlTable} table @param {string} key @param {string} other */
function string(table, key, other) {
  const value = table[key] ?? other;
  if (typeof value !== "string") throw new Unreadable(key);
  return value;
}

/** @param {TomlTable} table @param {string} key @returns {string[]} */
function strings(table, key) {
  const values = table[key] ?? [];
  if (!Array.isArray(values) || values.some((each) => typeof each !== "string")) {
    throw new Unreadable(key);
  }
  return /** @type {string[]} */ (values);
}

/** @param {TomlTable} table @param {string} key @param {[number, number]} other @returns {[number, number]} */
function span(table, key, other) {
  const value = table[key] ?? other;
  if (!Array.isArray(value) || typeof value[0] !== "number" || typeof value[1] !== "number") {
    throw new Unreadable(key);
  }
  return [value[0], value[1]];
}

/** @param {TomlValue | undefined} value @param {string} key @returns {TomlTable} */
function tableOf(value, key) {
  if (value === undefined) return {};
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Unreadable(key);
  }
  return value;
}

/** @param {TomlTable} table @param {string} key */
function tables(table, key) {
  const rows = table[key] ?? [];
  if (!Array.isArray(rows)) throw new Unreadable(key);
  return rows.map((each) => tableOf(each, key));
}

/** @param {TomlTable} table @returns {DeckText} */
function readDeck(table) {
  const specials = tableOf(table["specials"], "specials");
  return {
    values: number(table, "values", EMPTY.deck.values),
    colours: strings(table, "colours"),
    copies: number(table, "copies", 1),
    elements: strings(table, "elements"),
    animals: strings(table, "animals"),
    jokers: tables(table, "jokers").map((row) => ({
      count: number(row, "count", 1),
      ...("range" in row ? { range: span(row, "range", [1, 1]) } : {}),
    })),
    specials: Object.fromEntries(
      Object.keys(specials).map((name) => [name, number(specials, name, 0)]),
    ),
  };
}

/** @param {TomlTable} table @returns {KeepText} */
function readKeep(table) {
  return {
    cards: number(table, "cards", 1),
    ...("levels" in table ? { levels: span(table, "levels", [1, 1]) } : {}),
    ...("sides" in table ? { sides: strings(table, "sides") } : {}),
  };
}

/** @param {TomlTable} table @returns {LevelText} */
function readLevel(table) {
  return {
    groups: strings(table, "groups"),
    ...("source" in table ? { source: string(table, "source", "own") } : {}),
  };
}

/**
 * What the form shows of a description; null if it cannot show it.
 *
 * @param {TomlTable} top what is written in it
 * @returns {GameText | null}
 */
export function formOf(top) {
  try {
    const levels = tableOf(top["levels"], "levels");
    const board = tableOf(top["board"], "board");
    return {
      id: string(top, "id", EMPTY.id),
      title: string(top, "title", ""),
      players: span(top, "players", EMPTY.players),
      hand: number(top, "hand", EMPTY.hand),
      discard_pile: string(top, "discard_pile", "personal"),
      start_card: string(top, "start_card", "any"),
      bonus: number(top, "bonus", BONUS),
      round_ends: string(top, "round_ends", "out"),
      next_dealer: string(top, "next_dealer", "left"),
      win: string(top, "win", "layout"),
      deck: readDeck(tableOf(top["deck"], "deck")),
      levels: Object.fromEntries(
        Object.keys(levels).map((side) => [side, tables(levels, side).map(readLevel)]),
      ),
      keep: "keep" in top ? readKeep(tableOf(top["keep"], "keep")) : null,
      board:
        "board" in top
          ? { track: strings(board, "track"), source: string(board, "source", "own") }
          : null,
      mixes: tableOf(top["mixes"], "mixes"),
    };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** @param {[string, TomlValue | undefined, TomlValue | undefined][]} rows key, value, default */
function lines(rows) {
  return rows
    .filter(
      ([, value, usual]) =>
        value !== undefined && tomlText(value) !== (usual === undefined ? "" : tomlText(usual)),
    )
    .map(([key, value]) => `${tomlKey(key)} = ${tomlText(value ?? "")}`);
}

/** @param {string} name @param {string[]} rows */
const section = (name, rows) => ["", `[${name}]`, ...rows];

/** @param {LevelText} level */
function levelLine(level) {
  const { groups, source = "own" } = level;
  return `  ${tomlText(source === "own" ? { groups } : { groups, source })},`;
}

/** Write a description; what is as usual is left out. @param {GameText} game */
export function writeDescription(game) {
  const { deck, keep, board } = game;
  const some = (/** @type {any[]} */ list) => (list.length ? list : undefined);
  const rules = /** @type {const} */ ([
    "discard_pile",
    "start_card",
    "round_ends",
    "next_dealer",
    "win",
  ]);
  const text = [
    ...lines([
      ["id", game.id, undefined],
      ["title", game.title.trim() || undefined, undefined],
      ["players", game.players, undefined],
      ["hand", game.hand, undefined],
      ...rules.map(
        (key) => /** @type {[string, string, string]} */ ([key, game[key], CHOICES[key][0] ?? ""]),
      ),
      ["bonus", game.bonus, BONUS],
    ]),
    ...section(
      "deck",
      lines([
        ["values", deck.values, undefined],
        ["colours", deck.colours, undefined],
        ["copies", deck.copies, 1],
        ["elements", some(deck.elements), undefined],
        ["animals", some(deck.animals), undefined],
        ["jokers", some(deck.jokers), undefined],
        ["specials", Object.keys(deck.specials).length ? deck.specials : undefined, undefined],
      ]),
    ),
    ...Object.entries(game.mixes).flatMap(([name, mix]) =>
      section(
        `mixes.${tomlKey(name)}`,
        typeof mix === "object" && !Array.isArray(mix)
          ? lines(Object.entries(mix).map(([key, value]) => [key, value, undefined]))
          : [],
      ),
    ),
    ...(keep
      ? section(
          "keep",
          lines([
            ["cards", keep.cards, undefined],
            ["levels", keep.levels, undefined],
            ["sides", keep.sides, undefined],
          ]),
        )
      : []),
    ...(board
      ? section(
          "board",
          lines([
            ["track", board.track, undefined],
            ["source", board.source, "own"],
          ]),
        )
      : []),
    ...section(
      "levels",
      Object.entries(game.levels).flatMap(([side, levels]) => [
        `${tomlKey(side)} = [`,
        ...levels.map(levelLine),
        "]",
      ]),
    ),
  ];
  return `${text.join("\n")}\n`;
}

const TAKEN = ["level8-99", "level8-101", "level8-master", "level8-board", "niveldoce"];
const MOST_ID = 40;

/** An id made of a title: small letters, digits and hyphens. @param {string} title */
export function idOf(title) {
  const plain = title
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, MOST_ID - 3);
  if (!plain) return "own-game";
  return TAKEN.includes(plain) ? `my-${plain}` : plain;
}
