"""The Horus cards: "Resumo das cartas de Hórus"."""

from __future__ import annotations

import pytest

from engine import NotAllowed
from engine.luxor.choices import LIST
from tests.engine.luxor.builder import do, happened, legal, position, tile_at

# ---------------------------------------------------------------- 1–X and 1–die


def test_1_to_x_moves_any_number_up_to_x() -> None:
    state = position(hands=["upto3-1 1 1 1 5"], own=["0 3", "0 0"])
    do(state, "play.left")
    assert legal(state) == [f"move.{start}.{steps}" for start in (0, 3) for steps in (1, 2, 3)]


def test_1_to_die_rolls_first_and_moves_any_number_up_to_the_roll() -> None:
    # The rulebook's example: a 2 was rolled, so one or two tiles.
    state = position(hands=["upto-die-2 1 1 1 5"], own=["0 3", "0 0"])
    events = do(state, "play.left", dice=[2])
    assert happened(events, "rolled") == [{"seat": 0, "number": 2}]
    assert legal(state) == ["move.0.1", "move.0.2", "move.3.1", "move.3.2"]
    with pytest.raises(NotAllowed) as refused:
        do(state, "move.0.3")
    assert refused.value.reason == "not-with-this-card"


def test_too_many_moves_for_one_list_are_asked_in_two_decisions() -> None:
    state = position(hands=["upto6-3 1 1 1 5"], own=["0 1 2 3 4", "0 0"])
    do(state, "play.left")
    assert legal(state) == ["from.0", "from.1", "from.2", "from.3", "from.4"]
    with pytest.raises(NotAllowed) as refused:
        do(state, "move.3.4")
    assert refused.value.reason == "not-now"
    do(state, "from.3")
    assert legal(state) == [f"move.3.{steps}" for steps in range(1, 7)] and len(legal(state)) <= LIST
    with pytest.raises(NotAllowed) as refused:
        do(state, "move.2.4")
    assert refused.value.reason == "another-chosen"
    do(state, "move.3.3")
    assert state.adventurers[0] == [0, 1, 2, 4, 6] and state.turn == 1


def test_an_adventurer_with_two_ways_left_is_asked_for_the_distance_too() -> None:
    state = position(hands=["upto6-3 1 1 1 5"], own=["0 1 2 3 38", "0 0"])
    do(state, "play.left", "from.38")
    assert legal(state) == ["move.38.1", "move.38.2"]


# ---------------------------------------------------------------- advance all


def test_ruling_all() -> None:
    # The rulebook's example: all by 2. Osiris throws the three of one space on by 3. Then one action of two.
    state = position("8: j4 O3 . H . T s4 23: T", hands=["all-3 1 1 1 5"], own=["7 7 7 10", "0 0"])
    events = do(state, "play.left")
    moved = happened(events, "moved")
    assert moved[0] == {"seat": 0, "from": 10, "to": 13}, "nearest the tomb first"
    assert moved[1:4] == [{"seat": 0, "from": 7, "to": 9}] * 3
    assert happened(events, "thrown") == [{"seat": 0, "from": 9, "to": 14, "steps": 3}] * 3
    assert legal(state) == ["act.13", "act.14"]
    events = do(state, "act.14")
    assert happened(events, "took-treasure") == [{"seat": 0, "space": 14, "treasure": "statue", "points": 4}]
    assert happened(events, "tunnelled") == []
    assert state.adventurers[0] == [-3, 13, 14, 14, 14]


def test_advance_all_lets_one_tile_act_the_other_way_too() -> None:
    state = position("14: s4 23: T 32: T", own=["13 13 22 22 22", "0 0"], hands=["all-1 1 1 1 5"])
    do(state, "play.left")
    assert legal(state) == ["act.14", "act.23"]
    events = do(state, "act.23")
    assert happened(events, "tunnelled") == [{"seat": 0, "from": 23, "to": 32}]
    assert tile_at(state, 14) == "statue-4"


def test_a_single_action_after_advance_all_is_done_at_once() -> None:
    state = position("- - - S", hands=["all-1 1 1 1 5"], own=["3 3", "0 0"])
    events = do(state, "play.left")
    assert len(happened(events, "took-scarab")) == 1 and state.turn == 1


