"""Which pictures tell a finished game: one for each turn, and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from render.registry import artist
from render.scene import Scene


class TooLarge(Exception):
    """Not even the smallest film of a game fits into what is allowed."""


class Kind(StrEnum):
    """What a picture of a game that is over shows."""

    BOARD = "board"
    INTERLUDE = "interlude"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: which, of what, and of which of the game's turns (counted from zero)."""

    kind: Kind
    scene: Scene
    turn: int


def shots(game: str, scenes: Sequence[Scene]) -> list[Shot]:
    """The pictures of a whole game, from the public scene at the end of each turn, the deal first.

    What has ended with a turn (a round) is shown in the place of the board, once; the score sheet comes last.
    """
    found: list[Shot] = []
    told = False
    for turn, scene in enumerate(scenes):
        ended = artist(game).has_interlude(scene.view)
        found.append(Shot(Kind.INTERLUDE if ended and not told else Kind.BOARD, scene, turn))
        told = ended
    if scenes and scenes[-1].view.outcome is not None:
        found.append(Shot(Kind.SCORE, scenes[-1], len(scenes) - 1))
    return found
