"""Words in this game's pictures: Portuguese names of cards and their translations."""

from __future__ import annotations

import unicodedata

from engine.mausoleum.components import CARDS, KIND_OF
from locales import say

HOME = "pt-BR"
"""The game's own language, in which a card's name needs no gloss."""


def card_name(word: str) -> str:
    """Return the Portuguese name that stands on the card in every language."""
    return CARDS[KIND_OF[word]].name


def gloss(locale: str, word: str) -> str:
    """Translate the name into ``locale``. Empty if the translation would repeat the name."""
    meaning = say(locale, f"mausoleum-gloss-{word}")
    return "" if locale == HOME or _bare(meaning) == _bare(card_name(word)) else meaning


def _bare(text: str) -> str:
    """Strip accents: a gloss that differs only in accents explains nothing."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
