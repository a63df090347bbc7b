"""Each error of Discord at each request of the bot: the game continues, and the player is notified.

Players play while single requests are refused, limited, reset, answered late or not at all. After each fault they
continue from what they see: the next decisions must be possible, and the board must show the latest position. Nothing
may be lost or doubled, and every player who can still be answered must be. At last every game is played to its end,
and its record verified.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from db import Store
from engine.progress import print_above, progress
from engine.record import load
from engine.verify import verify
from locales import LOCALES
from tests.wire.fault_sites import CHANNELS, FIRST, SITES, STARTS, Trouble, close_question
from tests.wire.fault_tables import RESUME_TIMEOUT_SECONDS, Aged, FaultStage
from tests.wire.faults import Fault, Refuse
from tests.wire.interactions import Interaction
from tests.wire.ledger import account, copy_of, look
from tests.wire.people import Person
from tests.wire.play import Stuck, Table, record
from tests.wire.program import Failed, Program
from tests.wire.report import Report
from tests.wire.routes import COMMANDS, HISTORY, LOGIN, MEMBER, SEND
from tests.wire.sentences import sentence
from tests.wire.server import Discord

ABOUT: Final = "every error of Discord at every request of the bot: games continue, players are notified"


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="sites and starts whose names hold this")


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof. Prints each result at once."""
    plan = [(site, trouble) for site in SITES for trouble in SITES[site].troubles if options.only in site]
    with tempfile.TemporaryDirectory(prefix="tertulia-faults-") as folder:
        return await run(Path(folder), plan, seed=options.seed, whole=not options.only, starts=options.only)


async def run(
    folder: Path,
    plan: Sequence[tuple[str, str]],
    *,
    seed: int,
    whole: bool = True,
    starts: str | None = None,
) -> Report:
    """Try all of ``plan``: sites and names of faults. ``whole``: sessions too, and every game to its end.

    ``starts``: starts whose names contain this, None for none.
    """
    report, began = Report("faults"), time.perf_counter()
    ends: Counter[str] = Counter()
    async with Discord() as discord:
        # The headers are there, and let everything through: limits are among what is tried.
        discord.limits.rules = {}
        discord.world.message_ids = Aged()
        guild = discord.world.add_guild()
        stranger = Person(discord, discord.world.add_user(guild))
        async with Program(discord, folder) as program:
            stage = FaultStage(discord, program, guild, stranger, random.Random(seed))
            for site, name in progress(plan, "faults"):
                end = await _try(stage, site, name, report)
                ends[end] += 1
                print_above(f"  {site:<34} {name:<28} {end}")
            if whole:
                ends.update(await _sessions(stage, report))
            if starts is not None:
                ends.update(await _starts(stage, report, starts))
            await _finish(stage, report, whole=whole)
        report.add(f"{text} ({times} times)" for text, times in discord.violations.items())
        lines = program.said().splitlines()
        report.add(
            f"the log says: {line}" for line in lines if "never retrieved" in line or "was never awaited" in line
        )
    report.figures |= {
        "combinations": sum(ends.values()),
        **dict(sorted(ends.items())),
        "tables": len(stage.tables),
        "seconds": round(time.perf_counter() - began, 1),
    }
    return report