def test_ruling_all_nothing() -> None:
    # One stands on a scarab, the other on a treasure that needs more. Choosing that one means no action.
    state = position("- - - S", hands=["all-1 1 1 1 5"], own=["0 3", "0 0"])
    do(state, "play.left")
    assert legal(state) == ["act.4", "act.none"]
    events = do(state, "act.none")
    assert happened(events, "took-scarab") == [] and state.turn == 1


def test_those_that_cannot_move_stay() -> None:
    state = position("37: . . . -", hands=["all-3 1 1 1 5"], own=["0 0 0 40 40", "0 0"], keys=[2])
    events = do(state, "play.left")
    assert [event["from"] for event in happened(events, "moved")] == [0, 0, 0]
    assert state.adventurers[0] == [2, 2, 2, 40, 40]


def test_advance_all_enters_the_tomb_while_there_are_keys() -> None:
    state = position("37: . . . -", hands=["all-1 1 1 1 5"], own=["0 0 40 40 40", "0 0"], keys=[2])
    events = do(state, "play.left")
    assert happened(events, "entered") == [{"seat": 0, "points": 5}, {"seat": 0, "points": 3}]
    assert state.adventurers[0] == [1, 1, 40, 41, 41] and state.keys[0] == 0


def test_an_adventurer_that_entered_the_tomb_cannot_be_chosen() -> None:
    state = position("- - - S 37: . . . -", hands=["all-1 1 1 1 5"], own=["0 3 3 3 40", "0 0"], keys=[1])
    do(state, "play.left")
    assert state.adventurers[0].count(41) == 1
    assert legal(state) == ["act.4", "act.none"], "entering the tomb was the action of that adventurer"


def test_nearest_the_tomb_spends_the_only_key() -> None:
    state = position("33: O1 . . H . . . -", hands=["all-1 1 1 1 5"], own=["0 0 32 36 40", "0 0"], keys=[1])
    events = do(state, "play.left")
    # 40 enters. 36 moves to 40. From 32 Osiris throws on to 36.
    assert happened(events, "entered") == [{"seat": 0, "points": 5}]
    assert state.adventurers[0] == [1, 1, 36, 40, 41]


def test_advance_all_is_playable_if_one_can_move() -> None:
    state = position("37: . . . -", hands=["all-3 1 1 1 4"], own=["36 40 40 40 40", "0 0"], keys=[1])
    assert legal(state) == ["play.left"], "36 can enter the tomb with two tiles"
    state = position("37: . . . -", hands=["all-3 1 1 1 4"], own=["36 40 40 40 40", "0 0"])
    assert legal(state) == ["discard.left", "discard.right"]


def test_ruling_all_woken() -> None:
    state = position(hands=["all-1 1 1 1 5"], own=["7 7", "0 0"])
    events = do(state, "play.left")
    assert happened(events, "woke") == [{"seat": 0, "statue": 1}]
    assert state.adventurers[0] == [-3, -2, 0, 8, 8]


def test_advance_all_counts_those_that_stayed_for_a_treasure() -> None:
    # One steps to where another, that cannot move without a key, already stands.
    state = position("37: . . v4 s3", hands=["all-1 1 1 1 5"], own=["0 0 0 39 40", "0 0"])
    do(state, "play.left")
    assert "act.40" in legal(state)
    events = do(state, "act.40")
    assert happened(events, "took-treasure")[0]["space"] == 40


# ---------------------------------------------------------------- last to second last


def test_the_last_joins_the_second_last_and_acts_there() -> None:
    # The rulebook's example: all five active, two on the stairs. One of them moves, and the treasure is taken.
    state = position("- - - - H s3", hands=["last-1 1 1 1 5"], own=["0 0 6 10 20", "0 0"])
    events = do(state, "play.left")
    assert happened(events, "moved") == [{"seat": 0, "from": 0, "to": 6}]
    assert happened(events, "took-treasure")[0]["points"] == 3
    assert state.adventurers[0] == [0, 6, 6, 10, 20]


def test_a_single_last_joins_the_next_space() -> None:
    state = position(hands=["last-2 1 1 1 5"], own=["3 6 6 10 20", "0 0"])
    do(state, "play.left")
    assert state.adventurers[0] == [6, 6, 6, 10, 20]


