"""Rotating backups: one a day and one before each migration, despite wrong clocks, full disks and kills."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db import BackupRefused, MigrationFailed, Store
from db.migrate import Migration, migrate, migrations
from tests.db.builder import ANA, act, assert_agrees, everything, files, game, raw

ROOT = Path(__file__).parents[2]
STEPS = migrations()
HOUR = 3_600_000
DAY = 24 * HOUR
NOON = 1_795_176_000_000
"""20 November 2026, 12:00 UTC."""


def backups(path: Path) -> list[str]:
    """Return the names of all backups, without the database's, in order."""
    mark = path.name + ".backup-"
    return sorted(each.name.removeprefix(mark) for each in path.parent.iterdir() if each.name.startswith(mark))


def backup(path: Path, name: str) -> Path:
    return path.with_name(f"{path.name}.backup-{name}")


def at_version(path: Path, version: int) -> None:
    """Make a database at this schema version, with a row in it."""
    with closing(raw(path)) as connection:
        migrate(connection, path, STEPS[:version])
        connection.execute("INSERT INTO meta VALUES ('a', 'b')")


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Add a migration with this SQL."""

    def add(sql: str) -> None:
        monkeypatch.setattr("db.store.migrations", lambda: (*STEPS, Migration(len(STEPS) + 1, "later", sql)))

    return add


# One a day


async def test_one_backup_a_day_is_made_and_the_newest_stay(path: Path) -> None:
    async with await Store.open(path, backups=3) as store:
        table_id = await game(store, ANA)
        for day in range(5):
            made = await store.make_daily_backup(NOON + day * DAY)
            assert made is not None
            for hour in (0, 1, 23):
                assert await store.make_daily_backup(NOON + day * DAY + hour * HOUR) is None
            await act(store, table_id, day + 1)
    assert backups(path) == [f"202611{day}T120000Z-daily" for day in (22, 23, 24)]
    async with await Store.open(backup(path, "20261123T120000Z-daily")) as copy:
        assert await assert_agrees(copy, table_id) == 4


async def test_backups_stand_in_a_folder_of_their_own(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "other disk"
    async with await Store.open(path, backups=2, backup_folder=folder) as store:
        with pytest.raises(BackupRefused, match="Mount it, or correct TERTULIA_BACKUP_FOLDER"):
            await store.make_daily_backup(NOON)
        folder.mkdir()
        assert store.backed_up() is None
        for day in range(3):
            made = await store.make_daily_backup(NOON + day * DAY)
            assert made is not None and made.parent == folder
        assert store.backed_up() == datetime.fromtimestamp((NOON + 2 * DAY) / 1000, UTC)
    assert backups(path) == [] and len(list(folder.iterdir())) == 2


async def test_a_closed_folder_of_backups_is_named(unprivileged: Path) -> None:
    closed = unprivileged / "closed"
    (closed / "backups").mkdir(parents=True)
    async with await Store.open(unprivileged / "games", backups=2, backup_folder=closed / "backups") as store:
        closed.chmod(0)
        with pytest.raises(BackupRefused, match=f"may not enter the folder {closed}"):
            await store.make_daily_backup(NOON)
        closed.chmod(0o700)
        assert await store.make_daily_backup(NOON) is not None


async def test_a_restart_makes_no_backup(path: Path) -> None:
    for minute in range(4):
        async with await Store.open(path, backups=3) as store:
            await store.make_daily_backup(NOON + minute * 60_000)
    assert backups(path) == ["20261120T120000Z-daily"]


async def test_turned_off_no_daily_backup_is_made_or_removed_but_one_before_a_migration(path: Path, caplog) -> None:
    caplog.set_level("INFO")
    backup(path, "20200101T000000Z-daily").touch()
    at_version(path, len(STEPS) - 1)
    async with await Store.open(path) as store:
        assert await store.make_daily_backup(NOON) is None
    daily, schema = backups(path)
    assert daily == "20200101T000000Z-daily" and schema.endswith(f"-schema-{len(STEPS) - 1}")
    said = f"migrated from schema version {len(STEPS) - 1} to {len(STEPS)}; backup: {backup(path, schema)}"
    assert said in caplog.text
    caplog.clear()
    async with await Store.open(path):
        assert "migrated" not in caplog.text


async def test_a_lower_number_removes_the_rest_at_once(path: Path) -> None:
    async with await Store.open(path, backups=5) as store:
        for day in range(5):
            await store.make_daily_backup(NOON + day * DAY)
    async with await Store.open(path, backups=2) as store:
        assert await store.make_daily_backup(NOON + 4 * DAY + HOUR) is None
    assert backups(path) == ["20261123T120000Z-daily", "20261124T120000Z-daily"]


async def test_a_jumping_clock_makes_neither_many_backups_nor_none(path: Path) -> None:
    """For a week, the clock shows other years every hour, and runs an hour slow or fast in between."""
    async with await Store.open(path, backups=4) as store:
        made = 0
        for hour in range(7 * 24):
            for wrong in (0, -50 * 365 * DAY, -HOUR, 4 * 365 * DAY, HOUR, 0):
                made += await store.make_daily_backup(NOON + hour * HOUR + wrong) is not None
                assert len(backups(path)) <= 4
    assert made <= 3 * 8, "at most one for each day that each of the three years has shown"


async def test_a_clock_that_keeps_going_back_makes_one_backup(path: Path) -> None:
    async with await Store.open(path, backups=4) as store:
        made = [await store.make_daily_backup(NOON - hour * HOUR) for hour in range(23)]
    assert len(list(filter(None, made))) == 1


async def test_backups_from_the_future_are_removed_first(path: Path) -> None:
    async with await Store.open(path, backups=3) as store:
        for day in range(3):
            await store.make_daily_backup(NOON + (1_500 + day) * DAY)
        for day in range(3):
            assert await store.make_daily_backup(NOON + day * DAY) is not None, "the wait would be for years"
            assert f"202611{20 + day}T120000Z-daily" in backups(path), "the new one is not taken for the oldest"
    assert backups(path) == [f"202611{day}T120000Z-daily" for day in (20, 21, 22)]


async def test_only_files_with_the_exact_name_are_removed(path: Path) -> None:
    precious = [
        path.with_name("20200101T000000Z-daily"),
        backup(path, "20200101T000000Z-daily.txt"),
        backup(path, "20200101T000000Z-weekly"),
        backup(path, "2020-01-01-daily"),
        backup(path, "20209999T000000Z-daily"),
        backup(path, "20200101T000000Z-rescued"),
        backup(path, "20200101T000000Z-rescued.abcd1234.partial"),
        backup(path, "20200101T000000Z-schema-x"),
        backup(path, "٢٠٢٠٠١٠١T٠٠٠٠٠٠Z-daily"),
        path.with_name("other.sqlite3.backup-20200101T000000Z-daily"),
        path.with_name(f"old {path.name}.backup-20200101T000000Z-daily"),
        backup(path, "20200101T000000Z-by-hand.abcd1234.partial"),
    ]
    await (await Store.open(path)).close()
    for each in precious:
        each.write_text("mine")
    folder = backup(path, "20200102T000000Z-daily")
    folder.mkdir()
    link = backup(path, "20200103T000000Z-daily")
    link.symlink_to(precious[0])
    async with await Store.open(path, backups=1) as store:
        for day in range(3):
            assert await store.make_daily_backup(NOON + day * DAY) is not None
    assert all(each.read_text() == "mine" for each in precious) and folder.is_dir() and link.is_symlink()
    assert [name for name in backups(path) if name.startswith("2026")] == ["20261122T120000Z-daily"]


# Failures

DAILY = """
import asyncio, sys
from db import Store

