"""A store in memory, a clock that a test moves, and tables with people at them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from db import Person, Store
from engine import FastRng
from engine.players import Choice, Evaluation
from engine.players.decision import BotDecision
from tables import Table, TableRegistry
from tables.bot_players import BotWork, R
from tables.bot_turns import bot_turn
from tests import acts
from tests.traits import about_three

GUILD, CHANNEL = 11, 22
NAMES = ("Ana", "Bruno", "Chloé", "Davi", "Eva")
ANA, BRUNO, CHLOE, DAVI, EVA = (Person(100 + number, name) for number, name in enumerate(NAMES))


def guests(key: str) -> tuple[Person, ...]:
    """Return who joins Ana at a common table of this game."""
    return (BRUNO, CHLOE, DAVI)[: about_three(key) - 1]


@dataclass
class House:
    """A registry with its store. ``reopen`` simulates a restart. ``now`` is the time on both clocks."""

    database: str
    """What the store opened: see ``tests/conftest.py``."""
    store: Store
    now: int = 1_000
    ahead: int = 0
    """How far the wall clock has jumped."""
    registry: TableRegistry = field(init=False)

    def __post_init__(self) -> None:
        self.registry = self.open_registry()

    def open_registry(self) -> TableRegistry:
        """Make another registry on the same store and clocks."""
        return TableRegistry(self.store, lambda: self.now + self.ahead, lambda: self.now)

    async def lobby(self, *people: Person, channel: int = CHANNEL, ranked: bool = False) -> Table:
        host, *others = people or (ANA,)
        table = await acts.open_table(
            self.registry, "mausoleum", guild_id=GUILD, channel_id=channel, locale="en-US", host=host, ranked=ranked
        )
        for person in others:
            await acts.join(table, person)
        return table

    async def game(self, *people: Person, channel: int = CHANNEL, ranked: bool = False) -> Table:
        table = await self.lobby(*(people or (ANA, BRUNO)), channel=channel, ranked=ranked)
        await acts.start(table, people[0] if people else ANA)
        return table

    async def reopen(self) -> None:
        await self.store.close()
        self.store = await Store.open(self.database)
        self.registry = self.open_registry()


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots take their turns without a pause."""
    monkeypatch.setattr("tables.scheduler.BOT_PAUSE_SECONDS", 0)


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    made = House(database, await Store.open(database))
    yield made
    await made.store.close()


def people_of(table: Table) -> list[Person]:
    return [Person(seat.user_id, seat.name) for seat in table.seats]


def decider(table: Table) -> tuple[Person, int, list[str]]:
    """Return the next deciding person, their decision revision, and the notations of their legal actions."""
    seat = table.deciding[0]
    row = table.seats[seat]
    return Person(row.user_id, row.name), row.decision_revision, [str(action) for action in table.view(seat).actions]


class AtOnce:
    """A bot that takes the suggested action without a search."""

    def __init__(self, workers: int | None = None) -> None:
        """Start no worker."""

    async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
        view = decision.view
        action = decision.game.suggest(view, FastRng(1))
        others = [Evaluation(other, 0.25, 1) for other in view.actions if other != action]
        return Choice(action, (Evaluation(action, 0.5, 2), *others) if others else (), 3)

    async def review(self, work: BotWork[R]) -> R:
        return work.run()

    def close(self) -> None:
        pass


async def bot_moves(table: Table) -> bool:
    """Let one bot decide; return False if none has to."""
    turn = bot_turn(table)
    if turn is None:
        return False
    choice = await AtOnce().decide(
        BotDecision(table.game, turn.view, turn.level), (table.row.guild_id, table.row.host_id)
    )
    return await acts.bot_moves(table, turn, choice)


async def play_on(table: Table, plies: int = 10_000) -> None:
    """Play the first legal action until the game ends or ``plies`` are done."""
    for _ in range(plies):
        if not table.deciding:
            return
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, actions[0])
