"""What somebody has played in a server, as a picture shows it. Light: nothing is drawn here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PLACES: Final = 4
"""So many places are told apart: no game has more seats."""

START: Final = 1000
"""The rating with which everybody begins."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One game of a life: how often it was finished, in which places (the first PLACES), the best score.

    ``curve`` is the rating after each ranked game, the latest last; empty without one.
    """

    game: str
    games: int
    places: tuple[int, ...]
    best: int
    curve: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody whom the person often plays with: games that both finished, those ahead of and those behind them."""

    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A whole life: chapters by how often they were played, rivals likewise. Names as Discord gives them."""

    name: str
    chapters: tuple[Chapter, ...]
    rivals: tuple[Rival, ...]

    @property
    def games(self) -> int:
        """Games finished."""
        return sum(chapter.games for chapter in self.chapters)

    @property
    def wins(self) -> int:
        """Games in which nobody came ahead."""
        return sum(chapter.places[0] for chapter in self.chapters)
