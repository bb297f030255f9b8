"""Settings: by option, by environment variable, by default; checked, and described."""

from __future__ import annotations

import argparse
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from nivelo.commands.shared.settings import add_settings, settings_of, usual_text
from nivelo.server.errors import ServerError
from nivelo.server.settings import (
    Settings,
    check,
    from_environment,
    option,
    to_environment,
    variable,
)
from support.cli.command_result import Nivelo

pytestmark = pytest.mark.slow_pure  # the same in both modes

SERVING = Path(__file__).resolve().parents[3] / "docs" / "serving.md"
OTHER_VALUES: dict[str, Any] = {
    "host": "::1",
    "port": 9000,
    "data": "/srv/cards",
    "database": "postgresql://cards:hush@db/cards",
    "channels": "redis://cache",
    "workers": 3,
    "root_path": "/cards",
    "public_url": "https://example.org/cards",
    "proxies": "10.0.0.0/8",
    "origins": "https://a.example,https://b.example",
    "open": False,
    "metrics": "*",
    "log_level": "debug",
    "log_format": "json",
    "bot_workers": 2,
    "bots": "clever=package.module:Class",
    "offline": "/srv/site",
    "messages_per_second": 7.5,
    "messages_per_address": 75.0,
    "hints_per_minute": 6,
    "chat_per_minute": 5,
    "bot_moves_per_second": 4.5,
    "requests_per_minute": 100,
    "tables_per_hour": 5,
    "games_per_minute": 6,
    "connections_per_address": 50,
    "push": False,
    "push_contact": "mailto:cards@example.org",
    "push_loopback": True,
    "shutdown_seconds": 3,
}


def parsed(*words: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_settings(parser)
    return settings_of(parser.parse_args(words))


def no_option(name: str) -> str:
    return option(name).replace("--", "--no-", 1)


def words_for(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return option(name) if value else no_option(name)
    return f"{option(name)}={value}"


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for each in fields(Settings):
        monkeypatch.delenv(variable(each.name), raising=False)
        monkeypatch.delenv(variable(each.metadata["formerly"]), raising=False)


# Where a value comes from


def test_every_setting_is_tried_here() -> None:
    assert list(OTHER_VALUES) == [each.name for each in fields(Settings)]
    default = Settings()
    assert all(getattr(default, name) != value for name, value in OTHER_VALUES.items())


def test_nothing_said_gives_the_defaults() -> None:
    assert from_environment({}) == Settings() == parsed()


def test_every_setting_is_an_option() -> None:
    assert parsed(*(words_for(*item) for item in OTHER_VALUES.items())) == Settings(**OTHER_VALUES)


def test_every_setting_is_an_environment_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in OTHER_VALUES.items():
        monkeypatch.setenv(f"NIVELO_{name.upper()}", str(value))
    assert parsed() == Settings(**OTHER_VALUES)


def test_what_the_last_release_called_otherwise_is_still_understood() -> None:
    assert parsed("--minds=3").bot_workers == 3
    assert from_environment({"NIVELO_MINDS": "4"}).bot_workers == 4
    both = {"NIVELO_MINDS": "4", "NIVELO_BOT_WORKERS": "5"}
    assert from_environment(both).bot_workers == 5


def test_an_option_overrides_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIVELO_PORT", "9000")
    monkeypatch.setenv("NIVELO_OPEN", "no")
    assert (parsed().port, parsed().open) == (9000, False)
    settings = parsed("--port=9001", "--open")
    assert (settings.port, settings.open) == (9001, True)


def test_other_processes_get_the_same_settings_by_the_environment() -> None:
    settings = Settings(**OTHER_VALUES)
    assert from_environment(to_environment(settings)) == settings
    assert from_environment(to_environment(Settings())) == Settings()


@pytest.mark.parametrize(("text", "value"), [("1", True), ("Yes", True), ("off", False)])
def test_yes_and_no_have_several_names(text: str, value: bool) -> None:
    assert from_environment({"NIVELO_OPEN": text}).open is value


# What cannot be


@pytest.mark.parametrize(
    ("words", "code", "quoted"),
    [
        (["--port=many"], "settings/number", "--port='many'"),
        (["--port=70000"], "settings/number", "--port 70000"),
        (["--workers=0"], "settings/number", "--workers 0"),
        (["--bot-workers=0"], "settings/number", "--bot-workers 0"),
        (["--requests-per-minute=0"], "settings/number", "--requests-per-minute 0"),
        (["--messages-per-second=nan"], "settings/number", "nan"),
        (["--shutdown-seconds=-1"], "settings/number", "-1"),
        (["--log-level=loud"], "settings/word", "'loud'"),
        (["--log-format=xml"], "settings/word", "'xml'"),
        (["--proxies=next door"], "settings/address", "'next door'"),
        (["--metrics=10.0.0.1/8"], "settings/address", "'10.0.0.1/8'"),
        (["--root-path=/a b"], "settings/path", "'/a b'"),
        (['--root-path=/"><script>'], "settings/path", "script"),
        (["--root-path=/../x"], "settings/path", "/../x"),
        (["--public-url=example.org"], "settings/public_url", "'example.org'"),
        (["--public-url=https://example.org?a=b"], "settings/public_url", "a=b"),
        (["--public-url=https://example.org/a", "--root-path=/b"], "settings/path", "'/b'"),
        (["--workers=2"], "settings/channels", "2 processes"),
        (["--workers=2", "--database=sqlite:///x"], "settings/channels", "2 processes"),
    ],
)
def test_what_cannot_work_is_refused_and_quoted(
    nivelo: Nivelo, monkeypatch: pytest.MonkeyPatch, words: list[str], code: str, quoted: str
) -> None:
    monkeypatch.setattr("nivelo.server.serve.serve", lambda *_: pytest.fail("it is served"))
    done = nivelo("serve", *words)
    assert done.code == 2
    assert done.err.startswith(f"nivelo: {code}: ")
    assert quoted in done.err


def test_a_variable_that_is_wrong_is_named() -> None:
    with pytest.raises(ServerError, match="settings/number: NIVELO_PORT='x' is not a number"):
        from_environment({"NIVELO_PORT": "x"})
    with pytest.raises(ServerError, match="settings/yes_or_no: NIVELO_OPEN='perhaps'"):
        from_environment({"NIVELO_OPEN": "perhaps"})


# What follows from the settings


def test_several_processes_may_share_sqlite_if_redis_tells_them() -> None:
    check(Settings(workers=2, channels="redis://cache"))


def test_postgresql_also_carries_the_notices() -> None:
    database = "postgresql://db/cards"
    assert Settings(database=database).channels_text() == database
    assert Settings(database=database, channels="memory").channels_text() == "memory"
    assert Settings().channels_text() == "memory"


def test_data_are_kept_where_the_system_keeps_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / name)
    assert Settings().database_text() == f"sqlite:///{tmp_path / 'nivelo' / 'nivelo.sqlite3'}"
    assert (tmp_path / "nivelo").stat().st_mode & 0o077 == 0


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ServerError, match=r"settings/data: .*file/below"):
        Settings(data=str(tmp_path / "file" / "below")).data_path()


