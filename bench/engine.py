"""Random play of every game, in decisions a second, beside card games of RLCard, OpenSpiel and boardgame.io.

A ply is one decision: find the decider and the legal actions, pick one at random, apply it. Deals count. Both sides
pick with equally cheap random numbers and have the same number of players.

All share one core in short alternating slices. Times are processor times, which other programs disturb less. The ratio
is the median of the ratios of slices of the same round. Above 1, Tertulia is faster.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median

from bench import Result
from bench._rivals import WITHOUT_NODE, WITHOUT_PYTHON, Rival, rate, rivals
from engine import FastRng, every_game, game
from engine.selfplay import bare_plies

ROUNDS = 15
SLICE = 0.2
"""Processor seconds of one slice."""
WARM_UP = 3
"""Warm-up slices: Node.js compiles while it runs."""
SEATS = 2
"""Seats of our games where there is no rival."""


def run() -> Result:
    """Measure every registered game, and the installed peers."""
    with one_core(), ExitStack() as stack:
        others = list(rivals(stack))
        figures = compare(others)
    names = " ".join(other.name for other in others)
    notes = [f"median of {ROUNDS} rounds with a slice of {SLICE} s each for everybody, in turn on one core"]
    notes += [] if "RLCard" in names and "OpenSpiel" in names else [WITHOUT_PYTHON]
    notes += [] if "boardgame.io" in names else [WITHOUT_NODE]
    return Result("engine", figures, tuple(notes))


def compare(others: list[Rival]) -> dict[str, float | int | str]:
    """Return each engine's plies a second, and the median ratios of each of our games to each rival."""
    tables = sorted({SEATS, *(other.seats for other in others)})
    own = {(key, seats): ours(key, seats) for key in every_game() for seats in tables}
    everybody = [*own.values(), *others]
    for each in everybody:
        for _ in range(WARM_UP):
            each.rate(SLICE)
    rates: dict[str, list[float]] = {each.name: [] for each in everybody}
    for _ in range(ROUNDS):
        for each in everybody:
            rates[each.name].append(each.rate(SLICE))
    figures: dict[str, float | int | str] = {
        f"{each.name}, plies/s": round(median(rates[each.name])) for each in everybody
    }
    for other in others:
        for key in every_game():
            mine = own[key, other.seats]
            ratios = [fast / slow for fast, slow in zip(rates[mine.name], rates[other.name], strict=True)]
            figures[f"{mine.name} : {other.name}"] = round(median(ratios), 2)
    return figures


def ours(key: str, seats: int) -> Rival:
    """Wrap our random games as a rival."""
    rules, rng = game(key), FastRng(1)
    return Rival(f"{key} ({seats})", seats, lambda seconds: rate(lambda: bare_plies(rules, seats, rng), seconds))


@contextmanager
def one_core() -> Iterator[None]:
    """Pin this process and its children to one core where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
