"""Commands in texts: Discord's mentions, which type a command at a tap, once Discord has told the commands' ids."""

from __future__ import annotations

import re

import pytest
from discord import ui

from cogs.command_sync import COMMANDS_DIGEST, MENTIONS_NOTE
from cogs.interactions import command_texts
from cogs.interactions.layout import MAX_PANEL_CHARACTERS, display
from locales import LOCALES, say
from tests.bot.harness import Stage
from tests.bot.playing import nothing_but_a_sentence, store_of, tertulia

pytestmark = pytest.mark.usefixtures("first_start")

MENTION = re.compile(r"</([^:>]+):(\d+)>")


@pytest.fixture(autouse=True)
def commands_in_words() -> None:
    """Let texts mention commands here."""


@pytest.fixture
def play() -> str:
    """Let `/play` have an id, and return its mention."""
    mention = "</play:1300000000000000000>"
    command_texts.MENTIONS.update(dict.fromkeys(("play", "jogar", "jugar", "jouer"), mention))
    return mention


def given(stage: Stage) -> dict[str, str]:
    """Return the ids that the simulated Discord gave to slash commands, by name."""
    commands = stage.env.backend.commands[None].values()
    return {each["name"]: each["id"] for each in commands if each["type"] == 1}


def sent(stage: Stage) -> int:
    """Return how often the commands were sent."""
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in stage.env.http_requests)


async def help_text(stage: Stage) -> str:
    return stage.text(stage.private(await stage.slash(stage.ana, "table-help")))


async def test_a_text_and_an_error_mention_commands_by_the_names_and_ids_that_discord_knows(
    stage: Stage,
) -> None:
    """Discord does nothing at a tap on a mention with a translated name."""
    for locale in LOCALES:
        stage.reads(stage.ana, locale)
        shown, ids = await help_text(stage), given(stage)
        mentions = MENTION.findall(shown)
        assert {"play", "hand", "table cancel", "my-settings", "table-settings"} <= {name for name, _ in mentions}
        assert all(ids[name.split()[0]] == number for name, number in mentions)
        assert "`/" not in shown
    text = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "hand"))
    assert f"</play:{given(stage)['play']}>" in text and "/jouer" not in text


async def test_a_start_that_sends_no_commands_knows_their_ids(stage: Stage) -> None:
    before = await help_text(stage)
    command_texts.MENTIONS.clear()  # as a new process starts
    await stage.restart()
    assert sent(stage) == 1
    assert await help_text(stage) == before and MENTION.search(before)


async def test_a_database_of_an_older_version_sends_the_commands_once_more(stage: Stage) -> None:
    store = tertulia(stage).store
    assert store is not None and await store.meta(COMMANDS_DIGEST) is not None
    await store.set_meta({MENTIONS_NOTE: None})
    for _ in range(2):
        command_texts.MENTIONS.clear()
        await stage.restart()
    assert sent(stage) == 2
    assert MENTION.search(await help_text(stage))


async def test_commands_that_could_not_be_sent_stand_in_words(stage: Stage) -> None:
    store = store_of(stage)
    await store.set_meta({COMMANDS_DIGEST: "another version", MENTIONS_NOTE: None})
    command_texts.MENTIONS.clear()
    stage.env.inject_error("PUT", "/applications/*/commands", status=500, code=0, times=None)
    await stage.restart()
    assert "`/play`" in await help_text(stage)
    stage.forgive()


def test_what_is_no_command_stays_as_it_is(play: str) -> None:
    text = "`/play` `/jouer`, `/hand`, /play, `play`, `/play game`, `/`"
    assert command_texts.linked(text) == f"{play} {play}, `/hand`, /play, `play`, `/play game`, `/`"


def test_a_panel_that_mentions_would_make_too_long_names_commands_in_words(play: str) -> None:
    line = say("en-US", "error-no-table")
    few, many = (display(*([line] * count)) for count in (2, MAX_PANEL_CHARACTERS // (len(line) + 1)))
    assert isinstance(few, ui.TextDisplay) and few.content.count(play) == 2
    assert isinstance(many, ui.TextDisplay) and "`/play`" in many.content and play not in many.content
    assert len(many.content) <= MAX_PANEL_CHARACTERS