@pytest.mark.parametrize(
    ("settings", "path"),
    [
        ({}, ""),
        ({"root_path": "/"}, ""),
        ({"root_path": "cards/"}, "/cards"),
        ({"root_path": "/a/b"}, "/a/b"),
        ({"public_url": "https://example.org/"}, ""),
        ({"public_url": "https://example.org/cards/"}, "/cards"),
        ({"public_url": "https://example.org/cards", "root_path": "cards"}, "/cards"),
    ],
)
def test_the_path_is_that_of_the_public_address(settings: dict[str, str], path: str) -> None:
    chosen = Settings(**settings)  # type: ignore[arg-type]
    check(chosen)
    assert chosen.base_path() == path
    public = settings.get("public_url", "").rstrip("/")
    assert chosen.address("http://here:8088/") == (public or f"http://here:8088{path}")


def test_passwords_do_not_show() -> None:
    settings = Settings(database="postgresql://u:hush@db/x", channels="redis://:hush@cache")
    assert "hush" not in repr(settings)


# Where they are described


def test_help_explains_every_setting(nivelo: Nivelo) -> None:
    done = nivelo("serve", "--help")
    output = " ".join(done.out.split())
    assert done.code == 0
    assert "NIVELO_ROOT_PATH" in output
    for each in fields(Settings):
        assert option(each.name) in output
        assert each.metadata["help"].split(":")[0][:40] in output


def settings_table() -> str:
    lines = ["| option, variable | default | |", "|---|---|---|"]
    for each in fields(Settings):
        usual = usual_text(each)
        shown = f"`{usual}`" if usual else ""
        name = option(each.name) + (f"`, `{no_option(each.name)}" if each.type == "bool" else "")
        lines.append(f"| `{name}`, `{variable(each.name)}` | {shown} | {each.metadata['help']} |")
    return "\n".join(lines)


def test_the_documentation_has_exactly_these_settings() -> None:
    lines = [line for line in SERVING.read_text(encoding="utf-8").splitlines() if "NIVELO_" in line]
    rows = [line for line in lines if line.startswith("|")]
    assert rows == [line for line in settings_table().splitlines() if "NIVELO_" in line], (
        f"docs/serving.md should say:\n{settings_table()}"
    )


def test_the_documentation_names_no_setting_that_is_none() -> None:
    text = SERVING.read_text(encoding="utf-8")
    known = {variable(each.name) for each in fields(Settings)}
    assert set(re.findall(r"NIVELO_[A-Z_]+", text)) == known
    options = {option(each.name) for each in fields(Settings)} | {"--table", "--help"}
    options |= {no_option(each.name) for each in fields(Settings) if each.type == "bool"}
    options |= {"--require-hashes", "--no-deps"}  # of pip
    options |= {"--days", "--dry-run"}  # of `nivelo prune`
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", text)) == options
