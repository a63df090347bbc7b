"""A test for each house ruling where the rulebook of Capital Lux is silent, named after the ruling."""

from __future__ import annotations

from engine.capital_lux.meta import META, RULINGS
from engine.capital_lux.state import Step
from tests.engine.capital_lux.table import (
    ANA,
    BEN,
    CAI,
    CLERIC,
    GAME,
    asked,
    capital,
    do,
    hand,
    home,
    kinds,
    last_turn,
    look,
    may,
    position,
    told,
    words,
)


def test_every_ruling_has_a_test_that_names_it() -> None:
    missing = [each for each in RULINGS if f"test_ruling_{each.replace('-', '_')}" not in globals()]
    assert missing == []
    assert GAME.rulings == RULINGS and META.key == "capital_lux"


def test_ruling_short_draft() -> None:
    """All pick the same number: up to 2, pass, up to 2, pass."""
    state = position("ana: hand a2 a3 a4 a5 \n ben: hand c2 c3 c4 c5", step=Step.DRAFT, round=3)
    do(state, "ben pick.c4.c5", "ana pick.a4.a5")
    assert (hand(state, ANA), hand(state, BEN)) == ("a4 a5 c2 c3", "a2 a3 c4 c5")
    assert asked(state) == [(ANA, "play")]


def test_ruling_agent() -> None:
    """Any of the four colours, blue too. Several may lie on one. Only the layer knows the value until the end."""
    state = position("> ana: hand a4 a5 a6 \n ben: hand a2 a3 \n modifiers: +4 +2 -1 \n capital: m2")
    for notation in ("play.a4.capital", "lay.agent", "play.a2.capital", "lay.agent", "play.a5.capital", "lay.agent"):
        do(state, notation)
    assert [each.value for each in look(state, ANA).laid] == [-1, None, 4]
    assert [each.value for each in look(state, BEN).laid] == [None, 2, None]
    assert [each.value for each in look(state, None).laid] == [None, None, None]
    assert look(state, ANA).capital_total(0) == 4 + 2 + 5 - 1 + 4
    assert look(state, ANA).hidden_modifiers(0) == 1
    do(state, "play.a3.home")
    assert kinds(do(state, "play.a6.capital"))[:2] == ["played", "idle"]  # the pile of modifiers is empty


def test_ruling_green_last() -> None:
    """A drawn card is in the hand, and the round continues. Without a drawn card, it ends."""
    drawn = position("> ana: hand s4 \n ben: hand 2 a2 \n pile: c3")
    empty = position("> ana: hand s4 \n ben: hand 2 a2")
    do(drawn, "play.s4.capital")
    do(empty, "play.s4.capital")
    assert (drawn.closer, empty.closer) == (None, ANA)


def test_ruling_gold() -> None:
    """All or nothing per colour, by the owner's choice, simultaneous. A player without a choice is not asked."""
    state = last_turn("""
        > ana: hand a2; home a6 m6; coins 3
          ben: home a6 a6; coins 5
          cai: home a2; coins 8
        capital: a6 m4
    """)
    do(state, "play.a2.home")
    # Ana: two for blue, two for yellow, three coins. Ben: six for blue, five coins. Cai: no excess.
    assert asked(state) == [(ANA, "save")]
    assert may(state) == "save.agent save.merchant save.none"
    do(state, "save.agent")
    assert (home(state, ANA), home(state, BEN), home(state, CAI)) == ("a2 a6", "", "a2")
    assert state.coins == [1, 5, 8]


def test_ruling_negative() -> None:
    """The difference counts from the number below zero. Without cards of the colour, nothing is lost."""
    state = last_turn("> ana: hand a2; home c2; coins 4 \n ben: \n capital: a2 \n laid: cleric -3 ben, cleric -1 ana")
    events = do(state, "play.a2.home")
    assert told(events, "limit")[CLERIC] == {"colour": "cleric", "total": 0, "limit": -4}
    assert told(events, "lost") == [
        {"seat": ANA, "colour": "cleric", "total": 2, "limit": -4, "count": 6, "cards": "c2"}
    ]


def test_ruling_bonus() -> None:
    """Ties in turn order, each the next highest while any remain. No bonus for a total of 0."""
    state = last_turn(
        """
        > ana: hand c2; home a4
          ben: home a4
          cai: home a4
        capital: a5 a3 m6
        """,
        starter=CAI,
    )
    events = do(state, "play.c2.home")
    assert [words(row) for row in state.bonus] == ["a3", "", "a5"]
    assert [fact["seat"] for fact in told(events, "missed")] == [BEN]
    assert capital(state) == "m6"


def test_ruling_starter() -> None:
    """Bonus cards do not count. A tie goes clockwise from the last starting player, that player first."""
    for starter, next_one in ((ANA, BEN), (BEN, BEN), (CAI, CAI)):
        state = last_turn(
            "> ana: hand c2; home m3; bonus a6 \n ben: home m4 \n cai: home m4 \n capital: 3 m6 m5 \n pile: 18 a2",
            round=2,
            starter=starter,
        )
        do(state, "play.c2.home")
        assert state.starter == next_one


def test_ruling_tie() -> None:
    """Most sixes, then fives, fours, threes, twos, among hometown and bonus cards. Then shared."""
    state = last_turn("> ana: hand c2; bonus s5 s3 \n ben: bonus m4 m4 \n cai: bonus a5 a3")
    do(state, "play.c2.home")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [name for name, _ in outcome.criteria] == ["points", "sixes", "fives", "fours", "threes", "twos"]
    assert (outcome.places, outcome.winners, outcome.decided_by) == ((1, 3, 1), (ANA, CAI), None)


def test_ruling_together() -> None:
    """A choice may change until the last one is made. Only the pending seats are public."""
    state = position("ana: hand a2 a3 a4 \n ben: hand c2 c3 c4 \n cai: hand s2 s3 s4", step=Step.DRAFT)
    do(state, "ana pick.a2.a3", "ana pick.a2.a4", "cai pick.s2.s3")
    assert asked(state) == [(BEN, "pick")]
    assert look(state, BEN).choice is None and look(state, None).deciding == (BEN,)
    gold = last_turn("> ana: hand a2; home a6; coins 3 \n ben: home a6 m6; coins 4 \n capital: a4 m4")
    do(gold, "play.a2.home")
    assert asked(gold) == [(BEN, "save")]  # Ana would need four coins
    assert GAME.legal(gold, ANA) == []


def test_ruling_private_play() -> None:
    """A Cleric's colour is chosen before the play is public. An Agent's card is laid once its player has looked."""
    state = position("> ana: hand c4 a4 \n ben: hand a2 \n capital: a3 m3 \n modifiers: +4")
    do(state, "play.c4.capital")
    assert (capital(state), look(state, BEN).stage, look(state, ANA).decision) == ("a3 m3", "play", "take")
    other = position("> ana: hand c4 a4 \n ben: hand a2 \n capital: a3 m3 \n modifiers: +4")
    do(other, "play.a4.capital")
    assert (capital(other), look(other, BEN).stage, look(other, ANA).decision) == ("a3 a4 m3", "lay", "lay")


def test_ruling_single() -> None:
    """A single choice is made at once: a Cleric's only colour, gold that saves nothing."""
    state = position("> ana: hand c4 a4 \n ben: hand a2 \n capital: m3")
    do(state, "play.c4.capital")
    assert (home(state, ANA), asked(state)) == ("m3", [(BEN, "play")])
