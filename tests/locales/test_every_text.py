"""Every text of every file: each variant can be said, tells all that the others tell, and reads unlike them.

Facts stand in a variant as ``<name>``. ``test_keys`` knows which keys there are and which facts they have, and
``tests/test_games.py`` what games tell.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest

from locales import DEFAULT, LOCALES
from tests.locales import texts
from tools.keys import catalogue

FILES = tuple(catalogue(DEFAULT))
MAY_BE_LEFT_OUT = re.compile(
    r".*-(event-turn|why-none-left|move-\w+|do-(play-all|play-effect|take-horus)|does)"
    r"|luxor-do-(play|walk)-(treasure-set|waiting)"
)
"""Texts with a variant that is about something else, such as the end of a round, which belongs to no player.

Where a move wakes an adventurer, the button has no room for what the picture shows.
"""
NOTHING = {"0", "none", "no"}
"""A variant for nothing tells nothing of it."""
PLURAL = {"one", "other"}
"""Variants that may read alike: not every language tells one from several in every place."""


def every_text(locale: str, file: str) -> Iterator[tuple[str, set[str], list[texts.Variant]]]:
    """Yield the key of each text, the facts that choose its variants, and these."""
    for key, facts in catalogue(locale)[file].items():
        assert facts.pattern is not None
        variants = [*texts.variants(facts.pattern, locale)]
        yield key, {name for chosen, _ in variants for name in chosen}, variants


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", FILES)
def test_every_variant_can_be_said(file: str, locale: str) -> None:
    referred = {each for facts in catalogue(locale)[file].values() for each in facts.references}
    for key, _, variants in every_text(locale, file):
        for _, said in variants:
            assert "{" not in said and "  " not in said, (key, said)
            if key not in referred:  # The others are pieces of a text.
                assert said.strip() == said and said, (key, said)
                texts.check_punctuation(locale, key, said)
                texts.check_clause(key, said)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", FILES)
def test_no_variant_loses_a_fact_and_no_two_read_alike(file: str, locale: str) -> None:
    lost, alike = [], []
    for key, choosing, variants in every_text(locale, file):
        shown = {name for _, said in variants for name in re.findall(r"<(\w+)>", said)}
        for chosen, said in variants if not MAY_BE_LEFT_OUT.fullmatch(key) else ():
            if NOTHING & {*chosen.values()}:
                continue
            named = {*choosing, *(("seat", "target") if "you" in chosen else ())}
            counted = {name for name in choosing & shown if chosen.get(name) == "other"}
            lost += [(key, name, said) for name in (shown - named) | counted if f"<{name}>" not in said]
        for cases in texts.choices(catalogue(locale)[file][key].pattern):
            pairs = itertools.combinations(cases, 2)
            alike += [key for pair in pairs if texts.read_alike(*pair) and {*map(texts.word_of, pair)} != PLURAL]
    assert not lost and not alike
