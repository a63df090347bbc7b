"""``kill -9`` at random moments of running games: no answered click is lost, half done or done twice.

Several people play at several tables as fast as they may. The bot is killed while it starts, while it thinks, between
writing a move and answering it, between answering and knowing so, while it brings a board up to date. After each kill
the proof compares the database with every answer that a player got, and starts the bot again. The players continue with
the buttons that they still see. At last every game is played to its end and its record verified. Its channel then has
one board, no mention and no question.

With ``--postgres`` the bot keeps its games on a throw-away PostgreSQL server. The server's main process is killed, too,
or the bot's session while its COMMIT waits for the disk. The bot must live through that by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from db import Phase, Store
from engine import game, games
from engine.players import LEVELS
from engine.progress import progress
from engine.record import load
from engine.verify import verify
from tests.postgres import Cluster
from tests.wire.entities import Guild
from tests.wire.faults import Run
from tests.wire.ledger import account, copy_of, look, seats_lost, undone_wrong
from tests.wire.people import Person
from tests.wire.play import Player, Stuck, Table, open_table, record, wish_for_words
from tests.wire.program import SERIOUS, Kill, Program
from tests.wire.report import Report
from tests.wire.routes import CALLBACK
from tests.wire.server import Discord

ABOUT: Final = "SIGKILL under running games: no answered click is lost, every game ends with a verified record"
REGRET: Final = 0.15
"""Probability that a player undoes an action."""
KILL_TIMEOUT_SECONDS: Final = 5.0
"""The bot is killed after so long even if the chosen moment has not come."""
CLEANUP_TIMEOUT_SECONDS: Final = 20.0
"""Limit for the bot to delete obsolete mentions and questions."""
WAYS: Final = {
    "at a random moment": (4, None, False),
    "while starting": (1, None, False),
    "between a move and its answer": (4, CALLBACK, False),
    "after an answer, before knowing": (2, CALLBACK, True),
    "before a board or a mention is shown": (2, "P* /channels/*", False),
    "after a board or a mention was shown": (1, "P* /channels/*", True),
}
"""By way to die: its weight, the requests at which it happens, and whether those take effect."""
WITH_POSTGRES: Final = {
    "with PostgreSQL at once": (2, None, False),
    "after PostgreSQL was killed at a random moment": (4, None, False),
    "after PostgreSQL was killed during a click": (4, CALLBACK, False),
    "after its session was killed during a COMMIT": (5, None, False),
    "after its session was ended during a COMMIT": (3, None, False),
}
"""More ways, on PostgreSQL."""
IN_COMMIT: Final = {
    "after its session was killed during a COMMIT": signal.SIGKILL,
    "after its session was ended during a COMMIT": signal.SIGTERM,
}
COMMIT_MICROSECONDS: Final = 20_000
"""How long a COMMIT takes on PostgreSQL at least."""
RESUME_TIMEOUT_SECONDS: Final = 20.0
"""How long the bot is given to play on after PostgreSQL was killed."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--runs", type=int, default=1, help="how many bots, each with players of its own, run at once")
    parser.add_argument("--tables", type=int, default=5, help="how many games run at once with each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=60, help="when no more kills are begun, however many there were"
    )
    parser.add_argument("--postgres", action="store_true", help="keep the games on PostgreSQL, and kill it, too")
    parser.add_argument("--life", type=float, default=1.5, help="seconds that the bot lives at most, once it is ready")


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof. Several runs share the kills."""
    every = [(kind, seats) for seats in (2, 3, 4) for kind in games() if seats in game(kind).meta.seats]
    with tempfile.TemporaryDirectory(prefix="tertulia-crash-") as folder:
        places = [Path(folder) / str(number) for number in range(options.runs)]
        for place in places:
            place.mkdir()
        runs = [
            run(
                place,
                kills=options.kills // options.runs + (number < options.kills % options.runs),
                kinds=[every[(number + each) % len(every)] for each in range(options.tables)],
                seed=options.seed + number,
                life=options.life,
                minutes=options.minutes,
                postgres=options.postgres,
            )
            for number, place in enumerate(places)
        ]
        return _together(await asyncio.gather(*runs))


def _together(reports: Sequence[Report]) -> Report:
    """Return one report of several: counts are summed, of times stands the longest."""
    whole = Report(reports[0].proof)
    for report in reports:
        whole.add(report.violations)
        for name, value in report.figures.items():
            before = whole.figures.get(name, 0)
            assert not isinstance(value, str) and not isinstance(before, str)
            whole.figures[name] = before + value if isinstance(value, int) else max(before, value)
    return whole


@dataclass
class Crowd:
    """The tables in play, and what is known of finished ones."""

    discord: Discord
    guild: Guild
    chance: random.Random
    tables: list[Table] = field(default_factory=list)
    closed: dict[int, Table] = field(default_factory=dict)
    records: dict[int, bytes] = field(default_factory=dict)
    stopping: bool = False
    waits: int = 0
    """How often no player got an answer in time after PostgreSQL was killed."""

    async def keep_playing(self, kind: str, seats: int, bots: Sequence[str] = ()) -> None:
        """Play one game after the other, each in a new channel, until ``stopping``."""
        people = [Person(self.discord, self.discord.world.add_user(self.guild)) for _ in range(seats)]
        for person in people[::2]:
            await wish_for_words(person, self.discord.open_channel(self.guild))
        while not self.stopping:
            channel = self.discord.open_channel(self.guild)
            table = await open_table(people, channel, kind, bots=bots)
            self.tables.append(table)
            players = [Player(person, table, random.Random(self.chance.random()), regret=REGRET) for person in people]
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            self.records[table.number] = await record(people[0], table)


async def run(
    folder: Path,
    *,
    kills: int,
    kinds: Sequence[tuple[str, int]],
    seed: int,
    life: float,
    minutes: float = 10,
    postgres: bool = False,
) -> Report:
    """Kill the bot ``kills`` times while ``kinds`` (game, number of players) are played, then finish all games."""
    report, chance, began = (
        Report("crash_postgres" if postgres else "crash"),
        random.Random(seed),
        time.perf_counter(),
    )
    ways: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Discord())
        cluster = stack.enter_context(_postgres()) if postgres else None
        discord.limits.on = False
        crowd = Crowd(discord, discord.world.add_guild(), chance)
        program = Program(discord, folder, environment={"TERTULIA_DATABASE": cluster.address()} if cluster else None)
        choices = WAYS | WITH_POSTGRES if cluster else WAYS
        await program.start()
        playing = [
            asyncio.create_task(crowd.keep_playing(kind, seats, bots), name=f"a table of {kind} with {seats}")
            for kind, seats, bots in _with_bots(kinds)
        ]
        starts: list[float] = []
        try:
            for _ in progress(range(kills), "kills"):
                way = chance.choices(list(choices), [weight for weight, *_ in choices.values()])[0]
                ways[way] += 1
                if cluster is not None and way in WITH_POSTGRES:
                    report.add(await _outlive(crowd, program, cluster, way, chance, life))
                else:
                    await _die(program, way, chance, life)
                report.add(await _check(crowd, program, cluster))
                starts.append(await program.start())
                late = time.perf_counter() - began > minutes * 60
                if _broken(playing, report) or len(report.violations) > 20 or late:
                    break
            crowd.stopping = True
            async with asyncio.timeout(900):
                await asyncio.gather(*playing)
            report.add(await _left_over(crowd))
        except (Stuck, TimeoutError, ExceptionGroup) as error:
            report.violations.append(f"a game is stuck: {error!r}")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            if program.running:
                await program.kill()
        report.add(await _check(crowd, program, cluster, final=True))
        _figures(report, crowd, program, ways, starts)
        report.figures["seconds"] = round(time.perf_counter() - began, 1)
    return report


async def _die(program: Program, way: str, chance: random.Random, life: float) -> None:
    """Kill the bot in a way."""
    _, route, done = WAYS[way]
    discord = program.discord
    if way == "while starting":
        await program.kill()
        await program.launch()
        await asyncio.sleep(chance.uniform(0.0, 1.5))
    elif route is None:
        await asyncio.sleep(chance.uniform(0.0, life))
    else:
        kill = Kill(program)
        fault = discord.faults.add(route, Run(kill.strike), nth=chance.randint(1, 6), done=done)
        with suppress(TimeoutError):
            await kill.done(KILL_TIMEOUT_SECONDS)
        discord.faults.plan.remove(fault)
    await program.kill()


@contextmanager
def _postgres() -> Iterator[Cluster]:
    """Provide a running PostgreSQL server whose COMMITs wait for the disk, and last."""
    cluster = Cluster(durable=True, settings=f"commit_delay = {COMMIT_MICROSECONDS}\ncommit_siblings = 0\n")
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


async def _outlive(
    crowd: Crowd, program: Program, cluster: Cluster, way: str, chance: random.Random, life: float
) -> list[str]:
    """Kill PostgreSQL or the bot's session in a way, let the bot play on, then kill it; return what is wrong."""
    _, route, _ = WITH_POSTGRES[way]
    if way in IN_COMMIT:
        await asyncio.to_thread(cluster.signal_in_commit, IN_COMMIT[way], KILL_TIMEOUT_SECONDS)
    elif route is not None:
        struck = asyncio.Event()

        async def strike() -> None:
            await asyncio.to_thread(cluster.kill)
            struck.set()

        fault = program.discord.faults.add(route, Run(strike), nth=chance.randint(1, 6))
        with suppress(TimeoutError):
            async with asyncio.timeout(KILL_TIMEOUT_SECONDS):
                await struck.wait()
        program.discord.faults.plan.remove(fault)
        if fault.hits:
            await struck.wait()
    else:
        await asyncio.sleep(chance.uniform(0.0, life))
        await asyncio.to_thread(cluster.kill)
    if way == "with PostgreSQL at once":
        await program.kill()
    await asyncio.to_thread(cluster.restart)
    wrong = []
    if way != "with PostgreSQL at once":
        wrong = await _played_on(crowd, program)
        await program.kill()
    return wrong