async def _try(stage: FaultStage, site: str, name: str, report: Report) -> str:
    """Try one fault at one site. Returns what the player saw."""
    where = SITES[site]
    trouble, label = where.troubles[name], f"{site}, {name}"
    fault = Fault(where.route, trouble.what, where.nth, trouble.times, done=trouble.done)
    plan = stage.discord.faults.plan
    try:
        if where.fresh:
            plan.append(fault)
        table = await stage.table(fresh=where.fresh, thread=where.thread)
        await stage.calm(table)
        act = await where.prepare(stage, table)
        await stage.calm()
        if not where.fresh:
            plan.append(fault)
        answer = await act()
        await _until(stage, fault)
    except (Stuck, AssertionError) as error:
        report.violations.append(f"{label}: {error!r}")
        return "stuck" if fault in plan else "not reached"
    finally:
        plan[:] = [each for each in plan if each is not fault]
    if not fault.hits:
        report.violations.append(f"{label}: not reached")
        return "not reached"
    end = _how(answer)
    if end == NOTHING and not trouble.lost:
        report.violations.append(f"{label}: {answer.failed if answer else 'no answer'}, though an answer was possible")
    try:
        await close_question(stage, table)
        await stage.go_on(table)
        await stage.calm(table)
    except Stuck as stuck:
        report.violations.append(f"{label}: {stuck}")
        return "stuck"
    report.add(f"{label}: {problem}" for problem in await stage.wrong(table))
    for person in table.people:
        person.dismiss(table.channel)
    for player in stage.players[table.number]:
        player.panel = None
    return end


async def _until(stage: FaultStage, fault: Fault) -> None:
    """Wait until a fault has struck and the bot has handled it."""
    began = time.monotonic()
    while not fault.hits and time.monotonic() - began < 10:
        await asyncio.sleep(0.05)
    # discord.py waits a second before it tries again, and longer each time.
    waits = 30.0 if fault.times > 1 else 1.6 if isinstance(fault.what, Refuse) and fault.what.status >= 500 else 0.5
    hits = -1
    until = time.monotonic() + waits
    while time.monotonic() < until and (fault.times == 1 or fault.hits < 5) and hits != fault.times:
        hits = fault.hits
        await asyncio.sleep(min(waits, 0.5) if fault.times > 1 else waits)
    await stage.calm()


NUMBERED: Final = "an error with a number of the log"
NOTHING: Final = "no answer; right at the next click"
UNNOTICED: Final = "as without a fault"


def _how(answer: Interaction | None) -> str:
    """Return what a person has seen."""
    if answer is None or answer.kind == 8:
        return UNNOTICED
    if answer.failed or (not answer.messages and answer.kind not in (6, 7)):
        return NOTHING
    text = "\n".join(message.text for message in answer.messages)
    if any(pattern.search(text) for pattern in _NUMBERED):
        return NUMBERED
    return UNNOTICED


_NUMBERED: Final = [
    re.compile(sentence(tag, "error-unknown", number="@@").replace("@@", "[0-9a-f]{6}")) for tag in LOCALES
]


# ---------------------------------------------------------------- sessions, starts and what falls due


async def _sessions(stage: FaultStage, report: Report) -> list[str]:
    """Break the gateway's connection in every way while a game is played."""
    gateway = stage.discord.gateway

    async def silence() -> None:
        gateway.acks = False
        gateway.drop()
        await asyncio.sleep(0.5)
        gateway.acks = True

    async def forgotten() -> None:
        gateway.drop()
        gateway.forget()

    ways: dict[str, Callable[[], object]] = {
        "the line breaks off": gateway.drop,
        **{f"closed with {code}": partial(gateway.drop, code) for code in (1000, 1001, 4000, 4007, 4008, 4009)},
        "asked to reconnect": gateway.reconnect,
        "session invalid, to be resumed": lambda: gateway.invalidate(resumable=True),
        "session invalid for good": lambda: gateway.invalidate(resumable=False),
        "no heartbeat is acknowledged": silence,
        "session forgotten while away": forgotten,
    }
    ends = []
    for name, way in progress(ways.items(), "sessions"):
        table = await stage.table()
        player = await stage.ready(table)
        done = way()
        if asyncio.iscoroutine(done):
            await done
        await player.step()
        end = _how(table.moves[-1].interaction)
        try:
            async with asyncio.timeout(RESUME_TIMEOUT_SECONDS):
                await gateway.connected.wait()
            await stage.go_on(table)
            await stage.calm(table)
            report.add(f"gateway, {name}: {problem}" for problem in await stage.wrong(table))
        except (Stuck, TimeoutError) as stuck:
            report.violations.append(f"gateway, {name}: {stuck!r}")
            end = "stuck"
        print_above(f"  {f'gateway: {name}':<63} {end}")
        ends.append(end)
    return ends


