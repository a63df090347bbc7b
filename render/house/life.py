"""A player's record in one server, as the profile picture shows it. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.trophies import Trophy

PLACES: Final = 4
"""Places counted separately: the largest number of seats of any game."""

START: Final = 1000
"""Rating of a new player."""
SETTLED: Final = 10
"""Ranked games of a kind after which a rating is no longer provisional."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A player's record in one game: finished games, finishes in each of the first PLACES places, best score.

    ``curve`` holds the rating after each ranked game, the latest last. It is empty without ranked games, and counts
    games that the player left. ``moments`` are the numbers of these among the ranked games of all kinds, from 1.
    """

    game: str
    games: int
    places: tuple[int, ...]
    best: int
    curve: tuple[int, ...]
    moments: tuple[int, ...]

    @property
    def provisional(self) -> bool:
        """Whether the rating may still change much."""
        return len(self.curve) < SETTLED


@dataclass(frozen=True, slots=True)
class Duel:
    """Games of a kind that both finished: how many, and in how many the player finished ahead or after."""

    game: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Friend:
    """Somebody whom a player is compared with: one duel for each kind of game."""

    name: str
    duels: tuple[Duel, ...]

    @property
    def ahead(self) -> int:
        """Games that the player finished ahead."""
        return sum(duel.ahead for duel in self.duels)

    @property
    def behind(self) -> int:
        """Games that the player finished after."""
        return sum(duel.behind for duel in self.duels)


@dataclass(frozen=True, slots=True)
class Profile:
    """A player's whole record. Chapters and duels are sorted by games played. Names come from Discord.

    ``completion``: how many games with other people they finished, and how many they began; None after few.
    ``days``: in a row at the daily deal.
    """

    name: str
    chapters: tuple[Chapter, ...]
    friend: Friend | None = None
    completion: tuple[int, int] | None = None
    days: int = 0
    trophies: tuple[Trophy, ...] = ()

    @property
    def games(self) -> int:
        """Finished games."""
        return sum(chapter.games for chapter in self.chapters)

    @property
    def wins(self) -> int:
        """Games finished in first place."""
        return sum(chapter.places[0] for chapter in self.chapters)
