"""`nivelo site` where something is missing or not what it should be: one line says what."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nivelo.commands.site import way_to_serve
from nivelo.engine.errors import NiveloError
from nivelo.site.built_runtime import MARK
from nivelo.site.fetch import fetch_wheel, read_pins
from support.cli.command_result import Nivelo

pytestmark = pytest.mark.slow_pure  # the same in both modes


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing was fetched before, and no registry can be asked."""
    monkeypatch.setenv("NIVELO_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "cache").mkdir()
    return tmp_path / "cache"


@pytest.mark.usefixtures("cache")
def test_without_npm_it_says_what_to_install_and_the_old_site_stays(
    nivelo: Nivelo, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    for name in (MARK, "index.html"):
        (site / name).write_text("of before")
    done = nivelo("site", str(site))
    assert done.code == 2
    assert "npm" in done.err
    assert "install Node.js" in done.err
    assert len(done.err.splitlines()) == 1
    assert (site / "index.html").read_text() == "of before"


def test_what_npm_complains_about_is_said_in_one_line(
    nivelo: Nivelo, cache: Path, tmp_path: Path
) -> None:
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\necho 'npm error network is unreachable' >&2\nexit 1\n")
    npm.chmod(0o755)
    done = nivelo("site", str(tmp_path / "site"))
    assert done.code == 2
    assert "pyodide@" in done.err
    assert "network is unreachable" in done.err
    assert len(done.err.splitlines()) == 1
    assert not list(cache.iterdir())


def test_a_file_with_another_digest_is_refused_and_forgotten(
    nivelo: Nivelo, cache: Path, tmp_path: Path
) -> None:
    archive = cache / f"pyodide-{read_pins().pyodide}.tgz"
    archive.write_bytes(b"somebody else's")
    done = nivelo("site", str(tmp_path / "site"))
    assert done.code == 2
    assert archive.name in done.err
    assert read_pins().integrity in done.err
    assert len(done.err.splitlines()) == 1
    assert not archive.exists()


def test_without_pip_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho 'python: No module named pip' >&2\nexit 1\n")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))
    with pytest.raises(NiveloError, match=r"librt==.* by pip: python: No module named pip"):
        fetch_wheel(read_pins(), "librt==0.16.0", tmp_path / "librt.whl")
    assert not (tmp_path / "librt.whl").exists()


def test_a_folder_with_other_things_in_it_is_left_alone(nivelo: Nivelo, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear all")
    done = nivelo("site", str(tmp_path))
    assert done.code == 2
    assert "is not empty" in done.err
    assert (tmp_path / "letter.txt").read_text() == "dear all"


@pytest.mark.parametrize("place", ["letter.txt", "letter.txt/site"])
def test_a_place_where_no_folder_can_be_is_named(
    nivelo: Nivelo, tmp_path: Path, place: str
) -> None:
    (tmp_path / "letter.txt").write_text("dear all")
    done = nivelo("site", str(tmp_path / place))
    assert done.code == 2
    assert str(tmp_path / place) in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("folder", "base", "way"),
    [
        ("/srv/site", "", ", for instance: python -m http.server --directory /srv/site 8000"),
        ("/srv/cards", "/cards", ", for instance: python -m http.server --directory /srv 8000"),
        ("/srv/a/b", "/a/b", ", for instance: python -m http.server --directory /srv 8000"),
        ("/srv/site", "/cards", " as /cards."),
    ],
)
def test_how_it_can_be_served_depends_on_its_path(folder: str, base: str, way: str) -> None:
    assert way_to_serve(Path(folder), base) == way
