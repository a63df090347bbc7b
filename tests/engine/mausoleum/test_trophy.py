"""The trophy of Guardiões do Mausoléu: three whole monuments."""

from __future__ import annotations

from engine import game
from tests.engine.table import ANA, BEN, do, position

THREE, NEARLY = "3 base 3 colunas 3 piramide 3 estatuas", "4 base 4 colunas 3 piramide 2 estatuas"


def test_three_whole_monuments_earn_it_at_the_end() -> None:
    earned = game("mausoleum").earned
    state = position(f"> ana: hand roubo; area {NEARLY}; mausolo \n ben: hand roubo; area {THREE}", passes=1)
    assert earned is not None and not earned(state, BEN), "not before the end"
    do(state, "pass")
    assert earned(state, BEN) and not earned(state, ANA)
