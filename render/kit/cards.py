"""Playing cards of the French and the Latin deck, as pieces.

A card is 100 units wide and 140 high. Sprites are anchored at the upper left corner of the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PIL import Image

from render.kit.scale import pixels
from render.kit.sprites import Sprite, kept
from render.pieces import piece

HIGH: Final = 140
"""Height of a card whose width is 100."""
State = Literal["plain", "lit", "chosen", "grey"]
"""``lit`` may be played, ``chosen`` is selected, ``grey`` may not be played."""
GREY: Final = ("#646C7E", 0.5)
"""Colour over a card that may not be played, and its share."""
BACKS: Final = ("lattice", "scales", "sun", "stripes")
"""Patterns of backs."""
TONES: Final = ("red", "blue", "green")
"""Colours of backs."""


@dataclass(frozen=True)
class Deck:
    """Cards by number, suit after suit: names of suits and ranks."""

    suits: Sequence[str]
    ranks: Sequence[str]

    def __len__(self) -> int:
        return len(self.suits) * len(self.ranks)

    def face(self, number: int, width: int, state: State = "plain") -> Sprite:
        """Return the card of a number, from 0, face up."""
        suit, rank = divmod(number, len(self.ranks))
        words = self.suits[suit], self.ranks[rank]
        if state == "grey":
            return piece("cards/face", *words, size=width).shaded(*GREY)
        return laid(piece("cards/face", *words, size=width), width, state)

    def leaning(self, number: int, width: int, turn: float, state: State = "plain") -> Sprite:
        """Return the card of a number for a fan, turned by degrees. Anchored at its middle."""
        suit, rank = divmod(number, len(self.ranks))
        key = ("leaning", self.suits[suit], self.ranks[rank], width, round(turn), state)
        return kept(key, lambda: _leaning(self.face(number, width, state), width, round(turn)))


def laid(card: Sprite, width: int, state: State) -> Sprite:
    """Return a card above its light, if its state has one."""
    if state not in ("lit", "chosen"):
        return card
    light = piece("cards/light", state, size=width)
    whole = light.rgba()
    whole.alpha_composite(card.rgba(), (card.dx - light.dx, card.dy - light.dy))
    return Sprite(whole, light.dx, light.dy)


def blank(width: int, tone: str = "white", state: State = "plain") -> Sprite:
    """Return an empty card to write on: ``white``, ``gold`` or ``night``."""
    return laid(piece("cards/blank", tone, size=width), width, state)


def back(width: int, tone: str = "red", pattern: str = "lattice") -> Sprite:
    """Return a card, face down: see :data:`TONES` and :data:`BACKS`."""
    return piece("cards/back", tone, pattern, size=width)


def _leaning(card: Sprite, width: int, turn: int) -> Sprite:
    middle = round(-card.dx + pixels(width) / 2), round(-card.dy + pixels(width * HIGH / 100) / 2)
    image = card.rgba()
    turned = image.rotate(-turn, Image.Resampling.BICUBIC, expand=True, center=middle)
    # Pillow keeps the middle of the image, which the shadow moved, in the middle.
    left, top = middle[0] + (turned.width - image.width) / 2, middle[1] + (turned.height - image.height) / 2
    return Sprite(turned, -round(left), -round(top))


_NUMBERS: Final = tuple(str(number) for number in range(2, 11))
FRENCH: Final = Deck(("hearts", "diamonds", "clubs", "spades"), ("a", *_NUMBERS, "j", "q", "k"))
"""52 cards: hearts, diamonds, clubs, spades, each from ace to king."""
LATIN: Final = Deck(("cups", "coins", "swords", "batons"), tuple(str(number) for number in range(1, 11)))
"""40 cards: cups, coins, swords, batons, each from 1 to 7, then jack (8), knight (9), king (10) as in Scopa."""
