"""Random play of every game, in decisions a second.

A ply is one decision: find the decider and the legal actions, pick one at random, apply it. Deals count. All games take
turns in short slices. Times are processor times, which other programs disturb less.
"""

from __future__ import annotations

import time
from statistics import median

from bench import Result
from engine import FastRng, every_game, game
from engine.selfplay import bare_plies

ROUNDS = 15
SLICE_SECONDS = 0.2
"""Processor time of one slice."""
SEATS = (2, 4)


def run() -> Result:
    """Measure every registered game."""
    rates: dict[str, list[float]] = {}
    for _ in range(ROUNDS + 1):  # The first round warms up.
        for key in every_game():
            for seats in SEATS:
                rates.setdefault(f"{key} ({seats} seats), plies/s", []).append(_rate(key, seats))
    figures: dict[str, float | int | str] = {name: round(median(found[1:])) for name, found in rates.items()}
    return Result("engine", figures, (f"median of {ROUNDS} rounds with a slice of {SLICE_SECONDS} s for each game",))


def _rate(key: str, seats: int) -> float:
    """Play random games for a slice. Returns plies a second of processor time."""
    rules, rng, plies, start = game(key), FastRng(1), 0, time.process_time()
    while (spent := time.process_time() - start) < SLICE_SECONDS:
        plies += bare_plies(rules, seats, rng)
    return plies / spent
