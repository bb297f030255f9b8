"""The files of the pages, and the pages themselves with their URLs filled in.

File URLs contain a version, the digest of all files: they may be cached for ever, and a new version
has new URLs. If `npm run bundle` has bundled the files, and none of them has changed since, the
bundles are served instead.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import threading
import time
from collections.abc import Sequence
from importlib import resources
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

FIRST_PAGE = "index.html"
PRELOADS = "preloads.json"  # written by scripts/preloads.mjs, kept up to date by a test
BUNDLES = "bundles/"  # written by scripts/bundle.mjs, used only if up to date
BUNDLE_LIST = "bundles/bundles.json"
STYLES = ("styles/base.css", "styles/parts.css", "styles/cards.css")
WAKE = "local/wake.js"  # starts the worker of a local page
WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
KEPT = (".js", ".css", ".woff2")
KEPT_TO_PLAY = (".ftl", ".svg", ".png", ".webp")  # also, if tables are played on the device
DEVICE = "/device"  # below the server's base: its pages that play on the device itself
NOT_SENT = (".md", ".ts", ".py", ".pyc")
LOOK_EVERY = 1.0  # seconds
LARGE = 1_000_000  # bytes
COMPRESSED = (
    ".js",
    ".mjs",
    ".wasm",
    ".css",
    ".ftl",
    ".svg",
    ".json",
    ".txt",
    ".html",
    ".webmanifest",
)
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def web_folder() -> Path:
    return Path(str(resources.files("nivelo").joinpath("web")))


class WebFile:
    """A file as served."""

    def __init__(self, name: str, data: bytes) -> None:
        suffix = PurePosixPath(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = suffix in COMPRESSED
        self.data = data
        self.media_type = kind
        level = 9 if len(data) < LARGE else 6  # a runtime's file: nearly as small in half the time
        self.packed = gzip.compress(data, level, mtime=0) if text else None


class ScreenFiles(NamedTuple):
    """The files named in the page of a screen, so that the browser fetches them in parallel."""

    modules: list[str]
    styles: list[str]  # loaded with the screen


class WebFiles:
    """All files of the web folder, reloaded when one of them has changed.

    With `bundles=False` every file is served as it is, even if there are bundles.
    """

    def __init__(self, folder: Path, bundles: bool = True) -> None:
        self.folder = folder
        self.may_bundle = bundles
        self.is_bundled = False
        self.stamp: tuple[tuple[str, int, int], ...] = ()
        self.version = ""
        self.looked_at = -LOOK_EVERY
        self.looking = threading.Lock()
        self.files: dict[str, WebFile] = {}
        self.screens: dict[str, ScreenFiles] = {}  # by the first part of a URL path

    def refresh(self) -> None:
        """Check for changes, but not on every request. Thread-safe."""
        with self.looking:  # concurrent callers need the files too
            if time.monotonic() - self.looked_at >= LOOK_EVERY:
                self.read()
                self.looked_at = time.monotonic()

    def read(self) -> None:
        paths = sorted(
            path
            for path in self.folder.rglob("*")
            if path.suffix not in NOT_SENT and path.is_file()
        )
        names = [path.relative_to(self.folder).as_posix() for path in paths]
        stats = [path.stat() for path in paths]
        stamp = tuple((n, s.st_mtime_ns, s.st_size) for n, s in zip(names, stats, strict=True))
        if stamp == self.stamp:
            return
        data = {name: path.read_bytes() for name, path in zip(names, paths, strict=True)}
        self.is_bundled = self.may_bundle and is_up_to_date(data)
        self.screens = bundled_screens(data) if self.is_bundled else plain_screens(data)
        for name in replaced(data) if self.is_bundled else bundles(data):
            del data[name]
        digest = hashlib.sha256()
        for name, content in data.items():
            digest.update(f"{name} {len(content)}\n".encode())
            digest.update(content)
        self.files = {name: WebFile(name, content) for name, content in data.items()}
        self.version = digest.hexdigest()[:12]
        self.stamp = stamp

    def text(self, name: str, base: str, root: str | None = None) -> str:
        """A file with the URL and the version of the app filled in.

        `root` is the location of its files, if it differs from that of its pages.
        """
        root = base if root is None else root
        return (
            self.files[name]
            .data.decode()
            .replace("{base}", base)
            .replace("{root}", root)
            .replace("{web}", f"{root}/web/{self.version}")
            .replace("{version}", self.version)
        )

    def page(
        self,
        base: str,
        first: str,
        runtime: str = "",
        local: bool = False,
        root: str | None = None,
    ) -> str:
        """The page for a screen, by the first part of its path.

        `runtime` is the location of the files for playing without a server, if any. A `local` page
        only plays that way.
        """
        root = base if root is None else root
        place = f"{root}/web/{self.version}"
        worker = f"{place}/{'bundles' if self.is_bundled else 'local'}/worker.js"
        wake = f'<script src="{place}/{WAKE}"></script>'
        return (
            self.text(FIRST_PAGE, base, root)
            .replace("<!-- worker of this page -->", wake if local else "")
            .replace("<!-- files of this screen -->", self.links(first, root))
            .replace("{main}", "bundles/main.js" if self.is_bundled else "main.js")
            .replace("{runtime}", runtime)
            .replace("{local}", "yes" if local else "")
            .replace("{worker}", worker if local else "")
        )

    def links(self, first: str, root: str) -> str:
        """The style sheets of every page, and what the page's screen needs at once."""
        place = f"{root}/web/{self.version}"
        screen = self.screens.get(first, self.screens[""])
        start = ("bundles/start.css",) if self.is_bundled else STYLES
        links = [f'<link rel="stylesheet" href="{place}/{name}" />' for name in start]
        links += [f'<link rel="modulepreload" href="{place}/{name}" />' for name in screen.modules]
        links += [
            f'<link rel="preload" href="{place}/{name}" as="style" />'
            for name in screen.styles
            if name not in start
        ]
        return "\n    ".join(links)

    def service_worker(
        self,
        base: str,
        runtime: str = "",
        runtime_files: Sequence[str] = (),
        at_once: bool = False,
    ) -> str:
        """The service worker with the list of files to cache.

        The runtime, and the other files for playing without a server, are cached `at_once` or when
        a page requests it.
        """

        def names(kept: Sequence[str]) -> str:
            return json.dumps([n for n in self.files if n.endswith(tuple(kept)) and n != WORKER])

        return (
            self.text(WORKER, base)
            .replace("{runtime}", runtime)
            .replace("{device}", f"{base}{DEVICE}/" if runtime and not at_once else "")
            .replace("{at once}", "yes" if at_once else "")
            .replace("/* files */ []", names(KEPT))
            .replace("/* files to play */ []", names(KEPT_TO_PLAY))
            .replace("/* runtime */ []", json.dumps(list(runtime_files)))
        )


