"""The content of a game's gallery, for tests of every game."""

from __future__ import annotations

import functools
import importlib
import io
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from PIL import Image

import render
from render import registry
from render.gallery import covers

LIMIT: Final = 300 * 1024
"""Largest size of a picture in bytes."""
WIDTH: Final = 1170
"""Width of a picture in pixels. Discord shows less than half of it."""


class Texts(Protocol):
    """The ``alt`` module of a game: alternative texts."""

    def board(self, view: Any, names: tuple[str, ...], locale: str) -> str: ...
    def hand(self, view: Any, locale: str) -> str: ...
    def round_end(self, view: Any, names: tuple[str, ...], locale: str) -> str: ...
    def score(self, view: Any, names: tuple[str, ...], locale: str) -> str: ...


@dataclass(frozen=True)
class Gallery:
    """The positions of a game's gallery, by name."""

    game: str
    boards: dict[str, render.Scene]
    hands: dict[str, render.Scene]
    ends: dict[str, render.Scene]
    """Ends of rounds, where the game has a picture for them."""
    scores: dict[str, render.Scene]
    covers: dict[str, tuple[str | None, ...]]
    """Names by seat."""
    texts: Texts


@functools.cache
def gallery(game: str) -> Gallery:
    """Return the gallery of one game."""
    samples = importlib.import_module(f"render.{game}.samples")
    return Gallery(
        game,
        boards=dict(samples.boards()),
        hands=dict(samples.hands()),
        ends=dict(samples.interludes()) if hasattr(samples, "interludes") else {},
        scores=dict(samples.scores()),
        covers=covers(samples.NAMES, samples.HARD_NAMES),
        texts=cast(Texts, importlib.import_module(f"render.{game}.alt")),
    )


def positions(kind: str) -> list[tuple[str, str]]:
    """Return every game with each position in a field of :class:`Gallery`."""
    return [(game, name) for game in registry.games() for name in getattr(gallery(game), kind)]


def opened(picture: render.Picture | None) -> Image.Image:
    """Decode a picture as Discord's clients do. Checks that it is a palette PNG of the stated size and legal weight."""
    assert picture is not None
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
    assert len(picture.data) < LIMIT
    return image
