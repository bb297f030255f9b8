"""Builds sdist and wheel, installs the wheel where nothing else is, and plays a game through it.

`make wheel` runs this with --build; the release workflow runs it on each wheel. The source tree
is never on the path of what is tried.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"

# Runs in the new environment, with nothing but what the wheel brought.
PLAY = """\
import asyncio
import sys

from nivelo.bots.neural.network_files import network_for
from nivelo.client import Account, RefusedError
from nivelo.games import BUILT_IN, load


async def hint(seat) -> str:
    while True:
        try:
            return (await seat.do("hint"))["hint"]["suggestion"]
        except RefusedError as refused:
            if refused.code != "rate/hints":
                raise
            await asyncio.sleep(1)  # a quick engine asks more often than people may


# Without their weights the bots would play on, only worse.
assert all(network_for(load(name, 2)) for name in BUILT_IN), "the weights of networks are missing"


async def play(url: str) -> None:
    async with Account(url, "Ann") as ann:
        setup = {"game": "level8-99", "seats": 2, "pace": 0}
        table = await ann.create_table(setup, {1: {"name": "greedy"}})
        async with ann.seat(table) as seat:
            await seat.do("start")
            moves = 0
            while seat.now["table"]["status"] != "over":
                if not seat.is_my_turn:
                    await seat.receive()
                    continue
                await seat.move(await hint(seat))
                moves += 1
            print(f"a game of {moves} moves was played to its end")


asyncio.run(play(sys.argv[1]))
"""


def build() -> Path:
    """The sdist, and from it the wheel."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build", "--outdir", DIST, ROOT], check=True)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def wheel_in(folder: Path) -> Path:
    """The one wheel of a folder that is for this Python."""
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    (wheel,) = folder.glob(f"*-{tag}-{tag}-*.whl")
    return wheel


def clean_environment() -> dict[str, str]:
    """This one without what would lead to the source tree."""
    names = ("PYTHONPATH", "VIRTUAL_ENV")
    return {
        name: value
        for name, value in os.environ.items()
        if name not in names and not name.startswith("NIVELO_")
    }


def try_wheel(wheel: Path, folder: Path, within: float | None) -> None:
    """Install it into an empty environment, open the first page, play a game."""
    venv.create(folder / "venv", with_pip=True)
    programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python, environment = str(programs / "python"), clean_environment()
    began = time.monotonic()
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", f"nivelo[server] @ {wheel.resolve().as_uri()}"],
        env=environment,
        cwd=folder,
        check=True,
    )
    installed = time.monotonic() - began
    options = ("--host=127.0.0.1", "--port=0", "--no-open", f"--data={folder / 'data'}")
    server = subprocess.Popen(
        [str(programs / "nivelo"), "serve", "--json", *options],
        env=environment,
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        lines = ""
        while not lines.endswith("}\n"):
            line = server.stdout.readline()
            if not line:
                sys.exit("the server did not start")
            lines += line
        url = str(json.loads(lines)["url"])
        with urllib.request.urlopen(url) as page:
            if b"/bundles/main.js" not in page.read():
                sys.exit("the first page is not the app, or not in few files (make bundle)")
        seconds = time.monotonic() - began
        print(f"installed in {installed:.1f} s, first page after {seconds:.1f} s", flush=True)
        version = subprocess.run(
            [str(programs / "nivelo"), "--version"],
            env=environment,
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        print(version.strip(), flush=True)
        if "engine compiled" not in version:
            sys.exit("the engine of the wheel is not compiled")
        subprocess.run([python, "-c", PLAY, url], env=environment, cwd=folder, check=True)
        if within is not None and seconds > within:
            sys.exit(f"the first page came after {seconds:.1f} s; {within:.0f} s are allowed")
    finally:
        server.terminate()
        code = server.wait(30)
        if server.stdout is not None:
            server.stdout.close()
    if os.name != "nt" and code != 0:
        sys.exit(f"the server ended with {code}")


def main() -> None:
    """Build if asked to, and try each wheel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "wheel", nargs="?", type=Path, help="a wheel, or a folder with one for this Python"
    )
    parser.add_argument("--build", action="store_true", help="build sdist and wheel into dist/")
    parser.add_argument(
        "--within",
        type=float,
        metavar="SECONDS",
        help="the first page must come so soon after `pip install` began",
    )
    args = parser.parse_args()
    if not (args.build or args.wheel):
        parser.error("name a wheel, or --build one")
    wheel = build() if args.build else args.wheel
    if wheel.is_dir():
        wheel = wheel_in(wheel)
    with tempfile.TemporaryDirectory(prefix="nivelo-wheel-") as folder:
        try_wheel(wheel, Path(folder), args.within)


if __name__ == "__main__":
    main()
