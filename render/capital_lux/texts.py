"""The words of this game's pictures: names of players, of professions and of cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.capital_lux.components import COLOUR_WORDS, WORDS, Card
from locales import say
from render import wording
from render.capital_lux.lettering import FACE
from render.fonts import readable


def names(given: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Players' names as far as this game's face can draw them, in seat order."""
    return tuple(
        readable(name, FACE) or say(locale, "picture-player", {"number": seat + 1}) for seat, name in enumerate(given)
    )


def colour_name(locale: str, colour: int) -> str:
    """The profession of a colour."""
    return say(locale, f"capital-lux-colour-{COLOUR_WORDS[colour]}")


def card_names(locale: str, cards: Iterable[Card]) -> str:
    """Several cards by profession and value; what comes more than once is counted."""
    found = list(cards)
    counted = []
    for card in dict.fromkeys(found):
        name, count = wording.card("capital_lux", WORDS[card], locale), found.count(card)
        counted.append(f"{name} ×{count}" if count > 1 else name)
    return ", ".join(counted)
