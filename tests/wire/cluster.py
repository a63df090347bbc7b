"""Several processes of the bot share a PostgreSQL server, and are killed, frozen, cut off and replaced.

People play at many tables all the time. Other tables sleep, with a reminder and a deadline that fall due in between.
First the processes change from 16 shards to 64, one after the other, and a third one joins. Then one is killed, one
frozen for longer than its lock lives, and one cut off from PostgreSQL by a relay. At last PostgreSQL itself is killed.
A supervisor starts a process again that ends with exit code 1, as a service manager would.

The stand-in for Discord sends each click to every session that serves its server. No click may have two answers. A
click without one must be explained: no session was connected, its process was in trouble, or its server changed hands.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from db import MemberSettings, Pace, Store
from engine import games
from engine.progress import print_above, progress
from engine.record import load
from engine.verify import verify
from tables import Person as Sitting
from tables import TableRegistry
from tests.postgres import Cluster
from tests.wire.crash import log_entries, not_of_an_outage
from tests.wire.entities import Guild
from tests.wire.evening import Guest, Visitor
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS, Interaction
from tests.wire.ledger import account, look, seats_lost
from tests.wire.members import SETTLED, Bot, Watch
from tests.wire.metronome import Metronome
from tests.wire.people import CLIENT_TIMEOUT_SECONDS
from tests.wire.play import Table, open_table, record
from tests.wire.report import Report
from tests.wire.server import Discord
from tests.wire.world import Delivery

ABOUT: Final = "processes on one PostgreSQL are killed, frozen, cut off and replaced while people play"
BEFORE, AFTER = 16, 64
"""Numbers of shards before and after the rolling change."""
MAX_CONCURRENCY: Final = 16
IDENTIFY_SECONDS: Final = 5.0
SIZES: Final = (2, 4, 3)
BRISK: Final = 24
"""One table of so many is played faster, so that its games end."""
BRISK_SHARE: Final = 0.4
"""Clicks at all of these for each click at the others."""
IMPATIENCE: Final = 20.0
SETTLE_TIMEOUT_SECONDS: Final = 300.0
"""Limit for all servers to be served after whatever happened."""
ASLEEP_SECONDS: Final = 3.0
"""How much longer a process stays frozen or cut off once others serve its servers."""
DOWN_SECONDS: Final = 1.0
"""How long PostgreSQL stays away."""
HANDOVER_SECONDS: Final = (1.0, 6.0)
"""How long after and how long before its server changes hands a click may stay without an answer."""
DUE: Final = (60.0, 600.0)
"""When timers of sleeping tables fall due: seconds after the start."""
OVERDUE_SECONDS: Final = 180.0
"""A timer that fell due so long before the end must have been handled."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=15.0, help="clicks a second over all tables")
    parser.add_argument("--calm", type=float, default=15.0, help="seconds of play between two troubles")
    parser.add_argument("--troubles", nargs="+", choices=list(TROUBLES), default=list(TROUBLES))
    parser.add_argument("--seed", type=int, default=1)


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    with tempfile.TemporaryDirectory(prefix="tertulia-cluster-") as folder:
        return await run(
            Path(folder),
            tables=options.tables,
            rate=options.rate,
            seed=options.seed,
            calm=options.calm,
            troubles=options.troubles,
        )


@dataclass
class Scene:
    """The processes, the tables, and all clicks so far."""

    discord: Discord
    cluster: Cluster
    bots: list[Bot]
    watch: Watch
    metronome: Metronome
    brisk: Metronome
    """For the few tables whose games are to end."""
    chance: random.Random
    report: Report
    shards: int
    """The number of shards once all processes are changed."""
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

    async def settle(self, what: str, bot: Bot | None = None) -> None:
        """Wait until every server is served, and a process serves some; report how long it took."""
        began = time.perf_counter()
        if bot is not None:
            serving = await self.watch.until(lambda: bool(self.watch.guilds_of(bot)), SETTLE_TIMEOUT_SECONDS)
            self.report.need(serving is not None, f"{what}: it gets no server: {bot.said()[-500:]}")
        took = await self.watch.settled(SETTLE_TIMEOUT_SECONDS)
        self.report.need(took is not None, f"{what}: {len(self.watch.unserved())} servers are not served again")
        ended = time.perf_counter() - SETTLED
        self.note(f"{what}: seconds until every server was served", None if took is None else max(0.0, ended - began))

    def note(self, figure: str, seconds: float | None) -> None:
        self.report.figures[figure] = "never" if seconds is None else round(seconds, 1)
        print_above(f"  {figure}: {self.report.figures[figure]}")

    async def taken_over(self, bot: Bot, what: str, guilds: Sequence[int], member: int | None) -> None:
        """Wait until others own the servers of a process, and are connected; report both times from now."""
        watch = self.watch
        locks, sessions = await asyncio.gather(
            watch.until(lambda: watch.taken(guilds, member), SETTLE_TIMEOUT_SECONDS),
            watch.until(lambda: watch.connected(guilds, bot.port), SETTLE_TIMEOUT_SECONDS),
        )
        self.report.need(None not in (locks, sessions), f"{what}: its servers were not taken over")
        self.report.figures[f"{what}: servers"] = len(guilds)
        self.note(f"{what}: seconds until others owned its servers (goal: at most 60)", locks)
        self.note(f"{what}: seconds until others were connected to them", sessions)


