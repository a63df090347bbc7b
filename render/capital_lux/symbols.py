"""All signs of Capital Lux's pictures: professions, powers, limits, the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOUR_WORDS, COLOURS, Colour
from render.capital_lux import cards, gauge, homes
from render.capital_lux.gauge import GaugeLevel
from render.capital_lux.lettering import number
from render.capital_lux.page_basics import blank
from render.capital_lux.tones import LILAC
from render.kit import symbols
from render.kit.sixty import SixtyLook
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.pieces import piece

_LOOK: Final = SixtyLook("#C9B6FF", "#0E1240", "#8FA0F5")
_SIZE: Final = 116


@remembered
def _limit() -> Sprite:
    image = canvas(140, 100)
    number(image, 70, 50, "/9", 56, LILAC)
    return sprite(image)


def _bar(level: GaugeLevel) -> partial[Sprite]:
    return partial(gauge.bar, Colour.CLERIC, level, 140, 32, 0)


def _icon(name: str, size: int = _SIZE) -> partial[Sprite]:
    return partial(piece, "capital_lux/icon", name, size=size)


GROUPS: Final[symbols.Groups] = {
    "cards": {
        **{COLOUR_WORDS[colour]: partial(piece, "capital_lux/emblem", colour, size=_SIZE) for colour in COLOURS},
        "value": partial(cards.tile, Colour.SCIENTIST, 5, size=124),
        "new": partial(cards.tile, Colour.SCIENTIST, 4, "new", size=112),
    },
    "powers": {
        **{f"power-{COLOUR_WORDS[one]}": partial(piece, "capital_lux/power", one, size=_SIZE) for one in COLOURS},
        "modifier": partial(piece, "capital_lux/modifier", size=124),
        "known": partial(piece, "capital_lux/modifier", 4, size=124),
    },
    "limits": {
        "limit": _limit, "within": _bar(GaugeLevel(5, 9, 9, 9)), "above": _bar(GaugeLevel(11, 9, 9, 9)),
        "unknown": _bar(GaugeLevel(5, 9, 6, 12)), "over": partial(piece, "capital_lux/over"),
        "lost": partial(cards.tile, Colour.CLERIC, 6, "lost", size=124), "payable": partial(homes.pill, 2, True, 56),
        "unpayable": partial(homes.pill, 2, False, 56), "arrow": partial(piece, "capital_lux/arrow", "halo", size=100),
    },
    "table": {
        "home": _icon("house-halo"), "capital": _icon("tower-lilac"),
        "coin": partial(piece, "capital_lux/coin", size=_SIZE), "hand": _icon("hand"), "deck": _icon("deck"),
        "bonus": _icon("bonus"), "flag": _icon("flag", 100), "check": _icon("check", 100),
        "hourglass": _icon("hourglass"), "round": partial(piece, "capital_lux/step", 2, "on", size=100),
        "lock": _icon("lock", 100), "play": _icon("play", 90),
    },
}  # fmt: skip


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = blank(symbols.height(GROUPS))
    symbols.draw(image, "capital_lux", locale, _LOOK, GROUPS)
    return image
