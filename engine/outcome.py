"""The result of a game: points, places and the tie-break that decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, and why.

    ``criteria``: the points, then the tie-breaks; one number for each seat, higher first, compared in order. With
    ``lowest`` the fewest points win, and of the tie-breaks still the higher numbers.
    ``decided_by``: the criterion that separates first place from the next; None for a shared victory.
    ``points[seat]`` follows ``categories``. ``ending`` is one of ``Meta.endings``.
    """

    ending: str
    categories: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    criteria: tuple[tuple[str, tuple[int, ...]], ...]
    places: tuple[int, ...]
    decided_by: str | None
    lowest: bool = False

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each seat."""
        return self.criteria[0][1]

    @property
    def winners(self) -> tuple[int, ...]:
        """Winning seats: several for a shared victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def order(self) -> tuple[int, ...]:
        """All seats, best first, equal places in seat order."""
        return tuple(sorted(range(len(self.places)), key=self.places.__getitem__))

    def margin(self, seat: int) -> int:
        """Return by how many points a seat is behind the winners; 0 for them, and where a tie-break decided."""
        return abs(self.totals[self.winners[0]] - self.totals[seat])

    @property
    def level(self) -> tuple[tuple[int, int], ...]:
        """Neighbours in the order of places that have equal points, better first."""
        return tuple((one, next_) for one, next_ in pairwise(self.order) if self.totals[one] == self.totals[next_])

    def between(self, one: int, other: int) -> tuple[str, int, int]:
        """Return the first criterion in which two seats differ, with their numbers. The last one if none does."""
        for name, values in self.criteria:
            found = name, values[one], values[other]
            if values[one] != values[other]:
                break
        return found

    @property
    def leaders(self) -> tuple[int, ...]:
        """Seats with the winners' points, best first: several if the victory is shared or a tie-break decided it."""
        return tuple(seat for seat in self.order if self.totals[seat] == self.totals[self.order[0]])


def rank(
    ending: str,
    categories: tuple[str, ...],
    points: Sequence[tuple[int, ...]],
    tiebreaks: Sequence[tuple[str, tuple[int, ...]]],
    *,
    lowest: bool = False,
) -> Outcome:
    """Return the outcome: total the points, apply the tie-breaks in order, rank the seats (ties share a place).

    ``lowest``: the fewest points win.
    """
    totals = tuple(sum(row) for row in points)
    criteria = (("points", totals), *tiebreaks)
    sign = -1 if lowest else 1
    keys = [(sign * totals[seat], *(values[seat] for _, values in tiebreaks)) for seat in range(len(points))]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    best = max(keys)
    rivals = [key for key in keys if key != best]
    decided_by = None
    if places.count(1) == 1:
        nearest = max(rivals)
        decided_by = next(name for (name, _), a, b in zip(criteria, best, nearest, strict=True) if a != b)
    return Outcome(ending, categories, tuple(points), criteria, places, decided_by, lowest)
