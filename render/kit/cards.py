"""Playing cards: blanks, faces, backs, and the French and the Latin deck.

A card is 100 units wide and 140 high. Sprites are anchored at the upper left corner of the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from PIL import Image

from render.kit import suits
from render.kit.colour import Colour, mix
from render.kit.courts import Figure, draw_court
from render.kit.light import placed
from render.kit.paths import Path, coverage, rect
from render.kit.pen import DIGIT, Ink, Pen
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.suits import Suit, draw_sign
from render.kit.type import width as width_of

HIGH: Final = 140
"""Height of a card whose width is 100."""
State = Literal["plain", "lit", "chosen", "grey"]
"""``lit`` may be played, ``chosen`` is selected, ``grey`` may not be played."""
INDEX: Final = 30
"""Height of the index, in units: 8 pixels on a card 132 wide, in a picture of 1560 shown at 350."""
_INDEX_ROOM: Final = 25
"""Width of the index, in units. A longer one is narrowed."""
CENTRE: Final = 62.5
"""X of the middle of pips and figures, to the right of the index."""
_MARGIN: Final = 22
"""Units around a card for its shadow and its light."""
_LIGHT: Final = "#FFC04D"
GREY: Final = ("#646C7E", 0.5)
"""Colour over a card that may not be played, and its share."""


class Paper(NamedTuple):
    """Colours of a blank: top, foot, and the line along the edge."""

    top: str = "#FFFEFA"
    foot: str = "#F1E9D8"
    edge: str = "#BFB294"


PLAIN: Final = Paper()


class Rank(NamedTuple):
    """Mark in the corner, and the number of pips or the figure of the court."""

    mark: str
    shows: int | Figure


@dataclass(frozen=True)
class Deck:
    """Cards by number, suit after suit."""

    suits: Sequence[Suit]
    ranks: Sequence[Rank]

    def __len__(self) -> int:
        return len(self.suits) * len(self.ranks)

    def face(self, number: int, width: int, state: State = "plain") -> Sprite:
        """Draw the card of a number, from 0."""
        suit, rank = divmod(number, len(self.ranks))
        return face(self.suits[suit], self.ranks[rank], width, state)

    def leaning(self, number: int, width: int, turn: float, state: State = "plain") -> Sprite:
        """Draw the card of a number for a fan, turned by degrees. Anchored at its middle."""
        suit, rank = divmod(number, len(self.ranks))
        return leaning(self.suits[suit], self.ranks[rank], width, round(turn), state)


_NUMBERS: Final = tuple(Rank(str(number), number) for number in range(2, 11))
FRENCH: Final = Deck(suits.FRENCH, (Rank("A", 1), *_NUMBERS, Rank("J", "jack"), Rank("Q", "queen"), Rank("K", "king")))
"""52 cards: hearts, diamonds, clubs, spades, each from ace to king."""
LATIN: Final = Deck(
    suits.LATIN, (Rank("1", 1), *_NUMBERS[:6], Rank("8", "jack"), Rank("9", "knight"), Rank("10", "king"))
)
"""40 cards: cups, coins, swords, batons, each from 1 to 7, then jack, knight, king with their values for Scopa."""

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


def blank(width: int, tones: Paper = PLAIN, state: State = "plain") -> Pen:
    """Return a pen with an empty card, to draw on in units. ``done()`` finishes it."""
    unit = width / 100
    edge = _MARGIN * unit
    pen = Pen(width + 2 * edge, HIGH * unit + 2 * edge, unit, (edge, edge), 4 if width < 200 else 3)
    body = rect(0, 0, 100, HIGH, 9)
    mask = pen.mask(body)
    if state in ("lit", "chosen"):
        pen.glow(pen.mask(rect(-3, -3, 106, HIGH + 6, 12)), 5, _LIGHT, 0.95)
    if state == "chosen":
        pen.fill(rect(-5, -5, 110, HIGH + 10, 14), ("#FFE9A8", "#E39B1C", 60))
    pen.glow(pen.shifted(mask, 1.5, 3), 2.6, "#04070F", 0.5)
    paper(pen, (tones.top, tones.foot, 70), mix(tones.foot, "#1A1206", 0.45))
    pen.line(rect(0.6, 0.6, 98.8, HIGH - 1.2, 8.4), 1.2, tones.edge, 0.8, closed=True)
    return pen


@drawn
def face(suit: Suit, rank: Rank, width: int, state: State = "plain") -> Sprite:
    """Draw a card, face up."""
    if state == "grey":
        return shaded(face(suit, rank, width), *GREY)
    pen = blank(width, state=state)
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


@drawn
def leaning(suit: Suit, rank: Rank, width: int, turn: int, state: State = "plain") -> Sprite:
    """Draw a card of a fan, turned by ``turn`` degrees clockwise. Anchored at its middle."""
    upright = face(suit, rank, width, state)
    half = width + _MARGIN * width // 100
    image = canvas(2 * half, 2 * half)
    image.paste(upright.rgba(), (half + upright.dx - width // 2, half + upright.dy - width * HIGH // 200))
    return sprite(image.rotate(-turn, Image.Resampling.BICUBIC), -half, -half)


def cut_out(picture: Image.Image, shape: Path) -> Image.Image:
    """Return an RGB picture cut to a shape, RGBA."""
    mask, left, top = coverage(placed(shape))
    out = picture.convert("RGBA")
    out.putalpha(mask.crop((-left, -top, -left + picture.width, -top + picture.height)))
    return out


def shaded(made: Sprite, colour: str, share: float) -> Sprite:
    """Return a sprite mixed with a colour: a card that may not be played."""
    return made.coloured(Image.blend(made.pixels, Image.new("RGB", made.image.size, colour), share))
