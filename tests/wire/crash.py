"""``kill -9`` at random moments of running games: no answered click is lost, half done or done twice.

Several people play at several tables as fast as they may, and plan moves. Others play solo games and daily deals. The
bot is killed while it starts, while it thinks, between writing a move and answering it, between answering and knowing
so, while it brings a board up to date. After each kill the proof compares the database with every answer that a player
got, and starts the bot again. The players continue with the buttons that they still see. At last every game at a table
is played to its end and its record verified. Its channel then has one board, no mention and no question.

With ``--postgres`` the bot keeps its games on a throw-away PostgreSQL server. The server's main process is killed, too,
or the bot's session while its COMMIT waits for the disk. The bot must live through that by itself.

README: "Moves survive": every move is on disk before it is answered, stopped at any moment.
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
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from db import Phase, Store
from engine import game, games
from engine.players import LEVELS
from engine.progress import progress
from tests.postgres import Cluster
from tests.wire.alone import Alone
from tests.wire.crowd import Crowd, Seats
from tests.wire.faults import CALLBACK
from tests.wire.ledger import compare, copy_of
from tests.wire.play import Stuck, Table
from tests.wire.program import SERIOUS, Kill, Program, until
from tests.wire.report import Report
from tests.wire.server import Discord

ABOUT: Final = "SIGKILL under running games: no answered click is lost, every game ends with a verified record"
REGRET: Final = 0.15
"""Probability that a player undoes an action."""
FORESIGHT: Final = 0.1
"""Probability that a player plans the next decision."""
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
    parser.add_argument("--tables", type=int, default=5, help="how many games run at once with each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=60, help="when no more kills are begun, however many there were"
    )
    parser.add_argument("--postgres", action="store_true", help="keep the games on PostgreSQL, and kill it, too")
    parser.add_argument("--life", type=float, default=1.5, help="seconds that the bot lives at most, once it is ready")


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    every = [(kind, seats) for seats in (2, 3, 4) for kind in games() if seats in game(kind).meta.seats]
    kinds = [every[number % len(every)] for number in range(options.tables)]
    with tempfile.TemporaryDirectory(prefix="tertulia-crash-") as folder:
        chosen = {name: getattr(options, name) for name in ("kills", "seed", "life", "minutes", "postgres")}
        return await run(Path(folder), kinds=kinds, **chosen)


async def run(
    folder: Path, *, kills: int, kinds: Sequence[tuple[str, int]], seed: int, life: float, minutes: float = 10,
    postgres: bool = False, finish: bool = True, alone: int = 2,
) -> Report:  # fmt: skip
    """Kill the bot ``kills`` times while ``kinds`` (game, number of players) are played.

    ``finish``: then play all games to their end, but not those of ``alone`` people who play alone.
    """
    report, chance = Report("crash_postgres" if postgres else "crash"), random.Random(seed)
    began, ways, starts = time.perf_counter(), Counter[str](), list[float]()
    closed: set[int] = set()
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Discord())
        cluster = stack.enter_context(_postgres()) if postgres else None
        discord.limits.on = False
        crowd = Crowd(discord, chance, regret=REGRET, foresight=FORESIGHT)
        program = Program(discord, folder, environment={"TERTULIA_DATABASE": cluster.address()} if cluster else None)
        choices, dice = WAYS | WITH_POSTGRES if cluster else WAYS, random.Random(seed)  # whatever people do by chance
        await program.start()
        seats = _with_bots(crowd, kinds)
        await crowd.read_words([person for each in seats for person in each.people[::2]])
        crowd.play(seats)
        loners = [crowd.alone() for _ in range(alone)]
        try:
            if not finish:
                await crowd.until(3)
            for _ in progress(range(kills), "kills"):
                way = dice.choices(list(choices), [weight for weight, *_ in choices.values()])[0]
                ways[way] += 1
                if cluster is not None and way in WITH_POSTGRES:
                    report.add(await _outlive(crowd, program, cluster, way, life))
                else:
                    await _die(program, way, chance, life)
                await _check(report, crowd, loners, closed, program, cluster)
                starts.append(await program.start())
                report.add(crowd.broken())
                if report.violations or time.perf_counter() - began > minutes * 60:
                    break
            if finish:
                await crowd.finish(900)
                report.add(await _left_over(crowd))
        except (Stuck, TimeoutError, ExceptionGroup) as error:
            report.violations.append(f"a game is stuck: {error!r}")
        finally:
            await crowd.rest()
            if program.running:
                await program.kill()
        closed.clear()
        await _check(report, crowd, loners, closed, program, cluster)
        own = [table.number for each in loners for table in each.tables]
        over = len(closed.difference(own))
        whole = over == len(crowd.tables) == len(crowd.records)
        report.need(whole or not finish, "not every game is over and has a record")
        report.figures |= {
            "kills": sum(ways.values()),
            **{f"killed {way}": count for way, count in ways.items()},
            "tables": len(crowd.tables),
            "games finished": over,
            "solo games and daily deals": len(own),
            "taken back": sum(move.acknowledged for table in crowd.tables for move in table.undone),
            "clicks without an answer": sum(
                bool(each.interaction.failed) for table in crowd.tables for each in table.moves
            ),
            "seconds until ready, median": round(median(starts), 2) if starts else 0.0,
            "seconds": round(time.perf_counter() - began, 1),
        }
        crowd.verify(report)
        report.add(f"{text} ({count} times)" for text, count in discord.violations.items())
        report.add(
            f"the log says: {text}" for text in (not_of_an_outage(program.said()) if postgres else program.errors())
        )
    return report


async def _check(
    report: Report,
    crowd: Crowd,
    loners: Sequence[Alone],
    closed: set[int],
    program: Program,
    cluster: Cluster | None,
) -> None:
    """Hold the tables that are not closed against the answers that players got; note those whose game is over."""
    database = cluster.address() if cluster else await copy_of(program.database, program.folder / "copy")
    tables = [*crowd.tables, *(table for each in loners for table in each.tables)]
    async with await Store.open(database) as store:
        found = await compare(report, store, [table for table in tables if table.number not in closed])
        own = await store._connection.rows("SELECT id, kind, phase FROM tables WHERE kind <> 'table'")
        report.add(f"the {kind} game {number} was begun by half" for number, kind, phase in own if phase == "lobby")
        tries = await store._connection.rows("SELECT count(*) FROM tries")
        deals = sum(kind == "daily" for _, kind, _ in own)
        report.need(tries == [(deals,)], f"{deals} games of daily deals, and {tries[0][0]} tries")
        known = {table.number for table in tables}
        unknown = (number not in known for number, kind, _ in own if kind == "solo")
        report.figures["solo games without an answer"] = sum(unknown)
    closed |= {number for number, each in found.items() if each.phase is Phase.FINISHED}


async def _die(program: Program, way: str, chance: random.Random, life: float) -> None:
    """Kill the bot in a way."""
    _, route, done = WAYS[way]
    if way == "while starting":
        await program.kill()
        await program.launch()
        await asyncio.sleep(chance.uniform(0.0, 1.5))
    elif route is None:
        await asyncio.sleep(chance.uniform(0.0, life))
    else:
        await Kill(program).at(route, chance.randint(1, 6), done=done, seconds=KILL_TIMEOUT_SECONDS)
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


async def _outlive(crowd: Crowd, program: Program, cluster: Cluster, way: str, life: float) -> list[str]:
    """Kill PostgreSQL or the bot's session in a way, let the bot play on, then kill it; return what is wrong."""
    _, route, _ = WITH_POSTGRES[way]
    if way in IN_COMMIT:
        await asyncio.to_thread(cluster.signal_in_commit, IN_COMMIT[way], KILL_TIMEOUT_SECONDS)
    elif route is not None:
        kill = Kill(program, strike=partial(asyncio.to_thread, cluster.kill))
        await kill.at(route, crowd.chance.randint(1, 6), seconds=KILL_TIMEOUT_SECONDS)
    else:
        await asyncio.sleep(crowd.chance.uniform(0.0, life))
        await asyncio.to_thread(cluster.kill)
    wrong: list[str] = []
    before = crowd.acknowledged
    if way == "with PostgreSQL at once":
        await program.kill()
    await asyncio.to_thread(cluster.restart)
    if program.running:
        with suppress(TimeoutError):  # no player may have a decision just then: the games' end is what counts
            await until(lambda: crowd.acknowledged > before or not program.running, RESUME_TIMEOUT_SECONDS)
        wrong = [] if program.running else [f"the bot ended by itself: {program.said()[-500:]}"]
    await program.kill()
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
    """Return the messages in the channel of a finished game besides its board and its result."""
    public = [message for message in table.channel.messages.values() if message.viewer is None]
    turns = [message for message in public if any(each.custom_id[:2] == "y:" for each in message.controls)]
    mentions = [message.content for message in turns]
    results = [message.content for message in public if "<@" in message.content and message not in turns]
    questions = [message.text for message in public if any(each.custom_id[:2] == "v:" for each in message.controls)]
    boards = [message.id for message in table.boards()]
    wrong = [f"table {table.number} is over, and mentions a player: {text}" for text in mentions]
    wrong += [f"table {table.number} is over, and asks: {text}" for text in questions]
    wrong += [f"table {table.number} tells its result again: {text}" for text in results[1:]]
    return wrong if len(boards) == 1 else [*wrong, f"table {table.number} has the boards {boards}"]


def _with_bots(crowd: Crowd, kinds: Sequence[tuple[str, int]]) -> list[Seats]:
    """Return who sits at the tables: a bot beside the people of every third, where a seat is free."""
    found = []
    for number, (kind, seats) in enumerate(kinds):
        room = seats + 1 in game(kind).meta.seats and number % 3 == 0
        found.append(crowd.seats(kind, seats, (LEVELS[number // 3 % len(LEVELS)],) if room else ()))
    return found


def not_of_an_outage(log: str) -> list[str]:
    """Return errors in a log but those about a database out of reach. None may be of a task that died unseen."""
    found = [entry for entry in log_entries(log) if SERIOUS.search(entry)]
    away = re.compile("DatabaseUnreachable|cannot be reached: ")
    return [entry[:300] for entry in found if "never" in entry or not away.search(entry)]


def log_entries(log: str) -> list[str]:
    """Return a log's entries. Each begins with its time; a traceback belongs to the entry before it."""
    return re.split(r"^(?=\d{4}-\d\d-\d\d )", log, flags=re.MULTILINE)
