"""A server that refuses the bot and changes all the time: few requests are refused, and other servers notice nothing.

In one server the bot may not view the channels of ``--tables`` tables whose boards are out of date. A role there
changes twice a second for ``--seconds`` seconds. Twice: once the bot knows that it lacks the permission, once it does
not. Meanwhile the board of another server changes every five seconds. Discord blocks an address after 10,000 refused
requests in ten minutes. At last the known permission comes back, and every board must be right.

README: one server cannot disturb another one.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from db.bounds import MAX_LOBBIES
from engine.progress import progress
from tests.wire.entities import VIEW, Channel, Guild
from tests.wire.errors import MISSING_ACCESS
from tests.wire.people import Person
from tests.wire.program import Program, until
from tests.wire.report import Report
from tests.wire.server import Discord

ABOUT: Final = "a server that refuses the bot and changes twice a second: few requests are refused"
MOST_REFUSED: Final = 500
"""Refused requests in ten minutes, with sixty tables."""
BOARD_SECONDS: Final = 0.5
"""Longest time until a board of another server shows a change."""
BACK_SECONDS: Final = 60.0
"""Longest time until all boards are right once the bot may view them."""
PER_SECOND: Final = 2
"""Changes of a role."""
LANGUAGES: Final = ("fr", "pt-BR")


@dataclass
class House:
    """A server with tables, a channel for commands, and who manages it."""

    guild: Guild
    office: Channel
    manager: Person
    channels: list[Channel]
    changes: int = 0

    async def change_language(self) -> None:
        """Let every board of the server be out of date."""
        self.changes += 1
        (panel,) = (await self.manager.slash(self.office, "table-settings")).messages
        form = await self.manager.press(panel, "c:change")
        language = LANGUAGES[self.changes % len(LANGUAGES)]
        await self.manager.submit(panel, form, language=language, pace="daily", channels=[], roles=[], pings=True)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=60, help="refused tables")
    parser.add_argument("--seconds", type=float, default=600.0, help="how long the role changes")


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    report = Report("refused")
    for known in progress((True, False), "servers"):
        with tempfile.TemporaryDirectory(prefix="tertulia-refused-") as folder:
            found = await run(Path(folder), tables=options.tables, seconds=options.seconds, known=known)
        what = "permission known to be missing" if known else "refused for no known reason"
        report.figures |= {f"{what}: {name}": value for name, value in found.figures.items()}
        report.add(f"{what}: {problem}" for problem in found.violations)
    return report


async def run(folder: Path, *, tables: int, seconds: float, known: bool, lenient: bool = False) -> Report:
    """Refuse the tables of one server, ``known`` to the bot or not, and let a role change for so many seconds.

    ``lenient``: boards elsewhere may take longer, on a busy machine.
    """
    report = Report("refused")
    async with Discord(patience=10.0) as discord:
        async with Program(discord, folder) as program:
            hostile, other = await _house(discord, tables), await _house(discord, 1)
            await until(lambda: "ready as" in program.said())
            for channel in hostile.channels:
                channel.denied = VIEW
                if known:
                    discord.update_channel(channel)
            with _refused(discord) as refused:
                await hostile.change_language()
                began, waits, roles = time.monotonic(), list[float](), 0
                boards = asyncio.create_task(_watch(other, waits, seconds))
                while time.monotonic() - began < seconds:
                    discord.gateway.dispatch("GUILD_ROLE_UPDATE", _role(hostile.guild, roles))
                    roles += 1
                    await asyncio.sleep(1 / PER_SECOND)
                await boards
                report.figures |= {
                    "role changes": roles,
                    "refused requests": refused(),
                    "board elsewhere, median s": round(median(waits), 3),
                    "board elsewhere, longest s": round(max(waits), 3),
                }
            report.need(refused() >= tables, "not every table was refused")
            report.need(refused() <= MOST_REFUSED, f"{refused()} requests were refused")
            late = [each for each in waits if each > BOARD_SECONDS]
            report.need(lenient or not late, f"boards elsewhere after {late} s")
            if known:
                await _come_back(discord, hostile, report)
        errors = [line for line in program.errors() if "messages not shown" not in line]
        report.add(f"the log says: {line}" for line in errors)
    report.add(f"{text} ({times} times)" for text, times in discord.violations.items())
    return report


async def _house(discord: Discord, tables: int) -> House:
    """Return a new server with so many lobbies in channels of their own."""
    guild = discord.world.add_guild()
    office = discord.world.add_channel(guild, "office")
    channels = [discord.world.add_channel(guild, f"table-{number}") for number in range(tables)]
    discord.join(guild)
    manager = Person(discord, discord.world.add_user(guild, manager=True))
    house = House(guild, office, manager, channels)
    for number, channel in enumerate(channels):
        if number % MAX_LOBBIES == 0:
            host = Person(discord, discord.world.add_user(guild))
        await host.slash(channel, "play", game="mausoleum")
    return house


@contextmanager
def _refused(discord: Discord) -> Iterator[Callable[[], int]]:
    before = discord.rest.refused[MISSING_ACCESS]
    yield lambda: discord.rest.refused[MISSING_ACCESS] - before


async def _watch(house: House, waits: list[float], seconds: float) -> None:
    """Change the language of a server again and again, and note how long its board takes."""
    (channel,), began = house.channels, time.monotonic()
    while time.monotonic() - began < seconds or not waits:
        serial = channel.serial
        await house.change_language()
        asked = time.monotonic()
        changed = await channel.after(serial, 30.0)
        waits.append(time.monotonic() - asked if changed else 30.0)
        await asyncio.sleep(5.0)


async def _come_back(discord: Discord, house: House, report: Report) -> None:
    """Let the bot view the channels again, and wait until every board is right."""
    serials = [channel.serial for channel in house.channels]
    began = time.monotonic()
    for channel in house.channels:
        channel.denied = 0
        discord.update_channel(channel)
    done = [await channel.after(serial, BACK_SECONDS) for channel, serial in zip(house.channels, serials, strict=True)]
    report.figures["all boards right again, s"] = round(time.monotonic() - began, 1)
    report.need(all(done), f"{done.count(False)} boards are not right after {BACK_SECONDS:g} s")


def _role(guild: Guild, number: int) -> dict[str, object]:
    everyone = dict(guild.payload()["roles"][0])
    return {"guild_id": str(guild.id), "role": {**everyone, "color": number % 1000}}
