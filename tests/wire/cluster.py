"""Two processes of the bot share a PostgreSQL server, each with a range of shards. They are killed, frozen and cut off.

People play at many tables all the time. Other tables sleep, with a reminder and a deadline that fall due in between.
Where a process is gone, a new one of its range starts. A frozen one, and one that cannot reach PostgreSQL, wake up when
the new one serves: each must end with a sentence and write nothing.

The stand-in for Discord sends each click to every session that serves its server. No click may have two answers. A
click without one must be explained: no session was connected, or its process was in trouble.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import re
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from db import BOARD, MemberSettings, MessageRow, Pace, Shards, Store
from engine import games
from engine.progress import print_above, progress
from engine.record import load
from engine.verify import verify
from tables import Person as Sitting
from tables import TableRegistry
from tests.postgres import Cluster
from tests.wire.crash import not_of_an_outage
from tests.wire.entities import Guild
from tests.wire.evening import Guest, Visitor
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS, Interaction
from tests.wire.ledger import account, look, seats_lost
from tests.wire.metronome import Metronome
from tests.wire.people import CLIENT_TIMEOUT_SECONDS
from tests.wire.play import Table, open_table, record
from tests.wire.program import Program, until
from tests.wire.report import Report
from tests.wire.server import Discord, Entrance
from tests.wire.world import Delivery

ABOUT: Final = "processes on one PostgreSQL are killed, frozen and cut off while people play"
SHARDS: Final = 4
RANGES: Final = ("0-1/4", "2-3/4")
OVERLAPPING: Final = {"1-2/4": "0-1/4", "3/4": "2-3/4", "7/8": "0-1/4"}
"""Ranges that are refused, and the one that each must name."""
IMPATIENT: Final = "import sys, bot, db.writer; db.writer.RANGE_SECONDS = 1.0; sys.exit(bot.main([]))"
"""Starts the bot, which waits for others for a second instead of most of a minute."""
MAX_CONCURRENCY: Final = 2
IDENTIFY_SECONDS: Final = 5.0
SIZES: Final = (2, 4, 3)
IMPATIENCE: Final = 20.0
LIMIT_SECONDS: Final = 120.0
"""Limit for whatever a process or the server does by itself."""
DOWN_SECONDS: Final = 1.0
"""How long PostgreSQL stays away."""
DUE: Final = (60.0, 180.0)
"""When timers of sleeping tables fall due: seconds after the start."""
OVERDUE_SECONDS: Final = 60.0
"""A timer that fell due so long before the end must have been handled."""
TAKEN: Final = "another one took over its shards"
EXPECTED: Final = re.compile(f"{TAKEN}|answering nothing|health: ")
"""Errors that belong in a log here, besides those of :func:`not_of_an_outage`."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--rate", type=float, default=15.0, help="clicks a second over all tables")
    parser.add_argument("--calm", type=float, default=10.0, help="seconds of play between two troubles")
    parser.add_argument("--troubles", nargs="+", choices=list(TROUBLES), default=list(TROUBLES))
    parser.add_argument("--seed", type=int, default=1)


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    with tempfile.TemporaryDirectory(prefix="tertulia-cluster-") as folder:
        chosen = {name: getattr(options, name) for name in ("tables", "rate", "seed", "calm", "troubles")}
        return await run(Path(folder), **chosen)


