"""Bind the rules of __title__ to the contract as ``GAME``, and check positions against the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.__key__ import observation, policy, rules, scoring, state
from engine.__key__.components import CARDS, HAND
from engine.__key__.meta import META, RULINGS
from engine.__key__.state import State
from engine.__key__.view import View
from engine.contract import Event, Game
from engine.rng import Rng


def check(position: State) -> None:
    """Raise AssertionError if a card is lost or doubled, or a hand has a wrong size."""
    cards = [*position.pile, *position.row, *(card for hand in position.hands for card in hand)]
    assert sorted(cards) == list(CARDS), "a card is lost or doubled"
    for seat, hand in enumerate(position.hands):
        turns = len(range((seat - position.first) % position.seats, len(position.row), position.seats))
        assert len(hand) == HAND - turns, f"seat {seat} holds {len(hand)} cards after {turns} turns"
        assert hand == sorted(hand), f"the hand of seat {seat} is not in order"


class Rules(Game[State, View]):
    """The rules as one object: each method is a function of one of the game's modules."""

    meta = META
    plain = state.PLAIN
    rulings = RULINGS

    deciding = staticmethod(rules.deciding)
    legal = staticmethod(rules.legal)
    parse = staticmethod(rules.parse)
    apply = staticmethod(rules.apply)
    why_not = staticmethod(rules.why_not)
    sample = staticmethod(observation.sample)
    view = staticmethod(observation.view)
    reshuffle = staticmethod(rules.reshuffle)
    outcome = staticmethod(scoring.outcome)
    check = staticmethod(check)
    prompt = staticmethod(policy.prompt)
    explain = staticmethod(policy.explain)
    suggest = staticmethod(policy.suggest)

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> tuple[State, list[Event]]:
        META.choose(options)
        return rules.setup(seats, rng)


GAME: Final = Rules()
