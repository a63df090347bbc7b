"""Tens of thousands of hostile clicks and forms: none changes anything, each is answered in time.

Tables of each game stand in every phase while strangers, people of another server and the players themselves send
what :mod:`tests.wire.hostile` makes up. Each answer is a sentence or a panel. The database is the same before and
after, but for what people have chosen for themselves alone. Nothing appears in public, no person sees an error, the log
has none, and the memory does not grow.

README: every old button works or says why it does not. A forged one changes nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import random
import re
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from engine import games
from engine.progress import progress
from locales import LOCALES
from tests.wire.hostile import Hostile, Shot
from tests.wire.interactions import Interaction
from tests.wire.ledger import stale_tables
from tests.wire.people import sentence
from tests.wire.phases import BOARDS_TIMEOUT_SECONDS, Scene, TableState, bring_alive, quiet, set_up
from tests.wire.process import Reading
from tests.wire.program import Program
from tests.wire.report import Report, percentile
from tests.wire.server import Discord
from tests.wire.world import Delivery

ABOUT: Final = "hostile interactions: nothing changes, and each gets an answer"
AT_ONCE: Final = 6
"""Interactions that wait for an answer at a time."""
LONGEST: Final = 450
"""Characters of a sentence."""
GROWTH: Final = 96.0
"""MiB that the bot may have more after all of them than after the first part of them."""
LASTING: Final = 20_000
"""Number of interactions that fill all caches: memory is judged from then on."""
WARM: Final = 0.3
"""Share of the interactions after which memory counts: until then pictures and settings are remembered."""
TOKEN_LIFETIME_SECONDS: Final = 60.0
"""Shorter than Discord's, so that the stand-in forgets interactions."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof, with a table of each game in each phase."""
    plan = [(stage, kind) for stage in TableState for kind in games()]
    with tempfile.TemporaryDirectory(prefix="tertulia-noise-") as folder:
        return await run(Path(folder), count=options.count, seed=options.seed, plan=plan)


@dataclass
class Watch:
    """Checks answers and public messages while the noise lasts."""

    report: Report
    public: list[str] = field(default_factory=list)
    """Public changes."""
    kinds: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    sentences: Counter[str] = field(default_factory=Counter)
    panels: int = 0

    def saw(self, delivery: Delivery) -> None:
        if delivery.viewer is None:
            self.public.append(f"{delivery.kind} in public: {delivery.message.text[:120]!r}")

    def judge(self, shot: Shot, answer: Interaction) -> None:
        """Check one answer."""
        self.kinds[shot.kind] += 1
        if answer.answered is not None:
            self.seconds.append(answer.answered - answer.sent)
        self.report.add(f"{problem} ({shot})" for problem in self._problems(shot, answer))

    def _problems(self, shot: Shot, answer: Interaction) -> Iterator[str]:
        if answer.failed:
            yield answer.failed
            return
        if not answer.messages:
            yield f"an answer of type {answer.kind} that shows nothing"
        for message in answer.messages:
            if message.viewer != shot.person.user.id:
                yield f"an answer that {message.viewer} sees"
            if any(mark.search(message.text) for mark in FORBIDDEN):
                yield f"an error was shown: {message.text[:200]!r}"
            if message.controls or message.files or len(message.components) != 1 or message.components[0]["type"] != 10:
                self.panels += 1
            elif "\n" in message.text or not 0 < len(message.text) <= LONGEST:
                yield f"no short sentence: {message.text[:200]!r}"
            else:
                self.sentences[message.text] += 1


FORBIDDEN: Final = [
    re.compile(r"Traceback|Exception|Error\b|File \"|\{ ?\$|error-"),
    *(
        re.compile(sentence(tag, key, number="@@").replace("@@", "[0-9a-f]{6}"))
        for key in ("error-unknown", "error-store", "error-store-unknown", "error-moved")
        for tag in LOCALES
    ),
]
"""Texts that no answer may show."""


