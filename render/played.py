"""Whole games from the deal to the end, for samples of positions."""

from __future__ import annotations

import functools
from typing import Any

from engine import AnyGame, Event, FastRng, KeyedRng, latest_turn, seen

RECENT_EVENTS = 80
"""Number of events kept at each step. No turn has as many."""


@functools.cache
def played(rules: AnyGame, label: str, seats: int, seed: int) -> tuple[tuple[Any, tuple[Event, ...], Any], ...]:
    """Play a whole game. Returns the public view, the last turn and the decider's view after each step.

    ``label`` and ``seed`` make the deal. Choices are random if ``seed`` is divisible by three, else the AI's.
    """
    rng, fast = KeyedRng(f"{label} {seed}".encode()), FastRng(seed)
    state, events = rules.setup(seats, {}, rng)
    known = list(seen(events, None))
    out = []
    while True:
        deciding = rules.deciding(state)
        own = rules.view(state, deciding[0].seat if deciding else 0)
        out.append((rules.view(state, None), latest_turn(known), own))
        if not deciding:
            return tuple(out)
        action = rules.suggest(own, fast) if seed % 3 else fast.choice(own.actions)
        known = [*known[-RECENT_EVENTS:], *seen(rules.apply(state, deciding[0].seat, action, rng), None)]
