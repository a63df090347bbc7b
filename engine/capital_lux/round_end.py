"""Hometowns against the Capital, as plain values: limits, excess, how a round ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.capital_lux.components import COLOURS

Quarters: TypeAlias = tuple[tuple[int, ...], ...]
"""Cards of a hometown or the Capital: the values of each colour, lowest first."""


class Laid(NamedTuple):
    """A modifier in the Capital: its colour, the seat that laid it, its value (None if the viewer must not know it)."""

    colour: int
    seat: int
    value: int | None


class Bonus(NamedTuple):
    """A bonus card: its receiver, colour and value."""

    seat: int
    colour: int
    value: int


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """How a round ended, for its picture and texts. Tuples for all seats are in seat order."""

    round: int
    starter: int
    """Starting player of that round."""
    capital: Quarters
    """Cards of the Capital before bonus cards were taken."""
    homes: tuple[Quarters, ...]
    """Cards of each hometown, remaining hands included, before discards."""
    modifiers: tuple[Laid, ...]
    coins: tuple[int, ...]
    """Coins of each seat before payment."""
    saved: tuple[tuple[int, ...], ...]
    """Colours that each seat paid for."""
    bonuses: tuple[Bonus, ...]
    next_starter: int | None
    """Starting player of the next round; None after the last."""

    @property
    def limits(self) -> tuple[int, ...]:
        """The Capital's total of each colour, modifiers included."""
        return limits(self.capital, self.modifiers)

    def excess(self, seat: int) -> tuple[int, ...]:
        """Return the excess of ``seat`` above the limit in each colour, the price to save it; 0 within the limit."""
        return excess(self.homes[seat], self.limits)

    def paid(self, seat: int) -> int:
        """Return the coins that ``seat`` spent."""
        over = self.excess(seat)
        return sum(over[colour] for colour in self.saved[seat])

    def lost(self, seat: int) -> tuple[int, ...]:
        """Return the colours that ``seat`` discarded."""
        over = self.excess(seat)
        return tuple(colour for colour in COLOURS if over[colour] and colour not in self.saved[seat])


def limits(capital: Iterable[tuple[int, ...]], modifiers: Iterable[Laid]) -> tuple[int, ...]:
    """Return the Capital's total of each colour, with the modifiers whose value is known."""
    totals = [sum(row) for row in capital]
    for laid in modifiers:
        totals[laid.colour] += laid.value or 0
    return tuple(totals)


def excess(home: Iterable[tuple[int, ...]], limit: Iterable[int]) -> tuple[int, ...]:
    """Return a hometown's excess above the limit by colour; 0 without cards, even at a negative limit (ruling)."""
    over = []
    for row, most in zip(home, limit, strict=True):
        total = sum(row)
        over.append(total - most if row and total > most else 0)
    return tuple(over)
