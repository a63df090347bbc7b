"""Each error of Discord at each request of the bot, and whole outages: games continue, and players are notified.

Players play while single requests are refused, limited, reset, answered late or not at all. After each fault they
continue from what they see: the next decisions must be possible, and the board must show the latest position. Then
Discord's requests, and its gateway, are gone for ``--outage`` seconds: a minute after their return every board, mention
and question must be right without a move. Nothing may be lost or doubled, and every player who can still be answered
must be. At last every game is played to its end, and its record verified.

README: all tables resume, also after errors and outages of Discord.
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
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from db import Store
from engine.progress import print_above, progress
from engine.record import load
from engine.verify import verify
from locales import LOCALES
from tests.wire.fault_sites import (
    BOARD_TIMEOUT_SECONDS,
    RESUME_TIMEOUT_SECONDS,
    SITES,
    Aged,
    FaultStage,
    a_question,
    close_question,
)
from tests.wire.faults import Fault, Lose, Refuse
from tests.wire.interactions import Interaction
from tests.wire.ledger import compare, copy_of, stale_tables
from tests.wire.people import Person, sentence
from tests.wire.play import Stuck, Table, choices, record
from tests.wire.program import Failed, Program
from tests.wire.report import Report
from tests.wire.server import Discord

ABOUT: Final = "every error of Discord at every request of the bot: games continue, players are notified"
NUMBERED: Final = "an error with a number of the log"
NOTHING: Final = "no answer; right at the next click"
UNNOTICED: Final = "as without a fault"
_NUMBERED: Final = [
    re.compile(sentence(tag, "error-unknown", number="@@").replace("@@", "[0-9a-f]{6}")) for tag in LOCALES
]


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="sites whose names hold this; outage")
    parser.add_argument("--outage", type=float, default=600.0, help="seconds that Discord is gone; 0: no outage")


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof. Prints each result at once."""
    plan = [(site, trouble) for site in SITES for trouble in SITES[site].troubles if options.only in site]
    outage = options.outage if not options.only or options.only in "outage" else 0.0
    with tempfile.TemporaryDirectory(prefix="tertulia-faults-") as folder:
        return await run(Path(folder), plan, seed=options.seed, whole=not options.only, outage=outage)


async def run(
    folder: Path, plan: Sequence[tuple[str, str]], *, seed: int, whole: bool = True, outage: float = 0.0
) -> Report:
    """Try all of ``plan``: sites and names of faults. ``whole``: sessions too, and every game to its end."""
    report, began = Report("platform_faults"), time.perf_counter()
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
                _note(ends, site, name, await _try(stage, site, name, report))
            if whole:
                await _sessions(stage, report, ends)
            if outage:
                await _outages(stage, report, ends, outage)
            await _finish(stage, report, whole=whole)
        report.add(f"{text} ({times} times)" for text, times in discord.violations.items())
        lost = [line for line in program.said().splitlines() if re.search("never (retrieved|awaited)", line)]
        report.add(f"the log says: {line}" for line in lost)
    report.figures |= {
        "combinations": ends.total(),
        **dict(sorted(ends.items())),
        "tables": len(stage.tables),
        "seconds": round(time.perf_counter() - began, 1),
    }
    return report


def _note(ends: Counter[str], where: str, name: str, end: str) -> None:
    ends[end] += 1
    print_above(f"  {where:<34} {name:<34} {end}")


async def _try(stage: FaultStage, site: str, name: str, report: Report) -> str:
    """Try one fault at one site. Returns what the player saw."""
    where = SITES[site]
    trouble, label = where.troubles[name], f"{site}, {name}"
    fault = Fault(where.route, trouble.what, times=trouble.times, done=trouble.done)
    plan = stage.discord.faults.plan
    try:
        if where.fresh:
            plan.append(fault)
        table = await stage.table(fresh=where.fresh or where.new, thread=where.thread)
        await stage.calm(table)
        act = await where.prepare(stage, table)
        await stage.calm()
        if not where.fresh:
            plan.append(fault)
        answer = await act()
        await _struck(stage, fault)
    except (Stuck, Failed, AssertionError) as error:
        report.violations.append(f"{label}: {error!r}")
        return "stuck"
    finally:
        plan[:] = [each for each in plan if each is not fault]
        if not stage.program.running:
            await stage.program.start()
    if not fault.hits:
        report.violations.append(f"{label}: not reached")
        return "not reached"
    end = _how(answer)
    if end == NOTHING and not trouble.lost:
        report.violations.append(f"{label}: {answer.failed if answer else 'no answer'}, though an answer was possible")
    return await _resumes(stage, table, report, label, end)


async def _resumes(stage: FaultStage, table: Table, report: Report, label: str, end: str) -> str:
    """Play on at a table, and look at its board; ``end``, or that it is stuck."""
    try:
        await close_question(stage, table)
        await stage.go_on(table)
        await stage.calm(table)
    except Stuck as stuck:
        report.violations.append(f"{label}: {stuck}")
        return "stuck"
    report.add(f"{label}: {problem}" for problem in await stage.wrong(table))
    for player in stage.players[table.number]:
        player.person.dismiss(table.channel)
        player.panel = None
    return end


