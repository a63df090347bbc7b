"""Heuristics of Capital Lux."""

from __future__ import annotations

from engine import FastRng, game
from engine.capital_lux.evaluate import estimate


def test_each_pick_of_a_draft_changes_the_estimate() -> None:
    rules = game("capital_lux")
    state, _ = rules.setup(2, {}, FastRng(1))
    found = set()
    for action in rules.legal(state, 0):
        after = rules.copy(state)
        rules.apply(after, 0, action, FastRng(1))
        found.add(round(estimate(after).points[0], 6))
    assert len(found) > 1
