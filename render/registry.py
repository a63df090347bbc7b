"""The tellers and artists by game. A game is a folder of this package.

Its module ``teller`` exports ``TELLER``, which says what panels need. Its module ``artist`` exports ``ARTIST``, which
draws. The bot asks tellers alone, so its process never loads what pictures are drawn with.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias

from render.look import Look

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PIL import Image

    from engine.contract import Action, Event, Note, View
    from render.kit.skin import Skin
    from render.scene import Scene
    from render.story import StoryLine

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


class Teller(Protocol):
    """What panels say of a game beside its pictures. All methods are thread-safe and draw nothing."""

    accent: int
    """Colour of the bar beside the game's messages, 0xRRGGBB."""

    def words(self, scene: Scene, locale: str) -> tuple[str, ...]:
        """Describe the whole board and, for a player, their own hand.

        Returns paragraphs (markdown) of at most 3,000 characters in all.
        """

    def story(self, events: Sequence[Event]) -> Iterable[StoryLine]:
        """Return what one turn's events tell, as lines of notes. ``events`` start with the turn's mark."""

    def ended(self, view: View) -> Hashable | None:
        """Return the part of the game (a round) that has just ended, if it has its own picture. None by default.

        Equal ones share one picture: it shows nothing else but the names.
        """
        return None

    def rules_pages(self) -> tuple[str, ...]:
        """Return the names of the rules pages, in order."""

    def illustrated(self) -> tuple[str, ...]:
        """Return the rules pages that have an illustration, and ``<page>-<option>-<value>`` for those of an option."""

    def look(self, view: View, action: Action, note: Note) -> Look:
        """Return how a hand shows a choice, ``note`` being its label. ``view.actions`` are the choices beside it."""


class Artist(Protocol):
    """The pictures of a game. All methods are thread-safe."""

    night: str = "#05070F"
    """Colour that covers what a lesson does not speak of, #RRGGBB."""
    light: str = "#FFE08A"
    """Colour of the steps done in a lesson, #RRGGBB."""

    def names(self, given: tuple[str, ...], locale: str) -> tuple[str, ...]:
        """Return players' names in letters that the game's font can draw, in seat order."""

    def board(self, scene: Scene, locale: str) -> Drawing:
        """Draw the public board."""

    def interlude(self, scene: Scene, locale: str) -> Drawing:
        """Draw the part of the game that has just ended, shown above the board.

        Only while :meth:`Teller.ended` names one.
        """
        raise LookupError("no picture between the parts of this game")

    def hand(self, scene: Scene, locale: str) -> Drawing:
        """Draw the viewer's hand, or the cards of the viewer's open decision."""

    def score(self, scene: Scene, locale: str) -> Drawing:
        """Draw the final score sheet."""

    def parts(self, scene: Scene, kind: PictureKind) -> Parts:
        """Return the parts that this picture shows, by the names that lessons light them by. None by default."""
        return {}

    def skin(self) -> Skin:
        """Return what the pictures of a review look like."""
        from render.kit.skin import Skin

        return Skin()

    def cover(self, names: tuple[str | None, ...], locale: str, minimum: int) -> Drawing:
        """Draw the lobby with its seats."""

    def rules_picture(self, page: str, locale: str) -> Drawing:
        """Draw one of the illustrations of :meth:`Teller.illustrated`."""


def games() -> tuple[str, ...]:
    """Return the keys of the games with an artist."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/artist.py")))


@functools.cache
def teller(game: str) -> Teller:
    """Return the teller of a game. Raises KeyError for a game without one."""
    found: Teller = _module(game, "teller").TELLER
    return found


@functools.cache
def artist(game: str) -> Artist:
    """Return the artist of a game, with all that it draws with. Raises KeyError for a game without one."""
    found: Artist = _module(game, "artist").ARTIST
    return found


def _module(game: str, name: str) -> Any:
    if game not in games():
        raise KeyError(game)
    return importlib.import_module(f"render.{game}.{name}")
