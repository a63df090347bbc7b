"""Days as people type them: tomorrow, 3 days, Friday, Jan 3, 24/12, 2026-12-24, in any of our languages."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from datetime import MAXYEAR, date, timedelta
from typing import Final

from cogs.interactions.input_parsing import bare
from locales import EPOCH, LOCALES, month_comes_first, say, say_day, weekdays_and_months

MAX_LETTERS: Final = 60
"""Longer input is no day."""
SHORT_NAME: Final = 3
"""Fewest letters that stand for a weekday or a month."""
DAYS_OF_MONTH: Final = 31
CENTURY, CENTURY_YEARS = 2000, 100
"""A year below the second number is one of this century."""
_RELATIVE: Final = {
    "today": 0,
    "tonight": 0,
    "hoje": 0,
    "hoy": 0,
    "aujourd hui": 0,
    "tomorrow": 1,
    "tmrw": 1,
    "amanha": 1,
    "manana": 1,
    "demain": 1,
    "day after tomorrow": 2,
    "depois amanha": 2,
    "pasado manana": 2,
    "apres demain": 2,
}
"""Days from today by what people type, without the words of :data:`_FILLERS`."""
_UNITS: Final = {
    **dict.fromkeys(("d", "day", "days", "dia", "dias", "j", "jour", "jours"), 1),
    **dict.fromkeys(("w", "week", "weeks", "semana", "semanas", "semaine", "semaines"), 7),
}
"""Days in a unit."""
_NUMBERS: Final = {
    **dict.fromkeys(("one", "um", "uma", "un", "una", "une"), 1),
    **dict.fromkeys(("two", "dois", "duas", "dos", "deux"), 2),
    **dict.fromkeys(("three", "tres", "trois"), 3),
}
_NEXT: Final = frozenset(("next", "proximo", "proxima", "prochain", "prochaine"))
_FILLERS: Final = frozenset(
    (
        *("until", "till", "to", "by", "on", "in", "for", "the", "of", "from", "now", "this", "coming"),
        *("ate", "a", "o", "em", "no", "na", "de", "daqui", "dentro", "por", "que", "vem", "feira", "este", "esta"),
        *("hasta", "el", "la", "al", "del", "en", "viene"),
        *("jusqu", "jusque", "au", "le", "d", "ici", "dans", "du", "pendant", "ce", "cette"),
    )
)
"""Words beside a day that do not change it."""
_ORDINALS: Final = frozenset(("st", "nd", "rd", "th", "er"))
_YEAR_FIRST: Final = re.compile(r"(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})", re.ASCII)
_NUMERIC: Final = re.compile(r"(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2})?)?", re.ASCII)
_NEGATIVE: Final = re.compile(r"[-−–]\s*\d")
_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+", re.ASCII)


def read_days(entered: str, today: date, locale: str) -> list[date]:
    """Return the days that a reader may mean, the likeliest first; none for what is no day.

    Without a year, a date is the next one. English is written with the month first and with the day first, so *1/3* has
    two readings there. So have *Friday* on a Friday, *next Friday*, and a bare number.
    """
    words = bare(entered)
    if len(words) > MAX_LETTERS or _NEGATIVE.match(words):
        return []
    if found := _YEAR_FIRST.fullmatch(words):
        return _some(_date(int(found[1]), int(found[2]), int(found[3])))
    if found := _NUMERIC.fullmatch(words):
        return _numeric(int(found[1]), found[2], int(found[3]), found[4], today, locale)
    return list(dict.fromkeys(_in_words(_TOKEN.findall(words), today)))


def day_name(day: date, today: date, locale: str) -> str:
    """Return a day as its reader would say it: *tomorrow, Thu, Dec 24*."""
    written = say_day(day.toordinal() - EPOCH, locale, "MMMEd")
    near = {0: "day-today", 1: "day-tomorrow"}.get((day - today).days)
    return say(locale, near, day=written) if near else written


def example_day(day: date, locale: str) -> str:
    """Return a day as its reader would type it: *Dec 24*."""
    return say_day(day.toordinal() - EPOCH, locale)


def _numeric(first: int, sign: str, second: int, year: str | None, today: date, locale: str) -> list[date]:
    """Return the readings of a date in figures. One with dots has the day first in all languages."""
    in_year = None if year is None else int(year) + (CENTURY if int(year) < CENTURY_YEARS else 0)
    day_first, month_first = _next(second, first, today, in_year), _next(first, second, today, in_year)
    if sign == "." or not month_comes_first(locale):
        return _some(day_first) or _some(month_first)
    return list(dict.fromkeys([*_some(month_first), *_some(day_first)]))


def _in_words(tokens: Sequence[str], today: date) -> Iterator[date]:
    """Yield the readings of what is no date in figures alone."""
    figures = [int(each) for each in tokens if each.isdigit()]
    spoken = [each for each in tokens if not each.isdigit()]
    words = [each for each in spoken if each in _UNITS or each not in _FILLERS | _NEXT | _ORDINALS]
    if any(each > MAXYEAR for each in figures):
        return
    if " ".join(words) in _RELATIVE and not figures:
        yield today + timedelta(_RELATIVE[" ".join(words)])
    elif len(figures) <= 1 and (days := _span(tokens, words, figures)):
        yield today + timedelta(days)
    elif figures:
        named = {_weekday(each) for each in words if _month(each) is None} - {None}
        found = _with_figures(figures, [each for each in words if _UNITS.get(each) != 1], bool(spoken), today)
        yield from (day for day in found if not named or day.weekday() in named)
    elif words and all(_weekday(each) is not None for each in words):
        (weekday, *others) = {_weekday(each) for each in words}
        if weekday is not None and not others:
            coming = today + timedelta((weekday - today.weekday()) % 7)
            yield coming
            if coming == today or _NEXT.intersection(spoken):
                yield coming + timedelta(7)


def _span(tokens: Sequence[str], words: Sequence[str], figures: Sequence[int]) -> int:
    """Return the days of a span of time such as *in 3 days* or *a week*; 0 if it is none."""
    units = [each for each in words if each in _UNITS]
    numbers = [*figures, *(_NUMBERS[each] for each in tokens if each in _NUMBERS)]
    if len(units) != 1 or len(numbers) > 1 or any(each not in _UNITS and each not in _NUMBERS for each in words):
        return 0
    if figures and tokens.index(units[0]) < next(place for place, each in enumerate(tokens) if each.isdigit()):
        return 0  # "dia 3" is a day of the month
    if not numbers and _UNITS[units[0]] == 1:
        return 0
    return (numbers or [1])[0] * _UNITS[units[0]]


def _with_figures(figures: Sequence[int], words: Sequence[str], spoken: bool, today: date) -> Iterator[date]:
    """Yield the readings of a day of a month, by its number alone or with the month's name."""
    months = [month for each in words if (month := _month(each)) is not None]
    others = [each for each in words if _month(each) is None and _weekday(each) is None]
    if len(set(months)) > 1:  # a short Tuesday is a short March, too
        months = [month for each in words if (month := _month(each)) is not None and _weekday(each) is None]
    day, *years = sorted(figures)
    if others or len(set(months)) > 1 or len(years) > 1 or any(each < CENTURY for each in years):
        return
    if months:
        yield from _some(_next(months[0], day, today, *years))
    elif not years and 1 <= day <= DAYS_OF_MONTH:
        if not spoken:
            yield today + timedelta(day)
        months_to_come = ((today.month - 1 + each) % 12 + 1 for each in range(3))
        found = [each for month in months_to_come for each in _some(_next(month, day, today))]
        yield min(found)


