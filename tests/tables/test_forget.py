"""Deleting a person's data while their tables change or load."""

from __future__ import annotations

import asyncio

import pytest

from db import Person, PollKind, SnapshotRow
from tables import PollChoice
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House, decider, play_on


async def test_a_commit_during_the_deletion_does_not_restore_the_host(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    while table.deciding[0] == table.seat_of(ANA.user_id):
        await play_on(table, 1)
    person, decision_revision, actions = decider(table)
    revision = table.row.revision
    await asyncio.gather(
        house.registry.forget(GUILD, ANA.user_id),
        acts.act(table, person, decision_revision, actions[0]),
    )
    assert table.row.revision == revision + 2, "Ana has left, and the other has acted"
    found = await house.store.tables.get(table.id)
    assert found is not None and found[0].host_id == table.row.host_id == BRUNO.user_id
    await play_on(table, 1)
    found = await house.store.tables.get(table.id)
    assert found is not None and found[0].host_id == BRUNO.user_id


async def test_a_table_that_loads_during_the_deletion_does_not_name_the_person(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.game(ANA, BRUNO)
    await play_on(table)
    await house.reopen()
    games, deletions = house.store.games, asyncio.TaskGroup()

    async def snapshot(table_id: int) -> SnapshotRow | None:
        """Return the load has read the table's row and reads the snapshot next."""
        monkeypatch.undo()
        deletions.create_task(house.registry.forget(GUILD, ANA.user_id))
        await asyncio.sleep(0)
        return await games.snapshot(table_id)

    monkeypatch.setattr(games, "snapshot", snapshot)
    async with deletions:
        table = await house.registry.table(table.id, GUILD)
    assert ANA.user_id not in (table.row.host_id, *(seat.user_id for seat in table.seats))
    assert ANA.name not in table.names


async def test_a_deleted_vote_does_not_count(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    await acts.propose_end(table, BRUNO)
    number = table.polls[PollKind.END].number
    await acts.vote(table, ANA, PollKind.END, number, "yes")
    await house.registry.forget(GUILD, ANA.user_id)
    assert table.votes[PollKind.END] == {}
    assert await acts.vote(table, Person(CHLOE.user_id, CHLOE.name), PollKind.END, number, "no") is PollChoice.NO
