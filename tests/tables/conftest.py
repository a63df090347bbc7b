"""A store in memory, a clock that a test moves, and tables with people at them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from db import Person, Store
from tables import Hall, Table

GUILD, CHANNEL = 11, 22
NAMES = ("Ana", "Bruno", "Chloé", "Davi", "Eva")
ANA, BRUNO, CHLOE, DAVI, EVA = (Person(100 + number, name) for number, name in enumerate(NAMES))


@dataclass
class House:
    """A hall with its store; ``reopen`` is what a restart does."""

    path: Path
    store: Store
    now: int = 1_000
    hall: Hall = field(init=False)

    def __post_init__(self) -> None:
        self.hall = Hall(self.store, lambda: self.now)

    async def lobby(self, *people: Person, channel: int = CHANNEL) -> Table:
        host, *others = people or (ANA,)
        table = await self.hall.open("mausoleum", guild_id=GUILD, channel_id=channel, locale="en-US", host=host)
        for person in others:
            await table.join(person)
        return table

    async def game(self, *people: Person, channel: int = CHANNEL) -> Table:
        table = await self.lobby(*(people or (ANA, BRUNO)), channel=channel)
        await table.start(people[0] if people else ANA)
        return table

    async def reopen(self) -> None:
        await self.store.close()
        self.store = await Store.open(self.path)
        self.hall = Hall(self.store, lambda: self.now)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    path = tmp_path / "games.sqlite3"
    made = House(path, await Store.open(path))
    yield made
    await made.store.close()


def people_of(table: Table) -> list[Person]:
    return [Person(seat.user_id, seat.name) for seat in table.seats]


def decider(table: Table) -> tuple[Person, int, list[str]]:
    """Who must decide, the stamp of their buttons, and the notations of what they may do."""
    seat = table.deciding[0]
    row = table.seats[seat]
    return Person(row.user_id, row.name), row.stamp, [str(action) for action in table.view(seat).actions]


async def play_on(table: Table, plies: int = 10_000) -> None:
    """Play the first thing offered until the game ends or ``plies`` are done."""
    for _ in range(plies):
        if not table.deciding:
            return
        person, stamp, actions = decider(table)
        await table.act(person, stamp, actions[0])
