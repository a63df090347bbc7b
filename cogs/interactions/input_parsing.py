"""Parses options that users type: without case and accents, and without trust in the suggestions."""

from __future__ import annotations

import functools
import unicodedata
import zoneinfo
from typing import Final

COMMON_ZONES: Final = (
    "UTC",
    "America/Sao_Paulo",
    "America/Mexico_City",
    "America/Bogota",
    "America/Lima",
    "America/Santiago",
    "America/Argentina/Buenos_Aires",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Toronto",
    "Atlantic/Azores",
    "Europe/Lisbon",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Paris",
    "Europe/Brussels",
    "Europe/Berlin",
    "Africa/Luanda",
    "Africa/Maputo",
    "Africa/Dakar",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""Time zones that are suggested for an empty input."""
NO_PLACES: Final = frozenset({"Factory", "localtime"})
"""Names in the IANA data that mean no place, or a different place on each machine."""


def bare(words: str) -> str:
    """Return the text without case and accents, for comparing input."""
    split = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter)).strip()


@functools.cache
def zones() -> dict[str, str]:
    """Return every time zone of the IANA data: its name by its spelling as input. The first call reads many files."""
    return {_spoken(name): name for name in sorted(zoneinfo.available_timezones() - NO_PLACES)}


def find_zone(entered: str) -> str | None:
    """Return the time zone with this name; None if there is none. Discord lets users type what is not suggested."""
    return zones().get(_spoken(entered))


def suggest_zones(entered: str, most: int) -> list[str]:
    """Return up to ``most`` time zones whose name holds the input. First come those with a part that starts with it."""
    words = _spoken(entered)
    if not words:
        return list(COMMON_ZONES[:most])
    found = [(spoken, name) for spoken, name in zones().items() if words in spoken]
    found.sort(key=lambda pair: not any(part.startswith(words) for part in pair[0].split("/")))
    return [name for _, name in found[:most]]


def _spoken(name: str) -> str:
    """Return a zone's spelling as input: ``America/Sao_Paulo`` is ``america/sao paulo``."""
    return bare(name).replace("_", " ")
