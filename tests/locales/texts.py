"""Shared by the tests of all games' texts: strict reading of a game's file, and the texts of whole games.

Functions take a game's name as its file spells it (``capital-lux``), and take and return its keys without that name. A
game's tests bind the name once: ``text = partial(texts.text, "luxor")``.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import locales
from engine import AnyGame, KeyedRng, View, game, seen
from engine.contract import Meta
from render.choices import narrow, offers
from render.wording import NO_EMOJIS, Words, ask, card_note, describe_cards, describe_outcome, tell
from tests.traits import traits
from tools.keys import keys

FOLDER = Path(locales.__file__).parent
NAMES = ("Maximiliana Figueira", "Bruno", "Chloé", "Davi")
SEAT = "▲ **Maximiliana Figueira**"
"""A player in a log line or a question: the name alone has 20 characters."""
MARKDOWN = re.compile(r"[*_`~|\n]")
"""Signs that a label must not contain: Discord shows no markdown there."""
CUT = re.compile(rf"{NAMES[0][:4]}\w*…")
"""Matches the longest name, cut: a label cuts no other word."""


class _Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.pieces: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.pieces.add(node.id.name)


def each_locale(name: str) -> pytest.MarkDecorator:
    """Parametrise a test with every language of the game. ``test_keys`` checks that none is missing."""
    there = [locale for locale in locales.LOCALES if (FOLDER / locale / f"{name}.ftl").exists()]
    return pytest.mark.parametrize("locale", there)


def _source(name: str, locale: str) -> str:
    return (FOLDER / locale / f"{name}.ftl").read_text(encoding="utf-8")


@functools.cache
def messages(name: str, locale: str) -> dict[str, frozenset[str]]:
    """Return every key of the file with the facts of its text and of the texts it refers to."""
    found: dict[str, _Reader] = {}
    for entry in FluentParser().parse(_source(name, locale)).body:
        assert not isinstance(entry, ast.Junk), f"{locale}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            key = entry.id.name
            assert key.startswith(f"{name}-"), f"{locale}: {key} is no key of this game"
            assert key not in found, f"{locale}: {key} stands there twice"
            found[key] = _Reader()
            found[key].visit(entry)

    def facts(key: str) -> frozenset[str]:
        return frozenset(found[key].facts).union(*(facts(piece) for piece in found[key].pieces))

    return {key.removeprefix(f"{name}-"): facts(key) for key in found}


@functools.cache
def _bundle(name: str, locale: str) -> FluentBundle:
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource(_source(name, locale)))
    made.add_resource(FluentResource(_source("games", locale)))
    return made


def text(name: str, locale: str, key: str, **facts: str | int) -> str:
    """Return the text of ``key``. Raises on every error that Fluent would forgive, such as a missing fact.

    Options of the game have their defaults.
    """
    bundle = _bundle(name, locale)
    own = f"{name}-{key}"
    pattern = bundle.get_message(own if bundle.has_message(own) else f"game-{key}").value
    assert pattern is not None
    filled, errors = bundle.format_pattern(pattern, {**_meta(name).choose({}), **facts})
    assert not errors, (locale, key, errors)
    return str(filled)


def card(name: str, locale: str, word: str, family: str = "card") -> str:
    """Return the name of a card, or its ``gloss`` or ``effect``."""
    note = card_note(name.replace("-", "_"), word)
    return text(name, locale, f"{family}-{note.key}", **note.facts)


def _meta(name: str) -> Meta:
    return game(name.replace("-", "_")).meta


def numbers(said: str) -> set[int]:
    """Return every number in a text, without its sign."""
    return set(map(int, re.findall(r"\d+", said)))


Variant = tuple[Mapping[str, str], str]
"""What the selectors of a text are in one of its variants, and the text with its facts as ``<name>``."""


def variants(pattern: ast.Pattern, locale: str, chosen: Mapping[str, str] = MappingProxyType({})) -> Iterator[Variant]:
    """Yield every variant of a text."""
    found: list[Variant] = [(chosen, "")]
    for part in pattern.elements:
        found = [(more, said + rest) for made, said in found for more, rest in _pieces(part, locale, made)]
    yield from found


def choices(pattern: ast.Pattern | None) -> list[list[ast.Variant]]:
    """Return the variants of each choice in a text, but for those by ``you``: some verbs have one form for all."""
    found: list[list[ast.Variant]] = []

    class Reader(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            if not (isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "you"):
                found.append(node.variants)
            self.generic_visit(node)

    Reader().visit(pattern)
    return found


def word_of(case: ast.Variant) -> str:
    """Return what a selector is in this variant."""
    return case.key.name if isinstance(case.key, ast.Identifier) else str(case.key.value)


def read_alike(one: ast.Variant, other: ast.Variant) -> bool:
    return bool(one.value.equals(other.value))


def filled(said: str, facts: Mapping[str, str]) -> str:
    """Return a variant with these facts."""
    return re.sub(r"<(\w+)>", lambda fact: facts[fact[1]], said)


def _pieces(part: ast.TextElement | ast.Placeable, locale: str, chosen: Mapping[str, str]) -> Iterator[Variant]:
    match part if isinstance(part, ast.TextElement) else part.expression:
        case ast.TextElement(value=value):
            yield chosen, value
        case ast.StringLiteral(value=value):
            yield chosen, value
        case ast.VariableReference(id=name):
            yield chosen, f"<{name.name}>"
        case ast.MessageReference(id=name):
            inner = keys(locale)[name.name].pattern
            assert inner is not None
            yield from variants(inner, locale, chosen)
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=cases):
            for case in cases:
                word = word_of(case)
                if chosen.get(name.name, word) == word:
                    yield from variants(case.value, locale, {**chosen, name.name: word})
        case other:
            raise AssertionError(other)


# ---------------------------------------------------------------- checks of every game's texts


def check_rules_fit_a_message(name: str, locale: str, pages: tuple[str, ...], rulings: tuple[str, ...]) -> None:
    """Check the lengths of titles, bodies and the page of rulings, and the ends of bold letters, with every option."""
    options = _meta(name).options
    for played in (dict(zip(options, values, strict=True)) for values in itertools.product(*options.values())):
        for page in pages:
            title, body = text(name, locale, f"rules-{page}-title"), text(name, locale, f"rules-{page}-body", **played)
            assert len(title) <= 45 and "\n" not in title, (locale, page, title)
            assert len(body) <= 1500, (locale, page, len(body))
            assert all(line.count("**") % 2 == 0 for line in body.splitlines()), (locale, page)
        listed = [text(name, locale, f"ruling-{ruling}", **played) for ruling in rulings]
        head = (text(name, locale, "rules-rulings-title"), text(name, locale, "rules-rulings-body"))
        whole = "\n".join((*head, *listed))
        assert len(whole) + len("- ") * len(rulings) <= 3800, (locale, len(whole))


def check_rules_are_short(
    name: str, locale: str, pages: tuple[str, ...], rulings: tuple[str, ...], most: tuple[int, int]
) -> None:
    """Check the words of all rules pages with their rulings: at most ``most`` in English, and in another language."""
    keys = [*(f"rules-{page}-body" for page in pages), *(f"ruling-{ruling}" for ruling in rulings)]
    words = [word for key in keys for word in text(name, locale, key).split() if any(map(str.isalnum, word))]
    assert len(words) <= most[locale != locales.DEFAULT], (locale, len(words))


def check_punctuation(locale: str, key: str, said: str) -> None:
    """Check French spaces, Spanish marks, and typographic apostrophes and quotes."""
    if locale == "fr":
        assert not re.search(r"[^\u00a0][;!?»]|[^\u00a0]:|«[^\u00a0]", said), (key, said)
    else:
        assert not re.search(r"\s[:;!?]", said), (locale, key, said)
    if locale == "es-ES":
        assert said.count("?") == said.count("¿") and said.count("!") == said.count("¡"), (key, said)
    assert "'" not in said and '"' not in said, (locale, key, said)


def check_clause(key: str, said: str) -> None:
    """Check that a clause of a story has no full stop and is short. The limits of a round are a sentence."""
    if "-story-" in key and not key.endswith("story-limits"):
        assert not said.endswith(".") and len(said.replace("*", "")) <= 105, (key, said)


def offered(rules: AnyGame, view: View, names: Sequence[str], locale: str) -> Iterator[list[str]]:
    """Yield the labels that stand side by side: those of a hand, and of each second step."""
    found = offers(rules, view, names, Words(locale, NO_EMOJIS))
    yield [each.label for each in found]
    for step in (each for each in found if each.first):
        rest = narrow(rules, view, step.notation)
        yield [each.label for each in offers(rules, rest, names, Words(locale, NO_EMOJIS), narrowed=True)]


def said_in_games(key: str, locale: str, games: int) -> tuple[set[str], set[str]]:
    """Return all texts of whole games of the engine's game ``key``, with good and random moves, and their decisions.

    Checks every line: complete, no label cut, no two equal choices, no complaint of Fluent.
    """
    rules = game(key)
    said, asked = set[str](), set[str]()
    seats_possible = rules.meta.seats
    for number in range(games):
        seats = seats_possible[number % len(seats_possible)]
        names = NAMES[:seats]
        rng = KeyedRng(f"texts {locale} {number}".encode())
        state, events = rules.setup(seats, {}, rng)
        while True:
            for viewer in (None, *range(seats)):
                said |= {tell(key, event, names, Words(locale)) for event in seen(events, viewer)}
            views = [rules.view(state, seat) for seat in range(seats)]
            for view in views:
                # A simultaneous choice may still change once it is not pending any more.
                if not view.actions:
                    continue
                question = ask(rules, view, names, Words(locale))
                asked.add(str(view.decision))
                pending = view.viewer in {each.seat for each in rules.deciding(state)}
                assert not pending or "?" in question or not traits(key).questions, question
                said |= {question, *describe_cards(rules, view, Words(locale))}
                for labels in offered(rules, view, names, locale):
                    assert not any("…" in CUT.sub("", label) or MARKDOWN.search(label) for label in labels), labels
                    assert len(set(labels)) == len(labels), f"two choices read alike: {labels}"
                    said |= {*labels}
            decisions = rules.deciding(state)
            if not decisions:
                break
            view = views[decisions[rng.below(state, "who", len(decisions))].seat]
            wise = rng.below(state, "choice", 3)
            action = rules.suggest(view, rng) if wise else view.actions[rng.below(state, "any", len(view.actions))]
            events = rules.apply(state, view.viewer or 0, action, rng)
        assert views[0].outcome is not None
        said |= set(describe_outcome(rules, views[0].outcome, names, Words(locale)))
    for line in said:
        assert line.strip() == line and line, (locale, line)
        assert "{" not in line and "None" not in line and "  " not in line, (locale, line)
    return said, asked