async def _played_on(crowd: Crowd, program: Program) -> list[str]:
    """Wait until a player gets an answer to a move again; return what is wrong."""
    before, began = _acknowledged(crowd), time.perf_counter()
    while _acknowledged(crowd) == before and program.running:
        if time.perf_counter() - began > RESUME_TIMEOUT_SECONDS:
            crowd.waits += 1
            break
        await asyncio.sleep(0.05)
    return [] if program.running else [f"the bot ended by itself: {program.said()[-500:]}"]


def _acknowledged(crowd: Crowd) -> int:
    return sum(move.acknowledged for table in crowd.tables for move in table.moves)


async def _check(crowd: Crowd, program: Program, cluster: Cluster | None, *, final: bool = False) -> list[str]:
    """Return what is wrong with the database after a kill. Finished tables are checked once."""
    wrong: list[str] = []
    database = cluster.address() if cluster else await copy_of(program.database, program.folder / "copy")
    async with await Store.open(database) as store:
        open_tables = [table for table in crowd.tables if final or table.number not in crowd.closed]
        wrong += await seats_lost(store, open_tables)
        for table in open_tables:
            found = await look(store, table.number)
            if found is None:
                wrong.append(f"table {table.number} is gone")
                continue
            kept = account(table.moves, found.log)
            wrong += [*found.wrong, *kept.lost, *kept.doubled, *undone_wrong(table.undone, found.log)]
            if found.phase is Phase.FINISHED:
                crowd.closed[table.number] = table
            elif final:
                wrong.append(f"table {table.number} is {found.phase} at the end")
    return wrong


