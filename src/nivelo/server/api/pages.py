"""The app: one page for all of its URLs, and the files of `nivelo.web`.

Files are compressed once and held in memory. With a runtime (`--offline`), URLs below `/device`
have pages that need no server: games run on the device itself.
"""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get
from litestar.types import ControllerRouterHandler

from nivelo.server.api.requests import AnyRequest
from nivelo.server.errors import UnknownError
from nivelo.server.security.origins import DEVICE_HEADERS
from nivelo.site.built_runtime import BuiltRuntime
from nivelo.site.web_files import (
    DEVICE,
    FIRST_PAGE,
    MANIFEST,
    TYPES,
    WORKER,
    WebFile,
    WebFiles,
    web_folder,
)

# The URLs of the app; the page works out which one it is at.
ADDRESSES = ["/", "/t/{table:str}", "/recover", "/{page:str}", "/{page:str}/{rest:path}"]
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
DEVICE_WORKERS = ("local/worker.js", "bundles/worker.js")

FILES = WebFiles(web_folder())


# Not `sync_to_thread`: with several paths Litestar does not await such a handler.
@get(ADDRESSES, include_in_schema=False, media_type=MediaType.HTML)
async def page(request: AnyRequest) -> Response[str]:
    """The app with its base path filled in, so that it also works under a sub-path."""
    if request.path_params.get("page") in ("api", "web", "runtime"):
        raise UnknownError("request/unknown", "there is nothing at this address")
    await asyncio.to_thread(FILES.refresh)
    base, runtime = base_of(request), runtime_of(request)
    place = runtime.address(base) if runtime else ""
    first, *rest = [*request.url.path.removeprefix(base).strip("/").split("/"), ""]
    headers = {"cache-control": ASK_AGAIN}
    if not runtime or f"/{first}" != DEVICE:
        return Response(FILES.page(base, first, place), headers=headers)
    text = FILES.page(base + DEVICE, rest[0], place, local=True, root=base)
    return Response(text, headers=headers | DEVICE_HEADERS)


@get(f"/{WORKER}", include_in_schema=False, sync_to_thread=True)
def worker(request: AnyRequest) -> Response[str]:
    """The service worker: next to the app, because its scope is its own folder."""
    FILES.refresh()
    base, runtime = base_of(request), runtime_of(request)
    if runtime:
        text = FILES.service_worker(base, runtime.address(base), runtime.names)
    else:
        text = FILES.service_worker(base)
    return Response(text, media_type="text/javascript", headers={"cache-control": ASK_AGAIN})


@get(f"/{MANIFEST}", include_in_schema=False, sync_to_thread=True)
def manifest(request: AnyRequest) -> Response[str]:
    FILES.refresh()
    text = FILES.text(MANIFEST, base_of(request))
    return Response(text, media_type=TYPES[".webmanifest"], headers={"cache-control": ASK_AGAIN})


@get("/web/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=True)
def web_file(request: AnyRequest) -> Response[bytes]:
    """A static file; it may be cached only under the current version."""
    version, path = request.path_params["version"], str(request.path_params["path"])
    if version != FILES.version:
        FILES.refresh()
    file = FILES.files.get(path.lstrip("/"))
    if file is None:
        raise UnknownError("request/unknown", f"there is no file {path[:100]!r}")
    headers = {"cache-control": FOR_EVER if version == FILES.version else ASK_AGAIN}
    if path.lstrip("/") in DEVICE_WORKERS:
        headers |= DEVICE_HEADERS
    return sent(request, file, headers)


@get("/runtime/{digest:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def runtime_file(request: AnyRequest) -> Response[bytes]:
    """A file that a page needs to play without a network."""
    digest, name = request.path_params["digest"], request.path_params["name"]
    runtime = runtime_of(request)
    file = runtime.file(digest, name) if runtime else None
    if file is None:
        raise UnknownError("request/unknown", f"there is no file {name[:100]!r}")
    return sent(request, file, {"cache-control": FOR_EVER})


def sent(request: AnyRequest, file: WebFile, headers: dict[str, str]) -> Response[bytes]:
    """A file, compressed if the client accepts that."""
    data, headers = file.data, headers | {"vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["content-encoding"] = file.packed, "gzip"
    return Response(data, media_type=file.media_type, headers=headers)


def base_of(request: AnyRequest) -> str:
    base: str = request.app.state.service.settings.base_path()
    return base


def runtime_of(request: AnyRequest) -> BuiltRuntime | None:
    runtime: BuiltRuntime | None = request.app.state.runtime
    return runtime


def pages() -> list[ControllerRouterHandler]:
    if not (web_folder() / FIRST_PAGE).is_file():
        return []
    return [page, worker, manifest, web_file, runtime_file]
