"""Checks the catalogues: every language has the same keys and facts, none is missing, none is unused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

import pytest
from fluent.syntax import FluentSerializer, ast

from cogs.interactions.custom_ids import Op
from engine import games
from locales import DEFAULT, LOCALES
from render.wording import slug
from tools import text_keys
from tools.keys import ROOT, asked, catalogue, keys, required, used


def made() -> Iterator[str]:
    """Yield the keys that the code builds from enumerable words."""
    yield from (f"button-{op.replace('_', '-')}" for op in Op if op is not Op.CONFIRM_CANCEL)
    for key in games():
        yield from required(key)


def test_every_language_has_a_folder_and_no_other_is_there() -> None:
    assert {path.parent.name for path in (ROOT / "locales").glob("*/*.ftl")} == set(LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_files_and_keys_in_one_order(locale: str) -> None:
    ours, theirs = (
        [(name, key) for name, keys in catalogue(each).items() for key in keys] for each in (locale, DEFAULT)
    )
    lacks, has = {*theirs} - {*ours}, {*ours} - {*theirs}
    assert not lacks and not has, f"{locale} lacks {sorted(lacks)}, and alone has {sorted(has)}"
    moved = next((ours[at] for at, other in enumerate(theirs) if ours[at] != other), None)
    assert moved is None, "the first that stands in another place"


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


POINTS = re.compile(r"<(\w+)>[ \u00a0](?:points|pontos|puntos)\b")
NEVER_ONE = ("mausoleum", "capital-lux")
"""Games whose points in texts are never 1, as the heads of their files say."""


@pytest.mark.parametrize("locale", LOCALES)
def test_one_point_is_no_points_and_no_points_are_not_one(locale: str) -> None:
    """French and Portuguese use the form for 1 with 0 too, so that form keeps the number."""
    wrong = set()
    for key, facts in keys(locale).items():
        assert facts.pattern is not None
        for chosen, pattern in branches(facts.pattern):
            told = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("text"), pattern))
            many = set(POINTS.findall(re.sub(r"\{ \$(\w+) \}", r"<\1>", told)))
            wrong |= {key} if many - chosen.keys() and not key.startswith(NEVER_ONE) else set()
            wrong |= (
                {key} if {chosen.get("points"), chosen.get("after")} & {"one"} and re.search(r"\b1\b", told) else set()
            )
    assert not wrong


def branches(
    pattern: ast.Pattern, chosen: Mapping[str, str] = MappingProxyType({})
) -> Iterator[tuple[Mapping[str, str], ast.Pattern]]:
    """Yield every innermost variant of a text, with the name of the variant by its selector."""
    inner = [each.expression for each in pattern.elements if isinstance(each, ast.Placeable)]
    selects = [each for each in inner if isinstance(each, ast.SelectExpression)]
    if not selects:
        yield chosen, pattern
    for select in selects:
        assert isinstance(select.selector, ast.VariableReference)
        for variant in select.variants:
            name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            yield from branches(variant.value, {**chosen, select.selector.id.name: name})


def test_the_guide_says_what_each_text_of_a_game_is_for() -> None:
    assert text_keys.families() == text_keys.PURPOSES.keys()
    words = {"event-…": "round", "no-…": "over", "colour-…": "hearts", "log-round": "log-round"}
    assert all(word in text_keys.shared(family) for family, word in words.items())
    assert text_keys.shared("ruling-…") == []
    assert "known" not in text_keys.shared("event-…") and "| `<key>-part-…` |" in text_keys.table()
