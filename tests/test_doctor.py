"""What ``python -m doctor`` says of an installation, a database, its backups, the packages and the clock."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import shutil
import socket
import sqlite3
import sys
import time
from pathlib import Path

import discord as dpy
import pytest

from cogs.interactions.installs import NEEDED, invite_link
from db import Store
from db.migrate import migrations
from doctor import machine, online, storage
from doctor.__main__ import attempt
from doctor.findings import Finding, Level
from tools.laws import ROOT

DAY_SECONDS = 86_400
COMMANDS_ONLY = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}
NEW_APPLICATION = {"integration_types_config": {"0": COMMANDS_ONLY, "1": COMMANDS_ONLY}}
"""What Discord gives an application at first."""


def test_the_page_installation_gets_a_sentence_for_each_fault() -> None:
    def link(permissions: int = NEEDED.value) -> dict[str, object]:
        return {"scopes": ["bot", "applications.commands"], "permissions": str(permissions)}

    whole, few = link(), link(NEEDED.value & ~dpy.Permissions(attach_files=True).value)
    servers, bare = "only servers can add it", {"integration_types_config": {"0": {}}}
    commands = {"integration_types_config": {"0": COMMANDS_ONLY}}
    lacking = "https://discord.com/oauth2/authorize?client_id=1&scope=bot&permissions=many"
    full = {"integration_types_config": {"0": {"oauth2_install_params": whole}}}
    for told, level, words in (
        (full, Level.FINE, servers),
        (bare | {"install_params": whole}, Level.FINE, servers),
        (bare, Level.FINE, servers),
        ({"integration_types_config": {"0": None}, "custom_install_url": None}, Level.FINE, servers),
        (bare | {"install_params": few}, Level.LOOK, "the permission Attach Files"),
        (NEW_APPLICATION | {"custom_install_url": invite_link(1)}, Level.FINE, "users can install it"),
        ({"integration_types_config": {"1": {}}}, Level.MEND, "Tick “Guild Install”"),
        (commands | {"custom_install_url": invite_link(1)}, Level.FINE, servers),
        (
            full | {"custom_install_url": lacking},
            Level.LOOK,
            "applications.commands, the permissions View Channel",
        ),
        (commands | {"custom_install_url": "https://example.org/add"}, Level.FINE, servers),
    ):
        found = online.installation(told)
        assert max(levels(found)) == level and words in " ".join(each.sentence for each in found), told
    assert levels(online.installation(NEW_APPLICATION)) == [Level.LOOK]
    assert online.installation({}) == []


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


def levels(found: list[Finding]) -> list[Level]:
    return [each.level for each in found]


async def test_every_state_of_a_database_gets_its_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    assert levels(storage.storage(path, 7)) == [Level.FINE, Level.FINE]
    assert "does not exist yet" in storage.storage(path, 7)[0].sentence
    [found] = storage.storage(tmp_path / "gone" / "games.sqlite3", 7)
    assert found.level is Level.MEND and "There is no folder" in found.sentence
    [found] = storage.storage(tmp_path, 7)
    assert found.level is Level.MEND and "is a folder" in found.sentence

    async with await Store.open(path, backups=7):
        pass
    before = files(tmp_path)
    found = storage.storage(path, 7)[0]
    assert found.level is Level.FINE and f"schema version {len(migrations())}." in found.sentence
    assert files(tmp_path) == before

    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    assert "newer bot" in storage.storage(path, 7)[0].sentence
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) - 1}")
        connection.execute("INSERT INTO meta VALUES ('left in the log', '1')")
        connection.commit()
        shutil.copyfile(f"{path}-wal", tmp_path / "kept")
    (tmp_path / "kept").rename(f"{path}-wal")  # as after a crash
    before = files(tmp_path)
    found = storage.storage(path, 7)[0]
    assert found.level is Level.FINE and f"migrates it to version {len(migrations())}" in found.sentence
    assert files(tmp_path) == before
    Path(f"{path}-wal").unlink()

    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 5] = os.urandom(8192)
    path.write_bytes(data)
    before = files(tmp_path)
    found = storage.storage(path, 7)[0]
    assert found.level is Level.MEND and "is damaged" in found.sentence
    assert files(tmp_path) == before


async def test_a_full_disk_needs_mending_and_no_backup_is_promised_without_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    async with await Store.open(path):
        pass
    assert "The bot makes one when it runs" in storage.storage(path, 7)[-1].sentence
    monkeypatch.setattr("doctor.storage.LEAST_FREE_BYTES", 2**62)
    [found] = [each for each in storage.storage(path, 7) if "MiB are free" in each.sentence]
    assert found.level is Level.MEND


def as_effective_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the doctor see the rights of the user that the test has become: its real one may be root."""
    monkeypatch.setattr("doctor.storage.os.access", functools.partial(os.access, effective_ids=True))


