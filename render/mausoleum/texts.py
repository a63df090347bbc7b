"""Words in this game's pictures: names of cards in the reader's language, with their Portuguese names."""

from __future__ import annotations

import unicodedata

from engine.mausoleum.components import CARDS, KIND_OF
from render.wording import Words


def card_name(words: Words, word: str) -> str:
    """Return the name that leads: that of the reader's language."""
    return words.say(f"mausoleum-gloss-{word}")


def original(words: Words, word: str) -> str:
    """Return the Portuguese name of the box, which follows. Empty if it would repeat the name."""
    name = CARDS[KIND_OF[word]].name
    return "" if _bare(card_name(words, word)) == _bare(name) else name


def _bare(text: str) -> str:
    """Strip accents: a name that differs only in accents explains nothing."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