class Bot(Program):
    """One process, started once. It has an entrance of Discord and a role of PostgreSQL to itself."""

    def __init__(
        self, discord: Discord, folder: Path, cluster: Cluster, entrance: Entrance, part: str, **options: Any
    ) -> None:
        folder.mkdir()
        self.role, self.port, self.part = folder.name, entrance.port, Shards.read(part)
        cluster.execute(f"CREATE ROLE {self.role} SUPERUSER LOGIN")
        settings = {"TERTULIA_DATABASE": cluster.address(user=self.role), "TERTULIA_SHARDS": part}
        super().__init__(discord, folder, environment={**entrance.environment, **settings}, **options)
        self.troubles: list[tuple[float, float]] = []
        """When it could not answer."""

    @property
    def serves(self) -> bool:
        """Whether it is ready, and its shards are connected."""
        there = [each for each in self.discord.gateway.sessions.values() if each.line and each.port == self.port]
        return {each.shard[0] for each in there} == {*self.part.numbers} and " ready as " in self.said()

    def fall(self) -> None:
        """Note that it cannot answer from now on."""
        self.troubles.append((time.perf_counter(), math.inf))

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Note that it cannot answer during the block."""
        self.fall()
        yield
        self.troubles[-1] = self.troubles[-1][0], time.perf_counter()

    def able(self, began: float, ended: float) -> bool:
        """Return whether it was out of trouble for a whole span of time."""
        return all(ended < first or last < began for first, last in self.troubles)


@dataclass
class Scene:
    """The processes, the tables, and all clicks so far."""

    discord: Discord
    folder: Path
    cluster: Cluster
    metronome: Metronome
    chance: random.Random
    report: Report
    bots: list[Bot] = field(default_factory=list)
    """All that have served, in the order of their starts."""
    noted: list[Interaction] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    sleeping: dict[int, int] = field(default_factory=dict)
    """Tables at which no person plays, by channel."""
    said: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Reminders and questions at them, by table."""
    records: dict[int, bytes] = field(default_factory=dict)

    def hear(self, delivery: Delivery) -> None:
        """Count what the bot says at a sleeping table."""
        message = delivery.message
        number = self.sleeping.get(message.channel.id)
        if number is None or delivery.kind != "create" or message.viewer is not None:
            return
        if any(each.custom_id.startswith("v:") for each in message.controls):
            self.said[number, "question"] += 1
        elif "reminder" in message.content:
            self.said[number, "reminder"] += 1

    async def make(self, part: str, name: str, **options: Any) -> Bot:
        return Bot(self.discord, self.folder / name, self.cluster, await self.discord.add_entrance(), part, **options)

    async def start(self, part: str) -> Bot:
        """Start a process, and wait until it serves its range."""
        bot = await self.make(part, f"bot{len(self.bots)}")
        self.bots.append(bot)
        with bot.trouble():
            await bot.launch()
            await until(lambda: bot.serves or not bot.running, LIMIT_SECONDS)
        self.report.need(bot.running, f"{bot.role} did not start: {bot.said()[-500:]}")
        return bot

    async def replace(self, bot: Bot, what: str) -> None:
        """Start another process of the same range; report how long that took."""
        began = time.perf_counter()
        await self.start(str(bot.part))
        self.report.figures[f"{what}: seconds until a new process served"] = round(time.perf_counter() - began, 1)

    async def ends(self, bot: Bot, what: str) -> None:
        """Wait until a process that was replaced has ended by itself, and hold what it said against what it must."""
        code = await bot.ended_within(LIMIT_SECONDS)
        last = bot.said().splitlines()[-1]
        self.report.need(code == 1 and TAKEN in last, f"{what}: it left with {code}: {last}")
        self.report.need("connected again" not in bot.said(), f"{what}: it got a session")
        print_above(f"  {what}: {last}")

    def session(self, bot: Bot) -> int | None:
        """Return the process of its session in the server, if it has one that does nothing at this moment."""
        found = self.cluster.execute(
            f"SELECT pid FROM pg_stat_activity WHERE usename = '{bot.role}' AND state LIKE 'idle%'"
        )
        return found[0][0] if found else None

    def end_session(self, bot: Bot) -> None:
        self.cluster.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{bot.role}'")


# ---------------------------------------------------------------- troubles