async def test_a_folder_in_which_no_backup_can_be_made_is_named(unprivileged: Path, monkeypatch) -> None:
    """Before the first start too. What the next backup needs counts on the disk of that folder."""
    path, folder = unprivileged / "games.sqlite3", unprivileged / "closed" / "backups"
    as_effective_user(monkeypatch)

    def said() -> str:
        [found] = [each for each in storage.storage(path, 7, folder) if each.level is not Level.FINE]
        assert found.level is Level.LOOK
        return found.sentence

    assert f"there is no folder {folder}" in said()
    async with await Store.open(path):
        pass
    assert f"there is no folder {folder}" in said()
    folder.mkdir(parents=True, mode=0o500)
    assert f"may not write into {folder}" in said()
    folder.parent.chmod(0)
    assert f"may not enter the folder {folder.parent}" in said()
    folder.parent.chmod(0o700)
    folder.chmod(0o700)
    assert "There is no backup yet" in said()
    used = shutil.disk_usage
    monkeypatch.setattr(
        "doctor.storage.shutil.disk_usage", lambda at: used(at)._replace(free=9 if at == folder else 2**40)
    )
    [found] = [each for each in storage.storage(path, 7, folder) if "the next backup needs" in each.sentence]
    assert f"0 MiB are free on the disk of {folder}" in found.sentence
    folder.rmdir()
    folder.parent.rmdir()


