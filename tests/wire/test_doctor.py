"""``python -m doctor`` against the stand-in for Discord, beside a running bot and on every kind of damage."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
import time
from pathlib import Path

import discord as dpy

from cogs.interactions.permissions import NEEDED, invite_link
from db import Store
from db.migrate import migrations
from doctor import machine, online, storage
from doctor.findings import Finding, Level
from tests.wire.faults import LOGIN, Refuse
from tests.wire.program import ROOT, Program
from tests.wire.server import TOKEN, Discord

DAY_SECONDS = 86_400
COMMANDS_ONLY = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}
NEW_APPLICATION = {"integration_types_config": {"0": COMMANDS_ONLY, "1": COMMANDS_ONLY}}
"""What Discord gives an application at first."""


async def doctor(
    discord: Discord, database: Path, *arguments: str, python: tuple[str, ...] = (), **variables: str
) -> tuple[int, str]:
    """Run the command; its exit code and what it says. It says nothing on standard error."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": TOKEN,
        "TERTULIA_DATABASE": str(database),
        "TERTULIA_DISCORD_API": discord.api,
        **variables,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *python, "-m", "doctor", *arguments),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    said, errors = await process.communicate()
    assert not errors, errors.decode()
    assert process.returncode is not None and TOKEN not in said.decode()
    return process.returncode, said.decode()


def lines(said: str, level: str) -> list[str]:
    """Return the sentences of a level."""
    return [line.removeprefix(level).strip() for line in said.splitlines() if line.startswith(level)]


async def test_beside_a_running_bot_it_finds_all_fine_then_what_changes_and_disturbs_nothing(
    discord: Discord, program: Program
) -> None:
    (guild,) = discord.world.guilds.values()
    sessions = discord.gateway.identified
    code, said = await doctor(discord, program.database)
    assert not lines(said, "MEND"), said
    # The bot's first backup may come within the hour.
    assert all("backup" in each for each in lines(said, "LOOK")), said
    assert f"{program.database} is sound" in said and "a bot is using it" in said
    for each in (
        "Token: Discord accepts it",
        "Clock: it agrees",
        "Installation: only servers can add",
        "Gateway: it can be reached",
        "in 1 server.",
    ):
        assert each in said, each
    assert f"Commands: Discord has the {len(discord.world.commands)} commands" in said

    for _ in range(online.SERVERS_PER_PAGE):
        discord.world.add_guild()
    guild.allowed &= ~dpy.Permissions(attach_files=True).value
    del discord.world.commands[0]
    discord.world.commands[0]["description"] = "of an older version"
    names = [discord.world.commands[0]["name"]]
    discord.rest.endpoint = "https://example.org/interactions"
    discord.rest.installation = NEW_APPLICATION
    code, said = await doctor(discord, program.database, "--quiet", TERTULIA_BACKUP="3")
    assert code == 2 and not lines(said, "fine")
    assert any("Interactions Endpoint URL" in each for each in lines(said, "MEND"))
    looks = "\n".join(lines(said, "LOOK"))
    assert "untick “User Install”" in looks and "adds it without the scope bot, the permissions" in looks
    assert "lacks permissions in 1 of 201 servers: Attach Files in 1" in looks
    assert f"{guild.name} ({guild.id})" in looks and f"permissions={NEEDED.value}" in looks
    assert "TERTULIA_BACKUP is not a setting" in looks and "Did you mean TERTULIA_BACKUPS?" in looks
    assert "commands are not those of this version" in looks and all(f"/{name}" in looks for name in names)

    assert program.running and discord.gateway.identified == sessions
    assert discord.rest.requests["PUT /applications/{application_id}/commands"] == 1
    assert await program.stop() == 0 and not program.errors()


async def test_a_token_that_discord_refuses_a_discord_that_fails_and_a_wrong_setting_have_their_codes(
    discord: Discord, tmp_path: Path
) -> None:
    database = tmp_path / "games.sqlite3"
    other = "d2lyZQ.another.not-a-secret"
    code, said = await doctor(discord, database, DISCORD_TOKEN=other)
    assert code == 2 and any("does not accept DISCORD_TOKEN" in each for each in lines(said, "MEND"))
    assert other not in said and not database.exists()
    discord.faults.add(LOGIN, Refuse(503, message="<html>"), times=100)
    code, said = await doctor(discord, database, "--quiet")
    [sentence] = lines(said, "LOOK")
    assert code == 1 and sentence.startswith("Discord cannot be reached: 503")
    code, said = await doctor(discord, database, "--quiet", TERTULIA_BACKUPS="weekly")
    [sentence] = lines(said, "MEND")
    assert code == 2 and sentence.startswith("TERTULIA_BACKUPS must be a whole number")


def test_the_page_installation_gets_a_sentence_for_each_fault() -> None:
    def link(permissions: int = NEEDED.value) -> dict[str, object]:
        return {"scopes": ["bot", "applications.commands"], "permissions": str(permissions)}

    whole, few = link(), link(NEEDED.value & ~dpy.Permissions(attach_files=True).value)
    servers, bare = "only servers", {"integration_types_config": {"0": {}}}
    commands = {"integration_types_config": {"0": COMMANDS_ONLY}}
    lacking = "https://discord.com/oauth2/authorize?client_id=1&scope=bot&permissions=many"
    full = {"integration_types_config": {"0": {"oauth2_install_params": whole}}}
    for told, level, words in (
        (full, Level.FINE, servers),
        (bare | {"install_params": whole}, Level.FINE, servers),
        (bare, Level.FINE, servers),
        ({"integration_types_config": {"0": None}, "custom_install_url": None}, Level.FINE, servers),
        (bare | {"install_params": few}, Level.LOOK, "the permission Attach Files"),
        (NEW_APPLICATION | {"custom_install_url": invite_link(1)}, Level.LOOK, "untick “User Install”"),
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
    assert levels(online.installation(NEW_APPLICATION)) == [Level.LOOK, Level.LOOK]
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
    (tmp_path / "requirements.lock").write_text(lock)
    assert said() == "FINE: Packages: all 1 are those of requirements.lock."
    (tmp_path / "requirements.lock").write_text("discord-py==1.0\naiohttp==0.1\n")
    assert said().startswith("LOOK: ") and f"discord-py {dpy.__version__} instead of 1.0, aiohttp" in said()
    (tmp_path / "requirements.lock").write_text("no-such-package==1.0\n")
    assert said().startswith("MEND: ") and "not installed: no-such-package" in said()


def test_the_clock_is_compared_with_discords() -> None:
    for ahead, level, said in (
        ([0.4, 1.2], Level.FINE, "agrees"),
        ([-3600.0, -3600.5], Level.LOOK, "3,600 seconds behind Discord's"),
        ([90.0, 95.0], Level.LOOK, "90 seconds ahead of Discord's"),
        ([], Level.LOOK, "cannot be compared"),
    ):
        [found] = online.DiscordTime(ahead).findings()
        assert found.level is level and said in found.sentence


async def test_without_its_packages_it_says_so(discord: Discord, tmp_path: Path) -> None:
    """A Python without the packages: each check that needs one names it."""
    code, said = await doctor(discord, tmp_path / "games.sqlite3", python=("-S",))
    assert code == 2 and "not installed: " in said and "python3 start.py" in said and "Traceback" not in said
