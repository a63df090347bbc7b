"""Two processes of the bot share a PostgreSQL server, each with a range of shards. They are killed, frozen and cut off.

People play at many tables all the time. Where a process is gone, a new one of its range starts. A frozen one, and one
that cannot reach PostgreSQL, wake up when the new one serves: each must end with a sentence and write nothing.

The stand-in for Discord sends each click to every session that serves its server. No click may have two answers. A
click without one must be explained: the process of its server was in trouble.

docs/hosting.md: no click has two answers with several processes, and no acknowledged move is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import re
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Final

from db import Shards, Store
from engine import games
from engine.progress import print_above, progress
from tests.postgres import Cluster
from tests.wire.crash import not_of_an_outage
from tests.wire.crowd import Crowd
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS
from tests.wire.ledger import compare
from tests.wire.program import Program, until
from tests.wire.report import Report
from tests.wire.server import Discord

ABOUT: Final = "two processes on one PostgreSQL are killed, frozen and cut off while people play"
SHARDS: Final = 4
RANGES: Final = ("0-1/4", "2-3/4")
LIMIT_SECONDS: Final = 120.0
"""Limit for whatever a process or the server does by itself."""
TAKEN: Final = "another one took over its shards"
EXPECTED: Final = re.compile(f"{TAKEN}|database lost: the bot stops|answering nothing|health: ")
"""Errors that belong in a log here, besides those of :func:`not_of_an_outage`."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--calm", type=float, default=10.0, help="seconds of play between two troubles")
    parser.add_argument("--troubles", nargs="+", choices=list(TROUBLES), default=list(TROUBLES))
    parser.add_argument("--seed", type=int, default=1)


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    with tempfile.TemporaryDirectory(prefix="tertulia-cluster-") as folder:
        chosen = {name: getattr(options, name) for name in ("tables", "seed", "calm", "troubles")}
        return await run(Path(folder), **chosen)


class Bot(Program):
    """One process, started once. It has a role of PostgreSQL to itself."""

    def __init__(self, discord: Discord, folder: Path, cluster: Cluster, number: int, part: str) -> None:
        self.role, self.part = f"bot{number}", part
        cluster.execute(f"CREATE ROLE {self.role} SUPERUSER LOGIN")
        settings = {"TERTULIA_DATABASE": cluster.address(user=self.role), "TERTULIA_SHARDS": part}
        (place := folder / self.role).mkdir()
        super().__init__(discord, place, environment=settings)


class Processes:
    """All processes, and when none of a range could answer."""

    def __init__(self, discord: Discord, folder: Path, cluster: Cluster, report: Report) -> None:
        self.discord, self.folder, self.cluster, self.report = discord, folder, cluster, report
        self.bots: list[Bot] = []
        self._troubles: list[tuple[str, float, float]] = []

    @contextmanager
    def trouble(self, part: str) -> Iterator[None]:
        """Note that a range has no process that can answer during the block."""
        began = time.perf_counter()
        yield
        self._troubles.append((part, began, time.perf_counter()))

    def able(self, guild_id: int, began: float, ended: float) -> bool:
        """Return whether a server had a process out of trouble for a whole span of time."""
        shard = (guild_id >> 22) % SHARDS
        mine = [(first, last) for part, first, last in self._troubles if shard in Shards.read(part).numbers]
        return all(ended < first or last < began for first, last in mine)

    async def start(self, part: str, what: str = "") -> Bot:
        """Start a process, and wait until it serves its range; report how long that took."""
        bot = Bot(self.discord, self.folder, self.cluster, len(self.bots), part)
        self.bots.append(bot)
        began = time.perf_counter()
        await bot.launch()
        await until(lambda: "Invite the bot" in bot.said() or not bot.running, LIMIT_SECONDS)
        self.report.need(bot.running, f"{bot.role} did not start: {bot.said()[-500:]}")
        if what:
            seconds = round(time.perf_counter() - began, 1)
            self.report.figures[f"{what}: seconds until a new process served"] = seconds
        return bot

    async def ends(self, bot: Bot, what: str) -> None:
        """Wait until a process that was replaced has ended by itself, and hold what it said against what it must."""
        code = await bot.ended_within(LIMIT_SECONDS)
        last = bot.said().splitlines()[-1]
        self.report.need(code == 1 and TAKEN in last, f"{what}: it left with {code}: {last}")
        self.report.need("connected again" not in bot.said(), f"{what}: it got a session")
        print_above(f"  {what}: {last}")

    def session(self, bot: Bot) -> int | None:
        """Return the process of its session in the server, if it has one that does nothing at this moment."""
        query = f"SELECT pid FROM pg_stat_activity WHERE usename = '{bot.role}' AND state LIKE 'idle%'"
        found = self.cluster.execute(query)
        return found[0][0] if found else None

    def end_session(self, bot: Bot) -> None:
        self.cluster.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{bot.role}'")


