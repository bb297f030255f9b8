"""Which engine is loaded: compiled by mypyc, or the same sources interpreted.

Compiled files lie next to their sources and Python prefers them, so two cases need care: you may
want the sources (``NIVELO_PURE=1``), and the sources may have changed since. Both are handled here,
before any engine module is imported. Standard library only: setup.py loads this too.
"""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE: Final = Path(__file__).resolve().parent
COMPILED: Final = (
    "engine/**/*.py",
    "bots/random.py",
    "bots/greedy/**/*.py",
    "bots/rollout/**/*.py",
    "bots/search/**/*.py",
    "bots/neural/features.py",
    "bots/neural/network.py",
    "coach/drawing.py",
    "env/core/**/*.py",
)
"""The sources that mypyc compiles, as patterns within the package, without any ``__init__.py``. The
only definition: setup.py, the Makefile and the tests use this module.
"""
RECORD: Final = "engine/_compiled_from"
"""Written by a build: the sources it compiled, in the format of ``sha256sum``."""
REASON: Final = "engine/_not_compiled"
"""Written by a build instead, if nothing could be compiled: the reason."""
STALE: Final = "nivelo: the engine was compiled from older sources, so it runs interpreted; "
REMEDY: Final = "`make build` compiles it again"


def compiled_sources(package: Path = PACKAGE) -> list[str]:
    """The sources that mypyc compiles, as sorted paths within the package."""
    paths = (path for pattern in COMPILED for path in package.glob(pattern))
    return sorted(p.relative_to(package).as_posix() for p in paths if p.name != "__init__.py")


def fingerprint(package: Path = PACKAGE) -> dict[str, str]:
    """SHA-256 of each source that mypyc compiles."""
    return {
        name: hashlib.sha256((package / name).read_bytes()).hexdigest()
        for name in compiled_sources(package)
    }


def write_record(package: Path, sources: dict[str, str]) -> Path:
    """Record which sources were compiled, next to the result."""
    record = package / RECORD
    record.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{digest}  {name}\n" for name, digest in sources.items()]
    record.write_text("".join(lines), encoding="utf-8", newline="\n")
    return record


def read_record(package: Path = PACKAGE) -> dict[str, str]:
    """The sources the compiled files were built from; empty if there is no record."""
    try:
        lines = (package / RECORD).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return {}
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}


def write_reason(package: Path, why: str) -> Path:
    """Record why nothing was compiled: installers do not show the output of a build."""
    reason = package / REASON
    reason.parent.mkdir(parents=True, exist_ok=True)
    reason.write_text(f"{why}\n", encoding="utf-8", newline="\n")
    return reason


def why_not_compiled(package: Path = PACKAGE) -> str:
    """Why the build left the engine interpreted; empty if there is no record."""
    try:
        return (package / REASON).read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return ""


class SourceFinder:
    """Finds nivelo's modules as sources, even if there is a compiled file."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("nivelo."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _origin(name: str) -> str:
    """The file that is, or would be, loaded for a source, without importing it."""
    fullname = "nivelo." + name.removesuffix(".py").replace("/", ".")
    module = sys.modules.get(fullname)
    if module is not None:
        return getattr(module, "__file__", None) or ""
    folder = str((PACKAGE / name).parent)
    for finder in sys.meta_path:
        spec = finder.find_spec(fullname, [folder])
        if spec is not None:
            return spec.origin or ""
    return ""


def engine_mode() -> Literal["compiled", "interpreted"]:
    """Whether the engine runs ``"compiled"`` or ``"interpreted"``."""
    extensions = tuple(EXTENSION_SUFFIXES)
    if any(_origin(name).endswith(extensions) for name in compiled_sources()):
        return "compiled"
    return "interpreted"


def compiled_files() -> list[Path]:
    """The compiled files next to the engine's sources."""
    return [path for end in EXTENSION_SUFFIXES for path in PACKAGE.glob(f"engine/**/*{end}")]


def stale_sources() -> list[str]:
    """Sources changed, added or removed since the engine was compiled."""
    if not compiled_files():
        return []
    built, now = read_record(), fingerprint()
    return sorted(name for name in built | now if built.get(name) != now.get(name))


def choose() -> None:
    """Choose the engine for this process, and warn if the compiled one is out of date.

    An old engine under newer layers would fail in strange ways, so then the sources are loaded.
    They are also loaded if there is no compiled engine: a build may finish while this process is
    still importing.
    """
    if SourceFinder in sys.meta_path:
        return
    if os.environ.get("NIVELO_PURE", "0") not in ("", "0") or not compiled_files():
        sys.meta_path.insert(0, SourceFinder)
    elif stale := stale_sources():
        sys.meta_path.insert(0, SourceFinder)
        more = f" and {len(stale) - 1} more" if len(stale) > 1 else ""
        warnings.warn(f"{STALE}{REMEDY} ({stale[0]}{more})", RuntimeWarning, stacklevel=3)


if __name__ == "__main__":  # for the Makefile
    print(*compiled_sources(), sep="\n")  # noqa: T201
