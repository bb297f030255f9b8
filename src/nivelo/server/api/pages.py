"""What the browser gets: the files of `nivelo.web`, and one page for every address of the app."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from nivelo.server.connection import AnyRequest
from nivelo.server.errors import UnknownError

# The addresses of the app; the page itself finds out which one it is at.
ADDRESSES = ["/", "/t/{table:str}", "/recover", "/{page:str}", "/{page:str}/{rest:path}"]
FIRST_PAGE = "index.html"


def web_folder() -> Path:
    return Path(str(resources.files("nivelo").joinpath("web")))


@get(ADDRESSES, include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=True)
def page(request: AnyRequest, page: str = "") -> Response[str]:
    """The app, told where it lives, so that it also works under a sub-path."""
    if page in ("api", "web"):
        raise UnknownError("request/unknown", "there is nothing at this address")
    base = request.app.state.service.settings.base_path()
    text = (web_folder() / FIRST_PAGE).read_text(encoding="utf-8").replace("{base}", base)
    return Response(text, headers={"cache-control": "no-cache"})


def pages() -> list[ControllerRouterHandler]:
    if not (web_folder() / FIRST_PAGE).is_file():
        return []
    files = create_static_files_router("/web", [web_folder()], include_in_schema=False)
    return [page, files]
