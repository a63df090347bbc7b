"""The games that are played while requests fail, and what must hold at their tables."""

from __future__ import annotations

import asyncio
import random
import re
import time
from dataclasses import dataclass, field
from typing import Final

from db import Store
from engine import games
from locales import LOCALES
from tables import TableRegistry
from tests.wire.entities import Guild, Snowflakes
from tests.wire.interactions import Interaction
from tests.wire.ledger import copy_of_running
from tests.wire.people import Person
from tests.wire.play import Player, Stuck, Table, choices, open_table
from tests.wire.program import Program
from tests.wire.sentences import sentence
from tests.wire.server import Discord

SEATS: Final = 3
"""With three, one vote leaves a question open."""
AGE: Final = 5 * 60 * 1000 << 22
"""Subtracted from ids, so that messages look five minutes old: only then the bot checks how far up a board is."""
QUIET_SECONDS: Final = 0.3
"""Without a request for so long, the bot has finished its work."""
BOARD_TIMEOUT_SECONDS: Final = 60.0
"""Limit for a board to show its game's latest revision."""
RESUME_TIMEOUT_SECONDS: Final = 90.0
"""Limit for a game to resume on a busy machine."""


class Aged(Snowflakes):
    """Generates ids of five minutes ago."""

    def __call__(self) -> int:
        self._last = max(self._last + 1, (int(time.time() * 1000) - 1_420_070_400_000 << 22) - AGE)
        return self._last


@dataclass
class FaultStage:
    """The games that are played while requests fail: one fault concerns one of them, in turn."""

    discord: Discord
    program: Program
    guild: Guild
    stranger: Person
    chance: random.Random
    tables: list[Table] = field(default_factory=list)
    players: dict[int, list[Player]] = field(default_factory=dict)
    turn: int = 0

    async def table(self, *, fresh: bool = False, thread: bool = False) -> Table:
        """Return the next unfinished game, or a new one, in a thread on request."""
        kinds = games()
        self.turn += 1
        kind = kinds[self.turn % len(kinds)]
        running = [table for table in self.tables if not table.over and table.game == kind and not table.channel.parent]
        if running and not fresh and not thread:
            return running[-1]
        people = [Person(self.discord, self.discord.world.add_user(self.guild)) for _ in range(SEATS)]
        channel = self.discord.open_channel(self.guild)
        if thread:
            parent, channel = channel, self.discord.world.add_channel(self.guild, "thread", channel)
            self.discord.gateway.dispatch("THREAD_CREATE", {**channel.payload(), "newly_created": True})
            assert parent is channel.parent
        table = await open_table(people, channel, kind)
        self.tables.append(table)
        self.players[table.number] = [Player(each, table, random.Random(self.chance.random())) for each in people]
        return table

    async def move(self, table: Table) -> Interaction | None:
        """Make one decision of a player who sees one. None if no player does.

        Players take turns: in a simultaneous choice a player may change the choice without end.
        """
        players = self.players[table.number]
        first = len(table.moves) % len(players)
        for player in (*players[first:], *players[:first]):
            if player.panel is None or not choices(player.panel):
                await player.look()
            made = len(table.moves)
            while player.panel is not None and choices(player.panel) and len(table.moves) == made:
                # The first tap of two makes no move.
                if not await player.step():
                    break
            if len(table.moves) > made:
                return table.moves[-1].interaction
        return None

    async def ready(self, table: Table) -> Player:
        """Return a player who has a decision on their open hand."""
        for _ in range(20):
            for player in self.players[table.number]:
                await player.look()
                if player.panel is not None and choices(player.panel):
                    return player
        raise Stuck(f"no player can decide at table {table.number}")

    async def calm(self, table: Table | None = None) -> None:
        """Wait until the bot sends no more requests, and the board of a table shows its latest position."""
        before, began = -1, time.monotonic()
        while before != (now := sum(self.discord.rest.requests.values())):
            before = now
            await asyncio.sleep(QUIET_SECONDS)
            if table is not None and time.monotonic() - began < BOARD_TIMEOUT_SECONDS and await self.wrong(table):
                before = -1

    async def go_on(self, table: Table, moves: int = 2) -> None:
        """Play so many decisions more. Raises :class:`Stuck`."""
        done = len([move for move in table.moves if move.acknowledged])
        began = time.monotonic()
        while not table.over and len([move for move in table.moves if move.acknowledged]) < done + moves:
            if time.monotonic() - began > RESUME_TIMEOUT_SECONDS:
                raise Stuck(f"table {table.number} is stuck")
            answer = await self.move(table)
            if answer is None or _was_told_gone(answer):
                # No player sees a choice: they ask for the board, and resume the table if it was archived.
                await table.people[0].slash(table.channel, "table resume")
                await table.people[0].slash(table.channel, "board")

    async def _public(self, table: Table) -> int:
        """Return the latest public revision: private actions change no board."""
        async with await Store.open(copy_of_running(self.program.database, self.program.folder / "look")) as store:
            return (await TableRegistry(store).any_table(table.number)).public_revision

    def stored(self, table: Table) -> tuple[int, str, int | None]:
        """Return the revision, what the board shows, and its message id."""
        board = "messages ON table_id = id AND name = 'board'"
        query = f"SELECT revision, shows, message_id FROM tables JOIN {board} WHERE id = ?"
        found: tuple[int, str, int | None] = self.program.ask(query, table.number)
        return found

    def reminds(self, table: Table) -> bool:
        """Return whether a reminder is due at a table."""
        query = "SELECT 1 FROM timers WHERE kind = 'reminder' AND table_id = ?"
        return self.program.ask(query, table.number) is not None

    async def wrong(self, table: Table) -> list[str]:
        """Return what is wrong with the public messages of a table."""
        revision, shown, board = self.stored(table)
        found = []
        if shown != str(revision) and shown != str(public := await self._public(table)):
            found.append(f"the board shows {shown!r} of {public}")
        if board not in table.channel.messages:
            found.append("the board is gone")
        controls = [
            message.id
            for message in table.channel.messages.values()
            if message.viewer is None and any(each.custom_id == f"b:{table.number}:hand" for each in message.controls)
        ]
        if not table.over and controls[-1:] != [board]:
            found.append(f"the last board is {controls[-1:]}, not {board}")
        return found


def _was_told_gone(answer: Interaction) -> bool:
    return any(re.search(sentence(tag, "error-gone"), each.text) for each in answer.messages for tag in LOCALES)
