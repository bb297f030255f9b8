"""What is refused does not depend on the database: half of these tests run on each."""

from __future__ import annotations

import pytest

from support.server.running_server import Running, one_of_both


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Running:
    return one_of_both(request)
