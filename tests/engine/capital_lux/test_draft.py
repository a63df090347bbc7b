"""The rulebook's "Preparação" and "Escolher cartas", sentence by sentence."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from engine import FastRng, KeyedRng, latest_turn, seen
from engine.capital_lux.components import DECK, MODIFIERS
from engine.capital_lux.state import State, Step
from tests.engine.capital_lux.table import ANA, BEN, CAI, DORA, GAME, asked, do, hand, kinds, look, may, position, told


def dealt(seats: int, seed: int = 1) -> State:
    """Return a newly dealt game."""
    state, _ = GAME.setup(seats, {}, FastRng(seed))
    assert isinstance(state, State)
    return state


def test_the_box_holds_18_cards_of_each_colour() -> None:
    assert len(DECK) == 72
    by_value = {value: sum(1 for each in DECK if each % 5 == value - 2) // 4 for value in (2, 3, 4, 5, 6)}
    assert by_value == {2: 3, 3: 4, 4: 4, 5: 4, 6: 3}


def test_one_card_in_the_capital_in_all_not_one_of_each_colour() -> None:
    for seed in range(20):
        state = dealt(3, seed)
        assert sum(len(row) for row in state.capital) == 1
        assert not any(any(home) for home in state.homes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_modifier_dealt_begins_and_all_see_it(seats: int) -> None:
    state, events = GAME.setup(seats, {}, FastRng(seats))
    shown = {fact["seat"]: fact["value"] for fact in told(events, "dealt")}
    assert len(shown) == seats and set(shown.values()) <= set(MODIFIERS)
    assert max(shown, key=lambda seat: shown[seat]) == state.starter
    assert told(events, "first") == [{"seat": state.starter, "value": max(shown.values())}]
    assert sorted(state.modifiers) == sorted(MODIFIERS)  # and shuffled back


def test_the_start_is_logged_before_the_first_pick() -> None:
    _, events = GAME.setup(2, {}, FastRng(1))
    assert kinds(latest_turn(seen(events, None))) == [
        "turn", "opened", "dealt", "dealt", "first", "turn", "drew", "drew",
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "count", "on", "last"), [(2, 6, 4, 2), (3, 6, 4, 2), (4, 5, 3, 1)])
def test_draft_sizes_for_2_3_and_4_players(seats: int, count: int, on: int, last: int) -> None:
    state = dealt(seats)
    assert [len(each) for each in state.hands] == [count] * seats
    assert asked(state) == [(seat, "pick") for seat in range(seats)]
    events = []
    for _ in range(seats):
        seat = GAME.deciding(state)[0].seat
        events += GAME.apply(state, seat, GAME.legal(state, seat)[0], FastRng(1))
    assert [len(each) for each in state.hands] == [on] * seats
    assert [len(each) for each in state.kept] == [2] * seats
    for _ in range(seats):
        seat = GAME.deciding(state)[0].seat
        events += GAME.apply(state, seat, GAME.legal(state, seat)[0], FastRng(1))
    assert told(events, "handed") == [{"count": on, "stays": "no"}, {"count": last, "stays": "yes"}]
    assert [len(each) for each in state.hands] == [count] * seats
    assert asked(state) == [(state.starter, "play")]


def test_the_rest_is_handed_to_the_left_which_is_the_next_in_turn_order() -> None:
    state = position(
        "ana: hand a2 a3 a4 a5 a6 \n ben: hand c2 c3 c4 c5 c6 \n cai: hand s2 s3 s4 s5 s6 \n dora: hand m2 m3 m4 m5 m6",
        step=Step.DRAFT,
        starter=CAI,
    )
    do(state, "ana pick.a2.a3", "ben pick.c2.c3", "cai pick.s2.s3", "dora pick.m2.m3")
    assert [hand(state, seat) for seat in (ANA, BEN, CAI, DORA)] == ["m4 m5 m6", "a4 a5 a6", "c4 c5 c6", "s4 s5 s6"]
    do(state, "ana pick.m4.m5", "ben pick.a4.a5", "cai pick.c4.c5")
    events = do(state, "dora pick.s4.s5")
    assert [hand(state, seat) for seat in (ANA, BEN, CAI, DORA)] == [
        "a2 a3 s6 m4 m5",
        "a4 a5 c2 c3 m6",
        "a6 c4 c5 s2 s3",
        "c6 s4 s5 m2 m3",
    ]
    assert asked(state) == [(CAI, "play")]
    assert [dict(each.facts) for each in seen(events, BEN) if each.kind == "received"] == [
        {"seat": BEN, "target": ANA, "cards": "m6", "count": 1}
    ]


def test_a_pick_of_each_two_cards_is_offered_once() -> None:
    state = position("ana: hand a2 a2 c3 c3 c3 m6 \n ben: hand 6 a4", step=Step.DRAFT)
    assert may(state, ANA) == "pick.a2.a2 pick.a2.c3 pick.a2.m6 pick.c3.c3 pick.c3.m6"
    assert may(state, BEN) == "pick.a4.a4"


def test_a_player_with_only_one_possible_pick_is_asked_like_the_others() -> None:
    """Skipping the question would reveal that all the cards are equal."""
    state = position("ana: hand 3 a2 \n ben: hand 3 c4", step=Step.DRAFT)
    assert asked(state) == [(ANA, "pick"), (BEN, "pick")]


@pytest.mark.parametrize(("pile", "each"), [(19, 4), (16, 4), (15, 3), (13, 3)])
def test_a_short_pile_gives_everyone_the_same_as_many_as_possible(pile: int, each: int) -> None:
    state = position(
        """
        > ana: hand a2; home m4
          ben:
          cai:
          dora:
        capital: a6
        """,
        round=2,
        closer=BEN,
    )
    state.pile = sorted(DECK)[:pile]
    do(state, "play.a2.home")
    assert [len(hand) for hand in state.hands] == [each] * 4
    assert len(state.pile) == pile - 4 * each
    assert state.round == 3
    for seat in range(4):
        assert asked(state)[0] == (seat, "pick")
        GAME.apply(state, seat, GAME.legal(state, seat)[0], FastRng(1))
    # The rest is no choice: it is picked, or stays.
    assert [len(hand) for hand in state.hands] == [each] * 4
    assert asked(state) == [(state.starter, "play")]


def test_in_a_short_draft_what_is_handed_on_stays_where_it_arrives() -> None:
    for text, handed in (("a2 a3 a4|c2 c3 c4", 1), ("a2 a3 a4 a5|c2 c3 c4 c5", 2)):
        mine, other = text.split("|")
        state = position(f"ana: hand {mine} \n ben: hand {other}", step=Step.DRAFT, round=3)
        events = do(state, "ana pick.a2.a3", "ben pick.c2.c3")
        assert told(events, "handed") == [{"count": handed, "stays": "yes"}]
        assert hand(state, ANA).startswith("a2 a3 c4") and hand(state, BEN).startswith("a4")
        assert asked(state) == [(ANA, "play")]


# ---------------------------------------------------------------- simultaneous decisions


def test_a_pick_may_be_changed_until_the_last_one_is_in() -> None:
    state = position("ana: hand a2 a3 a4 \n ben: hand c2 c3 c4", step=Step.DRAFT)
    assert kinds(do(state, "ana pick.a2.a3")) == ["picked", "chose"]
    assert asked(state) == [(BEN, "pick")]
    assert may(state, ANA) == "pick.a2.a4 pick.a3.a4"
    assert kinds(do(state, "ana pick.a3.a4")) == ["chose"]
    do(state, "ben pick.c2.c3")
    assert hand(state, ANA) == "a3 a4 c4"


def test_views_show_who_has_not_picked_but_no_picks_of_others() -> None:
    one = position("ana: hand a2 a3 a4 \n ben: hand c2 c3 c4", step=Step.DRAFT)
    other = GAME.copy(one)
    first, second = do(one, "ana pick.a2.a3"), do(other, "ana pick.a3.a4")
    for viewer in (None, BEN):
        assert look(one, viewer) == look(other, viewer)
        assert seen(first, viewer) == seen(second, viewer)
        assert look(one, viewer).deciding == (BEN,)
    assert look(one, ANA).choice != look(other, ANA).choice
    changed = do(one, "ana pick.a2.a4")
    assert seen(changed, BEN) == () and seen(changed, None) == ()


def test_a_pick_does_not_change_what_others_may_do() -> None:
    state = dealt(4)
    before = [GAME.legal(state, seat) for seat in range(4)]
    for seat in (2, 0, 1):
        GAME.apply(state, seat, before[seat][3], FastRng(1))
        assert [GAME.legal(state, other) for other in range(seat + 1, 4) if state.choices[other] is None] == [
            before[other] for other in range(seat + 1, 4) if state.choices[other] is None
        ]
        assert GAME.legal(state, 3) == before[3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_drafters_acting_in_every_order_give_the_same_result(seats: int) -> None:
    results = []
    for first, second in [(a, a[::-1]) for a in permutations(range(seats))]:
        rng = KeyedRng(b"draft")
        state, _ = GAME.setup(seats, {}, rng)
        for order, number in ((first, 2), (second, -1)):
            for seat in order:
                GAME.apply(state, seat, GAME.legal(state, seat)[number], rng)
        assert state.step is Step.PLAY
        results.append(GAME.dump(state))
    assert all(result == results[0] for result in results)


def test_changes_of_mind_between_the_others_picks_leave_no_trace() -> None:
    plain, wavering = dealt(3), dealt(3)
    picks = [GAME.legal(plain, seat)[4] for seat in range(3)]
    for seat in range(3):
        GAME.apply(plain, seat, picks[seat], FastRng(1))
    GAME.apply(wavering, 2, GAME.legal(wavering, 2)[0], FastRng(1))
    GAME.apply(wavering, 0, GAME.legal(wavering, 0)[1], FastRng(1))
    GAME.apply(wavering, 2, picks[2], FastRng(1))
    GAME.apply(wavering, 0, picks[0], FastRng(1))
    GAME.apply(wavering, 1, picks[1], FastRng(1))
    assert plain == wavering


def test_every_pair_can_be_picked() -> None:
    state = position("ana: hand a2 c3 s4 m5 m6 \n ben: hand 5 a3", step=Step.DRAFT)
    expected = {f"pick.{a}.{b}" for a, b in combinations(["a2", "c3", "s4", "m5", "m6"], 2)}
    assert set(may(state, ANA).split()) == expected and len(expected) == 10
