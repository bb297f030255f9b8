/**
 * All screens by the first part of their address. A screen is loaded when it is first shown,
 * together with the texts (`texts/LANGUAGE/NAME.ftl`) and styles (`styles/NAME.css`) it names.
 *
 * A screen's module has a default export: a component that is given `params`, the other parts of
 * the address.
 */

/**
 * @typedef {object} ScreenEntry
 * @property {() => Promise<{default: any}>} load
 * @property {string[]} texts
 * @property {string[]} styles
 * @property {boolean} [nameless] may be seen before a name was said
 */

// In this order: with the same weight the later one holds.
const TABLE_STYLES = [
  "surface",
  "frame",
  "avatars",
  "seats",
  "piles",
  "middle",
  "groups",
  "opened",
  "own_place",
  "hand",
  "board",
  "talk",
  "endings",
  "effects",
  "sheets",
  "large",
].map((name) => `table/${name}`);

/** @type {Record<string, ScreenEntry>} */
export const SCREENS = {
  "": {
    load: () => import("./screens/home.js"),
    texts: ["home", "cards", "setup"],
    styles: ["home"],
  },
  new: {
    load: () => import("./screens/new_table.js"),
    texts: ["setup", "cards", "levels", "home", "table"],
    styles: ["setup"],
  },
  "first-game": {
    load: () => import("./screens/first_game.js"),
    texts: [],
    styles: [],
  },
  join: { load: () => import("./screens/join.js"), texts: ["home", "setup"], styles: ["home"] },
  tables: {
    load: () => import("./screens/my_tables.js"),
    texts: ["home", "setup"],
    styles: ["home"],
  },
  lobby: { load: () => import("./screens/lobby.js"), texts: ["home", "setup"], styles: ["home"] },
  recover: {
    load: () => import("./screens/recover.js"),
    texts: ["home", "setup"],
    styles: ["home"],
  },
  settings: {
    load: () => import("./screens/settings.js"),
    texts: ["settings"],
    styles: ["setup", "table/surface", "table/avatars"],
    nameless: true,
  },
  deck: {
    load: () => import("./screens/deck.js"),
    texts: ["cards", "setup"],
    styles: ["setup"],
    nameless: true,
  },
  rules: {
    load: () => import("./screens/rules.js"),
    texts: [
      "rules",
      "rules_level8",
      "rules_master",
      "rules_board",
      "rules_niveldoce",
      "cards",
      "levels",
      "setup",
      "table",
    ],
    styles: ["rules"],
    nameless: true,
  },
  history: {
    load: () => import("./screens/history.js"),
    texts: ["history", "setup", "cards", "levels", "table", "coach"],
    styles: [...TABLE_STYLES, "history", "coach"],
    nameless: true,
  },
  replay: {
    load: () => import("./screens/replay.js"),
    texts: ["replay", "cards", "levels", "table", "log", "setup"],
    styles: [...TABLE_STYLES, "replay"],
    nameless: true,
  },
  statistics: {
    load: () => import("./screens/statistics.js"),
    texts: ["statistics", "history", "setup"],
    styles: ["statistics"],
    nameless: true,
  },
  "own-games": {
    load: () => import("./screens/custom_games.js"),
    texts: ["custom_games", "history", "cards", "levels", "setup", "table"],
    styles: ["custom_games"],
    nameless: true,
  },
  tutorial: {
    load: () => import("./screens/tutorial.js"),
    texts: ["tutorial", "cards", "levels", "table", "log"],
    styles: [...TABLE_STYLES, "arranging", "guide", "tutorial"],
    nameless: true,
  },
  t: {
    load: () => import("./screens/table.js"),
    texts: ["cards", "levels", "table", "log", "setup"],
    styles: [...TABLE_STYLES, "arranging", "setup", "coach", "guide"],
  },
};
