"""Whatever order threads, processes and Discord answer in: nothing is lost, doubled or left unanswered.

Each seed is a schedule. The comments say what failed with a seed before it was mended.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(sys.version_info < (3, 12), reason="simloop needs Python 3.12 or newer")

FOUND = {
    4: "a click while the bot stops was logged as an error, and its user was told of a failed database",
    158: "Discord had the answer although the bot had broken it off, and the hand sent as a new one was refused",
    168: "the same at My hand",
}
SCHEDULES = 300
AT_ONCE = 25
"""Schedules of one test."""


@pytest.fixture
def check() -> Any:
    """Return the function that runs a schedule: its module needs simloop."""
    from tests.orders import storm

    return storm.check


@pytest.mark.parametrize("seed", FOUND)
def test_what_failed_once_holds(check: Any, seed: int) -> None:
    check(seed)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(1, SCHEDULES, AT_ONCE))
def test_nothing_is_lost_doubled_or_unanswered_in_any_order(check: Any, first: int) -> None:
    moves = [move for seed in range(first, first + AT_ONCE) for move in check(seed).moves]
    assert sum(move.acknowledged for move in moves) > AT_ONCE, "people move"


def test_a_schedule_is_the_same_each_time(check: Any) -> None:
    first, again = ([(move.user, move.notation, move.acknowledged) for move in check(7).moves] for _ in range(2))
    assert first == again
