"""The option "hand_limit" of Guardiões do Mausoléu: with "always", five cards at any time."""

from __future__ import annotations

import pytest

from engine import FastRng, NotAllowed
from engine.mausoleum.state import State, Step
from tests.engine.table import ANA, BEN, GAME, asked, do, hand, kinds, look, may, position


def always(text: str) -> State:
    state = position(text)
    state.always = True
    return state


FULL = """
    > ana: hand base colunas piramide estatuas roubo
      ben: hand base base troca roubo colunas
    pile: invasao terremoto protecao artemisia
"""


def test_the_draw_of_a_full_hand_is_answered_by_a_discard_before_the_play() -> None:
    state = always(FULL)
    do(state, "play.base")
    assert asked(state) == (BEN, "discard") and state.play_next
    assert len(state.hands[BEN]) == 6
    assert may(state) == "discard.base discard.colunas discard.artemisia discard.troca discard.roubo"
    events = do(state, "discard.troca")
    assert kinds(events) == ["discarded"], "the turn continues"
    assert asked(state) == (BEN, "play") and not state.play_next
    assert hand(state, BEN) == "base base colunas artemisia roubo"
    assert kinds(do(state, "play.base")) == ["built", "turn", "drew"]


def test_at_the_end_of_the_turn_is_the_house_ruling() -> None:
    state = position(FULL)
    do(state, "play.base")
    assert asked(state) == (BEN, "play") and len(state.hands[BEN]) == 6


def test_a_hand_within_the_limit_plays_at_once() -> None:
    state = always("> ana: hand base\n ben: hand base base troca roubo\n pile: invasao artemisia")
    do(state, "play.base")
    assert asked(state) == (BEN, "play") and len(state.hands[BEN]) == 5


def test_the_first_turn_discards_first_too() -> None:
    state, _ = GAME.setup(3, {"hand_limit": "always"}, FastRng(1))
    assert asked(state) == (state.turn, "discard") and state.play_next and len(state.hands[state.turn]) == 6
    assert GAME.setup(3, {"hand_limit": "turn_end"}, FastRng(1))[0].step is Step.PLAY


def test_after_a_play_the_discard_ends_the_turn() -> None:
    """Artemísia II is the one card that fills a hand above five: 5 − 1 + 2."""
    state = always("> ana: hand artemisia base colunas piramide estatuas\n ben: hand base\n pile: roubo troca invasao")
    do(state, "play.artemisia")
    assert asked(state) == (ANA, "discard") and not state.play_next
    do(state, "discard.base")
    assert state.turn == BEN and asked(state) == (BEN, "play")


def test_a_pass_ends_the_turn_without_a_discard() -> None:
    state = always(FULL)
    assert kinds(do(state, "pass")) == ["passed", "turn", "drew"]


def test_nothing_is_played_before_the_discard() -> None:
    state = always(FULL)
    do(state, "play.base")
    for notation in ("play.base", "pass", "discard.mausolo"):
        with pytest.raises(NotAllowed):
            do(state, notation)


def test_the_question_says_that_the_play_comes_after_it() -> None:
    state = always(FULL)
    do(state, "play.base")
    assert GAME.prompt(look(state, BEN)) == ("discard-first", {"count": 1})
    end = always("> ana: hand artemisia base colunas piramide estatuas\n ben: hand base\n pile: roubo troca invasao")
    do(end, "play.artemisia")
    assert GAME.prompt(look(end, ANA)).key == "discard"


def test_views_and_samples_know_the_option_and_the_moment() -> None:
    state = GAME.setup(2, {"hand_limit": "always"}, FastRng(1))[0]
    for viewer in (None, 0, 1):
        view = look(state, viewer)
        assert view.always and view.play_next
        sampled = GAME.sample(view, FastRng(2))
        GAME.check(sampled)
        assert (sampled.always, sampled.play_next, sampled.step) == (True, True, Step.DISCARD)


def test_a_full_hand_in_the_middle_of_a_turn_is_an_impossible_position() -> None:
    state = GAME.setup(2, {"hand_limit": "always"}, FastRng(1))[0]
    state.step, state.play_next = Step.PLAY, False
    with pytest.raises(AssertionError, match="holds more than 5"):
        GAME.check(state)
    state.always = False
    GAME.check(state)
    state.play_next = True
    with pytest.raises(AssertionError, match="play after a discard"):
        GAME.check(state)