def bundles(data: dict[str, bytes]) -> list[str]:
    return [name for name in data if name.startswith(BUNDLES)]


def bundle_list(data: dict[str, bytes]) -> dict[str, Any]:
    listed: dict[str, Any] = json.loads(data[BUNDLE_LIST])
    return listed


def is_up_to_date(data: dict[str, bytes]) -> bool:
    """Are there bundles made from exactly these files?"""
    return BUNDLE_LIST in data and all(
        name in data and hashlib.sha256(data[name]).hexdigest() == digest
        for name, digest in bundle_list(data)["sources"].items()
    )


def replaced(data: dict[str, bytes]) -> list[str]:
    """Files that need not be served, because they are in a bundle or contain only types."""
    return [*bundle_list(data)["sources"], PRELOADS, BUNDLE_LIST]


def bundled_screens(data: dict[str, bytes]) -> dict[str, ScreenFiles]:
    return {
        first: ScreenFiles(
            [BUNDLES + name for name in screen["modules"]],
            [BUNDLES + name for name in screen["styles"]],
        )
        for first, screen in bundle_list(data)["screens"].items()
    }


def plain_screens(data: dict[str, bytes]) -> dict[str, ScreenFiles]:
    """The modules needed at once: those of the start, and those of each screen."""
    preloads = json.loads(data[PRELOADS])
    start: list[str] = preloads["start"]
    return {
        first: ScreenFiles([*start, *modules], []) for first, modules in preloads["screens"].items()
    }
