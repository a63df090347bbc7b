"""All signs of Capital Lux's pictures: professions, powers, limits, the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOUR_WORDS, COLOURS, Colour
from render.capital_lux import cards, emblems, gauge, homes, signs, tokens
from render.capital_lux.gauge import Level
from render.capital_lux.lettering import number
from render.capital_lux.page_basics import blank
from render.capital_lux.tones import DANGER, HALO, LILAC, TEXT
from render.kit import symbols
from render.kit.sixty import Look
from render.kit.sprites import Sprite, canvas, drawn, sprite

_LOOK: Final = Look("#C9B6FF", "#0E1240", "#8FA0F5")
_SIZE: Final = 116


@drawn
def _limit() -> Sprite:
    image = canvas(140, 100)
    number(image, 70, 50, "/9", 56, LILAC)
    return sprite(image)


def _bar(level: Level) -> partial[Sprite]:
    return partial(gauge.bar, Colour.CLERIC, level, 140, 32)


GROUPS: Final[symbols.Groups] = {
    "cards": {
        **{COLOUR_WORDS[colour]: partial(emblems.emblem, colour, _SIZE) for colour in COLOURS},
        "value": partial(cards.tile, Colour.SCIENTIST, 5, 124),
        "new": partial(cards.tile, Colour.SCIENTIST, 4, 112, "new"),
    },
    "powers": {
        **{f"power-{COLOUR_WORDS[colour]}": partial(emblems.power, int(colour), _SIZE) for colour in COLOURS},
        "modifier": partial(tokens.modifier, None, 124), "known": partial(tokens.modifier, 4, 124),
    },
    "limits": {
        "limit": _limit, "within": _bar(Level(5, 9, 9, 9)), "above": _bar(Level(11, 9, 9, 9)),
        "unknown": _bar(Level(5, 9, 6, 12)), "over": tokens.over,
        "lost": partial(cards.tile, Colour.CLERIC, 6, 124, "lost"), "payable": partial(homes.pill, 2, True, 56),
        "unpayable": partial(homes.pill, 2, False, 56),
        "arrow": partial(signs.arrow, 100),
    },
    "table": {
        "home": partial(tokens.icon, "house", _SIZE, TEXT, HALO),
        "capital": partial(tokens.icon, "tower", _SIZE, TEXT, LILAC),
        "coin": partial(tokens.coin, _SIZE), "hand": partial(tokens.hand, _SIZE), "deck": partial(tokens.deck, _SIZE),
        "bonus": partial(tokens.bonus, _SIZE), "flag": partial(tokens.flag, 100), "check": partial(tokens.check, 100),
        "hourglass": partial(tokens.hourglass, _SIZE), "round": partial(signs.step, 2, 100, True),
        "lock": partial(tokens.icon, "lock", 100, HALO, DANGER), "play": partial(tokens.icon, "play", 90, HALO),
    },
}  # fmt: skip


def draw(locale: str) -> Image.Image:
    """Draw the page, RGB."""
    image = blank(symbols.height(GROUPS))
    symbols.draw(image, "capital_lux", locale, _LOOK, GROUPS)
    return image
