"""Each column of both schemas that holds the id of a person is known to deletion, export, retention and conversion."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from typing import Any, Final

import psycopg
import pytest

from db import Store
from db.convert import KEYS
from db.games import KEPT_FOR_RATINGS, OF_THE_COURSE
from db.migrate import migrate, migrations
from db.privacy import DELETED
from db.servers import OF_A_SERVER
from docs import legal
from tests.db.builder import everything
from tests.db.test_privacy import ME, a_life
from tests.postgres import Cluster

PEOPLE: Final = {
    ("tables", "host_id"),
    *((name, "user_id") for name in ("seats", "holders", "actions", "results", "standings", "ratings", "votes")),
    *((name, "user_id") for name in ("guests", "notes", "calls", "lessons", "subscriptions", "tries", "blocks")),
    ("member_settings", "user_id"),
}
"""Columns with the id of a person whom a deletion forgets."""
OF_OTHERS: Final = {("blocks", "blocked_id"), ("blocked_users", "user_id")}
"""Columns with an id that a deletion leaves: somebody else, or the owner of the bot, has blocked the person."""
IN_TEXTS: Final = {("messages", "name"), ("messages", "shows"), ("meta", "key")}
"""Columns whose text may have the id of a person: invitations, and what the operator asks for."""
NO_PEOPLE: Final = {"id", "table_id", "guild_id", "channel_id", "parent_id", "message_id"}
"""Names of columns with other ids."""
ID: Final = re.compile(r"_?ids?$|user|person|member|people|player|owner|host|author|by$|whom?$")
"""Matches names of columns that may hold ids."""
NO_IDS: Final = {("writers", "pid"), ("tables", "rematch_of"), ("servers", "blocked_at")}
"""Columns with such a name, and no id of Discord."""

Columns = Mapping[str, tuple[str, ...]]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def columns(request: pytest.FixtureRequest) -> Columns:
    """Return the columns of each table of a new database."""
    found: dict[str, tuple[str, ...]] = {}
    if request.param == "sqlite":
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            migrate(connection, ":memory:", migrations())
            for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
                found[name] = tuple(row[1] for row in connection.execute(f"PRAGMA table_info({name})"))
        return found
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.new_schema()
    async with await Store.open(address):
        pass
    query = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"
    with psycopg.connect(address) as connected:
        for table, column in connected.execute(query).fetchall():
            found[table] = (*found.get(table, ()), column)
    return found


def test_each_column_that_may_hold_an_id_of_a_person_is_known(columns: Columns) -> None:
    """A new one belongs to ``PEOPLE``, and then deletion, export, retention and conversion must know it."""
    ids = {(name, each) for name, found in columns.items() for each in found if ID.search(each)}
    assert {each for each in ids if each[1] not in NO_PEOPLE} - NO_IDS == PEOPLE | OF_OTHERS
    assert all(column in columns[table] for table, column in IN_TEXTS)


def test_each_table_with_people_is_deleted_exported_kept_for_a_time_and_converted(columns: Columns) -> None:
    named = {table for table, _ in PEOPLE}
    assert named == DELETED
    assert named | {"blocked_users"} == set(legal.PERSONAL.values()) - {"polls"}  # see test_privacy for the export
    # What goes when a server is gone, and when a game is over for long: the rest goes with its row of ``tables``.
    of_a_table = {name for name in named if "table_id" in columns[name]} - {*OF_A_SERVER}
    assert named == {*OF_A_SERVER} & named | of_a_table
    assert of_a_table - {"votes"} <= {*OF_THE_COURSE, *KEPT_FOR_RATINGS}  # a vote goes with its question
    assert {table for table, _ in PEOPLE | OF_OTHERS | IN_TEXTS} <= KEYS.keys()


async def test_the_life_that_is_exported_and_deleted_has_each_such_column(store: Store) -> None:
    """So the tests of the export and of the deletion look at each of them."""
    await a_life(store)

    def column_names(connection: Any) -> dict[str, list[str]]:
        found = {}
        for name in KEYS:
            rows = connection.execute(f"SELECT * FROM {name} LIMIT 1")
            rows.fetchall()
            found[name] = [column[0] for column in rows.description]
        return found

    names = await store._connection.read(column_names)
    found = {
        (table, column)
        for table, rows in (await everything(store)).items()
        for row in rows
        for column, value in zip(names.get(table, ()), row, strict=False)
        if value == ME.user_id
    }
    assert found == PEOPLE


async def test_a_table_that_is_deleted_takes_all_rows_of_people_with_it(store: Store) -> None:
    ids = await a_life(store)
    await store._connection.write(lambda connection: connection.execute("DELETE FROM tables"))
    stored = await everything(store)
    left = {name for name in KEPT_FOR_RATINGS + OF_THE_COURSE if stored[name]}
    assert ids and left == set()
