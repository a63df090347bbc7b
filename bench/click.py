"""Time from a click on a hand's button or select to its answer, with real pictures, on the simulated Discord.

Splits the time into engine, transaction, drawing (all pictures before the answer) and the rest: discord.py, the
simulated Discord, the event loop. The board follows after the answer.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import discord

from bench import Result, Skipped
from engine import games

CLICKS = 40


def run() -> Result:
    """Play one game of three of each kind with a real database and real pictures."""
    need_simcord()
    figures: dict[str, float | int | str] = {}
    for key in games():
        figures |= {f"{key}: {name}": figure for name, figure in asyncio.run(_measure(key)).items()}
    return Result("click", figures, (f"up to {CLICKS} clicks of one game of three; the first ones draw their sprites",))


def need_simcord() -> None:
    """Raise Skipped without the simulated Discord."""
    try:
        import simcord  # noqa: F401
    except ImportError as error:
        raise Skipped("needs simcord and pytest: python3 start.py test installs them") from error


@dataclass(frozen=True, slots=True)
class Click:
    """One click: its turn, seconds to the answer, and seconds of each part."""

    turn: int
    answer: float
    parts: dict[str, float]


class Watch:
    """Adds up the seconds of each part until one click is answered."""

    def __init__(self) -> None:
        self.parts: dict[str, float] = defaultdict(float)
        self.answered = 0.0

    def around(self, owner: Any, name: str, part: str) -> None:
        """Count the time of a coroutine function as ``part`` while the click is unanswered."""
        inner: Callable[..., Awaitable[Any]] = getattr(owner, name)

        async def timed(*args: Any, **rest: Any) -> Any:
            started = time.perf_counter()
            try:
                return await inner(*args, **rest)
            finally:
                if not self.answered:
                    self.parts[part] += time.perf_counter() - started

        setattr(owner, name, timed)


async def _measure(key: str) -> dict[str, float]:
    rows: dict[str, list[float]] = defaultdict(list)
    turns: dict[int, float] = defaultdict(float)
    async with aclosing(clicks(key)) as made:
        async for click in made:
            rows["answer"].append(click.answer)
            turns[click.turn] += click.answer
            parts = click.parts
            rows["transaction"].append(parts["transaction"])
            rows["engine and table"].append(parts["act"] - parts["transaction"])
            rows["drawing"].append(parts["drawing"])
            rows["discord.py, simulated Discord, loop"].append(click.answer - parts["act"] - parts["drawing"])
            if len(rows["answer"]) == CLICKS:
                break
    rows["all clicks of a turn"] = list(turns.values())[:-1]
    figures = {f"{part}, median ms": median(times) * 1000 for part, times in rows.items()}
    figures["answer, slowest ms"] = max(rows["answer"]) * 1000
    return figures


async def clicks(key: str) -> AsyncGenerator[Click, None]:
    """Play a game of three to its end, the first choice of every hand; the bot stops when the iterator is closed."""
    from render.service import PictureService
    from tables import Table, scheduler
    from tables.clocks import HOUR
    from tests.bot import harness

    watch = Watch()
    undo = [
        (owner, name, getattr(owner, name))
        for owner, name in (
            (PictureService, "draw"),
            (Table, "act"),
            (discord.InteractionResponse, "edit_message"),
            (scheduler, "HEARTBEAT_MS"),
        )
    ]
    answer = discord.InteractionResponse.edit_message

    async def noted(*args: Any, **rest: Any) -> Any:
        result = await answer(*args, **rest)
        watch.answered = watch.answered or time.perf_counter()
        return result

    try:
        scheduler.HEARTBEAT_MS = HOUR  # type: ignore[misc]  # a click would be waited for until the next note of life
        watch.around(PictureService, "draw", "drawing")
        watch.around(Table, "act", "act")
        discord.InteractionResponse.edit_message = noted  # type: ignore[method-assign]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "bench.sqlite3"
            async with (
                harness.running(lambda: harness.make_bot(path)) as env,
                aclosing(_play(key, harness.Stage(env, lambda: harness.make_bot(path)), watch)) as made,
            ):
                async for click in made:
                    yield click
    finally:
        for owner, name, was in undo:
            setattr(owner, name, was)


async def _play(key: str, stage: Any, watch: Watch) -> AsyncGenerator[Click, None]:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game=key))
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.chloe, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    registry = stage.bot.registry
    table = await registry.table(1, stage.server.id)
    watch.around(registry.store, "commit", "transaction")
    people = [stage.ana, stage.bruno, stage.chloe]
    turns = count()
    seat = turn = -1
    while table.deciding:
        if table.deciding[0] != seat:
            seat, turn = table.deciding[0], next(turns)
        who = people[seat]
        hand = stage.private(await stage.press(who, stage.board(), "b:*:hand"))
        first = next((each for each in stage.buttons(hand) if each.custom_id.startswith("d:")), None)
        if first is not None:
            hand = stage.private(await stage.press(who, hand, first.custom_id))
        button = next((each for each in stage.buttons(hand) if each.custom_id.startswith("t:")), None)
        select = next((each for each in stage.selects(hand) if each.custom_id.startswith("s:")), None)
        watch.parts.clear()
        watch.answered = 0.0
        started = time.perf_counter()
        if button is not None:
            await stage.press(who, hand, button.custom_id)
        else:
            assert select is not None, "the player to decide has no choice"
            await stage.choose(who, hand, select.custom_id, select.options[0])
        yield Click(turn, watch.answered - started, defaultdict(float, watch.parts))
