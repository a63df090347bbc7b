"""Cards in hand and movement: "Manuseando as cartas", "Regras de movimento"."""

from __future__ import annotations

import pytest

from engine import NotAllowed
from engine.luxor.components import BACKWARD, CARD_CODES, DIE, STAIRS, TOMB
from engine.luxor.movement import NOWHERE, POSSIBLE, landing, moves
from tests.engine.luxor.builder import do, hand, happened, legal, position, walk

# ---------------------------------------------------------------- the hand


def test_only_the_outer_cards_are_playable_and_a_new_card_goes_to_the_middle() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 1", "0 0"], draw="die")
    assert legal(state) == ["play.left", "play.right"]
    do(state, "play.left", "move.0.1")
    assert hand(state) == "2 3 die 4 5"


def test_a_card_from_the_right_leaves_the_order_too() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 1", "0 0"], draw="die")
    do(state, "play.right", "move.1.5")
    assert hand(state) == "1 2 die 3 4"
    assert state.discard == [4]


def test_the_same_card_at_both_ends_is_still_a_choice() -> None:
    state = position(hands=["1 2 3 4 1"], own=["0 1", "0 0"])
    assert legal(state) == ["play.left", "play.right"]


def test_ruling_private_play() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 1", "0 0"])
    events = do(state, "play.left")
    assert [event.kind for event in events] == ["chose"]
    assert events[0].audience == (0,) and events[0].seen_by(1) is None
    assert hand(state) == "1 2 3 4 5" and state.discard == []
    events = do(state, "move.1.1")
    assert happened(events, "played") == [{"seat": 0, "card": "1", "side": "left"}]


def test_ruling_reshuffle() -> None:
    # Played Horus cards lie among the discards, and return for all players.
    state = position(hands=["less-1 2 3 4 5", "1 1 1 1 1"], own=["0 1", "0 0"])
    state.discard, state.pile = state.pile, []
    events = do(state, "play.left", "move.0.1")
    assert happened(events, "reshuffled")[0]["count"] == len(state.pile) + 1
    assert state.discard == [] and state.reshuffled
    assert hand(state).split()[2] == "less-1"


@pytest.mark.parametrize(
    ("cards", "own", "notations"),
    [
        ("1 2 3 4 5", "0 1", ["play.left", "move.0.1"]),
        ("all-1 2 3 4 5", "0 1", ["play.left"]),
        ("last-2 2 3 4 5", "0 1", ["play.left"]),
        ("die 2 3 4 5", "40 40 40 40 40", ["play.left"]),
        ("5 2 3 4 4", "40 40 40 40 40", ["discard.left"]),
    ],
    ids=["a number", "advance all", "last to second last", "a throw that moves no adventurer", "a discard"],
)
def test_each_end_of_a_turn_refills_an_empty_pile(cards: str, own: str, notations: list[str]) -> None:
    state = position("38: . . -", hands=[cards], own=[own, "0 0"], keys=[1])
    state.discard, state.pile = state.pile, []
    assert len(happened(do(state, *notations, dice=[6]), "reshuffled")) == 1
    assert len(state.hands[0]) == 5 and state.pile and not state.discard


# ---------------------------------------------------------------- from tile to tile


def test_empty_spaces_are_skipped_from_a_tile() -> None:
    # The rulebook's example: three tiles, over one empty space.
    state = position("- - . - H", hands=["1 2 3 4 3"], own=["0 2", "0 0"])
    do(state, "play.right", "move.2.3")
    assert state.adventurers[0] == [-3, -2, -1, 0, 6]


def test_empty_spaces_are_skipped_from_an_empty_space() -> None:
    state = position(". . . . H", hands=["1 2 3 4 2"], own=["0 3", "0 0"])
    do(state, "play.right", "move.3.2")
    assert state.adventurers[0][-1] == 6


def test_the_first_step_from_the_stairs_is_the_first_tile() -> None:
    state = position(". . - - H", hands=["1 2 3 4 3"], own=["0 4", "0 0"])
    do(state, "play.left", "move.0.1")
    assert state.adventurers[0] == [-3, -2, -1, 3, 4]


def test_several_adventurers_share_a_space() -> None:
    state = position(hands=["1 2 3 4 5"], own=["1 2", "2 2"])
    do(state, "play.left", "move.1.1")
    assert state.adventurers == [[-3, -2, -1, 2, 2], [-3, -2, -1, 2, 2]]


def test_a_player_must_move_if_the_card_allows_it() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 1", "0 0"])
    with pytest.raises(NotAllowed) as refused:
        do(state, "discard.left")
    assert refused.value.reason == "must-move"


