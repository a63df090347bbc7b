"""Picks the pictures of a finished game: one for each turn, and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from render.registry import artist
from render.scene import Scene


class TooLarge(Exception):
    """The smallest animation of a game exceeds the limit."""


class Kind(StrEnum):
    """Kind of a picture of a finished game."""

    BOARD = "board"
    INTERLUDE = "interlude"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: its kind, its scene, and its turn (counted from zero)."""

    kind: Kind
    scene: Scene
    turn: int


def shots(game: str, scenes: Sequence[Scene]) -> list[Shot]:
    """Return the pictures of a whole game from the public scene at the end of each turn, the deal first.

    A picture of a finished round replaces that turn's board once. The score sheet is last.
    """
    found: list[Shot] = []
    shown = False
    for turn, scene in enumerate(scenes):
        ended = artist(game).has_interlude(scene.view)
        found.append(Shot(Kind.INTERLUDE if ended and not shown else Kind.BOARD, scene, turn))
        shown = ended
    if scenes and scenes[-1].view.outcome is not None:
        found.append(Shot(Kind.SCORE, scenes[-1], len(scenes) - 1))
    return found
