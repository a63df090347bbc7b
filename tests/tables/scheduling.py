"""Games with deadlines, and a scheduler that a test drives."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field

import pytest

from db import Pace, Person, PollKind, TimerRow
from tables import Scheduler, Table, TableChanged, UserError
from tests.tables.conftest import ANA, BRUNO, CHANNEL, CHLOE, GUILD, AtOnce, House


@dataclass
class Edge:
    """What the caretaker would say on Discord."""

    said: list[tuple[str, int]] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)
    failing: int = 0

    async def absent(self, table: Table) -> bool:
        return any(table.seats[seat].user_id in self.gone for seat in table.waiting_for)

    async def remind(self, table: Table, timer: TimerRow) -> None:
        if self.failing:
            self.failing -= 1
            raise RuntimeError("Discord is down")
        self.said.append(("remind", table.id))

    async def ask(self, table: Table, kind: PollKind) -> bool:
        self.said.append((f"ask {kind}", table.id))
        return True

    def observe(self, changed: TableChanged) -> None:
        """Note what is to be shown though no person has clicked: a computer's whole turn, a table put away."""
        if not changed.partial and (
            changed.pending_before is None or changed.before.archived is not changed.table.row.archived
        ):
            self.said.append(("changed", changed.table.id))


async def timed(house: House, *people: Person, pace: Pace = Pace.DAILY, channel: int = CHANNEL) -> Table:
    """A game that has begun, with deadlines."""
    host, *others = people or (ANA, BRUNO, CHLOE)
    table = await house.registry.open(
        "mausoleum",
        guild_id=GUILD,
        channel_id=channel,
        locale="en-US",
        host=host,
        pace=pace,
    )
    for person in others:
        await table.join(person)
    await table.start(host)
    return table


async def care(house: House, edge: Edge) -> Scheduler:
    """A caretaker whose clocks are the house's; it looks after what is due when :func:`due` says so."""
    house.registry.observers.append(edge.observe)
    taker = Scheduler(house.registry, edge, AtOnce())
    await taker.start()
    return taker


async def due(taker: Scheduler) -> None:
    """What the timer would do now, and everything that follows."""
    taker._wake()
    while taker._tasks:
        await asyncio.gather(*taker._tasks)


async def refused(work: Awaitable[object], key: str) -> None:
    with pytest.raises(UserError) as caught:
        await work
    assert caught.value.key == key
