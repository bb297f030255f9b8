"""What a page loads to play without a server: Python as WebAssembly, and our modules."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from fnmatch import fnmatch
from importlib import resources
from pathlib import Path
from typing import Final

from nivelo.engine.errors import NiveloError
from nivelo.site.fetch import Fetched, cache_folder, fetch, read_pins

WANTED: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY: Final = "python_stdlib.zip"
LOCK: Final = "pyodide-lock.json"
PACKAGES: Final = "packages.zip"
GAMES: Final = "games.json"
START: Final = "nivelo.browser.worker"

# Unneeded parts of needed packages: alternative implementations, and rare encodings.
LEFT_OUT: Final = ("_pydatetime.py", "_pydecimal.py", "_pyio.py", "pydoc_data/*", "unittest/*")
ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8")


def build_runtime(target: Path) -> str:
    """Write the runtime into its own folder below the target; returns that folder's name."""
    pins = read_pins()
    fetched = fetch(pins, cache_folder())
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch, "runtime")
        place.mkdir()
        unpack(fetched, place)
        modules = Path(scratch, "modules")
        gather(fetched, place, modules)
        compile_all(place, modules)
        pack(modules / "library", place / LIBRARY)
        pack(modules / "packages", place / PACKAGES)
        shutil.copyfile(modules / GAMES, place / GAMES)
        lock(place)
        name = digest_of(place)
        shutil.rmtree(target / name, ignore_errors=True)
        shutil.copytree(place, target / name)
    return name


def unpack(fetched: Fetched, place: Path) -> None:
    with tarfile.open(fetched.pyodide) as archive:
        for name in (*WANTED, LIBRARY, LOCK):
            member = archive.extractfile(f"package/{name}")
            assert member is not None
            (place / name).write_bytes(member.read())


def gather(fetched: Fetched, place: Path, modules: Path) -> None:
    """All Python that the page needs: the standard library, the wheels, and nivelo itself."""
    with zipfile.ZipFile(place / LIBRARY) as library:
        for name in library.namelist():
            if is_needed(name):
                library.extract(name, modules / "library")
    for wheel in fetched.wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.endswith((".py", ".so")):
                    archive.extract(name, modules / "packages")
    package = Path(str(resources.files("nivelo")))
    for file in own_files(package):
        copy = modules / "packages" / "nivelo" / file.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)


def is_needed(name: str) -> bool:
    if name.startswith("encodings/"):
        return Path(name).stem in ENCODINGS
    return not any(fnmatch(name, pattern) for pattern in LEFT_OUT)


def own_files(package: Path) -> list[Path]:
    """The modules imported by the worker, the games, and the bots' data."""
    names = imported_modules()
    files = []
    for name in names:
        path = package.parent.joinpath(*name.split("."))
        files.append(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"))
    patterns = ("games/**/*.toml", "bots/*.toml", "bots/neural/weights/*.weights")
    return [*files, *(path for pattern in patterns for path in sorted(package.glob(pattern)))]


def imported_modules() -> list[str]:
    """Determined in a fresh process, which has imported nothing else."""
    ask = f"import json, sys, {START}; print(json.dumps(sorted(sys.modules)))"
    environment = {**os.environ, "NIVELO_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ask], capture_output=True, text=True, check=True, env=environment
    )
    names: list[str] = json.loads(done.stdout)
    return [name for name in names if name.partition(".")[0] == "nivelo"]


def compile_all(place: Path, modules: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise NiveloError("site/node", "modules are compiled by Node.js, which is not installed")
    here = resources.files("nivelo.site")
    with (
        resources.as_file(here.joinpath("compile.mjs")) as program,
        resources.as_file(here.joinpath("compile_modules.py")) as script,
    ):
        done = subprocess.run(
            [node, str(program), str(place), str(modules), str(script)],
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise NiveloError("site/compile", f"the modules cannot be compiled: {done.stderr.strip()}")


def pack(folder: Path, target: Path) -> None:
    """A reproducible zip file: it depends only on its content."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix())
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.read_bytes())


def lock(place: Path) -> None:
    """Pyodide's package list, empty: everything needed is here."""
    full = json.loads((place / LOCK).read_text(encoding="utf-8"))
    (place / LOCK).write_text(json.dumps({"info": full["info"], "packages": {}}), encoding="utf-8")


def digest_of(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(folder.iterdir()):
        digest.update(file.name.encode() + b"\n" + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:12]
