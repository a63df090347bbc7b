"""Timers of the shipped bot that fall due while its disk is full."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tables.clocks import DAY, MINUTE, SECOND
from tests.wire.conftest import Make, newcomers, turn
from tests.wire.entities import Message
from tests.wire.faults import MEMBER, NEW_EMOJI, SEND
from tests.wire.phases import quiet
from tests.wire.play import Player, Table, open_table
from tests.wire.program import Program, until
from tests.wire.server import Discord
from tests.wire.world import Delivery

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits the files of another process as Linux does")

FULL_SECONDS: Final = 5.0
"""Time for which the disk stays full after the timers are due."""
LOG_BYTES: Final = 4_000
"""Limit for the log meanwhile. Without a wait between attempts, the bot logged a hundred thousand bytes a second."""


class Disk:
    """The disk under a running bot. A full disk limits every file to the current size of the write-ahead log.

    The other files are shorter, or do not grow.
    """

    def __init__(self, program: Program) -> None:
        self._program = program

    def used(self) -> int:
        """Return the length of the write-ahead log: every write extends it."""
        return Path(f"{self._program.database}-wal").stat().st_size

    def fill(self) -> None:
        self._limit(self.used())

    def free(self) -> None:
        self._limit(None)

    def _limit(self, size: int | None) -> None:
        import resource  # not on Windows

        _, most = resource.prlimit(self._program.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._program.pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))


class Said:
    """Records every public message, also those deleted since."""

    def __init__(self, discord: Discord) -> None:
        self.posted: list[Message] = []
        discord.world.observers.append(self._note)

    def _note(self, delivery: Delivery) -> None:
        if delivery.kind == "create" and delivery.viewer is None:
            self.posted.append(delivery.message)

    def reminders(self, table: Table) -> list[str]:
        """Return the reminders at a table, oldest first."""
        return [each.content for each in self.posted if each.channel is table.channel and "reminder" in each.content]

    def questions(self, table: Table) -> int:
        """Count the questions to the players of a table about an absent player."""
        mark = f"v:{table.number}:absent:"
        posted = [each for each in self.posted if each.channel is table.channel]
        return sum(any(control.custom_id.startswith(mark) for control in each.controls) for each in posted)


def players_of(table: Table) -> list[Player]:
    return [Player(person, table, random.Random(1)) for person in table.people]


def set_timer(program: Program, table: Table, kind: str, due: int | None) -> None:
    """Set or delete a timer while the bot does not run."""
    assert not program.running
    with closing(sqlite3.connect(program.database)) as connection, connection:
        if due is None:
            connection.execute("DELETE FROM timers WHERE table_id = ? AND kind = ?", (table.number, kind))
        else:
            connection.execute("UPDATE timers SET due = ? WHERE table_id = ? AND kind = ?", (due, table.number, kind))


def timer(program: Program, table: Table, kind: str) -> int | None:
    """Return when a timer is due; None without one."""
    row = program.ask("SELECT due FROM timers WHERE table_id = ? AND kind = ?", table.number, kind)
    return None if row is None else int(row[0])


def noted(program: Program) -> int:
    """Return the time of the bot's last heartbeat. It checks timers from the first one on."""
    row = program.ask("SELECT value FROM meta WHERE key = 'alive'")
    return 0 if row is None else int(row[0])


def now() -> int:
    return int(time.time() * SECOND)


@pytest.mark.slow
async def test_timers_due_while_the_disk_is_full_wait_for_space(discord: Discord, make: Make) -> None:
    """A reminder at one table, a deadline at the other. All that was said stands once, after the disk has space."""
    said, program, (guild,) = Said(discord), make(), discord.world.guilds.values()
    slow = await program.start()
    opening = [await newcomers(discord, 2) for _ in range(3)]
    opened = [open_table(people, discord.open_channel(guild), "mausoleum", pace="slow") for people in opening]
    tables = [await each for each in opened]
    reminded, late, busy = tables[0], tables[1], players_of(tables[2])
    await quiet(discord)
    assert await program.stop() == 0
    deadline, due = timer(program, reminded, "deadline"), now() + round((slow * 4 + 10) * SECOND)
    set_timer(program, reminded, "reminder", due)
    set_timer(program, late, "reminder", None)
    set_timer(program, late, "deadline", due)
    launched, disk = now(), Disk(program)
    await program.start()
    await until(lambda: noted(program) >= launched)
    while disk.used() < 20 * LOG_BYTES:
        await turn(busy)
    await quiet(discord)
    disk.fill()
    assert now() < due, "the machine is too slow for this test"
    asked, logged = discord.rest.requests.copy(), program.log.stat().st_size
    await asyncio.sleep(max(0, due - now()) / SECOND + FULL_SECONDS)
    await until(lambda: "cannot be used" in program.said())
    assert discord.rest.requests[MEMBER] == asked[MEMBER] and discord.rest.requests[SEND] == asked[SEND]
    assert program.log.stat().st_size - logged < LOG_BYTES, program.said()[logged:]
    assert not said.reminders(reminded) and not said.questions(late)
    disk.free()
    # A timer whose handling failed, not its postponement before that, is tried again after a minute.
    await until(lambda: bool(said.reminders(reminded) and said.questions(late)), 3 * MINUTE / SECOND)
    await until(lambda: timer(program, reminded, "reminder") is timer(program, late, "deadline") is None)
    assert timer(program, reminded, "deadline") == deadline
    for table in (reminded, late):
        before = timer(program, table, "deadline")
        while (fresh := timer(program, table, "deadline")) in (before, None):
            await turn(players_of(table))  # a step that no one else may notice sets no timers
        assert fresh is not None and abs(fresh - now() - 3 * DAY) < MINUTE
    assert len(said.reminders(reminded)) == said.questions(late) == 1
    assert not said.reminders(late) and not said.questions(reminded)
    since = discord.rest.requests - asked
    del since[NEW_EMOJI]  # the first start continues them
    assert since.total() < 60


async def test_clicks_on_a_full_disk_are_refused_and_leave_few_lines(discord: Discord, make: Make) -> None:
    program, (guild,) = make(), discord.world.guilds.values()
    await program.start()
    table = await open_table(await newcomers(discord, 2), discord.open_channel(guild), "mausoleum")
    players, disk = players_of(table), Disk(program)
    while disk.used() < 20 * LOG_BYTES:
        await turn(players)
    await quiet(discord)
    disk.fill()
    logged = program.log.stat().st_size
    for _ in range(30):
        await turn(players)
    said = program.said()[logged:]
    disk.free()
    assert "Traceback" not in said and "cannot be used" in said
    assert 0 < said.count("\n") < 40, said
