"""Checks the tables in a database: in themselves, and against the answers that players got.

All checks use the stored rows and the rules alone, not the bot's own objects.
"""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from db import ActionRow, Phase, Store
from engine import game
from engine.replay import Step, positions
from tables import TableRegistry
from tables.log import rng_of
from tests.wire.play import Move, Table
from tests.wire.report import Report


class Found(NamedTuple):
    """A table as stored: its revision and phase, its log, and what is wrong with it."""

    revision: int
    phase: Phase
    log: list[ActionRow]
    wrong: list[str]


async def copy_of(database: Path, folder: Path) -> Path:
    """Copy a closed database with its write-ahead log, so that a check changes nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for suffix in ("", "-wal"):
        source = database.with_name(database.name + suffix)
        if source.exists():
            shutil.copyfile(source, folder / source.name)
    return folder / database.name


def copy_of_running(database: Path, folder: Path) -> Path:
    """Copy the database of a running bot at one moment."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    there = folder / database.name
    running = sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)
    with closing(running), closing(sqlite3.connect(there)) as copy:
        running.backup(copy)
    return there


async def stale_tables(database: Path, folder: Path) -> list[int]:
    """Return the tables of a running bot with a message that is not right; ``folder`` is for a copy."""
    found = []
    async with await Store.open(copy_of_running(database, folder)) as store:
        registry = TableRegistry(store)
        for table_id in await store.tables.unsettled():
            table = await registry.any_table(table_id)
            if table.row.settled_revision < table.public_revision:
                found.append(table_id)
    return found


async def look(store: Store, number: int) -> Found | None:
    """Return one table: whether revision, log, snapshot, seats and results speak of one moment.

    None if it is not there.
    """
    stored = await store.tables.get(number)
    if stored is None:
        return None
    row, seats = stored
    log, snapshot = await store.games.actions(number), await store.games.snapshot(number)
    wrong: list[str] = []
    if snapshot is None:
        if row.phase is not Phase.LOBBY or log:
            wrong.append(f"table {number} is {row.phase} with {len(log)} lines of log and no snapshot")
        return Found(row.revision, row.phase, log, wrong)
    revisions = [line.revision for line in log]
    if revisions != list(range(revisions[0], row.revision + 1)):
        wrong.append(f"table {number} at revision {row.revision} has the log {revisions[:3]} … {revisions[-3:]}")
    if snapshot.revision != row.revision - (row.phase is Phase.CANCELLED):  # ending a game is no move
        wrong.append(f"table {number} at revision {row.revision} has the snapshot of {snapshot.revision}")
    if any(seat.decision_revision > row.revision for seat in seats):
        wrong.append(f"table {number}: a seat is ahead of revision {row.revision}")
    rules, steps = game(row.game), [Step(line.revision, line.seat, line.notation) for line in log]
    assert row.seed is not None
    try:
        *_, (_, state) = positions(rules, len(seats), json.loads(row.options), rng_of(row), steps)
    except Exception as error:
        wrong.append(f"table {number}: the log cannot be played again: {error!r}")
        return Found(row.revision, row.phase, log, wrong)
    if rules.dump(state) != json.loads(snapshot.state):
        wrong.append(f"table {number} at revision {row.revision}: the snapshot is not what the log leads to")
    results = await store.games.results(number)
    over = rules.outcome(state) is not None
    if over != (row.phase is Phase.FINISHED) or over != bool(results):
        wrong.append(f"table {number} is {row.phase} with {len(results)} results, and its game is over: {over}")
    return Found(row.revision, row.phase, log, wrong)


async def all_wrong(store: Store) -> tuple[dict[int, Found], list[str]]:
    """Return every table, and all that is wrong with any."""
    tables: dict[int, Found] = {}
    number = 1
    while (found := await look(store, number)) is not None:
        tables[number] = found
        number += 1
    return tables, [text for found in tables.values() for text in found.wrong]


class Account(NamedTuple):
    """The result of comparing clicks with a log."""

    acknowledged: int
    lost: list[str]
    """Acknowledged, and missing in the log."""
    doubled: list[str]
    """Lines of the log without a click, or made twice by one click."""


