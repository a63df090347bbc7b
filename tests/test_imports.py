"""No import goes in a circle; and the reader of imports, which the import laws rest on, sees every name."""

from __future__ import annotations

import pytest

from tests.imports import When, between_folders, cycles, graph, imports, modules

LOADING, CALLED, TYPES = When.LOADING, When.CALLED, When.TYPES

KNOWN = {
    (LOADING,): set[frozenset[str]](),
    (LOADING, CALLED): set(),
    (LOADING, TYPES): set(),
}
"""Circles between modules that are still there. Take out what a change removes; add none."""
KNOWN_FOLDERS = {frozenset({"render", "render.house", "render.kit"}), frozenset({"tables", "tables.transitions"})}
"""The same between folders. The folders ``render`` and ``tables`` have modules that their own folders share."""


def circles(*kinds: When) -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    """Return circles between the modules of the program, and between its folders."""
    found = graph({name: path.read_text(encoding="utf-8") for name, path in modules().items()}, *kinds)
    packages = {name for name, path in modules().items() if path.name == "__init__.py"}
    return cycles(found), cycles(between_folders(found, packages))


@pytest.mark.parametrize("kinds", KNOWN, ids=lambda kinds: " and ".join(kind.name.lower() for kind in kinds))
def test_no_new_circle_between_modules(kinds: tuple[When, ...]) -> None:
    found, _ = circles(*kinds)
    assert found == KNOWN[kinds]


def test_no_new_circle_between_folders_and_none_between_packages() -> None:
    _, folders = circles(*When)
    assert folders == KNOWN_FOLDERS
    assert all(len({name.partition(".")[0] for name in circle}) == 1 for circle in folders)


# ---------------------------------------------------------------- the reader itself

SEEN = {
    "import a": [("a", LOADING)],
    "import a.b as c, d": [("a.b", LOADING), ("d", LOADING)],
    "from a.b import c as d": [("a.b", LOADING), ("a.b.c", LOADING)],
    "from a import *": [("a", LOADING), ("a.*", LOADING)],
    "try:\n import a\nexcept ImportError:\n import b": [("a", LOADING), ("b", LOADING)],
    "class A:\n import a": [("a", LOADING)],
    "def f():\n from a import b": [("a", CALLED), ("a.b", CALLED)],
    "async def f():\n def g():\n  import a": [("a", CALLED)],
    "def f(x=__import__('a')): pass": [("a", LOADING)],
    "f = lambda: __import__('a')": [("a", CALLED)],
    "import importlib\nx = importlib.import_module('a.b').C": [("importlib", LOADING), ("a.b", LOADING)],
    "import_module(name='a')": [("a", LOADING)],
    "import_module(f'a.{key}.b')": [("a.*.b", LOADING)],
    "import_module(key)": [],
    "if TYPE_CHECKING:\n import a\nelse:\n import b": [("a", TYPES), ("b", LOADING)],
    "if typing.TYPE_CHECKING:\n from a import b": [("a", TYPES), ("a.b", TYPES)],
}


@pytest.mark.parametrize("source", SEEN)
def test_every_imported_name_is_seen(source: str) -> None:
    assert [(each.name, each.when) for each in imports(source)] == SEEN[source]


@pytest.mark.parametrize("source", ["from . import a", "from .a import b"])
def test_dots_are_refused(source: str) -> None:
    with pytest.raises(ValueError, match="line 1: name the package"):
        imports(source)


CIRCLES = {
    "straight": ({"a": "import b", "b": "import c", "c": ""}, []),
    "two": ({"a": "from b import x", "b": "import a"}, ["a b"]),
    "three": ({"a": "from b import x", "b": "import c", "c": "import a", "d": "import a"}, ["a b c"]),
    "apart": ({"a": "import b", "b": "import a", "c": "import d", "d": "import c"}, ["a b", "c d"]),
    "a module of a package": ({"p": "from p import a", "p.a": "from p import b", "p.b": ""}, []),
    "the package itself": ({"p": "from p import a", "p.a": "import p"}, ["p p.a"]),
    "the package of another": ({"p": "", "p.a": "import q.b", "q": "from p import a", "q.b": ""}, ["p.a q"]),
    "a name of the package": ({"p": "from p import a", "p.a": "from p import NAME"}, ["p p.a"]),
    "through a submodule": ({"p": "", "p.a": "from q import b", "q": "", "q.b": "from p.a import x"}, ["p.a q.b"]),
}


@pytest.mark.parametrize("name", CIRCLES)
def test_a_planted_circle_is_found(name: str) -> None:
    sources, expected = CIRCLES[name]
    assert cycles(graph(sources, LOADING)) == {frozenset(circle.split()) for circle in expected}


def test_a_planted_circle_between_folders_is_found() -> None:
    sources = {"p": "", "p.a": "import q.b", "p.c": "", "q": "", "q.b": "", "q.d": "from p import c"}
    found = graph(sources, LOADING)
    assert cycles(found) == set()
    assert cycles(between_folders(found, ("p", "q"))) == {frozenset({"p", "q"})}


def test_a_circle_counts_only_for_the_kinds_that_are_asked_for() -> None:
    sources = {"a": "import b", "b": "if TYPE_CHECKING:\n import a\ndef f():\n import c", "c": "import b"}
    assert cycles(graph(sources, LOADING)) == set()
    assert cycles(graph(sources, LOADING, TYPES)) == {frozenset("ab")}
    assert cycles(graph(sources, LOADING, CALLED)) == {frozenset("bc")}
