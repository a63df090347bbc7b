"""Many tables played at once: how fast clicks are answered, and whether anything is lost or done twice.

The bot runs as a process of its own; the stand-in for Discord and all the people share one other process, and the
machine's processors with the bot. Discord's limits are on. Every picture is drawn, encoded and uploaded.

With ``--knee`` the rate rises step by step until the 99th percentile of the answers takes over a second.

README: "Moves survive" with hundreds of tables at once, and clicks are answered in time.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from db import Store
from engine import games
from engine.progress import print_above, progress
from tests.postgres import Cluster
from tests.wire.crowd import Crowd, Metronome
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS, COMPONENT, Interaction
from tests.wire.ledger import compare, copy_of
from tests.wire.people import CLIENT_TIMEOUT_SECONDS
from tests.wire.process import Reading, at_rest
from tests.wire.program import Program
from tests.wire.report import Figure, Report, percentile
from tests.wire.server import Discord

ABOUT: Final = "many tables played at once: nothing is lost or done twice, and how fast the bot answers"
HAND: Final = re.compile(r"^t:|:hand$")
"""Custom ids of what shows a hand: choices, and *My hand*."""
PROBES: Final = 0.1
"""Seconds between two looks at how busy the event loops are."""
STEPS: Final = (10, 20, 30, 40, 50, 60, 80, 100, 120, 140, 160, 200, 240, 280, 320)
"""Clicks a second with ``--knee``."""
LONG: Final = 1.0
"""Seconds of the 99th percentile at which the knee is passed."""
SHORT_OF: Final = 0.9
"""A step that reaches less than this share of its rate has shown nothing more than the one before."""
SIZES: Final = (2, 4, 3)
"""Numbers of people at the tables, in turn."""
EACH_GUILD: Final = 10
"""Tables in a server."""
OPENING: Final = 15.0
"""Clicks a second while tables are opened."""
READY: Final = 4.0
"""Seconds after which a new bot has begun to render ahead."""
LENIENT_TIMEOUT_SECONDS: Final = 30.0
"""Limit for the first answer where the machine's speed does not matter."""
FEW: Final = 6
"""Clicks that may be unanswered at once there."""
UNMENTIONED_SECONDS: Final = 120.0
"""Seconds after which a player without a mention looks at their hand."""
SETTINGS: Final = "shared_buffers = 128MB\n"
"""PostgreSQL's own default."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=200, help="with three people at each, on average")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--rate", type=float, default=40.0, help="clicks a second over all tables")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--knee", action="store_true", help="more and more clicks a second, 20 seconds at each rate")
    parser.add_argument(
        "--postgres", action="store_true", help="keep the games on PostgreSQL, which waits for the disk"
    )
    parser.add_argument(
        "--impatience",
        type=float,
        default=UNMENTIONED_SECONDS,
        help="seconds after which players without a mention look at their hands",
    )


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    steps = [(float(rate), 20.0) for rate in STEPS] if options.knee else [(options.rate, options.minutes * 60)]
    name = "knee" if options.knee else "load_postgres" if options.postgres else "load"
    with tempfile.TemporaryDirectory(prefix="tertulia-load-") as folder, _database(options.postgres) as database:
        return await run(
            Path(folder), name, tables=options.tables, steps=steps, seed=options.seed, impatience=options.impatience,
            database=database,
        )  # fmt: skip


@contextmanager
def _database(postgres: bool) -> Iterator[str]:
    """Provide the address of a throw-away PostgreSQL server that waits for the disk; without one, an empty text."""
    if not postgres:
        yield ""
        return
    cluster = Cluster(durable=True, settings=SETTINGS)
    try:
        cluster.start()
        yield cluster.address()
    finally:
        cluster.remove()


async def run(
    folder: Path, name: str = "load", *, tables: int, steps: list[tuple[float, float]], seed: int,
    lenient: bool = False, impatience: float = UNMENTIONED_SECONDS, database: str = "",
) -> Report:  # fmt: skip
    """Open so many tables, click at each rate for a time, and compare the database with the answers that players got.

    ``impatience``: seconds after which a player without a mention looks at their hand. ``lenient`` is for a busy
    machine, and not for the proof itself: Discord waits longer, and fewer clicks are open at once. ``database``: an
    address, instead of a file.
    """
    report, spans, chance = Report(name), list[Span](), random.Random(seed)
    patience = LENIENT_TIMEOUT_SECONDS if lenient else ANSWER_TIMEOUT_SECONDS
    async with Discord(keep_files=False, patience=patience) as discord:
        discord.rest.inspect = False
        metronome = Metronome(chance, FEW if lenient else math.inf)
        crowd = Crowd(discord, chance, impatience=impatience, metronome=metronome)
        guilds = [discord.world.add_guild(f"Server {number}") for number in range(-(-tables // EACH_GUILD))]
        kinds = games()
        seats = [
            crowd.seats(
                kinds[each // len(SIZES) % len(kinds)], SIZES[each % len(SIZES)], guild=guilds[each // EACH_GUILD]
            )
            for each in range(tables)
        ]
        environment = {"TERTULIA_DATABASE": database} if database else {}
        async with Program(discord, folder, environment=environment) as program:
            if not lenient:
                await asyncio.sleep(READY)
                await at_rest(program.pid)
            beating = asyncio.create_task(metronome.beat())
            metronome.rate = OPENING
            crowd.all_open.clear()
            crowd.play(seats)
            for number in progress(range(1, tables + 1), "tables opened"):
                while len(crowd.tables) < number:
                    await asyncio.sleep(PROBES)
                    report.add(crowd.broken())
            crowd.all_open.set()
            for rate, seconds in steps:
                metronome.rate = rate
                spans.append(await measure(crowd, program, rate, seconds))
                if len(steps) > 1:
                    report.figures[f"at {rate:g} a second"] = spans[-1].line()
                    print_above(f"  {rate:>4g} a second: {spans[-1].line()}")
                    if spans[-1].is_past_the_knee:
                        break
            report.add(crowd.broken())
            metronome.rate = 0.0
            for click in [*crowd.noted]:
                async with asyncio.timeout(CLIENT_TIMEOUT_SECONDS):
                    await click.done.wait()
            await asyncio.sleep(PROBES)
            await crowd.rest()
            beating.cancel()
        if len(steps) > 1:
            kept = [span.rate for span in spans if not span.is_past_the_knee]
            report.figures["the last rate at which 99 of 100 are answered within a second"] = max(kept, default=0.0)
        else:
            people = sum(len(each.people) for each in seats)
            report.figures |= {"tables at once": tables, "people": people, **spans[0].figures()}
        async with await Store.open(database or await copy_of(program.database, folder / "copy")) as store:
            await compare(report, store, crowd.tables)
        report.figures["games finished"] = sum(table.over for table in crowd.tables)
        for span in spans:
            report.add(f"at {span.rate:g} a second {count} clicks: {why}" for why, count in span.failed.items())
        report.add(f"Discord refused {count} times with {code}" for code, count in discord.rest.refused.items())
        report.add(f"{text} ({count} times)" for text, count in discord.violations.items())
        report.add(f"the log says: {line}" for line in program.errors())
    return report


@dataclass
class Span:
    """A span of time and its measurements. Times are seconds, memory is MiB."""

    rate: float
    seconds: float = 0.0
    clicks: list[Interaction] = field(default_factory=list)
    moves: int = 0
    lag: list[float] = field(default_factory=list)
    """From a WebSocket ping until the bot's event loop has answered it."""
    own_lag: list[float] = field(default_factory=list)
    """By how much the event loop of the stand-in and the people was late."""
    before: Reading = field(default_factory=lambda: Reading(0, 0, 0))
    after: Reading = field(default_factory=lambda: Reading(0, 0, 0))
    cpu: float = 0.0
    """Processor time of the stand-in and the people."""
    requests: Counter[str] = field(default_factory=Counter)
    limited: int = 0

    @property
    def answers(self) -> list[float]:
        """From each click until the person saw something of an answer."""
        return [click.seconds for click in self.clicks if click.seconds is not None]

    @property
    def hands(self) -> list[Interaction]:
        """Clicks that a hand answered."""
        return [click for click in self.clicks if HAND.search(click.data["custom_id"]) and click.kind in (4, 5, 6, 7)]

    @property
    def pictures(self) -> list[float]:
        """From each of these until its picture was there; those whose person was quicker, or has left, are missing."""
        return [click.pictured - click.sent for click in self.hands if click.pictured is not None]

    @property
    def at_once(self) -> float:
        """Share of these that came with their picture."""
        return sum(click.pictured == click.shown is not None for click in self.hands) / max(1, len(self.hands))

    @property
    def is_past_the_knee(self) -> bool:
        slow = percentile(self.answers, 0.99) > LONG
        return slow or len(self.clicks) < SHORT_OF * self.rate * self.seconds

    @property
    def failed(self) -> Counter[str]:
        """Failed clicks, counted by the reason that the person saw."""
        return Counter(click.failed for click in self.clicks if click.failed)

    def figures(self) -> dict[str, Figure]:
        """Return all figures for a report."""
        count, seconds, cpu = max(1, len(self.clicks)), self.seconds, self.after.cpu - self.before.cpu
        answers, pictures, lag = self.answers, self.pictures, self.lag
        return {
            "seconds": round(seconds, 1),
            "clicks": len(self.clicks),
            "clicks a second": round(len(self.clicks) / seconds, 1),
            "moves a second": round(self.moves / seconds, 1),
            "click to answer, median ms": _ms(answers, 0.5),
            "click to answer, 95th percentile ms": _ms(answers, 0.95),
            "click to answer, 99th percentile ms": _ms(answers, 0.99),
            "click to answer, slowest ms": _ms(answers, 1.0),
            "hands shown": len(self.hands),
            "with their picture at once, % (goal: at least 95)": round(100 * self.at_once, 1),
            "with a picture at last": len(pictures),
            "click to picture, median ms (goal: at most 30)": _ms(pictures, 0.5),
            "click to picture, 99th percentile ms (goal: at most 250)": _ms(pictures, 0.99),
            "clicks acknowledged first": sum(click.deferred for click in self.clicks),
            "clicks that failed": self.failed.total(),
            "the bot's event loop, median ms": _ms(lag, 0.5),
            "the bot's event loop, 99th percentile ms": _ms(lag, 0.99),
            "the bot's event loop, slowest ms": _ms(lag, 1.0),
            "of that in the stand-in, 99th percentile ms": _ms(self.own_lag, 0.99),
            "processors taken by the bot and its workers": round(cpu / seconds, 2),
            "processors taken by stand-in and people": round(self.cpu / seconds, 2),
            "processor time of the bot and its workers for a click, ms": round(cpu / count * 1000, 1),
            "memory of the bot and its workers at the start, MiB": round(self.before.memory, 1),
            "memory of the bot and its workers at the end, MiB": round(self.after.memory, 1),
            "memory of the bot and its workers at most, MiB (goal: at most 450)": round(self.after.peak, 1),
            **{f"{route}, a second": round(times / seconds, 1) for route, times in self.requests.most_common()},
            "answered 429": self.limited,
        }

    def line(self) -> str:
        """Return the figures of one step of many."""
        cpu = (self.after.cpu - self.before.cpu) / self.seconds
        return (
            f"{len(self.clicks) / self.seconds:.1f} clicks, median {_ms(self.answers, 0.5):.0f} ms, "
            f"99th percentile {_ms(self.answers, 0.99):.0f} ms, pictures {_ms(self.pictures, 0.5):.0f} ms, "
            f"at once {self.at_once:.0%}, loop {_ms(self.lag, 0.99):.0f} ms, "
            f"processors {cpu:.2f} + {self.cpu / self.seconds:.2f}, {self.limited / self.seconds:.1f} answered 429"
        )


