"""What a person chooses for themselves, and the languages that follow from it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import render
from db import StoreError
from db.rows import SWITCHES
from locales import LOCALES, say
from tables import Archived, MemberSettings
from tests import acts
from tests.bot.forging import forge
from tests.bot.harness import Stage
from tests.bot.playing import begin, mentions, nothing_but_a_sentence, table_of, tertulia
from tests.bot.settings import choose_for, choose_server, chosen, member_of, panel_of

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_every_control_of_a_member_s_panel_is_stored_and_shown_for_that_member_alone(
    stage: Stage,
) -> None:
    panel = stage.private(await stage.slash(stage.bruno, "my-settings"))
    mine = MemberSettings(stage.server.id, stage.bruno.id)
    for switch in (*SWITCHES, *SWITCHES):
        turned: dict[str, Any] = {switch.name: not getattr(mine, switch.name)}
        state = "on" if turned[switch.name] else "off"
        result = await stage.press(stage.bruno, panel, f"m:{switch.word}_{state}")
        mine, shown = replace(mine, **turned), say("en-US", f"me-{switch.word}-{state}", place="server")
        assert stage.shown(result).id == panel.id and shown in stage.text(panel)
        assert await member_of(stage, stage.bruno) == mine
    for locale in (*LOCALES[1:], "en-US"):
        await stage.choose(stage.bruno, panel, "m:language", locale)
        assert say(locale, "me-title") in stage.text(panel), "the panel itself changes its language"
        assert chosen(stage, panel, "m:language") == [locale]
    stage.reads(stage.bruno, "fr")
    await stage.choose(stage.bruno, panel, "m:language", "automatic")
    assert say("fr", "me-title") in stage.text(panel)
    assert await member_of(stage, stage.bruno) == mine
    assert await member_of(stage, stage.ana) == MemberSettings(stage.server.id, stage.ana.id)


async def test_an_old_panel_changes_the_settings_of_the_person_who_clicks(stage: Stage) -> None:
    """A forged click on an ephemeral panel concerns the person who clicks, not its owner."""
    panel = stage.private(await stage.slash(stage.bruno, "my-settings"))
    await forge(stage, stage.davi, panel, "m:words_on")
    assert (await member_of(stage, stage.davi)).words and not (await member_of(stage, stage.bruno)).words


async def test_a_member_s_chosen_language_overrides_discord_s_everywhere(stage: Stage) -> None:
    await choose_for(stage, stage.bruno, locale="pt-BR")
    stage.reads(stage.bruno, "es-ES")
    game = await begin(stage, random.Random(73), stage.ana, stage.bruno)
    assert stage.buttons(game.board)[2].label == say("en-US", "button-rules"), "what all see is the server's"
    hand = await game.look(stage.bruno)
    assert {button.label for button in stage.buttons(hand)} & {
        say("pt-BR", "button-hand"),
        say("pt-BR", "mausoleum-do-pass"),
    }
    answer = [
        await stage.slash(stage.bruno, "play", game="mausoleum"),  # an error of a command
        await forge(stage, stage.bruno, game.board, "b:1:dance"),  # a click on what is not there
        await forge(stage, stage.bruno, game.board, "nonsense"),
    ]
    link = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{game.board.id}"
    assert stage.text(stage.shown(answer[0])) == say("pt-BR", "error-channel-busy", link=link)
    for result in answer[1:]:
        assert nothing_but_a_sentence(stage, result) == say("pt-BR", "error-old-button")
    found = await stage.bruno.autocomplete(stage.channel, "rules", "page", "", game="mausoleum")
    assert say("pt-BR", "game-rules-goal-title") in [choice["name"] for choice in found]
    page = stage.private(await stage.slash(stage.bruno, "rules", game="mausoleum", page="goal"))
    assert say("pt-BR", "mausoleum-rules-goal-body") in stage.text(page)


async def test_public_messages_are_in_the_language_that_the_server_chose_else_in_that_of_a_community(
    stage: Stage,
) -> None:
    await choose_for(stage, stage.bruno, locale="en-US")
    cases = ((None, "es-ES", "es-ES"), ("fr", "es-ES", "fr"), (None, "ja", "en-US"), ("pt-BR", "ja", "pt-BR"))
    for number, (chosen_by_server, discord_says, read) in enumerate(cases, 1):
        stage.community(discord_says)
        await choose_server(stage, locale=chosen_by_server)
        lobby = stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum"))
        assert stage.buttons(lobby)[0].label == say(read, "button-join")
        assert (await table_of(stage, number)).row.locale == read
        await stage.press(stage.bruno, lobby, "b:*:more > b:*:cancel")


async def test_where_the_server_is_no_community_each_table_speaks_its_host_s_language(stage: Stage) -> None:
    second, third = stage.server.create_text_channel("second"), stage.server.create_text_channel("third")
    stage.reads(stage.bruno, "pt-BR")
    stage.reads(stage.chloe, "fr")
    await choose_for(stage, stage.chloe, locale="es-ES")
    opened = ((stage.bruno, stage.channel, "pt-BR"), (stage.chloe, second, "es-ES"), (stage.davi, third, "en-US"))
    for number, (host, channel, read) in enumerate(opened, 1):
        lobby = stage.shown(await stage.slash(host, "play", into=channel, game="luxor"))
        assert stage.buttons(lobby)[0].label == say(read, "button-join")
        assert (await table_of(stage, number)).row.locale == read
    panel = await panel_of(stage)
    host = say("en-US", "choice-automatic", language=say("en-US", "language-of-host"))
    assert say("en-US", "settings-language", language=host) in stage.text(panel)
    await stage.fill_in(stage.ana, panel, "c:change", language="fr")
    assert [(await table_of(stage, number)).row.locale for number in (1, 2, 3)] == ["fr"] * 3
    await stage.fill_in(stage.ana, panel, "c:change", language="automatic")
    assert [(await table_of(stage, number)).row.locale for number in (1, 2, 3)] == ["fr"] * 3, "their hosts may differ"
    stage.community("es-ES")
    await stage.fill_in(stage.ana, panel, "c:change", language="pt-BR")
    await stage.fill_in(stage.ana, panel, "c:change", language="automatic")
    assert [(await table_of(stage, number)).row.locale for number in (1, 2, 3)] == ["es-ES"] * 3


async def test_a_new_server_language_reaches_open_tables_without_new_mentions(stage: Stage) -> None:
    game = await begin(stage, random.Random(74), stage.ana, stage.bruno)
    second = stage.server.create_text_channel("second")
    lobby = stage.shown(await stage.slash(stage.ana, "play", into=second, game="mausoleum"))
    await acts.archive(await table_of(stage, 2), Archived.IDLE)
    before = mentions(stage)
    panel = await panel_of(stage)
    await stage.restart()  # neither tables nor mentions are in memory
    await stage.fill_in(stage.ana, panel, "c:change", language="fr")
    await stage.env.settle()
    assert [button.label for button in stage.buttons(game.board)] == [
        say("fr", f"button-{name}") for name in ("hand", "log", "rules", "more")
    ]
    assert [message.id for message in mentions(stage)] == [message.id for message in before]
    assert [(await table_of(stage, number)).row.locale for number in (1, 2)] == ["fr", "fr"]
    assert say("fr", "lobby-archived") in stage.text(lobby) and not mentions(stage, second)
    # Automatic is what Discord says of a community.
    stage.community("en-US")
    await stage.fill_in(stage.ana, panel, "c:change", language="automatic")
    assert (await table_of(stage)).row.locale == "en-US"
    assert stage.buttons(game.board)[2].label == say("en-US", "button-rules")


async def test_board_and_hand_in_words(stage: Stage) -> None:
    game = await begin(stage, random.Random(75), stage.ana, stage.bruno)
    who, other = game.decider(), game.other()
    await choose_for(stage, who, words=True)
    game.panel, game.holder = await game.look(who), who
    text = stage.text(game.panel)
    table = await table_of(stage)
    answer = render.words("mausoleum", render.Scene(table.view(table.seat_of(who.id)), table.names), "en-US")
    assert len(answer) == 3 and all(line in text for paragraph in answer for line in paragraph.splitlines())
    assert not stage.pictures(game.panel) and not stage.alts(game.panel) and game.choices(game.panel)
    assert len(stage.pictures(game.board)) == 1, "the board in the channel stays a picture"
    finished = tertulia(stage).pictures.finished["hand"]
    await game.step()
    assert not stage.pictures(game.panel or await game.look(who))
    assert tertulia(stage).pictures.finished["hand"] == finished, "nor is one drawn"
    assert len(stage.pictures(await game.look(other))) == 1
    await choose_for(stage, who, words=False)
    shown = stage.private(await stage.press(who, game.board, "b:*:hand"))
    assert len(stage.pictures(shown)) == 1 and "board of" not in stage.text(shown)


async def test_players_are_answered_although_settings_cannot_be_read(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_for(stage, stage.bruno, locale="pt-BR")
    stage.reads(stage.bruno, "fr")
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))

    async def fail(*_: object) -> None:
        raise StoreError("no")

    monkeypatch.setattr(tertulia(stage).registry, "member", fail)
    page = stage.private(await stage.press(stage.bruno, lobby, "b:*:rules"))
    assert say("fr", "mausoleum-rules-sixty-body") in stage.text(page)
    assert say("fr", "help-body") in stage.text(stage.private(await stage.slash(stage.bruno, "table-help")))
    found = await stage.bruno.autocomplete(stage.channel, "rules", "page", "", game="mausoleum")
    assert say("fr", "game-rules-goal-title") in [choice["name"] for choice in found]
    result = await forge(stage, stage.bruno, lobby, "nonsense")
    assert nothing_but_a_sentence(stage, result) == say("fr", "error-old-button")
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "my-settings"))
    assert answer.startswith(say("fr", "error-store", number="*").split("*")[0])
    assert stage.logged
    stage.forgive()
