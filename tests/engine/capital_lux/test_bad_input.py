"""Illegal input: its reason, and that it changes nothing."""

from __future__ import annotations

import pytest

from engine import Action, NotAllowed, NotYourDecision, UnreadableAction
from engine.capital_lux.notation import CAPITAL, HOME, LAY, PICK_OF, SAVE_OF, TAKE
from engine.capital_lux.state import Step
from engine.contract import NOTATION
from tests.engine.capital_lux.table import ANA, BEN, CAI, GAME, Still, do, last_turn, position, refusal

DRAFT = "ana: hand a2 a3 a4 m6 \n ben: hand c2 c3 c4 m6 \n cai: hand s2 s3 s4 m6"


@pytest.mark.parametrize("action", [*PICK_OF.values(), *HOME, *CAPITAL, *TAKE, *LAY, *SAVE_OF.values()], ids=str)
def test_every_action_reads_back_from_its_notation(action: Action) -> None:
    assert GAME.parse(str(action)) == action
    assert NOTATION.fullmatch(str(action)) and len(str(action)) <= 40


def test_a_choice_has_one_notation_and_is_read_in_any_order() -> None:
    assert str(GAME.parse("pick.m5.a4")) == "pick.a4.m5"
    assert str(GAME.parse("save.merchant.agent")) == "save.agent.merchant"


@pytest.mark.parametrize(
    "text",
    ["pick", "pick.a7", "pick.a1.a2", "pick.agent", "play.a4", "play.a4.moon", "play.x4.home", "take", "take.blue",
     "lay.4", "lay.agent.agent", "save", "save.agent.agent", "save.none.agent", "pay.agent", "pick.a4.", "PICK.A4.A5",
     "pick.a2.a3.a4.a5.a6", "play.home.a4", ""],
)  # fmt: skip
def test_what_is_no_notation_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.parse(text)


def test_a_pick_of_fewer_or_more_cards_than_asked() -> None:
    state = position(DRAFT, step=Step.DRAFT)
    assert refusal(state, ANA, "pick.a2") == "wrong-count"
    assert refusal(state, ANA, "pick.a2.a3.a4") == "wrong-count"


def test_a_pick_of_a_card_not_in_hand() -> None:
    state = position(DRAFT, step=Step.DRAFT)
    assert refusal(state, ANA, "pick.a2.c2") == "not-in-hand"
    assert refusal(state, ANA, "pick.a2.a2") == "not-in-hand"  # only one of them


def test_a_pick_made_twice_and_for_good() -> None:
    state = position("ana: hand a2 a3 a4 a5 a6 \n ben: hand c2 c3 c4 c5 c6", step=Step.DRAFT)
    do(state, "ana pick.a2.a3")
    assert refusal(state, ANA, "pick.a2.a3") == "same-choice"
    do(state, "ben pick.c2.c3")
    # That pick is closed: the cards of Ana's new pick lie face down in front of her, or are in Ben's hand.
    assert refusal(state, ANA, "pick.a2.a4") == "not-in-hand"
    assert refusal(state, ANA, "pick.a2.c4") == "not-in-hand"


def test_a_pick_after_the_draft_closed() -> None:
    state = position(DRAFT, step=Step.DRAFT)
    do(state, "ana pick.a2.a3", "ben pick.c2.c3", "cai pick.s2.s3")
    assert state.step is Step.PLAY
    for seat in (ANA, BEN, CAI):
        assert refusal(state, seat, "pick.a2.a3") == "draft-closed"


def test_a_turn_or_gold_while_the_draft_is_open() -> None:
    state = position(DRAFT, step=Step.DRAFT)
    for notation in ("play.a2.home", "lay.agent", "take.agent", "save.none", "save.agent"):
        assert refusal(state, ANA, notation) == "not-now"


def test_a_play_by_another_of_a_card_not_in_hand_or_of_another_kind() -> None:
    state = position("> ana: hand a4 \n ben: hand c4 \n capital: m3 s3")
    assert refusal(state, BEN, "play.c4.home") == "NotYourDecision"
    assert refusal(state, ANA, "play.c4.home") == "not-in-hand"
    for notation in ("lay.agent", "take.agent", "save.none"):
        assert refusal(state, ANA, notation) == "not-now"


