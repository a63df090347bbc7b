"""What a waiting player may choose ahead, at every step of a game of each kind."""

from __future__ import annotations

import pytest

from engine import game, games
from engine.plan import ahead
from engine.rng import FastRng

BOX = ("capital_lux", "luxor", "mausoleum")


@pytest.mark.parametrize("key", games())
def test_what_is_offered_ahead_is_possible_in_likely_positions_and_follows_from_the_view(key: str) -> None:
    rules, rng, offered, empty = game(key), FastRng(4), 0, 0
    state, _ = rules.setup(rules.meta.seats.start, {}, rng)
    for _ in range(12):
        deciding = {each.seat for each in rules.deciding(state)}
        for seat in range(rules.meta.seats.start):
            view = rules.view(state, seat)
            found = ahead(rules, view)
            if seat in deciding:
                assert {each.action for each in found} == {*view.actions}, "it is their next decision"
            for each in found:
                assert each.view.viewer == seat and each.action in each.view.actions
                assert each.note == rules.explain(each.view, each.action), "its label tells what it does"
            if seat not in deciding:
                offered, empty = offered + bool(found), empty + (not found)
                assert found == ahead(rules, rules.view(rules.sample(view, FastRng(9)), seat)), "no secret decides"
        if not deciding:
            break
        first = min(deciding)
        rules.apply(state, first, rules.suggest(rules.view(state, first), rng), rng)
    assert offered > empty or key not in BOX, "in a new game the others may change all"
