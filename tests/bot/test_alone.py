"""Commands outside of servers with the bot: what they say holds there, and no file is sent where none may be."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import discord
import pytest

from cogs.interactions.installs import works_anywhere
from locales import LOCALES, say
from tests.bot.faults import deny
from tests.bot.harness import Message, Stage
from tests.bot.playing import tertulia
from tests.bot.test_places import ANYWHERE

pytestmark = pytest.mark.usefixtures("tiny_pictures", "at_once", "elsewhere")

SERVER = {
    "en-US": "(this|the) server",
    "pt-BR": "n?este servidor|do servidor",
    "es-ES": "este servidor",
    "fr": "ce serveur",
}
"""What only a server with the bot says of itself."""
REACHED = ("p:export", "p:show", "p:delete", "p:show", "b:1:more", "b:1:hand", "m:words_on", "m:tips_off")
"""What is pressed, wherever it is seen."""


@pytest.fixture
def elsewhere(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot be in no server: interactions come from users who have added it to their accounts."""
    monkeypatch.setattr(tertulia(stage), "get_guild", lambda guild_id: None)


def needs_server(stage: Stage, locale: str) -> set[str]:
    """Return the first words of the commands that do not work here, as people type them."""
    tree = tertulia(stage).tree
    names = {
        each.name
        for each in tree.get_commands()
        if isinstance(each, discord.app_commands.Command | discord.app_commands.Group)
    }
    assert {name for name in names if works_anywhere(tree.get_command(name))} == ANYWHERE  # type: ignore[arg-type]
    return {say(locale, f"command-{name}-name") for name in names - ANYWHERE}


async def seen(stage: Stage) -> AsyncIterator[Message]:
    """Use every command that works here, and some of what its panels offer; yield what is shown then."""
    for name in sorted(ANYWHERE, key=lambda name: name != "solo"):
        game = {"game": "mausoleum"} if name in ("solo", "learn", "rules", "daily") else {}
        panel = stage.private(await stage.slash(stage.ana, name, **game))
        yield panel
        for wanted in REACHED:
            if wanted in [control.custom_id for control in stage.buttons(panel)]:
                yield (panel := stage.private(await stage.press(stage.ana, panel, wanted)))


@pytest.mark.parametrize("locale", LOCALES)
async def test_no_text_speaks_of_a_server_or_of_a_command_that_is_not_there(stage: Stage, locale: str) -> None:
    stage.reads(stage.ana, locale)
    absent = needs_server(stage, locale)
    async for message in seen(stage):
        text = stage.text(message)
        assert not {word.split()[0] for word in re.findall(r"`/([^`]+)`", text)} & absent, text
        assert not re.search(SERVER[locale], text), text
        for control in stage.controls(message):
            assert control.custom_id not in ("m:pings_off", "m:listed_off", "m:people"), "without effect here"
            assert not control.custom_id.startswith("z:") or not control.custom_id.endswith(":friends")


async def test_where_files_are_refused_everything_is_words(stage: Stage) -> None:
    deny(stage, stage.env.backend.bot_user, "attach_files")
    async for message in seen(stage):
        assert not stage.pictures(message), stage.text(message)
