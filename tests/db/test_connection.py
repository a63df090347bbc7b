"""The thread of a store runs functions in their order, and ends."""

from __future__ import annotations

import ast
import threading

import pytest

from db import Store
from db.connection import Connection, Engine, Report, Thread
from db.postgres import PostgresThread
from db.sqlite import SqliteThread
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
