"""Positions to measure with: one game of each kind, played by its own sensible policy."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Event, FastRng, KeyedRng, View, game, latest_turn, seen

NAMES = ("Ana", "Bruno", "Maria Clara", "Davi")


def boards(key: str, seats: int, seed: bytes) -> Iterator[tuple[View, tuple[Event, ...], View]]:
    """The public view after every decision, what happened last, and the view of the seat that is to decide next."""
    rules, chance, taste = game(key), KeyedRng(seed), FastRng(1)
    state, log = rules.setup(seats, {}, chance)
    while decisions := rules.deciding(state):
        seat = decisions[0].seat
        view = rules.view(state, seat)
        yield rules.view(state, None), latest_turn(seen(log, None)), view
        log = [*log, *rules.apply(state, seat, rules.suggest(view, taste), chance)]
