"""Points and ranking ("Fim do jogo e pontuação final")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.luxor.components import KEY_POINTS, SARCOPHAGI, STAIRS, TILES, TREASURES, WALL
from engine.luxor.offers import kinds, most_sets, set_points
from engine.luxor.state import State, Step
from engine.luxor.view import Score, TreasureSet
from engine.outcome import Outcome, rank

CATEGORIES: Final = ("treasures", "adventurers", "sarcophagi", "keys", "sets", "scarabs")
WILD: Final = "wild"


def form_sets(counts: Sequence[int], wilds: int) -> tuple[TreasureSet, ...]:
    """Return as many sets as possible, with the fewest wilds.

    Spreads the gaps over the sets in turn, one kind after another, so that no set gets three.
    """
    n = most_sets(counts, wilds)
    gaps = [[False] * len(TREASURES) for _ in range(n)]
    turn = 0
    for kind, count in enumerate(counts):
        for _ in range(n - min(count, n)):
            gaps[turn % n][kind] = True
            turn += 1
    return tuple(_words(row) for row in gaps)


def _words(gaps: Sequence[bool]) -> TreasureSet:
    vase, jewel, statue = (WILD if gap else treasure.value for gap, treasure in zip(gaps, TREASURES, strict=True))
    return vase, jewel, statue


def score(
    *,
    treasures: Sequence[int],
    adventurers: Sequence[int],
    sarcophagi: int,
    keys: int,
    wilds: int,
    scarabs: Sequence[int] | None,
) -> Score:
    """Return points by category: treasure tiles taken, spaces of adventurers, sarcophagi, keys, sets and scarabs."""
    return Score(
        treasures=sum([TILES[code].points for code in treasures]),
        # The stairs and the statues give no points.
        adventurers=sum([WALL[space] for space in adventurers if space > STAIRS]),
        sarcophagi=sarcophagi,
        keys=KEY_POINTS * keys,
        sets=set_points(kinds(treasures), wilds),
        scarabs=None if scarabs is None else sum(scarabs),
    )


def sarcophagus_points(winners: Sequence[int], seat: int) -> tuple[int, int]:
    """Return the points of all sarcophagi of ``seat``, and of its most valuable one (0 without any)."""
    own = [points for points, winner in zip(SARCOPHAGI, winners, strict=False) if winner == seat]
    return sum(own), max(own, default=0)


def outcome(state: State) -> Outcome | None:
    """Rank a finished game: points, then the more valuable sarcophagus among the tied, then a shared victory."""
    if state.step is not Step.OVER:
        return None
    assert state.ending is not None
    points, best = [], []
    for seat in range(state.seats):
        won, dearest = sarcophagus_points(state.sarcophagi, seat)
        each = score(
            treasures=state.treasures[seat],
            adventurers=state.adventurers[seat],
            sarcophagi=won,
            keys=state.keys[seat],
            wilds=state.wilds[seat],
            scarabs=state.scarabs[seat],
        )
        points.append((each.treasures, each.adventurers, each.sarcophagi, each.keys, each.sets, each.scarabs or 0))
        best.append(dearest)
    return rank(state.ending, CATEGORIES, points, [("sarcophagus", tuple(best))])
