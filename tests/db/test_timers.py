"""Timers are set and removed with their cause, and found in order."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import Archived, NewTable, Pace, Phase, RowRefused, Store, TimerKind, TimerRow
from tests.db.builder import ANA, BEN, CHANNEL, GUILD, act, cancel, change, everything, game, lobby, revision_of

DEADLINE, REMINDER, ARCHIVE = TimerKind.DEADLINE, TimerKind.REMINDER, TimerKind.ARCHIVE


async def test_a_write_sets_its_timers_and_keeps_the_others(store: Store) -> None:
    table = await store.tables.create(
        NewTable(guild_id=GUILD, channel_id=CHANNEL, game="luxor", locale="fr", host=ANA, pace=Pace.LIVE),
        1,
        1,
        timers={ARCHIVE: 500},
    )
    assert await store.timers.of_table(table.id) == {ARCHIVE: 500}
    await change(store, table.id, revision=1, phase=Phase.RUNNING, timers={DEADLINE: 90, REMINDER: 60})
    assert await store.timers.of_table(table.id) == {ARCHIVE: 500, DEADLINE: 90, REMINDER: 60}
    await act(store, table.id, 1, timers={DEADLINE: 190, REMINDER: None})
    assert await store.timers.of_table(table.id) == {ARCHIVE: 500, DEADLINE: 190}
    await act(store, table.id, 2)
    assert await store.timers.of_table(table.id) == {ARCHIVE: 500, DEADLINE: 190}
    await change(store, table.id, archived=Archived.IDLE, timers={ARCHIVE: None, DEADLINE: None})
    assert await store.timers.of_table(table.id) == {}
    assert await revision_of(store, table.id) == 3


@pytest.mark.parametrize("phase", [Phase.FINISHED, Phase.CANCELLED])
async def test_a_finished_table_has_no_timers(store: Store, phase: Phase) -> None:
    table_id, other = await game(store, ANA), await game(store, BEN)
    for each in (table_id, other):
        await change(store, each, timers={DEADLINE: 5, ARCHIVE: 6})
    await act(store, table_id, 1, phase=phase, timers={DEADLINE: 9})
    assert await store.timers.of_table(table_id) == {}
    assert await store.timers.of_table(other) == {DEADLINE: 5, ARCHIVE: 6}
    await change(store, table_id, archived=Archived.CHANNEL_GONE, timers={ARCHIVE: 9})
    assert await store.timers.of_table(table_id) == {}
    await cancel(store, other)
    assert await store.timers.next_due() is None


async def test_the_earliest_timers_come_first_up_to_the_limit(store: Store) -> None:
    one, two = await game(store, ANA), await lobby(store, BEN)
    await change(store, one, timers={DEADLINE: 30, REMINDER: 20})
    await change(store, two, timers={ARCHIVE: 20})
    due = [TimerRow(one, REMINDER, 20), TimerRow(two, ARCHIVE, 20), TimerRow(one, DEADLINE, 30)]
    assert await store.timers.due(19) == []
    assert await store.timers.due(20) == due[:2]
    assert await store.timers.due(30) == due
    assert await store.timers.due(30, limit=1) == due[:1]
    assert isinstance(due[0].kind, TimerKind)
    assert await store.timers.next_due() == 20


async def test_a_timer_that_was_set_again_is_neither_removed_nor_postponed(store: Store) -> None:
    table_id = await game(store, ANA)
    await change(store, table_id, timers={DEADLINE: 30})
    (old,) = await store.timers.due(30)
    await act(store, table_id, 1, timers={DEADLINE: 60})
    assert not await store.timers.remove(old)
    assert not await store.timers.postpone(old, 90)
    assert await store.timers.of_table(table_id) == {DEADLINE: 60}
    assert await store.timers.postpone(replace(old, due=60), 70)
    assert await store.timers.due(99) == [TimerRow(table_id, DEADLINE, 70)]
    assert await store.timers.remove(TimerRow(table_id, DEADLINE, 70))
    assert not await store.timers.remove(TimerRow(table_id, DEADLINE, 70))


async def test_a_delivery_removes_its_timer_unless_it_was_set_again(store: Store) -> None:
    table_id = await game(store, ANA)
    await change(store, table_id, timers={DEADLINE: 30, REMINDER: 20})
    await store.tables.note_messages(table_id, {}, done=TimerRow(table_id, REMINDER, 19))
    assert await store.timers.of_table(table_id) == {DEADLINE: 30, REMINDER: 20}
    await store.tables.note_messages(table_id, {}, done=TimerRow(table_id, REMINDER, 20))
    assert await store.timers.of_table(table_id) == {DEADLINE: 30}
    await store.tables.note_messages(table_id, {}, done=TimerRow(table_id, DEADLINE, 30))
    assert await store.timers.of_table(table_id) == {}


async def test_an_invalid_due_time_rolls_back_the_whole_write(store: Store) -> None:
    table_id = await game(store, ANA)
    before = await everything(store)
    with pytest.raises(RowRefused):
        await act(store, table_id, 1, timers={REMINDER: 5, DEADLINE: "soon"})  # type: ignore[dict-item]
    assert await everything(store) == before
