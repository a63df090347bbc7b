"""What a player can know of whether an action ends the turn."""

from __future__ import annotations

import random

import pytest

from engine import TURN, KeyedRng, game, games
from engine.turn_end import may_end_turn
from tests.traits import traits


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("more", [0, 1])
def test_every_end_of_a_turn_is_foreseen_and_the_steps_before_it_are_not(key: str, more: int) -> None:
    rules, rng, chance = game(key), KeyedRng(b"turn"), random.Random(more)
    state, _ = rules.setup(rules.meta.seats[more % len(rules.meta.seats)], {}, rng)
    foreseen = {True: 0, False: 0}
    mistaken = 0
    while decisions := rules.deciding(state):
        seat = chance.choice(decisions).seat
        view = rules.view(state, seat)
        action = chance.choice(view.actions)
        said = may_end_turn(rules, view, action)
        assert rules.view(state, seat) == view, "the position stays"
        assert said == may_end_turn(rules, view, action), "a function of the view"
        events = rules.apply(state, seat, action, rng)
        ended = any(event.kind == TURN for event in events) or not rules.legal(state, seat)
        assert said or not ended, (action, events)
        mistaken += said and not ended
        foreseen[said] += 1
    assert foreseen[True] and (foreseen[False] > 0) is traits(key).several_actions, foreseen
    assert mistaken <= foreseen[True] // 20
