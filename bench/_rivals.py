"""Random games of other engines, each with a rate to compare with Tertulia's. Skips engines that are not installed.

RLCard's UNO is measured twice: through its environment, which also builds training arrays at every step, and as the
bare game. OpenSpiel is C++ with Python bindings. Its deal is a chain of chance steps, run the same way and not counted.
boardgame.io runs in a Node.js process through its own client (``bench/peers/``), in production mode and without undo.
"""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

PEERS: Final = Path(__file__).with_name("peers")
WITHOUT_PYTHON: Final = "no RLCard or OpenSpiel here: pip install -r bench/requirements.txt"
WITHOUT_NODE: Final = "no boardgame.io here: it needs Node.js 20, and npm ci in bench/peers"

Play = Callable[[], int]
"""Plays one game and returns its number of decisions."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another engine's game for ``seats`` players. ``rate(seconds)`` plays that long and returns decisions a second."""

    name: str
    seats: int
    rate: Callable[[float], float]


def rivals(stack: ExitStack) -> Iterator[Rival]:
    """Yield all installed rivals. Their resources live until ``stack`` closes."""
    yield from rlcard_games()
    yield from openspiel_games()
    yield from boardgame_io(stack)


def rate(play: Play, seconds: float) -> float:
    """Play whole games for ``seconds``. Returns decisions a second of processor time."""
    gc.collect()
    plies = 0
    began = now = time.process_time()
    while now - began < seconds:
        plies += play()
        now = time.process_time()
    return plies / (now - began)


def _of(name: str, seats: int, play: Play) -> Rival:
    return Rival(name, seats, lambda seconds: rate(play, seconds))


def rlcard_games() -> Iterator[Rival]:
    """Yield UNO and gin rummy through their environments, and the bare UNO. Nothing without RLCard."""
    try:
        import rlcard  # type: ignore[import-not-found, unused-ignore]
        from rlcard.games.uno import Game  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return
    draw = Random(1).random

    def through(environment: Any) -> Play:
        def play() -> int:
            state, _ = environment.reset()
            plies = 0
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = environment.step(legal[int(draw() * len(legal))])
                plies += 1
            return plies

        return play

    bare: Any = Game(num_players=2)

    def play_bare() -> int:
        bare.init_game()
        plies = 0
        while not bare.is_over():
            legal = bare.get_legal_actions()
            bare.step(legal[int(draw() * len(legal))])
            plies += 1
        return plies

    yield _of("RLCard UNO (environment)", 2, through(rlcard.make("uno", config={"seed": 1})))
    yield _of("RLCard UNO (bare game)", 2, play_bare)
    yield _of("RLCard gin rummy", 2, through(rlcard.make("gin-rummy", config={"seed": 1})))


def openspiel_games() -> Iterator[Rival]:
    """Yield gin rummy for two and hearts for four. Nothing without OpenSpiel."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return
    draw = Random(1).random

    def of(box: Any) -> Play:
        def play() -> int:
            state = box.new_initial_state()
            plies = 0
            while not state.is_terminal():
                plies += not state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
            return plies

        return play

    yield _of("OpenSpiel gin_rummy", 2, of(pyspiel.load_game("gin_rummy")))
    yield _of("OpenSpiel hearts", 4, of(pyspiel.load_game("hearts")))


def boardgame_io(stack: ExitStack) -> Iterator[Rival]:
    """Yield crazy eights for two. Nothing without Node.js or the library."""
    node = shutil.which("node")
    if node is None or not (PEERS / "node_modules" / "boardgame.io").exists():
        return
    process = stack.enter_context(
        subprocess.Popen(
            [node, "random_play.js", "2"],
            cwd=PEERS,
            env={**os.environ, "NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        )
    )
    assert process.stdin is not None and process.stdout is not None
    ask, answer = process.stdin, process.stdout
    if answer.readline().strip() != "ready":
        raise RuntimeError("boardgame.io did not start; run node random_play.js in bench/peers to see why")

    def played(seconds: float) -> float:
        ask.write(f"{seconds}\n")
        return float(answer.readline())

    yield Rival("boardgame.io crazy eights", 2, played)
