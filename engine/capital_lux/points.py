"""The points of a round, when it ends: see :mod:`engine.points`."""

from __future__ import annotations

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View


def changes(before: View, after: View) -> list[tuple[int, int]]:
    """Return the hometown's points and coins of each seat, before and after losses and payment; empty in a round.

    Without bonus cards, which lie face down between rounds.
    """
    end = after.round_end
    if end is None or end == before.round_end:
        return []
    found = []
    for seat, home in enumerate(end.homes):
        kept = sum(sum(home[colour]) for colour in COLOURS if colour not in end.lost(seat))
        found.append((sum(map(sum, home)) + end.coins[seat], kept + end.coins[seat] - end.paid(seat)))
    return found
