"""How much of the bot one click runs: its modules, named functions and calls, in the main thread.

A player of a game of two presses a button of the hand on the simulated Discord. What the bot runs until it rests
counts: the answer, the board and the mention. Pictures are drawn by workers, so they do not. Functions without a name
do not count. The number of calls is the mean of :data:`SEEDS` deals.
"""

from __future__ import annotations

import asyncio
import importlib.util
import random
import secrets
import sys
import tempfile
from collections import Counter
from pathlib import Path
from statistics import mean
from types import FrameType
from typing import Any, Final

from bench import Result, Skipped
from engine import games

ROOT: Final = Path(__file__).resolve().parents[1]
LEFT_OUT: Final = ("tests", "sandbox", "bench", ".venv")
"""Folders whose code is no part of the bot."""
SEEDS: Final = 10
"""Number of deals."""
COMPUTED: Final = {"Reading.names": "names", "TableState.story": "the story", "note_deciding": "who decides"}
"""What a click may compute again and again, by the function that does."""
Call = tuple[str, str]
"""Path and name of a function."""


def run() -> Result:
    """Press one button in a game of each kind."""
    if importlib.util.find_spec("simcord") is None:
        raise Skipped("no simcord here: python3 start.py install --dev")
    figures: dict[str, float | int | str] = {}
    for key in games():
        clicks = [asyncio.run(_click(key, seed)) for seed in range(SEEDS)]
        first = clicks[0]
        packages = Counter(path.partition("/")[0] for path in {path for path, _ in first})
        figures[f"{key}: modules"] = packages.total()
        figures[f"{key}: modules by package"] = ", ".join(f"{name} {count}" for name, count in packages.most_common())
        figures[f"{key}: named functions (goal: at most 310)"] = round(mean(map(len, clicks)))
        figures[f"{key}: named calls (goal: at most 1,200)"] = round(mean(click.total() for click in clicks))
        for name, what in COMPUTED.items():
            counts = [sum(count for (_, called), count in click.items() if called == name) for click in clicks]
            figures[f"{key}: computes {what}, times"] = mean(counts)
    return Result("modules", figures)


async def _click(key: str, seed: int) -> Counter[Call]:
    """Return the named functions of the bot that a click runs in a deal, and how often each is called."""
    from tables import scheduler
    from tables.clocks import HOUR
    from tests.bot import harness

    seen = Counter[Call]()

    def profile(frame: FrameType, event: str, _: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(str(ROOT)):
            inside = Path(path).relative_to(ROOT).as_posix()
            if not inside.startswith(LEFT_OUT) and not frame.f_code.co_name.startswith("<"):
                seen[inside, frame.f_code.co_qualname] += 1

    heartbeat, drawn = scheduler.HEARTBEAT_MS, secrets.token_bytes
    scheduler.HEARTBEAT_MS = HOUR  # type: ignore[misc]  # a click would be waited for until the next note of life
    secrets.token_bytes = random.Random(seed).randbytes  # type: ignore[assignment]
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "bench.sqlite3"
            async with harness.running(lambda: harness.make_bot(path)) as env:
                stage = harness.Stage(env, lambda: harness.make_bot(path))
                lobby = stage.shown(await stage.slash(stage.ana, "play", game=key))
                await stage.press(stage.bruno, lobby, "b:*:join")
                await stage.press(stage.ana, lobby, "b:*:start")
                table = await stage.bot.registry.table(1, stage.server.id)  # type: ignore[attr-defined]
                while table.deciding:
                    who = (stage.ana, stage.bruno)[table.deciding[0]]
                    hand = stage.private(await stage.press(who, stage.board(), "b:*:hand"))
                    first = next((each for each in stage.buttons(hand) if each.custom_id.startswith("d:")), None)
                    if first is not None:
                        hand = stage.private(await stage.press(who, hand, first.custom_id))
                    button = next((each for each in stage.buttons(hand) if each.custom_id.startswith("t:")), None)
                    if button is not None:
                        sys.setprofile(profile)
                        await stage.press(who, hand, button.custom_id)
                        break
                    select = next(each for each in stage.selects(hand) if each.custom_id.startswith("s:"))
                    await stage.choose(who, hand, select.custom_id, select.options[0])
                sys.setprofile(None)
    finally:
        sys.setprofile(None)
        secrets.token_bytes = drawn
        scheduler.HEARTBEAT_MS = heartbeat  # type: ignore[misc]
    return seen
