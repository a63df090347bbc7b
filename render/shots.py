"""Picks the pictures of a finished game: one for each turn, and the score sheet at the end. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from render.registry import teller
from render.scene import Scene


class TooLarge(Exception):
    """The smallest animation of a game exceeds the limit."""


class ShotKind(StrEnum):
    """Kind of a picture of a finished game."""

    BOARD = "board"
    INTERLUDE = "interlude"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: its kind, its scene, and its turn (counted from zero)."""

    kind: ShotKind
    scene: Scene
    turn: int


class Cut(NamedTuple):
    """Size of an animation and share of its turns.

    A unit of its pictures has ``1 / shrink`` pixels. The animation shows every ``nth`` turn.
    """

    shrink: int
    nth: int

    @property
    def weight(self) -> float:
        """Approximate file size, in any unit."""
        return float(1 / (self.shrink**1.7 * self.nth**0.7))


CUTS: Final = (Cut(2, 1), Cut(3, 1), Cut(3, 2), Cut(4, 2), Cut(4, 4), Cut(6, 8))
"""From the best to the smallest."""


@dataclass(frozen=True, slots=True)
class Animation:
    """An animated WebP, its size in pixels, its number of frames, and the ``cut`` that made it fit."""

    data: bytes
    width: int
    height: int
    frames: int
    cut: Cut

    @property
    def whole(self) -> bool:
        """True if the animation shows every turn at full size."""
        return self.cut == CUTS[0]


def shots(game: str, scenes: Sequence[Scene]) -> list[Shot]:
    """Return the pictures of a whole game from the public scene at the end of each turn, the deal first.

    A picture of a finished round replaces that turn's board once. The score sheet is last.
    """
    found: list[Shot] = []
    shown = False
    for turn, scene in enumerate(scenes):
        ended = teller(game).ended(scene.view) is not None
        found.append(Shot(ShotKind.INTERLUDE if ended and not shown else ShotKind.BOARD, scene, turn))
        shown = ended
    if scenes and scenes[-1].view.outcome is not None:
        found.append(Shot(ShotKind.SCORE, scenes[-1], len(scenes) - 1))
    return found
