"""What is collected stays until the end: Python need not look through it for garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests and all that they import, in each process."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()
