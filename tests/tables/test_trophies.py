"""Trophies: decided from results, from last positions of older games, and from days of the daily deal."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from db import FeatRow
from engine import FastRng, game, games
from engine.trophies import DAYS, OWN, TIE, WEEK, Trophy
from tables.clocks import DAY
from tables.trophies import TROPHY
from tables.trophies import trophies as found

KEYS = tuple(key for key in games() if game(key).earned is not None)


def feat(key: str, at: int, place: int = 1, strong: bool = True, state: str | None = None, **detail: Any) -> FeatRow:
    return FeatRow(key, game(key).meta.rules_version, 0, place, json.dumps(detail), at, strong, state)


def when(rows: list[FeatRow], days: list[int] | None = None) -> dict[str, int | None]:
    """Return when each trophy was earned, by its name; a game's own by the key of its game."""
    return {each.game or each.name: each.at for each in found(rows, days or [])}


def test_every_trophy_there_is_is_told_of_and_none_is_earned_at_first() -> None:
    own = [Trophy(OWN, key) for key in KEYS]
    assert found([], []) == (*own, Trophy(TIE), Trophy(DAYS), Trophy(WEEK))


@pytest.mark.parametrize("key", KEYS)
def test_a_games_own_trophy_stands_in_the_result_and_counts_from_the_first_time(key: str) -> None:
    rows = [feat(key, 1, trophy=False), feat(key, 2, 2, trophy=True), feat(key, 3, trophy=True)]
    assert when(rows)[key] == 2
    assert when(rows[:1])[key] is None and when([feat(key, 2, strong=False, trophy=True)])[key] is None
    assert all(when(rows)[other] is None for other in KEYS if other != key)


@pytest.mark.parametrize(
    ("first", "second", "expected"), [("sets", "points", 1), ("points", None, None), (None, "sets", 2)]
)
def test_a_win_by_the_tie_break_counts_and_no_other(
    first: str | None, second: str | None, expected: int | None
) -> None:
    rows = [feat("mausoleum", 1, decided_by=first), feat("mausoleum", 2, decided_by=second)]
    assert when(rows)[TIE] == expected
    assert when([feat("mausoleum", 1, place=2, decided_by="sets")])[TIE] is None
    assert when([feat("mausoleum", 1, strong=False, decided_by="sets")])[TIE] is None


def test_seven_days_in_a_row_count_wherever_they_lie() -> None:
    assert when([], [*range(20, 14, -1)])[DAYS] is None, "six"
    assert when([], [30, *range(20, 17, -1), *range(16, 9, -1)])[DAYS] == 16 * DAY
    assert when([], [*range(20, 16, -1), *range(15, 12, -1)])[DAYS] is None, "a gap"


def test_all_games_must_be_won_within_a_week() -> None:
    first, *others = games()
    rows = [feat(first, 0), *(feat(key, 3 * DAY) for key in others)]
    assert when(rows)[WEEK] == 3 * DAY
    late = [feat(first, 0), *(feat(key, 7 * DAY) for key in others)]
    assert when(late)[WEEK] is None, "a week and a moment"
    assert when([*late, feat(first, 8 * DAY, 2), feat(first, 9 * DAY)])[WEEK] == 9 * DAY


@pytest.mark.parametrize("key", KEYS)
def test_an_older_game_tells_it_by_its_last_position(key: str) -> None:
    rules, chance, test = game(key), random.Random(5), game(key).earned
    assert test is not None
    verdicts = set()
    for number in range(120):
        rng = FastRng(number)
        state, _ = rules.setup(2, {}, rng)
        while decisions := rules.deciding(state):
            seat = decisions[0].seat
            rules.apply(state, seat, chance.choice(list(rules.legal(state, seat))), rng)
        verdict, stored = test(state, 0), json.dumps(rules.dump(state))
        assert (when([feat(key, 9, state=stored)])[key] == 9) is verdict
        verdicts.add(verdict)
        if verdict:
            newer = FeatRow(key, rules.meta.rules_version + 1, 0, 1, "{}", 9, True, stored)
            assert when([newer])[key] is None and when([feat(key, 9, state=stored, trophy=False)])[key] is None
            break
    assert when([feat(key, 9, state='{"n": 0}')])[key] is None, "no position of this game"
    assert False in verdicts or verdicts == {True}
    assert TROPHY == "trophy", "the store's query looks for this word"
