"""The rulebook's "Jogar cartas": destinations of a card, the professions' effects, the end of a round."""

from __future__ import annotations

import pytest

from engine import TURN, Event, latest_turn, seen
from engine.capital_lux.components import COINS
from tests.engine.capital_lux.table import (
    AGENT,
    ANA,
    BEN,
    CAI,
    GAME,
    asked,
    capital,
    do,
    hand,
    home,
    kinds,
    look,
    may,
    position,
    told,
)


def test_a_card_goes_to_the_own_hometown_or_to_the_capital() -> None:
    state = position("> ana: hand a4 a4 m2 \n ben: hand c2 \n capital: a3")
    assert may(state) == "play.a4.home play.a4.capital play.m2.home play.m2.capital"
    events = do(state, "play.a4.home")
    assert (home(state, ANA), capital(state), hand(state, ANA)) == ("a4", "a3", "a4 m2")
    assert told(events, "played") == [{"seat": ANA, "card": "a4", "colour": "agent", "place": "home", "total": 4}]
    assert asked(state) == [(BEN, "play")]


def test_play_goes_clockwise_from_the_starting_player() -> None:
    state = position("ana: hand 3 a2 \n ben: hand 3 a2 \n > cai: hand 3 a2", starter=CAI)
    for seat in (CAI, ANA, BEN, CAI):
        assert asked(state) == [(seat, "play")]
        do(state, "play.a2.home")


def test_a_card_in_a_hometown_has_no_power() -> None:
    for word in ("a4", "c4", "s4", "m4"):
        state = position(f"> ana: hand {word} a2 \n ben: hand a2 \n capital: a3 m3 s3 \n modifiers: +4 \n pile: a6")
        assert kinds(do(state, f"play.{word}.home")) == ["played", "turn"]


# ---------------------------------------------------------------- the four professions


def test_the_scientist_draws_the_top_card_into_the_hand() -> None:
    state = position("> ana: hand s4 a2 \n ben: hand a2 \n pile: c3 m6")
    events = do(state, "play.s4.capital")
    assert (hand(state, ANA), capital(state), len(state.pile)) == ("a2 m6", "s4", 1)
    assert [dict(each.secret) for each in seen(events, ANA) if each.kind == "drew"] == [{"cards": "m6"}]
    assert [dict(each.secret) for each in seen(events, BEN) if each.kind == "drew"] == [{}]


def test_the_merchant_takes_a_coin_as_long_as_there_are_any() -> None:
    state = position(f"> ana: hand m4 a2 \n ben: hand m2 a2; coins {COINS - 1}")
    do(state, "play.m4.capital")
    assert (state.coins, state.supply) == ([1, COINS - 1], 0)
    events = do(state, "play.m2.capital")
    assert (state.coins, state.supply) == ([1, COINS - 1], 0)
    assert told(events, "idle") == [{"seat": BEN, "colour": "merchant"}]


def test_the_agent_looks_at_the_top_modifier_and_lays_it_face_down_on_any_colour() -> None:
    state = position("> ana: hand a4 a2 \n ben: hand a2 \n modifiers: +2 -3")
    events = do(state, "play.a4.capital")
    assert asked(state) == [(ANA, "lay")]
    assert may(state) == "lay.agent lay.cleric lay.scientist lay.merchant"
    assert capital(state) == "a4"  # no undo after a look: the card lies there
    assert [dict(each.secret) for each in seen(events, ANA) if each.kind == "looked"] == [{"value": -3}]
    assert [dict(each.secret) for each in seen(events, BEN) if each.kind == "looked"] == [{}]
    assert (look(state, ANA).looked, look(state, BEN).looked, look(state, None).looked) == (-3, None, None)
    events = do(state, "lay.agent")
    assert told(events, "laid") == [{"seat": ANA, "colour": "agent"}]
    assert [tuple(each) for each in look(state, ANA).laid] == [(AGENT, ANA, -3)]
    assert [tuple(each) for each in look(state, BEN).laid] == [(AGENT, ANA, None)]
    assert asked(state) == [(BEN, "play")]


def test_several_modifiers_may_lie_on_one_colour() -> None:
    state = position("> ana: hand a4 a2 \n ben: hand a3 a2 \n modifiers: +2 -3")
    do(state, "play.a4.capital", "lay.merchant", "play.a3.capital", "lay.merchant")
    assert [tuple(each) for each in state.laid] == [(3, ANA, -3), (3, BEN, 2)]
    assert look(state, ANA).limit_range(3) == (-3 - 1, -3 + 4)
    assert look(state, None).limit_range(3) == (-3 - 1, 4 + 2)


def test_the_agent_finds_nothing_when_no_modifier_is_left() -> None:
    state = position("> ana: hand a4 a2 \n ben: hand a2")
    assert kinds(do(state, "play.a4.capital")) == ["played", "idle", "turn"]


