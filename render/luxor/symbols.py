"""All signs of Luxor's pictures: treasures, tiles that act, the temple, cards and turns."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from render.kit import symbols
from render.kit.sixty import SixtyLook
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.luxor import crowd, layout
from render.luxor.sheet import blank
from render.luxor.tones import GOLD_L, S9
from render.pieces import piece

_LOOK: Final = SixtyLook("#FFD873", "#0E1A48", "#EBB53A")
_SIZE: Final = 132


@remembered
def _asleep() -> Sprite:
    """Draw a statue's niche with a sleeper."""
    image = canvas(220, 90)
    piece("luxor/bed", 2).put(image, 110, 45)
    niche = layout.NICHES[1]
    x, y = niche.bed(1, 2)
    piece("luxor/sleeper", 1, size=50).put(image, 110 + x - niche.x, 45 + y - niche.y)
    return sprite(image)


@remembered
def _several() -> Sprite:
    """Draw three adventurers of a player in little space."""
    image = canvas(60, 110)
    crowd.figure(image, 1, 3, 30, 96, 66)
    return sprite(image)


def _tile(word: str, back: str | None = None) -> partial[Sprite]:
    return partial(piece, "luxor/tile", word, back, size=_SIZE)


def _icon(word: str, size: int = _SIZE) -> partial[Sprite]:
    return partial(piece, "luxor/icon", word, size=size)


def _card(word: str) -> partial[Sprite]:
    return partial(piece, "luxor/card", word, size=96)


GROUPS: Final[symbols.Groups] = {
    "treasures": {
        "vase": _icon("vase"), "jewel": _icon("jewel"), "statue": _icon("statue"), "wild": _icon("wild"),
        "need": partial(piece, "luxor/need"), "below": _tile("vase-4", "lion"),
    },
    "acts": {
        "horus": _tile("horus-2"), "osiris": _tile("osiris-3"), "tunnel": _tile("tunnel"), "scarab": _icon("scarab"),
        "scarab-or-wild": _tile("scarab-or-wild"), "eyes": _tile("eyes-12"),
        "cobra": partial(piece, "luxor/god", "cobra", size=110),
        "falcon": partial(piece, "luxor/god", "falcon", size=110),
        "lion": partial(piece, "luxor/god", "lion", size=110),
    },
    "temple": {
        "adventurer": partial(piece, "luxor/adventurer", 0, size=_SIZE), "several": _several,
        "ghost": partial(piece, "luxor/ghost", 1, size=_SIZE), "asleep": _asleep,
        "stairs": partial(piece, "luxor/stairs", size=_SIZE), "number": partial(piece, "luxor/number", 27, size=84),
        "key": _icon("key"), "first": partial(piece, "luxor/sarcophagus", "first", size=144),
        "second": partial(piece, "luxor/sarcophagus", size=144),
        "points": partial(piece, "luxor/plaque", 5, "up", size=84), "sets": _icon("sets"),
        "crown": _icon("crown", 116),
    },
    "cards": {
        "left": partial(piece, "luxor/side-sign", "left", "on", size=110),
        "right": partial(piece, "luxor/side-sign", "right", "on", size=110),
        "pile": partial(piece, "luxor/card-back", size=92), "plus-minus": _card("plus-minus"), "die": _card("die"),
        "up-to": _card("upto4-1"), "all": _card("all-2"), "last": _card("last-1"), "less": _card("less-2"),
        "way": partial(piece, "luxor/sign", 0, "walk", 0),
        "flag": partial(piece, "house/rimmed", "flag", GOLD_L, S9, size=84), "torch": _icon("torch"),
    },
}  # fmt: skip


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = blank(symbols.height(GROUPS))
    symbols.draw(image, "luxor", locale, _LOOK, GROUPS)
    return image
