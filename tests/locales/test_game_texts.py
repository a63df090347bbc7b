"""The texts of every game: each variant can be said, tells all that the others tell, and reads unlike them.

Facts stand in a variant as ``<name>``. Which keys there are and which facts they have: ``test_keys``. What the engine
really tells: ``tests/test_games.py``.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping

import pytest

from engine import games
from locales import LOCALES
from render.wording import slug
from tests.locales import texts
from tools.keys import catalogue, keys

SHOWN = frozenset({"seat", "target", "card", "cards", "got", "gave", "against", "colour", "points", "loss"})
"""Facts that a text must show in each variant if it shows them in one, unless the variant itself stands for them."""


def own(key: str, locale: str) -> Mapping[str, list[texts.Variant]]:
    """Return every variant of each text of a game."""
    entries = catalogue(locale)[f"{slug(key)}.ftl"]
    return {text: [*texts.variants(facts.pattern, locale)] for text, facts in entries.items() if facts.pattern}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_every_variant_can_be_said(key: str, locale: str) -> None:
    referred = {each for facts in catalogue(locale)[f"{slug(key)}.ftl"].values() for each in facts.references}
    for text, variants in own(key, locale).items():
        for _, said in variants:
            assert "{" not in said and "  " not in said, (text, said)
            if text not in referred:  # The others are pieces of a text.
                assert said.strip() == said and said, (text, said)
                texts.check_punctuation(locale, text, said)
                texts.check_clause(text.removeprefix(f"{slug(key)}-"), said)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_no_variant_loses_a_fact_and_no_two_read_alike(key: str, locale: str) -> None:
    lost, alike = [], []
    patterns = {text: facts.pattern for text, facts in keys(locale).items()}
    for text, variants in own(key, locale).items():
        shown = {name for _, said in variants for name in re.findall(r"<(\w+)>", said)} & SHOWN
        if text.endswith("event-turn"):
            shown = set()  # The beginnings and ends of rounds are nobody's turn.
        for chosen, said in variants:
            named = {*chosen, *(("seat", "target") if "you" in chosen else ())}
            counted = {name for name, word in chosen.items() if word == "other" and f"<{name}>" in str(variants)}
            lost += [(text, name, said) for name in (shown - named) | counted if f"<{name}>" not in said]
        for cases in texts.choices(patterns[text]):
            alike += [text for one, other in itertools.combinations(cases, 2) if one.value.equals(other.value)]
    assert not lost and not alike