async def _left_over(crowd: Crowd) -> list[str]:
    """Return the messages that should be gone: checked once all games are over and the bot rests."""
    began = time.perf_counter()
    while found := [problem for table in crowd.tables for problem in _too_many(table)]:
        if time.perf_counter() - began > CLEANUP_TIMEOUT_SECONDS:
            break
        await asyncio.sleep(0.2)
    return found


def _too_many(table: Table) -> list[str]:
    """Return the messages in the channel of a finished game besides its board."""
    public = [message for message in table.channel.messages.values() if message.viewer is None]
    mentions = [message.content for message in public if "<@" in message.content]
    questions = [message.text for message in public if any(each.custom_id[:2] == "v:" for each in message.controls)]
    boards = [message.id for message in table.boards()]
    wrong = [f"table {table.number} is over, and mentions a player: {text}" for text in mentions]
    wrong += [f"table {table.number} is over, and asks: {text}" for text in questions]
    return wrong if len(boards) == 1 else [*wrong, f"table {table.number} has the boards {boards}"]


def _with_bots(kinds: Sequence[tuple[str, int]]) -> list[tuple[str, int, tuple[str, ...]]]:
    """Return the tables with the levels of their bots: one beside the people of every third, where a seat is free."""
    found: list[tuple[str, int, tuple[str, ...]]] = []
    for number, (kind, seats) in enumerate(kinds):
        room = seats + 1 in game(kind).meta.seats and number % 3 == 0
        found.append((kind, seats, (LEVELS[number // 3 % len(LEVELS)],) if room else ()))
    return found


def _broken(playing: Sequence[asyncio.Task[None]], report: Report) -> bool:
    """Return whether the players of some table gave up, and report why."""
    for task in playing:
        if task.done() and task.exception() is not None:
            report.violations.append(f"{task.get_name()} gave up: {task.exception()!r}")
            return True
    return False


def _figures(report: Report, crowd: Crowd, program: Program, ways: Counter[str], starts: Sequence[float]) -> None:
    """Report all counts, and verify the records."""
    verified = 0
    for number, data in crowd.records.items():
        finding = verify(load(data.decode()))
        verified += finding is None
        report.need(finding is None, f"the record of table {number}: {finding}")
    report.need(len(crowd.records) == len(crowd.tables), "not every game has a record")
    moves = [move for table in crowd.tables for move in table.moves]
    report.figures |= {
        "kills": sum(ways.values()),
        **{f"killed {way}": count for way, count in ways.items()},
        "tables": len(crowd.tables),
        "games finished": len(crowd.closed),
        "records verified": verified,
        "moves acknowledged": sum(move.acknowledged for move in moves),
        "taken back": sum(move.acknowledged for table in crowd.tables for move in table.undone),
        "clicks without an answer": sum(bool(move.interaction.failed) for move in moves),
        "seconds until ready, median": round(sorted(starts)[len(starts) // 2], 2) if starts else 0.0,
    }
    report.add(f"{text} ({count} times)" for text, count in crowd.discord.violations.items())
    if report.proof == "crash_postgres":
        outcomes = Counter(re.findall("write without an answer: it is (stored|not stored)", program.said()))
        report.figures |= {
            "writes without an answer that were stored": outcomes["stored"],
            "writes without an answer that were repeated": outcomes["not stored"],
            "times that play did not resume in time": crowd.waits,
        }
        report.add(f"the log says: {text}" for text in not_of_an_outage(program.said()))
    else:
        report.add(f"the log says: {line}" for line in program.errors())


def not_of_an_outage(log: str) -> list[str]:
    """Return errors in a log but those about a database out of reach. None may be of a task that died unseen."""
    found = [entry for entry in log_entries(log) if SERIOUS.search(entry)]
    away = re.compile("DatabaseUnreachable|cannot be reached: ")
    return [entry[:300] for entry in found if "never" in entry or not away.search(entry)]


def log_entries(log: str) -> list[str]:
    """Return a log's entries. Each begins with its time; a traceback belongs to the entry before it."""
    return re.split(r"^(?=\d{4}-\d\d-\d\d )", log, flags=re.MULTILINE)