# ---------------------------------------------------------------- troubles


async def _kill(all_of: Processes) -> None:
    """Kill a process, and start it again."""
    bot = all_of.bots[-1]
    with all_of.trouble(bot.part):
        bot.send(signal.SIGKILL)
        await bot.ended()
        await all_of.start(bot.part, "killed")


async def _freeze(all_of: Processes) -> None:
    """Freeze a process until the server has ended its session and another one serves; wake it up."""
    bot, began = all_of.bots[-1], time.perf_counter()
    with all_of.trouble(bot.part):
        bot.send(signal.SIGSTOP)
        try:
            await until(lambda: all_of.session(bot) is None, LIMIT_SECONDS)
            seconds = round(time.perf_counter() - began, 1)
            all_of.report.figures["frozen: seconds until its session ended"] = seconds
            await all_of.start(bot.part, "frozen")
        finally:
            bot.send(signal.SIGCONT)
    await all_of.ends(bot, "frozen, and awake again")


async def _cut(all_of: Processes) -> None:
    """Cut a process off from PostgreSQL until another one serves; let it reach it again."""
    bot = all_of.bots[-1]
    with all_of.trouble(bot.part):
        all_of.cluster.execute(f"ALTER ROLE {bot.role} NOLOGIN")
        all_of.end_session(bot)
        await all_of.start(bot.part, "cut off")
    all_of.cluster.execute(f"ALTER ROLE {bot.role} LOGIN")
    await all_of.ends(bot, "cut off, and in reach again")


TROUBLES: Final[dict[str, Callable[[Processes], Awaitable[None]]]] = {"kill": _kill, "freeze": _freeze, "cut": _cut}
"""What happens, in this order."""


# ---------------------------------------------------------------- the run


async def run(
    folder: Path, *, tables: int, seed: int, calm: float, troubles: Sequence[str],
    patience: float = ANSWER_TIMEOUT_SECONDS,
) -> Report:  # fmt: skip
    """Play at so many tables on two processes while each of the troubles happens; then compare everything.

    ``calm``: seconds of play before each trouble.
    """
    report, chance = Report("cluster"), random.Random(seed)
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Discord(keep_files=False, patience=patience, lifetime=36_000))
        cluster = Cluster(durable=True)
        stack.callback(cluster.remove)
        cluster.start()
        discord.rest.inspect = False
        discord.gateway.max_concurrency, discord.gateway.identify_seconds = 2, 5.0
        all_of = Processes(discord, folder, cluster, report)
        crowd = Crowd(discord, chance, pause=2.0, attempts=math.inf)
        guilds = [discord.world.add_guild(shard=(number, SHARDS)) for number in range(SHARDS)]
        seats = [
            crowd.seats(games()[each % len(games())], 2 + each % 3, guild=guilds[each % SHARDS])
            for each in range(tables)
        ]
        for part in RANGES:
            await all_of.start(part)
        crowd.play(seats)
        for each in progress(troubles, "troubles", note=str):
            await asyncio.sleep(calm)
            await TROUBLES[each](all_of)
            report.add(crowd.broken())
        await asyncio.sleep(calm)
        await crowd.rest()
        for bot in all_of.bots:
            code = await bot.stop() if bot.running else 0
            report.need(code == 0, f"a process that was asked to stop left with {code}: {bot.said()[-500:]}")
        async with await Store.open(cluster.address()) as store:
            await compare(report, store, crowd.tables)
        crowd.verify(report)
        _judge(all_of, patience)
        report.figures |= {"tables": len(crowd.tables), "processes": len(all_of.bots)}
    return report


def _judge(all_of: Processes, patience: float) -> None:
    """Expect one answer to each click, or a reason why it has none; and logs without other errors."""
    report, discord = all_of.report, all_of.discord
    report.add(f"two answers: {text}" for text in discord.interactions.twice)
    clicks = [*discord.interactions.open.values()]
    failed = [click for click in clicks if click.failed]
    for click in failed:
        where = click.channel.guild.id
        report.need(
            click.late or not all_of.able(where, click.sent, click.sent + patience),
            f"{click.data.get('custom_id')} of {click.user.id} has no answer: {click.failed}",
        )
    report.figures |= {
        "clicks": len(clicks),
        "clicks answered": len(clicks) - len(failed),
        "clicks answered twice": len(discord.interactions.twice),
        "clicks whose process was in trouble": sum(not click.late for click in failed),
        "clicks answered too late": sum(click.late for click in failed),
        "IDENTIFYs that came too early": discord.gateway.too_early,
    }
    report.add(f"{text} ({count} times)" for text, count in discord.violations.items())
    for bot in all_of.bots:
        wrong = [entry for entry in not_of_an_outage(bot.said()) if not EXPECTED.search(entry)]
        report.add(f"the log of {bot.role} says: {entry}" for entry in wrong)
