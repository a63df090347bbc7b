"""A hand while players play cards: above each card its effect in the Capital, below it its effect at home."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOUR_OF, COLOURS, VALUE_OF, Card, Colour
from engine.capital_lux.view import View, me
from render.capital_lux import belongings, cards, gauge, glass, prospects, standing
from render.capital_lux.layout import EDGE, WIDTH, Box
from render.capital_lux.lettering import number
from render.capital_lux.tones import DIM
from render.kit.sprites import Sprite
from render.pieces import piece

HEIGHT: Final = 1040
_LABELS: Final = 122
"""Left edge of the cards' columns."""
FACE: Final = 272
"""Height of the cards, in pixels."""
ABOVE: Final = Box(EDGE, EDGE, WIDTH - 2 * EDGE, 290)
BELOW: Final = Box(EDGE, 646, WIDTH - 2 * EDGE, 258)
"""The Capital's lane and the hometown's."""
_STRIP: Final = 918
"""Top of the player's goods."""
_ROOM: Final = WIDTH - EDGE - 8 - _LABELS
"""Width of all columns."""
_WIDEST: Final = 344
_FEW: Final = 2
"""Largest number of cards, in narrower columns, that leaves width for the standing of every colour."""
_SLIM: Final = 272
_NARROW: Final = 240
"""Width of the columns of six cards."""


def _pitch(count: int) -> float:
    """Return the distance between the left edges of adjacent cards."""
    return _SLIM if count <= _FEW else min(_WIDEST, _ROOM / count)


def column(count: int) -> int:
    """Return the width of the plates above and below a card in a hand of ``count``."""
    return round(_pitch(count)) - 12


def columns(count: int) -> list[int]:
    """Return the left edges of the columns of ``count`` cards. A few leave their width to the standing at the right."""
    pitch = _pitch(count)
    start = _LABELS + (0 if count <= _FEW else (_ROOM - pitch * count) / 2)
    return [round(start + pitch * k) for k in range(count)]


def draw(view: View) -> Image.Image:
    """Draw the whole picture, RGB."""
    image = piece("capital_lux/city", 600).copy(HEIGHT)
    for lane, icon in ((ABOVE, "tower-lilac"), (BELOW, "house-halo")):
        glass.lay(image, lane.x, lane.y, lane.wide, lane.high, "row")
        piece("capital_lux/icon", icon, size=84).put(image, 68, lane.y + lane.high / 2)
    glass.lay(image, EDGE, _STRIP, WIDTH - 2 * EDGE, HEIGHT - _STRIP - EDGE, "plate")
    _clock(image, view)
    mine, count = view.decision == "play", len(view.hand)
    if count <= _FEW:
        wide = _pitch(count) * count
        standing.draw(image, view, _LABELS + wide, _ROOM - wide, ABOVE, BELOW)
    for each, x in zip(view.hand, columns(count), strict=True):
        _column(image, view, each, x, column(count), mine)
    belongings.strip(image, view, _STRIP, HEIGHT - _STRIP - EDGE)
    return image


def _clock(image: Image.Image, view: View) -> None:
    """Draw a note beside the cards: this is the last turn, or this card ends the round."""
    y = (ABOVE.y + ABOVE.high + BELOW.y) / 2
    if view.closer is not None:
        piece("capital_lux/icon", "hourglass", size=92).put(image, 68, y - 84)
        piece("capital_lux/icon", "hand", size=64).put(image, 68, y + 24)
        piece("capital_lux/arrow", "below", size=56).put(image, 68, y + 100)
    elif view.decision == "play" and len(view.hand) == 1:
        piece("capital_lux/icon", "lock", size=84).put(image, 68, y)
    elif view.decision is None:
        piece("capital_lux/icon", "hourglass-dim", size=84).put(image, 68, y)


