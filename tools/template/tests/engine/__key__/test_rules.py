"""The rules of __title__: who lights a lantern, how the game ends, and the tie-break."""

from __future__ import annotations

import pytest

from engine import FastRng, NotAllowed, NotYourDecision
from engine.__key__.components import CARDS, lit
from engine.__key__.game import GAME
from engine.__key__.state import State


def table(*hands: list[int], row: tuple[int, ...] = ()) -> State:
    """Return a position in which seat 0 played the first card."""
    gone = {*row, *(card for hand in hands for card in hand)}
    return State(len(hands), [sorted(hand) for hand in hands], [card for card in CARDS if card not in gone], list(row))


def test_a_card_above_the_one_before_it_lights_a_lantern() -> None:
    assert lit((4, 9, 3, 30)) == (True, True, False, True) and lit(()) == ()


def test_a_play_is_told_and_the_next_seat_decides() -> None:
    state = table([1, 2, 3, 4], [5, 6, 7, 8, 9], row=(20,))
    played, turn = GAME.apply(state, 1, GAME.parse("play.5"), FastRng(1))
    assert (played.kind, played.facts, played.reveals) == ("played", {"seat": 1, "number": 5, "light": "no"}, True)
    assert turn.facts == {"seat": 0} and state.row == [20, 5]


def test_other_actions_are_refused() -> None:
    state = table([1, 2, 3, 4], [5, 6, 7, 8, 9], row=(20,))
    with pytest.raises(NotAllowed, match="not-in-hand"):
        GAME.apply(state, 1, GAME.parse("play.1"), FastRng(1))
    with pytest.raises(NotYourDecision):
        GAME.apply(state, 0, GAME.parse("play.1"), FastRng(1))


def test_the_highest_lit_card_breaks_a_tie() -> None:
    state = table([], [6], row=(10, 30, 1, 5, 2, 4, 3, 9, 7))
    *_, ended = GAME.apply(state, 1, GAME.parse("play.6"), FastRng(1))
    outcome = GAME.outcome(state)
    assert ended.kind == "ended" and outcome is not None
    assert outcome.totals == (1, 4) and outcome.decided_by == "points"
    tied = GAME.outcome(table([], [], row=(10, 30, 1, 2, 3, 4, 5, 6, 28, 7)))
    assert tied is not None and tied.totals == (4, 4) and tied.decided_by == "highest" and tied.winners == (1,)
