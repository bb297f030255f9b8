"""Containerfile and compose.yaml: what they run is run here, on this computer's file system."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

import httpx
import pytest
import yaml

from nivelo.site.web_files import WebFiles
from support.docs.code_blocks import replaced
from support.server.free_ports import free_port
from support.server.postgres import Postgres

pytestmark = pytest.mark.slow_pure  # the same in both modes

ROOT = Path(__file__).resolve().parents[3]
LINES = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
INSTALLED = "/opt/nivelo/bin/"


def instructions(word: str) -> list[str]:
    """What follows a word of the Containerfile, line by line."""
    return [line.removeprefix(f"{word} ") for line in LINES if line.startswith(f"{word} ")]


def command(text: str) -> list[str]:
    """A command of the image, with the programs of this environment."""
    program, *words = json.loads(text)
    return [replaced(program, INSTALLED, f"{Path(sys.executable).parent}/"), *words]


def environment(data: Path, port: int) -> dict[str, str]:
    """That of the image, with a folder and a port of this computer."""
    (line,) = instructions("ENV")
    image = dict(word.split("=", 1) for word in shlex.split(line))
    assert image["NIVELO_DATA"] == "/data"
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("NIVELO_", "COV"))}
    return inherited | image | {"NIVELO_DATA": str(data), "NIVELO_PORT": str(port)}


def is_healthy(inside: dict[str, str]) -> bool:
    """As the image's health check finds it, in the environment of the server."""
    (check,) = instructions("HEALTHCHECK")
    words = command(check.partition(" CMD ")[2])
    done = subprocess.run(words, env=inside, capture_output=True, check=False, timeout=60)
    return done.returncode == 0


@contextmanager
def container(data: Path, **more: str) -> Iterator[int]:
    """What the image starts; ended as it is there, and well. Gives the port."""
    port = free_port()
    inside = environment(data, port) | more
    (start,) = instructions("CMD")
    (stop,) = instructions("STOPSIGNAL")
    with (data / "log").open("wb") as log:
        process = subprocess.Popen(command(start), env=inside, stdout=log, stderr=log)
    try:
        while not is_healthy(inside):
            assert process.poll() is None, (data / "log").read_text()
            time.sleep(0.1)
        yield port
    finally:
        process.send_signal(signal.Signals[stop])
        assert process.wait(60) == 0


def test_what_the_image_starts_is_healthy_until_it_stops(tmp_path: Path) -> None:
    with container(tmp_path) as port:
        assert "<script" in httpx.get(f"http://127.0.0.1:{port}/").text
        assert (tmp_path / "nivelo.sqlite3").exists()
    assert not is_healthy(environment(tmp_path, port))


def test_below_a_path_it_is_healthy_too(tmp_path: Path) -> None:
    with container(tmp_path, NIVELO_PUBLIC_URL="https://example.org/cards") as port:
        assert "<script" in httpx.get(f"http://127.0.0.1:{port}/cards/").text


def test_with_compose_it_uses_postgres(tmp_path: Path, postgres: Postgres) -> None:
    """What the image of PostgreSQL makes of its settings is made here by hand."""
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    service, database = compose["services"]["nivelo"], compose["services"]["db"]
    settings = database["environment"]
    user, name = settings["POSTGRES_USER"], settings["POSTGRES_DB"]
    postgres.server.psql(f"CREATE ROLE {user} LOGIN PASSWORD 'secret';")
    postgres.server.psql(f"CREATE DATABASE {name} OWNER {user};")
    (variable, address), *others = service["environment"].items()
    assert not others
    address = replaced(address, settings["POSTGRES_PASSWORD"], "secret")
    socket = urlsplit(str(postgres.server.get_uri())).query.removeprefix("host=")
    word, program, *words = database["healthcheck"]["test"]
    assert word == "CMD"
    ready = [str(programs_of(postgres) / program), *words, "-h", socket]
    subprocess.run(ready, check=True, timeout=60)
    with container(
        tmp_path, **{variable: replaced(address, "@db/", "@/") + f"?host={socket}"}
    ) as port:
        assert httpx.get(f"http://127.0.0.1:{port}/health/ready").status_code == 200
        assert not (tmp_path / "nivelo.sqlite3").exists()


def programs_of(postgres: Postgres) -> Path:
    """Where the programs of PostgreSQL are that the tests use."""
    return Path(postgres.processes()[0].exe()).parent


