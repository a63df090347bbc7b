"""What brings the end near is announced: of each game, in time, and by what all know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine import FastRng, game, games
from engine.coming import coming, notes
from engine.contract import View

GAMES = 12


def played(key: str, seed: int) -> list[tuple[Any, View]]:
    """Return the positions of a random game, each with the spectators' view."""
    rules, rng, chance = game(key), FastRng(seed), random.Random(seed)
    state, _ = rules.setup(3, {}, rng)
    found = []
    while rules.outcome(state) is None:
        found.append((rules.copy(state), rules.view(state, None)))
        seat = rules.deciding(state)[0].seat
        rules.apply(state, seat, chance.choice(rules.legal(state, seat)), rng)
    return [*found, (state, rules.view(state, None))]


@pytest.mark.parametrize("key", games())
def test_the_end_never_comes_unannounced_and_all_read_the_same(key: str) -> None:
    rules, said = game(key), Counter[str]()
    for seed in range(GAMES):
        *before, (_, last) = played(key, seed)
        assert coming(rules, last) is None, "the game is over"
        if last.outcome is not None and last.outcome.ending != "stuck":
            # A game of Luxor may end without the tomb. No other end comes without a word.
            assert coming(rules, before[-1][1]) is not None or key == "capital_lux" or not notes(rules)
        for state, view in before:
            note = coming(rules, view)
            said[note.key if note else ""] += 1
            assert note is None or (note.key in notes(rules) and set(note.facts) == set(notes(rules)[note.key]))
            for seat in range(view.seats):
                assert coming(rules, rules.view(state, seat)) == note, "it says what all know"
    assert said[""] > 0 and set(notes(rules)) <= set(said), said


def test_a_round_of_capital_lux_announces_its_last_turns() -> None:
    for seed in range(GAMES):
        for _, view in played("capital_lux", seed):
            note, out = coming(game("capital_lux"), view), [seat for seat in range(3) if view.hand_sizes[seat] == 0]
            if note is not None:
                assert note.facts["seat"] in out and view.turn != note.facts["seat"]


def test_luxor_says_when_the_next_adventurer_ends_the_game() -> None:
    for seed in range(GAMES):
        for _, view in played("luxor", seed):
            inside = sum(space == 41 for spaces in view.adventurers for space in spaces)  # type: ignore[attr-defined]
            note = coming(game("luxor"), view)
            if view.outcome is None:
                assert (note.key if note else None) == [None, "tomb", "last-round"][min(inside, 2)]
