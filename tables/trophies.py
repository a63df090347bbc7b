"""Trophies: what a person has done that is worth telling, decided from what is stored of finished games.

A game's own trophy is in its folder: see :class:`engine.any_game.Parts`. The result of each seat says whether it has
earned it. The last position tells it of games that ended before results did. Games against easy bots alone earn none.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from db import FeatRow
from engine import every_game, game, games
from engine.trophies import DAYS, OWN, ROW, TIE, WEEK, Trophy
from tables.clocks import DAY

TROPHY: Final = "trophy"
"""The key in the detail of a result that says whether the seat has earned the game's own trophy."""


def trophies(rows: Sequence[FeatRow], days: Sequence[int]) -> tuple[Trophy, ...]:
    """Return all trophies there are, each with when a person first earned it.

    ``rows``: their games in the order of their ends. ``days``: those at which they finished a daily deal, the latest
    first, counted from 1970.
    """
    strong = [row for row in rows if row.strong]
    own = [Trophy(OWN, key, _first(strong, key)) for key in games() if game(key).earned is not None]
    tie = next((row.at for row in strong if row.place == 1 and _by_tie_break(row)), None)
    return *own, Trophy(TIE, at=tie), Trophy(DAYS, at=_in_a_row(days)), Trophy(WEEK, at=_all_in_a_week(strong))


def _first(rows: Sequence[FeatRow], key: str) -> int | None:
    return next((row.at for row in rows if row.game == key and _earned(row)), None)


def _earned(row: FeatRow) -> bool:
    """Return whether a game's result, or else its last position, says that the seat has earned the game's trophy."""
    detail, rules = json.loads(row.detail), game(row.game) if row.game in every_game() else None
    if TROPHY in detail or row.state is None or rules is None or rules.earned is None:
        return bool(detail.get(TROPHY))
    if row.rules_version != rules.meta.rules_version:
        return False
    try:
        return rules.earned(rules.load(json.loads(row.state)), row.seat)
    except ValueError:  # no position of these rules
        return False


def _by_tie_break(row: FeatRow) -> bool:
    return json.loads(row.detail).get("decided_by") not in (None, "points")


def _in_a_row(days: Sequence[int]) -> int | None:
    """Return the first day that ended a row, in Unix milliseconds."""
    played = set(days)
    return next((day * DAY for day in sorted(played) if played.issuperset(range(day - ROW + 1, day))), None)


def _all_in_a_week(rows: Sequence[FeatRow]) -> int | None:
    """Return when all games had first been won within a week."""
    latest: dict[str, int] = {}
    for row in rows:
        if row.place == 1 and row.game in games():
            latest[row.game] = row.at
            if len(latest) == len(games()) and row.at - min(latest.values()) < ROW * DAY:
                return row.at
    return None
