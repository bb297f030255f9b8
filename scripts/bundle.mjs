/**
 * The pages in few files: `src/nivelo/web/bundles`, which is not kept in the repository. Rollup
 * joins the modules, esbuild makes scripts and style sheets small, texts are put one after another.
 * `npm run bundle` does it; without it, or after an edit, the files are sent as they are.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

import { build, transform } from "esbuild";
import { rollup } from "@rollup/wasm-node";

import { laterOf, moduleOf, modulesOf } from "./preloads.mjs";

const WEB = fileURLToPath(new URL("../src/nivelo/web/", import.meta.url));
const TARGET = new URL("../src/nivelo/web/bundles/", import.meta.url);
const ES = "es2022";
const TABLE = "t";

/** What everyone needs who comes to the first page, or goes from there to a table. */
const START = {
    modules: ["main.js", "screens/home.js", "screens/new_table.js", "screens/first_game.js"].concat(
        ["join", "my_tables", "lobby", "recover", "settings"].map((name) => `screens/${name}.js`),
    ),
    texts: ["app", "home", "cards", "setup", "settings", "local"],
    styles: ["base", "parts", "cards", "home", "setup", "local", "table/surface"],
};
const PLAY = "screens/table.js";
/** What these share with the table comes with the start: none of them needs all of a table. */
const OFF_TABLE = ["rules", "deck", "custom_games", "statistics"].map(
    (name) => `screens/${name}.js`,
);

/** What a part of a screen loads when it is needed: each is a bundle of its own. */
const LATER = { texts: ["push", "coach"], styles: [] };

const { SCREENS } = await import(new URL("../src/nivelo/web/screens.js", import.meta.url).href);

/** A file of the pages by its name below their folder, whatever the system writes between folders. */
const nameOf = (path) => relative(WEB, path).replaceAll(sep, "/");

async function union(names) {
    const all = new Set();
    for (const name of names) await modulesOf(name, all);
    return all;
}

/** Files by the bundle they go to: the start's, the table's, or that of the first screen to name them. */
function bundlesOf(kind) {
    const found = Object.fromEntries(START[kind].map((name) => [name, "start"]));
    for (const name of LATER[kind]) found[name] = name;
    const screens = [[TABLE, SCREENS[TABLE]], ...Object.entries(SCREENS)];
    for (const [address, screen] of screens) {
        for (const name of screen[kind]) found[name] ??= address === TABLE ? "table" : address;
    }
    return found;
}

/** What goes into each bundle, in order. */
function contents(bundles) {
    const all = new Map();
    for (const [name, bundle] of Object.entries(bundles)) {
        all.set(bundle, [...(all.get(bundle) ?? []), name]);
    }
    return all;
}

/** Indents go first: within the templates of elements esbuild would keep them. */
const small = async (code) => {
    const flat = code.replaceAll(/\n\s+/g, "\n");
    return (await transform(flat, { minify: true, format: "esm", target: ES })).code;
};

const failOn = (warning) => {
    throw new Error(warning.message);
};

/** The worker is a program of its own, and shares nothing with the pages. */
async function bundleWorker() {
    const bundle = await rollup({ input: `${WEB}local/worker.js`, onwarn: failOn });
    const { output } = await bundle.generate({ format: "es" });
    return { code: await small(output[0].code), read: bundle.watchFiles.map(nameOf) };
}

async function bundleModules(bundled) {
    const table = await union([PLAY]);
    const later = await union(await laterOf(PLAY));
    const elsewhere = await union(OFF_TABLE);
    const start = await union(START.modules);
    for (const name of elsewhere) if (table.has(name) || later.has(name)) start.add(name);
    const read = [];
    const bundle = await rollup({
        input: { main: `${WEB}main.js` },
        preserveEntrySignatures: false,
        plugins: [
            {
                name: "bundled",
                moduleParsed: ({ id }) => read.push(nameOf(id)),
                load: (id) =>
                    nameOf(id) === "bundled.js"
                        ? `export const BUNDLED = ${JSON.stringify(bundled)};`
                        : null,
            },
        ],
        onwarn: failOn,
    });
    const { output } = await bundle.generate({
        format: "es",
        chunkFileNames: "[name].js",
        manualChunks: (id) => {
            const name = nameOf(id);
            if (start.has(name)) return "main";
            if (table.has(name)) return "table";
            return later.has(name) ? "table_later" : undefined;
        },
    });
    const files = {};
    for (const chunk of output) {
        files[chunk.fileName] = await small(chunk.code);
    }
    return { files, chunks: output, read };
}

/** Style sheets one after another; what they point to stays where it is. */
async function joinStyles(names) {
    const { outputFiles } = await build({
        stdin: {
            contents: names.map((name) => `@import "./styles/${name}.css";`).join("\n"),
            resolveDir: WEB,
            loader: "css",
        },
        bundle: true,
        minify: true,
        target: ES,
        write: false,
        plugins: [
            {
                name: "pictures and fonts",
                setup: ({ onResolve }) =>
                    onResolve({ filter: /\.(woff2|webp)$/ }, ({ resolveDir, path }) => ({
                        path: posix.join("..", nameOf(join(resolveDir, path))),
                        external: true,
                    })),
            },
        ],
    });
    return outputFiles[0].text;
}

async function joinTexts(language, names) {
    const read = (name) => readFile(`${WEB}texts/${language}/${name}.ftl`, "utf8");
    return (await Promise.all(names.map(read))).join("\n");
}

async function digest(name) {
    return createHash("sha256")
        .update(await readFile(WEB + name))
        .digest("hex");
}

/** The chunks that a module needs at once. */
function chunksOf(module, chunks) {
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const needed = new Set();
    const add = (chunk) => {
        if (needed.has(chunk.fileName)) return;
        needed.add(chunk.fileName);
        for (const name of chunk.imports) add(byName.get(name));
    };
    add(byName.get("main.js"));
    add(chunks.find((chunk) => chunk.moduleIds.map(nameOf).includes(module)));
    return [...needed];
}

const texts = bundlesOf("texts");
const styles = bundlesOf("styles");
const { files, chunks, read } = await bundleModules({ texts, styles });
const worker = await bundleWorker();
files["worker.js"] = worker.code;
const languages = await readdir(`${WEB}texts`);
for (const [bundle, names] of contents(styles)) files[`${bundle}.css`] = await joinStyles(names);
for (const [bundle, names] of contents(texts)) {
    for (const language of languages) {
        files[`${bundle}.${language}.ftl`] = await joinTexts(language, names);
    }
}

// What was read. Once one of these changes, the bundles are not used any more.
const sources = [
    ...new Set([...read, ...worker.read]),
    ...Object.keys(styles).map((name) => `styles/${name}.css`),
    ...Object.keys(texts).flatMap((name) => languages.map((code) => `texts/${code}/${name}.ftl`)),
].sort();
const screens = Object.fromEntries(
    Object.entries(SCREENS).map(([address, screen]) => [
        address,
        {
            modules: chunksOf(moduleOf(screen), chunks),
            styles: [...new Set(screen.styles.map((name) => `${styles[name]}.css`))],
        },
    ]),
);
files["bundles.json"] = JSON.stringify(
    {
        screens,
        sources: Object.fromEntries(
            await Promise.all(sources.map(async (name) => [name, await digest(name)])),
        ),
    },
    null,
    1,
);

await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET);
for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, TARGET), text);
