"""The slash commands in the documentation are those that the bot has."""

from __future__ import annotations

import re

from discord import app_commands

from locales import LOCALES, say
from tests.bot.harness import Stage
from tests.test_docs import PAGES, code


async def test_the_pages_name_only_slash_commands_and_options_that_exist(stage: Stage) -> None:
    found = {command.qualified_name: command for command in stage.bot.tree.walk_commands()}
    translated = {say(locale, f"command-{name}-name") for locale in LOCALES for name in found if " " not in name}
    wrong = []
    for page in PAGES:
        for piece in code(page):
            if not re.match(r"/[a-z]+( |$)", piece):
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