def test_onto_an_empty_space_there_is_no_action() -> None:
    state = position("- - .", hands=["last-1 1 1 1 5"], own=["0 3", "0 0"])
    events = do(state, "play.left")
    assert [event.kind for event in events] == ["played", "moved", "drew", "turn"]
    assert state.adventurers[0] == [-3, -2, -1, 3, 3]


def test_the_last_acts_on_a_tunnel_and_wakes() -> None:
    state = position("2: T 13: T", hands=["last-3 1 1 1 5"], own=["0 2", "0 0"])
    events = do(state, "play.left")
    assert happened(events, "tunnelled") == [{"seat": 0, "from": 2, "to": 13}]
    assert happened(events, "woke") == [{"seat": 0, "statue": 1}]


def test_last_to_second_last_wakes_who_lies_on_the_way() -> None:
    # In a game, the leading one has already woken that sleeper. This position is artificial.
    state = position(hands=["last-1 1 1 1 5"], own=["0 10", "0 0"], checked=False)
    events = do(state, "play.left")
    assert happened(events, "woke") == [{"seat": 0, "statue": 1}]
    assert state.adventurers[0] == [-3, -2, 0, 10, 10]


def test_ruling_last_none() -> None:
    state = position(hands=["last-1 1 1 1 5"], own=["4 4", "0 0"])
    assert legal(state) == ["play.right"], "no adventurer on a different space, and a sleeping one is none"
    with pytest.raises(NotAllowed):
        do(state, "play.left")


def test_ruling_last_tomb() -> None:
    state = position(hands=["last-1 1 1 1 5"], own=["38 38 38 38 41", "0 0"], keys=[1])
    events = do(state, "play.left")
    assert happened(events, "entered") == [{"seat": 0, "points": 3}] and state.keys[0] == 0
    state = position("38: - . .", hands=["last-1 1 1 1 5"], own=["38 38 38 38 41", "0 0"])
    assert legal(state) == ["discard.left", "discard.right"], "without a key it cannot join the one in the tomb"


# ---------------------------------------------------------------- one adventurer less


def test_one_adventurer_less_takes_a_treasure_with_one_fewer() -> None:
    # The rulebook's example: two adventurers take a treasure that needs three.
    state = position("v6", hands=["less-1 2 2 2 5"], own=["0 1", "0 0"])
    events = do(state, "play.left", "move.0.1")
    assert happened(events, "took-treasure")[0]["points"] == 6


def test_one_less_is_one_and_no_more() -> None:
    state = position("v6", hands=["less-1 2 2 2 5"], own=["0 2", "0 0"])
    assert happened(do(state, "play.left", "move.0.1"), "took-treasure") == []


def test_a_single_adventurer_takes_a_treasure_for_two() -> None:
    state = position("- - j4", hands=["less-3 2 2 2 5"], own=["0 1", "0 0"])
    assert happened(do(state, "play.left", "move.0.3"), "took-treasure")[0]["points"] == 4


def test_ruling_less_osiris() -> None:
    state = position("9: O3 - H s6", hands=["less-1 2 2 2 5"], own=["0 8 12", "0 0"])
    events = do(state, "play.left", "move.8.1")
    assert happened(events, "took-treasure")[0] == {"seat": 0, "space": 12, "treasure": "statue", "points": 6}


def test_other_actions_are_not_touched_by_one_less() -> None:
    state = position("- - - S", hands=["less-1 2 2 2 5"], own=["0 3", "0 0"])
    assert len(happened(do(state, "play.left", "move.3.1"), "took-scarab")) == 1


def test_only_the_card_that_says_so_does_with_one_adventurer_less() -> None:
    """Two do not take a treasure for three, neither after "last to second last" nor after "advance all"."""
    for card, own in (("last-2", "0 4"), ("all-1", "0 3 3")):
        state = position("- - - j5", hands=[f"{card} 1 1 1 5"], own=[own, "0 0"])
        events = do(state, "play.left")
        assert state.adventurers[0].count(4) == 2
        assert happened(events, "took-treasure") == [] and tile_at(state, 4) == "jewel-5"
