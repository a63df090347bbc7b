"""The box of Capital Lux, as data: 72 profession cards, four modifiers, eight coins, the sizes of a deal.

Source: the rulebook's "Conteúdo" and "Escolher cartas". A card is a small integer, so that hands sort and compare fast:
``card(Colour.AGENT, 4)``. Its word in notations, logs and text keys is ``a4``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, TypeAlias

Card: TypeAlias = int
"""A kind of profession card, 0 to 19, ordered by colour, then value. Copies are identical."""


class Colour(IntEnum):
    """The four professions in the rulebook's order: blue, pink, green, yellow."""

    AGENT = 0
    CLERIC = 1
    SCIENTIST = 2
    MERCHANT = 3

    @property
    def word(self) -> str:
        """Word in notations, logs and text keys, such as ``agent``."""
        return COLOUR_WORDS[self]


COLOURS: Final = tuple(Colour)
COLOUR_WORDS: Final = tuple(colour.name.lower() for colour in Colour)
COLOUR_NAMED: Final[Mapping[str, Colour]] = {colour.name.lower(): colour for colour in Colour}

COPIES: Final[Mapping[int, int]] = {2: 3, 3: 4, 4: 4, 5: 4, 6: 3}
"""Number of cards of each value in each colour, 18 in all."""
VALUES: Final = tuple(COPIES)
LOWEST: Final = VALUES[0]


def card(colour: int, value: int) -> Card:
    """Return the card of this colour and value."""
    return len(VALUES) * colour + value - LOWEST


CARDS: Final = tuple(card(colour, value) for colour in Colour for value in VALUES)
"""The twenty kinds of card, by colour, then value."""
COLOUR_OF: Final = tuple(colour for colour in Colour for _ in VALUES)
VALUE_OF: Final = tuple(value for _ in Colour for value in VALUES)
WORDS: Final = tuple(f"{COLOUR_WORDS[colour][0]}{value}" for colour in Colour for value in VALUES)
CARD_NAMED: Final[Mapping[str, Card]] = {word: number for number, word in enumerate(WORDS)}

DECK: Final = tuple(each for each in CARDS for _ in range(COPIES[VALUE_OF[each]]))
"""All 72 cards."""

MODIFIERS: Final = (4, 2, -1, -3)
"""What a modifier adds to the Capital's total of its colour."""

COINS: Final = 8
"""Gold coins in the box. Each is worth a point at the end."""

SEATS: Final = range(2, 5)
ROUNDS: Final = 3
DEAL: Final[Mapping[int, int]] = {2: 6, 3: 6, 4: 5}
"""Cards dealt to each player in a round, by number of players."""
PICK: Final = 2
"""Cards a player keeps before handing the rest to the left."""
PICKS: Final = 2
"""Picks in a draft."""


TIEBREAKS: Final = (("sixes", 6), ("fives", 5), ("fours", 4), ("threes", 3), ("twos", 2))
"""Tied players count their cards of each value, hometown and bonus cards together, highest value first."""


def words(cards: tuple[Card, ...] | list[Card]) -> str:
    """Return the cards as words, separated by spaces."""
    return " ".join([WORDS[each] for each in cards])
