"""Expected actions that are not allowed: the rules refuse each for exactly the reason that the hand names."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine import FastRng, NotAllowed, game, games
from engine.lessons import LEARNER, positions
from engine.why_not import Refused, notes, refused

RARE = {"none-left", "not-together", "target-hand", "no-target-hand", "must-move", "card"}
"""Notes that a few random games may not meet."""


def check(rules: Any, state: Any, seat: int, told: Refused) -> None:
    """Check that the rules say the same."""
    view = rules.view(state, seat)
    assert told.action not in view.actions, told
    before = rules.dump(state)
    with pytest.raises(NotAllowed) as error:
        rules.apply(state, seat, told.action, FastRng(1))
    assert error.value.reason == told.reason, told
    assert rules.dump(state) == before


@pytest.mark.parametrize(
    ("key", "step", "told"),
    [
        ("capital_lux", 8, ["take.cleric: own-colour"]),
        ("capital_lux", 10, [f"save.{colour}: within-limit" for colour in ("agent", "scientist", "merchant")]),
        ("luxor", 1, ["play.middle: inner"]),
        ("luxor", 2, ["from.asleep: asleep", "move.12.1: exact"]),
        ("luxor", 12, ["move.36.2: exact"]),
        ("mausoleum", 2, ["pass: lose-none"]),
        ("mausoleum", 4, ["pass: keep-all"]),
        ("mausoleum", 1, []),
    ],
)
def test_in_the_lessons_positions(key: str, step: int, told: list[str]) -> None:
    rules, state = game(key), positions(game(key))[step - 1][0]
    found = refused(game(key), rules.view(state, LEARNER))
    for each in found:
        check(rules, state, LEARNER, each)
    assert [f"{each.action}: {each.note.key}" for each in found] == told


def test_cards_are_played_after_the_draft() -> None:
    rules = game("capital_lux")
    state, _ = rules.setup(2, {}, FastRng(1))
    (told,) = refused(game("capital_lux"), rules.view(state, 0))
    check(rules, state, 0, told)
    assert (told.action.verb, told.note.key) == ("play", "play-later")


def changed(key: str, step: int, **fields: Any) -> tuple[Any, Any]:
    """Return the rules, and the lesson's position before a step with other fields. The box need not be whole."""
    state = positions(game(key))[step - 1][0]
    for name, value in fields.items():
        setattr(state, name, value)
    return game(key), state


@pytest.mark.parametrize(
    ("key", "step", "fields", "told"),
    [
        ("luxor", 10, {"key_supply": 0}, ["take.key: none-left"]),
        (
            "luxor",
            11,
            {"adventurers": [[36] * 5, [0] * 5]},
            ["play.left: card", "discard.left: must-move", "play.middle: inner"],
        ),
        ("luxor", 12, {"keys": [0, 0]}, ["move.36.3: no-key", "move.36.2: exact"]),
        (
            "capital_lux",
            10,
            {"capital": [(), (5, 5), (6,), (2, 3, 5)], "coins": [1, 0]},
            [
                "save.agent: too-few-coins",
                *(f"save.{colour}: within-limit" for colour in ("cleric", "scientist", "merchant")),
            ],
        ),
        (
            "capital_lux",
            10,
            {"capital": [(2,), (3, 6), (5,), (2, 3, 5)], "coins": [1, 0]},
            [
                "save.agent: within-limit",
                "save.merchant: within-limit",
                "save.cleric.scientist: not-together",
            ],
        ),
        ("capital_lux", 8, {"capital": [(), (3,), (2,), (4,)]}, ["take.cleric: own-colour", "take.agent: not-there"]),
        ("mausoleum", 1, {"discard": []}, ["play.descoberta: empty-discard"]),
        ("mausoleum", 10, {"mausolo": [True, True, False]}, ["play.mausolo: second-mausolo"]),
        ("mausoleum", 1, {"areas": [[1, 1, 1, 1], [0] * 4, [0] * 4]}, ["play.invasao: no-target-area"]),
        ("mausoleum", 6, {"areas": [[1, 1, 1, 1], [0] * 4, [1] * 4]}, ["at.1: target-area"]),
    ],
)
def test_in_changed_positions(key: str, step: int, fields: dict[str, Any], told: list[str]) -> None:
    rules, state = changed(key, step, **fields)
    found = refused(game(key), rules.view(state, LEARNER))
    for each in found:
        check(rules, state, LEARNER, each)
    assert [f"{each.action}: {each.note.key}" for each in found] == told


@pytest.mark.parametrize("key", [key for key in games() if notes(game(key))])
def test_in_random_games_every_reason_is_that_of_the_rules(key: str) -> None:
    rules, reasons, keys = game(key), Counter[str](), Counter[str]()
    for seed in range(24):
        rng, chance = FastRng(seed), random.Random(seed)
        options = {name: chance.choice(values) for name, values in rules.meta.options.items()}
        state, _ = rules.setup(rules.meta.seats[seed % len(rules.meta.seats)], options, rng)
        while deciding := rules.deciding(state):
            for seat, _ in deciding:
                for told in refused(game(key), rules.view(state, seat)):
                    check(rules, state, seat, told)
                    assert tuple(told.note.facts) == tuple(notes(game(key))[told.note.key])
                    reasons[told.reason] += 1
                    keys[told.note.key] += 1
            seat = chance.choice(deciding).seat
            rules.apply(state, seat, chance.choice(rules.legal(state, seat)), rng)
        assert not any(refused(game(key), rules.view(state, seat)) for seat in range(state.seats))
    assert len(reasons) >= 4
    assert set(keys) >= set(notes(game(key))) - RARE