async def _struck(stage: FaultStage, fault: Fault) -> None:
    """Wait until a fault has struck and the bot has handled it."""
    began = time.monotonic()
    while not fault.hits and time.monotonic() - began < 10:
        await asyncio.sleep(0.05)
    if fault.times > 1:
        until = time.monotonic() + 30.0
        while fault.hits < fault.times and time.monotonic() < until:
            await asyncio.sleep(0.5)
    # discord.py waits a second before it tries again.
    refused = isinstance(fault.what, Refuse) and fault.what.status >= 500
    await asyncio.sleep(1.6 if refused else 0.5)
    await stage.calm()


def _how(answer: Interaction | None) -> str:
    """Return what a person has seen."""
    if answer is None or answer.kind == 8:
        return UNNOTICED
    if answer.failed or (not answer.messages and answer.kind not in (6, 7)):
        return NOTHING
    text = "\n".join(message.text for message in answer.messages)
    return NUMBERED if any(pattern.search(text) for pattern in _NUMBERED) else UNNOTICED


# ---------------------------------------------------------------- sessions and outages


async def _sessions(stage: FaultStage, report: Report, ends: Counter[str]) -> None:
    """Break the gateway's connection in every way while a game is played."""
    gateway = stage.discord.gateway

    async def silence() -> None:
        gateway.acks = False
        gateway.drop()
        await asyncio.sleep(0.5)
        gateway.acks = True

    def forgotten() -> None:
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
        except TimeoutError:
            report.violations.append(f"gateway, {name}: it does not come back")
        _note(ends, "gateway", name, await _resumes(stage, table, report, f"gateway, {name}", end))


async def _outages(stage: FaultStage, report: Report, ends: Counter[str], seconds: float) -> None:
    """Take Discord's requests or its gateway away for so long, in the middle of a move and a question."""
    faults, gateway = stage.discord.faults, stage.discord.gateway
    for name, what in (("refuses all", Refuse(503)), ("resets all", Lose()), ("without gateway", None)):
        table = await stage.table(fresh=True)
        ask = await a_question(stage, table)
        player = await stage.ready(table)
        await stage.calm(table)
        outage = faults.add("* *", what, times=math.inf) if what is not None else None
        for _ in range(2):  # the first tap of two makes no move
            await player.step()
        await ask()
        if outage is None:
            gateway.away = True
            gateway.drop()
            gateway.forget()
        elif (board := table.board()) is not None and await stage.wrong(table):
            stage.discord.world.remove(board)  # a moderator deletes it before it can be changed
        await asyncio.sleep(seconds)
        if outage is not None:
            faults.plan.remove(outage)
            report.need(outage.hits > 0, f"an outage, {name}: nothing was asked")
        gateway.away = False
        end, label = UNNOTICED, f"an outage of {seconds:g} s, {name}"
        try:
            async with asyncio.timeout(RESUME_TIMEOUT_SECONDS):
                await gateway.connected.wait()
            async with asyncio.timeout(BOARD_TIMEOUT_SECONDS):
                while await _out_of_date(stage, table):
                    await asyncio.sleep(1.0)
        except TimeoutError:
            connected = "" if gateway.connected.is_set() else "the gateway is not connected; "
            problems = "; ".join(await _out_of_date(stage, table))
            report.violations.append(f"{label}: {connected}{problems}")
            end = "stuck"
        _note(ends, "outage", name, await _resumes(stage, table, report, label, end))


async def _out_of_date(stage: FaultStage, table: Table) -> list[str]:
    """Return what is wrong with the board, the mention and the question of a table that has all three."""
    found = await stage.wrong(table)
    if table.number in await stale_tables(stage.program.database, stage.program.folder / "look"):
        found.append("the bot knows that a message is out of date")
    public = [each for each in table.channel.messages.values() if each.viewer is None]
    questions = [each for each in public if any(one.custom_id.startswith("v:") for one in each.controls)]
    mentions = [each for each in public if any(one.custom_id == f"y:{table.number}" for one in each.controls)]
    stored = stage.program.rows("SELECT message_id FROM messages WHERE table_id = ?", table.number)
    shown = {each.id for each in (*questions, *mentions)}
    if len(questions) != 1 or len(mentions) != 1 or not shown <= {message_id for (message_id,) in stored}:
        found.append(f"{len(questions)} questions and {len(mentions)} mentions are shown, of {stored}")
    for player in stage.players[table.number] if not found else ():
        await player.look()
        able = player.panel is not None and bool(choices(player.panel))
        if any(f"<@{player.person.user.id}>" in each.text for each in mentions) and not able:
            found.append(f"{player.person} is mentioned, and has nothing to decide")
    return found


async def _finish(stage: FaultStage, report: Report, *, whole: bool) -> None:
    """Compare every table with the answers that players got. ``whole``: first finish each and verify its record."""
    for table in stage.tables if whole else ():
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
        await compare(report, store, stage.tables)
