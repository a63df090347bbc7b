"""Random games of 2, 3 and 4: no piece is lost, every question has a choice, every game ends."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine import FastRng, NotAllowed, NotYourDecision, latest_turn
from engine.luxor.game import GAME
from engine.luxor.labels import EVENTS
from engine.luxor.meta import META, RULINGS
from engine.luxor.rules import ACTIONS
from tests.engine.luxor.builder import walk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_is_conserved(seats: int) -> None:
    for seed in range(6):
        for state in walk(seats, 1000 * seats + seed):
            GAME.check(state)
        assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hundreds_of_games_end_and_every_decision_has_an_action(seats: int) -> None:
    endings: Counter[str] = Counter()
    for seed in range(100):
        plies = 0
        for state in walk(seats, 5000 * seats + seed):
            plies += 1
            if state.ending is None:
                actions = GAME.legal(state, state.turn)
                kind = GAME.deciding(state)[0].kind
                assert kind in META.decisions
                assert (1 if kind == "card" else 2) <= len(actions) <= 25 and len(set(actions)) == len(actions)
                assert len(state.hands[state.turn]) == (4 if state.card >= 0 and state.side == 1 else 5)
        GAME.check(state)
        assert plies < 3000
        assert state.ending is not None
        endings[state.ending] += 1
    assert endings["tomb"] > 90 and set(endings) <= set(META.endings)


def test_whatever_is_not_legal_is_refused_and_changes_nothing() -> None:
    rng = FastRng(1)
    for number, state in enumerate(walk(3, 77)):
        if number % 25:
            continue
        before = GAME.copy(state)
        for seat in range(3):
            legal = GAME.legal(state, seat)
            for action in ACTIONS.values():
                if action not in legal:
                    with pytest.raises((NotAllowed, NotYourDecision)):
                        GAME.apply(state, seat, action, rng)
        assert state == before


def test_only_the_one_whose_turn_it_is_decides() -> None:
    for state in walk(4, 3):
        for seat in range(4):
            assert bool(GAME.legal(state, seat)) == (state.ending is None and seat == state.turn)


def test_each_turn_is_marked_and_logged() -> None:
    rng = FastRng(9)
    state, events = GAME.setup(3, {}, rng)
    while state.ending is None:
        events += GAME.apply(state, state.turn, rng.choice(GAME.legal(state, state.turn)), rng)
    turns = [event.facts["seat"] for event in events if event.kind == "turn"]
    assert turns == [(state.first + number) % 3 for number in range(len(turns))]
    assert len(turns) == 3 * state.round
    assert latest_turn(events)[-1].kind == "ended"


def test_events_are_those_that_texts_know() -> None:
    seen_kinds = set()
    for seed in range(12):
        rng = FastRng(seed)
        state, events = GAME.setup(2 + seed % 3, {}, rng)
        while state.ending is None:
            events += GAME.apply(state, state.turn, rng.choice(GAME.legal(state, state.turn)), rng)
        for event in events:
            facts, secret = EVENTS[event.kind]
            assert (set(event.facts), set(event.secret)) == (set(facts), set(secret)), event
        seen_kinds |= {event.kind for event in events}
    assert set(EVENTS) - seen_kinds <= {"discarded", "picked", "stayed"}


def test_both_endings_occur_if_no_player_takes_a_key_or_turns_back() -> None:
    endings: Counter[str | None] = Counter()
    for seed in range(20):
        rng = FastRng(seed)
        state, _ = GAME.setup(2, {}, rng)
        while state.ending is None:
            actions = GAME.legal(state, state.turn)
            stubborn = [each for each in actions if str(each) != "take.key" and not str(each).endswith("-1")]
            GAME.apply(state, state.turn, rng.choice(stubborn or actions), rng)
        endings[state.ending] += 1
    assert set(endings) == set(META.endings)


def test_every_ruling_has_a_test_that_names_it() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    tested = set(re.findall(r"def test_ruling_(\w+)\(", sources))
    assert tested == {ruling.replace("-", "_") for ruling in RULINGS}
