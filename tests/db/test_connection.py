"""The private names of aiosqlite that the store relies on exist, behave, and stay in one file."""

from __future__ import annotations

import ast
import sqlite3
import threading

import aiosqlite
import pytest

from tests.imports import ROOT, imports

PRIVATE = {"_execute", "_thread"}
"""aiosqlite publishes no way to run a function in its thread, and none to make that thread a daemon."""


def connection() -> aiosqlite.Connection:
    return aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), iter_chunk_size=64)


async def test_aiosqlite_runs_functions_in_its_thread_in_their_order() -> None:
    inner, done = connection(), list[int]()
    inner._thread.daemon = True
    await inner
    thread = await inner._execute(threading.current_thread)
    assert thread is inner._thread and thread.daemon and thread is not threading.current_thread()
    await inner._execute(done.append, 1)
    with pytest.raises(ZeroDivisionError):
        await inner._execute(lambda: 1 // 0)
    await inner._execute(done.append, 2)
    assert done == [1, 2]
    await inner.close()
    thread.join(10)
    assert not thread.is_alive()
    with pytest.raises(ValueError, match="closed"):
        await inner._execute(done.append, 3)


async def test_the_thread_ends_when_connecting_fails() -> None:
    def fail() -> sqlite3.Connection:
        raise ZeroDivisionError

    inner = aiosqlite.Connection(fail, iter_chunk_size=64)
    with pytest.raises(ZeroDivisionError):
        await inner
    inner._thread.join(10)
    assert not inner._thread.is_alive()


def test_only_the_connection_module_uses_aiosqlite_and_its_private_names() -> None:
    users, found = set(), set()
    for path in ROOT.rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith((".", "tests/db/test_connection.py")):
            continue
        source = path.read_text(encoding="utf-8")
        if "aiosqlite" not in source and "inner._" not in source:
            continue
        users |= {name for each in imports(source) if each.name.partition(".")[0] == "aiosqlite"}
        for node in ast.walk(ast.parse(source)):
            # A connection of aiosqlite is named ``inner``, or ``_inner`` in a ``Connection``.
            if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
                owner = ast.unparse(node.value).rpartition(".")[2]
                found |= {(name, node.attr)} if owner in ("inner", "_inner") else set()
    assert users == {"db/connection.py"}
    assert found == {("db/connection.py", name) for name in PRIVATE}
