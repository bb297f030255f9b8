"""Write the pages as a site that needs no server: tables are played and kept in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path

from nivelo.commands.shared.extras import need
from nivelo.commands.shared.output import Output
from nivelo.engine.errors import NiveloError

HELP = "the pages as plain files: play in the browser without a server"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="where to write it")
    parser.add_argument(
        "--base",
        default="",
        metavar="PATH",
        help="the path below which it will be served, such as /nivelo (the root)",
    )


def run(args: argparse.Namespace, out: Output) -> int:
    base = args.base.rstrip("/")
    if base and not base.startswith("/"):
        raise NiveloError("site/base", f"{args.base!r} is no path: it begins with /")
    with need("server"):
        import msgspec  # noqa: F401  # the worker's modules are imported to see which they are

        from nivelo.site.build import build_site
    if not out.json:
        out.say(
            "Python for the browser is fetched and compiled; the first time takes a while.", "dim"
        )
    folder = Path(args.folder)
    try:
        site = build_site(folder, base)
    except OSError as error:
        raise NiveloError("site/folder", f"{error.filename!r}: {error.strerror}") from error
    if out.json:
        out.data({"folder": args.folder, "files": site.files, "bytes": site.bytes})
        return 0
    out.say(f"The site is in {args.folder}: {site.files} files, {site.bytes / 1e6:.1f} MB", "bold")
    out.lines(f"Any server of plain files can serve it{way_to_serve(folder, base)}\n")
    return 0


def way_to_serve(folder: Path, base: str) -> str:
    """An example, unless it is to be served below a path that its own does not end with."""
    path = folder.resolve()
    if not path.as_posix().endswith(base):
        return f" as {base}."
    top = path.parents[base.count("/") - 1] if base else folder
    return f", for instance: python -m http.server --directory {top} 8000"
