"""What the browser gets: one page for every address of the app, and the files of `nivelo.web`.

Files have an address with a version that is the digest of all of them: they may be kept for ever,
and a new version is a new address. They are sent as they are, compressed once and held in memory.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import mimetypes
import time
from importlib import resources
from pathlib import Path, PurePosixPath

from litestar import MediaType, Response, get
from litestar.types import ControllerRouterHandler

from nivelo.server.api.requests import AnyRequest
from nivelo.server.errors import UnknownError

# The addresses of the app; the page itself finds out which one it is at.
ADDRESSES = ["/", "/t/{table:str}", "/recover", "/{page:str}", "/{page:str}/{rest:path}"]
FIRST_PAGE = "index.html"
PRELOADS = "preloads.json"  # written by scripts/preloads.mjs, up to date by a test
WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
NOT_SENT = (".md", ".ts", ".py", ".pyc")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
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

    def text(self, name: str, base: str, first: str = "") -> str:
        """A file with the address and the version of the app filled in."""
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
            .replace("<!-- modules -->", modules.strip())
        )


FILES = WebFiles(web_folder())


# Not `sync_to_thread`: with several paths Litestar does not wait for such a handler.
@get(ADDRESSES, include_in_schema=False, media_type=MediaType.HTML)
async def page(request: AnyRequest) -> Response[str]:
    """The app with its address filled in, so that it also works under a sub-path."""
    if request.path_params.get("page") in ("api", "web"):
        raise UnknownError("request/unknown", "there is nothing at this address")
    await asyncio.to_thread(FILES.refresh)
    base = base_of(request)
    first = request.url.path.removeprefix(base).strip("/").split("/")[0]
    return Response(FILES.text(FIRST_PAGE, base, first), headers={"cache-control": ASK_AGAIN})


@get(f"/{WORKER}", include_in_schema=False, sync_to_thread=True)
def worker(request: AnyRequest) -> Response[str]:
    """The service worker: beside the app, because it serves only what lies below it."""
    FILES.refresh()
    names = [name for name in FILES.files if name.endswith((".js", ".css", ".woff2"))]
    listed = "[" + ", ".join(f'"{name}"' for name in names if not name.endswith(WORKER)) + "]"
    text = FILES.text(WORKER, base_of(request)).replace("/* files */ []", listed)
    return Response(text, media_type="text/javascript", headers={"cache-control": ASK_AGAIN})


@get(f"/{MANIFEST}", include_in_schema=False, sync_to_thread=True)
def manifest(request: AnyRequest) -> Response[str]:
    FILES.refresh()
    text = FILES.text(MANIFEST, base_of(request))
    return Response(text, media_type=TYPES[".webmanifest"], headers={"cache-control": ASK_AGAIN})


@get("/web/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=True)
def web_file(request: AnyRequest) -> Response[bytes]:
    """A file; only under the present version it may be kept."""
    version, path = request.path_params["version"], str(request.path_params["path"])
    if version != FILES.version:
        FILES.refresh()
    file = FILES.files.get(path.lstrip("/"))
    if file is None:
        raise UnknownError("request/unknown", f"there is no file {path[:100]!r}")
    headers = {
        "cache-control": FOR_EVER if version == FILES.version else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    data = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.packed
        headers["content-encoding"] = "gzip"
    return Response(data, media_type=file.media_type, headers=headers)


def base_of(request: AnyRequest) -> str:
    base: str = request.app.state.service.settings.base_path()
    return base


def pages() -> list[ControllerRouterHandler]:
    if not (web_folder() / FIRST_PAGE).is_file():
        return []
    return [page, worker, manifest, web_file]