def test_sleeping_adventurers_do_not_move() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 3", "0 0"])
    do(state, "play.left")
    assert legal(state) == ["move.0.1", "move.3.1"]


# ---------------------------------------------------------------- plus or minus one


def test_plus_minus_moves_one_tile_forward_or_backward() -> None:
    state = position(". - . . H -", hands=["plus-minus 2 3 4 5"], own=["0 6", "0 0"])
    do(state, "play.left")
    assert legal(state) == ["move.0.1", "move.6.1", "move.6.-1"]
    do(state, "move.6.-1", "take.key")
    assert state.adventurers[0][-1] == 5


def test_ruling_backward() -> None:
    # Never onto the stairs: on or before the first remaining tile, a backward move is illegal.
    state = position(". - -", hands=["plus-minus 2 3 4 5"], own=["0 1 2 3", "0 0"])
    do(state, "play.left")
    assert [move for move in legal(state) if move.endswith("-1")] == ["move.3.-1"]
    with pytest.raises(NotAllowed) as refused:
        do(state, "move.2.-1")
    assert refused.value.reason == "nothing-behind"


def test_backward_from_an_empty_space_goes_to_the_tile_before_it() -> None:
    state = position("- . . - H", hands=["plus-minus 2 3 4 5"], own=["0 3", "0 0"])
    do(state, "play.left", "move.3.-1")
    assert state.adventurers[0][-1] == 1


def test_backward_onto_osiris_is_thrown_forward() -> None:
    state = position("9: O3 - H - -", hands=["plus-minus 2 3 4 5"], own=["0 0 10", "0 0"])
    events = do(state, "play.left", "move.10.-1")
    assert happened(events, "moved") == [{"seat": 0, "from": 10, "to": 9}]
    assert happened(events, "thrown") == [{"seat": 0, "from": 9, "to": 12, "steps": 3}]
    assert state.adventurers[0][-1] == 12


# ---------------------------------------------------------------- Osiris


def test_osiris_throws_at_once_and_the_tile_at_the_end_acts() -> None:
    # The rulebook's example: Osiris 3, then a scarab.
    state = position("16: O3 - H . . S", hands=["1 2 3 4 1"], own=["0 0 0 15", "0 0"])
    events = do(state, "play.left", "move.15.1")
    assert happened(events, "thrown") == [{"seat": 0, "from": 16, "to": 21, "steps": 3}]
    assert len(happened(events, "took-scarab")) == 1
    assert len(state.scarabs[0]) == 1 and state.adventurers[0][-1] == 21


def test_osiris_onto_osiris_throws_again() -> None:
    state = position("9: O4 . H - T - . O2 - H", hands=["1 2 3 4 5"], own=["0 0 8", "0 0"])
    do(state, "play.left", "move.8.1")
    # 9 throws four tiles: 11, 12, 13, 14.
    assert state.adventurers[0][-1] == 14
    state = position("9: O4 . H - T . . O2 - H", hands=["1 2 3 4 5"], own=["0 0 8", "0 0"])
    events = do(state, "play.left", "move.8.1", "take.key")
    assert happened(events, "thrown") == [
        {"seat": 0, "from": 9, "to": 16, "steps": 4},
        {"seat": 0, "from": 16, "to": 18, "steps": 2},
    ]
    assert state.adventurers[0].count(18) == 1


NEAR_THE_TOMB = "33: O2 . . H . . . ."


def test_ruling_osiris_tomb() -> None:
    # From Osiris on 33 the next tiles are 36 and the tomb.
    state = position(NEAR_THE_TOMB, hands=["1 1 3 4 5"], own=["0 0 0 0 32", "0 0"], keys=[1])
    events = do(state, "play.left", "move.32.1")
    assert happened(events, "entered") == [{"seat": 0, "points": 5}]
    assert state.keys[0] == 0


def test_an_osiris_throw_into_the_tomb_needs_a_key() -> None:
    state = position(NEAR_THE_TOMB, hands=["1 1 3 4 1"], own=["0 0 0 1 32", "0 0"], keys=[0])
    do(state, "play.left")
    assert "move.32.1" not in legal(state)
    with pytest.raises(NotAllowed) as refused:
        do(state, "move.32.1")
    assert refused.value.reason == "no-key"


def test_ruling_overshoot() -> None:
    # A throw beyond the tomb makes the whole move illegal.
    state = position("33: O3 . . H . . . .", hands=["1 1 3 4 1"], own=["0 0 0 1 32", "0 0"], keys=[3])
    do(state, "play.left")
    assert "move.32.1" not in legal(state)
    with pytest.raises(NotAllowed) as refused:
        do(state, "move.32.1")
    assert refused.value.reason == "too-far"


# ---------------------------------------------------------------- the tomb

