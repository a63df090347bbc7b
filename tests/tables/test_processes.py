"""What several processes do with the tables of one database: one keeps the clock, and none writes another's."""

from __future__ import annotations

import asyncio
import logging

import pytest

from db import NotOurs, Shards, Store
from engine.players import Choice
from engine.players.decision import BotDecision
from tables import Scheduler, TableRegistry
from tables.clocks import HOUR, MINUTE
from tests import acts
from tests.postgres import Cluster
from tests.tables.conftest import ANA, BRUNO, CHANNEL, GUILD, House, decider
from tests.tables.scheduling import RecordingHandler, run_due


class Never:
    """A bot that thinks for ever."""

    async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
        await asyncio.Event().wait()
        raise AssertionError


async def test_the_clock_of_a_second_process_continues_the_first(house: House) -> None:
    """Even right after an outage, in which the game clock stood still."""
    handler = RecordingHandler()
    before = Scheduler(house.registry, handler, Never())
    await before.start()
    noted = house.registry.clocks.game()
    before.close()
    house.now += 3 * HOUR
    registries = [house.open_registry() for _ in range(2)]
    for registry in registries:
        await Scheduler(registry, handler, Never()).resume()
        house.now += MINUTE // 2
    first, second = [registry.clocks.game() for registry in registries]
    assert first == noted + MINUTE == second


class Unsure(RecordingHandler):
    """Finds that another process may serve the table, as :class:`~cogs.publishing.outbox.Channels` does."""

    async def gone(self, table: object) -> frozenset[int]:
        self.said.append(("unsure", 0))
        raise NotOurs


async def test_a_table_of_another_process_is_left_alone_without_an_error(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    address = cluster.new_schema()
    async with (
        await Store.open(address, shards=Shards(0, 0, 4)) as store,
        await Store.open(address, shards=Shards(1, 3, 4)) as other,
    ):
        registry, stranger = TableRegistry(store), TableRegistry(other)
        table = await acts.open_table(
            registry, "mausoleum", guild_id=GUILD, channel_id=CHANNEL, locale="en-US", host=ANA
        )
        await acts.join(table, BRUNO)
        await acts.start(table, ANA)
        found, seen = await stranger.table(table.id, GUILD), list[bool]()
        stranger.observers.append(lambda changed: seen.append(changed.uncertain))
        person, decision_revision, actions = decider(found)
        with pytest.raises(NotOurs):
            await acts.act(found, person, decision_revision, actions[0])
        with pytest.raises(NotOurs):
            await found.note_messages({"mention": None})
        assert not seen

        scheduler = Scheduler(registry, handler := Unsure(), Never())
        await scheduler.start()
        (timer, *_) = await store.timers.due(10**15)
        await store.timers.postpone(timer, 0)
        await run_due(scheduler)
        assert handler.said and await store.timers.due(10**15), "it stays due"
        assert not [each for each in caplog.records if each.levelno >= logging.WARNING], caplog.text
        scheduler.close()
