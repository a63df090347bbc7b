"""The box of __title__, as data. Renderers may import this module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

SEATS: Final = range(2, 5)
"""Two to four players."""
CARDS: Final = range(1, 31)
"""Each number is on one card."""
HAND: Final = 5
"""Cards dealt to each player in each round."""
PICK: Final = 2
"""Cards that each player chooses."""
CLOSE: Final = 2
"""Lanterns for the pair whose cards lie closest together."""
HIGH: Final = 1
"""Lanterns for the pair with the highest sum."""
TARGET: Final = 10
"""Lanterns that end the match, at the end of a round."""

Pair = Sequence[int]
"""The two cards that a player chose."""


def gap(pair: Pair) -> int:
    """Return how far apart the cards of a pair lie."""
    return max(pair) - min(pair)


def best(pairs: Sequence[Pair], rate: Callable[[Pair], int]) -> tuple[int, ...]:
    """Return the seats whose pair rates highest: several if they rate alike."""
    rates = [rate(pair) for pair in pairs]
    return tuple(seat for seat, each in enumerate(rates) if each == max(rates))


def closest(pairs: Sequence[Pair]) -> tuple[int, ...]:
    """Return the seats whose cards lie closest together."""
    return best(pairs, lambda pair: -gap(pair))


def highest(pairs: Sequence[Pair]) -> tuple[int, ...]:
    """Return the seats with the highest sum."""
    return best(pairs, sum)


def worth(pair: Pair) -> float:
    """Estimate the lanterns that a pair lights, without knowing the others."""
    return CLOSE * max(0.0, 1 - gap(pair) / 6) + HIGH * (sum(pair) / (2 * CARDS[-1])) ** 3
