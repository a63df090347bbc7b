"""What people type where something is suggested: compared without case and accents, and never trusted."""

from __future__ import annotations

import functools
import unicodedata
import zoneinfo
from typing import Final

COMMON: Final = (
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
"""Time zones that are suggested before anything is typed."""
NOT_PLACES: Final = frozenset({"Factory", "localtime"})
"""Names in the data that mean no place, or another one on each machine."""


def bare(words: str) -> str:
    """Text without case and accents, for comparing what people type."""
    split = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter)).strip()


@functools.cache
def zones() -> dict[str, str]:
    """Every time zone of the IANA data: how people may type it, and its name. Reads many files the first time."""
    return {_spoken(name): name for name in sorted(zoneinfo.available_timezones() - NOT_PLACES)}


def find_zone(typed: str) -> str | None:
    """The time zone that a person means, who may have typed it instead of choosing one; None if there is none."""
    return zones().get(_spoken(typed))


def suggest_zones(typed: str, most: int) -> list[str]:
    """Time zones whose name holds what was typed, those of which it begins a part first."""
    words = _spoken(typed)
    if not words:
        return list(COMMON[:most])
    found = [(spoken, name) for spoken, name in zones().items() if words in spoken]
    found.sort(key=lambda pair: not any(part.startswith(words) for part in pair[0].split("/")))
    return [name for _, name in found[:most]]


def _spoken(name: str) -> str:
    """A zone's name as somebody would type it: ``America/Sao_Paulo`` is ``america/sao paulo``."""
    return bare(name).replace("_", " ")
