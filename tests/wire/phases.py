"""Tables in every phase, and people around them, for proofs about permissions.

The tables are written into the database before the bot starts. It then posts their boards by itself.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

import discord

import tables
from db import BOARD, MessageRow, Phase, Store
from engine import game
from tables import ServerSettings, TableRegistry
from tests import acts
from tests.wire.entities import Channel, Guild
from tests.wire.people import Person
from tests.wire.play import MORE, Player, Table, choices
from tests.wire.server import Discord

MOVES: Final = 8
"""Decisions at a running table before the bot starts."""
BOARDS_TIMEOUT_SECONDS: Final = 60.0
"""Limit for all boards to appear on a busy machine."""
QUIET_SECONDS: Final = 1.0
"""Without a public change for so long, the bot has finished its work."""
LANGUAGES: Final = ("en-US", "pt-BR", "es-ES", "fr", "de", "xx")


class TableState(StrEnum):
    """State of a table in a proof."""

    FULL = "a full lobby"
    RUNNING = "running"
    ASKED = "running, with a question to the players"
    FINISHED = "finished"
    GONE = "archived with its channel"


@dataclass
class Scene:
    """A server with tables, and another where the bot may open none."""

    discord: Discord
    guild: Guild
    elsewhere: Guild
    only_channel: Channel
    """The only channel where tables may be opened. It has none."""
    strangers: list[Person]
    foreigners: list[Person]
    tables: dict[TableState, list[Table]] = field(default_factory=dict)

    @property
    def all_tables(self) -> list[Table]:
        return [table for tables in self.tables.values() for table in tables]

    @property
    def players(self) -> list[Person]:
        return [person for table in self.all_tables for person in table.people]


async def set_up(
    discord: Discord, database: Path, plan: Sequence[tuple[TableState, str]], chance: random.Random
) -> Scene:
    """Write one table into a new database for each phase and game of ``plan``. To be called before the bot starts."""
    scene = _around(discord)
    async with await Store.open(database) as store:
        registry = TableRegistry(store)
        for stage, kind in plan:
            scene.tables.setdefault(stage, []).append(await _make(scene, registry, stage, kind, chance))
        await registry.set_server_settings(ServerSettings(scene.guild.id, channels=(scene.only_channel.id,)))
    return scene


async def bring_alive(scene: Scene, chance: random.Random) -> None:
    """Wait, with the bot running, for the boards, play a little, open the polls, delete the channels."""
    async with asyncio.timeout(BOARDS_TIMEOUT_SECONDS):
        for table in scene.all_tables:
            while not table.channel.messages:
                await table.channel.after(table.channel.serial, BOARDS_TIMEOUT_SECONDS)
    await quiet(scene.discord)
    for table in scene.tables.get(TableState.RUNNING, []):
        for person in table.people:
            player = Player(person, table, random.Random(chance.random()))
            await player.look()
            if player.panel is not None and choices(player.panel):
                await player.step()
    for table in scene.tables.get(TableState.ASKED, []):
        # The first at the table may end it; another has to ask.
        for name in (MORE, "b:*:propose_end", "b:*:confirm_end"):
            found = table.people[1].finds(table.channel, name)
            assert found is not None, f"no {name} at table {table.number}"
            await table.people[1].use(*found)
    for table in scene.tables.get(TableState.GONE, []):
        scene.discord.delete_channel(table.channel)
    await quiet(scene.discord)


async def quiet(discord: Discord) -> None:
    """Wait until public messages stop changing."""
    changes = -1
    while changes != (now := sum(channel.serial for channel in discord.world.channels.values())):
        changes = now
        await asyncio.sleep(QUIET_SECONDS)


def _around(stand_in: Discord) -> Scene:
    world = stand_in.world
    guild, elsewhere = world.add_guild("Here", "pt-BR"), world.add_guild("Elsewhere", "fr")
    elsewhere.allowed &= ~discord.Permissions(attach_files=True).value
    here, there = (
        [Person(stand_in, world.add_user(place, locale=each)) for each in LANGUAGES] for place in (guild, elsewhere)
    )
    world.add_channel(elsewhere)
    return Scene(stand_in, guild, elsewhere, world.add_channel(guild, "only-here"), here, there)


async def _make(scene: Scene, registry: TableRegistry, stage: TableState, kind: str, chance: random.Random) -> Table:
    seats = game(kind).meta.seats
    many = {TableState.FULL: seats[-1], TableState.FINISHED: seats[0]}.get(stage, 3)
    world, channel = scene.discord.world, scene.discord.world.add_channel(scene.guild)
    people = [Person(scene.discord, world.add_user(scene.guild)) for _ in range(many)]
    sitting = [tables.Person(person.user.id, person.user.shown, world.snowflake()) for person in people]
    guild_id, channel_id = scene.guild.id, channel.id
    table = await acts.open_table(
        registry, kind, guild_id=guild_id, channel_id=channel_id, locale="pt-BR", host=sitting[0]
    )
    for person in sitting[1:]:
        await acts.join(table, person)
    if stage is not TableState.FULL:
        await acts.start(table, sitting[0])
        await _play(table, None if stage is TableState.FINISHED else MOVES, chance)
    # An unknown board id, as if the board was deleted: the bot posts a new one at its start.
    await table.note_messages({BOARD: MessageRow(table.id, BOARD, world.snowflake())})
    return Table(channel, people, table.id, kind)


async def _play(table: tables.Table, moves: int | None, chance: random.Random) -> None:
    """Make so many random decisions, or all until the game is over."""
    while table.phase is Phase.RUNNING and moves != 0:
        seat = table.deciding[0]
        row, action = table.seats[seat], chance.choice(table.view(seat).actions)
        await acts.act(table, tables.Person(row.user_id, row.name), row.decision_revision, str(action))
        moves = None if moves is None else moves - 1
