"""NumPy arrays on the memory of compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def window(memory: Any) -> NDArray[Any]:
    """An array that reads a `vec` in place; it cannot be written to."""
    return np.asarray(memoryview(memory))