async def test_a_companion_of_another_user_needs_mending(unprivileged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as the lock that root's own start left: the bot does not start."""
    path = unprivileged / "games.sqlite3"
    as_effective_user(monkeypatch)
    async with await Store.open(path):
        pass
    lock = Path(f"{path}.lock")
    lock.chmod(0)
    [found] = storage.storage(path, 7)
    assert found.level is Level.MEND and f"may not read and write {lock}" in found.sentence


async def test_a_database_on_a_network_share_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts, path = tmp_path / "mounts", tmp_path / "a share" / "games.sqlite3"
    path.parent.mkdir()
    monkeypatch.setattr("db.disk.MOUNTS", mounts)
    escaped = str(path.parent).replace(" ", "\\040")
    for kind, told in (("ext4", False), ("nfs4", True), ("cifs", True), ("9p", True), ("fuse.sshfs", True)):
        mounts.write_text(f"/dev/sda1 / ext4 rw 0 0\nserver:/x {escaped} {kind} rw 0 0\n", encoding="utf-8")
        said = [each for each in storage.storage(path, 7) if "network share" in each.sentence]
        assert [each.level for each in said] == [Level.LOOK] * told
    mounts.unlink()
    assert not [each for each in storage.storage(path, 7) if "network share" in each.sentence]


def test_a_status_port_is_free_the_bots_or_anothers(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        other.close()
        assert machine.status_port("127.0.0.1", None) == []
        [found] = machine.status_port("127.0.0.1", port)
        assert found.level is Level.FINE
    with socket.create_server(("127.0.0.1", port)):
        for said, level, words in (
            ((True, "The bot is healthy."), Level.FINE, "The bot is healthy."),
            ((False, "The bot is not healthy: store: full."), Level.LOOK, "store: full"),
            ((False, "Another program than the bot answers."), Level.MEND, "another program listens"),
        ):
            monkeypatch.setattr("status.check.check_health", lambda *_, said=said: said)
            [found] = machine.status_port("127.0.0.1", port)
            assert found.level is level and words in found.sentence
    [found] = machine.status_port("192.0.2.1", port)
    assert found.level is Level.MEND and "TERTULIA_STATUS_HOST" in found.sentence


async def test_a_check_that_breaks_stops_no_other() -> None:
    async def broken() -> list[Finding]:
        raise KeyError("id")

    def closed() -> list[Finding]:
        raise PermissionError(13, "Permission denied", "/private")

    [found] = await online._attempt(broken)
    assert found.level is Level.LOOK and "broken could not be checked (KeyError)" in found.sentence
    [found] = attempt("disk", closed)
    assert found.sentence == "The disk could not be checked (Permission denied)."


async def test_old_missing_and_broken_backups_are_named(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with await Store.open(path):
        pass
    assert "There is no backup yet" in storage.storage(path, 7)[-1].sentence
    assert "TERTULIA_BACKUPS is 0" in storage.storage(path, 0)[-1].sentence
    async with await Store.open(path, backups=7) as store:
        made = await store.make_daily_backup(int((time.time() - 3 * DAY_SECONDS) * 1000))
        assert made is not None
        # A process of its own asks for locks: closing a file here would drop those of this store.
        program = "import sys; from pathlib import Path; from doctor.storage import storage"
        program += "; print(storage(Path(sys.argv[1]), 7))"
        asking = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", program, path), cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        said, _ = await asking.communicate()
        if sys.platform == "linux":
            assert b"3 days old" in said and b"a bot is using it" in said
    assert made.name in storage.storage(path, 7)[-1].sentence
    assert "There is no backup yet" in storage.storage(path, 7, tmp_path.parent)[-1].sentence
    made.write_bytes(b"broken" * 2000)
    found = storage.storage(path, 7)[-1]
    assert found.level is Level.LOOK and found.sentence.startswith("The newest backup cannot be used.")


def test_packages_are_compared_with_the_lock_else_with_the_list(tmp_path: Path) -> None:
    def said() -> str:
        [found] = machine.packages(tmp_path)
        return f"{found.level.name}: {found.sentence}"

    assert said().startswith("LOOK: There is no list")
    (tmp_path / "requirements.txt").write_text(f"# pinned\ndiscord.py=={dpy.__version__}\n")
    assert said() == "FINE: Packages: all 1 are those of requirements.txt."
    lock = f"discord-py=={dpy.__version__} \\\n    --hash=sha256:00\n"
    lock += "not-here==1 ; sys_platform == 'win32' \\\n    --hash=sha256:00\n"
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "bot.lock").write_text(lock)
    assert said() == "FINE: Packages: all 1 are those of bot.lock."
    (tmp_path / "requirements" / "bot.lock").write_text("discord-py==1.0\naiohttp==0.1\n")
    assert said().startswith("LOOK: ") and f"discord-py {dpy.__version__} instead of 1.0, aiohttp" in said()
    (tmp_path / "requirements" / "bot.lock").write_text("fontpkg-noto-sans-arabic==2.12\n")  # which calls itself 2.012
    assert said().startswith("FINE: ")
    (tmp_path / "requirements" / "bot.lock").write_text("no-such-package==1.0\n")
    assert said().startswith("MEND: ") and "not installed: no-such-package" in said()


def test_fonts_are_told_with_those_of_other_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    [found] = machine.fonts()
    assert found.level is Level.FINE and "7 other scripts" in found.sentence
    monkeypatch.setattr("render.fonts.scripts", lambda: ())
    [found] = machine.fonts()
    assert found.level is Level.FINE and "libfribidi0" in found.sentence


def test_the_clock_is_compared_with_discords() -> None:
    for ahead, level, said in (
        ([0.4, 1.2], Level.FINE, "agrees"),
        ([-3600.0, -3600.5], Level.LOOK, "3,600 seconds behind Discord's"),
        ([90.0, 95.0], Level.LOOK, "90 seconds ahead of Discord's"),
        ([], Level.LOOK, "cannot be compared"),
    ):
        [found] = online.DiscordTime(ahead).findings()
        assert found.level is level and said in found.sentence