def test_a_modifier_laid_by_another() -> None:
    state = position("> ana: hand a4 a2 \n ben: hand c4 \n modifiers: +4")
    do(state, "play.a4.capital")
    assert refusal(state, BEN, "lay.merchant") == "NotYourDecision"
    assert list(GAME.legal(state, ANA)) == list(LAY) and not GAME.legal(state, BEN)
    assert refusal(state, ANA, "play.a2.home") == "not-now"


def test_a_modifier_laid_twice() -> None:
    state = position("> ana: hand a4 a2 \n ben: hand c4 \n modifiers: +4")
    do(state, "play.a4.capital", "lay.merchant")
    assert refusal(state, ANA, "lay.agent") == "NotYourDecision"


def test_a_cleric_takes_neither_pink_nor_what_is_not_there() -> None:
    state = position("> ana: hand c4 a2 \n ben: hand c4 \n capital: a3 m3 c2")
    do(state, "play.c4.capital")
    assert refusal(state, ANA, "take.cleric") == "own-colour"
    assert refusal(state, ANA, "take.scientist") == "not-there"
    assert refusal(state, BEN, "take.agent") == "NotYourDecision"


def test_gold_that_is_not_owned_or_not_needed() -> None:
    state = last_turn("""
        > ana: hand a2; home a6 m6 s2; coins 3
          ben: home a6 a6; coins 5
          cai: home a2; coins 8
        capital: a6 m4 s2
    """)
    do(state, "play.a2.home")
    assert refusal(state, ANA, "save.agent.merchant") == "too-few-coins"
    assert refusal(state, ANA, "save.scientist") == "within-limit"
    assert refusal(state, ANA, "save.cleric") == "within-limit"
    assert refusal(state, BEN, "save.agent") == "too-few-coins"
    assert refusal(state, BEN, "save.none") == "NotYourDecision"
    assert refusal(state, CAI, "save.agent") == "within-limit"
    assert refusal(state, CAI, "play.a2.home") == "NotYourDecision"
    assert refusal(state, ANA, "play.a2.home") == "not-now"
    assert refusal(state, ANA, "pick.a2.a3") == "draft-closed"


def test_gold_decided_in_the_same_way_twice() -> None:
    state = last_turn("> ana: hand a2; home a6; coins 3 \n ben: home a6 m6; coins 2 \n capital: a6 m4")
    do(state, "play.a2.home", "ana save.agent")
    assert refusal(state, ANA, "save.agent") == "same-choice"


def test_gold_before_the_round_is_over() -> None:
    state = position("> ana: hand a2 a3 \n ben: hand a2")
    assert refusal(state, ANA, "save.agent") == "not-now"
    assert refusal(state, BEN, "save.agent") == "NotYourDecision"


def test_anything_after_the_end() -> None:
    state = last_turn("> ana: hand a2 \n ben:")
    do(state, "play.a2.home")
    for notation in ("pick.a2.a3", "play.a2.home", "take.agent", "lay.agent", "save.none"):
        assert refusal(state, ANA, notation) == "over"


@pytest.mark.parametrize(
    "action",
    [
        Action("pick", ("a3", "a2")),
        Action("pick", ("moon", "a2")),
        Action("pick"),
        Action("play", ("a2",)),
        Action("play", ("moon", "home")),
        Action("save", ("moon",)),
        Action("fly"),
    ],
)
def test_an_action_that_was_never_read_is_refused_too(action: Action) -> None:
    for state in (position(DRAFT, step=Step.DRAFT), position("> ana: hand a2 a3 \n ben: hand a2")):
        before = GAME.copy(state)
        with pytest.raises((NotAllowed, NotYourDecision)):
            GAME.apply(state, ANA, action, Still())
        assert state == before


def test_a_pick_of_what_is_no_card() -> None:
    refused = GAME.why_not(position(DRAFT, step=Step.DRAFT), ANA, Action("pick", ("a2", "moon")))
    assert isinstance(refused, NotAllowed) and refused.reason == "not-now"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_players_the_box_is_not_made_for(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.setup(seats, {}, Still())
