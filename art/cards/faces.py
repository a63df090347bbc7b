"""Playing cards: blanks, faces, backs, and the French and the Latin deck.

A card is 100 units wide and 140 high. Sprites are anchored at the upper left corner of the card.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from art.cards import suits
from art.cards.courts import Figure, draw_court
from art.cards.suits import Suit, draw_sign
from art.kit.paint import paints
from art.kit.pen import Ink, Pen
from render.kit.colour import Colour, mix
from render.kit.paths import rect
from render.kit.sprites import Sprite
from render.kit.type import DIGIT
from render.kit.type import width as width_of

HIGH: Final = 140
"""Height of a card whose width is 100."""
INDEX: Final = 30
"""Height of the index, in units: 8 pixels on a card 132 wide, in a picture of 1560 shown at 350."""
_INDEX_ROOM: Final = 25
"""Width of the index, in units. A longer one is narrowed."""
CENTRE: Final = 62.5
"""X of the middle of pips and figures, to the right of the index."""
_MARGIN: Final = 22
"""Units around a card for its shadow and its light."""
_LIGHT: Final = "#FFC04D"


class Paper(NamedTuple):
    """Colours of a blank: top, foot, and the line along the edge."""

    top: str = "#FFFEFA"
    foot: str = "#F1E9D8"
    edge: str = "#BFB294"


PAPERS: Final = {
    "white": Paper(), "gold": Paper("#FFE9B0", "#F6B84A", "#B8741A"), "night": Paper("#48548A", "#2E3768", "#7D8AC0"),
}  # fmt: skip
"""Blanks by name."""
WIDTHS: Final = (200,)
"""Widths at which cards are painted, in units."""


class Rank(NamedTuple):
    """Mark in the corner, and the number of pips or the figure of the court."""

    mark: str
    shows: int | Figure


_NUMBERS: Final = tuple(Rank(str(number), number) for number in range(2, 11))
FRENCH: Final = (Rank("A", 1), *_NUMBERS, Rank("J", "jack"), Rank("Q", "queen"), Rank("K", "king"))
"""Ranks of the French deck."""
LATIN: Final = (Rank("1", 1), *_NUMBERS[:6], Rank("8", "jack"), Rank("9", "knight"), Rank("10", "king"))
"""Ranks of the Latin deck, the court with its values for Scopa."""
_UPPER: Final = 0.31
"""Height of the outer rows of pips above the middle, as a share of the card's height."""
_COLUMNS: Final = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: ((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0), (-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1)),
    10: (
        (-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3),
        (-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1),
    ),
}  # fmt: skip
PIP_SIZES: Final = {1: 60, 2: 38, 3: 36, 4: 31, 5: 30, 6: 30, 7: 24, 8: 24, 9: 21, 10: 21}
"""Height of a pip by their number, in units."""


def pips(count: int) -> list[tuple[float, float]]:
    """Return the middles of 1 to 10 pips, in units."""
    return [(CENTRE + 17.5 * x, HIGH / 2 + HIGH * _UPPER * y) for x, y in _COLUMNS[count]]


def paper(pen: Pen, ink: Ink, side: Colour, high: float = HIGH, gleam: float = 0.5) -> None:
    """Draw a blank at the pen's origin, ``high`` units high: its thickness, its surface, the light on its edge."""
    body = rect(0, 0, 100, high, 9)
    mask = pen.mask(body)
    pen.side(mask, 0, 1.6, side, 2)
    pen.fill(body, ink)
    pen.shade(mask, 1, 1, 0.6, "#FFFFFF", gleam)


def empty(width: int) -> Pen:
    """Return a pen with room for a card, its shadow and its light. ``done()`` finishes it."""
    unit = width / 100
    edge = _MARGIN * unit
    return Pen(width + 2 * edge, HIGH * unit + 2 * edge, unit, (edge, edge), 4 if width < 200 else 3)


def card(width: int, tones: Paper = PAPERS["white"]) -> Pen:
    """Return a pen with an empty card, to draw on in units."""
    pen = empty(width)
    pen.glow(pen.shifted(pen.mask(rect(0, 0, 100, HIGH, 9)), 1.5, 3), 2.6, "#04070F", 0.5)
    paper(pen, (tones.top, tones.foot, 70), mix(tones.foot, "#1A1206", 0.45))
    pen.line(rect(0.6, 0.6, 98.8, HIGH - 1.2, 8.4), 1.2, tones.edge, 0.8, closed=True)
    return pen


@paints("cards/light", ("lit", "chosen"), sizes=WIDTHS)
def light(state: str, width: int) -> Sprite:
    """Paint the light around a card that may be played or is chosen."""
    pen = empty(width)
    pen.glow(pen.mask(rect(-3, -3, 106, HIGH + 6, 12)), 5, _LIGHT, 0.95)
    if state == "chosen":
        pen.fill(rect(-5, -5, 110, HIGH + 10, 14), ("#FFE9A8", "#E39B1C", 60))
    return pen.done()


@paints("cards/blank", PAPERS, sizes=WIDTHS)
def blank(tone: str, width: int) -> Sprite:
    """Paint an empty card."""
    return card(width, PAPERS[tone]).done()


def _faces() -> dict[str, tuple[Suit, Rank]]:
    """Return suit and rank of each card of both decks, by its name: ``hearts-a``, ``cups-10``."""
    decks = ((suits.FRENCH, FRENCH), (suits.LATIN, LATIN))
    return {f"{suit.name}-{rank.mark}": (suit, rank) for own, ranks in decks for suit in own for rank in ranks}


FACES: Final = _faces()


@paints("cards/face", FACES, sizes=WIDTHS)
def face(name: str, width: int) -> Sprite:
    """Paint a card, face up."""
    suit, rank = FACES[name]
    pen = card(width)
    if isinstance(rank.shows, int):
        size = PIP_SIZES[rank.shows]
        for x, y in pips(rank.shows):
            draw_sign(pen, suit, x, y, size, 180 if suit.reversible and y > HIGH / 2 else 0)
    else:
        draw_court(pen, suit, rank.shows, CENTRE, HIGH / 2)
    squeeze = min(0.8, _INDEX_ROOM / width_of(rank.mark, "carved", 100) / (INDEX / DIGIT / 100))
    pen.paint(pen.letters(16, 7 + INDEX / 2, rank.mark, INDEX, squeeze=squeeze), suit.ink)
    # Smaller than a pip, so that no player counts it.
    draw_sign(pen, suit, 16, 56, 15 if isinstance(rank.shows, int) else 24)
    return pen.done()