async def run(folder: Path, *, count: int, seed: int, plan: Sequence[tuple[TableState, str]]) -> Report:
    """Set up one table for each entry of ``plan``, then let ``count`` hostile interactions loose."""
    report, chance = Report("noise"), random.Random(seed)
    watch = Watch(report)
    async with Discord(lifetime=TOKEN_LIFETIME_SECONDS) as discord:
        discord.limits.on = False
        program = Program(discord, folder)
        scene = await set_up(discord, program.database, plan, chance)
        async with program:
            await bring_alive(scene, chance)
            seen = list(discord.interactions.open.values())
            hostile = Hostile(scene, chance, _decision_revisions(program.database), seen)
            await hostile.prepare()
            await _all_shown(program.database, folder / "look")
            await quiet(discord)
            before = digest(program.database, scene)
            discord.world.observers.append(watch.saw)
            began = time.perf_counter()
            memory = await _noise(hostile, watch, program, count)
            seconds = time.perf_counter() - began
            await quiet(discord)
            discord.world.observers.remove(watch.saw)
            after = digest(program.database, scene)
            report.add(f"{name} has changed" for name in before if before[name] != after[name])
            report.add(_strangers(program.database))
            report.add(watch.public)
            report.need(program.running, "the bot has ended")
            stopped = await program.stop()
            report.need(stopped == 0, f"the bot ended with {stopped}")
        report.add(f"{text} ({times} times)" for text, times in discord.violations.items())
        report.add(f"the log says: {line}" for line in program.errors())
        grown = memory[-1] - memory[0]
        report.need(count < LASTING or grown <= GROWTH, f"{grown:.1f} MiB more memory")
        report.figures |= {
            "interactions": watch.kinds.total(),
            **dict(sorted(watch.kinds.items())),
            "tables": len(scene.all_tables),
            "answered with a sentence": watch.sentences.total(),
            "different sentences": len(watch.sentences),
            "answered with a panel": watch.panels,
            "refused by Discord": discord.rest.refused.total(),
            "answer in ms, median": round(1000 * percentile(watch.seconds, 0.5), 1),
            "answer in ms, 99th percentile": round(1000 * percentile(watch.seconds, 0.99), 1),
            "memory when warm in MiB": round(memory[0], 1),
            "memory at the end in MiB": round(memory[-1], 1),
            "seconds": round(seconds, 1),
        }
    return report


async def _all_shown(database: Path, folder: Path) -> None:
    """Wait until every board and mention is as it will stay, pictures that come late included."""
    async with asyncio.timeout(BOARDS_TIMEOUT_SECONDS):
        while await stale_tables(database, folder):
            await asyncio.sleep(0.2)


async def _noise(hostile: Hostile, watch: Watch, program: Program, count: int) -> list[float]:
    """Send all of them; the memory of the bot in MiB from when it is warm until the end."""
    memory: list[float] = []
    left = iter(progress(range(count), "interactions"))

    async def send() -> None:
        for number in left:
            if not program.running or len(watch.report.violations) > 50:
                return
            shot = hostile.next()
            discord = shot.person.discord
            answer = discord.interact(shot.type, shot.person.user, shot.channel, shot.data, shot.source, **shot.forged)
            await shot.person.wait(answer)
            watch.judge(shot, answer)
            for message in answer.messages:
                if message is not answer.source and message.id in message.channel.messages:
                    discord.world.remove(message)
            if number >= WARM * count and number % max(1, count // 50) == 0:
                memory.append(Reading.of(program.pid).memory)

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(send())
    return memory or [0.0]


# ---------------------------------------------------------------- the database and the process


def digest(database: Path, scene: Scene) -> dict[str, str]:
    """Return a digest of every table of the database, but for what people have chosen for themselves alone.

    That is: settings of those who do not play, and games that one person plays. Nor of deals and reviews, which
    follow from other data.
    """
    digests = {}
    players = ", ".join(str(person.user.id) for person in scene.players)
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in sorted(set(names) - {"meta", "deals", "reviews", "sqlite_sequence"}):
            known = {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
            where = f" WHERE user_id IN ({players})" if name in ("member_settings", "subscriptions") else ""
            if name == "tables":
                where = " WHERE kind = 'table'"
            elif "table_id" in known:
                where = " WHERE table_id NOT IN (SELECT id FROM tables WHERE kind <> 'table')"
            rows = sorted(map(repr, connection.execute(f"SELECT * FROM {name}{where}")))
            digests[name] = hashlib.sha256("\n".join(rows).encode()).hexdigest()
    return digests


def _strangers(database: Path) -> list[str]:
    """Return the games of one person at which somebody else sits or has acted."""
    other = "SELECT table_id FROM {} JOIN tables ON id = table_id WHERE kind <> 'table' AND user_id > 0"
    query = " UNION ".join(f"{other.format(name)} AND user_id <> host_id" for name in ("seats", "actions"))
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        return [f"somebody else is in the game of one person {table}" for (table,) in connection.execute(query)]


def _decision_revisions(database: Path) -> dict[tuple[int, int], int]:
    """Return the moment for which each player decides now, by table and user."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        found = connection.execute("SELECT table_id, user_id, decision_revision FROM seats").fetchall()
    return {(table, user): decision_revision for table, user, decision_revision in found}
