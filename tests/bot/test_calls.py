"""`/notify`: members choose games, and the bot calls them to new tables with one mention."""

from __future__ import annotations

import random
from typing import Any

import pytest
import simcord
from simcord.enums import ChannelType

from db import ANY_GAME, Person, StoreError
from db.bounds import CALLS_DAILY as MAX_CALLS
from engine import games
from locales import LOCALES, say
from render.wording import game_text, title
from tests import acts
from tests.bot.forging import SELECT, button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import begin, called, mentions, nothing_but_a_sentence, store_of, table_of, tertulia
from tests.bot.settings import choose_for, choose_server, chosen

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def want(stage: Stage, who: simcord.MemberActor, *wanted: str) -> Message:
    """Choose games; return the panel."""
    panel = stage.private(await stage.slash(who, "notify"))
    await stage.choose(who, panel, "m:games", *wanted)
    return panel


async def calls(stage: Stage, channel: simcord.ChannelHandle | None = None) -> list[list[int]]:
    """Return whom each call in the channel mentions, a moment after the opening."""
    await stage.later(minutes=2)
    return [called(message) for message in mentions(stage, channel)]


async def everybody(stage: Stage) -> set[int]:
    """Return all whom messages of the channel mention."""
    return {user for users in await calls(stage) for user in users}


async def play(stage: Stage, who: simcord.MemberActor, **options: Any) -> simcord.InteractionResult:
    return await stage.slash(who, "play", **{"game": "luxor", **options})


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_the_panel_tells_and_changes_what_a_member_is_called_to(stage: Stage, locale: str) -> None:
    stage.reads(stage.bruno, locale)
    panel = stage.private(await stage.slash(stage.bruno, "notify"))
    assert say(locale, "calls-none") in stage.text(panel) and not stage.buttons(panel)
    assert say(locale, "calls-about", count=MAX_CALLS) in stage.text(panel)
    (select,) = stage.selects(panel)
    assert select.options == (ANY_GAME, *games())
    assert select.labels == (say(locale, "choice-any-game"), *(title(game, locale) for game in games()))
    result = await stage.choose(stage.bruno, panel, "m:games", "mausoleum", "luxor")
    assert stage.shown(result).id == panel.id and not result.followups
    listed = ", ".join(f"**{title(game, locale)}**" for game in ("luxor", "mausoleum"))
    assert say(locale, "calls-some", game=listed) in stage.text(panel)
    assert chosen(stage, panel, "m:games") == [game for game in games() if game in ("luxor", "mausoleum")]
    await stage.choose(stage.bruno, panel, "m:games", ANY_GAME, "luxor")
    assert say(locale, "calls-any") in stage.text(panel)
    assert await store_of(stage).calls.games(stage.server.id, stage.bruno.id) == [ANY_GAME]
    await stage.press(stage.bruno, panel, "m:no_games")
    assert say(locale, "calls-none") in stage.text(panel) and not stage.buttons(panel)
    assert await store_of(stage).calls.games(stage.server.id, stage.bruno.id) == []
    await choose_for(stage, stage.bruno, pings=False)
    muted = stage.text(stage.private(await stage.slash(stage.bruno, "notify")))
    assert say(locale, "calls-muted-member").split("`")[0] in muted
    await choose_server(stage, pings=False)
    assert say(locale, "calls-muted-server") in stage.text(stage.private(await stage.slash(stage.bruno, "notify")))


async def test_one_message_mentions_all_who_want_that(stage: Stage) -> None:
    stage.community("es-ES")
    await want(stage, stage.ana, "luxor")
    await want(stage, stage.bruno, "luxor")
    await want(stage, stage.chloe, ANY_GAME)
    await want(stage, stage.davi, "mausoleum")
    await play(stage, stage.ana)
    assert await calls(stage) == [[stage.bruno.id, stage.chloe.id]]
    (message,) = mentions(stage)
    link = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{stage.board().id}"
    who = f"<@{stage.bruno.id}>, <@{stage.chloe.id}>"
    game = game_text("luxor", "title-gloss", "es-ES")
    assert message.content == say("es-ES", "ping-call", who=who, host="Ana", game=game, link=link)
    sent = [each.json for each in stage.env.http_requests if isinstance(each.json, dict)]
    (body,) = [each for each in sent if each.get("content") == message.content]
    assert [int(user) for user in body["allowed_mentions"]["users"]] == [stage.bruno.id, stage.chloe.id]
    stage.env.backend.delete_message(stage.channel.id, message.id)
    await stage.press(stage.davi, stage.board(), "b:*:join")
    await stage.restart()
    assert await calls(stage) == [], "deleted by hand it stays deleted"
    await stage.press(stage.ana, stage.board(), "b:*:more > b:*:cancel")
    await play(stage, stage.ana)
    assert await calls(stage) == [], "one call of a person and game in a while"
    await stage.later(minutes=16)
    await stage.press(stage.ana, stage.board(), "b:*:more > b:*:cancel")
    await play(stage, stage.ana)
    assert await calls(stage) == [], "one opener uses one of a reader's calls"
    await stage.press(stage.ana, stage.board(), "b:*:more > b:*:cancel")
    await play(stage, stage.davi)
    assert await calls(stage) == [[stage.ana.id, stage.bruno.id, stage.chloe.id]]


@pytest.mark.parametrize("how", ["closed", "full"])
async def test_a_table_that_is_closed_or_full_in_a_moment_calls_no_player(stage: Stage, how: str) -> None:
    await want(stage, stage.chloe, "luxor")
    lobby = stage.shown(await play(stage, stage.ana))
    if how == "closed":
        await stage.press(stage.ana, lobby, "b:*:more > b:*:cancel")
    else:
        for _ in range(3):
            await stage.press(stage.ana, lobby, "b:*:bots > b:*:add_easy")
    assert await calls(stage) == []
    await stage.later(minutes=16)
    await play(stage, stage.bruno, thread=True)
    assert await calls(stage, stage.channel.threads[-1]) == [[stage.chloe.id]], "it has used up none of her calls"


