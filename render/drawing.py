"""What an artist draws, and the named parts of it."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from PIL import Image

Drawing: TypeAlias = "tuple[Image.Image, str]"
"""An RGB image and its alternative text."""
PictureKind = Literal["board", "hand", "score"]
"""A picture that a step of a lesson shows."""


class Part(NamedTuple):
    """The box of a named part of a picture, in the units of its layout: pictures are 1560 wide."""

    x: float
    y: float
    wide: float
    high: float

    @classmethod
    def around(cls, *boxes: tuple[float, float, float, float]) -> Part:
        """Return the smallest box that holds all ``boxes``."""
        lefts, tops, wides, highs = zip(*boxes, strict=True)
        x, y = min(lefts), min(tops)
        right = max(left + wide for left, wide in zip(lefts, wides, strict=True))
        foot = max(top + high for top, high in zip(tops, highs, strict=True))
        return cls(x, y, right - x, foot - y)


Parts: TypeAlias = Mapping[str, Part]


def by_name(*modules: ModuleType) -> Mapping[str, ModuleType]:
    """Return the modules of a game's folder by their own names, for a teller or an artist."""
    return {module.__name__.rpartition(".")[2]: module for module in modules}
