"""What a waiting player may choose ahead, at every step of a game of each kind."""

from __future__ import annotations

import pytest

from engine import game, games
from engine.joined import whole
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
                assert {each.action for each in found} == {*whole(rules, view).actions}, "it is their next decision"
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


@pytest.mark.parametrize("key", games())
def test_what_follows_in_a_turn_is_offered_after_its_first_action_alone(key: str) -> None:
    """It follows from the view as well, and what ends a turn, or is not likely, has nothing after it."""
    rules, rng, followed = game(key), FastRng(4), 0
    state, _ = rules.setup(rules.meta.seats.start, {}, rng)
    for _ in range(40):
        deciding = {each.seat for each in rules.deciding(state)}
        if not deciding:
            break
        for seat in {*range(rules.meta.seats.start)} - deciding:
            view = rules.view(state, seat)
            for first in ahead(rules, view):
                chosen = [(first.action, first.note)]
                found = ahead(rules, view, chosen)
                followed += bool(found)
                other = rules.view(rules.sample(view, FastRng(9)), seat)
                assert found == ahead(rules, other, chosen), "no secret decides"
                assert all(each.note == rules.explain(each.view, each.action) for each in found)
                assert ahead(rules, view, [(first.action, first.note._replace(key="another"))]) == []
        first = min(deciding)
        rules.apply(state, first, rules.suggest(rules.view(state, first), rng), rng)
    assert followed or key != "luxor", "first a card, then who moves"
