"""Luxor's emojis: adventurers, treasures, tiles, sarcophagi and signs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PIL import Image

from art import emoji
from art.luxor import cards, icons, pieces, scenery, spots, tiles, tomb
from engine.luxor.components import SEATS
from render.kit.sprites import Sprite, sprite
from render.luxor.tones import GOLD, L5, L6, L8

_SIZE: Final = 230
"""Size of most drawings in units."""
_DARK: Final = ("statue", "scarab")
"""Icons with a pale contour."""
_EYES: Final = {
    1: (206, ((128, 138),)),
    2: (120, ((69, 134), (187, 134))),
    3: (112, ((128, 82), (70, 178), (186, 178))),
}
"""Eyes of Horus on a card of 256: their width, and the middle of each."""


def _outlined(name: str) -> Sprite:
    return emoji.contour(icons.icon(name, _SIZE))


def _horus(count: int) -> Sprite:
    """Draw eyes on lapis. The tile's key would be a smear."""
    image = emoji.card((L5, L6, L8), GOLD)
    size, places = _EYES[count]
    eye = icons.icon("eye", 300).rgba()
    eye = eye.resize((size, round(eye.height * size / eye.width)), Image.Resampling.LANCZOS)
    for x, y in places:
        image.alpha_composite(eye, (x - eye.width // 2, y - eye.height // 2))
    return sprite(image)


def _bust(first: bool) -> Sprite:
    """Draw the upper part of a sarcophagus."""
    made = tomb.sarcophagus(first, 400).rgba()
    return sprite(made.crop((0, 0, made.width, round(made.height * 0.6))))


DRAWINGS: Final[Mapping[str, Callable[[], Sprite]]] = {
    **{f"adventurer_{seat + 1}": partial(pieces.piece, seat, _SIZE) for seat in range(SEATS.stop - 1)},
    **{name: partial(icons.icon, name, _SIZE) for name in ("vase", "jewel", "key", "wild", "eye")},
    **{name: partial(_outlined, name) for name in _DARK},
    **{f"horus_{count}": partial(_horus, count) for count in _EYES},
    **{f"osiris_{steps}": partial(tiles.whole, f"osiris-{steps}", None, _SIZE) for steps in (1, 2, 3, 4)},
    "tunnel": partial(tiles.whole, "tunnel", None, _SIZE),
    "stairs": partial(spots.stairs, _SIZE),
    "sarcophagus_gold": partial(_bust, True),
    "sarcophagus_silver": partial(_bust, False),
    **{f"card_{side}": partial(scenery.side_sign, side, _SIZE, True) for side in ("left", "right")},
    "die": partial(cards.die, 5, _SIZE),
}
