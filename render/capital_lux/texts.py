"""Words of this game: names of professions and cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.capital_lux.components import COLOUR_WORDS, WORDS, Card
from locales import say
from render import alt, wording


def colour_name(locale: str, colour: int) -> str:
    """Return the profession of a colour."""
    return say(locale, f"capital-lux-colour-{COLOUR_WORDS[colour]}")


def card_names(locale: str, cards: Iterable[Card]) -> str:
    """Name several cards by profession and value, with the count of equal ones."""
    return alt.counted(wording.card("capital_lux", WORDS[card], locale) for card in cards)
