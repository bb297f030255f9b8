"""NumPy arrays over the memory of compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def window(memory: Any) -> NDArray[Any]:
    """A read-only array that shares the memory of a `vec`."""
    return np.asarray(memoryview(memory))