# ---------------------------------------------------------------- troubles


async def _roll(scene: Scene) -> None:
    """Replace each process by one with another number of shards."""
    for number, bot in enumerate(scene.bots, 1):
        with bot.trouble():
            code = await bot.stop()
            scene.report.need(code == 0, f"a process that was asked to stop left with {code}: {bot.said()[-500:]}")
            bot.share(f"auto/{scene.shards}")
            await bot.launch()
            await scene.settle(f"change to {scene.shards} shards, process {number}", bot)


async def _join(scene: Scene) -> None:
    """Let one more process join."""
    bot = await Bot.make(scene.discord, scene.bots[0].folder.parent / "joined", scene.cluster, f"auto/{scene.shards}")
    scene.bots.append(bot)
    await bot.launch()
    await scene.settle("another process joined", bot)


async def _kill(scene: Scene) -> None:
    """Kill a process."""
    bot = scene.bots[-1]
    guilds, member = scene.watch.guilds_of(bot), scene.watch.member_of(bot)
    await bot.kill()
    await scene.taken_over(bot, "killed", guilds, member)
    await scene.settle("killed")


async def _start_again(scene: Scene) -> None:
    """Start a killed process again."""
    bot = scene.bots[-1]
    with bot.trouble():
        await bot.launch()
        await scene.settle("started again", bot)


async def _freeze(scene: Scene) -> None:
    """Freeze a process until its servers are taken over, and wake it up."""
    bot = scene.bots[1]
    guilds, member = scene.watch.guilds_of(bot), scene.watch.member_of(bot)
    with bot.trouble():
        bot.send(signal.SIGSTOP)
        try:
            await scene.taken_over(bot, "frozen", guilds, member)
            await asyncio.sleep(ASLEEP_SECONDS)
        finally:
            bot.send(signal.SIGCONT)
        await _again(scene, bot, "frozen, and awake again")


async def _cut(scene: Scene) -> None:
    """Cut a process off from PostgreSQL until its servers are taken over, and let it reach it again."""
    bot = scene.bots[0]
    guilds, member = scene.watch.guilds_of(bot), scene.watch.member_of(bot)
    with bot.trouble():
        bot.relay.cut()
        try:
            await scene.taken_over(bot, "cut off", guilds, member)
            await asyncio.sleep(ASLEEP_SECONDS)
        finally:
            bot.relay.mend()
        await _again(scene, bot, "cut off, and mended")


async def _again(scene: Scene, bot: Bot, what: str) -> None:
    """Wait until a process that has lost its place serves again, as another member."""
    lost = len(bot.codes)
    await scene.watch.until(lambda: len(bot.codes) > lost, SETTLE_TIMEOUT_SECONDS)
    scene.report.need(len(bot.codes) > lost, f"{what}: the process did not end")
    await scene.settle(what, bot)


async def _restart_postgres(scene: Scene) -> None:
    """Kill PostgreSQL, and start it again: each process keeps its servers."""
    before = list(scene.watch.owners)
    with ExitStack() as stack:
        for bot in scene.bots:
            stack.enter_context(bot.trouble())
        await asyncio.to_thread(scene.cluster.kill)
        await asyncio.sleep(DOWN_SECONDS)
        await asyncio.to_thread(scene.cluster.restart)
        await scene.settle("PostgreSQL killed")
    moved = sum(one != other for one, other in zip(before, scene.watch.owners, strict=True))
    scene.report.figures["PostgreSQL killed: buckets that changed hands"] = moved


