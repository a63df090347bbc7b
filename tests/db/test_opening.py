"""What stops the start, with which error, and that the file stays unchanged."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from db import (
    DatabaseDamaged,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnwritable,
    NotOurDatabase,
    Store,
    StoreError,
)
from db.errors import explain
from db.migrate import migrations
from doctor.findings import Level
from doctor.storage import storage
from tests.db.builder import ANA, act, assert_agrees, files, game, raw

ROOT = Path(__file__).parents[2]


async def filled(path: Path) -> int:
    """Make a database of about thirty pages and close it; return the id of its game."""
    async with await Store.open(path) as store:
        table_id = await game(store, ANA)
        for revision in range(1, 30):
            await act(store, table_id, revision, state=json.dumps({"n": revision, "x": "y" * 3_000}))
            await store.set_meta({f"key {revision}": "z" * 2_000})
    return table_id


def crash(path: Path, sql: str) -> None:
    """Run ``sql`` in another process that dies, so that the rows are in ``-wal`` only."""
    script = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "c.execute('PRAGMA journal_mode = WAL'); c.executescript(sys.argv[2]); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", script, path, sql], check=True)
    assert path.with_name(path.name + "-wal").stat().st_size > 0


async def assert_refused(path: Path, error: type[StoreError], match: str) -> None:
    """Check that opening fails with ``error``, twice, and changes no byte and no file."""
    before = files(path.parent)
    for _ in range(2):
        with pytest.raises(error, match=match) as caught:
            await Store.open(path)
        assert type(caught.value) is error
        assert str(path) in str(caught.value)
    assert files(path.parent) == before


@pytest.mark.parametrize("content", [None, b"", b"S"])
async def test_a_missing_or_empty_file_becomes_a_new_database(
    path: Path, content: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    if content is not None:
        path.write_bytes(content)
    async with await Store.open(str(path)) as store:
        await game(store, ANA)
    assert set(files(path.parent)) == {path.name}
    async with await Store.open(str(path)):
        assert caplog.messages == [f"database made: {path}"], "once: else a wrong path would go unseen"


async def test_rows_survive_a_restart(path: Path) -> None:
    async with await Store.open(path) as store:
        table_id = await game(store, ANA)
        await act(store, table_id, 1)
        before = await store.tables.get(table_id)
    async with await Store.open(path) as store:
        assert await store.tables.get(table_id) == before
        await assert_agrees(store, table_id)


async def test_garbage_stops_the_start(path: Path) -> None:
    path.write_bytes(b"this was never a database\n" * 500)
    await assert_refused(path, DatabaseDamaged, "is damaged: file is not a database.*Put a backup in its place")


async def test_a_damaged_file_is_told_in_one_line_with_the_newest_backup_that_is_sound(path: Path) -> None:
    await filled(path)
    good = path.with_name(f"{path.name}.backup-20200101T000000Z-daily")
    shutil.copyfile(path, good)
    path.with_name(f"{path.name}.backup-20200102T000000Z-daily").write_bytes(b"broken" * 2000)
    with path.open("rb+") as file:
        file.seek(3 * 4_096)
        file.write(b"\xa5" * 512)
    with pytest.raises(DatabaseDamaged, match=re.escape(f"Put the backup {good} in its place")) as caught:
        await Store.open(path)
    assert "\n" not in str(caught.value)


async def test_a_folder_that_this_user_may_not_enter_is_named(unprivileged: Path) -> None:
    closed = unprivileged / "closed"
    closed.mkdir(mode=0)
    with pytest.raises(DatabaseUnwritable, match=f"this user may not enter the folder {closed}"):
        await Store.open(closed / "games.sqlite3")
    [found] = storage(closed / "games.sqlite3", 7)
    assert found.level is Level.MEND and f"may not enter the folder {closed}" in found.sentence


async def test_a_write_on_a_full_disk_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.disk.LEAST_FREE_BYTES", 2**62)
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    assert "cannot be used: the disk is full" in str(explain(error, path))


@pytest.mark.parametrize("size", [2, 50, 100, 600, 4_096, 5_000, 20_000, -4_096, -1])
async def test_a_truncated_file_stops_the_start(path: Path, size: int) -> None:
    await filled(path)
    whole = path.stat().st_size
    os.truncate(path, size if size > 0 else whole + size)
    await assert_refused(path, DatabaseDamaged, "is damaged")


@pytest.mark.parametrize("where", [0, 16, 100, 4_096, 3 * 4_096, -4_096])
async def test_a_corrupt_page_stops_the_start(path: Path, where: int) -> None:
    await filled(path)
    with path.open("rb+") as file:
        file.seek(where, os.SEEK_SET if where >= 0 else os.SEEK_END)
        file.write(b"\xa5" * 512)
    await assert_refused(path, DatabaseDamaged, "is damaged")


async def test_a_damaged_file_with_a_log_stays_unchanged(path: Path) -> None:
    await filled(path)
    crash(path, "INSERT INTO meta VALUES ('late', 'x')")
    with path.open("rb+") as file:
        file.seek(2 * 4_096)
        file.write(b"\xa5" * 4_096 * 6)
    await assert_refused(path, DatabaseDamaged, "is damaged")


@pytest.mark.parametrize("how", ["empty", "missing"])
async def test_a_missing_file_with_a_remaining_log_does_not_count_as_new(path: Path, how: str) -> None:
    await filled(path)
    crash(path, "INSERT INTO meta VALUES ('late', 'x')")
    path.unlink()
    if how == "empty":
        path.touch()
    await assert_refused(path, DatabaseDamaged, "still holds its data")


async def test_a_newer_schema_stops_the_start(path: Path) -> None:
    await filled(path)
    with closing(raw(path)) as other:
        other.execute("PRAGMA user_version = 9000")
    known = len(migrations())
    await assert_refused(path, DatabaseTooNew, f"schema version 9000; this bot knows {known}.*Update the bot")


async def test_empty_companions_of_a_rejected_file_stay(path: Path) -> None:
    await filled(path)
    with closing(raw(path)) as other:
        other.execute("PRAGMA user_version = 9000")
    path.with_name(path.name + "-wal").touch()
    path.with_name(path.name + "-shm").write_bytes(b"left by a backup")
    await assert_refused(path, DatabaseTooNew, "schema version 9000")


async def test_a_newer_schema_in_the_log_alone_stops_the_start(path: Path) -> None:
    await filled(path)
    crash(path, "PRAGMA user_version = 9000")
    await assert_refused(path, DatabaseTooNew, "schema version 9000")


@pytest.mark.parametrize("mark", [0, 0x47504B47])
async def test_a_database_of_another_program_stops_the_start(path: Path, mark: int) -> None:
    with closing(raw(path)) as other:
        other.execute(f"PRAGMA application_id = {mark}")
        other.execute("CREATE TABLE layers (id INTEGER)")
    await assert_refused(path, NotOurDatabase, "of another program.*Choose another path")


async def test_a_foreign_database_in_use_stays_unchanged(path: Path) -> None:
    crash(path, "CREATE TABLE layers (id INTEGER); INSERT INTO layers VALUES (1)")
    await assert_refused(path, NotOurDatabase, "of another program")


async def test_the_log_of_a_crash_is_recovered(path: Path) -> None:
    await filled(path)
    crash(path, "INSERT INTO meta VALUES ('late', 'x')")
    leftover = path.with_name(path.name + ".check")  # of a start that was killed during the check
    leftover.mkdir()
    (leftover / "old").touch()
    async with await Store.open(path) as store:
        assert await store.meta("late") == "x"
        assert not leftover.exists()


async def test_a_hot_journal_is_rolled_back(path: Path) -> None:
    await filled(path)
    with closing(raw(path)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
    script = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "c.executescript('PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; UPDATE meta SET value = 0');"
        "os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", script, path], check=True)
    assert path.with_name(path.name + "-journal").stat().st_size > 0
    async with await Store.open(path) as store:
        assert await store.meta("key 1") == "z" * 2_000


async def test_the_error_says_why_a_path_cannot_be_a_database(path: Path) -> None:
    with pytest.raises(DatabaseUnwritable, match="it is a folder"):
        await Store.open(path.parent)
    with pytest.raises(DatabaseUnwritable, match="there is no folder"):
        await Store.open(path.parent / "nowhere" / "x.sqlite3")
    path.touch()
    with pytest.raises(DatabaseUnwritable, match="there is no folder"):
        await Store.open(path / "x.sqlite3")
    with pytest.raises(DatabaseUnwritable, match="it is a folder"):
        await Store.open("")
    if os.name == "posix":
        os.mkfifo(path.parent / "pipe")
        with pytest.raises(DatabaseUnwritable, match="it is not a file"):
            await Store.open(path.parent / "pipe")


async def test_a_read_only_file_stops_the_start(unprivileged: Path) -> None:
    path = unprivileged / "x.sqlite3"
    await filled(path)
    path.chmod(0o444)
    await assert_refused(path, DatabaseUnwritable, r"opened for writing \(Permission denied\)")


async def test_a_read_only_directory_stops_the_start(unprivileged: Path) -> None:
    folder = unprivileged / "data"
    folder.mkdir()
    path = folder / "x.sqlite3"
    folder.chmod(0o555)
    try:
        await assert_refused(path, DatabaseUnwritable, "lock file .* cannot be made")
        folder.chmod(0o755)
        await filled(path)
        folder.chmod(0o555)
        await assert_refused(path, DatabaseUnwritable, "cannot be used")
    finally:
        folder.chmod(0o755)


# A second bot

HOLD = """
import asyncio, sys
from db import Store

