"""Where tables may be: servers with the bot, members who may write, threads that wake, sleep and are closed."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from simcord.backend import serializers

from cogs.interactions.installs import invite_link
from db.bounds import BOARDS_HOURLY as HOURLY
from db.bounds import MAX_TABLES
from locales import say
from tests import acts
from tests.bot.faults import deny
from tests.bot.forging import button, forge, submit, with_component
from tests.bot.harness import Stage
from tests.bot.playing import begin, nothing_but_a_sentence, table_of, tertulia

pytestmark = pytest.mark.usefixtures("tiny_pictures")


ANYWHERE = {"learn", "rules", "table-help", "solo", "daily", "tables", "my-settings", "privacy", "board-profile"}


async def no_table(stage: Stage) -> bool:
    return not await tertulia(stage).registry.store.tables.open_of(stage.server.id)


# ---------------------------------------------------------------- installs


@pytest.fixture
def for_users(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord say that users can install the application. simcord says nothing of that."""
    monkeypatch.setattr(discord.AppInfo, "user_integration_config", "any")


@pytest.mark.usefixtures("for_users", "first_start")
async def test_commands_for_one_person_work_anywhere_and_all_others_in_servers_with_the_bot(stage: Stage) -> None:
    (sync,) = [each for each in stage.env.http_requests if each.path.endswith("/commands")]
    assert isinstance(sync.json, list)
    kinds = {each["name"]: (tuple(each["integration_types"]), tuple(each["contexts"])) for each in sync.json}
    assert {name for name, kind in kinds.items() if kind == ((0, 1), (0, 1, 2))} == ANYWHERE
    assert {kind for name, kind in kinds.items() if name not in ANYWHERE} == {((0,), (0,))}


async def test_a_server_without_the_bot_gets_the_invite_link_and_games_for_one_person(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = "pt-BR"
    lobby = stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum"))
    rows = await tertulia(stage).registry.store.tables.open_of(stage.server.id)
    monkeypatch.setattr(tertulia(stage), "get_guild", lambda guild_id: None)
    stage.reads(stage.ana, locale)
    assert stage.bot.application_id is not None
    said = say(locale, "error-not-installed", link=invite_link(stage.bot.application_id, stage.server.id))
    commands = [
        each for each in stage.bot.tree.walk_commands() if isinstance(each, app_commands.Command) and not each.parent
    ]
    needed = {"game": "luxor"}
    for command in commands:
        options = {each.display_name: needed[each.name] for each in command.parameters if each.required}
        result = await stage.slash(stage.ana, command.name, **options)
        if command.name in ANYWHERE:
            assert stage.text(stage.private(result)) != said
        else:
            assert nothing_but_a_sentence(stage, result) == said
    own = await tertulia(stage).registry.store.tables.of_person(stage.ana.id, 0)
    assert [row.has_channel for row in own] == [False], "kept where no server is"
    assert nothing_but_a_sentence(stage, await stage.press(stage.ana, lobby, "b:*:join")) == said
    form = await submit(stage, stage.ana, "cf:language:00000000", [], lobby)
    assert nothing_but_a_sentence(stage, form) == said
    async with with_component(stage, lobby, button("z:luxor:friends")):
        assert nothing_but_a_sentence(stage, await forge(stage, stage.ana, lobby, "z:luxor:friends")) == said
    menu = await stage.ana.context_menu(stage.channel, say("en-US", "menu-challenge-name"), stage.bruno)
    assert nothing_but_a_sentence(stage, menu) == said
    assert await tertulia(stage).registry.store.tables.open_of(stage.server.id) == rows


# ---------------------------------------------------------------- what the member may do


async def test_a_member_who_may_not_write_opens_no_table(stage: Stage) -> None:
    deny(stage, stage.ana, "send_messages")
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "play", game="mausoleum"))
    assert answer == say("en-US", "error-may-not-write") and await no_table(stage)
    lesson = stage.private(await stage.slash(stage.ana, "learn", game="luxor"))
    async with with_component(stage, lesson, button("z:luxor:friends")):
        answer = nothing_but_a_sentence(stage, await forge(stage, stage.ana, lesson, "z:luxor:friends"))
    assert answer == say("en-US", "error-may-not-write") and await no_table(stage)


