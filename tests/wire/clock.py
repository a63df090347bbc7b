"""Whole games while the machine's clock is wrong: the bot sends no more requests than with a right one.

The stand-in's snowflakes tell the real time. The bot's wall clock is behind, ahead, or jumps in the middle of the game;
its monotonic clock is right. Each game is held against one with a right clock in the same run.

``python -m tests.wire.clock AHEAD JUMP`` is such a bot: SIGUSR1 makes its clock jump.

README: "Moves survive", and tables resume, whatever the clock of the machine says.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import runpy
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

import time_machine

from engine.record import load
from engine.verify import verify
from tests.wire.people import Person
from tests.wire.play import Table, open_table, play_out, record, wish_for_words
from tests.wire.program import Program
from tests.wire.report import Report
from tests.wire.server import Discord
from tests.wire.world import Delivery

ABOUT: Final = "a wrong wall clock: no board is posted twice, and the bot sends Discord no more requests"
MORE: Final = 1.5
"""Largest ratio of requests with a wrong clock to those with a right one; games differ in length."""
HALF: Final = 15
"""Decisions after which the clock jumps."""


class Wrong(NamedTuple):
    """A wall clock that is ``ahead`` seconds fast, and jumps by ``jump`` seconds half-way through the game."""

    name: str
    ahead: float = 0.0
    jump: float = 0.0


RIGHT: Final = Wrong("right")
WRONG: Final = (
    Wrong("2 h behind", -7200),
    Wrong("50 min ahead", 3000),
    Wrong("2 h ahead", 7200),
    Wrong("jumps 2 h ahead", 0, 7200),
    Wrong("jumps 2 h back", 0, -7200),
)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="mausoleum")
    parser.add_argument("--seed", type=int, default=1)


async def prove(options: argparse.Namespace) -> Report:
    """Run the whole proof."""
    with tempfile.TemporaryDirectory(prefix="tertulia-clock-") as folder:
        return await run(Path(folder), WRONG, game=options.game, seed=options.seed)


async def run(folder: Path, clocks: Sequence[Wrong], *, game: str, seed: int) -> Report:
    """Play one game with a right clock and one with each wrong one."""
    report, began = Report("clock"), time.perf_counter()
    games = [_play(folder / str(number), wrong, game, seed, report) for number, wrong in enumerate((RIGHT, *clocks))]
    right, *others = await asyncio.gather(*games)
    for wrong, asked in zip(clocks, others, strict=True):
        report.need(asked <= MORE * right, f"{wrong.name}: {asked} requests for a decision, {right} with a right clock")
    report.figures["seconds"] = round(time.perf_counter() - began, 1)
    return report


async def _play(folder: Path, wrong: Wrong, game: str, seed: int, report: Report) -> float:
    """Play a game with this clock. Returns the number of requests for each decision."""
    folder.mkdir()
    command = ("-m", "tests.wire.clock", str(wrong.ahead), str(wrong.jump))
    async with Discord() as discord:
        discord.limits.rules = {}
        guild = discord.world.add_guild()
        people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
        async with Program(discord, folder, command=command) as program:
            for person in people:
                await wish_for_words(person, discord.open_channel(guild))
            table = await open_table(people, discord.open_channel(guild), game)
            posted: list[Delivery] = []
            discord.world.observers.append(lambda delivery: posted.append(delivery) if _is_board(delivery) else None)
            before = discord.rest.requests.total()
            playing = [play_out(table, random.Random(seed))] + ([_jump(table, program)] if wrong.jump else [])
            await asyncio.gather(*playing)
            asked = (discord.rest.requests.total() - before) / len(table.moves)
            verdict = verify(load((await record(people[0], table)).decode()))
            report.need(verdict is None, f"{wrong.name}: the record does not verify: {verdict}")
            report.add(f"{wrong.name}: {line}" for line in program.errors())
        report.add(f"{wrong.name}: {text}" for text in discord.violations)
    # A board may be posted again when it has scrolled away or is old, which a game of a minute gives no reason for.
    report.need(not posted, f"{wrong.name}: the board was posted {len(posted)} more times")
    report.figures |= {
        f"{wrong.name}: decisions": len(table.moves),
        f"{wrong.name}: requests for each": round(asked, 2),
        f"{wrong.name}: boards posted again": len(posted),
    }
    return asked


def _is_board(delivery: Delivery) -> bool:
    """Return whether a further message with a table's buttons was posted."""
    message = delivery.message
    return (
        delivery.kind == "create"
        and message.viewer is None
        and any(each.custom_id.startswith("b:") for each in message.controls)
    )


async def _jump(table: Table, program: Program) -> None:
    """Let the clock jump after some decisions."""
    while len(table.moves) < HALF:
        await asyncio.sleep(0.05)
    program.send(signal.SIGUSR1)


def _become_bot(ahead: float, jump: float) -> None:
    """Set the clock, then become ``bot.py``."""
    clock = time_machine.travel(datetime.now(UTC) + timedelta(seconds=ahead), tick=True).start()
    signal.signal(signal.SIGUSR1, lambda *_: clock.shift(jump))
    sys.argv[:] = ["bot.py"]
    runpy.run_path("bot.py", run_name="__main__")


if __name__ == "__main__":
    _become_bot(*map(float, sys.argv[1:3]))