TROUBLES: Final[dict[str, Callable[[Scene], Awaitable[None]]]] = {
    "roll": _roll,
    "join": _join,
    "kill": _kill,
    "start": _start_again,
    "freeze": _freeze,
    "cut": _cut,
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
    shards: int = AFTER,
    due: tuple[float, float] = DUE,
    patience: float = ANSWER_TIMEOUT_SECONDS,
) -> Report:
    """Play at so many tables on two processes while each of the troubles happens; then compare everything.

    ``shards``: the number after a rolling change; without one, from the start. ``calm``: seconds of play before each
    trouble. ``due``: seconds after the start in which timers of sleeping tables fall due.
    """
    report, chance = Report("cluster"), random.Random(seed)
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Discord(keep_files=False, patience=patience))
        cluster = stack.enter_context(_postgres())
        discord.rest.inspect = False
        discord.gateway.max_concurrency, discord.gateway.identify_seconds = MAX_CONCURRENCY, IDENTIFY_SECONDS
        count = BEFORE if "roll" in troubles else shards
        bots = [await Bot.make(discord, folder / f"{number}", cluster, f"auto/{count}") for number in range(2)]
        watch, metronome, brisk = Watch(discord, cluster, bots), Metronome(chance), Metronome(chance)
        scene = Scene(discord, cluster, bots, watch, metronome, brisk, chance, report, shards)
        discord.world.observers.append(scene.hear)
        await _write(scene, tables, shards, due)
        playing = [asyncio.create_task(each.beat()) for each in (metronome, brisk)]
        try:
            for bot in bots:
                await bot.launch()
            await stack.enter_async_context(watch)
            await scene.settle("start")
            playing += [asyncio.create_task(_keep_playing(scene, table)) for table in [*scene.tables]]
            metronome.rate, brisk.rate = rate, rate * BRISK_SHARE
            for each in progress(troubles, "troubles", note=str):
                await asyncio.sleep(calm)
                await TROUBLES[each](scene)
                if report.violations:
                    break
            await asyncio.sleep(calm)
        finally:
            metronome.rate = brisk.rate = 0.0
            await _end(scene, playing)
        ended = time.time()
        await _compare(scene, ended)
        _judge_clicks(scene, patience)
    return report


@contextmanager
def _postgres() -> Iterator[Cluster]:
    """A running PostgreSQL server that waits for the disk."""
    cluster = Cluster(durable=True)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


