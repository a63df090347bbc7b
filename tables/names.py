"""Names of players, as tables store and show them: whatever a member calls themself fits one line and harms no text."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import Final

from db import Person, SeatRow

NAME_LENGTH: Final = 32
"""Characters that a name keeps at most."""
MARKS: Final = 3
"""Combining marks that each letter of a name keeps at most. No living script needs more."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that show nothing, although Unicode counts them among letters and symbols."""


def clean_name(name: str) -> str:
    """The name on one line, cut to ``NAME_LENGTH``, showing only what a reader sees; "?" if that is nothing.

    Format characters go: bidirectional controls, zero-width spaces and joiners, tags. Line breaks, other control
    characters and blanks become spaces. Each letter keeps ``MARKS`` combining marks; a mark without a letter goes.
    """
    kept: list[str] = []
    marks = MARKS  # nothing to stand on yet
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category == "Cf":
            continue
        if category.startswith("M"):
            marks += 1
            if marks <= MARKS:
                kept.append(letter)
        elif letter.isprintable() and letter != " " and letter not in _BLANK:
            kept.append(letter)
            marks = 0
        else:
            kept.append(" ")
            marks = MARKS
    return " ".join("".join(kept).split())[:NAME_LENGTH].rstrip() or "?"


def clean(person: Person) -> Person:
    """A person with the name as tables store it."""
    return replace(person, name=clean_name(person.name))


def clean_seat(seat: SeatRow) -> SeatRow:
    """A stored seat: an older version may have let a name through. A seat without a name stays so."""
    return replace(seat, name=clean_name(seat.name)) if seat.name else seat
