"""Games that were played from the deal to the end, for samples of what comes up in them."""

from __future__ import annotations

import functools
from typing import Any

from engine import AnyGame, Event, FastRng, KeyedRng, latest_turn, seen

MEMORY = 80
"""Events that are remembered at each step: more than any turn has."""


@functools.cache
def played(rules: AnyGame, label: str, seats: int, seed: int) -> tuple[tuple[Any, tuple[Event, ...], Any], ...]:
    """A whole game: after each step the public view, the last turn, and the view of whoever decides.

    ``label`` and ``seed`` make the deal. Where ``seed`` is divisible by three choices are made at random, else well.
    """
    rng, fast = KeyedRng(f"{label} {seed}".encode()), FastRng(seed)
    state, events = rules.setup(seats, {}, rng)
    known = list(seen(events, None))
    out = []
    while True:
        owed = rules.deciding(state)
        own = rules.view(state, owed[0].seat if owed else 0)
        out.append((rules.view(state, None), latest_turn(known), own))
        if not owed:
            return tuple(out)
        action = rules.suggest(own, fast) if seed % 3 else fast.choice(own.actions)
        known = [*known[-MEMORY:], *seen(rules.apply(state, owed[0].seat, action, rng), None)]
