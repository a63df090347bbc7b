"""Tips for first games: every one is reached, and none disturbs a decision."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine import FastRng, View, game, games
from engine.tips import MEETINGS, tip


def decisions(key: str, count: int) -> Iterator[View]:
    """Yield the views of the deciding seats in random games, with every value of each option."""
    rules = game(key)
    for seed in range(count):
        rng, chance = FastRng(seed), random.Random(seed)
        options = {name: values[seed % len(values)] for name, values in rules.meta.options.items()}
        state, _ = rules.setup(rules.meta.seats[seed % len(rules.meta.seats)], options, rng)
        while deciding := rules.deciding(state):
            yield from (rules.view(state, seat) for seat, _ in deciding)
            seat = chance.choice(deciding).seat
            rules.apply(state, seat, chance.choice(rules.legal(state, seat)), rng)


@pytest.mark.parametrize("key", [key for key in games() if game(key).tips])
def test_every_decision_has_a_first_tip_and_every_tip_comes_up(key: str) -> None:
    seen = {tip(game(key), view, met) for view in decisions(key, 20) for met in range(MEETINGS + 1)}
    assert seen - {None} == {
        each.key for meetings in game(key).tips.values() for meeting in meetings for each in meeting
    }
    assert set(game(key).tips) == set(game(key).meta.decisions)
    for view in decisions(key, 1):
        assert tip(game(key), view, 0) and tip(game(key), view, MEETINGS) is None