async def test_a_member_who_may_open_no_threads_gets_none(stage: Stage) -> None:
    deny(stage, stage.ana, "create_public_threads")
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "play", game="mausoleum", thread=True))
    assert answer == say("en-US", "error-may-not-open-threads")
    lesson = stage.private(await stage.slash(stage.ana, "learn", game="luxor"))
    async with with_component(stage, lesson, button("n:luxor:daily")):
        answer = nothing_but_a_sentence(stage, await forge(stage, stage.ana, lesson, "n:luxor:daily"))
    assert answer == say("en-US", "error-may-not-open-threads")
    assert await no_table(stage) and not stage.channel.threads


async def test_a_rematch_needs_the_right_to_write_and_the_permissions_of_the_bot(stage: Stage) -> None:
    game = await begin(stage, random.Random(22), stage.ana, stage.bruno)
    await game.to_the_end()
    deny(stage, stage.ana, "send_messages")
    answer = nothing_but_a_sentence(stage, await stage.press(stage.ana, game.board, "Rematch"))
    assert answer == say("en-US", "error-may-not-write") and await no_table(stage)
    deny(stage, stage.env.backend.bot_user, "attach_files")
    answer = nothing_but_a_sentence(stage, await stage.press(stage.ana, game.board, "Rematch"))
    assert say("en-US", "permission-attach-files") in answer and await no_table(stage)


# ---------------------------------------------------------------- what one member may do at most


async def test_a_board_is_brought_down_five_times_an_hour(stage: Stage) -> None:
    await begin(stage, random.Random(22), stage.ana, stage.bruno)
    for _ in range(HOURLY):
        answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "board"))
        assert answer.startswith("[The board is here.]")
    shown = len(stage.history())
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "board"))
    assert answer.startswith(f"You have brought boards down {HOURLY} times") and "<t:" in answer
    assert len(stage.history()) == shown
    assert nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "board")).startswith("[The board is here.]")
    await stage.later(hours=1, minutes=1)
    assert nothing_but_a_sentence(stage, await stage.slash(stage.ana, "board")).startswith("[The board is here.]")


async def test_five_challenges_an_hour_are_sent(stage: Stage) -> None:
    name = say("en-US", "menu-challenge-name")
    for _ in range(HOURLY):
        panel = stage.private(await stage.ana.context_menu(stage.channel, name, stage.bruno))
        await stage.choose(stage.ana, panel, "i:*", "luxor")
        await stage.press(stage.ana, stage.board(), "b:*:more > b:*:cancel")
    panel = stage.private(await stage.ana.context_menu(stage.channel, name, stage.bruno))
    answer = stage.private(await stage.choose(stage.ana, panel, "i:*", "luxor"))
    assert stage.text(answer).startswith(f"You have sent {HOURLY} challenges") and await no_table(stage)


async def test_a_member_has_ten_open_tables_at_most(stage: Stage) -> None:
    registry = tertulia(stage).registry
    for number in range(MAX_TABLES):
        channel = stage.server.create_text_channel(f"more-{number}")
        lobby = stage.shown(await stage.slash(stage.ana, "play", into=channel, game="mausoleum"))
        await stage.press(stage.ana, lobby, "b:*:bots > b:*:add_easy")
        await stage.press(stage.ana, lobby, "b:*:start")
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "play", game="mausoleum"))
    assert answer.startswith(f"You already run {MAX_TABLES} tables") and answer.count("https://") == 5
    assert len(await registry.store.tables.open_of(stage.server.id)) == MAX_TABLES


# ---------------------------------------------------------------- threads


async def test_the_thread_of_a_slow_game_stays_open_for_a_week(stage: Stage) -> None:
    for pace, minutes in (("daily", 10_080), ("none", 10_080), ("live", 1440)):
        await stage.slash(stage.ana, "play", game="mausoleum", pace=pace, thread=True)
        made = [each.json for each in stage.env.http_requests if each.path.endswith("/threads")][-1]
        assert isinstance(made, dict) and made.get("auto_archive_duration") == minutes and made["type"] == 11