def test_the_cleric_takes_the_lowest_card_of_a_colour_of_free_choice_into_the_hometown() -> None:
    state = position("> ana: hand c5 a2; home m2 \n ben: hand a2 \n capital: a6 a3 s4 m5 c2")
    assert kinds(do(state, "play.c5.capital")) == ["considers"]
    assert may(state) == "take.agent take.scientist take.merchant"
    events = do(state, "take.agent")
    assert (home(state, ANA), capital(state), hand(state, ANA)) == ("a3 m2", "a6 c2 c5 s4 m5", "a2")
    assert kinds(events) == ["played", "took", "turn"]
    assert told(events, "took") == [{"seat": ANA, "card": "a3", "colour": "agent", "total": 3}]


def test_the_cleric_takes_at_once_where_only_one_colour_is_there() -> None:
    state = position("> ana: hand c5 a2 \n ben: hand a2 \n capital: m5 m3 c2")
    assert kinds(do(state, "play.c5.capital")) == ["played", "took", "turn"]
    assert (home(state, ANA), capital(state)) == ("m3", "c2 c5 m5")


def test_the_cleric_without_another_colour_in_the_capital_has_no_effect() -> None:
    state = position("> ana: hand c5 a2 \n ben: hand a2 \n capital: c2")
    assert kinds(do(state, "play.c5.capital")) == ["played", "idle", "turn"]
    assert (home(state, ANA), capital(state)) == ("", "c2 c5")


def test_while_a_cleric_chooses_the_others_see_a_player_who_is_deciding() -> None:
    state = position("> ana: hand c5 a2 \n ben: hand a2 \n capital: a6 s4")
    before = [look(state, viewer) for viewer in (BEN, None)]
    events = do(state, "play.c5.capital")
    assert [look(state, viewer) for viewer in (BEN, None)] == before
    assert seen(events, BEN) == seen(events, None) == ()
    assert look(state, ANA).pending is not None


# ---------------------------------------------------------------- last turns


def test_when_a_player_has_no_card_every_other_player_has_one_more_turn() -> None:
    state = position("ana: hand 3 a2 \n > ben: hand a2 \n cai: hand 3 a2", round=3)
    events = do(state, "play.a2.home")
    assert told(events, "closing") == [{"seat": BEN}]
    assert told(events, "turn")[-1] == {"seat": CAI, "stage": "last", "round": 3}
    assert look(state, None).last_turn_done == (False, True, False)
    do(state, "play.a2.home")
    assert look(state, None).last_turn_done == (False, True, True)
    events = do(state, "play.a2.home")
    # Ana and Cai each still hold two cards, which go to their hometowns.
    assert told(events, "settled") == [
        {"seat": ANA, "cards": "a2 a2", "count": 2},
        {"seat": CAI, "cards": "a2 a2", "count": 2},
    ]


def test_running_out_of_cards_in_a_last_turn_starts_no_further_turns() -> None:
    state = position("> ana: hand a2 \n ben: hand a2 \n cai: hand 2 a2 \n capital: 6 a6", round=3)
    do(state, "play.a2.home", "play.a2.home")
    assert (state.closer, asked(state)) == (ANA, [(CAI, "play")])
    do(state, "play.a2.home")
    assert GAME.outcome(state) is not None


def test_a_green_last_card_to_the_capital_does_not_end_the_round_if_a_card_was_drawn() -> None:
    state = position("> ana: hand s4 \n ben: hand 3 a2 \n pile: m6")
    assert "closing" not in kinds(do(state, "play.s4.capital"))
    assert (hand(state, ANA), state.closer) == ("m6", None)
    do(state, "play.a2.home")
    assert asked(state) == [(ANA, "play")]


def test_a_green_last_card_to_the_capital_ends_the_round_if_the_pile_is_empty() -> None:
    state = position("> ana: hand s4 \n ben: hand 3 a2")
    assert kinds(do(state, "play.s4.capital")) == ["played", "idle", "closing", "turn"]
    assert state.closer == ANA


def test_a_green_last_card_to_the_hometown_ends_the_round() -> None:
    state = position("> ana: hand s4 \n ben: hand 3 a2 \n pile: m6")
    assert "closing" in kinds(do(state, "play.s4.home"))


def test_an_agent_as_last_card_ends_the_round_when_the_modifier_is_laid() -> None:
    state = position("> ana: hand a4 \n ben: hand 2 a2 \n modifiers: +4")
    assert kinds(do(state, "play.a4.capital")) == ["played", "looked"]
    assert kinds(do(state, "lay.cleric")) == ["laid", "closing", "turn"]


def test_a_card_drawn_in_a_last_turn_goes_to_the_hometown() -> None:
    state = position("> ana: hand s4 \n ben: \n capital: m6 \n pile: m6", round=3, closer=BEN)
    events = do(state, "play.s4.capital")
    assert told(events, "settled") == [{"seat": ANA, "cards": "m6", "count": 1}]
    assert home(state, ANA) == "m6"


@pytest.mark.parametrize("viewer", [None, ANA, BEN])
def test_the_board_tells_the_last_play_until_the_next_one(viewer: int | None) -> None:
    state = position("> ana: hand m4 a2 \n ben: hand m2 a2")
    events = do(state, "play.m4.capital")
    events.insert(0, Event(TURN, {"seat": ANA, "stage": "play", "round": 1}))
    assert kinds(latest_turn(seen(events, viewer))) == ["turn", "played", "coin", "turn"]
