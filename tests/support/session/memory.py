"""Files of tests lie in memory where it has room for them.

Databases wait for the disk, browsers keep profiles, and a PostgreSQL database is a thousand files:
on a slow disk that takes longer than the tests. Servers are killed in them, not machines, so what
reached no disk proves nothing less.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 4 << 30  # bytes; all tests together take a quarter of that


def use_memory() -> None:
    """For this process and all that it starts; what `TMPDIR` says goes before."""
    if "TMPDIR" in os.environ or not MEMORY.is_dir() or shutil.disk_usage(MEMORY).free < ROOM:
        return
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
