"""Tables that move from one process to another: what a process forgets, and what it reads again."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest

from db import BUCKETS, NotOurs, Store, bucket_of
from engine import View
from engine.players import Choice
from tables import Scheduler, TableRegistry
from tables.clocks import HOUR, MINUTE
from tests.postgres import Cluster
from tests.tables.conftest import ANA, BRUNO, CHANNEL, GUILD, House, decider
from tests.tables.scheduling import RecordingHandler, run_due

OTHER_GUILD = GUILD + (1 << 22)


async def test_what_is_dropped_is_read_again_as_another_process_has_left_it(house: House) -> None:
    registry, other = house.registry, house.open_registry()
    table = await house.game()
    stays = await registry.open(
        "mausoleum", guild_id=OTHER_GUILD, channel_id=CHANNEL + 1, locale="en-US", host=ANA, options={}
    )
    for guild in (GUILD, OTHER_GUILD):
        await registry.settings(guild)
        await registry.member(guild, ANA.user_id)
    person, decision_revision, actions = decider(table)
    await (await other.table(table.id, GUILD)).act(person, decision_revision, actions[0])
    await other.set_server_settings(replace(await other.settings(GUILD), locale="fr"))
    await other.set_member(replace(await other.member(GUILD, ANA.user_id), locale="fr"))
    assert (await registry.table(table.id, GUILD)).row.revision == table.row.revision, "still what it knew"

    assert registry.in_memory(lambda guild_id: guild_id == GUILD) == {table.id}
    registry.drop(lambda guild_id: guild_id == GUILD)
    fresh = await registry.table(table.id, GUILD)
    assert fresh is not table and fresh.row.revision == table.row.revision + 1
    assert (await registry.settings(GUILD)).locale == "fr" == (await registry.member(GUILD, ANA.user_id)).locale
    assert await registry.table(stays.id, OTHER_GUILD) is stays
    assert registry.in_memory(lambda guild_id: True) == {table.id, stays.id}


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


class Never:
    """An AI player that thinks for ever."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def decide(self, key: str, view: View, level: str, asker: tuple[int, int]) -> Choice:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError


async def test_an_ai_player_stops_when_its_table_leaves_and_starts_again_with_it(house: House) -> None:
    table = await house.lobby(ANA)
    await table.add_computer(ANA, "easy")
    never = Never()
    scheduler = Scheduler(house.registry, RecordingHandler(), never)
    await scheduler.start()
    await table.start(ANA)
    while table.computer_turn() is None:
        person, decision_revision, actions = decider(table)
        await table.act(person, decision_revision, actions[0])
    await asyncio.wait_for(never.asked.wait(), 60)
    scheduler.leave({table.id + 1})
    (playing,) = [task for task in scheduler._tasks if task.get_name() == f"ai-{table.id}"]
    await asyncio.sleep(0)
    assert not playing.cancelled()
    scheduler.leave({table.id})
    await asyncio.wait({playing}, timeout=60)
    assert playing.cancelled()
    never.asked.clear()
    house.registry.drop(lambda guild_id: True)
    await scheduler.start()
    await asyncio.wait_for(never.asked.wait(), 60)
    scheduler.close()


async def test_a_late_write_for_a_table_of_another_process_is_no_error(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with await Store.open(cluster.new_schema(), member="auto/4") as store:
        assert store.members is not None and await store.members.claim(range(BUCKETS))
        registry = TableRegistry(store)
        table = await registry.open("mausoleum", guild_id=GUILD, channel_id=CHANNEL, locale="en-US", host=ANA)
        await table.join(BRUNO)
        await table.start(ANA)
        seen: list[bool] = []
        registry.observers.append(lambda changed: seen.append(changed.uncertain))
        await store.members.give([bucket_of(GUILD)])
        person, decision_revision, actions = decider(table)
        with pytest.raises(NotOurs):
            await table.act(person, decision_revision, actions[0])
        with pytest.raises(NotOurs):
            await table.note_delivery(shown_revision=1)
        assert not seen and not [each for each in caplog.records if each.levelno >= logging.WARNING]

        # A timer that was claimed before is left alone, without an error.
        await store.members.claim([bucket_of(GUILD)])
        handler = Giving(store)
        scheduler = Scheduler(registry, handler, Never())
        await scheduler.start()
        (timer, *_) = await store.timers.due(10**15)
        await store.timers.postpone(timer, 0)
        await run_due(scheduler)
        assert handler.gave and f"table {table.id}" in caplog.text
        assert not [each for each in caplog.records if each.levelno >= logging.WARNING], caplog.text
        scheduler.close()


class Giving(RecordingHandler):
    """Gives the table's bucket away while it handles its timer."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self.gave = False

    async def absent(self, table: object) -> bool:
        assert self._store.members is not None
        await self._store.members.give([bucket_of(GUILD)])
        self.gave = True
        return True  # so that a poll is to be stored
