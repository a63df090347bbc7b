"""The box of Capital Lux, as data: 72 profession cards, four modifiers, eight coins, and the sizes of a deal.

Source: the rulebook's "Conteúdo" and "Escolher cartas". A card is a small number, so that hands sort and compare
quickly: ``card(Colour.AGENT, 4)``; its word, in notations, logs and text keys, is ``a4``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, TypeAlias

Card: TypeAlias = int
"""A kind of profession card, 0 to 19: sorted by colour, then by value. All copies of a kind are alike."""


class Colour(IntEnum):
    """The four professions in the rulebook's order: blue, pink, green, yellow."""

    AGENT = 0
    CLERIC = 1
    SCIENTIST = 2
    MERCHANT = 3

    @property
    def word(self) -> str:
        """The colour in notations, logs and text keys: ``agent``, ``cleric``, …"""
        return COLOUR_WORDS[self]


COLOURS: Final = tuple(Colour)
COLOUR_WORDS: Final = tuple(colour.name.lower() for colour in Colour)
COLOUR_NAMED: Final[Mapping[str, Colour]] = {colour.name.lower(): colour for colour in Colour}

COPIES: Final[Mapping[int, int]] = {2: 3, 3: 4, 4: 4, 5: 4, 6: 3}
"""How many cards of each value every colour has: 18 in all."""
VALUES: Final = tuple(COPIES)
LOWEST: Final = VALUES[0]


def card(colour: Colour, value: int) -> Card:
    """The card of this colour and value."""
    return len(VALUES) * colour + value - LOWEST


CARDS: Final = tuple(card(colour, value) for colour in Colour for value in VALUES)
"""The twenty kinds of cards, by colour, then by value."""
COLOUR_OF: Final = tuple(colour for colour in Colour for _ in VALUES)
VALUE_OF: Final = tuple(value for _ in Colour for value in VALUES)
WORDS: Final = tuple(f"{COLOUR_WORDS[colour][0]}{value}" for colour in Colour for value in VALUES)
CARD_NAMED: Final[Mapping[str, Card]] = {word: number for number, word in enumerate(WORDS)}

DECK: Final = tuple(each for each in CARDS for _ in range(COPIES[VALUE_OF[each]]))
"""All 72 cards."""

MODIFIERS: Final = (4, 2, -1, -3)
"""What a modifier adds to the Capital's total of the colour that it lies on."""

COINS: Final = 8
"""Gold coins in the box: one point each when the game ends."""

SEATS: Final = range(2, 5)
ROUNDS: Final = 3
DEAL: Final[Mapping[int, int]] = {2: 6, 3: 6, 4: 5}
"""Cards dealt to each player at the start of a round, by the number of players."""
PICK: Final = 2
"""Cards that a player keeps of what is held, before the rest is handed to the left."""
PICKS: Final = 2
"""How often that happens in a draft."""


TIEBREAKS: Final = (("sixes", 6), ("fives", 5), ("fours", 4), ("threes", 3), ("twos", 2))
"""Tied players count their cards of each value, hometown and bonus cards together, from the highest down."""


def words(cards: tuple[Card, ...] | list[Card]) -> str:
    """Cards as text, divided by spaces."""
    return " ".join([WORDS[each] for each in cards])
