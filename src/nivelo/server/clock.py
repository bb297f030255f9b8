"""The current time."""

from __future__ import annotations

import time

# The clock may be set while the server runs; time for moves still passes evenly. The new time takes
# effect at the next start.
START = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970, by a clock that never jumps."""
    return (START + time.monotonic_ns()) // 1_000_000


def wall() -> int:
    """Milliseconds since 1970 by the system clock: processes agree on it."""
    return time.time_ns() // 1_000_000
