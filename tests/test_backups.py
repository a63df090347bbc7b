"""``start.py backup`` and ``start.py restore``: what they check, and what they leave."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import backups
from db import BackupRefused, DatabaseDamaged, DatabaseInUse, DatabaseTooNew, DatabaseUnsuitable, Store, StoreError
from db.migrate import migrations
from doctor import storage
from doctor.findings import Level
from tests.postgres import Cluster
from tests.test_settings import no_settings  # noqa: F401  # a fixture
from tests.test_start import held


@pytest.fixture
async def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the database of the settings, with one note."""
    file = tmp_path / "data" / "games.sqlite3"
    file.parent.mkdir()
    monkeypatch.setenv("TERTULIA_DATABASE", str(file))
    async with await Store.open(file) as store:
        await store.set_meta({"note": "before"})
    return file


async def noted(database: Path) -> str | None:
    async with await Store.open(database) as store:
        return await store.meta("note")


def crash(database: Path, value: str) -> None:
    """Change the note in another process that dies, so that the change is in ``-wal`` only."""
    script = "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None)"
    script += "; c.execute('UPDATE meta SET value = ? WHERE key = ?', (sys.argv[2], 'note')); os._exit(0)"
    subprocess.run([sys.executable, "-c", script, database, value], check=True)


async def test_a_restored_backup_is_what_it_was_and_no_stale_log_is_mixed_in(database: Path, capsys) -> None:
    async with await Store.open(database) as store:
        assert backups.main(["backup"]) == 0  # beside the bot
        await store.set_meta({"note": "after"})
    [made] = database.parent.glob("games.sqlite3.backup-*-by-hand")
    assert stat.S_IMODE(made.stat().st_mode) == 0o600 and str(made) in capsys.readouterr().out
    crash(database, "in the log")
    assert backups.main(["restore", str(made)]) == 0
    said = capsys.readouterr().out
    assert stat.S_IMODE(database.stat().st_mode) == 0o600 and not Path(f"{database}-wal").exists()
    assert await noted(database) == "before"
    [kept] = [each for each in database.parent.glob("*.replaced-*") if not each.name.endswith(("-wal", "-shm"))]
    assert str(kept) in said and await noted(kept) == "in the log"
    assert made.exists() and not Path(f"{database}.restoring").exists()


async def test_a_backup_is_restored_where_no_database_is(database: Path, tmp_path: Path, capsys) -> None:
    copy = tmp_path / "copy"
    assert backups.main(["backup", str(copy)]) == 0
    database.unlink()
    assert backups.main(["restore", str(copy)]) == 0 and "former" not in capsys.readouterr().out
    assert await noted(database) == "before"


def refuse(*_: Path) -> None:
    raise BackupRefused("the disk is full")