def _ms(values: list[float], share: float) -> float:
    return round(percentile(values, share) * 1000, 1)


async def measure(crowd: Crowd, program: Program, rate: float, seconds: float) -> Span:
    """Measure a time of clicks."""
    rest, first, span = crowd.discord.rest, len(crowd.noted), Span(rate)
    requests, limited = rest.requests.copy(), rest.limited.total()
    moves = sum(len(table.moves) for table in crowd.tables)
    span.before, cpu, began = Reading.of(program.pid), time.process_time(), time.perf_counter()
    for _ in progress(range(math.ceil(seconds / PROBES)), f"tenths of a second at {rate:g} clicks each"):
        before = time.perf_counter()
        await asyncio.sleep(PROBES)
        span.own_lag.append(time.perf_counter() - before - PROBES)
        span.lag.append(await crowd.discord.gateway.ping())
        if time.perf_counter() - began > seconds:
            break
    span.seconds, span.after = time.perf_counter() - began, Reading.of(program.pid)
    span.cpu = time.process_time() - cpu
    span.requests, span.limited = rest.requests - requests, rest.limited.total() - limited
    span.clicks = [click for click in crowd.noted[first:] if click.type == COMPONENT]
    span.moves = sum(len(table.moves) for table in crowd.tables) - moves
    return span
