"""Which artist draws which game. A game is one folder of this room with an ``artist`` module that offers ``ARTIST``."""

from __future__ import annotations

import functools
import importlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from PIL import Image

    from engine.contract import View
    from render.scene import Scene

Drawing: TypeAlias = "tuple[Image.Image, str, str]"
"""An RGB image, the kind of picture (names its palette), the alternative text."""


class Artist(Protocol):
    """What a game draws. Everything may be called from several threads at once."""

    accent: int
    """The colour of the bar beside the game's messages, 0xRRGGBB."""

    def board(self, scene: Scene, locale: str) -> Drawing:
        """The public board."""

    def words(self, scene: Scene, locale: str) -> tuple[str, ...]:
        """The board in words, whole, and for a player their own hand: paragraphs (markdown) of at most 3,000 characters
        in all. Nothing is drawn."""

    def has_interlude(self, view: View) -> bool:
        """Whether a part of the game has just ended (a round) that a picture of its own tells: by default none does."""
        return False

    def interlude(self, scene: Scene, locale: str) -> Drawing:
        """What has just ended, told step by step; shown above the board. Only where there is one."""
        raise LookupError("no picture between the parts of this game")

    def hand(self, scene: Scene, locale: str) -> Drawing:
        """The viewer's own hand, or the cards of the viewer's open decision."""

    def score(self, scene: Scene, locale: str) -> Drawing:
        """The final score sheet."""

    def cover(self, names: tuple[str | None, ...], locale: str, minimum: int) -> Drawing:
        """The lobby: who sits where."""

    def rules_pages(self) -> tuple[str, ...]:
        """Names of the pages of rules, in order."""

    def illustrated(self) -> tuple[str, ...]:
        """The pages of rules that have an illustration."""

    def rules_picture(self, page: str, locale: str) -> Drawing:
        """The illustration of a page."""

    def warm(self, locales: tuple[str, ...]) -> None:
        """Draw ahead what is slow."""


def games() -> tuple[str, ...]:
    """Keys of the games that can be drawn."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/artist.py")))


@functools.cache
def artist(game: str) -> Artist:
    """The artist of a game. KeyError if nobody draws it."""
    if game not in games():
        raise KeyError(game)
    found: Artist = importlib.import_module(f"render.{game}.artist").ARTIST
    return found


@functools.cache
def palettes(game: str) -> dict[str, str]:
    """The palettes of a game by kind of picture, as :func:`render.kit.png.quantise` takes them.

    They are learnt from the game's samples by ``python -m render.gallery --learn``.
    """
    found: dict[str, str] = json.loads((Path(__file__).parent / game / "palettes.json").read_text(encoding="utf-8"))
    return found
