"""Words in this game's pictures: names of players, professions and cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.capital_lux.components import COLOUR_WORDS, WORDS, Card
from locales import say
from render import alt, wording
from render.capital_lux.lettering import FACE
from render.fonts import readable


def names(given: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Return the players' names in drawable letters, in seat order."""
    return tuple(
        readable(name, FACE) or say(locale, "picture-player", {"number": seat + 1}) for seat, name in enumerate(given)
    )


def colour_name(locale: str, colour: int) -> str:
    """Return the profession of a colour."""
    return say(locale, f"capital-lux-colour-{COLOUR_WORDS[colour]}")


def card_names(locale: str, cards: Iterable[Card]) -> str:
    """Name several cards by profession and value, with the count of equal ones."""
    return alt.counted(wording.card("capital_lux", WORDS[card], locale) for card in cards)
