"""What a game gives to the pictures of a review: its ground, its plates, its sign, and how an action looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from engine.contract import Action, Facts
from render.kit.colour import Colour
from render.kit.light import fill
from render.kit.paths import poly
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.pieces import box, piece

Strip = tuple[float, float, float, float]
"""Left, top, width and height of a part of the board, in units."""


class Symbol(NamedTuple):
    """A part of the picture of an action: a sprite or a number, and its height as a share of the action's."""

    what: Sprite | str
    high: float = 1.0


def _ground() -> Image.Image:
    return piece("house/table", "night").copy()


def _plate(image: Image.Image, x: float, y: float, wide: int, high: int, lit: bool) -> None:
    box("house/plate", wide, high, lit and "lit").put(image, x, y)


def _symbols(view: Any, action: Action, facts: Facts) -> Sequence[Symbol]:
    return ()


def _focus(view: Any, actions: Sequence[tuple[Action, Facts]]) -> tuple[Sequence[Strip], Sequence[str]]:
    return (), ()


class Skin(NamedTuple):
    """What differs between games. All have defaults. ``facts`` are those of an action's label (``Game.explain``)."""

    ground: Callable[[], Image.Image] = _ground
    """Returns a dark ground, RGB, 1560 by 1040 units."""
    plate: Callable[[Image.Image, float, float, int, int, bool], None] = _plate
    """Lays a plate with its corner at (x, y): width, height, and whether it shines."""
    symbols: Callable[[Any, Action, Facts], Sequence[Symbol]] = _symbols
    """Returns how an action looks to the player of a view, from left to right. Empty: words say it."""
    focus: Callable[[Any, Sequence[tuple[Action, Facts]]], tuple[Sequence[Strip], Sequence[str]]] = _focus
    """Returns which strips of the board show a turning point, one above the other, and which named parts are lit.

    Gets the player's view and the actions. No strips: the whole board.
    """
    sign: str | None = None
    """The key of the emoji beside the title."""
    ink: Colour = "#F4F6FF"
    soft: Colour = "#C9CFF2"


def trimmed(made: Sprite, high: float) -> Sprite:
    """Return a sprite with its visible part ``high`` units high, anchored at its middle."""
    image = made.rgba()
    image = image.crop(image.getbbox())
    tall = pixels(high)
    image = image.resize((max(1, round(image.width * tall / image.height)), tall), Image.Resampling.LANCZOS)
    return sprite(image, -image.width / 2 / scale(), -high / 2)


@remembered
def pointer(high: float = 60) -> Sprite:
    """Return a white triangle that points right, ``high`` units high, anchored at its middle."""
    image, k = canvas(high, high + 8), high / 2
    fill(image, poly((4, 4), (4 + k * 1.3, 4 + k), (4, 4 + high)), "#FFFFFF")
    return trimmed(Sprite(image), high)


@remembered
def emoji(game: str, key: str, high: float) -> Sprite:
    """Return an emoji of a game ``high`` units high, anchored at its middle."""
    with Image.open(Path(__file__).parents[1] / game / "emojis" / f"{key}.png") as image:
        return trimmed(Sprite(image.convert("RGBA")), high)
