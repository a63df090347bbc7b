"""One bot at a time uses a database, under any name, and no other user of the machine may read it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from db import DatabaseInUse, DatabaseUnwritable, Store, examine
from db.copying import copy_database
from tests.db.builder import ANA, act, assert_agrees, game, raw

ROOT = Path(__file__).parents[2]

HOLD = """
import asyncio, sys
from db import Store

async def main():
    async with await Store.open(sys.argv[1], backups=1) as store:
        await store.set_meta({"held": "yes"})
        await store.make_daily_backup(0)
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(main())
"""
"""A bot that runs until its input ends."""

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no open file description locks")
posix = pytest.mark.skipif(os.name != "posix", reason="modes and locks as on Unix")


@contextmanager
def running(path: Path, script: str = HOLD) -> Iterator[subprocess.Popen[str]]:
    """Provide another process that runs ``script`` with a database."""
    with subprocess.Popen(
        [sys.executable, "-c", script, path], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None and process.stdout.readline() == "open\n"
            yield process
        finally:
            process.kill()


# One bot at a time


@linux
@pytest.mark.parametrize("folder", [".", "elsewhere"])
@pytest.mark.parametrize("made", ["before", "while it runs"])
async def test_the_lock_holds_for_a_hard_link(path: Path, folder: str, made: str) -> None:
    path.parent.joinpath("elsewhere").mkdir()
    link = path.parent / folder / "link.sqlite3"
    if made == "before":
        async with await Store.open(path):
            pass
        link.hardlink_to(path)
    with running(path) as first:
        if made != "before":
            link.hardlink_to(path)
        for name in (link, path):
            with pytest.raises(DatabaseInUse) as caught:
                await Store.open(name)
            assert str(name) in str(caught.value)
        first.kill()
        first.wait()
    async with await Store.open(path) as store:
        assert await store.meta("held") == "yes"


@linux
async def test_a_file_that_was_moved_while_the_bot_runs_is_not_opened_a_second_time(path: Path) -> None:
    moved = path.with_name("moved.sqlite3")
    with running(path) as first:
        path.rename(moved)
        with pytest.raises(DatabaseInUse, match="knows it under another name"):
            await Store.open(moved)
        first.communicate("")
    async with await Store.open(moved) as store:
        assert await store.meta("held") == "yes", "the first has put into it what was in its log"


@linux
async def test_removing_the_lock_file_does_not_free_the_database(path: Path) -> None:
    with running(path):
        path.with_name(path.name + ".lock").unlink()
        with pytest.raises(DatabaseInUse):
            await Store.open(path)


@linux
async def test_a_rejected_start_takes_no_lock_from_the_sqlite_of_its_own_process(path: Path) -> None:
    """Closing any descriptor of a file drops the process's POSIX locks. Another program may then remove the log."""
    link = path.with_name("link.sqlite3")
    async with await Store.open(path) as store:
        table_id = await game(store, ANA)
        link.hardlink_to(path)
        with pytest.raises(DatabaseInUse):
            await Store.open(link)
        read = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM meta'); c.close()"
        subprocess.run([sys.executable, "-c", read, path], check=True)
        await act(store, table_id, 1)
    async with await Store.open(path) as store:
        assert await assert_agrees(store, table_id) == 2


@posix
async def test_a_bot_of_an_earlier_version_and_this_one_lock_each_other_out(path: Path) -> None:
    """Earlier versions lock ``<database>.lock`` alone."""
    earlier = """
import fcntl, os, sys
descriptor = os.open(sys.argv[1] + ".lock", os.O_RDWR | os.O_CREAT, 0o644)
fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
print("open", flush=True)
sys.stdin.read()
"""
    with running(path, earlier), pytest.raises(DatabaseInUse):
        await Store.open(path)
    async with await Store.open(path):
        done = subprocess.run(
            [sys.executable, "-c", earlier, path], input="", capture_output=True, text=True, check=False
        )
        assert done.returncode == 1 and "BlockingIOError" in done.stderr


@linux
async def test_a_failed_open_frees_the_database(path: Path) -> None:
    path.write_bytes(b"garbage" * 100)
    for _ in range(2):
        with pytest.raises(Exception, match="is damaged"):
            await Store.open(path)
    path.unlink()
    with running(path):
        pass


# Access for the owner only


def modes(folder: Path) -> dict[str, int]:
    """Return the modes of files, by their names from the first dot."""
    return {each.name.partition(".sqlite3")[2]: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}


@pytest.fixture
def usual_umask() -> Iterator[None]:
    previous = os.umask(0o022)
    yield
    os.umask(previous)


@posix
@pytest.mark.usefixtures("usual_umask")
async def test_new_files_are_accessible_to_their_owner_only(path: Path) -> None:
    async with await Store.open(path, backups=1) as store:
        await game(store, ANA)
        made = await store.make_daily_backup(0)
        copy_database(path, path.with_name("by hand.sqlite3"))
        assert made is not None
        there = modes(path.parent)
    assert set(there) == {"", "-wal", "-shm", ".lock", made.name.partition(".sqlite3")[2]}
    assert set(there.values()) == {0o600}


@posix
@pytest.mark.usefixtures("usual_umask")
async def test_the_copy_for_the_check_is_accessible_to_its_owner_only(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(path):
        pass
    seen = []

    def look(*given: object) -> None:
        (folder,) = path.parent.glob("*.check")
        seen.append(stat.S_IMODE(folder.stat().st_mode))
        real(*given)

    real = examine._examine
    monkeypatch.setattr(examine, "_examine", look)
    async with await Store.open(path):
        assert seen == [0o700]


@posix
@pytest.mark.usefixtures("usual_umask")
@pytest.mark.parametrize(("mode", "then"), [(0o644, 0o640), (0o664, 0o660), (0o666, 0o660), (0o640, 0o640)])
async def test_opening_removes_the_rights_of_other_users_but_not_of_the_group(path: Path, mode: int, then: int) -> None:
    async with await Store.open(path) as store:
        await store.set_meta({"a": "b"})
    path.chmod(mode)
    with running(path) as first:  # killed later, so that the log stays
        for suffix in ("", "-wal", "-shm"):
            path.with_name(path.name + suffix).chmod(mode)
        first.kill()
        first.wait()
    async with await Store.open(path) as store:
        assert await store.meta("held") == "yes"
        assert {modes(path.parent)[suffix] for suffix in ("", "-wal", "-shm")} == {then}


@posix
@pytest.mark.root
async def test_a_database_of_another_user_opens_with_its_mode_unchanged(unprivileged: Path) -> None:
    path = unprivileged / "x.sqlite3"
    async with await Store.open(path) as store:
        await store.set_meta({"a": "b"})
    if os.getuid() != 0:
        pytest.skip("only root can give a file away")
    os.seteuid(0)
    os.chown(path, 0, 0)
    path.chmod(0o666)
    os.seteuid(65_534)
    async with await Store.open(path) as store:
        assert await store.meta("a") == "b"
        await store.set_meta({"a": "c"})
    assert stat.S_IMODE(path.stat().st_mode) == 0o666


@posix
async def test_a_read_only_database_is_reported_before_it_is_locked(unprivileged: Path) -> None:
    path = unprivileged / "x.sqlite3"
    with closing(raw(path)) as other:
        other.execute("CREATE TABLE layers (id INTEGER)")
    path.chmod(0o444)
    with pytest.raises(DatabaseUnwritable, match=r"opened for writing \(Permission denied\)"):
        await Store.open(path)
