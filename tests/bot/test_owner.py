"""The owner's tools: for the owner alone, in one server, and with an effect on tables that others understand.

Over 400 lines because each tool is tried in the same surroundings.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import simcord
from simcord.backend.serializers import guild_create_payload

from cogs.client import LOOK_SECONDS, Tertulia
from cogs.command_sync import OWNER_DIGEST
from cogs.orders import Orders
from cogs.owner.panels import PAGE
from db import BOARD, NOTICE, Phase, ServerSettings, Shards
from locales import LOCALES, say
from tables.clocks import DAY
from tests.bot import harness
from tests.bot.forging import forge, submit, with_component
from tests.bot.harness import Stage
from tests.bot.playing import Game, begin, nothing_but_a_sentence, play_on, store_of, table_of, tertulia

pytestmark = pytest.mark.usefixtures("tiny_pictures", "at_once")

TEXT = "Update at <t:1800000000:t>. @everyone <@1> https://example.org"


class Owned:
    """The bot with an owner's server, which is made before the bot starts again."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.owner = stage.ana
        self.stranger = stage.bruno

    async def slash(self, command: str, who: simcord.MemberActor | None = None, **options: Any) -> str:
        """Return what a command of the owner answers, for their eyes only."""
        result = await self.stage.slash(who or self.owner, f"owner {command}", **options)
        return self.stage.text(self.stage.private(result))

    async def announce(self, text: str = TEXT) -> str:
        opened = await self.stage.slash(self.owner, "owner announce")
        return nothing_but_a_sentence(self.stage, await self.stage.submit(self.owner, opened, notice=text))

    async def block(self, who: simcord.MemberActor) -> None:
        shown = self.stage.private(await self.stage.slash(self.owner, "owner user", user=who))
        assert say("en-US", "owner-user-free") in self.stage.text(shown)
        await self.stage.press(self.owner, shown, "Block")
        assert say("en-US", "owner-user-blocked") in self.stage.text(shown)


def owns(
    monkeypatch: pytest.MonkeyPatch, owner: int, team: Iterable[tuple[int, str, str]] | None = None, head: int = 0
) -> None:
    """Let Discord say of the application who owns it, or which team: user, role and state of each member."""
    members = [
        SimpleNamespace(id=user, role=discord.TeamMemberRole(role), membership_state=discord.TeamMembershipState[state])
        for user, role, state in team or ()
    ]

    async def info(bot: Tertulia) -> discord.AppInfo:
        found: Any = await discord.Client.application_info(bot)
        found.owner = SimpleNamespace(id=owner)
        found.team = None if team is None else SimpleNamespace(owner_id=head, members=members)
        return cast(discord.AppInfo, found)

    monkeypatch.setattr(Tertulia, "application_info", info)


