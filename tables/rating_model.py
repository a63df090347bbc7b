"""The rating model: openskill's Plackett–Luce (Weng and Lin, 2011), which supports several players and ties.

It rates people who finished a game that at least two people started. A seat that an AI player finished counts as an
opponent with the fixed skill of its level. The person who left that seat keeps their rating.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from db import RatingRow, ResultRow
from engine.players import VERSION
from tables.ai_players import COMPUTER_USER_ID, level_of

_MODEL: Final = PlackettLuce()
PROVISIONAL_GAMES: Final = 10
"""Number of ranked games of a kind after which a person's rating is no longer provisional."""
_SCALE: Final = 40
_OFFSET: Final = 1000


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of a player's strength: mean and standard deviation."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The number that people read."""
        return shown(self.mu, self.sigma)


def shown(mu: float, sigma: float) -> int:
    """Return the number that people read for a skill: mu - 3 sigma, scaled so that a new player has 1000."""
    return round(_OFFSET + _SCALE * (mu - 3 * sigma))


DEFAULT_SKILL: Final = Skill(_MODEL.mu, _MODEL.sigma)
"""The skill of a new player."""
_CERTAIN: Final = _MODEL.sigma / 4
_ABOVE_A_NEW_PLAYER: Final = {
    1: {"easy": -6, "normal": 0, "hard": 3},
    2: {"easy": -6, "normal": 0, "hard": 5},
    3: {"easy": -6, "normal": 0, "hard": 5},
    4: {"easy": -6, "normal": 0, "hard": 7},
    5: {"easy": -6, "normal": 0, "hard": 7},
    6: {"easy": -6, "normal": 0, "hard": 7},
    7: {"easy": -6, "normal": 0, "hard": 7},
    8: {"easy": -6, "normal": 0, "hard": 7},
}
AI_SKILLS: Final = {
    version: {level: Skill(_MODEL.mu + above, _CERTAIN) for level, above in levels.items()}
    for version, levels in _ABOVE_A_NEW_PLAYER.items()
}
"""The fixed skills of AI players by version (``engine.players.VERSION``) and level. A version keeps its skills: the
ratings of its games are recomputed from them. The model expects hard to win two of three games against normal, four of
five since version 2, six of seven since version 4, and normal four of five against easy. ``python -m bench.arena``
measures about that: see ``docs/benchmarks.md``."""

FORGOTTEN_USER_ID: Final = 0
"""The user of a seat after its person deleted their data."""


def is_person(result: ResultRow) -> bool:
    """Return whether a person finished at this seat, deleted ones included."""
    return result.computer is None


def _ai_skill(result: ResultRow) -> Skill:
    """Return the skill of the AI player that finished at this seat. Results of version 1 name no version."""
    assert result.computer is not None
    return AI_SKILLS[min(result.computer_version or 1, VERSION)][level_of(result.computer)]


def rate(results: Sequence[ResultRow], before: Mapping[int, Skill]) -> dict[int, Skill]:
    """Return the skills after a game of the people who finished it, by seat. ``before`` has their skills by seat.

    Empty unless a person finished it and two people started it.
    """
    if sum(each.user_id != COMPUTER_USER_ID for each in results) <= 1 or not any(map(is_person, results)):
        return {}
    start = [before.get(each.seat, DEFAULT_SKILL) if is_person(each) else _ai_skill(each) for each in results]
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
    """Return the result of :func:`rate` as rows. The row of a deleted person has only the skill before the game."""
    after = rate(results, before)
    rows = []
    for each in results:
        if each.seat not in after:
            continue
        was, now = before.get(each.seat, DEFAULT_SKILL), after[each.seat]
        mu, sigma = (None, None) if each.user_id == FORGOTTEN_USER_ID else (now.mu, now.sigma)
        rows.append(RatingRow(guild_id, game, each.table_id, each.seat, each.user_id, was.mu, was.sigma, mu, sigma, at))
    return rows
