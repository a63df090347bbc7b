"""Player names as tables store and show them: one line of visible characters."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from db import Person, SeatRow

NAME_LENGTH: Final = 32
"""Most characters of a name."""
MAX_MARKS: Final = 3
"""Most combining marks on a letter. No living script needs more."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Invisible characters that Unicode counts among letters and symbols."""


class Name(str):
    """A player's name as it is stored and compared. In a text it is escaped: see ``error_text`` of the cogs.

    Pickles as a plain text: a render worker knows no tables.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


def clean_name(name: str) -> Name:
    """Return the visible characters of a name on one line, cut to ``NAME_LENGTH``; "?" if there are none.

    Removes format characters: bidirectional controls, zero-width spaces and joiners, tags. Replaces line breaks, other
    control characters and blanks by spaces. Keeps ``MAX_MARKS`` combining marks on each letter, none without a letter.
    """
    kept: list[str] = []
    marks = MAX_MARKS  # no letter yet
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category == "Cf":
            continue
        if category.startswith("M"):
            marks += 1
            if marks <= MAX_MARKS:
                kept.append(letter)
        elif letter.isprintable() and letter != " " and letter not in _BLANK:
            kept.append(letter)
            marks = 0
        else:
            kept.append(" ")
            marks = MAX_MARKS
    return Name(" ".join("".join(kept).split())[:NAME_LENGTH].rstrip() or "?")


def clean(person: Person) -> Person:
    """Return a person with a clean name."""
    return replace(person, name=clean_name(person.name))


def told_apart(names: Sequence[str]) -> tuple[Name, ...]:
    """Return the names at a table in seat order.

    Equal ones get the numbers of their seats, so no label changes its seat.
    """
    told = list(names)
    while len(folded := [name.casefold() for name in told if name]) > len(set(folded)):
        doubles = {name for name in folded if folded.count(name) > 1}
        told = [
            f"{name[: NAME_LENGTH - 4].rstrip()} ({seat})" if name.casefold() in doubles else name
            for seat, name in enumerate(told, 1)
        ]
    return tuple(map(Name, told))


def renamed(seats: Sequence[SeatRow], person: Person) -> tuple[SeatRow, ...] | None:
    """Return the seats with a person's name as of their latest click; None if they have it already."""
    name = clean_name(person.name)
    found = tuple(replace(seat, name=name) if seat.user_id == person.user_id else seat for seat in seats)
    return None if found == tuple(seats) else found


def clean_seat(seat: SeatRow) -> SeatRow:
    """Return a stored seat with a clean name: an older version may have stored another. An empty name stays empty."""
    return replace(seat, name=clean_name(seat.name)) if seat.name else seat