async def test_a_thread_calls_too(stage: Stage) -> None:
    await want(stage, stage.bruno, "luxor")
    await play(stage, stage.ana, thread=True)
    assert await calls(stage, stage.channel.threads[-1]) == [[stage.bruno.id]] and await calls(stage) == []


async def test_bots_challenges_private_threads_and_quiet_hours_call_no_players(stage: Stage) -> None:
    await want(stage, stage.chloe, ANY_GAME)
    # A game against a bot, after a lesson.
    panel, play_bot = stage.private(await stage.slash(stage.ana, "table-help")), "z:luxor:bot"
    async with with_component(stage, panel, button(play_bot)):
        await forge(stage, stage.ana, panel, play_bot)
    assert (await tertulia(stage).registry.any_table(1)).bots and stage.chloe.id not in await everybody(stage)
    # A challenge.
    other = stage.server.create_text_channel("other")
    asked = stage.private(await stage.ana.context_menu(other, say("en-US", "menu-challenge-name"), stage.bruno))
    await stage.choose(stage.ana, asked, "i:*", "luxor")
    assert await calls(stage, other) == [[stage.bruno.id]]
    # A private thread.
    third = stage.server.create_text_channel("third")
    stage.env.backend.create_thread(third.id, "us", stage.ana.id, type=ChannelType.PRIVATE_THREAD)
    thread = third.threads[-1]
    await stage.slash(stage.ana, "play", into=thread, game="mausoleum")
    assert await calls(stage, thread) == []
    # Quiet hours, and a server without mentions.
    for number, silence in enumerate(({"quiet_from": 0, "quiet_to": 1_439}, {"pings": False, "quiet_from": None})):
        await choose_server(stage, **{"quiet_to": None, **silence})
        channel = stage.server.create_text_channel(f"quiet{number}")
        await stage.slash(stage.bruno, "play", into=channel, game="mausoleum")
        assert await calls(stage, channel) == []
    told: Any = await store_of(stage).privacy.export(stage.chloe.id, stage.server.id)
    assert told["calls"] == [] and told["subscriptions"][0]["game"] == ANY_GAME


async def test_a_rematch_calls_only_those_who_played(stage: Stage) -> None:
    game = await begin(stage, random.Random(44), stage.ana, stage.bruno)
    await game.to_the_end()
    await want(stage, stage.chloe, ANY_GAME)
    await stage.press(stage.ana, stage.board(), "b:*:rematch")
    assert await everybody(stage) == {stage.bruno.id}


async def test_those_who_want_no_mention_or_have_been_called_enough_are_left_out(stage: Stage) -> None:
    for who in (stage.bruno, stage.chloe):
        await want(stage, who, "luxor")
    await choose_for(stage, stage.bruno, pings=False)
    openers = [stage.join(f"o{number}", f"O{number}") for number in range(MAX_CALLS + 1)]
    for number, opener in enumerate(openers):
        channel = stage.server.create_text_channel(f"c{number}")
        await stage.slash(opener, "play", into=channel, game="luxor")
        assert await calls(stage, channel) == ([[stage.chloe.id]] if number < MAX_CALLS else [])
        if number == 1:
            await stage.restart()  # it remembers


async def test_a_call_that_a_crash_interrupts_is_sent_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await want(stage, stage.bruno, "luxor")
    with monkeypatch.context() as patched:
        patched.setattr("cogs.publishing.reconciler.Reconciler.changed", lambda *_, **__: None)
        await play(stage, stage.ana)
        assert await calls(stage) == []
        assert "call" in (await table_of(stage)).messages
    await stage.restart()
    assert await calls(stage) == [[stage.bruno.id]]
    await stage.restart()
    assert await calls(stage) == [[stage.bruno.id]]


async def test_a_call_that_comes_too_late_is_dropped(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await want(stage, stage.bruno, "luxor")
    with monkeypatch.context() as patched:
        patched.setattr("cogs.publishing.reconciler.Reconciler.changed", lambda *_, **__: None)
        await play(stage, stage.ana)
        await stage.later(minutes=2)
        await acts.join(await table_of(stage), Person(stage.chloe.id, "Chloé"))
        await acts.start(await table_of(stage), Person(stage.ana.id, "Ana"))
        assert "call" in (await table_of(stage)).messages
    await stage.restart()
    assert stage.bruno.id not in await everybody(stage)
    told: Any = await store_of(stage).privacy.export(stage.bruno.id, stage.server.id)
    assert told["calls"] == [], "what was not sent does not count"
    assert "call" not in (await table_of(stage)).messages


async def test_a_store_that_fails_leaves_the_table_open(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(store_of(stage).calls, "call", fail)
    lobby = stage.shown(await play(stage, stage.ana))
    assert stage.button(lobby, "b:*:join") and await calls(stage) == []
    stage.forgive()


async def test_forged_games_change_nothing(stage: Stage) -> None:
    panel = await want(stage, stage.bruno, "luxor")
    for locale in LOCALES:
        stage.reads(stage.bruno, locale)
        select = stage.selects(panel)[0].custom_id
        result = await forge(stage, stage.bruno, panel, select, kind=SELECT, values=["luxor", "chess"])
        assert nothing_but_a_sentence(stage, result) == say(locale, "error-unknown-game")
    assert await store_of(stage).calls.games(stage.server.id, stage.bruno.id) == ["luxor"]
