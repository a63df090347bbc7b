"""Games with deadlines, and a scheduler that a test drives."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field

import pytest

from db import Absence, Pace, Person, PollKind, TimerRow
from tables import Scheduler, Table, TableChanged, UserError
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, GUILD, AtOnce, House


@dataclass
class RecordingHandler:
    """Records what the scheduler would post on Discord."""

    said: list[tuple[str, int]] = field(default_factory=list)
    absentees: set[int] = field(default_factory=set)
    failing: int = 0
    unreachable: set[int] = field(default_factory=set)

    def is_reachable(self, table: Table) -> bool:
        return table.id not in self.unreachable

    async def gone(self, table: Table) -> frozenset[int]:
        return frozenset(table.people & self.absentees)

    async def remind(self, table: Table, timer: TimerRow) -> None:
        if self.failing:
            self.failing -= 1
            raise RuntimeError("Discord is down")
        self.said.append(("remind", table.id))

    async def ask(self, table: Table, kind: PollKind) -> bool:
        self.said.append((f"ask {kind}", table.id))
        return True

    async def call(self, table: Table) -> None:
        self.said.append(("call", table.id))

    def look(self, table: Table) -> None:
        if table.polls:
            self.said.append(("look", table.id))

    def observe(self, changed: TableChanged) -> None:
        """Record changes without a click: a bot's whole turn, an archived table."""
        if not changed.partial and (
            changed.pending_before is None or changed.before.archived is not changed.table.row.archived
        ):
            self.said.append(("changed", changed.table.id))


async def timed(
    house: House,
    *people: Person,
    pace: Pace = Pace.DAILY,
    channel: int = CHANNEL,
    absence: Absence = Absence.ASK,
    ranked: bool = False,
    game: str = "mausoleum",
) -> Table:
    """Return a running game with deadlines."""
    host, *others = people or (ANA, BRUNO, CHLOE)
    table = await acts.open_table(
        house.registry,
        game,
        guild_id=GUILD,
        channel_id=channel,
        locale="en-US",
        host=host,
        pace=pace,
        absence=absence,
        ranked=ranked,
    )
    for person in others:
        await acts.join(table, person)
    await acts.start(table, host)
    return table


async def start_scheduler(house: House, handler: RecordingHandler) -> Scheduler:
    """Return a scheduler on the house's clocks. :func:`run_due` makes it handle due timers."""
    house.registry.observers.append(handler.observe)
    scheduler = Scheduler(house.registry, handler, AtOnce())
    await scheduler.start()
    return scheduler


async def run_due(scheduler: Scheduler) -> None:
    """Handle due timers now, and wait for all work that follows."""
    scheduler._wake()
    while scheduler._tasks:
        await asyncio.gather(*scheduler._tasks)


async def rejected(work: Awaitable[object], key: str) -> None:
    with pytest.raises(UserError) as caught:
        await work
    assert caught.value.key == key
