"""Logs that an older version let grow: a player tried and took back one private choice a thousand times."""

from __future__ import annotations

import json
from typing import Any

from db import START
from db.bounds import MAX_UNDOS
from engine import Event
from engine.replay import Step, position_at, positions
from engine.rng import KeyedRng
from tables import Table
from tables.permissions import need_reach, reach_of
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House
from tests.tables.test_undo import private_choice

TRIES = 1000


async def tried_often(house: House) -> tuple[Table, Table]:
    """Return a table whose last choice is private, as it is, and as it is after so many tries."""
    table = await private_choice(house)
    last = (await house.store.games.actions(table.id))[-1]
    person = next(each for each in (ANA, BRUNO, CHLOE) if table.seat_of(each.user_id) == last.seat)
    reach = need_reach(table, person.user_id)
    assert reach is not None and last.notation != START
    undone = json.dumps([Event("table-undone", {"seat": last.seat}, audience=(last.seat or 0,)).dump()])
    more = [(f"@undo.{reach.target}", undone), (last.notation, last.events)] * TRIES
    rows = [
        (table.id, last.revision + number, last.seat, last.user_id, notation, events, 1)
        for number, (notation, events) in enumerate(more, 1)
    ]

    def write(session: Any) -> None:
        names = "table_id, revision, seat, user_id, notation, events, at"
        session.executemany(f"INSERT INTO actions ({names}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        for name, column in (("tables", "id"), ("snapshots", "table_id")):
            session.execute(f"UPDATE {name} SET revision = ? WHERE {column} = ?", (rows[-1][1], table.id))

    await house.store._connection.write(write)
    house.registry = house.open_registry()
    return table, await house.registry.table(table.id, GUILD)


async def test_a_table_keeps_few_of_them_and_everyone_sees_the_same(house: House) -> None:
    before, after = await tried_often(house)
    assert len(after.entries) <= len(before.entries) + MAX_UNDOS + 1
    assert after.public_revision == before.public_revision
    for viewer in (None, 0, 1, 2):
        assert after.view(viewer) == before.view(viewer) and after.recent(viewer) == before.recent(viewer)
        told = [[turn.events for turn in table.story(viewer) if not turn.undone] for table in (before, after)]
        assert told[0] == told[1]
    for seat in range(3):
        one, other = reach_of(before, seat), reach_of(after, seat)
        assert (one and one.target) == (other and other.target)


async def test_the_position_before_a_choice_is_found_without_what_was_taken_back(house: House) -> None:
    _, table = await tried_often(house)
    assert table.row.seed is not None
    steps = [Step(*row) for row in await house.store.games.steps(table.id)]
    game = table.game, len(table.seats), table.options, KeyedRng(table.row.seed), steps
    states = {revision: table.game.dump(state) for revision, state in positions(*game)}
    standing = [entry.step.revision for entry in table.standing()]
    for revision in standing:
        assert table.game.dump(position_at(*game, revision)) == states[revision]
