"""A hand while players play cards: above each card its effect in the Capital, below it its effect at home."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COLOUR_OF, COLOURS, VALUE_OF, Card, Colour
from engine.capital_lux.view import View, me
from render.capital_lux import cards, gauge, glass, prospects
from render.capital_lux.layout import EDGE, WIDTH, Box
from render.capital_lux.lettering import number
from render.capital_lux.tones import DIM
from render.kit.sprites import Sprite
from render.pieces import piece

HEIGHT: Final = 748
_LABELS, _ICON = 122, 54
"""Left edge of the cards' columns in a whole lane, and the middle of its sign within it."""
FACE: Final = 186
"""Height of the cards."""
_ABOVE: Final = 258
_BELOW: Final = 226
_LOW: Final = HEIGHT - EDGE - _BELOW
"""Heights of the Capital's lane and the hometown's, and where the latter begins."""
_ROOM: Final = WIDTH - EDGE - 8 - _LABELS
"""Width of all columns."""
_WIDEST: Final = 344
_NARROW: Final = 240
"""Width of the columns of six cards."""


def _pitch(count: int) -> float:
    """Return the distance between the left edges of adjacent cards."""
    return min(_WIDEST, _ROOM / count)


def column(count: int) -> int:
    """Return the width of the plates above and below a card in a hand of ``count``."""
    return round(_pitch(count)) - 12


def _span(count: int) -> tuple[int, int]:
    """Return where the lanes of ``count`` cards begin, and their width. Those of few cards leave room at both sides."""
    wide = round(_pitch(count) * count) + WIDTH - 2 * EDGE - _ROOM
    return (WIDTH - wide) // 2, wide


def columns(count: int, top: int) -> list[Box]:
    """Return the boxes of ``count`` cards with their effects, in a hand that begins at ``top``."""
    start = _span(count)[0] + _LABELS - EDGE
    return [Box(round(start + _pitch(count) * k), top, column(count), HEIGHT - EDGE) for k in range(count)]


def draw(image: Image.Image, view: View, top: int) -> None:
    """Draw the hand from ``top``."""
    left, wide = _span(len(view.hand))
    for y, high, icon in ((top, _ABOVE, "tower-lilac"), (top + _LOW, _BELOW, "house-halo")):
        glass.lay(image, left, y, wide, high, "row")
        piece("capital_lux/icon", icon, size=84).put(image, left + _ICON, y + high / 2)
    _clock(image, view, left + _ICON, top + (_ABOVE + _LOW) / 2)
    for each, box in zip(view.hand, columns(len(view.hand), top), strict=True):
        _column(image, view, each, box)


def _clock(image: Image.Image, view: View, x: float, y: float) -> None:
    """Draw a note beside the cards: this is the last turn, or this card ends the round."""
    if view.closer is not None:
        piece("capital_lux/icon", "hourglass", size=76).put(image, x, y - 70)
        piece("capital_lux/icon", "hand", size=58).put(image, x, y + 14)
        piece("capital_lux/arrow", "below", size=50).put(image, x, y + 80)
    elif view.decision == "play" and len(view.hand) == 1:
        piece("capital_lux/icon", "lock", size=84).put(image, x, y)
    elif view.decision is None:
        piece("capital_lux/icon", "hourglass-dim", size=84).put(image, x, y)


def _column(image: Image.Image, view: View, each: Card, box: Box) -> None:
    """Draw one card with both its effects. A player who waits sees their cards dim."""
    (x, top, wide, _), colour = box, COLOUR_OF[each]
    middle, mine = x + wide / 2, view.decision == "play"
    glass.lay(image, x, top + 12, wide, _ABOVE - 24, f"guild-{colour:d}")
    _power(image, view, colour, middle, top + 70, wide)
    limit = view.capital_total(colour)
    after = limit + VALUE_OF[each]
    prospects.change(image, middle, top + 160, (limit, after), colour, wide, bool(view.hidden_modifiers(colour)))
    low, high = (end + VALUE_OF[each] for end in view.limit_range(colour))
    level = gauge.GaugeLevel(view.home_total(me(view), colour), after, low, high)
    gauge.draw(image, x + 20, top + 206, colour, level, wide - 40, prospects.BAR)
    at = top + (_ABOVE + _LOW - FACE) / 2
    for way, y in (("up", at - 19), ("down", at + FACE + 19)):
        piece("capital_lux/arrow", way, colour if mine else "dim", size=36).put(image, middle, y)
    face = piece("capital_lux/card", each, size=FACE)
    (face if mine else cards.dim(face)).put(image, middle - FACE * cards.RATIO / 2, at)
    _home(image, view, colour, VALUE_OF[each], Box(x, top + _LOW + 12, wide, _BELOW - 24))


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
