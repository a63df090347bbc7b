"""The end of the game and the final scoring: "Fim do jogo e pontuação final"."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import cache

import pytest

from engine import Outcome
from engine.luxor.components import TOMB
from engine.luxor.game import GAME
from engine.luxor.offers import most_sets, set_points
from engine.luxor.scoring import form_sets, score
from engine.luxor.state import State
from tests.engine.luxor.builder import do, happened, legal, position

# ---------------------------------------------------------------- the end in the tomb

LAST_TILE = "37: . . . -"


def test_the_round_is_finished_after_the_second_adventurer_entered() -> None:
    state = position(
        LAST_TILE,
        hands=["1 - - - 5", "2 - - - 3", "2 - - - 1"],
        own=["0 0 0 40 41", "0 1", "0 1"],
        keys=[1],
        sarcophagi=[0],
    )
    do(state, "play.left", "move.40.1")
    assert state.sarcophagi == [0, 0] and GAME.outcome(state) is None and state.turn == 1
    do(state, "play.left", "move.0.2")
    assert GAME.outcome(state) is None and state.turn == 2
    events = do(state, "play.left", "move.0.2")
    assert happened(events, "ended") == [{"reason": "tomb"}]
    assert GAME.deciding(state) == () and legal(state) == []


def test_if_the_last_player_of_the_round_enters_the_game_is_over_at_once() -> None:
    state = position(LAST_TILE, hands=["2 - - - 3", "1 - - - 3"], own=["0 0 0 0 41", "0 0 0 1 40"], keys=[0, 1], turn=1)
    do(state, "play.left", "move.40.1")
    assert state.ending == "tomb" and state.sarcophagi == [0, 1]


def test_the_first_in_the_tomb_wins_5_the_second_3_and_later_ones_pay_for_nothing() -> None:
    state = position(
        LAST_TILE,
        hands=["1 - - - 5", "1 - - - 3", "1 - - - 5"],
        own=["0 0 0 1 40", "0 0 0 1 40", "0 0 0 1 40"],
        keys=[1, 1, 2],
    )
    entered = []
    for _ in range(3):
        entered += happened(do(state, "play.left", "move.40.1"), "entered")
    assert entered == [{"seat": 0, "points": 5}, {"seat": 1, "points": 3}, {"seat": 2, "points": 0}]
    assert state.keys == [0, 0, 1] and state.ending == "tomb"


def test_both_sarcophagi_may_go_to_one_player() -> None:
    state = position(LAST_TILE, hands=["all-1 1 1 1 5"], own=["0 0 0 40 40", "0 0"], keys=[2])
    do(state, "play.left")
    assert state.sarcophagi == [0, 0]


def test_one_adventurer_in_the_tomb_does_not_end_the_game() -> None:
    state = position(own=["0 0 0 0 41", "0 1"], hands=["1 - - - 1", "2 - - - 1"], turn=1)
    do(state, "play.left", "move.0.2")
    assert state.ending is None and state.round == 2


# ---------------------------------------------------------------- the end without a move

BARE = "37: . . . -"
STUCK = "40 40 40 40 40"


def test_ruling_stuck() -> None:
    # A whole round, from the first player to the last, without a legal move.
    state = position(BARE, own=[STUCK, STUCK], hands=["4 4 4 4 2", "5 5 5 5 3"])
    do(state, "discard.left")
    assert GAME.outcome(state) is None
    events = do(state, "discard.right")
    assert happened(events, "ended") == [{"reason": "stuck"}]
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.ending == "stuck"


def test_a_round_in_which_one_could_move_does_not_end_the_game() -> None:
    state = position(BARE, own=[STUCK, "0 0"], hands=["4 4 4 4 2", "1 5 5 5 2"], first=1, turn=1, could_move=False)
    do(state, "play.left")
    do(state, "discard.left")
    assert state.ending is None and state.round == 2


def test_turns_without_a_move_over_two_rounds_are_no_round() -> None:
    state = position(BARE, own=[STUCK, STUCK, "36 40 40 40 40"], hands=["4 4 4 4 2", "5 5 5 5 3", "1 3 3 3 1"])
    do(state, "discard.left", "discard.left", "play.left")
    assert state.ending is None and state.turn == 0


def test_a_failed_throw_is_no_move_but_a_card_left_in_hand_might_have_been() -> None:
    others = {"own": [STUCK, STUCK], "keys": [1, 0], "turn": 1, "could_move": True}
    state = position(BARE, hands=["die 4 4 4 5", "5 5 5 3 3"], **others)
    do(state, "discard.left", "play.left", "discard.left", dice=[6])
    assert state.ending == "stuck"
    state = position(BARE, hands=["die 4 4 4 1", "5 5 5 3 3"], **others)
    do(state, "discard.left", "play.left", "discard.left", dice=[6])
    assert state.ending is None, 'the "1" could have moved'


# ---------------------------------------------------------------- points


def test_the_adventurers_of_the_rulebook_are_worth_31() -> None:
    # 0 + 5 + 5 + 8 + 13
    each = score(treasures=[], adventurers=[0, 25, 29, 34, TOMB], sarcophagi=0, keys=0, wilds=0, scarabs=[])
    assert each.adventurers == 31


def test_stairs_and_statues_are_worth_nothing() -> None:
    each = score(treasures=[], adventurers=[-3, -2, -1, 0, 0], sarcophagi=0, keys=0, wilds=0, scarabs=[])
    assert each.total == 0


def test_the_three_sets_of_the_rulebook_are_worth_12() -> None:
    # Three sets, two of them with a wild each, and one wild left over.
    assert most_sets((3, 2, 2), 3) == 3
    assert set_points((3, 2, 2), 3) == 12
    assert sum(word == "wild" for each in form_sets((3, 2, 2), 3) for word in each) == 2


@pytest.mark.parametrize(("sets", "points"), tuple(enumerate((0, 3, 7, 12, 18, 25, 33, 42, 52, 52, 52))))
def test_points_for_sets(sets: int, points: int) -> None:
    assert set_points((sets, sets, sets), 0) == points


def test_a_set_holds_at_most_two_wilds() -> None:
    assert most_sets((0, 0, 0), 18) == 0
    assert most_sets((1, 0, 0), 2) == 1
    assert most_sets((1, 0, 0), 18) == 1
    assert most_sets((2, 0, 0), 4) == 2


@cache
def by_force(vases: int, jewels: int, statues: int, wilds: int) -> int:
    """Return the most sets, by trying every composition of a next set."""
    best = 0
    for wild in itertools.product((False, True), repeat=3):
        left = [count - (not filled) for count, filled in zip((vases, jewels, statues), wild, strict=True)]
        rest = wilds - sum(wild)
        if sum(wild) <= 2 and min(left) >= 0 and rest >= 0:
            best = max(best, 1 + by_force(left[0], left[1], left[2], rest))
    return best


def test_the_engine_makes_the_most_sets_proved_by_brute_force() -> None:
    for counts in itertools.product(range(6), repeat=3):
        for wilds in range(10):
            most = most_sets(counts, wilds)
            assert most == by_force(*counts, wilds), (counts, wilds)


def test_the_sets_that_are_shown_are_made_of_what_there_is() -> None:
    for counts in itertools.product(range(6), repeat=3):
        for wilds in range(10):
            sets = form_sets(counts, wilds)
            assert len(sets) == most_sets(counts, wilds)
            used = [sum(each[kind] != "wild" for each in sets) for kind in range(3)]
            assert all(a <= b for a, b in zip(used, counts, strict=True))
            assert sum(word == "wild" for each in sets for word in each) <= wilds
            assert all(each.count("wild") <= 2 for each in sets)


def test_wilds_are_dealt_to_the_sets_in_turn_from_the_first_on() -> None:
    # Three sets lack two jewels and one statue.
    assert form_sets((3, 1, 2), 3) == (
        ("vase", "wild", "statue"),
        ("vase", "wild", "statue"),
        ("vase", "jewel", "wild"),
    )


def finished(state: State, ending: str = "tomb") -> Outcome:
    """Return the outcome of a game that ended now."""
    ended = GAME.load({**GAME.dump(state), "step": "over", "ending": ending})
    outcome = GAME.outcome(ended)
    assert outcome is not None
    return outcome


def test_all_categories_are_added() -> None:
    state = position(
        own=["0 25 25 34 41", "0 0"],
        keys=[2],
        wilds=[1],
        treasures=["v3 v5 j4"],
        scarabs=[[4, 3]],
        checked=False,
    )
    outcome = finished(state)
    assert outcome.categories == ("treasures", "adventurers", "sarcophagi", "keys", "sets", "scarabs")
    assert outcome.points[0] == (12, 0 + 5 + 5 + 8 + 13, 5, 2, 3, 7)
    assert outcome.totals[0] == 60 and outcome.decided_by == "points"


def tied(own: Sequence[str], keys: Sequence[int], sarcophagi: Sequence[int]) -> Outcome:
    return finished(position(own=own, keys=keys, sarcophagi=sarcophagi))


def test_in_a_tie_the_more_valuable_sarcophagus_wins() -> None:
    # 13 + 5 against 13 + 3 and two keys.
    outcome = tied(["0 0 0 0 41", "0 0 0 0 41"], [0, 2], [0, 1])
    assert outcome.totals[0] == outcome.totals[1]
    assert outcome.winners == (0,) and outcome.decided_by == "sarcophagus"


def test_the_lesser_sarcophagus_decides_if_no_tied_player_has_the_other() -> None:
    outcome = tied(["0 0 0 0 0", "0 0 0 0 41", "0 0 0 41 41"], [16, 0, 0], [2, 1])
    assert outcome.totals[:2] == (16, 16)
    assert outcome.places == (3, 2, 1)


def test_without_a_sarcophagus_among_the_tied_the_victory_is_shared() -> None:
    outcome = tied(["0 0 0 0 1", "0 0", "0 0 0 0 0"], [4, 5, 0], [])
    assert outcome.totals[:2] == (5, 5)
    assert outcome.winners == (0, 1) and outcome.decided_by is None


def test_scarabs_are_revealed_at_the_end() -> None:
    state = position(
        LAST_TILE, own=["0 0 0 1 41", "0 0 0 1 40"], hands=["1 - - - 1", "1 - - - 5"], keys=[0, 1], turn=1,
        scarabs=[[4, 2]],
    )  # fmt: skip
    assert GAME.view(state, 1).scarabs[0] is None
    events = do(state, "play.left", "move.40.1")
    assert happened(events, "revealed") == [{"seat": 0, "count": 2, "points": 6}]
    assert GAME.view(state, 1).scarabs[0] == (4, 2) and GAME.view(state, None).scores[0].scarabs == 6
