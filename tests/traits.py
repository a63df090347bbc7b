"""What the shared tests of every game must know of one game and cannot ask its rules.

Each game states its own in ``tests/engine/<key>/traits.py`` as ``TRAITS``.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import game

NONE: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """One game, as shared tests see it. Sets name kinds of events or fields of a position as plain data."""

    deal: tuple[str, ...]
    """Labels of the draws before the first turn with the fewest players, in order. Other labels invalidate records."""
    unknown: frozenset[str]
    """Fields with unknown order: a row of cards or tiles, or several. The last is the top."""
    open_tops: frozenset[str] = NONE
    """Those of them whose top is open."""
    news: frozenset[str] = NONE
    """Events that reveal something in some position."""
    news_in_position: frozenset[str] = NONE
    """Those of them whose own facts were public before. The position holds the news."""
    chance: frozenset[str] = NONE
    """Events whose facts, or secret, hold a result of chance after the deal: a card drawn, a die.

    An event that only says that cards were dealt is none.
    """
    silent: bool = False
    """Whether some steps reveal nothing."""
    several_actions: bool = False
    """Whether a turn may have several actions."""
    private: bool = False
    """Whether some steps are noticed by their player alone."""
    interludes: int = 0
    """Interludes in the record of the last ending."""
    hand_heights: tuple[int, int] = (300, 1520)
    """Smallest and largest height of a picture of a hand, in units."""
    questions: bool = False
    """Whether what an open decision asks has a question mark."""
    codes: str = ""
    """Pattern of the engine's words and card codes that no text may show."""
    first_deal: str = ""
    """SHA-256 of the deal of a default game of two, as it was before there were options. Newer games have none."""
    choices: tuple[tuple[str, str], ...] = ()
    """For the lesson: a pattern of a choice's notation, and the part of a picture that it is about."""
    avoided: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Actions that random players avoid, by the beginning or end of their notation, for endings they rarely reach."""


def about_three(key: str) -> int:
    """Return the number of seats of a common table: three, or as near to it as the game comes."""
    seats = game(key).meta.seats
    return min(max(3, seats[0]), seats[-1])


def traits(key: str) -> Traits:
    """Return the traits of one game."""
    found = importlib.import_module(f"tests.engine.{key}.traits").TRAITS
    assert isinstance(found, Traits)
    return found