BEFORE_THE_TOMB = "37: . - - -"


def test_the_tomb_is_entered_with_the_exact_count_only() -> None:
    state = position(BEFORE_THE_TOMB, hands=["2 1 1 1 3"], own=["0 0 0 1 39", "0 0"], keys=[2])
    do(state, "play.right")
    assert "move.39.3" not in legal(state)
    state = position(BEFORE_THE_TOMB, hands=["2 1 1 1 3"], own=["0 0 0 1 39", "0 0"], keys=[2])
    events = do(state, "play.left", "move.39.2")
    assert happened(events, "entered") == [{"seat": 0, "points": 5}]


def test_ruling_key_space() -> None:
    # The key that was paid lies on the board: neither the player's nor in the supply.
    state = position(BEFORE_THE_TOMB, hands=["2 1 1 1 3"], own=["0 0 0 1 39", "0 0"], keys=[2])
    supply = state.key_supply
    do(state, "play.left", "move.39.2")
    assert (state.keys[0], state.key_supply) == (1, supply)


def test_no_adventurer_enters_without_a_key() -> None:
    state = position(BEFORE_THE_TOMB, hands=["2 1 1 1 3"], own=["0 0 0 1 39", "0 0"])
    do(state, "play.left")
    assert "move.39.2" not in legal(state)


def test_no_adventurer_leaves_the_tomb() -> None:
    state = position(hands=["plus-minus 1 1 1 3"], own=["0 0 0 1 41", "0 0"])
    do(state, "play.left")
    assert not [move for move in legal(state) if move.startswith("move.41")]


# ---------------------------------------------------------------- Anubis


def test_ruling_anubis() -> None:
    # The rulebook's example: a "5" passes the statue, the sleeper stands on the stairs.
    state = position(hands=["1 2 3 4 5"], own=["0 5", "0 5"])
    events = do(state, "play.right", "move.5.5")
    assert happened(events, "woke") == [{"seat": 0, "statue": 1}]
    assert state.adventurers[0] == [-3, -2, 0, 0, 10]
    assert state.adventurers[1] == [-3, -2, -1, 0, 5], "only one's own is woken"


def test_standing_before_the_statue_wakes_no_adventurer() -> None:
    state = position(hands=["1 2 3 4 2"], own=["0 5", "0 0"])
    assert happened(do(state, "play.right", "move.5.2"), "woke") == []


def test_one_move_may_wake_two() -> None:
    state = position("8: . O4 . H . . - - O1", hands=["1 2 3 4 2"], own=["0 6", "0 0"])
    events = do(state, "play.right", "move.6.2")
    assert [event["statue"] for event in happened(events, "woke")] == [1, 2]
    assert state.adventurers[0][:4] == [-3, 0, 0, 0]


def test_an_osiris_throw_wakes_too() -> None:
    state = position("9: O4 - H - -", hands=["1 2 3 4 1"], own=["0 0 8", "0 0"])
    events = do(state, "play.left", "move.8.1")
    assert happened(events, "woke") == []
    state = position("9: O4 . H - - -", hands=["1 2 3 4 1"], own=["0 0 8", "0 0"])
    events = do(state, "play.left", "move.8.1")
    assert happened(events, "woke") == [{"seat": 0, "statue": 2}]


def test_a_woken_adventurer_moves_from_the_next_turn_on() -> None:
    state = position(hands=["1 2 1 4 5", "1 1 1 1 2"], own=["4 5", "4 5"])
    do(state, "play.right", "move.5.5")
    do(state, "play.right", "move.5.2")
    do(state, "play.left")
    assert "move.0.1" in legal(state)


# ---------------------------------------------------------------- which card

END_OF_THE_WAY = "37: . . . -"
"""One tile before the tomb: from 40 only a "1" moves, into the tomb."""


def test_ruling_playable_card() -> None:
    # One outer card has a move, the other has none: it must be played, so no question is asked.
    state = position(END_OF_THE_WAY, hands=["1 1 3 4 5", "1 1 1 1 2"], own=["36 36 40 40 40", "0 0"])
    assert legal(state) == ["play.left"]
    with pytest.raises(NotAllowed) as refused:
        do(state, "play.right")
    assert refused.value.reason == "card-cannot-move"


def test_ruling_single() -> None:
    state = position(
        END_OF_THE_WAY,
        hands=["1 1 3 4 5", "3 2 1 1 last-1"],
        own=["36 36 40 40 40", "0 0"],
        draw="4 4",
        turn=1,
    )
    events = do(state, "play.left")
    # Seat 1 had one move with its "3", which needed no further question.
    assert happened(events, "turn") == [{"seat": 0}]
    assert happened(events, "moved") == [{"seat": 1, "from": 0, "to": 3}]
    # Seat 0 can only play its "1", with one move. It still takes its turn itself.
    assert state.turn == 0 and legal(state) == ["play.left"]
    events = do(state, "play.left")
    assert happened(events, "moved") == [{"seat": 0, "from": 36, "to": 40}]
    assert state.turn == 1 and hand(state) == "1 3 4 4 5"


