"""`nivelo --version`: which nivelo this is, and which engine it runs."""

from __future__ import annotations

import platform

from nivelo import __version__, engine_mode, stale_sources
from nivelo._mode import why_not_compiled
from nivelo.commands.shared.output import Output


def run(out: Output) -> int:
    mode = engine_mode()
    stale = stale_sources()
    why = why_not_compiled()
    if out.json:
        out.data(
            {
                "version": __version__,
                "engine": mode,
                "compiled": mode == "compiled",
                "stale": stale,
                "not_compiled_because": why or None,
                "python": platform.python_version(),
            }
        )
        return 0
    age = ", up to date with its sources" if mode == "compiled" else ""
    if why:
        age = f" (not compiled: {why})"
    if stale:
        age = f"; compiled is stale (run `make build`): {', '.join(stale)} changed since"
    out.say(f"nivelo {__version__}, engine {mode}{age}, Python {platform.python_version()}")
    return 0
