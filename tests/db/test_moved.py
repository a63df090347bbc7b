"""Deleting, moving or replacing an open database: no further write is acknowledged."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from db import DatabaseMoved, DatabaseUnwritable, Store
from db.copying import copy_database
from tests.db.builder import ANA, act, assert_agrees, everything, game, raw

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows does not move a file that is open")


def _log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _replace(path: Path) -> None:
    """Replace the database with another one."""
    other = path.with_name("other")
    with closing(raw(other)) as connection:
        connection.execute("CREATE TABLE layers (id INTEGER)")
    os.replace(other, path)


def _write_over(path: Path) -> None:
    """Replace the database with a file of the same bytes."""
    shutil.copyfile(path, path.with_name("same"))
    os.replace(path.with_name("same"), path)


LOSSES: dict[str, Callable[[Path], object]] = {
    "deleted": lambda path: os.unlink(path),
    "moved away": lambda path: path.rename(path.with_name("elsewhere")),
    "replaced": _replace,
    "replaced by a copy": _write_over,
    "its log deleted": lambda path: os.unlink(_log(path)),
    "its log replaced": lambda path: _write_over(_log(path)),
    "all of it deleted": lambda path: [each.unlink() for each in path.parent.iterdir()],
    "its folder moved away": lambda path: path.parent.rename(path.parent.with_name("elsewhere")),
    "its folder deleted": lambda path: shutil.rmtree(path.parent),
}


@pytest.mark.parametrize("how", LOSSES)
async def test_no_further_write_is_acknowledged(path: Path, how: str) -> None:
    told: list[DatabaseMoved] = []
    async with await Store.open(path, on_moved=told.append) as store:
        table_id = await game(store, ANA)
        LOSSES[how](path)
        for _ in range(2):
            with pytest.raises(DatabaseMoved, match=r"deleted, moved or replaced .* start the bot again"):
                await act(store, table_id, 1)
            with pytest.raises(DatabaseMoved):
                await store.tables.get(table_id)
    (error,) = told
    assert error.file == str(_log(path) if "log" in how else path)


@pytest.mark.parametrize("how", ["its log deleted", "its log replaced"])
async def test_a_file_is_complete_after_its_log_was_lost(path: Path, how: str) -> None:
    async with await Store.open(path) as store:
        table_id = await game(store, ANA)
        before = await everything(store)
        LOSSES[how](path)
        with pytest.raises(DatabaseMoved):
            await act(store, table_id, 1)
    async with await Store.open(path) as store:
        assert await everything(store) == before


async def test_a_transaction_is_not_acknowledged_if_the_file_goes_during_it(path: Path) -> None:
    def write(connection: sqlite3.Connection) -> str:
        connection.execute("INSERT INTO meta VALUES ('a', 'b')")
        path.unlink()
        return "done"

    async with await Store.open(path) as store:
        with pytest.raises(DatabaseMoved):
            await store._connection.write(write)


async def test_a_moved_file_is_complete_without_its_log(path: Path) -> None:
    elsewhere = path.with_name("elsewhere")
    async with await Store.open(path) as store:
        table_id = await game(store, ANA)
        path.rename(elsewhere)
        with pytest.raises(DatabaseMoved):
            await act(store, table_id, 1)
    async with await Store.open(elsewhere) as store:
        assert await assert_agrees(store, table_id) == 1


async def test_a_replacement_file_stays_unchanged(path: Path) -> None:
    async with await Store.open(path) as store:
        await game(store, ANA)
        _replace(path)
        before = path.read_bytes()
        with pytest.raises(DatabaseMoved):
            await store.set_meta({"a": "b"})
    with closing(raw(path)) as other:
        assert other.execute("SELECT name FROM sqlite_schema").fetchall() == [("layers",)]
    assert path.read_bytes() == before


async def test_closing_reports_a_moved_file_too(path: Path) -> None:
    told: list[DatabaseMoved] = []
    async with await Store.open(path, on_moved=told.append) as store:
        await game(store, ANA)
        path.unlink()
    assert len(told) == 1


async def test_a_temporarily_unreadable_file_does_not_count_as_moved(unprivileged: Path) -> None:
    folder = unprivileged / "data"
    folder.mkdir()
    async with await Store.open(folder / "x.sqlite3") as store:
        folder.chmod(0o000)
        try:
            with pytest.raises(DatabaseUnwritable, match="cannot be read"):
                await store.set_meta({"a": "b"})
        finally:
            folder.chmod(0o755)
        await store.set_meta({"a": "c"})
        assert await store.meta("a") == "c"


async def test_a_backup_by_another_program_does_not_count_as_moved(path: Path) -> None:
    async with await Store.open(path) as store:
        copy_database(path, path.with_name("copy"))
        with closing(raw(path)) as other:
            other.execute("SELECT count(*) FROM meta").fetchone()
        await store.set_meta({"a": "b"})
