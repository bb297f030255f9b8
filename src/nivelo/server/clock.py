"""What time it is."""

from __future__ import annotations

import time

# The clock may be set while the server runs; time for moves still passes evenly. What it
# was set to counts from the next start on.
START = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970, by a clock that never jumps."""
    return (START + time.monotonic_ns()) // 1_000_000


def wall() -> int:
    """Milliseconds since 1970, by the clock of this computer: what processes agree on."""
    return time.time_ns() // 1_000_000
