"""A language for a channel beside the server's: set in a form, and spoken by every table there and in its threads."""

from __future__ import annotations

import random

import pytest
import simcord

from cogs.preferences.panels import MAX_LANGUAGES
from db import Person
from locales import LOCALES, say
from tables import Archived
from tests import acts
from tests.bot.harness import Stage
from tests.bot.playing import begin, deal, nothing_but_a_sentence, table_of
from tests.bot.settings import choose_server, panel_of, server_of

pytestmark = pytest.mark.usefixtures("tiny_pictures")

FORM = "c:languages"


async def speak(stage: Stage, channel: simcord.ChannelHandle, locale: str) -> simcord.ResponseMessage:
    """Give a channel a language; return the panel."""
    panel = await panel_of(stage)
    await stage.fill_in(stage.ana, panel, FORM, channels=[channel], language=locale)
    return panel


def begins(stage: Stage, form: simcord.InteractionResult) -> tuple[list[int], str]:
    """Return what the form is prefilled with."""
    shown = stage.prefilled(form)
    return [each.id for each in shown["channels"]], shown["language"]


def lobby_speaks(stage: Stage, locale: str, channel: simcord.ChannelHandle | None = None) -> bool:
    return say(locale, "lobby-free", count=3) in stage.text(stage.board(channel))


async def test_tables_of_a_channel_and_of_its_threads_speak_its_language(stage: Stage) -> None:
    stage.community("es-ES")
    french = stage.server.create_text_channel("francais")
    form = await stage.press(stage.ana, await panel_of(stage), FORM)
    assert form.modal is not None and form.modal["title"] == say("en-US", "form-languages-title")
    assert begins(stage, form) == ([stage.channel.id], "automatic")
    result = await stage.submit(stage.ana, form, channels=[french], language="fr")
    line = say("en-US", "settings-languages", channels=f"<#{french.id}> (Français)")
    assert f"- {line}" in stage.text(stage.shown(result)).splitlines() and not result.followups
    assert (await server_of(stage)).languages == ((french.id, "fr"),)
    await stage.restart()
    await stage.slash(stage.ana, "play", into=french, game="mausoleum")
    await stage.slash(stage.ana, "play", into=french, game="mausoleum", thread=True)
    await stage.slash(stage.bruno, "play", game="mausoleum")
    (thread,) = french.threads
    assert lobby_speaks(stage, "fr", french) and lobby_speaks(stage, "fr", thread) and lobby_speaks(stage, "es-ES")
    assert (await table_of(stage, 2)).row.parent_id == french.id
    table = await table_of(stage, 1)
    await acts.leave(table, Person(stage.ana.id, "Ana"))
    stage.env.backend.create_thread(french.id, "inside", stage.ana.id)
    await stage.slash(stage.bruno, "play", into=french.threads[-1], game="mausoleum")
    assert lobby_speaks(stage, "fr", french.threads[-1]), "in a thread that people have made, too"
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.davi, "play", into=thread, game="mausoleum"))
    assert say("en-US", "error-channel-busy", link="").partition(":")[0] in answer, "readers keep their own language"


async def test_running_tables_follow_their_channel_else_the_server(stage: Stage) -> None:
    other = stage.server.create_text_channel("other")
    await choose_server(stage, locale="en-US")
    await deal(stage)
    await stage.slash(stage.chloe, "play", into=other, game="mausoleum", thread=True)
    (thread,) = other.threads

    async def spoken() -> tuple[str, str]:
        await stage.env.settle()
        return (await table_of(stage, 1)).row.locale, (await table_of(stage, 2)).row.locale

    await speak(stage, other, "fr")
    assert await spoken() == ("en-US", "fr") and lobby_speaks(stage, "fr", thread)
    await stage.fill_in(stage.ana, await panel_of(stage), "c:change", language="pt-BR")
    assert await spoken() == ("pt-BR", "fr")
    await speak(stage, stage.channel, "es-ES")
    assert await spoken() == ("es-ES", "fr")
    panel = await speak(stage, other, "automatic")
    assert await spoken() == ("es-ES", "pt-BR") and lobby_speaks(stage, "pt-BR", thread)
    assert f"<#{stage.channel.id}>" in stage.text(panel) and f"<#{other.id}>" not in stage.text(panel)
    await speak(stage, stage.channel, "automatic")
    assert await spoken() == ("pt-BR", "pt-BR")
    assert (await server_of(stage)).languages == ()


async def test_a_rematch_and_a_table_that_moves_speak_the_language_of_their_channel(stage: Stage) -> None:
    game = await begin(stage, random.Random(44), stage.ana, stage.bruno)
    await game.to_the_end()
    await speak(stage, stage.channel, "fr")
    assert (await table_of(stage, 1)).row.locale == "en-US", "a finished table stays as it is"
    await stage.press(stage.bruno, stage.board(), "b:*:rematch")
    assert (await table_of(stage, 2)).row.locale == "fr"
    elsewhere = stage.server.create_text_channel("elsewhere")
    await speak(stage, elsewhere, "pt-BR")
    table = await table_of(stage, 2)
    await acts.archive(table, Archived.CHANNEL_GONE)
    await stage.slash(stage.bruno, "table resume", into=elsewhere)
    assert table.row.locale == "pt-BR" and lobby_speaks(stage, "pt-BR", elsewhere)


async def test_many_channels_are_clipped_and_deleted_ones_can_be_removed(stage: Stage) -> None:
    channels = [stage.server.create_text_channel(f"c{number}") for number in range(MAX_LANGUAGES + 2)]
    await choose_server(stage, languages=tuple((each.id, "fr") for each in channels))
    text = stage.text(await panel_of(stage))
    assert text.count("(Français)") == MAX_LANGUAGES and say("en-US", "more-channels", count=2) in text
    for channel in channels[1:]:
        stage.env.backend.delete_channel(channel.id)
    await stage.env.settle()
    panel = await panel_of(stage)
    names = f"<#{channels[0].id}> (Français), {say('en-US', 'deleted-channels', count=MAX_LANGUAGES + 1)}"
    assert say("en-US", "settings-languages", channels=names) in stage.text(panel)
    await stage.press(stage.ana, panel, "c:deleted")
    assert (await server_of(stage)).languages == ((channels[0].id, "fr"),)


async def test_a_late_form_of_languages_changes_nothing(stage: Stage) -> None:
    first, *late = [await stage.press(stage.ana, await panel_of(stage), FORM) for _ in range(1 + len(LOCALES))]
    await stage.submit(stage.ana, first, language="fr")
    for locale, form in zip(LOCALES, late, strict=True):
        stage.reads(stage.ana, locale)
        answer = nothing_but_a_sentence(stage, await stage.submit(stage.ana, form, language="pt-BR"))
        assert answer == say(locale, "error-settings-changed")
    form = await stage.press(stage.ana, await panel_of(stage), FORM)
    assert begins(stage, form) == ([stage.channel.id], "fr")
