/**
 * Which modules each screen needs at once: `src/nivelo/web/preloads.json`, by the first part of
 * the screen's address. The page names them, so that the browser fetches them side by side
 * instead of one after the other as it finds them. `npm run preloads` writes the list.
 */

import { readFile, writeFile } from "node:fs/promises";
import { posix } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

import { init, parse } from "es-module-lexer";

const WEB = new URL("../src/nivelo/web/", import.meta.url);
const LIST = new URL("preloads.json", WEB);

await init;

/** The modules that a module imports in one of these ways. */
async function imports(name, ...types) {
    const [imported] = parse(await readFile(new URL(name, WEB), "utf8"), name);
    return imported
        .filter((each) => types.includes(each.type))
        .map((each) => posix.join(posix.dirname(name), each.specifier));
}

/** The modules that a module may load later. */
export const laterOf = (name) => imports(name, "dynamic");

/** A module and all that it imports at once, with all that these import. */
export async function modulesOf(name, seen = new Set()) {
    if (!seen.has(name)) {
        seen.add(name);
        for (const each of await imports(name, "static", "reexport-star")) {
            await modulesOf(each, seen);
        }
    }
    return seen;
}

/** The module that a screen loads. */
export function moduleOf(screen) {
    const [[imported]] = parse(String(screen.load));
    return posix.normalize(imported.specifier);
}

export async function listed() {
    const { SCREENS } = await import(new URL("screens.js", WEB).href);
    const start = await modulesOf("main.js");
    const rest = await Promise.all(
        Object.entries(SCREENS).map(async ([address, screen]) => {
            const all = await modulesOf(moduleOf(screen));
            return [address, [...all].filter((name) => !start.has(name)).sort()];
        }),
    );
    return { start: [...start].sort(), screens: Object.fromEntries(rest) };
}

export async function stored() {
    return JSON.parse(await readFile(LIST, "utf8"));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
    await writeFile(LIST, `${JSON.stringify(await listed(), null, 2)}\n`);
}