def test_if_neither_card_moves_one_is_discarded_and_one_drawn() -> None:
    state = position(END_OF_THE_WAY, hands=["4 1 3 4 5", "1 1 1 1 2"], own=["40 40 40 40 40", "0 0"], draw="die")
    assert legal(state) == ["discard.left", "discard.right"]
    events = do(state, "discard.right")
    assert happened(events, "discarded") == [{"seat": 0, "card": "5", "side": "right"}]
    assert happened(events, "moved") == [] and hand(state) == "4 1 die 3 4"


# ---------------------------------------------------------------- dice


def test_the_die_is_rolled_before_an_adventurer_is_chosen() -> None:
    state = position(hands=["die 1 1 1 2"], own=["0 3", "0 0"])
    events = do(state, "play.left", dice=[4])
    assert [event.kind for event in events] == ["played", "rolled"] and events[1].reveals
    assert state.roll == 4 and legal(state) == ["move.0.4", "move.3.4"]


def test_a_throw_that_no_adventurer_can_use_ends_the_turn() -> None:
    state = position(END_OF_THE_WAY, hands=["die 1 1 1 1"], own=["40 40 40 40 40", "0 0"], keys=[1], draw="5")
    events = do(state, "play.left", dice=[3])
    assert happened(events, "stayed") == [{"seat": 0}]
    assert state.turn == 1 and hand(state) == "1 1 5 1 1"


def test_a_die_counts_as_playable_if_some_throw_of_it_is() -> None:
    state = position(END_OF_THE_WAY, hands=["die 1 1 1 4"], own=["40 40 40 40 40", "0 0"], keys=[1])
    assert legal(state) == ["play.left"]
    state = position(END_OF_THE_WAY, hands=["die 1 1 1 4"], own=["40 40 40 40 40", "0 0"])
    assert legal(state) == ["discard.left", "discard.right"]


def test_osiris_near_the_tomb_throws_no_adventurer_in_without_a_key() -> None:
    """From 32: one tile on, Osiris throws by three, over 34 and 36 into the tomb. Two and three tiles are free."""
    state = position("32: - O3 - . H . . . .", hands=["upto3-1 1 1 1 5"], own=["0 0 0 0 32", "0 0"])
    do(state, "play.left")
    assert legal(state) == ["move.0.1", "move.0.2", "move.0.3", "move.32.2", "move.32.3"]


def test_the_list_of_moves_is_what_the_rule_for_a_single_one_allows() -> None:
    steps = (BACKWARD, *range(1, DIE + 1))
    compared = 0
    for state in walk(3, 11):
        for own in state.adventurers:
            for keys in (0, 1):
                whole = [
                    (start, distance)
                    for start in dict.fromkeys(own)
                    if start != TOMB and start >= STAIRS
                    for distance in steps
                    if landing(state.path, state.tiles, start, distance, keys) != NOWHERE
                ]
                assert moves(state.path, state.tiles, own, keys, steps) == whole
                compared += len(whole)
    assert compared > 10_000


def test_a_sleeper_makes_no_card_playable() -> None:
    """Osiris throws on to Osiris, finally into the tomb without a key or beyond it. Only sleepers could move."""
    near = "20: . . . . H . O2 . . . H . . O2 . . H . . . ."
    state = position(near, hands=["2 1 1 1 2"], own=["19 19 19 19", "0 0"])
    assert state.adventurers[0][0] < STAIRS
    assert legal(state) == ["discard.left", "discard.right"]
    far = "8: . O2 . H . . . . O3 . H . . . . . H . O2 . . . H . . O3 . . H . . . ."
    state = position(far, hands=["1 2 2 2 1"], own=["7 7", "0 0"])
    assert state.adventurers[0][2] < STAIRS
    assert legal(state) == ["discard.left", "discard.right"]


@pytest.mark.parametrize(
    ("card", "distances"),
    [
        ("3", (3,)),
        ("plus-minus", (1, BACKWARD)),
        ("die", (1, 2, 3, 4, 5, 6)),
        ("upto-die-2", (1, 2, 3, 4, 5, 6)),
        ("upto3-1", (1, 2, 3)),
        ("all-3", (2,)),
    ],
)
def test_of_which_distances_one_must_be_possible(card: str, distances: tuple[int, ...]) -> None:
    assert POSSIBLE[CARD_CODES[card]] == distances
