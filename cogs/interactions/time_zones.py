"""Time zones as people type them: a city, an old abbreviation, or the hours from UTC."""

from __future__ import annotations

import difflib
import functools
import re
import zoneinfo
from datetime import datetime
from typing import Final

from cogs.interactions.input_parsing import bare

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
CLOSE: Final = 3
"""Most names of places that an error proposes."""
_ALSO: Final = {
    "Africa/Cairo": "le caire, el cairo, cairo",
    "America/Argentina/Buenos_Aires": "buenos aires, art",
    "America/Chicago": "cst, cdt, ct, dallas, houston, austin",
    "America/Denver": "mst, mdt, mt",
    "America/Havana": "la habana, havane, la havane",
    "America/Los_Angeles": "pst, pdt, pt, san francisco, seattle, las vegas, san diego",
    "America/Mexico_City": "ciudad de mexico, cidade do mexico, mexico, mexico df, cdmx",
    "America/New_York": "est, edt, et, nova york, nova iorque, nueva york, washington, boston, miami, atlanta",
    "America/Sao_Paulo": "brt, brasilia, rio, rio de janeiro, belo horizonte, porto alegre, curitiba",
    "America/Toronto": "ottawa",
    "Asia/Jerusalem": "tel aviv, jerusalen, jerusalem",
    "Asia/Kolkata": "ist, mumbai, delhi, new delhi, bangalore",
    "Asia/Shanghai": "pekin, pequim, beijing",
    "Asia/Tokyo": "jst, toquio, tokio, osaka",
    "Australia/Sydney": "aest, aedt, sidney, canberra",
    "Europe/Athens": "eet, eest, atenas, athenes",
    "Europe/Berlin": "berlim, berlin, munich, munique, hamburg, frankfurt, koln, munchen",
    "Europe/Brussels": "bruxelas, bruselas, bruxelles",
    "Europe/Lisbon": "wet, west, lisboa, lisbonne, porto, coimbra",
    "Europe/London": "bst, londres, edinburgh, manchester, cardiff",
    "Europe/Madrid": "madri, barcelona, sevilla, valencia, bilbao",
    "Europe/Moscow": "moscou, moscu",
    "Europe/Paris": "cet, cest, lyon, marseille, toulouse, bordeaux, lille, nantes",
    "Europe/Rome": "roma, milano, milan, napoli",
    "Europe/Warsaw": "varsovia, varsovie",
    "Europe/Zurich": "geneve, genebra, ginebra, lausanne, berne, bern",
    "Pacific/Auckland": "nzst, nzdt, wellington",
    "UTC": "gmt, z, utc",
}
"""What people type for a zone beside the names of the IANA data: cities in their languages, old abbreviations.

An abbreviation stands for a place with its summer time: for its name alone it would be an hour wrong half of the year.
"""
_HALF_HOURS: Final = {
    (3, 30): "Asia/Tehran",
    (4, 30): "Asia/Kabul",
    (5, 30): "Asia/Kolkata",
    (5, 45): "Asia/Kathmandu",
    (6, 30): "Asia/Yangon",
    (9, 30): "Australia/Darwin",
}
"""Zones without summer time that are no whole hours from UTC."""
_OFFSET: Final = re.compile(r"(?:utc|gmt)?\s*([+\-−–])\s*(\d{1,2})(?::?([0-5]\d))?(?:\s*h)?")
_WEST, _EAST = 12, 14
"""Most hours west and east of UTC."""
_YEAR: Final = 2026
"""Two names whose times agree in all months of this year are one place."""
_PLACE: Final = re.compile(r"(?!Etc/)[A-Z].*/.+")


@functools.cache
def zones() -> dict[str, str]:
    """Return the time zones of all places, and UTC: each name by its spelling as input. The first call reads files.

    Not ``Etc/GMT+3``, which means three hours west of UTC, nor ``EST``, which has no summer time.
    """
    return {_spoken(name): name for name in sorted(zoneinfo.available_timezones()) if _PLACE.fullmatch(name)} | {
        "utc": "UTC"
    }


@functools.cache
def _places() -> dict[str, str]:
    """Return the zone of each city, by what people type; none of a name that stands for different times."""
    found: dict[str, set[str]] = {}
    for spoken, name in zones().items():
        found.setdefault(spoken.rpartition("/")[2], set()).add(name)
    cities = {city: min(names, key=len) for city, names in found.items() if len({_rules(each) for each in names}) == 1}
    return cities | {each: name for name, also in _ALSO.items() for each in also.split(", ")}


def _rules(name: str) -> object:
    """Return what tells two zones apart: equal for two names of one place."""
    zone = zoneinfo.ZoneInfo(name)
    return tuple(zone.utcoffset(datetime(_YEAR, month, 1)) for month in range(1, 13))


def find_zone(entered: str) -> str | None:
    """Return the IANA name of the time zone that a user means; None if it is none, or not sure."""
    spoken = _spoken(entered)
    return zones().get(spoken) or _places().get(spoken) or _by_hours(spoken)


def close_places(entered: str) -> list[str]:
    """Return the names of zones whose city is spelled much like the input."""
    found = difflib.get_close_matches(_spoken(entered), _places(), CLOSE, 0.7)
    return list(dict.fromkeys(_places()[each] for each in found))


def zone_name(zone: str) -> str:
    """Return the name of a time zone as people read it: ``UTC−3`` for the IANA name ``Etc/GMT+3``."""
    found = re.fullmatch(r"Etc/GMT([+-])(\d+)", zone)
    return zone if found is None else f"UTC{'−' if found[1] == '+' else '+'}{found[2]}"


def suggest_zones(entered: str, most: int) -> list[str]:
    """Return up to ``most`` time zones whose name holds the input. First come those with a part that starts with it."""
    words = _spoken(entered)
    if not words:
        return list(COMMON_ZONES[:most])
    sure = find_zone(entered)
    found = [(spoken, name) for spoken, name in zones().items() if words in spoken]
    found.sort(key=lambda pair: not any(part.startswith(words) for part in pair[0].split("/")))
    also = [name for spoken, name in _places().items() if spoken.startswith(words)]
    return list(dict.fromkeys([*([sure] if sure else []), *(name for _, name in found), *also]))[:most]


def _by_hours(spoken: str) -> str | None:
    """Return the zone of hours from UTC, such as ``utc-3``, with the sign that people use: east is ``+``."""
    found = _OFFSET.fullmatch(spoken)
    if found is None:
        return None
    west, hours, minutes = found[1] != "+", int(found[2]), int(found[3] or 0)
    if minutes:
        return None if west else _HALF_HOURS.get((hours, minutes))
    if hours > (_WEST if west else _EAST):
        return None
    return "UTC" if hours == 0 else f"Etc/GMT{'+' if west else '-'}{hours}"


def _spoken(name: str) -> str:
    """Return a zone's spelling as input: ``America/Sao_Paulo`` is ``america/sao paulo``."""
    return bare(name).replace("_", " ")
