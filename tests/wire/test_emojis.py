"""The shipped bot uploads its emojis, keeps to its own, and plays without those that Discord refuses."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
from simcord.components import walk_components

from engine import games
from render.emojis import load
from tests.wire.entities import Message
from tests.wire.faults import Refuse
from tests.wire.people import Person
from tests.wire.play import Player, Table, choices, open_table, who_decides
from tests.wire.program import Program, until
from tests.wire.routes import EMOJIS, NEW_EMOJI, OLD_EMOJI
from tests.wire.server import Discord

COUNT: Final = len(load((None, *games())))
MISSING_PERMISSIONS: Final = 50013
UPDATE_TIMEOUT_SECONDS: Final = 240.0
"""Limit for drawing all emojis on a busy machine, where no sprite is cached."""


@pytest.fixture
async def program(discord: Discord, tmp_path: Path) -> AsyncIterator[Program]:
    """Yield a bot that was not started yet. It must not log an error."""
    program = Program(discord, tmp_path)
    yield program
    assert not program.running or await program.stop() == 0
    assert not program.errors()


async def start(program: Program, report: str) -> None:
    """Start the bot and wait until its log reports on the emojis, with all starts together."""
    await program.start()
    await until(lambda: report in program.said(), UPDATE_TIMEOUT_SECONDS)


async def hand_of_one_who_decides(discord: Discord, kind: str) -> tuple[Table, Message]:
    """Open a game of two and the hand of a player who has to decide."""
    (guild,) = discord.world.guilds.values()
    people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
    table = await open_table(people, discord.open_channel(guild), kind)
    _, hand = await who_decides([Player(person, table, random.Random(1)) for person in people])
    return table, hand


def on_controls(message: Message) -> list[int]:
    """Return the ids of all emojis on buttons and options of a message."""
    parts = [part for shown in walk_components(message.components) for part in (shown, *(shown.get("options") or ()))]
    return [int(part["emoji"]["id"]) for part in parts if part.get("emoji")]


def in_text(message: Message) -> set[int]:
    """Return the ids of all emojis in the text of a message."""
    return {int(found) for found in re.findall(r"<:\w+:(\d+)>", message.text)}


async def test_emojis_are_uploaded_once_and_shown(discord: Discord, program: Program) -> None:
    there = discord.world.emojis.there
    await start(program, f"emojis: {COUNT} of {COUNT} in use, {COUNT} uploaded, 0 deleted")
    assert len(there) == COUNT
    table, hand = await hand_of_one_who_decides(discord, "mausoleum")
    shown = on_controls(hand)
    assert shown and all(there[each]["name"].startswith("mausoleum_") for each in shown)
    board = table.board()
    assert board is not None and {there[each]["name"][:5] for each in in_text(board)} == {"seat_"}
    assert "▲" not in board.text and "◆" not in board.text
    await program.stop()
    await start(program, f"emojis: {COUNT} of {COUNT} in use, 0 uploaded, 0 deleted")
    assert len(there) == discord.rest.requests[NEW_EMOJI] == COUNT and not discord.rest.requests[OLD_EMOJI]


async def test_a_changed_drawing_keeps_the_superseded_emoji_for_thirty_days(discord: Discord, program: Program) -> None:
    emojis, (guild,) = discord.world.emojis, discord.world.guilds.values()
    developer = discord.world.add_user(guild, "Developer")
    names = {base: emoji.name for base, emoji in load([None]).items()}
    kept = [
        emojis.add("seat_1_00000a", days=29),
        emojis.add("seat_2_00000a", days=60),
        emojis.add(names["seat_2"], days=29),
        emojis.add(names["seat_3"], days=31),
        emojis.add("seat_3_00000c", by=developer, days=90),
        emojis.add("mascot_00000a", days=90),
        emojis.add("mascot_00000b", days=60),
        emojis.add("seat_3", days=90),
    ]
    gone = [
        emojis.add("seat_3_00000a", days=90),
        emojis.add("seat_3_00000b", days=60),
        emojis.add("seat_4_00000a", days=90),
    ]
    kept.append(emojis.add("seat_4_00000b", days=40))  # superseded by this start
    await start(program, f"emojis: {COUNT} of {COUNT} in use, {COUNT - 2} uploaded, 3 deleted")
    assert all(int(each["id"]) in emojis.there for each in kept)
    assert not any(int(each["id"]) in emojis.there for each in gone)


@pytest.mark.parametrize(("route", "nth", "uploaded"), [(EMOJIS, 1, 0), (NEW_EMOJI, 1, 0), (NEW_EMOJI, 3, 2)])
async def test_the_bot_plays_in_words_where_discord_refuses_the_upload(
    discord: Discord, program: Program, route: str, nth: int, uploaded: int
) -> None:
    discord.faults.add(route, Refuse(403, MISSING_PERMISSIONS), nth=nth)
    await start(program, f"emojis: {uploaded} of {COUNT} in use, {uploaded} uploaded, 0 deleted")
    assert "emojis: update failed: 403 Forbidden" in program.said()
    table, hand = await hand_of_one_who_decides(discord, "capital_lux")
    assert choices(hand) and not on_controls(hand)
    board = table.board()
    assert board is not None and len(in_text(board)) == uploaded
    assert ("▲" in board.text) == (uploaded == 0)


async def test_a_hand_refused_for_its_emojis_is_sent_again_without(discord: Discord, program: Program) -> None:
    await start(program, f"{COUNT} of {COUNT} in use")
    discord.world.emojis.there.clear()
    _, hand = await hand_of_one_who_decides(discord, "luxor")
    assert choices(hand) and not on_controls(hand)
    assert "emojis refused: 400 Bad Request" in program.said()
    await until(lambda: bool(hand.files))


async def test_a_full_application_shows_the_emojis_that_it_has(discord: Discord, program: Program) -> None:
    discord.world.emojis.most = 20
    await start(program, f"emojis: 20 of {COUNT} in use, 20 uploaded, 0 deleted")
    assert "Maximum number of emojis reached (20)" in program.said()
