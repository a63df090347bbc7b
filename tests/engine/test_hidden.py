"""Hands dealt from unseen cards, where something is known of who can hold which."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.hidden import deal

DECK = [f"{suit}{rank}" for suit in "CDHS" for rank in range(13)]
EVERYBODY = (0, 1, 2, 3)


def test_every_hand_holds_only_what_its_seat_may_hold() -> None:
    """As after some tricks of Hearts: voids of two seats, three passed cards, and the viewer's own hand."""
    chance = random.Random(1)
    voids = {1: "CH", 2: "D"}
    for _ in range(200):
        pile = DECK.copy()
        chance.shuffle(pile)
        own = [pile.pop() for _ in range(9)]
        known = {card: 1 for card in [each for each in pile if each[0] not in "CH"][:3]}
        before = sorted(pile)

        def able(card: str, known: dict[str, int] = known) -> list[int]:
            if card in known:
                return [known[card]]
            return [seat for seat in EVERYBODY if card[0] not in voids.get(seat, "")]

        hands = deal(pile, (9, 9, 9, 10), 0, own, able)
        assert [len(hand) for hand in hands] == [9, 9, 9, 10] and hands[0] == own
        assert sorted(pile + hands[1] + hands[2] + hands[3]) == before, "no card is lost, what is over stays"
        assert all(seat in able(card) for seat in (1, 2, 3) for card in hands[seat])
        assert all(card in hands[1] for card in known)


def test_each_possible_deal_comes_up() -> None:
    """Seat 1 may hold no C, so it gets the only D; the two Cs go to 2 and 3 in both ways."""
    chance, found = random.Random(2), Counter[str]()
    for _ in range(400):
        pile = ["C1", "C2", "D1"]
        chance.shuffle(pile)
        hands = deal(pile, (0, 1, 1, 1), 0, (), lambda card: (1, 2, 3) if card == "D1" else (2, 3))
        found[str(hands[1:])] += 1
    assert found.keys() == {"[['D1'], ['C1'], ['C2']]", "[['D1'], ['C2'], ['C1']]"}
    assert min(found.values()) > 140


def test_hands_that_cannot_be_filled_are_refused() -> None:
    pile = ["C1", "C2", "D1"]
    with pytest.raises(ValueError, match="cannot be filled"):
        deal(pile, (1, 2), None, (), lambda card: (0,) if card[0] == "C" else (0, 1))
    assert pile == ["C1", "C2", "D1"], "the pile stays"