async def _overlap(scene: Scene) -> None:
    """Start processes whose ranges overlap those that run, or have another total."""
    for number, (part, taken) in enumerate(OVERLAPPING.items()):
        bot = await scene.make(part, f"refused{number}", command=("-c", IMPATIENT))
        await bot.launch()
        code = await bot.ended_within(LIMIT_SECONDS)
        last = bot.said().splitlines()[-1]
        named = f"is for the shards {Shards.read(part)}, " in last and f" serves {taken}." in last
        scene.report.need(code == 2 and named, f"{part} was not refused: it left with {code}: {last}")


async def _kill(scene: Scene) -> None:
    """Kill a process, and start it again."""
    bot = scene.bots[-1]
    bot.fall()
    bot.send(signal.SIGKILL)
    await bot.ended()
    await scene.replace(bot, "killed")


async def _freeze(scene: Scene) -> None:
    """Freeze a process until the server has ended its session and another one serves; wake it up."""
    bot, began = scene.bots[-1], time.perf_counter()
    bot.fall()
    bot.send(signal.SIGSTOP)
    try:
        await until(lambda: scene.session(bot) is None, LIMIT_SECONDS)
        scene.report.figures["frozen: seconds until its session ended"] = round(time.perf_counter() - began, 1)
        await scene.replace(bot, "frozen")
    finally:
        bot.send(signal.SIGCONT)
    await scene.ends(bot, "frozen, and awake again")


async def _cut(scene: Scene) -> None:
    """Cut a process off from PostgreSQL until another one serves; let it reach it again."""
    bot = scene.bots[-1]
    scene.cluster.execute(f"ALTER ROLE {bot.role} NOLOGIN")
    bot.fall()
    scene.end_session(bot)
    await scene.replace(bot, "cut off")
    scene.cluster.execute(f"ALTER ROLE {bot.role} LOGIN")
    await scene.ends(bot, "cut off, and in reach again")


async def _lose(scene: Scene) -> None:
    """End a process's session, which no player may notice; then let one fall silent until the process is, too."""
    bot = scene.bots[0]
    scene.end_session(bot)
    await until(lambda: "database connected again" in bot.said(), LIMIT_SECONDS)
    await until(lambda: scene.session(bot) is not None, LIMIT_SECONDS)
    pid = scene.session(bot)
    assert pid is not None
    with bot.trouble():
        os.kill(pid, signal.SIGSTOP)
        try:
            await until(lambda: "answering nothing" in bot.said(), LIMIT_SECONDS)
            scene.end_session(bot)
        finally:
            os.kill(pid, signal.SIGCONT)
        await until(lambda: "answering again" in bot.said(), LIMIT_SECONDS)


async def _restart_postgres(scene: Scene) -> None:
    """Kill PostgreSQL, and start it again: each process resumes."""
    running = [bot for bot in scene.bots if bot.running]
    before = [bot.said().count("database connected again") for bot in running]
    with ExitStack() as stack:
        for bot in running:
            stack.enter_context(bot.trouble())
        await asyncio.to_thread(scene.cluster.kill)
        await asyncio.sleep(DOWN_SECONDS)
        await asyncio.to_thread(scene.cluster.restart)
        for bot, count in zip(running, before, strict=True):
            await until(lambda bot=bot, count=count: bot.said().count("database connected again") > count)  # type: ignore[misc]


TROUBLES: Final[dict[str, Callable[[Scene], Awaitable[None]]]] = {
    "overlap": _overlap,
    "kill": _kill,
    "freeze": _freeze,
    "cut": _cut,
    "lose": _lose,
    "postgres": _restart_postgres,
}
"""What happens, in this order."""


# ---------------------------------------------------------------- the run