async def _write(scene: Scene, tables: int, shards: int, due: tuple[float, float]) -> None:
    """Write running games into the database before the bot starts, and beside them one that sleeps in each server."""
    world, kinds = scene.discord.world, games()
    guilds = [world.add_guild(f"Server {number}", shard=(number, shards)) for number in range(min(tables, shards))]
    async with await Store.open(scene.cluster.address()) as store:
        registry = TableRegistry(store)
        for number in range(tables):
            kind, size = kinds[number // len(SIZES) % len(kinds)], SIZES[number % len(SIZES)]
            guild, metronome = guilds[number % len(guilds)], scene.metronome if number % BRISK else scene.brisk
            scene.tables.append(await _seat(scene, registry, guild, kind, size, Pace.NONE, metronome))
        for number, guild in enumerate(guilds):
            table = await _seat(scene, registry, guild, kinds[number % len(kinds)], 2, Pace.LIVE, scene.metronome)
            scene.sleeping[table.channel.id] = table.number
    first, last = (int((time.time() + each) * 1000) for each in due)
    for number in scene.sleeping.values():
        moments = sorted(scene.chance.sample(range(first, last), 2))
        for moment, kind in zip(moments, ("reminder", "deadline"), strict=True):
            scene.cluster.execute(f"UPDATE timers SET due = {moment} WHERE table_id = {number} AND kind = '{kind}'")


async def _seat(
    scene: Scene, registry: TableRegistry, guild: Guild, kind: str, size: int, pace: Pace, metronome: Metronome
) -> Table:
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
    await made.note_delivery(board_message_id=world.snowflake())
    for user in users:
        await store.settings.set_member(MemberSettings(guild.id, user.id, words=True), 0)
    people = [Visitor(scene.discord, user, metronome, scene.noted) for user in users]
    return Table(channel, [*people], made.id, kind, seated=[user.id for user in users])


async def _keep_playing(scene: Scene, table: Table) -> None:
    """Play one game after the other with the people at a table."""
    people = [person for person in table.people if isinstance(person, Visitor)]
    while True:
        async with asyncio.TaskGroup() as group:
            for person in people:
                chance = random.Random(scene.chance.random())
                group.create_task(_play(Guest(person, table, chance, IMPATIENCE)))
        scene.records[table.number] = await record(people[0], table)
        channel = scene.discord.open_channel(table.channel.guild)
        table = await open_table(people, channel, table.game)
        scene.tables.append(table)


async def _play(guest: Guest) -> None:
    """Play to the end of the game, however often the bot does not answer."""
    while not guest.table.over:
        if not await guest.step():
            await asyncio.sleep(0.1)


async def _end(scene: Scene, playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait for the open clicks, stop the people, then the processes."""
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
        bot.relay.close()


# ---------------------------------------------------------------- what came of it


async def _compare(scene: Scene, ended: float) -> None:
    """Hold all tables, records and timers against what people saw."""
    report, acknowledged, lost, doubled = scene.report, 0, 0, 0
    async with await Store.open(scene.cluster.address()) as store:
        report.add(await seats_lost(store, scene.tables))
        for table in scene.tables:
            found = await look(store, table.number)
            if found is None:
                report.violations.append(f"table {table.number} is gone")
                continue
            kept = account(table.moves, found.log)
            report.add([*found.wrong, *kept.lost, *kept.doubled])
            acknowledged += kept.acknowledged
            lost += len(kept.lost)
            doubled += len(kept.doubled)
    verdicts = {number: verify(load(data.decode())) for number, data in scene.records.items()}
    report.add(f"the record of table {number}: {verdict}" for number, verdict in verdicts.items() if verdict)
    report.figures |= {
        "processes": len(scene.bots),
        "tables": len(scene.tables),
        "moves acknowledged": acknowledged,
        "of them lost": lost,
        "moves done twice or without a click": doubled,
        "records verified": sum(verdict is None for verdict in verdicts.values()),
    }
    _judge_timers(scene, ended)
    for bot in scene.bots:
        calm = "".join(entry for entry in log_entries(bot.said()) if not bot.in_trouble(entry))
        report.add(f"the log of {bot.folder.name} says: {text}" for text in not_of_an_outage(calm))
        report.add(f"{bot.folder.name} left with {code}" for code in bot.codes if code != 1)
    report.figures["processes started again after exit code 1"] = sum(len(bot.codes) for bot in scene.bots)
    report.figures["IDENTIFYs that came too early"] = scene.discord.gateway.too_early
    report.add(f"{text} ({count} times)" for text, count in scene.discord.violations.items())


def _judge_timers(scene: Scene, ended: float) -> None:
    """Each reminder and each deadline of a sleeping table was handled once, unless it is not due yet."""
    rows = scene.cluster.execute("SELECT table_id, kind, due FROM timers WHERE kind IN ('reminder', 'deadline')")
    late = (ended - OVERDUE_SECONDS) * 1000
    sleeping = set(scene.sleeping.values())
    for number, kind, due in rows:
        if number in sleeping and due < late:
            scene.report.violations.append(f"table {number}: its {kind} is overdue")
    for kind in ("reminder", "question"):
        counts = [scene.said[number, kind] for number in sleeping]
        scene.report.figures[f"{kind}s at sleeping tables"] = sum(counts)
        scene.report.figures[f"{kind}s said twice"] = sum(count > 1 for count in counts)
        scene.report.need(max(counts, default=0) <= 1, f"a {kind} was said {max(counts, default=0)} times")


def _judge_clicks(scene: Scene, patience: float) -> None:
    """Each click has one answer, or a reason why it has none."""
    report = scene.report
    report.add(f"two answers: {text}" for text in scene.discord.interactions.twice)
    bots = {bot.port: bot for bot in scene.bots}
    without: Counter[str] = Counter()
    for click in scene.noted:
        if not click.failed:
            continue
        began, guild = click.sent, click.channel.guild.id
        ended = began + (patience if click.answered is None else CLIENT_TIMEOUT_SECONDS)
        able = [bots[port] for port in click.reached if bots[port].able(began, ended)]
        if not click.reached:
            without["no session was connected"] += 1
        elif able and click.late:
            without["their answer was too late"] += 1
            report.need(len(set(click.late)) == 1, f"two processes answered a click of {click.user.id} too late")
        elif not able:
            without["their process was in trouble, or PostgreSQL away"] += 1
        elif scene.watch.changed(guild, began - HANDOVER_SECONDS[0], began + HANDOVER_SECONDS[1]):
            without["their server changed hands"] += 1
        else:
            without["no reason"] += 1
            names = ", ".join(bot.folder.name for bot in able)
            moment = time.strftime("%H:%M:%S", time.localtime(began + time.time() - time.perf_counter()))
            report.violations.append(
                f"{moment}: a click in {click.channel.guild.name} got no answer of {names}: {click.failed}"
            )
    report.figures |= {
        "clicks": len(scene.noted),
        "clicks answered": sum(not click.failed for click in scene.noted),
        "clicks answered twice": len(scene.discord.interactions.twice),
        **{f"clicks without an answer: {why}": count for why, count in sorted(without.items())},
    }
