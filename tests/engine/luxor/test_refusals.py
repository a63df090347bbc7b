"""Notation, and illegal actions: forged, early, late or another player's."""

from __future__ import annotations

import pytest

from engine import NotAllowed, NotYourDecision, UnreadableAction
from engine.contract import NOTATION, Action
from engine.luxor.game import GAME
from engine.luxor.rules import ACTIONS
from engine.luxor.state import State
from locales import DEFAULT, has
from render.wording import game_key
from tests.engine.luxor.builder import Chance, do, position


def refused(state: State, seat: int, action: str | Action) -> str:
    """Return why an action is illegal. Checks that the state is unchanged."""
    before = GAME.copy(state)
    wanted = GAME.parse(action) if isinstance(action, str) else action
    with pytest.raises((NotAllowed, NotYourDecision)) as caught:
        GAME.apply(state, seat, wanted, Chance())
    assert state == before
    why = GAME.why_not(state, seat, wanted)
    assert type(why) is type(caught.value)
    if isinstance(caught.value, NotYourDecision):
        return "not-yours"
    assert has(DEFAULT, game_key("luxor", f"no-{caught.value.reason}"))
    return caught.value.reason


def test_every_action_can_be_written_and_read() -> None:
    assert len(ACTIONS) == 4 + 41 + 41 * 7 + 40 + 1 + 6
    for text, action in ACTIONS.items():
        assert NOTATION.fullmatch(text) and len(text) <= 14
        assert GAME.parse(text) == action and str(action) == text


@pytest.mark.parametrize(
    "text",
    ["", "play", "play.2", "play.middle", "move.9", "move.9.0", "move.9.7", "move.41.1", "move.-1.1", "move.09.1",
     "take.horus4", "take.5", "act.0", "act.41", "from.41", "pass", "PLAY.LEFT", "play.left.left", "move.9.+1"],
)  # fmt: skip
def test_what_is_no_action_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.parse(text)


def test_a_middle_card_has_no_notation() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 1", "0 0"])
    for text in ("play.1", "play.middle", "play.3"):
        with pytest.raises(UnreadableAction):
            GAME.parse(text)
        assert refused(state, 0, Action("play", (text[5:],))) == "not-now"


def test_a_decision_cannot_be_skipped() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 4", "0 0"])
    assert refused(state, 0, "move.4.1") == "not-now"
    assert refused(state, 0, "take.key") == "not-now"
    assert refused(state, 0, "act.5") == "not-now"
    do(state, "play.left")
    assert refused(state, 0, "take.key") == "not-now"
    assert refused(state, 0, "play.right") == "not-now"


def test_anothers_adventurer_cannot_be_moved() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 4", "0 7"])
    do(state, "play.left")
    assert refused(state, 0, "move.7.1") == "nobody-there"
    assert refused(state, 1, "move.7.1") == "not-yours"


def test_an_adventurer_to_pick_must_be_ones_own_and_able() -> None:
    state = position(hands=["upto6-3 1 1 1 5"], own=["0 1 2 3 4", "0 7"])
    do(state, "play.left")
    assert refused(state, 0, "from.7") == "nobody-there"


def test_a_tile_is_claimed_once() -> None:
    state = position(hands=["1 - - - 1", "1 - - - 2"], own=["0 4", "0 1"])
    do(state, "play.left", "move.4.1", "take.key")
    assert refused(state, 0, "take.key") == "not-yours"
    assert refused(state, 1, "take.key") == "not-now"
    assert state.keys == [1, 0]


def test_a_reward_of_another_tile_is_not_offered() -> None:
    state = position(hands=["1 2 3 4 1"], own=["0 4", "0 1"])
    do(state, "play.left", "move.4.1")
    for reward in ("take.horus2", "take.scarab", "take.wild"):
        assert refused(state, 0, reward) == "not-offered"


def test_after_advance_all_only_a_moved_adventurers_tile_acts() -> None:
    state = position("- - - S", hands=["all-1 2 3 4 1"], own=["0 3", "0 1"])
    do(state, "play.left")
    assert refused(state, 0, "act.5") == "no-action-there"
    assert refused(state, 0, "act.1") == "no-action-there"
    # Both moved adventurers stand on a tile with an effect, so one of the two must act.
    state = position("- - - S H - W", hands=["all-1 2 3 4 1"], own=["3 6", "0 1"])
    do(state, "play.left")
    assert refused(state, 0, "act.none") == "no-action-there"


def test_a_number_that_the_card_does_not_show_is_refused() -> None:
    state = position(hands=["1 2 3 4 1"], own=["0 4", "0 1"])
    do(state, "play.left")
    assert refused(state, 0, "move.4.2") == "not-with-this-card"
    assert refused(state, 0, "move.4.-1") == "not-with-this-card"


def test_a_forged_action_is_refused_like_any_other() -> None:
    state = position(hands=["1 2 3 4 1"], own=["0 4", "0 1"])
    for forged in (Action("play"), Action("take", ("all",)), Action("move", ("a", "b")), Action("x", ("y",) * 9)):
        assert refused(state, 0, forged) == "not-now"
    do(state, "play.left")
    assert refused(state, 0, Action("move", ("04", "1"))) == "not-now"


def test_after_the_end_nothing_is_allowed() -> None:
    state = GAME.load({**GAME.dump(position()), "step": "over", "ending": "tomb"})
    assert refused(state, 0, "play.left") == "over"


def test_a_move_that_osiris_throws_beyond_the_tomb_is_too_far_from_wherever_it_begins() -> None:
    board = "1: . . . . H . . . O2 . H . . . . O3 . H . . . . . H . O2 . . . H . . O3 . . H . . . ."
    state = position(board, hands=["upto3-1 1 1 1 5"], own=["0 0", "0 0"])
    do(state, "play.left")
    assert [str(action) for action in GAME.legal(state, 0)] == ["move.0.1", "move.0.3"]
    assert refused(state, 0, "move.0.2") == "too-far"
