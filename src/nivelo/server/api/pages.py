"""What the browser gets: one page for every address of the app, and the files of `nivelo.web`.

Files are sent as they are, compressed once and held in memory.
"""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get
from litestar.types import ControllerRouterHandler

from nivelo.server.api.requests import AnyRequest
from nivelo.server.errors import UnknownError
from nivelo.site.web_files import FIRST_PAGE, MANIFEST, TYPES, WORKER, WebFiles, web_folder

# The addresses of the app; the page itself finds out which one it is at.
ADDRESSES = ["/", "/t/{table:str}", "/recover", "/{page:str}", "/{page:str}/{rest:path}"]
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

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
    text = FILES.service_worker(base_of(request))
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
