"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# No deadline: the engine may run interpreted, on a busy machine. The same examples every time: a
# test passes or fails for the same reason on every machine; tests/long/ looks further.
settings.register_profile("nivelo", deadline=None, derandomize=True)
settings.load_profile("nivelo")
