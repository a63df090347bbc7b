"""Build ``GAME`` from the modules of __title__, and check positions against the box."""

from __future__ import annotations

from typing import Final

from engine.__key__ import observation, policy, rules
from engine.__key__.components import CARDS, HAND, PICK
from engine.__key__.lesson import LESSON
from engine.__key__.meta import META, RULINGS
from engine.__key__.points import changes
from engine.__key__.scoring import outcome
from engine.__key__.state import PLAIN, State
from engine.any_game import Game


def check(position: State) -> None:
    """Raise AssertionError if a card is lost or doubled, or a hand has a wrong size."""
    cards = [*position.pile, *(card for own in (*position.hands, *position.chosen) for card in own)]
    assert sorted(cards) == list(CARDS), "a card is lost or doubled"
    for seat, (hand, chosen) in enumerate(zip(position.hands, position.chosen, strict=True)):
        assert len(hand) + len(chosen) == HAND, f"seat {seat} holds {len(hand)} cards, and has chosen {len(chosen)}"
        assert len(chosen) <= PICK, f"seat {seat} has chosen too many cards"
        assert hand == sorted(hand) and chosen == sorted(chosen), f"the cards of seat {seat} are not in order"
    assert len(position.shown) == (position.seats if position.round > 1 or not position.choosing else 0), (
        "the pairs of the round before are missing, or there is none"
    )


GAME: Final = Game(META, RULINGS, PLAIN, rules, observation, policy, outcome, check, points=changes, lesson=LESSON)
