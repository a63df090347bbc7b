"""The animated picture of a whole game: the longest of many random games of each kind, with four seats.

Length counts in turns, each of which is a frame. Random games last far longer than human ones. Other threads draw
boards meanwhile: the benchmark also measures how much longer one of them takes.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

import render
from bench import Result
from bench._positions import NAMES
from engine import TURN, FastRng, KeyedRng, game, games
from engine.record import START
from engine.replay import Step
from locales import DEFAULT
from render.animation import make
from render.shots import shots
from tables.film import Film
from tables.replays import ReplayTurn, turns
from tables.undo import Entry

GAMES = 200
SEATS = 4
PAUSE = 0.05
"""Seconds between two board requests while the animation is made."""


def run() -> Result:
    """Measure every game."""
    figures: dict[str, float | int | str] = {}
    for key in games():
        number = max(range(GAMES), key=lambda number: _length(_log(key, number)))
        log = _log(key, number)
        started = time.perf_counter()
        found = turns(Film(game(key), SEATS, {}, KeyedRng(_seed(number)), log))
        figures[f"{key}, all positions again, ms"] = (time.perf_counter() - started) * 1000
        pictures = shots(key, [render.Scene(turn.view, NAMES, turn.recent) for turn in found])
        _boards(key, found, 12)
        alone = _boards(key, found, 12)
        with _watching(key, found) as beside:
            started = time.thread_time()
            animation = make(key, pictures, DEFAULT)
            took = time.thread_time() - started
        figures[f"{key}, frames"] = animation.frames
        figures[f"{key}, processor s (goal: at most 5)"] = took
        figures[f"{key}, MiB (goal: at most 8)"] = len(animation.data) / 2**20
        figures[f"{key}, width"] = animation.width
        figures[f"{key}, a board meanwhile, times as long"] = round(median(beside) / median(alone), 2)
    return Result(
        "animation", figures, (f"the longest of {GAMES} random games with {SEATS} seats; nothing had to be cut",)
    )


def _seed(number: int) -> bytes:
    return b"film" + number.to_bytes(28, "big")


def _log(key: str, number: int) -> list[Entry]:
    """Play a random game and return its log."""
    rules, rng, chance = game(key), KeyedRng(_seed(number)), FastRng(number)
    state, events = rules.setup(SEATS, {}, rng)
    log = [Entry(Step(1, None, START), tuple(events))]
    while decisions := rules.deciding(state):
        seat = decisions[0].seat
        action = chance.choice(rules.legal(state, seat))
        events = rules.apply(state, seat, action, rng)
        log.append(Entry(Step(len(log) + 1, seat, str(action)), tuple(events)))
    return log


def _length(log: list[Entry]) -> int:
    return sum(any(event.kind == TURN for event in entry.events) for entry in log)


def _boards(key: str, found: tuple[ReplayTurn, ...], count: int) -> list[float]:
    """Draw and encode some boards. Returns the seconds of each."""
    took = []
    for turn in found[:: max(1, len(found) // count)]:
        started = time.perf_counter()
        render.encode(render.compose(key, render.Scene(turn.view, NAMES, turn.recent), DEFAULT))
        took.append(time.perf_counter() - started)
    return took


@contextmanager
def _watching(key: str, found: tuple[ReplayTurn, ...]) -> Iterator[list[float]]:
    """Request boards one after another while the block runs."""
    took: list[float] = []
    over = threading.Event()

    def watch() -> None:
        while not over.wait(PAUSE):
            took.extend(_boards(key, found, 1))

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield took
    finally:
        over.set()
        watcher.join()
