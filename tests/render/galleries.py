"""The content of a game's gallery, for tests of every game."""

from __future__ import annotations

import functools
import io
from dataclasses import dataclass
from typing import Final

from PIL import Image

import render
from render import registry
from render.positions import load

LIMIT: Final = 400 * 1024
"""Largest size of a picture in bytes."""
WIDTH: Final = 1170
"""Width of a picture in pixels. Discord shows less than half of it."""


@dataclass(frozen=True)
class Gallery:
    """The positions of a game's gallery, by name."""

    game: str
    boards: dict[str, render.Scene]
    hands: dict[str, render.Scene]
    interludes: dict[str, render.Scene]
    """Empty for a game without them."""
    scores: dict[str, render.Scene]


@functools.cache
def gallery(game: str) -> Gallery:
    """Return the gallery of one game."""
    samples = load(game)
    return Gallery(
        game,
        boards=dict(samples.boards()),
        hands=dict(samples.hands()),
        interludes=dict(samples.interludes()),
        scores=dict(samples.scores()),
    )


def positions(kind: str) -> list[tuple[str, str]]:
    """Return every game with each position in a field of :class:`Gallery`."""
    return [(game, name) for game in registry.games() for name in getattr(gallery(game), kind)]


def opened(picture: render.Picture | None) -> Image.Image:
    """Decode a picture as Discord's clients do. Checks that it is a JPEG of the stated size and legal weight."""
    assert picture is not None
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert (image.format, image.mode, image.size) == ("JPEG", "RGB", (picture.width, picture.height))
    assert image.width == WIDTH and len(picture.data) <= LIMIT, len(picture.data)
    return image
