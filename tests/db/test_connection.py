"""The thread of a store runs functions in their order, and ends."""

from __future__ import annotations

import threading

import pytest

from db import Store
from db.connection import Connection, Engine, Report


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


async def test_the_thread_ends_when_connecting_fails() -> None:
    threads = list[threading.Thread]()

    def fail(report: Report) -> Engine:
        threads.append(threading.current_thread())
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await Connection.open(fail, lambda error: None)
    threads[0].join(10)
    assert not threads[0].is_alive()
