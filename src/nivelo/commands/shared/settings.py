"""The server's settings as options of commands."""

from __future__ import annotations

import argparse
import os
from dataclasses import Field, fields
from typing import Any

from nivelo.server.settings import Settings, from_environment, option, parse


def add_settings(parser: argparse.ArgumentParser, *names: str) -> None:
    """Options for these settings, or for all. Options that are not given stay None."""
    for each in fields(Settings):
        if not names or each.name in names:
            add_setting(parser, each)


def add_setting(parser: argparse.ArgumentParser, setting: Field[Any]) -> None:
    usual = usual_text(setting)
    text = setting.metadata["help"] + (f" ({usual})" if usual else "")
    text = text.replace("%", "%%")
    if setting.type == "bool":
        parser.add_argument(
            option(setting.name), action=argparse.BooleanOptionalAction, default=None, help=text
        )
    else:
        parser.add_argument(option(setting.name), metavar=setting.metadata["takes"], help=text)
    formerly = setting.metadata["formerly"]
    if formerly:
        parser.add_argument(option(formerly), dest=setting.name, help=argparse.SUPPRESS)


def usual_text(setting: Field[Any]) -> str:
    """The default, as shown to people."""
    if setting.type == "bool":
        return "yes" if setting.default else "no"
    return f"{setting.default:g}" if setting.type == "float" else str(setting.default)


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings from the options, and from the environment for the others."""
    given: dict[str, Any] = {}
    for each in fields(Settings):
        value = getattr(args, each.name, None)
        if isinstance(value, str):
            value = parse(str(each.type), option(each.name), value)
        given[each.name] = value
    return from_environment(os.environ, **given)
