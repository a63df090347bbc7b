"""The thread of a store runs functions in their order, and ends."""

from __future__ import annotations

import ast
import asyncio
import threading

import psycopg
import pytest

from db import Store, StoreClosed, StoreError
from db.connection import Connection, Engine, Report, Thread
from db.postgres import PostgresThread
from db.session import Session
from db.sqlite import SqliteThread
from tests.db.builder import ANA, BEN, act, game
from tests.postgres import Cluster
from tools.laws import ROOT, imported

PRIVATE = {"_execute", "_thread"}
"""aiosqlite publishes no way to run a function in its thread, and none to make that thread a daemon."""


async def test_functions_run_in_one_thread_in_their_order_and_it_ends(store: Store) -> None:
    connection, done = store._connection, list[int]()
    thread = await connection.read(lambda _: threading.current_thread())
    assert thread is not threading.current_thread()
    await connection.read(lambda _: done.append(1))
    with pytest.raises(ZeroDivisionError):
        await connection.read(lambda _: 1 // 0)
    await connection.read(lambda _: done.append(2))
    assert done == [1, 2] and thread is await connection.read(lambda _: threading.current_thread())
    await store.close()
    thread.join(10)
    assert not thread.is_alive()


async def test_a_page_that_reads_long_keeps_no_move_waiting(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    reads, over = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def page(session: Session) -> tuple[list[tuple[int]], list[tuple[int]]]:
        query = "SELECT count(*) FROM actions"
        first = session.execute(query).fetchall()
        loop.call_soon_threadsafe(reads.set)
        over.wait(60)
        return first, session.execute(query).fetchall()

    reading = asyncio.create_task(store._connection.browse(page))
    await reads.wait()
    await act(store, table_id, 2)
    assert len(await store.games.actions(table_id)) == 2 and not reading.done()
    over.set()
    first, second = await reading
    assert first == second == [(1,)], "a page sees one state"
    assert await store._connection.browse_rows("SELECT count(*) FROM actions") == [(2,)]


async def test_a_page_stores_nothing(store: Store) -> None:
    with pytest.raises(StoreError):
        await store._connection.browse(lambda session: session.execute("DELETE FROM meta").fetchall())
    assert await store._connection.browse_rows("SELECT 1") == [(1,)]


async def test_a_store_that_closes_ends_the_session_of_pages(store: Store) -> None:
    thread = await store._connection.browse(lambda _: threading.current_thread())
    assert thread is await store._connection.browse(lambda _: threading.current_thread())
    assert thread is not await store._connection.read(lambda _: threading.current_thread())
    await store.close()
    thread.join(10)
    assert not thread.is_alive()
    with pytest.raises(StoreClosed):
        await store._connection.browse(lambda _: None)


@pytest.mark.engine("postgres")
async def test_a_page_whose_session_has_ended_reads_in_a_new_one(store: Store, cluster: Cluster) -> None:
    pid = "SELECT pg_backend_pid()"
    ((first,),) = await store._connection.browse_rows(pid)
    cluster.execute(f"SELECT pg_terminate_backend({first})")
    ((second,),) = await store._connection.browse_rows(pid)
    ended = list[int]()

    def page(session: Session) -> list[tuple[int]]:
        found: list[tuple[int]] = session.execute(pid).fetchall()
        if not ended:
            ended.append(found[0][0])
            cluster.execute(f"SELECT pg_terminate_backend({found[0][0]})")
        return session.execute(pid).fetchall()

    ((third,),) = await store._connection.browse(page)
    assert len({first, second, third}) == 3 and ended == [second]
    with pytest.raises(psycopg.errors.UndefinedTable):  # a fault of the program, which must not break the session
        await store._connection.browse_rows("SELECT 1 FROM nowhere_at_all")
    assert await store._connection.browse_rows("SELECT 1") == [(1,)]


@pytest.mark.parametrize("kind", [SqliteThread, PostgresThread])
async def test_the_thread_ends_when_connecting_fails(kind: type[Thread]) -> None:
    threads = list[threading.Thread]()

    def fail(report: Report) -> Engine:
        threads.append(threading.current_thread())
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await Connection.open(kind(), fail, lambda error: None)
    threads[0].join(10)
    assert not threads[0].is_alive()


def test_only_one_module_uses_aiosqlite_and_its_private_names() -> None:
    users, found = set(), set()
    for path in ROOT.rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith((".", "tests/")):
            continue
        source = path.read_text(encoding="utf-8")
        if "aiosqlite" not in source and "inner._" not in source:
            continue
        users |= {name for _, each in imported(path) if each.partition(".")[0] == "aiosqlite"}
        for node in ast.walk(ast.parse(source)):
            # A connection of aiosqlite is named ``inner``, or ``_inner`` in a ``SqliteThread``.
            if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
                owner = ast.unparse(node.value).rpartition(".")[2]
                found |= {(name, node.attr)} if owner in ("inner", "_inner") else set()
    assert users == {"db/sqlite.py"}
    assert found == {("db/sqlite.py", name) for name in PRIVATE}
