"""The rules of __title__: secret choices, the reveal, the rounds of a match, and the tie-break."""

from __future__ import annotations

import pytest

from engine import FastRng, NotAllowed, NotYourDecision, seen
from engine.__key__.components import CARDS, closest, highest
from engine.__key__.game import GAME
from engine.__key__.state import State
from engine.points import LEADS, SCORED, perform


def table(*hands: list[int], chosen: tuple[list[int], ...] = ([], []), points: tuple[int, ...] = (0, 0)) -> State:
    """Return a position of the first round."""
    gone = {card for own in (*hands, *chosen) for card in own}
    pile = [card for card in CARDS if card not in gone]
    return State(len(hands), [sorted(hand) for hand in hands], [list(own) for own in chosen], pile, list(points))


def ready(points: tuple[int, ...] = (0, 0)) -> State:
    """Return a position in which seat 0 has chosen 12 and 14, and seat 1 the first of 21 and 30."""
    return table([1, 2, 3], [4, 5, 6, 30], chosen=([12, 14], [21]), points=points)


def test_two_cards_lie_closest_and_two_have_the_highest_sum() -> None:
    assert closest([(12, 14), (21, 30), (3, 5)]) == (0, 2) and highest([(12, 14), (21, 30)]) == (1,)


def test_a_choice_is_known_to_its_player_alone_and_that_a_seat_is_ready_to_all() -> None:
    state = table([1, 2, 3, 12, 14], [4, 5, 6, 21, 30])
    first = GAME.apply(state, 0, GAME.parse("choose.12"), FastRng(1))
    assert [event.kind for event in seen(first, 0)] == ["chose"] and not seen(first, 1)
    assert GAME.view(state, 1) == GAME.view(table([1, 2, 3, 12, 14], [4, 5, 6, 21, 30]), 1)
    second = GAME.apply(state, 0, GAME.parse("choose.14"), FastRng(1))
    assert [event.kind for event in seen(second, 1)] == ["ready"] and GAME.view(state, 1).deciding == (1,)


def test_the_last_choice_shows_all_and_starts_the_next_round() -> None:
    state = ready()
    events = perform(GAME, state, 1, GAME.parse("choose.30"), FastRng(1))
    assert [event.kind for event in events] == ["chose", "ready", "shown", "dealt", SCORED, SCORED, LEADS, "turn"]
    assert events[2].facts == {"pairs": "12+14, 21+30", "close": "12+14", "high": "21+30"} and events[2].reveals
    assert state.points == [2, 1] and state.round == 2 and state.chosen == [[], []]
    assert events[-1].facts == {"round": 2} and GAME.view(state, None).deciding == (0, 1)


def test_the_match_ends_with_the_round_in_which_somebody_reaches_the_target() -> None:
    state = ready(points=(8, 9))
    *_, ended = GAME.apply(state, 1, GAME.parse("choose.30"), FastRng(1))
    outcome = GAME.outcome(state)
    assert ended.kind == "ended" and not GAME.deciding(state) and outcome is not None
    assert outcome.totals == (10, 10) and outcome.decided_by == "sum" and outcome.winners == (1,)


def test_other_actions_are_refused() -> None:
    with pytest.raises(NotAllowed, match="not-in-hand"):
        GAME.apply(ready(), 1, GAME.parse("choose.1"), FastRng(1))
    with pytest.raises(NotYourDecision):
        GAME.apply(ready(), 0, GAME.parse("choose.1"), FastRng(1))