async def main():
    async with await Store.open(sys.argv[1], backups=2) as store:
        await store.make_daily_backup(int(sys.argv[2]))

asyncio.run(main())
"""


async def test_the_next_backup_removes_an_unfinished_one(path: Path) -> None:
    async with await Store.open(path, backups=2) as store:
        await store.set_meta({"big": "x" * 30_000_000})
    stopped = DAILY.replace("import asyncio, sys", "import asyncio, os, sys\nfrom db import copying").replace(
        "async def main", "copying.publish = lambda *_: os._exit(9)\n\nasync def main"
    )
    for _ in range(2):
        killed = subprocess.run([sys.executable, "-c", stopped, path, str(NOON)], cwd=ROOT, check=False)
        assert killed.returncode == 9
        (left,) = backups(path)
        assert left.endswith(".partial") and backup(path, left).stat().st_size > 30_000_000
    journal = backup(path, "20261119T120000Z-schema-3.a_b12cd3.partial-journal")
    journal.touch()
    subprocess.run([sys.executable, "-c", DAILY, path, str(NOON)], cwd=ROOT, check=True)
    assert backups(path) == ["20261120T120000Z-daily"]


@pytest.mark.skipif(os.name != "posix", reason="limits the size of files as Unix does")
async def test_a_failed_backup_keeps_the_old_ones_and_the_store_works(path: Path) -> None:
    limited = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n" + DAILY.replace(
        "        await store.make",
        "        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))\n"
        "        try:\n            await store.make_daily_backup(int(sys.argv[2]))\n"
        "        except StoreError as error:\n            print(error)\n"
        "        await store.set_meta({'after': 'all'})\n        return\n        await store.make",
    ).replace("import Store", "import Store, StoreError")
    async with await Store.open(path, backups=2) as store:
        await store.set_meta({"big": "x" * 300_000})
        for day in range(2):
            await store.make_daily_backup(NOON + day * DAY)
    before = backups(path)
    done = subprocess.run(
        [sys.executable, "-c", limited, path, str(NOON + 2 * DAY)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "failed" in done.stdout and "Nothing of it was kept" in done.stdout
    assert backups(path) == before
    async with await Store.open(path, backups=2) as store:
        assert await store.meta("after") == "all"
        assert await store.make_daily_backup(NOON + 2 * DAY) is not None, "tried again when there is room"


async def test_a_backup_reserves_disk_space_for_the_games(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.rotation.RESERVE_BYTES", 2**60)
    async with await Store.open(path, backups=2) as store:
        with pytest.raises(BackupRefused, match=r"needs [\d,]+ bytes, and [\d,]+ are free.*Free space"):
            await store.make_daily_backup(NOON)
    assert backups(path) == []


async def test_an_unusable_directory_is_reported(unprivileged: Path) -> None:
    folder = unprivileged / "data"
    folder.mkdir()
    path = folder / "x.sqlite3"
    async with await Store.open(path, backups=1) as store:
        await store.make_daily_backup(NOON)
        for mode, why in ((0o555, r"cannot be written \(Permission denied\)"), (0o300, "cannot be removed")):
            folder.chmod(mode)
            with pytest.raises(BackupRefused, match=why):
                await store.make_daily_backup(NOON + DAY)
        folder.chmod(0o755)
        await store.set_meta({"a": "b"})
    assert backups(path) == ["20261120T120000Z-daily"]


async def test_closing_waits_for_a_backup_whose_task_was_cancelled(path: Path) -> None:
    store = await Store.open(path, backups=2)
    await store.set_meta({"big": "x" * 20_000_000})
    making = asyncio.create_task(store.make_daily_backup(NOON))
    await asyncio.sleep(0.005)
    making.cancel()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert backups(path) == ["20261120T120000Z-daily"]
    async with await Store.open(path), await Store.open(backup(path, "20261120T120000Z-daily")) as copy:
        assert len(await copy.meta("big") or "") == 20_000_000


# Before a migration


async def test_a_backup_is_made_before_a_migration(path: Path) -> None:
    at_version(path, 5)
    async with await Store.open(path, backups=7) as store:
        assert await store.meta("a") == "b"
    (made,) = backups(path)
    assert made.endswith("Z-schema-5")
    with closing(raw(backup(path, made))) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (5,)
        assert copy.execute("SELECT value FROM meta").fetchone() == ("b",)
    async with await Store.open(path, backups=7) as store:
        assert backups(path) == [made], "there is nothing to migrate any more"
        assert await store.make_daily_backup(time.time_ns() // 1_000_000) is not None, "it is none of the daily ones"


@pytest.mark.parametrize("content", [None, b""])
async def test_a_new_database_is_not_backed_up(path: Path, content: bytes | None) -> None:
    if content is not None:
        path.write_bytes(content)
    async with await Store.open(path, backups=7):
        assert backups(path) == []


async def test_the_last_two_migration_backups_stay_beside_the_daily_ones(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_version(path, 3)
    old = path.read_bytes()
    daily = [f"2026010{day}T000000Z-daily" for day in (1, 2)]
    for name in ("20250101T000000Z-schema-1", "20250102T000000Z-schema-2", *daily):
        backup(path, name).touch()
    stayed = []
    for second in range(3):
        monkeypatch.setattr("time.time_ns", lambda second=second: (NOON + 1_000 * second) * 1_000_000)
        path.write_bytes(old)
        async with await Store.open(path, backups=2):
            stayed.append([name.partition("-")[2] for name in backups(path) if "schema" in name])
    assert stayed == [["schema-2", "schema-3"], ["schema-3", "schema-3"], ["schema-3", "schema-3"]]
    assert [name for name in backups(path) if "daily" in name] == daily


async def test_no_backup_means_no_migration(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_version(path, 5)
    before = files(path.parent)
    monkeypatch.setattr("db.rotation.RESERVE_BYTES", 2**60)
    with pytest.raises(BackupRefused, match=r"needs a migration, and the backup .* could not be made.*Free space"):
        await Store.open(path, backups=7)
    assert files(path.parent) == before
    monkeypatch.undo()
    async with await Store.open(path) as store:
        assert await store.meta("a") == "b"


async def test_a_migration_that_keeps_failing_leaves_no_backup(path: Path, later: Callable[[str], None]) -> None:
    """A service manager restarts the bot each time: the backup of the previous version must stay."""
    at_version(path, len(STEPS) - 1)
    later("THIS IS NO SQL")
    for _ in range(4):
        with pytest.raises(MigrationFailed):
            await Store.open(path, backups=7)
        (made,) = backups(path)
        assert made.endswith(f"-schema-{len(STEPS) - 1}")
    later("CREATE TABLE later (id INTEGER) STRICT;")
    async with await Store.open(path, backups=7) as store:
        assert await store.meta("a") == "b"
    assert {int(name.rpartition("-")[2]) for name in backups(path)} == {len(STEPS) - 1, len(STEPS)}


# Restoring


async def test_a_restored_backup_plays_on(path: Path) -> None:
    """As the docstring of ``db.backup`` says: move the old database's files away first."""
    async with await Store.open(path, backups=2) as store:
        table_id = await game(store, ANA)
        await act(store, table_id, 1)
        made = await store.make_daily_backup(NOON)
        assert made is not None
        then = await everything(store)
        await act(store, table_id, 2)
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    made.rename(path)
    async with await Store.open(path, backups=2) as store:
        assert await everything(store) == then
        await act(store, table_id, 2)
        assert await assert_agrees(store, table_id) == 3
