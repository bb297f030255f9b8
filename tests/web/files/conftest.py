"""The site that `nivelo site` writes, built once for all tests that want it."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.web.plain_files import built_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    base = tmp_path_factory.getbasetemp()
    return built_site(base if worker_id == "master" else base.parent)
