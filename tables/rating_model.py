"""The rating model: openskill's Plackett–Luce (Weng and Lin, 2011), which supports several players and ties.

It rates the people of a game's standings (see :mod:`tables.ranking`), if these name at least two. A bot counts
as an opponent with the fixed skill of its level.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from db import RankedRow, RatingRow, StandingRow
from engine.players import VERSION
from tables.bot_players import BOT_USER_ID, level_of

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
BOT_SKILLS: Final = {
    version: {level: Skill(_MODEL.mu + above, _CERTAIN) for level, above in levels.items()}
    for version, levels in _ABOVE_A_NEW_PLAYER.items()
}
"""The fixed skills of bots by version (``engine.players.VERSION``) and level. A version keeps its skills: the
ratings of its games are recomputed from them. The model expects hard to win two of three games against normal, four of
five since version 2, six of seven since version 4, and normal four of five against easy. ``python -m bench.arena``
measures about that: see ``docs/benchmarks.md``."""

FORGOTTEN_USER_ID: Final = 0
"""The user of a seat after its person deleted their data."""


def is_person(standing: StandingRow) -> bool:
    """Return whether this is a person, deleted ones included."""
    return standing.computer is None


def _bot_skill(standing: StandingRow) -> Skill:
    """Return the skill of a bot. Standings of version 1 name no version."""
    assert standing.computer is not None
    return BOT_SKILLS[min(standing.computer_version or 1, VERSION)][level_of(standing.computer)]


def rate(standings: Sequence[StandingRow], before: Mapping[int, Skill]) -> dict[int, Skill]:
    """Return the skills of people after a game, by entrant. ``before`` has their skills by entrant.

    Empty unless a person is rated and two people played.
    """
    if sum(each.user_id != BOT_USER_ID for each in standings) <= 1 or not any(map(is_person, standings)):
        return {}
    start = [before.get(each.entrant, DEFAULT_SKILL) if is_person(each) else _bot_skill(each) for each in standings]
    teams = [[_MODEL.rating(skill.mu, skill.sigma)] for skill in start]
    rated = _MODEL.rate(teams, ranks=[float(each.place) for each in standings])
    return {
        each.entrant: Skill(team[0].mu, team[0].sigma)
        for each, team in zip(standings, rated, strict=True)
        if is_person(each)
    }


def rating_rows(
    guild_id: int, game: str, standings: Sequence[StandingRow], before: Mapping[int, Skill]
) -> list[RatingRow]:
    """Return the result of :func:`rate` as rows. The row of a deleted person has only the skill before the game."""
    after, rows = rate(standings, before), []
    for each in standings:
        if each.entrant not in after:
            continue
        was, now = before.get(each.entrant, DEFAULT_SKILL), after[each.entrant]
        mu, sigma = (None, None) if each.user_id == FORGOTTEN_USER_ID else (now.mu, now.sigma)
        who = guild_id, game, each.table_id, each.entrant, each.user_id
        rows.append(RatingRow(*who, was.mu, was.sigma, mu, sigma, each.at, each.ladder))
    return rows


def recompute(games: Iterable[RankedRow], stored: Iterable[RatingRow]) -> list[RatingRow]:
    """Return the ratings of ``games``, in their order. Reads only the rows of deleted people from ``stored``.

    A struck game rates none, but keeps those rows: the game may count again.
    """
    nameless = {(row.table_id, row.entrant): row for row in stored if row.user_id == FORGOTTEN_USER_ID}
    known: dict[tuple[int, int, str, int], Skill] = {}
    rows: list[RatingRow] = []
    for game in games:
        before: dict[int, Skill] = {}
        for each in filter(is_person, game.standings):
            row = nameless.get((game.table_id, each.entrant))
            if each.user_id != FORGOTTEN_USER_ID:
                before[each.entrant] = known.get((game.guild_id, game.ladder, game.game, each.user_id), DEFAULT_SKILL)
            elif row is not None:
                before[each.entrant] = Skill(row.mu_before, row.sigma_before)
                if not game.counts:
                    rows.append(row)
        for made in rating_rows(game.guild_id, game.game, game.standings, before) if game.counts else ():
            rows.append(made)
            if made.mu is not None and made.sigma is not None:
                known[made.guild_id, made.ladder, made.game, made.user_id] = Skill(made.mu, made.sigma)
    return rows
