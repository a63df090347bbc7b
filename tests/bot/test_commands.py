"""Slash commands: the documentation names those that the bot has, and each speaks four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from discord import app_commands

from locales import LOCALES, say
from tests.bot.harness import Stage
from tests.test_docs import PAGES, code

NO_COMMANDS = {"/healthz", "/metrics", "/data", "/owner"}
"""What looks like a command on the pages: paths of the status port, a folder, and a group that one server alone has."""


async def test_the_pages_name_only_slash_commands_and_options_that_exist(stage: Stage) -> None:
    found = {command.qualified_name: command for command in stage.bot.tree.walk_commands()}
    translated = {say(locale, f"command-{name}-name") for locale in LOCALES for name in found if " " not in name}
    wrong = []
    for page in PAGES:
        for piece in code(page):
            if not re.match(r"/[a-z-]+( |$)", piece) or piece in NO_COMMANDS:
                continue
            words, *options = re.split(r" (?=\w+:)", piece[1:])
            command = found.get(words)
            known = (
                {parameter.display_name for parameter in command.parameters}
                if isinstance(command, app_commands.Command)
                else set()
            )
            if words not in found.keys() | translated or {option.partition(":")[0] for option in options} - known:
                wrong.append(f"{page.name}: {piece}")
    assert not wrong, wrong
    assert found.keys() <= {piece[1:] for page in PAGES for piece in code(page) if piece.startswith("/")} | {"table"}


async def test_the_pages_name_every_entry_in_menus(stage: Stage) -> None:
    menus = [command.name for command in stage.bot.tree.get_commands() if isinstance(command, app_commands.ContextMenu)]
    for page in ("README.md", "playing.md"):
        (text,) = [path.read_text(encoding="utf-8") for path in PAGES if path.name == page]
        assert [name for name in menus if f"**{name}**" not in text] == [] and len(menus) == 4
    for locale in LOCALES:
        told = say(locale, "help-body")
        keys = ("challenge", "hand", "words")
        assert [key for key in keys if f"**{say(locale, f'menu-{key}-name')}**" not in told] == []


# ---------------------------------------------------------------- commands

COMMANDS = {
    "away",
    "daily",
    "solo",
    "play",
    "hand",
    "board",
    "table",
    "tables",
    "rules",
    "table-help",
    "learn",
    "board-ranking",
    "my-settings",
    "notify",
    "table-settings",
    "privacy",
    "board-profile",
}


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command, its subcommands, options and choices."""
    yield command
    for option in command.get("options") or []:
        yield from parts(option)
        yield from option.get("choices") or []


@pytest.mark.usefixtures("first_start")
async def test_the_commands_speak_four_languages(stage: Stage) -> None:
    """The stage checks at its end that they keep Discord's limits."""
    syncs = [request for request in stage.env.http_requests if request.path.endswith("/commands")]
    assert [request.method for request in syncs] == ["PUT"]
    commands = cast(list[dict[str, Any]], syncs[0].json)
    kinds = {kind: {each["name"] for each in commands if each["type"] == kind} for kind in (1, 2, 3)}
    assert kinds == {1: COMMANDS, 2: {"Challenge", "Profile"}, 3: {"My hand", "In words"}}
    spoken = {*LOCALES[1:], "es-419"}
    for command in commands:
        for part in parts(command):
            assert set(part["name_localizations"]) >= spoken, part["name"]
            if "value" not in part and command["type"] == 1:
                assert set(part["description_localizations"]) >= spoken
        for locale in spoken:
            siblings = [each["name_localizations"][locale] for each in commands]
            assert len(set(siblings)) == len(siblings), "no two commands share a name in one language"
        for option_names in zip(
            *(option["name_localizations"].values() for option in command.get("options") or []), strict=True
        ):
            assert len(set(option_names)) == len(option_names)
