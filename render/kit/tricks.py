"""Tricks on the table: the cards of the one that is played, the suit that was led, the tricks that were won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.kit.cards import HIGH, Deck, back
from render.kit.colour import Colour
from render.kit.type import write
from render.pieces import piece

AROUND: Final[Mapping[int, Sequence[tuple[float, float]]]] = {
    2: ((0, 1), (0, -1)),
    3: ((0, 1), (-1, -0.5), (1, -0.5)),
    4: ((0, 1), (-1, 0), (0, -1), (1, 0)),
}
"""The side of the table at which each seat sits, clockwise from the first at the lower one."""
LED: Final[Mapping[int, tuple[float, float]]] = {2: (-1.1, 0), 3: (0, -0.28), 4: (-1.1, -0.82)}
"""Where the suit led stands by number of seats, from the middle of the trick, in widths and heights of a card."""
ACROSS, DOWN = 1.1, 0.56
"""From the middle of the trick to that of a card, in widths and heights of a card."""
MOST_BACKS: Final = 5
"""Backs in a pile of tricks. A larger one shows its number alone."""


def places(seats: int, x: float, y: float, width: float) -> list[tuple[float, float]]:
    """Return the upper left corner of each seat's card in a trick around (x, y). No card covers another."""
    high = width * HIGH / 100
    return [(x + side * ACROSS * width - width / 2, y + way * DOWN * high - high / 2) for side, way in AROUND[seats]]


def trick(
    image: Image.Image,
    x: float,
    y: float,
    seats: int,
    played: Sequence[tuple[int, int]],
    deck: Deck,
    width: int,
    winner: int | None = None,
) -> None:
    """Draw the cards played, each a seat and a number of ``deck``, around (x, y); the card of the ``winner`` is lit.

    Every card has the mark of its seat at its outer edge. The suit led stands where no card lies.
    """
    corners, high = places(seats, x, y, width), width * HIGH / 100
    for seat, number in played:
        (left, top), (side, way) = corners[seat], AROUND[seats][seat]
        deck.face(number, width, "lit" if seat == winner else "plain").put(image, left, top)
        # Beside a card on the left or the right, else above or below it.
        over = (side * (width / 2 + 24), 0.0) if side else (0.0, way * (high / 2 + 24))
        piece("house/seat-mark", seat, size=18).put(image, left + width / 2 + over[0], top + high / 2 + over[1])
    if played:
        suit = deck.suits[played[0][1] // len(deck.ranks)]
        piece("cards/suit", suit, size=60).put(image, x + LED[seats][0] * width, y + LED[seats][1] * high)


def won(image: Image.Image, x: float, y: float, count: int, ink: Colour, width: int = 60, tone: str = "red") -> None:
    """Draw tricks that were won from (x, y), the upper left corner of the lowest: a pile of backs, and their number."""
    shown = min(count, MOST_BACKS)
    for k in range(shown):
        back(width, tone).put(image, x + 12 * k, y)
    right = x + 12 * max(shown - 1, 0) + (width if shown else 0)
    write(image, right + 16, y + width * HIGH / 200, str(count), "number", 52, ink, "left")