async def test_an_announcement_channel_gets_its_own_kind_of_thread(stage: Stage) -> None:
    channel = tertulia(stage).get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    channel._type = discord.ChannelType.news.value
    await stage.slash(stage.ana, "play", game="mausoleum", thread=True)
    (made,) = [each.json for each in stage.env.http_requests if each.path.endswith("/threads")]
    assert isinstance(made, dict) and made["type"] == discord.ChannelType.news_thread.value
    stage.forgive()  # the simulated channel is an ordinary one


async def test_a_private_thread_without_the_bot_is_refused(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    stage.env.backend.create_thread(stage.channel.id, "a thread", stage.ana.id)
    monkeypatch.setattr(discord.Thread, "is_private", lambda thread: True)
    deny(stage, stage.env.backend.bot_user, "manage_threads")
    assert stage.bot.user is not None
    answer = await stage.slash(stage.ana, "play", into=stage.channel.threads[-1], game="mausoleum")
    assert nothing_but_a_sentence(stage, answer) == say("en-US", "error-private-thread", who=stage.bot.user.mention)
    assert await no_table(stage)


def thread_update(stage: Stage, thread: simcord.ChannelHandle, after: timedelta, **metadata: bool) -> None:
    """Send what Discord sends when a thread is archived or opened ``after`` the last such moment."""
    payload: Any = dict(serializers.thread_payload(stage.env.backend, stage.env.backend.get_channel(thread.id)))
    known = tertulia(stage).get_channel(thread.id)
    since = known.archive_timestamp if isinstance(known, discord.Thread) else discord.utils.utcnow()
    changed = {"archive_timestamp": (since + after).isoformat(), **metadata}
    payload["thread_metadata"] = {**payload["thread_metadata"], **changed}
    stage.env.backend.emit("THREAD_UPDATE", payload)


def woken(stage: Stage, thread: simcord.ChannelHandle) -> int:
    """Return how often the bot has opened a thread."""
    found = [each for each in stage.env.http_requests if each.path == f"/channels/{thread.id}"]
    return sum(each.method == "PATCH" and each.json == {"archived": False} for each in found)


async def test_a_thread_that_falls_asleep_while_a_player_has_to_decide_is_opened(stage: Stage) -> None:
    stage.env.backend.create_thread(stage.channel.id, "a thread", stage.ana.id)
    thread = stage.channel.threads[-1]
    await begin(stage, random.Random(21), stage.ana, stage.bruno, into=thread)
    posts = len(stage.history(thread))
    thread_update(stage, thread, timedelta(minutes=2), archived=True)
    await stage.env.settle()
    assert woken(stage, thread) == 0, "a person has closed it"
    thread_update(stage, thread, timedelta(0), archived=False)
    await stage.env.settle()
    thread_update(stage, thread, timedelta(hours=25), archived=True, locked=True)
    await stage.env.settle()
    assert woken(stage, thread) == 0, "a locked thread is left alone"
    thread_update(stage, thread, timedelta(0), archived=True, locked=False)
    await stage.env.settle()
    assert woken(stage, thread) == 1
    thread_update(stage, thread, timedelta(0), archived=False)
    await stage.env.settle()
    thread_update(stage, thread, timedelta(hours=25), archived=True)
    await stage.env.settle()
    assert woken(stage, thread) == 2 and len(stage.history(thread)) == posts, "no message opens it"
    table = await table_of(stage)
    await acts.cancel(table, discord_person(stage), may_manage=True)
    thread_update(stage, thread, timedelta(0), archived=False)
    await stage.env.settle()
    thread_update(stage, thread, timedelta(hours=25), archived=True)
    await stage.env.settle()
    assert woken(stage, thread) == 2, "no player has to decide there"


def discord_person(stage: Stage) -> Any:
    """Return Ana, as a table knows her."""
    from db import Person

    return Person(stage.ana.id, "Ana")