@pytest.mark.root
async def test_root_leaves_the_database_to_its_owner(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if os.name != "posix" or os.geteuid() != 0:
        pytest.skip("only root can give files away")
    copy = tmp_path / "copy"
    backups.back_up(database, copy)
    Path(f"{database}.lock").unlink()
    os.chown(database, 65_534, 65_534)
    lock = Path(f"{database}.lock")
    with monkeypatch.context() as patched:
        patched.setattr("backups.copy_database", refuse)
        with pytest.raises(BackupRefused):
            backups.restore(database, copy)
    assert lock.stat().st_uid == 65_534, "or the bot could not start after a restore that failed"
    lock.unlink()
    backups.restore(database, copy)
    assert {each.stat().st_uid for each in (database, lock)} == {65_534}


async def test_what_cannot_be_restored_is_said_and_changes_nothing(database: Path, tmp_path: Path) -> None:
    good, newer, dump = tmp_path / "good", tmp_path / "newer", tmp_path / "dump"
    backups.back_up(database, good)
    shutil.copy(good, newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("PRAGMA user_version = 999")
    (tmp_path / "garbage").write_bytes(b"this is no database" * 100)
    (tmp_path / "empty").touch()
    dump.write_bytes(b"PGDMP and more")
    before = database.read_bytes()
    refused: tuple[tuple[Path, type[StoreError], str], ...] = (
        (newer, DatabaseTooNew, "newer bot"),
        (tmp_path / "garbage", DatabaseDamaged, "is damaged"),
        (tmp_path / "empty", BackupRefused, "is empty"),
        (tmp_path / "missing", BackupRefused, "There is no file"),
        (dump, BackupRefused, "a dump of PostgreSQL"),
        (database, BackupRefused, "is the database itself"),
    )
    for source, error, told in refused:
        with pytest.raises(error, match=told):
            backups.restore(database, source)
    with held(database) as process, pytest.raises(DatabaseInUse, match=f"process {process}"):
        backups.restore(database, good)
    assert database.read_bytes() == before
    left = {each.name for each in database.parent.iterdir() if not each.name.endswith(("-wal", "-shm"))}
    assert left == {database.name, f"{database.name}.lock"}


async def test_a_folder_is_no_database_and_a_closed_one_is_named(unprivileged: Path, monkeypatch, capsys) -> None:
    """The folder stays where it is: a restore moves a former database away."""
    source, folder = unprivileged / "good", unprivileged / "games"
    async with await Store.open(source):
        pass
    (folder / "kept").mkdir(parents=True)
    told = {folder: "it is a folder", folder / "kept" / "a.sqlite3": f"may not enter the folder {folder}"}
    for place, sentence in told.items():
        monkeypatch.setenv("TERTULIA_DATABASE", str(place))
        if place != folder:
            folder.chmod(0)
        for command in (["backup"], ["restore", str(source)]):
            assert backups.main(command) == 2 and sentence in capsys.readouterr().err
    folder.chmod(0o700)
    assert {each.name for each in unprivileged.iterdir() if "good" not in each.name} == {"games"}


async def test_an_older_backup_is_restored_and_the_start_is_said_to_migrate_it(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    backups.back_up(database, copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) - 1}")
    assert f"migrates it from schema version {len(migrations()) - 1}" in backups.restore(database, copy)


async def test_for_postgres_the_line_is_checked_and_holds_no_password(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{cluster.binaries}{os.pathsep}{os.environ['PATH']}")
    address = cluster.new_database()
    async with await Store.open(address) as store:
        await store.set_meta({"note": "before"})
        secret = f"{address}{'&' if '?' in address else '?'}password=s3cret"
        dump = tmp_path / "games.dump"
        line = backups.dump_line(secret, dump)
        assert line.startswith("pg_dump --format=custom ") and "s3cret" not in line
        subprocess.run(line, shell=True, check=True)
        with pytest.raises(DatabaseInUse, match="by a running bot"):
            backups.restore_line(address, dump)
    with pytest.raises(DatabaseUnsuitable, match="holds games already"):
        backups.restore_line(address, dump)
    with pytest.raises(BackupRefused, match="is no dump"):
        backups.restore_line(address, Path(__file__))
    with pytest.raises(BackupRefused, match="exists already"):
        backups.dump_line(address, dump)
    monkeypatch.setattr(backups.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, "pg_dump 9.6"))
    with pytest.raises(BackupRefused, match=r"pg_dump 9\.6 is older than the server"):
        backups.dump_line(address, None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BackupRefused, match="pg_dump is not here"):
        backups.dump_line(address, None)


def test_the_doctor_says_the_form_of_both_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (
        "back up with python3 start.py backup; stop the bot and restore with"
        in storage.by_hand(tmp_path / "a").sentence
    )
    monkeypatch.setattr(Path, "owner", lambda self: "tertulia")
    said = storage.by_hand(Path("/var/lib/tertulia/tertulia.sqlite3")).sentence
    assert "sudo -u tertulia env TERTULIA_DATABASE=/var/lib/tertulia/tertulia.sqlite3" in said
    said = storage.by_hand(Path("/var/lib/tertulia/tertulia.sqlite3"), Path("/mnt/other")).sentence
    assert "tertulia.sqlite3 TERTULIA_BACKUP_FOLDER=/mnt/other " in said, "a backup stands with the others"
    monkeypatch.setattr(storage, "ROOT", Path("/app"))
    assert "docker compose exec tertulia python -m backups backup" in storage.by_hand(tmp_path / "a").sentence


STEPS = {"open", "os.rename", "os.remove", "os.link", "os.chmod", "os.chown", "shutil.copyfile", "sqlite3.connect"}
"""Audit events of a look at a file, or a change of one."""


def killed_before(last: int, database: Path, copy: Path) -> bool:
    """Restore ``copy`` in a process that is killed before the step number ``last``; return whether it was."""
    child = os.fork()
    if not child:
        steps = itertools.count(1)

        def count(event: str, arguments: tuple[object, ...]) -> None:
            at_work = event in STEPS and (event != "open" or str(database) in str(arguments[0]))
            if at_work and next(steps) == last:
                os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(count)
        with contextlib.suppress(BaseException):
            backups.restore(database, copy)
            os._exit(0)
        os._exit(1)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


async def meta(database: Path) -> str:
    """Start a bot's store, and return which database it has."""
    async with await Store.open(database) as store:
        return str(await store.meta("which"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a process that can be killed at any step")
@pytest.mark.parametrize("state", ["closed", "killed", "damaged", "missing"])
async def test_a_restore_that_is_killed_at_any_step_leaves_a_whole_database(tmp_path: Path, state: str) -> None:
    made = tmp_path / "made"
    made.mkdir()
    async with await Store.open(made / "games") as store:
        await store.set_meta({"which": "backup"})
    backups.back_up(made / "games", made / "copy")
    ends = set()
    for last in itertools.count(1):
        folder = tmp_path / f"killed-{last}"
        folder.mkdir()
        database = folder / "games"
        if state != "missing":
            async with await Store.open(database) as store:
                await store.set_meta({"which": "former"})
                if state == "killed":  # its newest transactions stand in -wal
                    shutil.copytree(folder, copied := tmp_path / f"copied-{last}")
            if state == "killed":
                shutil.rmtree(folder)
                copied.rename(folder)
                assert Path(f"{database}-wal").stat().st_size
        if state == "damaged":
            with database.open("rb+") as file:
                file.seek(4_096)
                file.write(b"\xa5" * 4_096)
        killed = killed_before(last, database, made / "copy")
        try:
            ends.add(await meta(database))
        except DatabaseDamaged:
            assert state == "damaged"
        except DatabaseUnsuitable as error:
            assert "restore" in str(error)
        backups.restore(database, made / "copy")
        assert await meta(database) == "backup", "restoring again works"
        if not killed:
            break
    assert last > 8
    assert ends <= {"former", "backup"} | ({"None"} if state == "missing" else set()), ends


@pytest.mark.parametrize("beside", ["games.replaced-20260101T000000Z", "games.backup-20260101T000000Z-daily"])
async def test_a_database_that_is_gone_is_not_made_anew_in_silence(tmp_path: Path, beside: str) -> None:
    database = tmp_path / "games"
    async with await Store.open(database) as store:
        await store.set_meta({"which": "former"})
    database.rename(tmp_path / beside)
    with pytest.raises(DatabaseUnsuitable, match=f"it is not there, but {beside} is.*restore"):
        await Store.open(database)
    [found] = storage.storage(database, 7)
    assert found.level is Level.MEND and beside in found.sentence
    backups.restore(database, tmp_path / beside)
    assert await meta(database) == "former"
