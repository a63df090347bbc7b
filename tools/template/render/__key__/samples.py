"""Sample positions for galleries and tests: beginning, middle, end, every decision. Only these may use the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.__key__.game import GAME
from engine.__key__.state import State
from engine.contract import Event
from engine.rng import FastRng
from render.scene import Scene

NAMES: Final = ("Ana", "Bruno", "Maria Clara", "Davi")
HARD_NAMES: Final = ("xX_KeeperOfTheEternalLanterns_Xx", "🔥👑🔥", "Жанна Иванова-Ковалевская", "")
"""Very long, missing from every font, another script, empty."""
HOME: Final = "en-US"
"""Language in which every position is drawn."""
EVERYWHERE: Final = ("board-middle-4", "hand-*", "score-*", "cover-*", "rules-*")
"""Patterns of the drawings that come in every language."""


def _played(seats: int, turns: int) -> tuple[State, tuple[Event, ...]]:
    """Return the position after some random turns, and the events of the last one."""
    rng = FastRng(seats)
    state, events = GAME.setup(seats, {}, rng)
    for _ in range(turns):
        seat = GAME.deciding(state)[0].seat
        events = GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), rng)
    return state, tuple(events)


def _scene(seats: int, turns: int, viewer: int | None = None, names: tuple[str, ...] = NAMES) -> Scene:
    state, events = _played(seats, turns)
    return Scene(GAME.view(state, viewer), names[:seats], events)


def boards() -> Iterator[tuple[str, Scene]]:
    """Yield public boards by name. ``middle-4`` is the one that shared tests ask for."""
    yield "start-4", _scene(4, 0)
    for seats in (2, 3, 4):
        yield f"middle-{seats}", _scene(seats, 3 * seats - 1)
    yield "hard-names", _scene(4, 9, names=HARD_NAMES)
    yield "over", _scene(4, 20)


def hands() -> Iterator[tuple[str, Scene]]:
    """Yield hands as their owner sees them, for every kind of decision."""
    for name, turns in (("first", 0), ("play", 6), ("last", 14), ("empty", 15)):
        state, _ = _played(3, turns)
        viewer = 0 if state.decider is None else state.decider
        yield f"hand-{name}", _scene(3, turns, viewer)
    yield "hand-waiting", _scene(2, 2, 1 - (_played(2, 2)[0].decider or 0))


def scores() -> Iterator[tuple[str, Scene]]:
    """Yield score sheets by name."""
    for seats in (2, 3, 4):
        yield f"score-{seats}", _scene(seats, 5 * seats)
    yield "score-hard-names", _scene(4, 20, names=HARD_NAMES)