def singles(move: Move) -> list[Move]:
    """Return what a click does as lines of the log: one, or several for joined actions (``a+b``)."""
    parts = re.split(r"\+(?=[a-z])", move.notation)
    revisions = range(move.decision_revision, move.decision_revision + len(parts))
    return [replace(move, decision_revision=at, notation=part) for at, part in zip(revisions, parts, strict=True)]


def account(moves: Sequence[Move], log: Sequence[ActionRow], planned: Sequence[Move] = ()) -> Account:
    """Compare clicks with the log of their table.

    A planned move has no button and no decision revision: its line must belong to a plan that somebody has clicked.
    A seat acts once at each decision revision. So every acknowledged click must have its line, no revision may have a
    second one, and every line must belong to a click.
    """
    moves, planned = ([each for move in some for each in singles(move)] for some in (moves, planned))
    lost: list[str] = []
    doubled: list[str] = []
    claimed: set[int] = set()
    mine: dict[tuple[int | None, int | None], ActionRow] = {}
    people = [line for line in log if line.user_id is not None and line.seat is not None]
    lines = [line for line in people if not line.notation.startswith("@")]
    wished = Counter((move.user, move.notation) for move in planned)
    for line in [line for line in lines if line.decision_revision is None]:
        lines.remove(line)  # the bot did what the person had planned
        if not wished[line.user_id or 0, line.notation]:
            doubled.append(f"table {line.table_id}: {line.revision} {line.notation} was not planned")
        wished[line.user_id or 0, line.notation] -= 1
    for line in lines:
        if (line.user_id, line.decision_revision) in mine:
            doubled.append(
                f"table {line.table_id}: {line.user_id} acted twice at decision revision {line.decision_revision}"
            )
        mine[line.user_id, line.decision_revision] = line
    for move in moves:
        there = mine.get((move.user, move.decision_revision))
        if there is not None and there.notation == move.notation:
            claimed.add(there.revision)
        elif move.acknowledged:
            lost.append(
                f"table {move.table}: {move.notation} of {move.user} at {move.decision_revision} was acknowledged"
            )
    doubled += [
        f"table {line.table_id}: {line.revision} {line.notation} of {line.user_id} has no click"
        for line in lines
        if line.revision not in claimed
    ]
    return Account(sum(move.acknowledged for move in moves), lost, doubled)


def undone_wrong(moves: Sequence[Move], log: Sequence[ActionRow]) -> list[str]:
    """Return undos that differ from the clicks: missing acknowledged ones, or more than were clicked."""
    wrong = []
    for user in {move.user for move in moves}:
        mine = [move for move in moves if move.user == user]
        there = sum(line.user_id == user and line.notation.startswith("@undo") for line in log)
        told = sum(move.acknowledged for move in mine)
        if not told <= there <= len(mine):
            wrong.append(f"table {mine[0].table}: {user} undid {there}, saw {told} acknowledged, clicked {len(mine)}")
    return wrong


async def compare(report: Report, store: Store, tables: Iterable[Table]) -> dict[int, Found]:
    """Hold tables against the answers that their players got; add what is wrong, and counts. Returns those found."""
    there: dict[int, Found] = {}
    counts = Counter({"moves acknowledged": 0, "of them lost": 0, "moves done twice or without a click": 0})
    for table in tables:
        stored, found = await store.tables.get(table.number), await look(store, table.number)
        if stored is None or found is None:
            report.violations.append(f"table {table.number} is gone, and {len(table.moves)} moves with it")
            continue
        there[table.number] = found
        seated = {seat.user_id for seat in stored[1]}
        report.add(f"table {table.number}: {user} had sat down" for user in table.seated if user not in seated)
        kept = account(table.moves, found.log, table.planned)
        report.add([*found.wrong, *kept.lost, *kept.doubled, *undone_wrong(table.undone, found.log)])
        counts["moves acknowledged"] += kept.acknowledged
        counts["moves planned"] += len(table.planned)
        counts["of them done"] += sum(
            line.user_id is not None and line.seat is not None and line.decision_revision is None
            for line in found.log
            if not line.notation.startswith("@")
        )
        counts["of them lost"] += len(kept.lost)
        counts["moves done twice or without a click"] += len(kept.doubled)
    report.figures |= counts
    return there
