"""A backup is one consistent file, made while the bot runs, and never overwrites another file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from db import BackupRefused, DatabaseDamaged, NotOurDatabase, Store, backup
from db.copying import copy_database
from tests.db.builder import ANA, act, assert_agrees, files, game, raw, revision_of

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.engine("sqlite")


def run(*arguments: Path | str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "db.backup", *map(str, arguments)], cwd=ROOT, capture_output=True, text=True, check=False
    )


async def test_backups_made_during_writes_are_consistent(store: Store, tmp_path: Path) -> None:
    table_id = await game(store, ANA)
    stop = False

    async def write() -> None:
        revision = 1
        while not stop:
            revision = await act(store, table_id, revision)

    writer = asyncio.create_task(write())
    moments = []
    for number in range(5):
        at_least = await revision_of(store, table_id)
        await asyncio.to_thread(copy_database, store.path, tmp_path / f"{number}.sqlite3")
        moments.append((at_least, await revision_of(store, table_id)))
        await asyncio.sleep(0.02)
    done = await asyncio.to_thread(run, store.path or "", tmp_path / "5.sqlite3")
    assert (done.returncode, done.stderr) == (0, "")
    moments.append((moments[-1][1], await revision_of(store, table_id)))
    stop = True
    await writer
    assert moments[-1][1] > moments[0][0] + 5
    for number, (at_least, at_most) in enumerate(moments):
        async with await Store.open(tmp_path / f"{number}.sqlite3") as copy:
            assert at_least <= await assert_agrees(copy, table_id) <= at_most


async def test_the_command_reports_its_backup_and_changes_no_other_file(path: Path, tmp_path: Path) -> None:
    async with await Store.open(path) as store:
        table_id = await game(store, ANA)
    before = path.read_bytes()
    target = tmp_path / "copy.sqlite3"
    done = run(path, target)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Backed up {path} to {target}.\n", "")
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["copy.sqlite3"]
    async with await Store.open(target) as copy, await Store.open(path) as store:
        assert await copy.tables.get(table_id) == await store.tables.get(table_id)


async def test_a_backup_never_overwrites(store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert store.path is not None
    target = tmp_path / "precious"
    target.write_text("mine")
    with pytest.raises(BackupRefused, match="exists already"):
        copy_database(store.path, target)
    for taken in (target, tmp_path, store.path):
        assert backup.main([str(store.path), str(taken)]) == 1
        assert "exists already. A backup never overwrites" in capsys.readouterr().err
    dangling = tmp_path / "link"
    dangling.symlink_to(tmp_path / "nothing")
    with pytest.raises(BackupRefused):
        copy_database(store.path, dangling)
    assert target.read_text() == "mine"


async def test_a_failed_backup_says_why_and_leaves_no_file(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "copy"
    assert backup.main([str(path), str(target)]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not path.exists()
    with closing(raw(path)) as other:
        other.execute("CREATE TABLE layers (id INTEGER)")
    with pytest.raises(NotOurDatabase):
        copy_database(path, target)
    path.unlink()
    async with await Store.open(path) as store:
        await game(store, ANA)
    with pytest.raises(BackupRefused, match="existing folder"):
        copy_database(path, tmp_path / "nowhere" / "copy")
    with path.open("rb+") as file:
        file.seek(4_096)
        file.write(b"\xa5" * 8_192)
    with pytest.raises(DatabaseDamaged):
        copy_database(path, target)
    path.write_bytes(b"garbage" * 1_000)
    with pytest.raises(DatabaseDamaged):
        copy_database(path, target)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == []


@pytest.mark.skipif(os.name != "posix", reason="Only a POSIX system can limit the size of a process's files.")
async def test_a_full_disk_leaves_no_partial_backup(path: Path, tmp_path: Path) -> None:
    async with await Store.open(path) as store:
        await store.set_meta({"big": "x" * 300_000})
    limited = "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
    limited += "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000));"
    limited += "from db.backup import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", limited, path, tmp_path / "copy"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "failed" in done.stderr and "Nothing of it was kept" in done.stderr
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == []


async def test_a_backup_is_one_file_that_only_its_owner_may_read(store: Store, tmp_path: Path) -> None:
    await game(store, ANA)
    assert store.path is not None
    copy_database(store.path, tmp_path / "copy")
    assert "copy" in files(tmp_path) and "copy-wal" not in files(tmp_path)
    if os.name == "posix":
        assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
