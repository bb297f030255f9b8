"""Run by compile.mjs within Pyodide: compiles the needed modules, and drops the rest.

Otherwise a page would download the whole standard library, and compile it on every visit. Of the
library, whole packages that the worker imports are kept, since they load some modules late.
Constant responses of the worker, such as the list of games, become a file of their own.
"""

import py_compile
import shutil
import sys
from importlib import import_module
from pathlib import Path
from py_compile import PycInvalidationMode

ROOT = Path("/modules")
START = "nivelo.browser.worker"

sys.path.insert(0, str(ROOT / "packages"))
import_module(START)
games = import_module("nivelo.server.answers.games").all_games()
(ROOT / "games.json").write_bytes(import_module("msgspec").json.encode(games))
needed = {name.partition(".")[0] for name in sys.modules}
for path in (ROOT / "library").iterdir():
    if path.stem not in needed:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
for cache in list(ROOT.rglob("__pycache__")):
    shutil.rmtree(cache)

for source in sorted(ROOT.rglob("*.py")):
    py_compile.compile(
        str(source),
        cfile=str(source.with_suffix(".pyc")),
        dfile=source.relative_to(ROOT).as_posix(),
        doraise=True,
        optimize=2 if source.is_relative_to(ROOT / "library") else 0,  # 2: without docstrings
        invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
    )
    source.unlink()
