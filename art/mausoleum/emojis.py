"""Guardiões do Mausoléu's emojis: the cards. A round token would be a blot, so each is a rounded card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final

from art import emoji
from art.mausoleum.emblems import draw_card
from engine.mausoleum.components import WORDS
from render.kit.colour import Colour, mix
from render.kit.sprites import Sprite, canvas, sprite
from render.mausoleum.cards import BANDS, family

_ROOM: Final = {"base": 226, "colunas": 222, "piramide": 226, "estatuas": 222}
"""Longer side of an emblem on its card of 256. 214 for all others."""
_RIM: Final = "#FFE9A8"


def _tones(group: str) -> tuple[Colour, Colour]:
    """Return the colours of a family's cards, from top to foot."""
    light, middle, dark = BANDS[group]
    match group:
        case "character":  # gold on gold would be a blot
            return mix(mix(middle, dark, 0.35), "#FFFFFF", 0.12), dark
        case "event":  # terracotta stands out from dark red
            return mix(middle, dark, 0.35), mix(dark, "#000000", 0.25)
    return mix(light, "#FFFFFF", 0.12), middle


@cache
def _card(word: str) -> Sprite:
    """Draw a card's emblem, as large as can be, on the bright colour of its family."""
    image = emoji.card(_tones(family(word)), _RIM)
    layer = canvas(900, 900)
    draw_card(layer, word, 450, 450, 430)
    emoji.inlay(image, layer, _ROOM.get(word, 214))
    return sprite(image)


DRAWINGS: Final[Mapping[str, Callable[[], Sprite]]] = {word: partial(_card, word) for word in WORDS}
