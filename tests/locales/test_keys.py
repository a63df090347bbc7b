"""Checks the catalogues: every language has the same keys and facts, none is missing, none is unused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.interactions.custom_ids import Op
from engine import games
from locales import DEFAULT, LOCALES
from render.wording import slug
from tools.keys import ROOT, asked, catalogue, keys, required, used


def made() -> Iterator[str]:
    """Yield the keys that the code builds from enumerable words."""
    yield from (f"button-{op.replace('_', '-')}" for op in Op if op is not Op.CONFIRM_CANCEL)
    for key in games():
        yield from required(key)


def test_every_language_has_a_folder_and_no_other_is_there() -> None:
    assert {path.parent.name for path in (ROOT / "locales").glob("*/*.ftl")} == set(LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_files_and_keys(locale: str) -> None:
    assert {name: set(entries) for name, entries in catalogue(locale).items()} == {
        name: set(entries) for name, entries in catalogue(DEFAULT).items()
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_stands_in_two_files(locale: str) -> None:
    every = [key for entries in catalogue(locale).values() for key in entries]
    assert not {key for key in every if every.count(key) > 1}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_tells_the_same_facts_in_every_language(locale: str) -> None:
    ours = {key: facts.names for entries in catalogue(locale).values() for key, facts in entries.items()}
    both = {key: (ours[key] - {"you"}, facts.names - {"you"}) for key, facts in keys().items() if key in ours}
    wrong = {key: names for key, names in both.items() if len({*map(frozenset, names)}) > 1}  # verbs may need *you*
    assert not wrong


def test_no_key_is_missing() -> None:
    there = keys()
    missing = {f"{key} ({place})" for key, place in asked() if key not in there}
    missing |= {key for key in made() if key not in there}
    assert not missing, "\n".join(sorted(missing))


def test_no_key_is_unused() -> None:
    referred = {name for facts in keys().values() for name in facts.references}
    unused = [key for key in keys() if key not in referred and not used(key)]
    assert not unused, "\n".join(unused)


def test_the_search_for_unused_keys_finds_them() -> None:
    for key in ("nothing-of-this-name", "game-no-nonesuch", *(f"{slug(one)}-card-nonesuch" for one in games())):
        assert not used(key)
