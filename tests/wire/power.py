"""Power cuts: the database of running games with any part of its last writes missing opens to a past state.

While people play, the proof stops the bot for an instant and copies its files. It then cuts the write-ahead log of each
copy after every frame and at random bytes within frames, and replaces its end by zeros or noise: all that a disk may
hold after a power cut. SQLite flushes frames before it moves them into the database, so these are never missing. The
proof opens each result as the bot does.

README: "Moves survive": what was written stands after a power cut, whole.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import struct
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from db import Store, StoreError
from engine import games
from engine.progress import progress
from tests.wire.crowd import Crowd
from tests.wire.ledger import Found, account, all_wrong
from tests.wire.play import Move, Table
from tests.wire.program import Program
from tests.wire.report import Report
from tests.wire.server import Discord

ABOUT: Final = "power cuts: a write-ahead log cut anywhere opens to a state that the bot had written"
HEADER: Final = 32
"""Bytes before the first frame of a write-ahead log."""
FRAME: Final = 24
"""Bytes before the page of each frame."""
BACKFILLED: Final = 96
"""Offset in the shared-memory file: number of frames that the database itself holds already."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--copies", type=int, default=4, help="how often the files are copied")
    parser.add_argument("--moves", type=int, default=60, help="acknowledged moves between two copies")
    parser.add_argument("--cuts", type=int, default=0, help="frames to cut at, of each copy; 0: every one")
    parser.add_argument("--seed", type=int, default=1)


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    with tempfile.TemporaryDirectory(prefix="tertulia-power-") as folder:
        return await run(Path(folder), copies=options.copies, moves=options.moves, cuts=options.cuts, seed=options.seed)


class Copy(NamedTuple):
    """The files of one instant, and the clicks until then by table."""

    folder: Path
    moves: dict[int, list[Move]]


@dataclass(frozen=True)
class Log:
    """A write-ahead log: the bytes, the size of a frame, how many frames count, and how many of them may not miss."""

    data: bytes
    frame: int
    frames: int
    flushed: int

    def end(self, frames: int) -> int:
        """Return the offset where so many frames end."""
        return HEADER + frames * self.frame


async def run(folder: Path, *, copies: int, moves: int, cuts: int, seed: int) -> Report:
    """Play, copy, and open every copy with every part of its log missing."""
    report, chance, began = Report("power"), random.Random(seed), time.perf_counter()
    made = await _play(folder, copies, moves, chance, report)
    opened = frames = 0
    for copy in made:
        log = read_log(copy.folder / "tertulia.sqlite3")
        frames += log.frames
        opened += await _try_all(copy, log, folder / "cut", cuts, chance, report)
    report.figures |= {
        "copies": len(made),
        "frames": frames,
        "databases opened": opened,
        "seconds": round(time.perf_counter() - began, 1),
    }
    return report


async def _play(folder: Path, copies: int, moves: int, chance: random.Random, report: Report) -> list[Copy]:
    """Play one table of each game at once. Returns the files of so many instants."""
    made: list[Copy] = []
    async with Discord() as discord:
        discord.limits.on = False
        crowd = Crowd(discord, chance)
        async with Program(discord, folder) as program:
            seats = [crowd.seats(kind, 2 + number % 2) for number, kind in enumerate(games())]
            await crowd.read_words([person for each in seats for person in each.people])
            crowd.play(seats)
            try:
                for number in progress(range(1, copies + 1), "copies"):
                    await crowd.until(number * moves - chance.randrange(moves // 2), seconds=600)
                    made.append(_copy(program, folder / f"copy{number}", crowd.tables))
            finally:
                await crowd.rest()
        report.add(f"{text} ({count} times)" for text, count in discord.violations.items())
        report.add(f"the log says: {line}" for line in program.errors())
    report.figures["moves acknowledged"] = crowd.acknowledged
    return made


def _copy(program: Program, folder: Path, tables: list[Table]) -> Copy:
    """Return the files as they are at one instant."""
    folder.mkdir()
    os.kill(program.pid, signal.SIGSTOP)
    try:
        moves = {table.number: [replace(move) for move in table.moves] for table in tables}
        for suffix in ("", "-wal", "-shm"):
            shutil.copyfile(f"{program.database}{suffix}", folder / f"tertulia.sqlite3{suffix}")
    finally:
        os.kill(program.pid, signal.SIGCONT)
    return Copy(folder, moves)


def read_log(database: Path) -> Log:
    """Read the valid frames of the write-ahead log beside a database: stale ones of an earlier round follow them."""
    data = Path(f"{database}-wal").read_bytes()
    page = int.from_bytes(data[8:12], "big")
    salts, frame, frames = data[16:24], FRAME + page, 0
    while data[HEADER + frames * frame :][8:16] == salts and len(data) >= HEADER + (frames + 1) * frame:
        frames += 1
    (flushed,) = struct.unpack_from("=I", Path(f"{database}-shm").read_bytes(), BACKFILLED)
    return Log(data, frame, frames, min(flushed, frames))


async def _try_all(copy: Copy, log: Log, folder: Path, cuts: int, chance: random.Random, report: Report) -> int:
    """Open a copy with every end of its log; how many that were."""
    whole = await _open(copy, log.data, folder, report, "whole")
    if whole is None:
        return 1
    for number, moves in copy.moves.items():
        kept = account(moves, whole[number].log)
        report.add(f"{copy.folder.name}: {text}" for text in (*kept.lost, *kept.doubled))
    opened, last = 1, {number: 0 for number in whole}
    points = range(log.flushed, log.frames + 1)
    chosen = sorted(chance.sample(points, cuts)) if 0 < cuts < len(points) else points
    for frames in progress(chosen, f"cuts of {copy.folder.name}"):
        for what, data in _ends(log, frames, chance):
            name = f"{copy.folder.name} after {frames} of {log.frames} frames, {what}"
            opened += 1
            found = await _open(copy, data, folder, report, name)
            if found is None:
                continue
            gone = [number for number, revision in last.items() if revision and number not in found]
            report.need(not gone, f"{name}: tables {gone} are gone")
            for number, table in found.items():
                report.need(table.revision >= last[number], f"{name}: table {number} went back")
                report.need(table.log == whole[number].log[: len(table.log)], f"{name}: table {number} has another log")
                last[number] = max(last[number], table.revision)
    return opened


def _ends(log: Log, frames: int, chance: random.Random) -> Iterator[tuple[str, bytes]]:
    """Yield possible remains of a log of which so many frames reached the disk whole."""
    end = log.end(frames)
    yield "cut", log.data[:end]
    if frames == log.frames:
        return
    torn = end + chance.randrange(1, log.frame)
    lost = len(log.data) - torn
    yield chance.choice(
        [
            ("torn", log.data[:torn]),
            ("zeros behind", log.data[:torn] + bytes(lost)),
            ("noise behind", log.data[:torn] + chance.randbytes(lost)),
        ]
    )


async def _open(copy: Copy, data: bytes, folder: Path, report: Report, name: str) -> dict[int, Found] | None:
    """Open the database with this log, as the bot would; what is in it, or None if it cannot be opened."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    database = folder / "tertulia.sqlite3"
    shutil.copyfile(copy.folder / database.name, database)
    Path(f"{database}-wal").write_bytes(data)
    try:
        async with await Store.open(database) as store:
            tables, wrong = await all_wrong(store)
    except StoreError as error:
        report.violations.append(f"{name}: {error}")
        return None
    report.add(f"{name}: {text}" for text in wrong)
    return tables
