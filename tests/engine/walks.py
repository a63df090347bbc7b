"""Steps of random games and of recorded games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any

from engine import Action, AnyGame, KeyedRng, Rng, game
from engine.knowledge import Ply
from engine.record import Record
from engine.selfplay import Log, start

Choose = Callable[[Any], tuple[int, Action]]
"""Picks seat and action in a position."""


def walk(
    key: str, games: int, *, seed: str = "walk", options: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[Ply, Rng]]:
    """Yield every step of random games of ``key``, all its numbers of players in turn, and the chance used.

    Readers may keep only the position before a step. The walk mutates the one after it.
    """
    rules = game(key)
    for number in range(games):
        log = Log(key, rules.meta.seats[number % len(rules.meta.seats)], f"{seed} {number}", options=options)
        chance = random.Random(f"choices of {log.seed}")

        def choose(state: Any, chance: random.Random = chance) -> tuple[int, Action]:
            seat = chance.choice(rules.deciding(state)).seat
            return seat, chance.choice(list(rules.legal(state, seat)))

        _, state, _, rng = start(log)
        yield from _steps(rules, state, rng, choose)


def steps(
    key: str, count: int, *, seed: str = "walk", options: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[Ply, Rng]]:
    """Yield ``count`` steps of random games of ``key``, as :func:`walk` does."""
    return islice(walk(key, count, seed=seed, options=options), count)


def retrace(record: Record) -> Iterator[tuple[Ply, Rng]]:
    """Yield the steps of a record without undo."""
    rules, rng = game(record.game), KeyedRng(record.seed)
    state, _ = rules.setup(len(record.names), record.options, rng)
    lines = iter(record.lines[1:])

    def choose(state: Any) -> tuple[int, Action]:
        line = next(lines)
        assert line.seat is not None
        return line.seat, rules.parse(line.notation)

    return _steps(rules, state, rng, choose)


def _steps(rules: AnyGame, state: Any, rng: Rng, choose: Choose) -> Iterator[tuple[Ply, Rng]]:
    while rules.deciding(state):
        seat, action = choose(state)
        before = rules.copy(state)
        yield Ply(before, seat, action, rules.apply(state, seat, action, rng), state), rng
