"""Compiles the engine with mypyc while the package is built or installed.

``NIVELO_COMPILE`` decides: ``auto`` (the default) compiles if it can, and otherwise says why not
and leaves the sources to be interpreted; ``1`` fails if it cannot; ``0`` does not try.
Everything else about the package is in pyproject.toml.
"""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
MODE = runpy.run_path(str(SOURCE / "nivelo" / "_mode.py"))
COMPILE = os.environ.get("NIVELO_COMPILE", "auto")
# One group: calls between its modules are plain C calls. The shared library bears this name.
GROUP = "nivelo.engine._group"


def translate() -> list[Any]:
    """Let mypyc write C into build/; the extensions that make modules of it."""
    from mypyc.build import mypycify

    sources = [str(Path("src", "nivelo", name)) for name in MODE["compiled_sources"]()]
    # Without the project's mypy settings: strictness is for developers, not for an install.
    extensions: list[Any] = mypycify(
        ["--config-file=", *sources], opt_level="3", group_name=GROUP, target_dir="build/c"
    )
    if os.name == "posix":
        # Else the compiler may not put one function of the engine into another.
        for extension in extensions:
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
            ]
    return extensions


def drop(files: list[Path]) -> None:
    """Remove products of an earlier build."""
    for file in files:
        file.unlink(missing_ok=True)


class BuildEngine(build_ext):
    """Builds all of the engine or nothing of it: a half compiled engine cannot be imported."""

    def run(self) -> None:
        packages = [Path(self.build_lib, "nivelo")]
        if self.inplace:
            packages.append(SOURCE / "nivelo")
        for package in packages:
            drop([package / MODE["RECORD"]])  # no longer true from here on
        drop_leftovers(Path(self.build_lib))
        if COMPILE == "0":
            self.forget(packages)
            return
        sources = MODE["fingerprint"]()
        try:
            self.distribution.ext_modules = translate()
            self.build()
        except (Exception, SystemExit) as trouble:
            self.forget(packages)
            if COMPILE == "1":
                raise
            # mypyc has already printed what it does not like, and then just exits.
            why = "mypyc refuses the sources" if isinstance(trouble, SystemExit) else trouble
            print(
                f"nivelo: the engine was not compiled ({why}); "
                "it will run interpreted, with the same results but slower",
                file=sys.stderr,
            )
            return
        made = {Path(self.get_ext_fullpath(ext.name)).name for ext in self.extensions}
        for package in packages:
            drop([file for file in extensions_in(package) if file.name not in made])
            MODE["write_record"](package, sources)

    def build(self) -> None:
        """Build the real extensions, which are known only now, by a command of their own."""
        command = build_ext(self.distribution)
        for option in ("build_lib", "build_temp", "debug", "editable_mode", "force", "inplace"):
            setattr(command, option, getattr(self, option))
        command.ensure_finalized()
        command.run()
        self.extensions, self.ext_map = command.extensions, command.ext_map

    def forget(self, packages: list[Path]) -> None:
        """Leave nothing compiled behind: neither half of this build nor an earlier one."""
        self.extensions = self.distribution.ext_modules = []
        for package in packages:
            drop(extensions_in(package))

    def get_source_files(self) -> list[str]:
        """C is made from Python on the spot; none of it belongs into a source distribution."""
        return []

    def get_outputs(self) -> list[str]:
        outputs: list[str] = super().get_outputs()
        if self.extensions:
            outputs.append(str(Path(self.build_lib, "nivelo", MODE["RECORD"])))
        return outputs


def extensions_in(package: Path) -> list[Path]:
    """Compiled modules for any Python, this and earlier builds'."""
    return [file for suffix in ("so", "pyd") for file in package.glob(f"*/*.{suffix}")]


def drop_leftovers(build_lib: Path) -> None:
    """Sources deleted since an earlier build must not be shipped, nor looked for as compiled."""
    drop([f for f in build_lib.rglob("*.py") if not (SOURCE / f.relative_to(build_lib)).exists()])


if COMPILE not in ("auto", "0", "1"):
    sys.exit(f"NIVELO_COMPILE must be auto, 0 or 1, not {COMPILE!r}")

setup(
    cmdclass={"build_ext": BuildEngine},
    # A place-holder: the real list is made when it is built, not for every question pip asks.
    ext_modules=[] if COMPILE == "0" else [Extension(f"{GROUP}__mypyc", sources=[])],
)