def test_it_is_not_root_and_may_write_only_its_data(tmp_path: Path) -> None:
    (user,) = instructions("USER")
    (made,) = [line for line in instructions("RUN") if line.startswith("install ")]
    owner, group = user.split(":")
    assert int(owner) > 0
    assert f"-o {owner} -g {group} -m 0700 /data" in made
    service = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["nivelo"]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    if os.geteuid() == 0:
        folder = tmp_path / "data"
        subprocess.run(shlex.split(replaced(made, "/data", str(folder))), check=True)
        assert (folder.stat().st_uid, folder.stat().st_mode & 0o777) == (int(owner), 0o700)


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build of the image is given."""
    folder = tmp_path_factory.mktemp("context")
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8")
    assert ignored == (ROOT / ".dockerignore").read_text(encoding="utf-8")
    lines = ignored.splitlines()
    left_out = [PurePosixPath(line).name for line in lines if line.startswith(("src/", "**/"))]
    for name in (line[1:] for line in lines if line.startswith("!")):
        if (ROOT / name).is_dir():
            ignore = shutil.ignore_patterns(*left_out)
            shutil.copytree(ROOT / name, folder / name, ignore=ignore)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def test_the_image_has_the_pages_in_few_files(context: Path, tmp_path: Path) -> None:
    """Its first stage, with the tools that are installed here."""
    tools = ROOT / "node_modules"
    if not tools.exists():
        pytest.skip("what joins the pages is not installed: make node_modules/.installed")
    first, *_ = "\n".join(LINES).partition("\nFROM docker.io/library/python")
    for words in (line.split()[1:] for line in first.splitlines() if line.startswith("COPY ")):
        *sources, target = words
        for name in sources:
            copy = shutil.copytree if (context / name).is_dir() else shutil.copy
            (tmp_path / target).parent.mkdir(parents=True, exist_ok=True)
            copy(context / name, tmp_path / target)
    install, bundle = [line[4:] for line in first.splitlines() if line.startswith("RUN ")]
    # Nothing is fetched: whether the lock file fits what is copied, it says all the same.
    subprocess.run(
        [*shlex.split(install), "--dry-run", "--offline"], cwd=tmp_path, check=True, timeout=300
    )
    (tmp_path / "node_modules").symlink_to(tools)
    subprocess.run(shlex.split(bundle), cwd=tmp_path, check=True, timeout=300)
    (line,) = [line for line in instructions("COPY") if line.startswith("--from=pages ")]
    bundles, target = line.split()[1:]
    made = tmp_path / PurePosixPath(bundles).relative_to("/src")
    assert not (context / target).exists()
    shutil.copytree(made, context / target)
    files = WebFiles(context / "src" / "nivelo" / "web")
    files.read()
    assert files.is_bundled


@pytest.mark.skipif(os.name != "posix", reason="programs lie elsewhere than in the image")
def test_the_image_installs_a_package_that_runs(context: Path, tmp_path: Path) -> None:
    """Its second stage, but that nothing is fetched and that the engine stays as it is.

    Compiling it is tried in `tests/test_packaging.py`, and all of it by `make wheel`.
    """
    environment, install = [line for line in instructions("RUN") if "/opt/nivelo" in line]
    place = tmp_path / "nivelo"
    words = shlex.split(replaced(environment, "/opt/nivelo", str(place)))
    # Of what it needs nothing is fetched: it is that of the environment of these tests.
    words = [sys.executable, *words[1:], "--without-pip", "--system-site-packages"]
    subprocess.run(words, check=True, timeout=300)
    site_packages = sysconfig.get_path("purelib", vars={"base": str(place)})
    Path(site_packages, "tests.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    setting, program, *words = shlex.split(install)
    assert (setting, program) == ("NIVELO_COMPILE=1", f"{INSTALLED}pip")
    here = [f"{place}/bin/python", "-m", "pip", *words, "--no-deps", "--no-build-isolation"]
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(("NIVELO_", "COV"))}
    done = subprocess.run(
        [*here, "--ignore-installed"],
        cwd=context,
        env=inherited | {"NIVELO_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    (start,) = instructions("CMD")
    program, *words = json.loads(replaced(start, "/opt/nivelo", str(place)))
    says = subprocess.run([program, *words, "--help"], capture_output=True, text=True, check=True)
    assert "--database" in says.stdout
    where = "import nivelo; print(nivelo.__file__)"
    found = subprocess.run([f"{place}/bin/python", "-c", where], capture_output=True, text=True)
    assert Path(found.stdout.strip()).is_relative_to(place)
