"""Capital Lux's own trophy: won after one coin saved a colour in the last round."""

from __future__ import annotations

import pytest

from engine import game
from tests.engine.capital_lux.table import ANA, BEN, GAME, do, last_turn

earned = game("capital_lux").earned


@pytest.mark.parametrize(
    ("ana", "ben", "choice", "expected"),
    [
        ("home m4 m3; coins 1", "", "save.merchant", True),
        ("home m4 m4; coins 2", "", "save.merchant", False),  # two coins
        ("home m4 m3; coins 1", "", "save.none", False),  # not saved
        ("home m4 m3; coins 1", "home s6 s6 c6", "save.merchant", False),  # not won
    ],
)
def test_who_wins_after_one_coin_saved_a_colour_earns_it(ana: str, ben: str, choice: str, expected: bool) -> None:
    state = last_turn(f"> ana: hand a2; {ana} \n ben: {ben} \n capital: a6 m6 s6 s6 c6")
    assert earned is not None
    do(state, "play.a2.home")
    assert not earned(state, ANA), "not before the end"
    do(state, choice)
    assert GAME.outcome(state) is not None
    assert (earned(state, ANA), earned(state, BEN)) == (expected, False)