async def run(
    folder: Path,
    *,
    tables: int,
    rate: float,
    seed: int,
    calm: float,
    troubles: Sequence[str],
    due: tuple[float, float] = DUE,
    patience: float = ANSWER_TIMEOUT_SECONDS,
) -> Report:
    """Play at so many tables on two processes while each of the troubles happens; then compare everything.

    ``calm``: seconds of play before each trouble. ``due``: seconds after the start in which timers of sleeping tables
    fall due.
    """
    report, chance = Report("cluster"), random.Random(seed)
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Discord(keep_files=False, patience=patience))
        cluster = Cluster(durable=True)
        stack.callback(cluster.remove)
        cluster.start()
        discord.rest.inspect = False
        discord.gateway.max_concurrency, discord.gateway.identify_seconds = MAX_CONCURRENCY, IDENTIFY_SECONDS
        scene = Scene(discord, folder, cluster, Metronome(chance), chance, report)
        discord.world.observers.append(scene.hear)
        await _write(scene, tables, due)
        playing = [asyncio.create_task(scene.metronome.beat())]
        try:
            for part in RANGES:
                await scene.start(part)
            playing += [asyncio.create_task(_keep_playing(scene, table)) for table in [*scene.tables]]
            scene.metronome.rate = rate
            for each in progress(troubles, "troubles", note=str):
                await asyncio.sleep(calm)
                await TROUBLES[each](scene)
                if report.violations:
                    break
            await asyncio.sleep(calm)
        finally:
            await _end(scene, playing)
        await _compare(scene, time.time())
        _judge_clicks(scene, patience)
    return report


