"""The content of a game's gallery, for tests of every game."""

from __future__ import annotations

import functools
import io
from typing import Final

from PIL import Image

import render
from render.positions import load

LIMIT: Final = 400 * 1024
"""Largest size of a picture in bytes."""
WIDTH: Final = 1170
"""Width of a picture in pixels. Discord shows less than half of it."""


class Gallery:
    """The positions of a game's gallery, by name. Each kind is played when a test first asks for it."""

    def __init__(self, game: str) -> None:
        self.game = game

    @functools.cached_property
    def boards(self) -> dict[str, render.Scene]:
        return dict(load(self.game).boards())

    @functools.cached_property
    def hands(self) -> dict[str, render.Scene]:
        return dict(load(self.game).hands())

    @functools.cached_property
    def interludes(self) -> dict[str, render.Scene]:
        """Return them, or nothing for a game without interludes."""
        return dict(load(self.game).interludes())

    @functools.cached_property
    def scores(self) -> dict[str, render.Scene]:
        return dict(load(self.game).scores())


@functools.cache
def gallery(game: str) -> Gallery:
    """Return the gallery of one game."""
    return Gallery(game)


def opened(picture: render.Picture | None) -> Image.Image:
    """Decode a picture as Discord's clients do. Checks that it is a JPEG of the stated size and legal weight."""
    assert picture is not None
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert (image.format, image.mode, image.size) == ("JPEG", "RGB", (picture.width, picture.height))
    assert image.width == WIDTH and len(picture.data) <= LIMIT, len(picture.data)
    return image
