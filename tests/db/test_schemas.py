"""The schemas of both engines are the same at the newest version: tables, columns, defaults, keys and indexes."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import psycopg
import pytest

from db import Store
from db.migrate import migrate, migrations, postgres_migrations
from tests.postgres import Cluster

TYPES = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB", "double precision": "REAL"}
ONLY_POSTGRES = {"tertulia", "writers"}
"""Tables for what SQLite keeps in the header of its file, and for the processes that share a database."""

Facts = dict[str, Any]


@pytest.fixture
def sqlite() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, "x", migrations())
        yield connection


@pytest.fixture
async def postgres(cluster: Cluster) -> psycopg.Connection[tuple[Any, ...]]:
    address = cluster.new_schema()
    async with await Store.open(address):
        pass
    return psycopg.connect(address, autocommit=True)


def number(text: object) -> str:
    """Return a default as SQLite writes it."""
    return str(text).partition("::")[0].strip("()'\"")


def of_sqlite(connection: sqlite3.Connection) -> Facts:
    def columns(table: str) -> list[tuple[object, ...]]:
        rows = connection.execute(f"SELECT name, type, \"notnull\", pk, dflt_value FROM pragma_table_info('{table}')")
        return [(name, kind, bool(needed or key), number(default)) for name, kind, needed, key, default in rows]

    def key(table: str) -> list[str]:
        rows = connection.execute(f"SELECT name FROM pragma_table_info('{table}') WHERE pk > 0 ORDER BY pk")
        return [name for (name,) in rows]

    def foreign(table: str) -> list[tuple[object, ...]]:
        rows = connection.execute(
            'SELECT "table", group_concat("from"), group_concat("to"), on_delete FROM'
            f" (SELECT * FROM pragma_foreign_key_list('{table}') ORDER BY id, seq) GROUP BY id"
        )
        return sorted(rows.fetchall())

    def indexes(table: str) -> list[tuple[object, ...]]:
        rows = connection.execute(
            f'SELECT list.name, "unique", (SELECT group_concat(name) FROM pragma_index_info(list.name)), sql'
            f" FROM pragma_index_list('{table}') AS list LEFT JOIN sqlite_schema AS s ON s.name = list.name"
            " WHERE origin <> 'pk'"
        )
        return sorted((bool(unique), names, condition(sql)) for _, unique, names, sql in rows)

    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {name: (columns(name), key(name), foreign(name), indexes(name)) for (name,) in names.fetchall()}


def condition(sql: str | None) -> str:
    """Return what a partial index names in its condition, in words that both engines share."""
    where = (sql or "").partition(" WHERE ")[2]
    return " ".join(re.findall(r"[a-z_]{3,}|-?\d+", re.sub(r"::\w+|\b(any|array|in)\b", "", where.lower())))


def of_postgres(connection: psycopg.Connection[tuple[Any, ...]]) -> Facts:
    def columns(table: str) -> list[tuple[object, ...]]:
        rows = connection.execute(
            "SELECT column_name, data_type, is_nullable = 'NO', column_default FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = %s ORDER BY ordinal_position", (table,),
        )  # fmt: skip
        return [(name, TYPES[kind], needed, number(default)) for name, kind, needed, default in rows]

    def names(table: str, numbers: str) -> str:
        return (
            f"(SELECT string_agg(attname, ',' ORDER BY place) FROM unnest({numbers}) WITH ORDINALITY AS n (num, place)"
            f" JOIN pg_attribute ON attrelid = {table} AND attnum = num)"
        )

    def constraints(table: str, kind: str) -> list[tuple[Any, ...]]:
        actions = "CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END"
        return connection.execute(
            f"SELECT split_part(confrelid::regclass::text, '.', 2), {names('conrelid', 'conkey')},"
            f" {names('confrelid', 'confkey')}, {actions}, confrelid::regclass::text FROM pg_constraint"
            " WHERE conrelid = %s::regclass AND contype = %s", (table, kind),
        ).fetchall()  # fmt: skip

    def indexes(table: str) -> list[tuple[object, ...]]:
        rows = connection.execute(
            f"SELECT indisunique, {names('indrelid', 'indkey::int2[]')}, pg_get_indexdef(indexrelid) FROM pg_index"
            " WHERE indrelid = %s::regclass AND NOT indisprimary", (table,),
        )  # fmt: skip
        return sorted((unique, columns, condition(sql)) for unique, columns, sql in rows)

    found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
    return {
        name: (
            columns(name),
            (constraints(name, "p") or [("", "")])[0][1].split(","),
            sorted(
                (other or plain, ours, theirs, action) for other, ours, theirs, action, plain in constraints(name, "f")
            ),
            indexes(name),
        )
        for (name,) in found
        if name not in ONLY_POSTGRES
    }


def test_both_engines_have_the_same_newest_version() -> None:
    assert migrations()[-1].number == postgres_migrations()[-1].number


def test_both_engines_have_the_same_schema(
    sqlite: sqlite3.Connection, postgres: psycopg.Connection[tuple[Any, ...]]
) -> None:
    ours, theirs = of_sqlite(sqlite), of_postgres(postgres)
    postgres.close()
    assert ours.keys() == theirs.keys() and len(ours) > 10
    for name, facts in ours.items():
        for one, other in zip(facts, theirs[name], strict=True):
            assert one == other, name
