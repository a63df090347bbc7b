"""The count of taps in ``bench/taps.py`` works for every kind of game."""

from __future__ import annotations

import pytest

from bench import taps
from engine import games


def test_every_turn_takes_a_tap_for_the_hand_and_one_for_each_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taps, "GAMES", 3)
    figures = taps.run().figures
    for key in games():
        turn, most, decision = (
            figures[f"{key}: {name}"] for name in ("taps a turn, mean", "taps a turn, most", "taps a decision, mean")
        )
        assert 2 <= float(turn) <= float(most)
        assert 1 <= float(decision) < float(turn)
