"""A card and its move as one choice: the moves offered, what they bring, and that nothing is learnt in between."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import Action, View, game
from engine.contract import words
from engine.joined import apart, join, parse, whole
from engine.luxor.labels import explain
from engine.luxor.outlook import chosen_move, gain, outer, outlook
from engine.points import totals
from engine.rng import KeyedRng

GAME = game("luxor")
CHOICES = {"scarab-or-wild", "key-or-horus", "horus", "favour"}
"""What awaits where a choice follows the move."""


def decisions(seats: int, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield each position of a random game in which a card is chosen, and the seat."""
    rng, chance = KeyedRng(seed.to_bytes(2)), Random(seed)
    state, _ = GAME.setup(seats, {}, rng)
    while deciding := GAME.deciding(state):
        seat, kind = deciding[0]
        if kind == "card":
            yield state, seat
        GAME.apply(state, seat, chance.choice(GAME.legal(state, seat)), rng)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_whole_choices_are_the_moves_of_each_card_and_bring_what_they_say(seats: int, seed: int) -> None:
    joined = 0
    for state, seat in decisions(seats, seed):
        view = GAME.view(state, seat)
        wholes = whole(GAME, view).actions
        assert {apart(action)[0] for action in wholes} == set(view.actions)
        assert len(set(wholes)) == len(wholes)
        for action in wholes:
            after, steps = GAME.copy(state), apart(action)
            assert parse(GAME, str(action)) == steps
            if len(steps) > 1:
                joined += 1
                _check(view, action, after, seat)
    assert joined > 300, "the games were too short"


def _check(view: View, action: Action, state: Any, seat: int) -> None:
    """Do a joined action. Only its last step may be noticed, and it brings the points that its letter shows."""
    others = [None, *(each for each in range(view.seats) if each != seat)]
    seen = [GAME.view(state, each) for each in others]
    *first, last = apart(action)
    for step in first:
        events = GAME.apply(state, seat, step, KeyedRng(b"x"))
        assert all(event.audience == (seat,) and not event.reveals for event in events)
    assert [GAME.view(state, each) for each in others] == seen
    assert last in GAME.legal(state, seat)
    start, steps = chosen_move(view, action)
    walk = outlook(view, outer(view, apart(action)[0].args[0]), start, steps)
    assert explain(view, action).key == f"walk-{walk.awaits}"
    before = totals(GAME.view(state, None))[seat]
    GAME.apply(state, seat, last, KeyedRng(b"x"))
    after = GAME.view(state, None)
    if walk.awaits not in CHOICES and after.outcome is None:
        assert totals(after)[seat] - before == gain(view, start, walk), action


def test_a_plus_before_a_number_joins_nothing() -> None:
    assert apart(words("lay.+2")) == (words("lay.+2"),)
    assert apart(join(words("play.left"), words("move.3.-1"))) == (words("play.left"), words("move.3.-1"))
