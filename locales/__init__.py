"""All player texts in four languages: Fluent catalogues and the function that reads them.

One folder for each language, with the same files and the same keys: ``common.ftl`` and ``commands.ftl`` for the bot,
``picture.ftl`` for words in pictures, and the files of each game. Each sentence is one message with its facts as
arguments, never a concatenation.
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser

LOCALES: Final = ("en-US", "pt-BR", "es-ES", "fr")
"""Supported languages, by Discord's locale names. The first is the default."""
DEFAULT: Final = LOCALES[0]
EPOCH: Final = date(1970, 1, 1).toordinal()
REMEMBERED: Final = 8192
"""Formatted texts in the cache: the same cards, counts and buttons recur often."""

_HERE = Path(__file__).parent
_ENTRY: Final = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=.*(?:\n(?!-?[a-zA-Z]|#).*)*", re.MULTILINE | re.ASCII)
"""Matches one text or term: it ends before the next, or before a comment."""
_PARSER: Final = FluentParser(with_spans=False)
"""Spans serve editors, and take a third of a text's memory."""
_log = logging.getLogger(__name__)


def nearest(tag: str | None) -> str:
    """Return the supported language closest to ``tag`` (Discord's locale names), English by default."""
    if tag in LOCALES:
        return str(tag)
    language = (tag or "").split("-")[0]
    return next((ours for ours in LOCALES if ours.split("-")[0] == language), DEFAULT)


class Catalogue(FluentBundle):
    """The texts of one language. It parses each at its first use: most are rare, and parsed they take ten times more.

    Threads may share it: two that parse one text add it twice, which changes nothing.
    """

    def __init__(self, locale: str) -> None:
        super().__init__([locale], use_isolating=False)
        self._sources: dict[str, str] = {}
        for path in sorted((_HERE / locale).glob("*.ftl")):
            for entry in _ENTRY.finditer(path.read_text(encoding="utf-8")):
                self._sources.setdefault(entry["name"], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if entry_id not in (self._terms if term else self._messages):
            source = self._sources.get(f"-{entry_id}" if term else entry_id, "")
            self.add_resource(_PARSER.parse(source))
        return super()._lookup(entry_id, term)


@functools.cache
def bundle(locale: str) -> FluentBundle:
    """Return the catalogue of one of :data:`LOCALES`, read on first use."""
    return Catalogue(locale)


@functools.lru_cache(REMEMBERED)
def has(locale: str, key: str) -> bool:
    """Return whether ``key`` (``message`` or ``message.attribute``) exists in that language."""
    name, _, attribute = key.partition(".")
    catalogue = bundle(locale)
    if not catalogue.has_message(name):
        return False
    message = catalogue.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def say(locale: str, key: str, facts: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
    """Return the text of ``key`` in ``locale`` with its facts filled in, in English where the language lacks it.

    Raises KeyError for a key in no catalogue: a programming error that the tests find.
    """
    return _said(locale, key, (*(facts or {}).items(), *more.items()))


def say_day(day: int, locale: str, form: str = "MMMd") -> str:
    """Return a day in words. ``day`` counts from 1970; ``form`` names the parts, as Unicode's CLDR does."""
    return str(format_skeleton(form, date.fromordinal(EPOCH + day), locale=locale.replace("-", "_")))


def listed(items: Sequence[str], locale: str) -> str:
    """Return a list as one says it: "Ana, Bruno and Chloé"."""
    return format_list(items, locale=locale.replace("-", "_"))


def weekdays_and_months(locale: str) -> tuple[dict[str, int], dict[str, int]]:
    """Return the names of weekdays, counted from Monday as 0, and of months, counted from 1."""
    found = Locale.parse(locale, sep="-")
    days, months = found.days["stand-alone"]["wide"], found.months["stand-alone"]["wide"]
    return {str(name): int(day) for day, name in days.items()}, {
        str(name): int(month) for month, name in months.items()
    }


def month_comes_first(locale: str) -> bool:
    """Return whether a date in figures is written with the month before the day."""
    written = str(Locale.parse(locale, sep="-").date_formats["short"].pattern)
    return written.index("M") < written.index("d")


def ordinal_form(number: int, locale: str) -> str:
    """Return the form of an ordinal number in a language, such as ``few`` for English 3rd."""
    return str(Locale.parse(locale, sep="-").ordinal_form(number))


@functools.lru_cache(REMEMBERED)
def _said(locale: str, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    if not has(locale, key):
        if locale == DEFAULT or not has(DEFAULT, key):
            raise KeyError(key)
        locale = DEFAULT
    name, _, attribute = key.partition(".")
    catalogue = bundle(locale)
    message = catalogue.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = catalogue.format_pattern(pattern, dict(facts))
    if errors:
        _log.warning("text %s in %s: %s", key, locale, errors)
    return str(text)
