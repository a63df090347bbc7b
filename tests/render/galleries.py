"""What a game's gallery shows, for tests of every game."""

from __future__ import annotations

import functools
import importlib
import io
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from PIL import Image

import render
from render import registry

LIMIT: Final = 300 * 1024
"""Bytes that a picture may have."""
WIDTH: Final = 1560
"""Pixels; Discord shows a third of them."""


class Texts(Protocol):
    """The ``alt`` module of a game: alternative texts."""

    def board(self, view: Any, names: tuple[str, ...], locale: str) -> str: ...
    def hand(self, view: Any, locale: str) -> str: ...
    def round_end(self, view: Any, names: tuple[str, ...], locale: str) -> str: ...
    def score(self, view: Any, names: tuple[str, ...], locale: str) -> str: ...
    def cover(self, names: tuple[str | None, ...], locale: str) -> str: ...
    def rules(self, page: str, locale: str) -> str: ...


@dataclass(frozen=True)
class Gallery:
    """The positions that a game's gallery shows, each by its name."""

    game: str
    boards: dict[str, render.Scene]
    hands: dict[str, render.Scene]
    ends: dict[str, render.Scene]
    """Ends of rounds, where the game tells them in a picture of their own."""
    scores: dict[str, render.Scene]
    covers: dict[str, tuple[tuple[str | None, ...], int]]
    """Who sits where, and how many must."""
    texts: Texts


@functools.cache
def gallery(game: str) -> Gallery:
    """The gallery of one game."""
    samples = importlib.import_module(f"render.{game}.samples")
    return Gallery(
        game,
        boards=dict(samples.boards()),
        hands=dict(samples.hands()),
        ends=dict(samples.round_ends()) if hasattr(samples, "round_ends") else {},
        scores=dict(samples.scores()),
        covers={name: (names, minimum) for name, names, minimum in samples.covers()},
        texts=cast(Texts, importlib.import_module(f"render.{game}.alt")),
    )


def positions(kind: str) -> list[tuple[str, str]]:
    """Every game with each of the positions that a field of :class:`Gallery` names."""
    return [(game, name) for game in registry.games() for name in getattr(gallery(game), kind)]


def opened(picture: render.Picture | None) -> Image.Image:
    """A picture as Discord's clients get it: a palette PNG of the size that is told, and not too heavy."""
    assert picture is not None
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
    assert len(picture.data) < LIMIT
    return image