async def _starts(stage: FaultStage, report: Report, only: str) -> list[str]:
    """Restart the bot while requests of its start fail: login, commands, history, reminders."""
    ends = []
    reminds = (MEMBER, SEND)
    for route, words, troubles in (
        (LOGIN, "logging in", FIRST),
        (COMMANDS, "syncing the commands", STARTS),
        (HISTORY, "seeing what was sent before a crash", CHANNELS),
        (MEMBER, "looking up who is to be reminded", {**CHANNELS, "10007 unknown member": Trouble(Refuse(404, 10007))}),
        (SEND, "reminding", CHANNELS),
    ):
        for name, trouble in troubles.items() if only in words else ():
            table = await _waiting(stage, reminds=route in reminds)
            await stage.calm()
            await stage.program.stop()
            with closing(sqlite3.connect(stage.program.database)) as connection, connection:
                connection.execute("DELETE FROM meta WHERE key = 'commands'")
                if route == HISTORY:
                    connection.execute("UPDATE tables SET settled_revision = -1 WHERE id = ?", (table.number,))
                    connection.execute(
                        "UPDATE messages SET message_id = NULL, nonce = 1 WHERE table_id = ? AND name = 'mention'",
                        (table.number,),
                    )
                if route in reminds:
                    due = int(time.time() * 1000)
                    connection.execute(
                        "UPDATE timers SET due = ? WHERE kind = 'reminder' AND table_id = ?", (due, table.number)
                    )
            fault = stage.discord.faults.add(route, trouble.what, times=trouble.times, done=trouble.done)
            end = UNNOTICED
            try:
                await stage.program.start()
                await _until(stage, fault)
                report.need(bool(fault.hits), f"{words}, {name}: not reached")
            except Failed as failed:
                report.violations.append(f"{words}, {name}: {str(failed)[-300:]}")
                end = "ended"
            finally:
                stage.discord.faults.plan.remove(fault)
            if not stage.program.running:
                await stage.program.start()
            try:
                await stage.go_on(table)
                await stage.calm(table)
                report.add(f"{words}, {name}: {problem}" for problem in await stage.wrong(table))
            except Stuck as stuck:
                report.violations.append(f"{words}, {name}: {stuck}")
                end = "stuck"
            print_above(f"  {words:<34} {name:<28} {end}")
            ends.append(end)
    return ends


async def _waiting(stage: FaultStage, *, reminds: bool) -> Table:
    """Return a table with a pending decision; ``reminds``: one whose reminder is still due."""
    for _ in range(50):
        table = await stage.table()
        await stage.go_on(table, 1)
        if not table.over and (stage.reminds(table) or not reminds):
            return table
    raise Stuck("no reminder is due at any table")


async def _finish(stage: FaultStage, report: Report, *, whole: bool) -> None:
    """Compare every table with the answers that players got. ``whole``: first finish each and verify its record."""
    if whole:
        for table in stage.tables:
            try:
                async with asyncio.timeout(600):
                    while not table.over:
                        await stage.go_on(table, 10)
                    finding = verify(load((await record(table.people[0], table)).decode()))
                report.need(finding is None, f"the record of table {table.number}: {finding}")
            except (Stuck, TimeoutError) as stuck:
                report.violations.append(f"table {table.number} has no end: {stuck!r}")
    await stage.calm()
    await stage.program.stop()
    async with await Store.open(await copy_of(stage.program.database, stage.program.folder / "copy")) as store:
        for table in stage.tables:
            found = await look(store, table.number)
            if found is None:
                report.violations.append(f"table {table.number} is gone")
                continue
            kept = account(table.moves, found.log)
            report.add([*found.wrong, *kept.lost, *kept.doubled])
