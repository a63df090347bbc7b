"""The shipped bot uploads its emojis, keeps to its own, and plays without those that Discord refuses."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from simcord.components import walk_components

from engine import games
from render.emojis import load
from tests.wire.conftest import Make, newcomers
from tests.wire.entities import Message
from tests.wire.faults import EMOJIS, NEW_EMOJI, OLD_EMOJI, Refuse
from tests.wire.play import Player, choices, open_table, table_text, who_decides
from tests.wire.program import Program, until
from tests.wire.server import Discord

COUNT: Final = len(load((None, *games())))
UPDATE_TIMEOUT_SECONDS: Final = 240.0
"""Limit for all uploads on a busy machine."""


async def start(program: Program, used: int, uploaded: int, deleted: int = 0) -> None:
    """Start the bot and wait until its log reports on the emojis."""
    report = f"emojis: {used} of {COUNT} in use, {uploaded} uploaded, {deleted} deleted"
    before = program.said().count(report)
    await program.start()
    await until(lambda: program.said().count(report) > before, UPDATE_TIMEOUT_SECONDS)


async def board_and_hand(discord: Discord, kind: str) -> tuple[str, Message]:
    """Open a game of two: the text of its board, and the hand of a player who has to decide."""
    (guild,) = discord.world.guilds.values()
    table = await open_table(await newcomers(discord, 2), discord.open_channel(guild), kind)
    _, hand = await who_decides([Player(person, table, random.Random(1)) for person in table.people])
    return table_text(table), hand


def on_controls(message: Message) -> list[int]:
    """Return the ids of all emojis on buttons and options of a message."""
    parts = [part for shown in walk_components(message.components) for part in (shown, *(shown.get("options") or ()))]
    return [int(part["emoji"]["id"]) for part in parts if part.get("emoji")]


def in_text(text: str) -> set[int]:
    return {int(found) for found in re.findall(r"<:\w+:(\d+)>", text)}


@pytest.mark.slow
async def test_emojis_are_uploaded_once_and_shown_and_superseded_ones_stay_for_thirty_days(
    discord: Discord, make: Make
) -> None:
    program, emojis, (guild,) = make(), discord.world.emojis, discord.world.guilds.values()
    names = {base: emoji.name for base, emoji in load([None]).items()}
    by_others = emojis.add("seat_3_00000c", by=discord.world.add_user(guild, "Developer"), days=90)
    kept = {"seat_1_00000a": 29, "seat_2_00000a": 60, names["seat_2"]: 29, names["seat_3"]: 31, "mascot_00000a": 90}
    kept |= {"mascot_00000b": 60, "seat_3": 90}
    gone = {"seat_3_00000a": 90, "seat_3_00000b": 60, "seat_4_00000a": 90}
    made = {name: int(emojis.add(name, days=days)["id"]) for name, days in (kept | gone).items()}
    made["seat_4_00000b"] = int(emojis.add("seat_4_00000b", days=40)["id"])  # superseded by this start
    await start(program, COUNT, COUNT - 2, 3)
    assert {name for name, emoji_id in made.items() if emoji_id not in emojis.there} == {*gone}
    assert int(by_others["id"]) in emojis.there
    board, hand = await board_and_hand(discord, "mausoleum")
    shown = on_controls(hand)
    assert shown and all(emojis.there[each]["name"].startswith("mausoleum_") for each in shown)
    assert {emojis.there[each]["name"][:5] for each in in_text(board)} == {"seat_"}
    assert "▲" not in board and "◆" not in board
    await program.stop()
    await start(program, COUNT, 0)
    assert discord.rest.requests[NEW_EMOJI] == COUNT - 2 and discord.rest.requests[OLD_EMOJI] == 3
    emojis.there.clear()
    _, hand = await board_and_hand(discord, "luxor")
    assert choices(hand) and not on_controls(hand), "a hand refused for its emojis is sent again without"
    assert "emojis refused: 400 Bad Request" in program.said() and not program.errors()


@pytest.mark.slow
async def test_the_bot_plays_in_words_where_discord_refuses_emojis(discord: Discord, make: Make) -> None:
    program, refused = make(), Refuse(403, 50013)
    for route, nth, uploaded in ((EMOJIS, 1, 0), (NEW_EMOJI, 3, 2)):
        fault = discord.faults.add(route, refused, nth=nth)
        await start(program, uploaded, uploaded)
        discord.faults.plan.remove(fault)
        board, hand = await board_and_hand(discord, "capital_lux")
        assert choices(hand) and not on_controls(hand) and len(in_text(board)) == uploaded
        assert ("▲" in board) == (uploaded == 0)
        await program.stop()
    assert program.said().count("emojis: update failed: 403 Forbidden") == 2
    discord.world.emojis.most = 20
    await start(program, 20, 18)
    assert "Maximum number of emojis reached (20)" in program.said() and not program.errors()
