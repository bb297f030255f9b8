"""Writing the static site: the pages, their files, and the runtime."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from nivelo.engine.errors import NiveloError
from nivelo.site.built_runtime import MARK, RUNTIME, WRITTEN_BY
from nivelo.site.policy import SITE_POLICY
from nivelo.site.runtime import build_runtime
from nivelo.site.web_files import FIRST_PAGE, MANIFEST, WORKER, WebFiles, web_folder

NOT_FOUND: Final = "404.html"  # the page that most static servers send for an unknown URL


class Site(NamedTuple):
    """What was written: the number of files and bytes."""

    files: int
    bytes: int


def build_site(folder: Path, base: str) -> Site:
    """Write the site to a new folder, or over an earlier one.

    Steps that can fail come first, so that on failure the earlier site remains.
    """
    check_folder(folder)
    with tempfile.TemporaryDirectory() as scratch:
        runtime = f"{base}/{RUNTIME}/{build_runtime(Path(scratch))}"
        make_room(folder)
        shutil.copytree(scratch, folder / RUNTIME)
    files = WebFiles(web_folder())
    files.read()
    for name, file in files.files.items():
        target = folder / "web" / files.version / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.data)
    for first in files.screens:
        page = with_policy(files.page(base, first, runtime, local=True))
        target = folder / first / FIRST_PAGE
        target.parent.mkdir(exist_ok=True)
        target.write_text(page, encoding="utf-8")
    shutil.copyfile(folder / FIRST_PAGE, folder / NOT_FOUND)
    worker = files.service_worker(base, runtime, runtime_files(folder), at_once=True)
    (folder / WORKER).write_text(worker, encoding="utf-8")
    (folder / MANIFEST).write_text(files.text(MANIFEST, base), encoding="utf-8")
    written = [path for path in folder.rglob("*") if path.is_file()]
    return Site(len(written), sum(path.stat().st_size for path in written))


def check_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()) and not (folder / MARK).exists():
        raise NiveloError("site/folder", f"{str(folder)!r} is not empty and no site of Nivelo")


def make_room(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.mkdir()
    (folder / MARK).write_text(WRITTEN_BY, encoding="utf-8")


def runtime_files(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / RUNTIME).glob("*/*"))


def with_policy(page: str) -> str:
    """A page including the headers that a server would send."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(SITE_POLICY)}" />'
    return page.replace("<head>", f"<head>\n    {meta}", 1)
