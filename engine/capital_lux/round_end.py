"""Hometowns against the Capital: limits, what is above them, and how a round ended, as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.capital_lux.components import COLOURS

Quarters: TypeAlias = tuple[tuple[int, ...], ...]
"""The cards of a hometown or of the Capital: for each colour their values, lowest first."""


class Laid(NamedTuple):
    """A modifier in the Capital: where, by whom, and its value (None in the view of somebody who must not know)."""

    colour: int
    seat: int
    value: int | None


class Bonus(NamedTuple):
    """A bonus card: who received it, of which colour and value."""

    seat: int
    colour: int
    value: int


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """How a round ended, for the picture and the words that explain it. Tuples with one entry a seat in seat order."""

    round: int
    starter: int
    """Who was first in the turn order of that round."""
    capital: Quarters
    """Cards of the Capital before the bonus cards were taken."""
    homes: tuple[Quarters, ...]
    """Cards of each hometown, the remaining hand included, before anything was discarded."""
    modifiers: tuple[Laid, ...]
    coins: tuple[int, ...]
    """Coins of each seat before any was spent."""
    saved: tuple[tuple[int, ...], ...]
    """Colours that each seat paid for."""
    bonuses: tuple[Bonus, ...]
    next_starter: int | None
    """Who begins the next round; None after the last."""

    @property
    def limits(self) -> tuple[int, ...]:
        """The Capital's total of each colour, modifiers included."""
        return limits(self.capital, self.modifiers)

    def excess(self, seat: int) -> tuple[int, ...]:
        """By how much ``seat`` was above the limit in each colour: the coins to save it; 0 where it was not."""
        return excess(self.homes[seat], self.limits)

    def paid(self, seat: int) -> int:
        """Coins that ``seat`` spent."""
        over = self.excess(seat)
        return sum(over[colour] for colour in self.saved[seat])

    def lost(self, seat: int) -> tuple[int, ...]:
        """Colours of which ``seat`` discarded all cards."""
        over = self.excess(seat)
        return tuple(colour for colour in COLOURS if over[colour] and colour not in self.saved[seat])


def limits(capital: Iterable[tuple[int, ...]], modifiers: Iterable[Laid]) -> tuple[int, ...]:
    """The Capital's total of each colour with the modifiers whose value is known."""
    totals = [sum(row) for row in capital]
    for laid in modifiers:
        totals[laid.colour] += laid.value or 0
    return tuple(totals)


def excess(home: Iterable[tuple[int, ...]], limit: Iterable[int]) -> tuple[int, ...]:
    """By how much a hometown is above the limit in each colour; 0 without cards, however low the limit (ruling)."""
    return tuple([max(0, sum(row) - most) if row else 0 for row, most in zip(home, limit, strict=True)])
