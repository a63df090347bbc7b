"""Luxor's own trophy: won with both sarcophagi."""

from __future__ import annotations

import pytest

from engine import game
from tests.engine.luxor.builder import do, legal, position

earned = game("luxor").earned


@pytest.mark.parametrize(
    ("own", "before", "sarcophagi", "expected"),
    [
        (["0 0 0 40 40", "0 1"], [], [0, 0], True),
        (["0 0 0 1 40", "0 0 0 0 41"], [1], [1, 0], False),  # one each
        (["0 0 0 40 40", "40 40 40 40 0"], [], [0, 0], False),  # both, and not won
    ],
)
def test_who_wins_with_both_sarcophagi_earns_it(
    own: list[str], before: list[int], sarcophagi: list[int], expected: bool
) -> None:
    hands = ["all-1 1 1 1 5", "1 - - - 3"]
    state = position("37: . . . -", hands=hands, own=own, keys=[2], sarcophagi=before)
    do(state, "play.left")
    assert earned is not None and not earned(state, 0), "not before the end"
    while state.ending is None:
        do(state, legal(state)[0])
    assert state.sarcophagi == sarcophagi
    assert (earned(state, 0), earned(state, 1)) == (expected, False)
