"""Downloading the runtime from the registries with their own clients, verified and cached."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from nivelo.engine.errors import NiveloError

PINS: Final = "runtime.toml"
CACHE: Final = "NIVELO_CACHE"


class Pins(NamedTuple):
    """Versions, and their checksums."""

    pyodide: str
    integrity: str
    python: str
    platform: str
    wheels: dict[str, str]  # SHA-256 by requirement


class Fetched(NamedTuple):
    """Files as downloaded."""

    pyodide: Path
    wheels: list[Path]


def read_pins() -> Pins:
    text = resources.files("nivelo.site").joinpath(PINS).read_text(encoding="utf-8")
    data = tomllib.loads(text)
    pyodide, wheels = data["pyodide"], data["wheels"]
    return Pins(
        pyodide["version"],
        pyodide["integrity"],
        wheels["python"],
        wheels["platform"],
        wheels["sha256"],
    )


def cache_folder() -> Path:
    """The cache folder: `NIVELO_CACHE`, or the system's default."""
    if os.environ.get(CACHE):
        return Path(os.environ[CACHE])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "nivelo" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "nivelo"


def fetch(pins: Pins, cache: Path) -> Fetched:
    """The runtime, from the cache or the registries, always verified."""
    cache.mkdir(parents=True, exist_ok=True)
    archive = cache / f"pyodide-{pins.pyodide}.tgz"
    if not archive.exists():
        fetch_pyodide(pins, archive)
    check(archive, pins.integrity, integrity_of(archive))
    wheels = []
    for wanted, digest in pins.wheels.items():
        wheel = cache / f"{digest[:16]}.whl"
        if not wheel.exists():
            fetch_wheel(pins, wanted, wheel)
        check(wheel, digest, hashlib.sha256(wheel.read_bytes()).hexdigest())
        wheels.append(wheel)
    return Fetched(archive, wheels)


def fetch_pyodide(pins: Pins, target: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise NiveloError(
            "site/npm", "the runtime comes by npm, which is not installed: install Node.js"
        )
    with tempfile.TemporaryDirectory() as folder:
        package = f"pyodide@{pins.pyodide}"
        run([npm, "pack", package, "--silent", "--pack-destination", folder], package)
        keep(folder, target)


def fetch_wheel(pins: Pins, wanted: str, target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--disable-pip-version-check", "--only-binary", ":all:", "--dest", folder]
        # A wheel for every platform has no platform of its own, and pip then wants none named.
        for platform in (pins.platform, "any"):
            command += ["--platform", platform]
        run([*command, "--python-version", pins.python, wanted], wanted)
        keep(folder, target)


def run(command: Sequence[str], what: str) -> None:
    """Run a registry's client; its errors become one line."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()] or lines or ["no reason"]
        client = Path(command[0]).name if "pip" not in command else "pip"
        raise NiveloError("site/fetch", f"{what} could not be fetched by {client}: {errors[0]}")


def keep(folder: str, target: Path) -> None:
    """Move the one downloaded file to its place atomically."""
    (file,) = Path(folder).iterdir()
    half = target.with_suffix(".part")
    shutil.move(str(file), half)
    half.replace(target)


def check(file: Path, wanted: str, got: str) -> None:
    if got != wanted:
        file.unlink()
        raise NiveloError("site/digest", f"{file.name} is {got}, and not {wanted} as it should be")


def integrity_of(file: Path) -> str:
    return "sha512-" + base64.b64encode(hashlib.sha512(file.read_bytes()).digest()).decode()
