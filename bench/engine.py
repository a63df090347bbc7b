"""Random play of every game, in decisions a second, beside RLCard's UNO and OpenSpiel's gin rummy.

A ply is one decision: ask who decides and what is legal, pick at random, do it. Deals are included. RLCard is measured
twice, since its usual door, the environment, also builds arrays for a learner at every step: once through that door and
once at the bare game behind it. Both sides pick with the same cheap draw, and get the same number of players.

All runs share one process and one core, in short slices that alternate; times are of the processor, so that other
programs disturb less. The ratio is the median of the ratios of neighbouring slices; above 1 we are faster.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from statistics import median
from typing import Any

from bench import Result
from engine import FastRng, every_game, game
from engine.selfplay import bare_plies

ROUNDS = 15
SLICE = 0.2
"""Seconds of processor time for one slice."""

SEATS = 2
"""RLCard's UNO is for two."""

Play = Callable[[], int]


def run() -> Result:
    """Measure every registered game, and the peer if it is installed."""
    rivals = rlcard_uno() | openspiel_gin_rummy()
    figures: dict[str, float | int | str] = {}
    with one_core():
        for key in every_game():
            figures |= compare(key, ours(key), rivals)
    notes = [f"{SEATS} players; median of {ROUNDS} slices of {SLICE} s each, taken in turn on one core"]
    if not rivals:
        notes.append("no comparison: no peer is installed, pip install -r bench/requirements.txt")
    return Result("engine", figures, tuple(notes))


def compare(key: str, play: Play, rivals: dict[str, Play]) -> dict[str, float | int | str]:
    """Our plies a second, the rivals', and the median ratio to each."""
    rates: dict[str, list[float]] = {name: [] for name in (key, *rivals)}
    for _ in range(ROUNDS):
        for name, each in ((key, play), *rivals.items()):
            rates[name].append(rate(each))
    figures: dict[str, float | int | str] = {f"{key}, plies/s": round(median(rates[key]))}
    for name in rivals:
        figures[f"{name}, plies/s"] = round(median(rates[name]))
        ratios = [mine / theirs for mine, theirs in zip(rates[key], rates[name], strict=True)]
        figures[f"{key} : {name}"] = round(median(ratios), 2)
    return figures


def rate(play: Play) -> float:
    """Plies a second of one slice; ``play`` plays a game and says how many plies it took."""
    gc.collect()
    plies = 0
    began = now = time.process_time()
    while now - began < SLICE:
        plies += play()
        now = time.process_time()
    return plies / (now - began)


def ours(key: str) -> Play:
    """A random game of ours."""
    rules, rng = game(key), FastRng(1)
    return lambda: bare_plies(rules, SEATS, rng)


def rlcard_uno() -> dict[str, Play]:
    """A random game of RLCard's UNO, through its environment and bare; nothing if RLCard is not installed."""
    try:
        import rlcard  # type: ignore[import-not-found, unused-ignore]
        from rlcard.games.uno import Game  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return {}
    draw = Random(1).random
    environment: Any = rlcard.make("uno", config={"seed": 1})
    bare: Any = Game(num_players=SEATS)

    def play_environment() -> int:
        state, _ = environment.reset()
        plies = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(draw() * len(legal))])
            plies += 1
        return plies

    def play_bare() -> int:
        bare.init_game()
        plies = 0
        while not bare.is_over():
            legal = bare.get_legal_actions()
            bare.step(legal[int(draw() * len(legal))])
            plies += 1
        return plies

    return {"RLCard UNO (environment)": play_environment, "RLCard UNO (bare game)": play_bare}


def openspiel_gin_rummy() -> dict[str, Play]:
    """A random game of OpenSpiel's gin rummy (C++ behind Python); nothing if OpenSpiel is not installed.

    Its deal is a chain of chance steps, taken here in the same way and not counted: a ply is a player's decision.
    """
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return {}
    draw = Random(1).random
    box: Any = pyspiel.load_game("gin_rummy")

    def play() -> int:
        state = box.new_initial_state()
        plies = 0
        while not state.is_terminal():
            plies += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        return plies

    return {"OpenSpiel gin_rummy": play}


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system lets us say so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
