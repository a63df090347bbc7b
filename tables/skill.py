"""How good people are at a game of a server: openskill's Plackett–Luce model (Weng and Lin, 2011), which knows several
players and ties.

Only people who finished are rated, and only in games that at least two people began. A seat that a computer finished
counts as an opponent of its level's skill, which never changes: whoever left it gains and loses nothing by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from db import RatingRow, ResultRow
from tables.opponents import COMPUTER, level_of

_MODEL: Final = PlackettLuce()
_STEP: Final = 40
_START: Final = 1000


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of somebody: the mean of their strength and how unsure it is (a standard deviation)."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The number that people read: mu - 3 sigma, which is almost surely not too high, so scaled that a stranger
        has 1000 and nobody falls below zero in practice."""
        return round(_START + _STEP * (self.mu - 3 * self.sigma))


DEFAULT: Final = Skill(_MODEL.mu, _MODEL.sigma)
"""A stranger."""
_SURE: Final = _MODEL.sigma / 4
COMPUTERS: Final = {
    "easy": Skill(_MODEL.mu - 6, _SURE),
    "normal": Skill(_MODEL.mu, _SURE),
    "hard": Skill(_MODEL.mu + 3, _SURE),
}
"""The fixed skills of the computer players. That far apart, the model expects hard to win two games in three against
normal, and normal four in five against easy: about what they do (``python -m bench.arena``)."""

FORGOTTEN: Final = 0
"""The user of a seat whose person had their data deleted since."""


def is_person(result: ResultRow) -> bool:
    """Whether a seat was finished by its person; also by one who was forgotten since."""
    return result.computer is None


def rate(results: Sequence[ResultRow], before: Mapping[int, Skill]) -> dict[int, Skill]:
    """The skills after a game, by seat, of the people who finished it. ``before``: theirs by seat, DEFAULT if missing.

    Empty where nobody finished, or no other person was there to play against when it began.
    """
    if sum(each.user_id != COMPUTER for each in results) < 2 or not any(map(is_person, results)):
        return {}
    start = [
        before.get(each.seat, DEFAULT) if each.computer is None else COMPUTERS[level_of(each.computer)]
        for each in results
    ]
    teams = [[_MODEL.rating(skill.mu, skill.sigma)] for skill in start]
    rated = _MODEL.rate(teams, ranks=[float(each.place) for each in results])
    return {
        each.seat: Skill(team[0].mu, team[0].sigma)
        for each, team in zip(results, rated, strict=True)
        if is_person(each)
    }


def rating_rows(
    guild_id: int, game: str, results: Sequence[ResultRow], before: Mapping[int, Skill], at: int
) -> list[RatingRow]:
    """What :func:`rate` says, as it is stored. Of who was forgotten only what they were before is told."""
    after = rate(results, before)
    rows = []
    for each in results:
        if each.seat not in after:
            continue
        was, now = before.get(each.seat, DEFAULT), None if each.user_id == FORGOTTEN else after[each.seat]
        mu, sigma = (None, None) if now is None else (now.mu, now.sigma)
        rows.append(RatingRow(guild_id, game, each.table_id, each.seat, each.user_id, was.mu, was.sigma, mu, sigma, at))
    return rows
