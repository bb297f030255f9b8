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
    site = build_site(Path(args.folder), base)
    if out.json:
        out.data({"folder": args.folder, "files": site.files, "bytes": site.bytes})
        return 0
    out.say(f"The site is in {args.folder}: {site.files} files, {site.bytes / 1e6:.1f} MB", "bold")
    out.say(
        "Any server of plain files can serve it, for instance: "
        f"python -m http.server --directory {args.folder} 8000"
    )
    return 0
