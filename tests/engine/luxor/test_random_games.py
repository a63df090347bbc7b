"""Random games: what the shared tests of every game do not know of this one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine import FastRng, NotAllowed, NotYourDecision, latest_turn
from engine.luxor.game import GAME
from engine.luxor.meta import META, RULINGS
from engine.luxor.rules import ACTIONS
from tests.engine.luxor.builder import walk


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
