"""Parses options that users type: without case and accents, and without trust in the suggestions."""

from __future__ import annotations

import unicodedata


def bare(words: str) -> str:
    """Return the text without case and accents, for comparing input."""
    split = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter)).strip()
