"""``python -m doctor`` against the stand-in for Discord, beside a running bot."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import discord as dpy

from cogs.interactions.installs import NEEDED
from doctor import online
from status.version import VERSION
from tests.test_doctor import COMMANDS_ONLY
from tests.wire.faults import LOGIN, Refuse
from tests.wire.program import ROOT, Program
from tests.wire.server import TOKEN, Discord


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
        f"Tertulia {VERSION}.",
        "Token: Discord accepts it",
        "Clock: it agrees",
        "Installation: the application comes with its bot, and only servers can add it",
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
    guild.commands = [{"name": "old-game"}]
    discord.rest.endpoint = "https://example.org/interactions"
    discord.rest.installation = {"integration_types_config": {"0": COMMANDS_ONLY}}
    code, said = await doctor(discord, program.database, "--quiet", TERTULIA_BACKUP="3", TERTULIA_OWNER_SERVER="1")
    assert code == 2 and not lines(said, "fine")
    assert any("Interactions Endpoint URL" in each for each in lines(said, "MEND"))
    looks = "\n".join(lines(said, "LOOK"))
    assert "adds it without the scope bot, the permissions" in looks
    assert "lacks permissions in 1 of 201 servers: Attach Files in 1" in looks
    assert f"{guild.name} ({guild.id})" in looks and f"permissions={NEEDED.value}" in looks
    assert f"1 server has commands of an earlier bot, which no bot answers: /old-game in {guild.name}" in looks
    assert "curl -X PUT" in looks and f"/applications/{discord.world.application_id}/guilds/SERVER/commands" in looks
    assert "TERTULIA_OWNER_SERVER is not the ID of a server with the bot in it" in looks
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


async def test_without_its_packages_it_says_so(discord: Discord, tmp_path: Path) -> None:
    """A Python without the packages: each check that needs one names it."""
    code, said = await doctor(discord, tmp_path / "games.sqlite3", python=("-S",))
    assert code == 2 and "not installed: " in said and "python3 start.py" in said and "Traceback" not in said