def _next(month: int, day: int, today: date, year: int | None = None) -> date | None:
    """Return a date in a year; without one, the next such date from today on. None for a date that there is not."""
    if year is not None:
        return _date(year, month, day)
    named = _date(today.year, month, day)
    return named if named is not None and named >= today else _date(today.year + 1, month, day)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _some(day: date | None) -> list[date]:
    return [] if day is None else [day]


@functools.cache
def _names() -> tuple[dict[str, int], dict[str, int]]:
    """Return weekdays from Monday (0) and months (1 to 12) by their names in all languages, as input."""
    weekdays, months = dict[str, int](), dict[str, int]()
    for locale in LOCALES:
        names = weekdays_and_months(locale)
        for known, found in zip((weekdays, months), names, strict=True):
            known.update({bare(name).partition("-")[0]: number for name, number in found.items()})
    return weekdays, months


def _weekday(word: str) -> int | None:
    return _named(word, _names()[0])


def _month(word: str) -> int | None:
    return _named(word, _names()[1])


def _named(word: str, names: dict[str, int]) -> int | None:
    """Return what a name stands for, or its first three letters or more; None if that is nothing or not sure."""
    found = {number for name, number in names.items() if len(word) >= SHORT_NAME and name.startswith(word)}
    return found.pop() if len(found) == 1 else None
