"""Words in this game's pictures: names of cards, short effects, names of players."""

from __future__ import annotations

import unicodedata

from locales import say

HOME = "pt-BR"
"""The game's own language, in which a card's name needs no gloss."""


def card_name(locale: str, word: str) -> str:
    """Return the card's Portuguese name."""
    return say(locale, f"mausoleum-card-{word}")


def gloss(locale: str, word: str) -> str:
    """Translate the name into ``locale``. Empty if the translation would repeat the name."""
    meaning = say(locale, f"mausoleum-gloss-{word}")
    return "" if locale == HOME or _bare(meaning) == _bare(card_name(locale, word)) else meaning


def _bare(text: str) -> str:
    """Strip accents: a gloss that differs only in accents explains nothing."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
