"""Copy the libraries of the browser part from node_modules into src/nivelo/web/vendor.

Needs `npm ci` before it, and the packages fonttools and brotli for the fonts. Browsers resolve
no bare names such as "preact", and the content security policy allows no import map in the page,
so every import is rewritten to a path.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "src" / "nivelo" / "web" / "vendor"

# Each library: its file, and what becomes of it here.
FILES = {
    "preact/dist/preact.mjs": "preact.js",
    "preact/hooks/dist/hooks.mjs": "hooks.js",
    "htm/dist/htm.mjs": "htm.js",
    "@preact/signals-core/dist/signals-core.mjs": "signals-core.js",
    "@preact/signals/dist/signals.mjs": "signals.js",
    **{
        f"@fluent/bundle/esm/{name}.js": f"fluent/{name}.js"
        for name in ("builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope")
    },
    "@fluent/bundle/esm/types.js": "fluent/types.js",
    # Audited; with them the page checks by itself that a game was fair.
    **{
        f"@noble/hashes/{name}.js": f"noble/hashes/{name}.js"
        for name in ("sha2", "hmac", "utils", "_md", "_u64")
    },
    **{
        f"@noble/ciphers/{name}.js": f"noble/ciphers/{name}.js"
        for name in ("chacha", "utils", "_arx", "_poly1305")
    },
}
PATHS = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
# What the type checker reads beside a file.
TYPES = {
    "preact.d.ts": 'export * from "preact";\n',
    "hooks.d.ts": 'export * from "preact/hooks";\n',
    "signals.d.ts": 'export * from "@preact/signals";\n',
    "htm.d.ts": 'import htm from "htm";\nexport default htm;\n',
    "fluent/index.d.ts": 'export * from "@fluent/bundle";\n',
    "noble/hashes/sha2.d.ts": 'export * from "@noble/hashes/sha2.js";\n',
    "noble/hashes/hmac.d.ts": 'export * from "@noble/hashes/hmac.js";\n',
    "noble/hashes/utils.d.ts": 'export * from "@noble/hashes/utils.js";\n',
    "noble/ciphers/chacha.d.ts": 'export * from "@noble/ciphers/chacha.js";\n',
}
LICENCES = {
    "preact": "preact",
    "htm": "htm",
    "@preact/signals": "signals",
    "@fontsource-variable/figtree": "figtree",
    "@fontsource-variable/gabarito": "gabarito",
    "@noble/hashes": "noble-hashes",
    "@noble/ciphers": "noble-ciphers",
}
# The type of headings and cards, and that of all running text: file, and which weights of it.
FONTS: dict[str, tuple[str, float | tuple[float, float]]] = {
    "gabarito-700.woff2": ("gabarito", 700),
    "figtree.woff2": ("figtree", (400, 700)),
}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x2013, 0x2014, 0x2026, 0x2212]
LETTERS += range(0x2018, 0x201F)


def copy_libraries() -> None:
    for source, target in FILES.items():
        text = (MODULES / source).read_text(encoding="utf-8")
        for name, path in PATHS.items():
            text = re.sub(rf'(from\s*)"{re.escape(name)}"', rf'\1"{path}"', text)
        text = re.sub(r"\n?//# sourceMappingURL=.*", "", text).rstrip() + "\n"
        left = re.findall(r'from\s*"([^."][^"]*)"', text)
        if left:
            raise SystemExit(f"{source} imports {left}, which no browser resolves")
        out = VENDOR / target
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(text, encoding="utf-8")
    for target, text in TYPES.items():
        (VENDOR / target).write_text(text, encoding="utf-8")


def copy_licences() -> None:
    for package, name in LICENCES.items():
        shutil.copyfile(MODULES / package / "LICENSE", VENDOR / f"LICENSE.{name}.txt")
    # Fluent's package names its licence without the text, which is the same everywhere.
    apache = next(
        path
        for path in sorted(MODULES.glob("**/LICENSE*"))
        if path.read_text(encoding="utf-8").lstrip().startswith("Apache License")
    )
    shutil.copyfile(apache, VENDOR / "LICENSE.fluent.txt")


def write_versions() -> None:
    packages = [*LICENCES, "@preact/signals-core", "@fluent/bundle"]
    versions = {
        name: json.loads((MODULES / name / "package.json").read_text())["version"]
        for name in sorted(packages)
    }
    (VENDOR / "versions.json").write_text(json.dumps(versions, indent=2) + "\n")


def make_fonts() -> None:
    """Only the weights that are used, and the letters of western Europe."""
    for target, (name, weights) in FONTS.items():
        source = f"@fontsource-variable/{name}/files/{name}-latin-wght-normal.woff2"
        font = instancer.instantiateVariableFont(TTFont(MODULES / source), {"wght": weights})
        options = subset.Options()
        options.flavor = "woff2"
        options.layout_features = ["kern", "liga", "lnum", "tnum", "ccmp", "mark", "mkmk"]
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=LETTERS)
        cutter.subset(font)
        font.flavor = "woff2"
        font.save(VENDOR / target)


if __name__ == "__main__":
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    copy_libraries()
    copy_licences()
    write_versions()
    make_fonts()