async def _write(scene: Scene, tables: int, due: tuple[float, float]) -> None:
    """Write running games into the database before the bot starts, and beside them some that sleep in each server."""
    world, kinds = scene.discord.world, games()
    guilds = [world.add_guild(f"Server {number}", shard=(number, SHARDS)) for number in range(SHARDS)]
    async with await Store.open(scene.cluster.address()) as store:
        registry = TableRegistry(store)
        for number in range(tables):
            kind, size = kinds[number // len(SIZES) % len(kinds)], SIZES[number % len(SIZES)]
            scene.tables.append(await _seat(scene, registry, guilds[number % SHARDS], kind, size, Pace.NONE))
        for number in range(tables):
            guild = guilds[number % SHARDS]
            table = await _seat(scene, registry, guild, kinds[number % len(kinds)], 2, Pace.LIVE)
            scene.sleeping[table.channel.id] = table.number
    first, last = (int((time.time() + each) * 1000) for each in due)
    for number in scene.sleeping.values():
        moments = sorted(scene.chance.sample(range(first, last), 2))
        for moment, kind in zip(moments, ("reminder", "deadline"), strict=True):
            scene.cluster.execute(f"UPDATE timers SET due = {moment} WHERE table_id = {number} AND kind = '{kind}'")


async def _seat(scene: Scene, registry: TableRegistry, guild: Guild, kind: str, size: int, pace: Pace) -> Table:
    """Start a game of people who read their hands in words: that saves pictures."""
    world, store = scene.discord.world, registry.store
    users = [world.add_user(guild) for _ in range(size)]
    channel = world.add_channel(guild)
    sitting = [Sitting(user.id, user.shown, world.snowflake()) for user in users]
    made = await registry.open(
        kind, guild_id=guild.id, channel_id=channel.id, locale="en-US", host=sitting[0], pace=pace
    )
    for person in sitting[1:]:
        await made.join(person)
    await made.start(sitting[0])
    # An unknown board, as if it was deleted: the bot posts a new one at its start.
    await made.note_messages({BOARD: MessageRow(made.id, BOARD, world.snowflake())})
    for user in users:
        await store.settings.set_member(MemberSettings(guild.id, user.id, words=True), 0)
    people = [Visitor(scene.discord, user, scene.metronome, scene.noted) for user in users]
    return Table(channel, [*people], made.id, kind, seated=[user.id for user in users])


async def _keep_playing(scene: Scene, table: Table) -> None:
    """Play one game after the other with the people at a table, however often the bot does not answer."""

    async def play(guest: Guest) -> None:
        while not guest.table.over:
            if not await guest.step():
                await asyncio.sleep(0.1)

    people = [person for person in table.people if isinstance(person, Visitor)]
    while True:
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(play(Guest(person, table, random.Random(scene.chance.random()), IMPATIENCE)))
        scene.records[table.number] = await record(people[0], table)
        channel = scene.discord.open_channel(table.channel.guild)
        table = await open_table(people, channel, table.game)
        scene.tables.append(table)


async def _end(scene: Scene, playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait for the open clicks, stop the people, then the processes."""
    scene.metronome.rate = 0.0
    for click in [*scene.noted]:
        await click.done.wait()
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            scene.report.violations.append(f"a table is stuck: {result!r}")
    for bot in scene.bots:
        if bot.running:
            code = await bot.stop()
            scene.report.need(code == 0, f"a process that was asked to stop left with {code}: {bot.said()[-500:]}")


# ---------------------------------------------------------------- what came of it


async def _compare(scene: Scene, ended: float) -> None:
    """Hold all tables, records, timers and logs against what people saw."""
    report, found = scene.report, Counter[str]()
    async with await Store.open(scene.cluster.address()) as store:
        report.add(await seats_lost(store, scene.tables))
        for table in scene.tables:
            stored = await look(store, table.number)
            if stored is None:
                report.violations.append(f"table {table.number} is gone")
                continue
            kept = account(table.moves, stored.log)
            report.add([*stored.wrong, *kept.lost, *kept.doubled])
            found["moves acknowledged"] += kept.acknowledged
            found["of them lost"] += len(kept.lost)
            found["moves done twice or without a click"] += len(kept.doubled)
    verdicts = {number: verify(load(data.decode())) for number, data in scene.records.items()}
    report.add(f"the record of table {number}: {verdict}" for number, verdict in verdicts.items() if verdict)
    report.figures |= {"tables": len(scene.tables), "processes": len(scene.bots), **found, "records": len(verdicts)}
    rows = scene.cluster.execute("SELECT table_id, kind, due FROM timers WHERE kind IN ('reminder', 'deadline')")
    late = (ended - OVERDUE_SECONDS) * 1000
    report.add(f"the {kind} of table {number} is overdue" for number, kind, due in rows if due < late)
    for kind in ("reminder", "question"):
        counts = [scene.said[number, kind] for number in scene.sleeping.values()]
        report.figures[f"{kind}s at sleeping tables"] = sum(counts)
        report.need(max(counts, default=0) <= 1, f"a {kind} was said {max(counts, default=0)} times")
    for bot in scene.bots:
        wrong = [entry for entry in not_of_an_outage(bot.said()) if not EXPECTED.search(entry)]
        report.add(f"the log of {bot.role} says: {entry}" for entry in wrong)
    report.figures["IDENTIFYs that came too early"] = scene.discord.gateway.too_early
    report.add(f"{text} ({count} times)" for text, count in scene.discord.violations.items())


def _judge_clicks(scene: Scene, patience: float) -> None:
    """Expect one answer to each click, or a reason why it has none."""
    report, without = scene.report, Counter[str]()
    report.add(f"two answers: {text}" for text in scene.discord.interactions.twice)
    bots = {bot.port: bot for bot in scene.bots}
    for click in scene.noted:
        if not click.failed:
            continue
        ended = click.sent + (patience if click.answered is None else CLIENT_TIMEOUT_SECONDS)
        able = [bots[port].role for port in click.reached if bots[port].able(click.sent, ended)]
        if not click.reached:
            without["no session was connected"] += 1
        elif not able:
            without["their process was in trouble"] += 1
        elif click.late:
            without["their answer was too late"] += 1
            report.need(len(set(click.late)) == 1, f"two processes answered a click of {click.user.id} too late")
        else:
            report.violations.append(f"a click in {click.channel.guild.name} got no answer of {able}: {click.failed}")
    report.figures |= {
        "clicks": len(scene.noted),
        "clicks answered": sum(not click.failed for click in scene.noted),
        "clicks answered twice": len(scene.discord.interactions.twice),
        **{f"clicks without an answer: {why}": count for why, count in sorted(without.items())},
    }
