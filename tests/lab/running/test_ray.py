"""A real Ray on this machine: the same findings as by one process, from the library and the shell.

Two processors and a small object store; it is started once and stopped again.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import ray

from nivelo.engine.errors import NiveloError
from nivelo.games import read_game
from nivelo.lab.output.dataset import write_dataset
from nivelo.lab.running.executors import Alone, executor
from nivelo.lab.running.plans import make_plan
from nivelo.lab.running.ray_executor import RayExecutor
from nivelo.lab.running.runs import run
from nivelo.lab.studies.levels import level_findings, make_drills
from nivelo.lab.studies.tournament import make_tables, tournament_findings

# The same code plays in both modes, and Ray takes a while to start.
pytestmark = pytest.mark.slow_pure

STORE = 100 * 2**20


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two processors, to which this process is connected."""
    # Sockets lie in this directory, and their paths must be short.
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        context = ray.init(
            num_cpus=2,
            object_store_memory=STORE,
            include_dashboard=False,
            log_to_driver=False,
            _temp_dir=folder,
        )
        yield context.address_info["address"]
        ray.shutdown()


def test_ray_finds_what_one_process_finds(cluster: str, tmp_path: Path) -> None:
    drills = make_drills(read_game("level8-101"), ["two"], seed=8)
    plans = [drill.plan for drill in drills]
    done: list[int] = []
    with executor(ray="auto") as hands:
        assert isinstance(hands, RayExecutor)
        assert hands.size == 2
        sums = run(plans, 25, hands, tmp_path / "study.journal", done.append)
    assert level_findings(drills, sums) == level_findings(drills, run(plans, 25, Alone()))
    assert sum(done) == 25 * len(plans)
    assert run(plans, 25, Alone(), tmp_path / "study.journal") == sums, "all is in the journal"
    assert ray.is_initialized(), "a connection that was open stays open"


def test_ratings_are_the_same_too(cluster: str) -> None:
    tables = make_tables("level8-99", ["greedy", "random"], 3)
    plans = [table.plan for table in tables]
    with executor(ray="auto") as hands:
        findings = tournament_findings(tables, run(plans, 9, hands))
    assert findings == tournament_findings(tables, run(plans, 9, Alone()))


def test_the_command_connects_to_the_address(cluster: str) -> None:
    command = [sys.executable, "-m", "nivelo", "lab", "levels", "level8-99", "--games", "20"]
    printed = [
        json.loads(
            subprocess.run(
                [*command, "--json", *words], stdout=subprocess.PIPE, check=True, timeout=300
            ).stdout
        )
        for words in (["--ray", cluster], ["--jobs", "1"])
    ]
    assert printed[0] == printed[1]


def test_an_error_in_a_task_is_told_and_others_are_stopped(cluster: str) -> None:
    (drill, *_) = make_drills(read_game("level8-99"))
    broken = replace(drill.plan, bots=("nobody", "nobody"))
    with pytest.raises(NiveloError) as caught, executor(ray="auto") as hands:
        run([broken], 5, hands)
    assert caught.value.code == "bot/unknown"


def closed_port() -> str:
    """An address of this machine where nobody listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{one.getsockname()[1]}"


@pytest.mark.parametrize("address", ["closed", "nonsense"])
def test_where_there_is_no_cluster_it_is_said(address: str) -> None:
    if address == "closed":
        address = closed_port()
    command = [sys.executable, "-m", "nivelo", "lab", "levels", "level8-99", "--ray", address]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 2
    assert done.stderr.startswith("nivelo: ray/unreachable: no Ray cluster at")
    assert repr(address) in done.stderr


def test_a_dataset_written_by_ray_has_the_same_bytes(cluster: str, tmp_path: Path) -> None:
    options: dict[str, str | int] = {"max_turns_per_round": 40}
    plan = make_plan("level8-99", 2, "one", "none", options, ["random"], 3)
    alone = write_dataset(tmp_path / "alone", plan, 2, 1)
    there = write_dataset(tmp_path / "ray", plan, 2, 1, ray=cluster)
    assert [path.read_bytes() for path in alone] == [path.read_bytes() for path in there]
