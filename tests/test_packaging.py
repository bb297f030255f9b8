"""The package: which way imports go, which engine is loaded, and what an install does.

Builds are tried on a copy with an engine of two small modules, so that they take seconds.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import warnings
from pathlib import Path

import grimp
import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

import nivelo
from nivelo import _mode

ROOT = Path(__file__).resolve().parent.parent
ENGINE_MAY_IMPORT = sys.stdlib_module_names | {"librt", "mypy_extensions"}

CARDS = '''\
"""A stack of cards."""
from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Cards:
    def __init__(self, room: int) -> None:
        self.card: vec[i64] = vec[i64]([0] * room)
        self.n: i64 = 0

    def push(self, c: i64) -> None:
        self.card[self.n] = c
        self.n += 1

    def pop(self) -> i64:
        self.n -= 1
        return self.card[self.n]
'''

PILE = '''\
"""Uses a class of another module."""
from mypy_extensions import i64

from nivelo.engine.cards import Cards


def total(n: i64) -> i64:
    cards = Cards(int(n))
    for c in range(n):
        cards.push(c)
    result: i64 = 0
    while cards.n > 0:
        result += cards.pop()
    return result
'''

# A package with a compiled module, that uses what is not there while it is built.
ENVIRONMENTS = '''\
"""Environments."""
from importlib.util import find_spec

if find_spec("nowhere_installed"):
    import nowhere_installed
'''

SAY = "import nivelo; from nivelo.engine.pile import total; print(nivelo.engine_mode(), total(101))"


def has_compiler() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler) is not None and header.exists()


def run(*command: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the copy in ``cwd``, in an environment that says nothing about modes."""
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("NIVELO_", "COV"))}
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=inherited | {"PYTHONPATH": str(cwd / "src")} | env,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def build(cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return run("setup.py", "-q", "build_ext", "--inplace", cwd=cwd, **env)


def quick_compiler(folder: Path) -> str:
    """The C compiler, that optimises nothing: what it makes is only tried."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "posix":
        return compiler
    quick = folder / "quick-cc"
    quick.write_text(f'#!/bin/sh\nexec {compiler} "$@" -O0\n')
    quick.chmod(0o755)
    return str(quick)


def compiled_files(copy: Path) -> list[str]:
    return sorted(file.name.partition(".")[0] for file in copy.glob("src/nivelo/**/*.so"))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "nivelo"
    (package / "engine").mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("__init__.py", "_mode.py"):
        shutil.copy(ROOT / "src" / "nivelo" / name, package)
    (tmp_path / "README.md").write_text("# A copy\n")
    (package / "engine" / "__init__.py").write_text("")
    (package / "engine" / "cards.py").write_text(CARDS)
    (package / "engine" / "pile.py").write_text(PILE)
    return tmp_path


# Import directions


def test_imports_go_downward_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True, no_logo=True) == EXIT_STATUS_SUCCESS


def test_the_engine_imports_only_the_standard_library_and_librt() -> None:
    graph = grimp.build_graph("nivelo", include_external_packages=True, cache_dir=None)
    engine = {"nivelo.engine"} | graph.find_descendants("nivelo.engine")
    foreign = {
        f"{module} imports {imported}"
        for module in engine
        for imported in graph.find_modules_directly_imported_by(module)
        if imported not in engine and imported.partition(".")[0] not in ENGINE_MAY_IMPORT
    }
    assert foreign == set()


# Tools of the pages


def test_the_lock_file_names_no_host_so_that_any_mirror_can_serve() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert [name for name, each in packages.items() if "resolved" in each] == []
    assert [name for name, each in packages.items() if "integrity" not in each] == []


# Which engine is loaded


def test_nivelo_pure_loads_the_sources_although_compiled_files_are_there() -> None:
    done = run("-c", "import nivelo; print(nivelo.engine_mode())", cwd=ROOT, NIVELO_PURE="1")
    assert (done.stdout, done.stderr) == ("interpreted\n", "")


def test_the_mode_is_that_of_the_modules_really_loaded() -> None:
    loaded = [m for name, m in sys.modules.items() if name.startswith("nivelo.engine.")]
    files = [Path(module.__file__ or "") for module in loaded]
    origins = {file.suffix for file in files if file.name != "__init__.py"}
    assert origins <= ({".py"} if nivelo.engine_mode() == "interpreted" else {".so", ".pyd"})


def test_an_engine_that_was_never_compiled_is_not_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_mode, "compiled_files", list)
    monkeypatch.setattr(_mode, "read_record", dict)
    assert _mode.stale_sources() == []


def test_a_stale_engine_is_said_and_its_sources_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NIVELO_PURE", raising=False)
    others = [finder for finder in sys.meta_path if finder is not _mode.SourceFinder]
    monkeypatch.setattr(sys, "meta_path", others)
    monkeypatch.setattr(_mode, "compiled_files", lambda: [Path("cards.so")])
    built = {"engine/same.py": "0", "engine/changed.py": "1", "engine/removed.py": "2"}
    now = {"engine/same.py": "0", "engine/changed.py": "9", "engine/added.py": "3"}
    monkeypatch.setattr(_mode, "read_record", lambda: built)
    monkeypatch.setattr(_mode, "fingerprint", lambda: now)
    assert _mode.stale_sources() == ["engine/added.py", "engine/changed.py", "engine/removed.py"]
    with pytest.warns(RuntimeWarning, match="compiled from older sources") as warned:
        _mode.choose()
    assert "`make build` compiles it again (engine/added.py and 2 more)" in str(warned[0].message)
    assert sys.meta_path[0] is _mode.SourceFinder


def test_an_engine_compiled_while_a_process_runs_is_not_mixed_with_its_sources(copy: Path) -> None:
    later = "import nivelo, pathlib, sys; pathlib.Path(sys.argv[1]).touch(); "
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    appears = str(copy / "src" / "nivelo" / "engine" / f"pile{ending}")
    done = run("-c", later + SAY, appears, cwd=copy)
    assert (done.stdout, done.stderr) == ("interpreted 5050\n", "")


def test_a_compiled_engine_without_a_record_counts_as_stale(
    monkeypatch: pytest.MonkeyPatch, copy: Path
) -> None:
    assert _mode.read_record(copy / "src" / "nivelo") == {}
    monkeypatch.setattr(_mode, "compiled_files", lambda: [Path("cards.so")])
    monkeypatch.setattr(_mode, "read_record", dict)
    assert _mode.stale_sources() == _mode.compiled_sources()


def test_a_record_reads_back_as_it_was_written(copy: Path) -> None:
    package = copy / "src" / "nivelo"
    sources = _mode.fingerprint(package)
    assert list(sources) == ["engine/cards.py", "engine/pile.py"]
    _mode.write_record(package, sources)
    assert _mode.read_record(package) == sources


def test_a_fresh_engine_does_not_warn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NIVELO_PURE", raising=False)
    monkeypatch.setattr(_mode, "read_record", _mode.fingerprint)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        _mode.choose()


# Building: the same in both modes, so once is enough


@pytest.mark.slow_pure
@pytest.mark.skipif(not has_compiler(), reason="no C compiler")
def test_a_build_compiles_and_a_changed_source_is_noticed(copy: Path) -> None:
    core = copy / "src/nivelo/env/core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text(ENVIRONMENTS)
    (core / "__init__.py").write_text("")
    (core / "tables.py").write_text("TABLES = 64\n")
    # As for pip: the package is not on the path of the Python that builds it.
    compiler = quick_compiler(copy)
    done = build(copy, NIVELO_COMPILE="1", PYTHONPATH="", CC=compiler)
    assert done.returncode == 0, done.stderr
    assert compiled_files(copy) == ["_group__mypyc", "cards", "pile", "tables"]
    assert run("-c", SAY, cwd=copy).stdout == "compiled 5050\n"
    assert run("-c", SAY, cwd=copy, NIVELO_PURE="1").stdout == "interpreted 5050\n"

    with (copy / "src/nivelo/engine/pile.py").open("a") as source:
        source.write("# changed\n")
    done = run("-c", SAY, cwd=copy)
    assert done.stdout == "interpreted 5050\n"
    assert done.stderr.count("compiled from older sources") == 1
    assert done.stderr.count("`make build` compiles it again (engine/pile.py)") == 1

    (copy / "src/nivelo/engine/pile.py").rename(copy / "src/nivelo/engine/stack.py")
    assert build(copy, NIVELO_COMPILE="1", CC=compiler).returncode == 0
    assert compiled_files(copy) == ["_group__mypyc", "cards", "stack", "tables"]
    assert run("-W", "error", "-c", "import nivelo", cwd=copy).returncode == 0

    assert build(copy, NIVELO_COMPILE="0").returncode == 0
    assert compiled_files(copy) == []


@pytest.mark.slow_pure
@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
def test_make_builds_again_what_was_changed_while_it_built(copy: Path) -> None:
    stamps = copy / ".venv"
    (stamps / "bin").mkdir(parents=True)
    (stamps / "bin" / "python").symlink_to(sys.executable)
    for name in (".serving", ".compiler"):
        (stamps / name).touch()
    shutil.copy(ROOT / "Makefile", copy)
    pile = copy / "src/nivelo/engine/pile.py"
    builds = f"import pathlib; pathlib.Path({str(pile)!r}).touch()\n"

    def make(*arguments: str) -> int:
        command = ["make", f"PYTHON={sys.executable}", *arguments, "build"]
        return subprocess.run(command, cwd=copy, timeout=60, check=False).returncode

    (copy / "setup.py").write_text(builds)
    assert make() == 0
    assert make("--question") == 1
    (copy / "setup.py").write_text("")
    assert make() == 0
    assert make("--question") == 0


@pytest.mark.slow_pure
def test_without_a_c_compiler_the_engine_is_left_interpreted(copy: Path) -> None:
    half = copy / "src/nivelo/engine/cards.cpython-00-none.so"
    half.write_text("left by an earlier build")
    done = build(copy, CC="/nonexistent")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("nivelo: the engine was not compiled") == 1
    assert compiled_files(copy) == []
    assert run("-c", SAY, cwd=copy).stdout == "interpreted 5050\n"
    noted = run("-c", "from nivelo import _mode; print(_mode.why_not_compiled())", cwd=copy).stdout
    assert noted.startswith("no working C compiler with Python's headers: ")
    assert "/nonexistent" in noted

    demanded = build(copy, CC="/nonexistent", NIVELO_COMPILE="1")
    assert demanded.returncode != 0
    assert "the engine cannot be compiled (no working C compiler" in demanded.stderr


@pytest.mark.slow_pure
@pytest.mark.skipif(not has_compiler() or os.name != "posix", reason="no C compiler for a shell")
def test_a_compiler_that_is_there_and_does_not_work_is_an_error(copy: Path) -> None:
    """Pip would hide that the engine was left interpreted, though nothing seems to be missing."""
    compiler = copy / "fails"
    compiler.write_text("#!/bin/sh\necho 'no space left on device' >&2\nexit 1\n")
    compiler.chmod(0o755)
    done = build(copy, CC=str(compiler))
    assert done.returncode != 0
    assert "no space left on device" in done.stderr
    assert "nivelo: compiling the engine failed: no working C compiler" in done.stderr
    assert "NIVELO_COMPILE=0" in done.stderr


@pytest.mark.slow_pure
@pytest.mark.skipif(not has_compiler(), reason="no C compiler")
def test_sources_that_mypyc_refuses_are_an_error(copy: Path) -> None:
    with (copy / "src/nivelo/engine/pile.py").open("a") as source:
        source.write('wrong: int = "text"\n')
    done = build(copy)
    assert done.returncode != 0
    assert "compiling the engine failed: mypyc refuses the sources" in done.stderr


# As one that runs out of memory, which a trial with a few lines does not show.
FAILS_LATE = """\
#!/bin/sh
case "$*" in */hot.c*) echo "virtual memory exhausted" >&2; exit 1;; esac
exec ${REAL_CC} "$@"
"""


@pytest.mark.slow_pure
@pytest.mark.skipif(not has_compiler() or os.name != "posix", reason="no C compiler for a shell")
def test_a_compilation_that_fails_is_an_error_that_says_why(copy: Path) -> None:
    compiler = copy / "fails-late"
    compiler.write_text(FAILS_LATE)
    compiler.chmod(0o755)
    real = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    done = build(copy, CC=str(compiler), REAL_CC=real)
    assert done.returncode != 0
    assert "virtual memory exhausted" in done.stderr
    assert "nivelo: compiling the engine failed: " in done.stderr
    assert str(compiler) in done.stderr
    assert "without compiling it" in done.stderr
    assert "NIVELO_COMPILE=0" in done.stderr
    assert compiled_files(copy) == []
    assert run("-c", SAY, cwd=copy).stdout == "interpreted 5050\n"
