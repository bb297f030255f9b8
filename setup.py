"""Compiles the engine with mypyc while the package is built or installed.

``NIVELO_COMPILE`` decides: ``auto`` (the default) compiles where there is a C compiler, and
otherwise notes why not and leaves the sources to be interpreted; ``1`` fails without one; ``0``
does not try. A compilation that fails where there is a compiler is an error: pip hides what a build
says unless it fails, and a slow engine would be all that anybody saw of it.
Everything else about the package is in pyproject.toml.
"""

import importlib.util
import os
import runpy
import shlex
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
MODE = runpy.run_path(str(SOURCE / "nivelo" / "_mode.py"))
COMPILE = os.environ.get("NIVELO_COMPILE", "auto")
# One group: calls between its modules are plain C calls. The shared library bears this name.
GROUP = "nivelo.engine._group"
TARGET = "build/c"
COLD = tuple(
    f"__native_nivelo___{part}"
    for part in ("bots", "coach", "env", "engine___export", "engine___records", "engine___errors")
)
"""The C files of modules that do not run in inner loops, or only call those that do."""


# With the function that every extension exports: Windows does not link one without it.
TRIAL = """\
#include <Python.h>
PyMODINIT_FUNC PyInit_trial(void) { return 0; }
"""
FAILED = """\
nivelo: compiling the engine failed: {why}
There is a C compiler, so this should not happen; what is printed above may tell more.
To install nivelo without compiling it, slower and with the same results: NIVELO_COMPILE=0"""


def obstacle() -> str:
    """What keeps us from compiling anything here; empty if nothing does."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc was not installed"
    with tempfile.TemporaryDirectory(prefix="nivelo-") as folder:
        source = Path(folder, "trial.c")
        source.write_text(TRIAL, encoding="utf-8")
        trial = build_ext(Distribution({"ext_modules": [Extension("trial", [str(source)])]}))
        trial.build_lib = trial.build_temp = folder
        try:
            trial.ensure_finalized()
            trial.run()
        except Exception as trouble:
            return f"no working C compiler with Python's headers: {trouble}"
    return ""


def has_compiler() -> bool:
    """Are a C compiler and Python's headers there, whatever became of the trial?"""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return bool(command) and shutil.which(command[0]) is not None and headers.exists()


def translate() -> list[Any]:
    """Let mypyc write C into build/; the extensions that make modules of it."""
    from mypyc.build import mypycify

    sources = [str(Path("src", "nivelo", name)) for name in MODE["compiled_sources"]()]
    # Without the project's mypy settings: strictness is for developers, not for an install. And
    # modules that are not compiled may import what is not installed while pip builds this.
    extensions: list[Any] = mypycify(
        ["--config-file=", "--follow-imports=silent", *sources],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=TARGET,
    )
    headers = Path(TARGET, *GROUP.split(".")[:-1])  # mypyc puts a group's headers into its package
    for extension in extensions:
        extension.include_dirs.append(str(headers))
        if os.name == "posix":
            # Else the compiler may not put one function of the engine into another.
            # A new list: mypyc's extensions share one.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                "-fno-semantic-interposition",
                "-fvisibility=hidden",
            ]
    group = extensions[0]
    group.sources = joined(group.sources)
    return extensions


def joined(sources: list[str]) -> list[str]:
    """Two C files instead of a hundred, compiled side by side.

    What is called in inner loops is one of them, so that the compiler can inline across modules:
    the engine but for records and export, and mypyc's runtime. File by file solver and play lose a
    fifth of their speed, and all in one takes twice as long to compile.
    """
    halves: dict[str, list[str]] = {"hot": [], "cold": []}
    for source in sources:
        halves["cold" if Path(source).name.startswith(COLD) else "hot"].append(source)
    files = []
    for name, half in halves.items():
        if half:
            parts = [Path(source).relative_to(TARGET).as_posix() for source in half]
            file = Path(TARGET, f"{name}.c")
            file.write_text("".join(f'#include "{part}"\n' for part in parts), encoding="utf-8")
            files.append(str(file))
    return files


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
        for package in packages:  # no longer true from here on
            drop([package / MODE["RECORD"], package / MODE["REASON"]])
        drop_leftovers(Path(self.build_lib))
        if COMPILE == "0":
            self.forget(packages)
            return
        if why := obstacle():
            self.forget(packages)
            if COMPILE == "1":
                sys.exit(f"nivelo: the engine cannot be compiled ({why})")
            if has_compiler():
                sys.exit(FAILED.format(why=why))
            self.leave_interpreted(packages, why)
            return
        sources = MODE["fingerprint"]()
        try:
            self.distribution.ext_modules = translate()
            self.build()
        except (Exception, SystemExit) as trouble:
            self.forget(packages)
            # mypyc has already printed what it does not like, and then just exits.
            refused = isinstance(trouble, SystemExit)
            why = "mypyc refuses the sources" if refused else f"{trouble}"
            raise SystemExit(FAILED.format(why=why)) from trouble
        name_of = self.get_ext_filename
        made = {Path(name_of(ext.name)) for ext in self.extensions}  # type: ignore[no-untyped-call]
        for package in packages:
            old = [f for f in extensions_in(package) if f.relative_to(package.parent) not in made]
            drop(old)
            MODE["write_record"](package, sources)

    def build(self) -> None:
        """Build the real extensions, which are known only now, by a command of their own."""
        command = BuildInParallel(self.distribution)
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

    def leave_interpreted(self, packages: list[Path], why: str) -> None:
        """Say why, and note it where `nivelo --version` can read it."""
        for package in packages:
            MODE["write_reason"](package, why)
        print(
            f"nivelo: the engine was not compiled ({why}); "
            "it will run interpreted, with the same results but slower",
            file=sys.stderr,
        )

    def get_source_files(self) -> list[str]:
        """C is made from Python on the spot; none of it belongs into a source distribution."""
        return []

    def get_outputs(self) -> list[str]:
        outputs: list[str] = super().get_outputs()
        note = MODE["RECORD" if self.extensions else "REASON"]
        path = Path(self.build_lib, "nivelo", note)
        return [*outputs, str(path)] if path.exists() else outputs


class BuildInParallel(build_ext):
    """Compiles the C files of an extension on all cores; setuptools takes one after another."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            jobs = [pool.submit(one_by_one, [file], *args, **options) for file in sources]
            return [name for job in jobs for name in job.result()]

        self.parallel = os.cpu_count()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            self.compiler.compile = compile_all
            super().build_extensions()


def extensions_in(package: Path) -> list[Path]:
    """Compiled modules for any Python, this and earlier builds'."""
    return [file for suffix in ("so", "pyd") for file in package.rglob(f"*.{suffix}")]


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
