"""Build ``GAME`` from the modules of __title__, and check positions against the box."""

from __future__ import annotations

from typing import Final

from engine.__key__ import observation, policy, rules
from engine.__key__.components import CARDS, HAND
from engine.__key__.lesson import LESSON
from engine.__key__.meta import META, RULINGS
from engine.__key__.scoring import outcome
from engine.__key__.state import PLAIN, State
from engine.any_game import Game


def check(position: State) -> None:
    """Raise AssertionError if a card is lost or doubled, or a hand has a wrong size."""
    cards = [*position.pile, *position.row, *(card for hand in position.hands for card in hand)]
    assert sorted(cards) == list(CARDS), "a card is lost or doubled"
    for seat, hand in enumerate(position.hands):
        turns = len(range((seat - position.first) % position.seats, len(position.row), position.seats))
        assert len(hand) == HAND - turns, f"seat {seat} holds {len(hand)} cards after {turns} turns"
        assert hand == sorted(hand), f"the hand of seat {seat} is not in order"


GAME: Final = Game(META, RULINGS, PLAIN, rules, observation, policy, outcome, check, lesson=LESSON)
