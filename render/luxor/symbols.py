"""All signs of Luxor's pictures: treasures, tiles that act, the temple, cards and turns."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from render import marks
from render.kit import symbols
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.sixty import Look
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.luxor import cards, crowd, gods, icons, layout, pieces, scenery, spots, temple, tiles, tomb, trails
from render.luxor.sheet import blank
from render.luxor.tones import GOLD_L, S9

_LOOK: Final = Look("#FFD873", "#0E1A48", "#EBB53A")
_SIZE: Final = 132


@drawn
def _need() -> Sprite:
    """Draw two required adventurers."""
    image = canvas(150, 130)
    fill(image, rect(6, 6, 138, 118, 16), "#F8DDBC")
    for k in range(2):
        fill(image, tiles.need(0, 0).moved(20 + 56 * k, 14, 2.7), "#701A0C")
    return sprite(image)


@drawn
def _asleep() -> Sprite:
    """Draw a statue's niche with a sleeper."""
    image = canvas(220, 90)
    temple.bed(2, False).put(image, 110, 45)
    niche = layout.NICHES[1]
    x, y = niche.bed(1, 2)
    pieces.lying(1, 50).put(image, 110 + x - niche.x, 45 + y - niche.y)
    return sprite(image)


@drawn
def _several() -> Sprite:
    """Draw three adventurers of a player in little space."""
    image = canvas(60, 110)
    crowd.figure(image, 1, 3, 30, 96, 66)
    return sprite(image)


def _tile(word: str, back: str | None = None) -> partial[Sprite]:
    return partial(tiles.whole, word, back, _SIZE)


def _card(word: str) -> partial[Sprite]:
    return partial(cards.face, word, 96)


GROUPS: Final[symbols.Groups] = {
    "treasures": {
        "vase": partial(icons.icon, "vase", _SIZE), "jewel": partial(icons.icon, "jewel", _SIZE),
        "statue": partial(icons.icon, "statue", _SIZE), "wild": partial(icons.icon, "wild", _SIZE),
        "need": _need, "below": _tile("vase-4", "lion"),
    },
    "acts": {
        "horus": _tile("horus-2"), "osiris": _tile("osiris-3"), "tunnel": _tile("tunnel"),
        "scarab": partial(icons.icon, "scarab", _SIZE), "scarab-or-wild": _tile("scarab-or-wild"),
        "eyes": _tile("eyes-12"), "cobra": partial(gods.stack_sign, "cobra", 110),
        "falcon": partial(gods.stack_sign, "falcon", 110), "lion": partial(gods.stack_sign, "lion", 110),
    },
    "temple": {
        "adventurer": partial(pieces.piece, 0, _SIZE), "several": _several, "ghost": partial(pieces.ghost, 1, _SIZE),
        "asleep": _asleep, "stairs": partial(spots.stairs, _SIZE), "number": partial(temple.number, 27, 84),
        "key": partial(icons.icon, "key", _SIZE), "first": partial(tomb.sarcophagus, True, 144),
        "second": partial(tomb.sarcophagus, False, 144), "points": partial(temple.plaque, 5, "down", 84),
        "sets": partial(icons.icon, "sets", _SIZE), "crown": partial(icons.icon, "crown", 116),
    },
    "cards": {
        "left": partial(scenery.side_sign, "left", 110, True), "right": partial(scenery.side_sign, "right", 110, True),
        "pile": partial(cards.back, 92), "plus-minus": _card("plus-minus"), "die": _card("die"),
        "up-to": _card("upto4-1"), "all": _card("all-2"), "last": _card("last-1"), "less": _card("less-2"),
        "way": partial(trails.sign, 0, "walk", 0), "flag": partial(marks.rimmed, "flag", 84, GOLD_L, S9),
        "torch": partial(icons.icon, "torch", _SIZE),
    },
}  # fmt: skip


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = blank(symbols.height(GROUPS))
    symbols.draw(image, "luxor", locale, _LOOK, GROUPS)
    return image
