"""Randomness for search: everything follows from one draw of the caller's generator."""

from __future__ import annotations

import math
import random
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from engine.rng import HasChance, Rng

Item = TypeVar("Item")

SEEDS: Final = 1 << 32


@dataclass(slots=True)
class Counter:
    """The draw counter that a keyed generator needs, outside a game."""

    chance: int = 0


class QuickRng:
    """Random numbers for search: as :class:`engine.rng.FastRng`, with one draw for each item of a shuffle."""

    __slots__ = ("_draw",)

    def __init__(self, seed: int) -> None:
        self._draw = random.Random(seed).random

    def below(self, state: HasChance, label: str, n: int) -> int:
        return int(self._draw() * n)

    def shuffle(self, state: HasChance, label: str, items: MutableSequence[Any]) -> None:
        draw = self._draw
        for last in range(len(items) - 1, 0, -1):
            other = int(draw() * (last + 1))
            items[last], items[other] = items[other], items[last]


def seeded_random(rng: Rng) -> random.Random:
    """Return a generator seeded with one draw from ``rng``."""
    return random.Random(rng.below(Counter(), "think", SEEDS))


def softmax_choice(items: Sequence[Item], values: Sequence[float], temperature: float, chance: random.Random) -> Item:
    """Draw one of ``items`` by softmax: ``temperature`` less in value makes an item e times less likely."""
    best = max(values)
    weights = [math.exp((value - best) / temperature) for value in values]
    point = chance.random() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        point -= weight
        if point <= 0:
            return item
    return items[-1]
