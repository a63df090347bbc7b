"""Every word that a person reads, in four languages: Fluent catalogues and the one function that reads them.

One folder a language, with the same files and exactly the same keys in each: ``common.ftl`` and ``commands.ftl`` for
the bot, ``picture.ftl`` for the words in pictures, and the files of each game. A sentence is never put together from
pieces: each is one message with its facts as arguments.
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = ("en-US", "pt-BR", "es-ES", "fr")
"""Languages we have, by Discord's names for them; the first is what everybody else gets."""
DEFAULT: Final = LOCALES[0]
REMEMBERED: Final = 8192
"""So many texts that were asked for last are not put together again: the same card, count or button is named often."""

_HERE = Path(__file__).parent
_log = logging.getLogger(__name__)


def nearest(tag: str | None) -> str:
    """The language to use for somebody whose client says ``tag`` (Discord's locale names): ours, or English."""
    if tag in LOCALES:
        return str(tag)
    language = (tag or "").split("-")[0]
    return next((ours for ours in LOCALES if ours.split("-")[0] == language), DEFAULT)


@functools.cache
def bundle(locale: str) -> FluentBundle:
    """The catalogue of one of :data:`LOCALES`, read on first use. ValueError if a file cannot be parsed."""
    made = FluentBundle([locale], use_isolating=False)
    for path in sorted((_HERE / locale).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def has(locale: str, key: str) -> bool:
    """Whether ``key`` (``message`` or ``message.attribute``) exists in that language."""
    name, _, attribute = key.partition(".")
    catalogue = bundle(locale)
    if not catalogue.has_message(name):
        return False
    message = catalogue.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def say(locale: str, key: str, facts: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
    """The text of ``key`` in ``locale`` with its facts filled in; English where a language lacks it.

    A key that exists nowhere raises KeyError: that is a mistake in the program, found by the tests.
    """
    return _said(locale, key, (*(facts or {}).items(), *more.items()))


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