@pytest.fixture
async def owned(stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Owned:
    def make() -> discord.Client:
        bot = harness.make_bot(tmp_path / "tertulia.sqlite3")
        bot.owner_server = stage.server.id  # type: ignore[attr-defined]
        return bot

    stage.make = make
    owns(monkeypatch, stage.ana.id)
    await stage.restart()
    (group,) = stage.env.backend.commands[stage.server.id].values()
    # Discord shows it to admins of the server. Here all see it, since the bot itself must refuse the others.
    everybody = {who: True for who in (stage.ana, stage.bruno, stage.chloe, stage.davi)}
    stage.server.set_command_permissions(int(group["id"]), dict(everybody))
    return Owned(stage)


async def two_games(owned: Owned) -> list[Game]:
    stage = owned.stage
    other = stage.server.create_text_channel("more games")
    dice = random.Random(22)
    return [
        await begin(stage, dice, stage.bruno, stage.chloe),
        await begin(stage, dice, stage.bruno, stage.davi, into=other),
    ]


def notices(stage: Stage, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
    return [each for each in stage.history(channel) if each.content.startswith("📣")]


# ---------------------------------------------------------------- who may


async def test_the_commands_are_in_the_owner_s_server_alone_and_speak_four_languages(owned: Owned) -> None:
    stage = owned.stage
    commands = stage.env.backend.commands
    assert "owner" not in {each["name"] for each in commands[None].values()}
    (group,) = commands[stage.server.id].values()
    assert group["name"] == "owner" and int(group["default_member_permissions"]) == 8
    assert [each["name"] for each in group["options"]] == ["servers", "user", "announce", "new-tables"]
    for part in (group, *group["options"]):
        assert {*LOCALES[1:]} <= part["description_localizations"].keys()


async def test_they_are_sent_once_and_move_with_the_setting(owned: Owned, tmp_path: Path) -> None:
    stage = owned.stage
    assert not [each for each in sent(stage) if "guilds" not in each]
    before = len(sent(stage))
    await stage.restart()
    assert len(sent(stage)) == before
    another, make = stage.env.create_guild("Another"), stage.make

    def elsewhere(server: int | None) -> Callable[[], discord.Client]:
        def made() -> discord.Client:
            bot = make()
            bot.owner_server = server  # type: ignore[attr-defined]
            return bot

        return made

    stage.make = elsewhere(another.id)
    await stage.restart()
    commands = stage.env.backend.commands
    assert not commands.get(stage.server.id) and len(commands[another.id]) == 1
    stage.make = elsewhere(None)
    await stage.restart()
    assert not commands.get(another.id) and await store_of(stage).meta(OWNER_DIGEST) is None


def sent(stage: Stage) -> list[str]:
    return [each.path for each in stage.env.http_requests if each.path.endswith("/commands")]


async def test_a_server_without_the_bot_costs_a_line_in_the_log(
    stage: Stage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def make() -> discord.Client:
        bot = harness.make_bot(tmp_path / "tertulia.sqlite3")
        bot.owner_server = 5  # type: ignore[attr-defined]
        return bot

    stage.make = make
    await stage.restart()
    if "owner's commands not sent" in caplog.text:  # else simcord knows no servers for commands
        assert await store_of(stage).meta(OWNER_DIGEST) is None
    stage.forgive()


async def test_numbers_that_are_no_ids_are_refused_and_first_the_stranger(owned: Owned) -> None:
    """Python reads no number of more than 4,300 digits, and the store no id from 2 to the power of 63 on."""
    stage = owned.stage
    for number in ("9" * 5000, "9" * 20, str(2**63), "0", "-5", "٣٣"):
        assert await owned.slash("servers", owned.stranger, server=number) == say("en-US", "error-not-owner")
        assert await owned.slash("servers", server=number) == say("en-US", "error-owner-server")
    panel = stage.shown(await stage.slash(owned.owner, "table-help"))
    for custom_id in (f"oc:show:{2**63}", "oc:show:" + "9" * 20, f"ou:block:{2**63}", "ou:show:" + "9" * 20):
        made = {"type": 2, "custom_id": custom_id, "id": 900, "label": "?", "style": 1}
        async with with_component(stage, panel, made):
            told = nothing_but_a_sentence(stage, await forge(stage, owned.owner, panel, custom_id))
            assert told == say("en-US", "error-old-button")
    assert not await store_of(stage).owner.blocked_users()


async def test_each_press_asks_again_who_owns_the_bot(owned: Owned, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, no = owned.stage, say("en-US", "error-not-owner")
    for command, options in (("servers", {}), ("user", {"user": stage.chloe}), ("announce", {}), ("new-tables", {})):
        assert await owned.slash(command, owned.stranger, **options) == no
    panel = stage.private(await stage.slash(owned.owner, "owner servers"))
    opened = await stage.slash(owned.owner, "owner announce")
    owns(monkeypatch, stage.chloe.id)
    one = await stage.choose(owned.owner, panel, "os:0", str(stage.server.id))
    assert nothing_but_a_sentence(stage, one) == no
    assert nothing_but_a_sentence(stage, await stage.submit(owned.owner, opened, notice=TEXT)) == no
    for custom_id in ("ow:0", "oc:confirm_leave:5", "ou:block:5"):
        lobby = stage.shown(await stage.slash(stage.davi, "table-help"))
        made = {"type": 2, "custom_id": custom_id, "id": 900, "label": "?", "style": 1}
        async with with_component(stage, lobby, made):
            assert nothing_but_a_sentence(stage, await forge(stage, stage.davi, lobby, custom_id)) == no
    assert not await store_of(stage).owner.blocked_users()


async def test_admins_of_the_team_may_and_its_other_members_may_not(
    owned: Owned, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, no = owned.stage, say("en-US", "error-not-owner")
    team = [(stage.bruno.id, "admin", "accepted"), (stage.chloe.id, "developer", "accepted")]
    team.append((stage.davi.id, "admin", "invited"))
    owns(monkeypatch, 999, team, stage.ana.id)
    for who, may in ((stage.ana, True), (stage.bruno, True), (stage.chloe, False), (stage.davi, False)):
        assert (await owned.slash("servers", who) != no) is may


async def test_without_the_setting_no_button_does_anything(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    owns(monkeypatch, stage.ana.id)
    board = stage.shown(await stage.slash(stage.ana, "play", game="luxor"))
    made = {"type": 2, "custom_id": f"oc:confirm_leave:{stage.server.id}", "id": 900, "label": "?", "style": 1}
    async with with_component(stage, board, made):
        answer = nothing_but_a_sentence(stage, await forge(stage, stage.ana, board, made["custom_id"]))
    assert answer == say("en-US", "error-old-button")
    for server in (None, 5):  # or in another server
        tertulia(stage).owner_server = server
        answer = nothing_but_a_sentence(stage, await submit(stage, stage.ana, "of:notice", [], board))
        assert answer == say("en-US", "error-old-button")


# ---------------------------------------------------------------- servers


async def test_servers_are_listed_by_what_happens_there(owned: Owned) -> None:
    stage = owned.stage
    for number in range(PAGE + 3):
        stage.env.create_guild(f"Quiet *{number}*")
    await stage.env.settle()
    (game, _) = await two_games(owned)
    await game.to_the_end()
    panel = stage.private(await stage.slash(owned.owner, "owner servers"))
    told = stage.text(panel)
    assert told.startswith(f"## {PAGE + 4} servers\n**Test server** · `{stage.server.id}`\n")
    assert "members: 6 · running: 1 · finished in 30 days: 1 · last move: <t:" in told and "-# 1/2" in told
    await stage.press(owned.owner, panel, "ow:1")
    assert "Quiet" in stage.text(panel) and "Test server" not in stage.text(panel) and "-# 2/2" in stage.text(panel)
    await stage.later(hours=24 * 31)
    assert "running: 0 · finished in 30 days: 0" in await owned.slash("servers", server=f" {stage.server.id} ")
    assert await owned.slash("servers", server="Test server") == say("en-US", "error-owner-server")


async def test_a_blocked_server_is_left_again_whenever_it_invites_the_bot(owned: Owned, caplog: Any) -> None:
    caplog.set_level(logging.INFO, "cogs")
    stage = owned.stage
    bad = stage.env.create_guild("Bad")
    payload = dict(guild_create_payload(stage.env.backend, stage.env.backend.get_guild(bad.id)))
    del payload["unavailable"]
    await stage.env.settle()
    panel = stage.private(await stage.slash(owned.owner, "owner servers", server=str(bad.id)))
    await stage.press(owned.owner, panel, "Leave")
    await stage.press(owned.owner, panel, "Back")  # not yet
    assert stage.bot.get_guild(bad.id) is not None
    await stage.press(owned.owner, panel, "Block")
    await stage.press(owned.owner, panel, "oc:confirm_block:*")
    assert stage.bot.get_guild(bad.id) is None and f"server {bad.id}: confirm_block" in caplog.text
    assert say("en-US", "owner-server-blocked") in stage.text(panel) and say(
        "en-US", "owner-server-away"
    ) in stage.text(panel)
    left = len(leaves(stage))
    guild = stage.env.create_guild("Bad again")
    await store_of(stage).owner.block_server(guild.id, 5)
    payload = dict(guild_create_payload(stage.env.backend, stage.env.backend.get_guild(guild.id)))
    del payload["unavailable"]
    stage.env.backend.emit("GUILD_CREATE", payload)
    await stage.later(seconds=1)
    assert len(leaves(stage)) == left + 1 and stage.bot.get_guild(guild.id) is None
    assert f"server {guild.id}: blocked, so the bot leaves it" in caplog.text
    await stage.press(owned.owner, panel, "Unblock")
    assert await store_of(stage).owner.blocked_servers() == {guild.id}
    # It had invited the bot while that was away.
    back = stage.env.create_guild("Bad once more")
    await store_of(stage).owner.block_server(back.id, 5)
    await stage.restart()
    await stage.later(seconds=LOOK_SECONDS + 1)  # simcord names no server at the beginning of a session
    assert stage.bot.get_guild(back.id) is None
    own = stage.private(await stage.slash(owned.owner, "owner servers", server=str(stage.server.id)))
    answer = nothing_but_a_sentence(stage, await stage.press(owned.owner, own, "Leave"))
    assert answer == say("en-US", "error-owner-own")


def leaves(stage: Stage) -> list[str]:
    return [each.path for each in stage.env.http_requests if each.method == "DELETE" and "/guilds/" in each.path]


async def test_one_of_several_processes_asks_discord_for_all_servers(
    owned: Owned, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, bot, asked = owned.stage, tertulia(owned.stage), list[int]()

    async def fetch_guilds(limit: int | None = None) -> Any:
        asked.append(1)
        yield SimpleNamespace(id=7, name="Far away", approximate_member_count=77)

    monkeypatch.setattr(bot, "part", Shards(0, 0, 1))
    monkeypatch.setattr(bot, "fetch_guilds", fetch_guilds)
    for _ in range(2):
        assert "**Far away** · `7`\n-# members: 77 · running: 0" in await owned.slash("servers")
    await stage.later(minutes=11)
    await owned.slash("servers")
    assert len(asked) == 2
    monkeypatch.undo()


# ---------------------------------------------------------------- users


async def test_a_blocked_user_gets_a_sentence_and_a_bot_plays_for_them(owned: Owned) -> None:
    stage = owned.stage
    stage.reads(stage.bruno, "fr")
    game, _ = await two_games(owned)
    lobby = stage.server.create_text_channel("lobby")
    waiting = stage.shown(await stage.slash(stage.bruno, "play", into=lobby, game="luxor"))
    await stage.press(stage.davi, waiting, "b:*:join")
    await owned.block(stage.bruno)
    await stage.env.settle()
    no = say("fr", "error-blocked-user")
    for number in (1, 2):
        table = await table_of(stage, number)
        seat = table.seat_of(stage.bruno.id)
        assert seat is not None and table.seats[seat].computer is not None and seat not in table.waiting_for
    table = await table_of(stage, 3)
    assert table.people == {stage.davi.id} and table.row.host_id == stage.davi.id
    for attempt in (
        stage.slash(stage.bruno, "play", into=lobby, game="luxor"),
        stage.slash(stage.bruno, "hand"),
        stage.press(stage.bruno, game.board, "b:*:hand"),
        stage.press(stage.bruno, waiting, "b:*:join"),
    ):
        assert nothing_but_a_sentence(stage, await attempt) == no
    privacy = stage.private(await stage.slash(stage.bruno, "privacy"))
    exported = await stage.press(stage.bruno, privacy, "p:export")
    assert b'"since"' in stage.pictures(stage.shown(exported))[0]
    await stage.restart()
    assert nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "hand")) == no
    panel = stage.private(await stage.slash(owned.owner, "owner user", user=stage.bruno))
    await stage.press(owned.owner, panel, "Unblock")
    hand = stage.private(await stage.slash(stage.bruno, "hand"))
    await stage.press(stage.bruno, hand, "b:*:return")
    assert stage.bruno.id in {each.user_id for each in (await table_of(stage)).seats if each.computer is None}


async def test_another_process_learns_of_a_block_within_a_minute(owned: Owned) -> None:
    stage = owned.stage
    await two_games(owned)
    await store_of(stage).owner.block_user(stage.bruno.id, 5)  # as the other process does
    assert (await table_of(stage)).bots == ()
    await stage.later(hours=1, seconds=1)  # a minute, outside of these tests
    assert (await table_of(stage)).bots and stage.bruno.id in tertulia(stage).registry.blocked_users


async def test_nobody_blocks_the_owner_and_a_lone_player_gets_no_bot(owned: Owned) -> None:
    stage = owned.stage
    panel = stage.private(await stage.slash(owned.owner, "owner user", user=stage.ana))
    answer = nothing_but_a_sentence(stage, await stage.press(owned.owner, panel, "Block"))
    assert answer == say("en-US", "error-owner-own") and not await store_of(stage).owner.blocked_users()
    lobby = stage.shown(await stage.slash(stage.bruno, "play", game="luxor"))
    await stage.press(stage.bruno, lobby, "b:*:bots > b:*:add_easy")
    await stage.press(stage.bruno, lobby, "b:*:start")
    await owned.block(stage.bruno)
    table = await table_of(stage)
    assert table.phase is Phase.RUNNING and table.seats[table.seat_of(stage.bruno.id) or 0].computer is None


# ---------------------------------------------------------------- notices


async def test_a_notice_reaches_each_running_table_once_and_calls_nobody(owned: Owned) -> None:
    stage = owned.stage
    _, second = await two_games(owned)
    lobby = stage.server.create_text_channel("lobby")
    await stage.slash(stage.chloe, "play", into=lobby, game="luxor")
    assert await owned.announce(f"  {TEXT}\n") == say("en-US", "owner-announced", count=2)
    await stage.env.settle()
    for channel in (stage.channel, second.channel):
        (notice,) = notices(stage, channel)
        assert notice.content == say("en-US", "announcement", note=TEXT)
    assert not notices(stage, lobby)
    posted = [
        each.json for each in stage.env.http_requests if "📣" in str(each.json) and each.path.endswith("messages")
    ]
    assert len(posted) == 2
    for body in posted:
        assert isinstance(body, dict) and body["allowed_mentions"].get("parse") == [] and body["flags"] & 4
        assert not body["allowed_mentions"].get("users")
    await stage.restart()
    await stage.later(hours=1, seconds=1)
    assert len(notices(stage)) == 1
    assert not [name for name in (await table_of(stage)).messages if name.startswith(NOTICE)]
    night = ServerSettings(stage.server.id, quiet_from=1320, quiet_to=420, timezone="UTC")
    await tertulia(stage).registry.set_server_settings(night)
    assert await owned.announce("Done.") == say("en-US", "owner-announced", count=2)
    await stage.env.settle()
    assert len(notices(stage)) == 2 and [each.flags.silent for each in notices(stage)] == [False, True]
    assert await owned.announce("   ") == say("en-US", "error-owner-notice")


async def test_a_notice_survives_a_crash_and_one_for_a_sleeping_table_goes_out_of_date(
    owned: Owned, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = owned.stage
    _, second = await two_games(owned)
    monkeypatch.setattr(Orders, "follow", lambda orders: orders.read())  # the process ends before it does more
    assert await owned.announce() == say("en-US", "owner-announced", count=2)
    await stage.env.settle()
    assert not notices(stage)
    monkeypatch.undo()
    owns(monkeypatch, stage.ana.id)
    table = await table_of(stage, 2)
    await store_of(stage).tables.set_locale(stage.server.id, "fr")  # which lets all messages be shown again
    await stage.restart()
    await stage.later(seconds=2)
    (notice,) = notices(stage)
    assert notice.content == say("fr", "announcement", note=TEXT)
    table = await table_of(stage, 2)
    name = f"{NOTICE}{tertulia(stage).registry.clock() - DAY}"
    await store_of(stage).set_meta({name: "An old text"})
    await table.note_messages({name: type(table.messages[BOARD])(table.id, name)}, settled=-1)
    await stage.later(hours=1)
    assert len(notices(stage, second.channel)) == 1 and name not in table.messages


# ---------------------------------------------------------------- no new tables


async def test_no_game_begins_before_maintenance_and_running_ones_go_on(owned: Owned) -> None:
    stage = owned.stage
    first, _ = await two_games(owned)
    await first.to_the_end()
    lobby = stage.server.create_text_channel("lobby")
    waiting = stage.shown(await stage.slash(stage.chloe, "play", into=lobby, game="luxor"))
    await stage.press(stage.davi, waiting, "b:*:join")
    assert await owned.slash("new-tables") == say("en-US", "owner-tables-closed", count=1)
    await stage.restart()
    no, free = say("en-US", "error-no-new-tables"), stage.server.create_text_channel("free")
    lesson = stage.private(await stage.slash(stage.ana, "learn", game="luxor"))
    opens = {"type": 2, "custom_id": "z:luxor:bot", "id": 900, "label": "?", "style": 1}
    async with with_component(stage, lesson, opens):
        for attempt in (
            stage.slash(stage.ana, "play", into=free, game="luxor"),
            stage.slash(stage.ana, "play", into=free, game="luxor", thread=True),
            stage.press(stage.bruno, first.board, "b:*:rematch"),
            stage.ana.context_menu(free, say("en-US", "menu-challenge-name"), stage.davi),
            stage.press(stage.bruno, waiting, "b:*:join"),
            stage.press(stage.chloe, waiting, "b:*:start"),
            forge(stage, stage.ana, lesson, "z:luxor:bot"),
        ):
            assert nothing_but_a_sentence(stage, await attempt) == no
    table = await table_of(stage, 2)
    await play_on(stage, table)
    assert table.phase is Phase.FINISHED
    assert await owned.slash("new-tables") == say("en-US", "owner-tables-open")
    await stage.press(stage.chloe, waiting, "b:*:start")
    assert (await table_of(stage, 3)).phase is Phase.RUNNING