async def main():
    store = await Store.open(sys.argv[1])
    await store.set_meta({"held": "yes"})
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_a_second_bot_is_rejected_and_a_killed_one_frees_the_database(path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, path], cwd=ROOT, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            assert first.stdout.readline() == "open\n"
            with pytest.raises(
                DatabaseInUse, match=rf"in use by another running copy.*process {first.pid}\)"
            ) as caught:
                await Store.open(path)
            assert caught.value.pid == first.pid
            alias = path.parent / "alias.sqlite3"
            alias.symlink_to(path)
            with pytest.raises(DatabaseInUse):
                await Store.open(alias)
        finally:
            first.kill()
    async with await Store.open(path) as store:
        assert await store.meta("held") == "yes"


async def test_the_same_process_cannot_open_it_twice(path: Path) -> None:
    async with await Store.open(path):
        with pytest.raises(DatabaseInUse, match=f"process {os.getpid()}"):
            await Store.open(path)
    async with await Store.open(path):
        pass


async def test_a_failed_start_keeps_no_lock(path: Path) -> None:
    path.write_bytes(b"garbage" * 100)
    with pytest.raises(DatabaseDamaged):
        await Store.open(path)
    path.unlink()
    async with await Store.open(path):
        pass


async def test_a_process_that_does_not_close_the_store_still_ends(path: Path) -> None:
    script = HOLD.replace("await asyncio.sleep(60)", "sys.exit(3)")
    assert subprocess.run([sys.executable, "-c", script, path], cwd=ROOT, timeout=20, check=False).returncode == 3


async def test_a_file_locked_by_another_program_is_reported_as_in_use(path: Path) -> None:
    async with await Store.open(path) as store:
        await store._connection.read(lambda c: c.execute("PRAGMA busy_timeout = 20"))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(DatabaseInUse, match="by another program"):
                await store.set_meta({"a": "b"})
            other.execute("ROLLBACK")
        await store.set_meta({"a": "b"})
