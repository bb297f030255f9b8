"""The files of the pages, and the pages themselves with their addresses filled in.

Files have an address with a version that is the digest of all of them: they may be kept for ever,
and a new version is a new address.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import time
from collections.abc import Sequence
from importlib import resources
from pathlib import Path, PurePosixPath

FIRST_PAGE = "index.html"
PRELOADS = "preloads.json"  # written by scripts/preloads.mjs, up to date by a test
WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
ALWAYS_KEPT = (".js", ".css", ".woff2")
NOT_SENT = (".md", ".ts", ".py", ".pyc")
LOOK_EVERY = 1.0  # seconds
COMPRESSED = (".js", ".css", ".ftl", ".svg", ".json", ".txt", ".html", ".webmanifest")
TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def web_folder() -> Path:
    return Path(str(resources.files("nivelo").joinpath("web")))


class WebFile:
    """A file as it is sent."""

    def __init__(self, name: str, data: bytes) -> None:
        suffix = PurePosixPath(name).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = suffix in COMPRESSED
        self.data = data
        self.media_type = kind
        self.packed = gzip.compress(data, 9, mtime=0) if text else None


class WebFiles:
    """All files of the web folder, read again when one of them has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stamp: tuple[tuple[str, int, int], ...] = ()
        self.version = ""
        self.looked_at = -LOOK_EVERY
        self.files: dict[str, WebFile] = {}
        self.modules: dict[str, list[str]] = {}  # by the first part of an address

    def refresh(self) -> None:
        """Look for changes, but not for every one of many requests."""
        if time.monotonic() - self.looked_at < LOOK_EVERY:
            return
        self.looked_at = time.monotonic()
        self.read()

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
        digest = hashlib.sha256()
        files: dict[str, WebFile] = {}
        for name, path in zip(names, paths, strict=True):
            data = path.read_bytes()
            digest.update(f"{name} {len(data)}\n".encode())
            digest.update(data)
            files[name] = WebFile(name, data)
        self.files = files
        self.version = digest.hexdigest()[:12]
        self.modules = self.preloaded()
        self.stamp = stamp

    def preloaded(self) -> dict[str, list[str]]:
        """The modules that are needed at once: those of the start, and those of each screen."""
        preloads = json.loads(self.files[PRELOADS].data)
        start: list[str] = preloads["start"]
        return {first: [*start, *modules] for first, modules in preloads["screens"].items()}

    def text(self, name: str, base: str, first: str = "", runtime: str = "") -> str:
        """A file with the address and the version of the app filled in.

        `runtime` is where the files lie that a page needs to play without a server, if anywhere.
        """
        text = self.files[name].data.decode()
        place = f"{base}/web/{self.version}"
        modules = "\n".join(
            f'    <link rel="modulepreload" href="{place}/{each}" />'
            for each in self.modules.get(first, self.modules[""])
        )
        return (
            text.replace("{base}", base)
            .replace("{web}", place)
            .replace("{version}", self.version)
            .replace("{runtime}", runtime)
            .replace("<!-- modules -->", modules.strip())
        )

    def service_worker(
        self,
        base: str,
        kept: Sequence[str] = ALWAYS_KEPT,
        runtime: str = "",
        runtime_files: Sequence[str] = (),
    ) -> str:
        """The service worker with the files that it keeps: those whose names end so."""
        names = [name for name in self.files if name.endswith(tuple(kept)) and name != WORKER]
        return (
            self.text(WORKER, base, runtime=runtime)
            .replace("/* files */ []", json.dumps(names))
            .replace("/* runtime */ []", json.dumps(list(runtime_files)))
        )