def _column(image: Image.Image, view: View, each: Card, x: int, wide: int, mine: bool) -> None:
    """Draw one card with both its effects."""
    colour, middle = COLOUR_OF[each], x + wide / 2
    face = round(FACE * cards.RATIO)
    glass.lay(image, x, ABOVE.y + 12, wide, ABOVE.high - 24, f"guild-{colour:d}")
    _power(image, view, colour, middle, ABOVE.y + 76, wide)
    limit = view.capital_total(colour)
    after = limit + VALUE_OF[each]
    prospects.change(image, middle, ABOVE.y + 180, (limit, after), colour, wide, bool(view.hidden_modifiers(colour)))
    low, high = (end + VALUE_OF[each] for end in view.limit_range(colour))
    level = gauge.GaugeLevel(view.home_total(me(view), colour), after, low, high)
    gauge.draw(image, x + 20, ABOVE.y + 234, colour, level, wide - 40, prospects.BAR)
    top = (ABOVE.y + ABOVE.high + BELOW.y - FACE) / 2
    for way, y in (("up", top - 24), ("down", top + FACE + 24)):
        piece("capital_lux/arrow", way, colour if mine else "dim", size=36).put(image, middle, y)
    piece("capital_lux/card", each, size=FACE).put(image, middle - face / 2, top)
    _home(image, view, colour, VALUE_OF[each], Box(x, BELOW.y + 12, wide, BELOW.high - 24))


# ---------------------------------------------------------------- in the Capital


def _power(image: Image.Image, view: View, colour: Colour, x: float, y: float, room: float) -> None:
    """Draw the profession's effect now, struck through if it has no target."""
    match colour:
        case Colour.AGENT:
            side = min(88, room / 2 - 42)
            sign = piece("capital_lux/modifier", size=88 if room > _NARROW else 80)
            _to(image, x - side, y, sign, view.modifiers > 0, round(side * 0.79))
            for k, each in enumerate(COLOURS):
                piece("capital_lux/emblem", each, size=42).put(
                    image, x + side + 26 * (2 * (k % 2) - 1) - 8, y - 29 + 58 * (k // 2)
                )
        case Colour.CLERIC:
            _lowest(image, view, x, y, room)
        case Colour.SCIENTIST:
            _to(image, x - 70, y, piece("capital_lux/icon", "deck", size=80), view.pile > 0, 70)
            piece("capital_lux/icon", "hand", size=78).put(image, x + 64, y)
        case _:
            owned = view.coins[me(view)]
            _to(
                image,
                x - 66,
                y,
                piece("capital_lux/coin", size=84 if room > _NARROW else 72),
                view.supply > 0,
            )
            if view.supply:
                prospects.change(image, x + 44, y, (owned, owned + 1), colour, 150, False, 46)
            else:
                number(image, x + 50, y, str(owned), 46, DIM)


def _to(image: Image.Image, x: float, y: float, what: Sprite, works: bool, lead: int = 0) -> None:
    """Draw the object used and, ``lead`` pixels further, an arrow to the result."""
    what.put(image, x, y)
    if not works:
        piece("capital_lux/icon", "cross", size=74).put(image, x, y)
    if lead:
        piece("capital_lux/arrow", "white" if works else "dim", size=44).put(image, x + lead, y)


def _lowest(image: Image.Image, view: View, x: float, y: float, room: float) -> None:
    """Draw the cards that a Cleric may take."""
    there = [each for each in COLOURS if each is not Colour.CLERIC and view.capital[each]]
    if not there:
        piece("capital_lux/power", Colour.CLERIC, size=88).put(image, x, y)
        piece("capital_lux/icon", "cross", size=78).put(image, x, y)
        return
    high = 72 if room > _NARROW else 60
    pitch = cards.tile_width(high) + 4
    left = x - (pitch * len(there) + 50) / 2
    for k, each in enumerate(there):
        cards.tile(each, view.capital[each][0], size=high).put(image, left + pitch * k, y - high / 2)
    piece("capital_lux/icon", "house", size=44).put(image, left + pitch * len(there) + 26, y + 8)
    piece("capital_lux/arrow", "down-white", size=20).put(image, left + pitch * len(there) + 26, y - 32)


# ---------------------------------------------------------------- at home


def _home(image: Image.Image, view: View, colour: Colour, value: int, box: Box) -> None:
    """Draw the viewer's total with this card, against the limit."""
    own = view.home_total(me(view), colour)
    level = gauge.GaugeLevel(own + value, view.capital_total(colour), *view.limit_range(colour))
    prospects.verdict(image, colour, (own, level), box)
