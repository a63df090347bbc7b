"""The words of this game's pictures: names of cards, short effects, names of players."""

from __future__ import annotations

import unicodedata

from locales import say
from render.fonts import player

HOME = "pt-BR"
"""The game's own language: there a card's name needs no gloss."""


def card_name(locale: str, word: str) -> str:
    """The card's Portuguese name."""
    return say(locale, f"mausoleum-card-{word}")


def gloss(locale: str, word: str) -> str:
    """What the name means in ``locale``; empty where it would only repeat the name."""
    meaning = say(locale, f"mausoleum-gloss-{word}")
    return "" if locale == HOME or _bare(meaning) == _bare(card_name(locale, word)) else meaning


def _bare(text: str) -> str:
    """Without accents: a gloss that differs in nothing else teaches nobody anything."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def names(given: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Players' names as far as they can be drawn, in seat order."""
    return tuple(player(name, seat + 1, locale) for seat, name in enumerate(given))
