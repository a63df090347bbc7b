"""Words of this game: names of professions and cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.capital_lux.components import COLOUR_WORDS, WORDS, Card
from render import alt, wording
from render.wording import Words


def colour_name(words: Words, colour: int) -> str:
    """Return the profession of a colour."""
    return words.say(f"capital-lux-colour-{COLOUR_WORDS[colour]}")


def card_names(words: Words, cards: Iterable[Card]) -> str:
    """Name several cards by profession and value, with the count of equal ones."""
    return alt.counted(wording.card("capital_lux", WORDS[card], words.locale) for card in cards)
