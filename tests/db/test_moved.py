"""Deleting, moving or replacing an open database: no further write is acknowledged, and none is lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
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
    "deleted": Path.unlink,
    "moved away": lambda path: path.rename(path.with_name("elsewhere")),
    "replaced": _replace,
    "replaced by a copy": _write_over,
    "its log deleted": lambda path: _log(path).unlink(),
    "its log replaced": lambda path: _write_over(_log(path)),
    "all of it deleted": lambda path: [each.unlink() for each in path.parent.iterdir()],
    "its folder moved away": lambda path: path.parent.rename(path.parent.with_name("elsewhere")),
    "its folder deleted": lambda path: shutil.rmtree(path.parent),
}


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory for temporary files, other than the database's."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.mark.usefixtures("scratch")
@pytest.mark.parametrize("how", LOSSES)
async def test_no_further_write_is_acknowledged_and_a_copy_has_all_earlier_ones(path: Path, how: str) -> None:
    told: list[DatabaseMoved] = []
    async with await Store.open(path, on_moved=told.append) as store:
        table_id = await game(store, ANA)
        for revision in (1, 2):
            await act(store, table_id, revision)
        before = await everything(store)
        LOSSES[how](path)
        for _ in range(2):
            with pytest.raises(DatabaseMoved, match=r"deleted, moved or replaced .* start the bot again"):
                await act(store, table_id, 3)
            with pytest.raises(DatabaseMoved):
                await store.tables.get(table_id)
    (error,) = told
    assert error.copy is not None and str(error.copy) in str(error)
    assert error.file == str(_log(path) if "log" in how else path)
    async with await Store.open(error.copy) as copy:
        assert await everything(copy) == before
        await act(copy, table_id, 3)
        assert await assert_agrees(copy, table_id) == 4


async def test_following_the_error_restores_the_game(path: Path) -> None:
    told: list[DatabaseMoved] = []
    async with await Store.open(path, on_moved=told.append) as store:
        table_id = await game(store, ANA)
        _replace(path)
        with pytest.raises(DatabaseMoved):
            await act(store, table_id, 1)
    assert told[0].copy is not None
    os.replace(told[0].copy, path)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    async with await Store.open(path) as store:
        await act(store, table_id, 1)
        assert await assert_agrees(store, table_id) == 2


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
        table_id = await game(store, ANA)
        path.unlink()
    assert told[0].copy is not None
    async with await Store.open(told[0].copy) as copy:
        assert await assert_agrees(copy, table_id) == 1


async def test_the_error_says_why_no_copy_could_be_made(path: Path, scratch: Path) -> None:
    told: list[DatabaseMoved] = []
    async with await Store.open(path, on_moved=told.append) as store:
        shutil.rmtree(path.parent)
        scratch.rmdir()
        with pytest.raises(DatabaseMoved, match=r"Copying what was saved failed: .*\(No such file.*move the database"):
            await store.set_meta({"a": "b"})
    assert told[0].copy is None


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
