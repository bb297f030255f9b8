"""The HTTP API as it describes itself, tried with whatever fits the description or does not.

No answer is a 5xx, every one is of a form that is described, and what does not fit is refused.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode, checks
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from support.server.people_at_tables import SMALL, TIMEOUT
from support.server.running_server import Running

pytestmark = pytest.mark.slow_pure

EXAMPLES = 15  # of each operation, fitting and not fitting, on each database

# Whether something may be done now is no question of its form, and there are no keys to forget.
NOT_ASKED = [
    checks.positive_data_acceptance,
    checks.ignored_auth,
    checks.ensure_resource_availability,
    checks.use_after_free,
]
# 413: what is too long may also be too large to be read at all.
CHECKS = {"negative_data_rejection": {"expected-statuses": [400, 403, 404, 405, 409, 413]}}


class Tried:
    """A server with people, a table in play, one that is over, and a saved game."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = httpx.Client(base_url=f"{server.url}/api", timeout=TIMEOUT)
        self.post("/me", {"name": "Ann"})
        small = {"description": SMALL, "seats": 2, "pace": 0, "listed": True}
        made = [self.post("/tables", {"setup": small, "bots": {"1": {}}}) for _ in range(3)]
        for table in made[:2]:
            self.post(f"/tables/{table['id']}/commands", {"type": "start"})
        self.post(f"/tables/{made[0]['id']}/commands", {"type": "end"})
        game = self.post("/own-games", {"description": SMALL})
        self.known: dict[str, list[Any]] = {
            "table_id": [table["id"] for table in made],
            "code": [table["code"] for table in made],
            "game_id": [game["id"]],
            "number": [1, 2],
            "seat": [0, 1],
        }
        config = schemathesis.Config.from_dict({"checks": CHECKS})
        address = f"{server.url}/api/docs/openapi.json"
        self.schema = schemathesis.openapi.from_url(address, config=config)

    def post(self, path: str, data: object) -> dict[str, Any]:
        answer = self.http.post(path, json=data)
        assert answer.is_success, answer.text
        body: dict[str, Any] = answer.json()
        return body

    def operations(self) -> list[APIOperation[Any, Any, Any, Any]]:
        operations = [
            each.ok() for each in self.schema.get_all_operations() if isinstance(each, Ok)
        ]
        assert len(operations) > 25
        return operations


@pytest.fixture(scope="module")
def tried(request: pytest.FixtureRequest) -> Iterator[Tried]:
    name = "sqlite_server" if request.param == "sqlite" else "postgres_backed"
    api = Tried(request.getfixturevalue(name))
    yield api
    api.http.close()


# Most of what does not fit is refused before the database is asked: one is enough, but for CI.
BOTH = ("sqlite", "postgres")
REFUSING = BOTH if os.environ.get("NIVELO_ALL_DATABASES") else ("sqlite",)
TRIALS = [
    *((database, GenerationMode.POSITIVE) for database in BOTH),
    *((database, GenerationMode.NEGATIVE) for database in REFUSING),
]


@pytest.mark.parametrize(("tried", "mode"), TRIALS, indirect=["tried"])
def test_every_operation_answers_as_it_says(tried: Tried, mode: GenerationMode) -> None:
    statuses: set[int] = set()
    for operation in tried.operations():
        statuses |= answers(tried, operation, mode)
    assert max(statuses) < 500
    assert 400 in statuses
    assert (mode is GenerationMode.NEGATIVE) or 201 in statuses


def answers(
    tried: Tried, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode
) -> set[int]:
    """Try an operation; gives the statuses with which it answered."""
    statuses: set[int] = set()
    takes_something = bool(operation.body) or any(operation.iter_parameters())
    if mode is GenerationMode.NEGATIVE and not takes_something:
        return statuses

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), database=None)
    @given(operation.as_strategy(generation_mode=mode), st.randoms(use_true_random=False))
    def run(case: Case[Any], random: Random) -> None:
        for name in case.path_parameters or {}:
            # Else nothing would ever be found.
            if mode is GenerationMode.POSITIVE and name in tried.known and random.random() < 0.7:
                case.path_parameters[name] = random.choice(tried.known[name])
        answer = case.call_and_validate(
            base_url=tried.server.url,
            headers={"cookie": f"nivelo={tried.http.cookies['nivelo']}"},
            excluded_checks=NOT_ASKED,
        )
        statuses.add(answer.status_code)

    run()
    return statuses
