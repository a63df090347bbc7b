"""Whole games: the box stays complete, stored positions load unchanged, and equal seeds give equal games."""

from __future__ import annotations

import pytest

from engine import TURN, Event, FastRng
from engine.capital_lux.state import PLAIN, State
from tests.engine.capital_lux.table import GAME, position


def random_game(seats: int, seed: int) -> tuple[list[State], list[Event]]:
    """Return every position of a random game, and all events."""
    rng = FastRng(seed * 10 + seats)
    state, events = GAME.setup(seats, {}, rng)
    states = [GAME.copy(state)]
    while decisions := GAME.deciding(state):
        seat = decisions[rng.below(state, "who", len(decisions))].seat
        actions = GAME.legal(state, seat)
        events += GAME.apply(state, seat, actions[rng.below(state, "what", len(actions))], rng)
        states.append(GAME.copy(state))
    return states, events


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_shares_nothing_with_the_original(seats: int) -> None:
    rng = FastRng(seats)
    for state in random_game(seats, 1)[0]:
        before = GAME.dump(state)
        copied = GAME.copy(state)
        for decision in GAME.deciding(copied):
            GAME.apply(copied, decision.seat, GAME.legal(copied, decision.seat)[-1], rng)
            break
        assert GAME.dump(state) == before


def test_a_game_has_three_rounds_each_with_a_draft_turns_and_an_end() -> None:
    for seats in (2, 3, 4):
        _, events = random_game(seats, 3)
        stages = [(event.facts["round"], event.facts["stage"]) for event in events if event.kind == TURN]
        kept = list(dict.fromkeys(stages))
        assert kept == [(1, "setup")] + [
            (number, stage) for number in (1, 2, 3) for stage in ("draft", "second", "play", "last", "end")
        ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_beats_a_random_one(seats: int) -> None:
    won = 0
    for seed in range(20):
        rng, mine = FastRng(seed), seed % seats
        state, _ = GAME.setup(seats, {}, rng)
        while decisions := GAME.deciding(state):
            seat = decisions[0].seat
            actions = GAME.legal(state, seat)
            chosen = actions[rng.below(state, "what", len(actions))]
            if seat == mine:
                chosen = GAME.suggest(GAME.view(state, seat), rng)
            GAME.apply(state, seat, chosen, rng)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += mine in outcome.winners
    assert won >= 13, f"{won} of 20"


# ---------------------------------------------------------------- invalid positions


def test_data_that_is_no_position_is_refused() -> None:
    state, _ = GAME.setup(2, {}, FastRng(1))
    good = GAME.dump(state)
    wrong = [
        {},
        {**good, "more": 1},
        {**good, "seats": 3},
        {**good, "seats": "2"},
        {**good, "step": "nap"},
        {**good, "turn": 7},
        {**good, "hands": [good["hands"][0][::-1], *good["hands"][1:]]},
        {**good, "coins": [9, 0]},
        {**good, "coins": [-1, 0]},
        {**good, "supply": 7},
        {**good, "pile": good["pile"][1:]},
        {**good, "pile": [*good["pile"][1:], "x9"]},
        {**good, "modifiers": [4, 2, -1]},
        {**good, "modifiers": [4, 2, -1, -1]},
        {**good, "round": 4},
        {**good, "draft": 0},
        {**good, "starter": None},
        {**good, "closer": 0, "step": "play", "draft": 0},
        {**good, "choices": [None]},
        {**good, "choices": [[0, 0], [0, 0]]},
        {**good, "choices": [[99, 99], None]},
        {**good, "looked": 4},
        {**good, "pending": "c4"},
        {**good, "capital": [[9], [], [], []]},
        {**good, "capital": good["capital"][:3]},
        {**good, "laid": [[7, 0, 4]]},
        {**good, "laid": [[0, 5, 4]], "modifiers": good["modifiers"][1:]},
        {**good, "starter": 7},
        {**good, "closer": 7},
        {**good, "capital": [*good["capital"], []]},
        {**good, "report": {}},
        None,
        [],
    ]
    for data in wrong:
        with pytest.raises(ValueError):
            GAME.load(data)
    assert GAME.load(good) == state


def test_a_list_of_another_length_and_a_seat_out_of_range_are_refused_before_anything_looks_at_them() -> None:
    """The parser alone detects it, before all other checks."""
    good = GAME.dump(GAME.setup(2, {}, FastRng(1))[0])
    rows = ("hands", "kept", "choices", "homes", "coins", "bonus")
    for name in rows:
        for length in (1, 3):
            with pytest.raises(ValueError, match="one entry for each seat"):
                PLAIN.load({**good, name: (good[name] * 2)[:length]})
    for change in (
        {"seats": 5, **{name: (good[name] * 3)[:5] for name in rows}},
        {"starter": 2},
        {"turn": 2},
        {"closer": 2},
        {"capital": [*good["capital"], []]},
        {"capital": [[9], [], [], []]},
        {"laid": [[0, 2, 4]]},
    ):
        with pytest.raises(ValueError):
            PLAIN.load({**good, **change})


@pytest.mark.parametrize("field", ["homes", "coins", "saved"])
def test_the_end_of_a_round_has_an_entry_for_each_seat(field: str) -> None:
    state, rng = GAME.setup(2, {}, FastRng(1))[0], FastRng(1)
    while state.round_end is None:
        seat = GAME.deciding(state)[0].seat
        GAME.apply(state, seat, GAME.legal(state, seat)[0], rng)
    good = GAME.dump(state)
    assert GAME.load(good) == state
    with pytest.raises(ValueError):
        PLAIN.load({**good, "report": {**good["report"], field: good["report"][field][:1]}})


def test_check_says_what_is_wrong() -> None:
    state = position("> ana: hand a2 \n ben: hand a3")
    with pytest.raises(AssertionError, match="of 3 a2"):
        GAME.check(state)
