"""Positions for benchmarks: one game of each kind, played by its own policy."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Event, FastRng, KeyedRng, View, game, latest_turn, seen

NAMES = ("Ana", "Bruno", "Maria Clara", "Davi")


def boards(key: str, seats: int, seed: bytes) -> Iterator[tuple[View, tuple[Event, ...], View]]:
    """Yield, after every decision, the public view, the latest events, and the next decider's view."""
    rules, chance, taste = game(key), KeyedRng(seed), FastRng(1)
    state, log = rules.setup(seats, {}, chance)
    while decisions := rules.deciding(state):
        seat = decisions[0].seat
        view = rules.view(state, seat)
        yield rules.view(state, None), latest_turn(seen(log, None)), view
        log = [*log, *rules.apply(state, seat, rules.suggest(view, taste), chance)]
