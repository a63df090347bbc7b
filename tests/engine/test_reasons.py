"""Reasons of hints: true in the positions of the lessons and of random games, with a text in every language."""

from __future__ import annotations

import importlib
import itertools
from copy import copy
from importlib.util import find_spec

import pytest

from engine import FastRng, Note, game, games
from engine.lessons import LEARNER, positions
from engine.reasons import reason
from locales import LOCALES
from render.wording import Words, game_text, named_facts

NAMES = ("Ana", "Bruno", "Chloé", "Davi")


def found(key: str, step: int, best: str, other: str) -> Note | None:
    """Return the reason in the lesson's position before a step, counted from 1."""
    rules = game(key)
    view = rules.view(positions(game(key))[step - 1][0], LEARNER)
    one, two = rules.parse(best), rules.parse(other)
    assert {one, two} <= {*view.actions}
    return reason(game(key), view, one, two)


@pytest.mark.parametrize(
    ("key", "step", "best", "other", "expected"),
    [
        (
            "mausoleum",
            1,
            "play.estatuas",
            "play.escultores",
            Note("completes", {"points": 8, "total": 8, "others": 28}),
        ),
        ("mausoleum", 2, "lose.colunas", "lose.estatuas", Note("costs-nothing", {"card": "estatuas", "points": 8})),
        ("mausoleum", 3, "play.artemisia", "pass", Note("draws", {"count": 2, "cards": "estatuas"})),
        ("mausoleum", 6, "at.1", "at.2", Note("hits-leader", {"target": 1, "points": 28})),
        (
            "mausoleum",
            7,
            "take.estatuas",
            "take.base",
            Note("completes-and-breaks-unless", {"card": "estatuas", "points": 12, "broken": 12, "target": 1}),
        ),
        ("mausoleum", 9, "recover.mausolo", "recover.invasao", Note("fetches", {"card": "mausolo", "points": 8})),
        ("mausoleum", 10, "play.mausolo", "play.terremoto", Note("doubles", {"points": 8, "total": 28, "others": 20})),
        ("mausoleum", 11, "pass", "play.terremoto", Note("ends-ahead", {"points": 28, "others": 20})),
        ("mausoleum", 5, "play.troca", "pass", Note("seeks", {"cards": "estatuas"})),
        ("luxor", 2, "move.10.2", "move.7.2", Note("set", {"treasure": "jewel", "points": 3, "set": 4})),
        ("luxor", 5, "move.12.1", "move.7.1", Note("wakes", {"woken": 2, "awake": 5})),
        ("luxor", 10, "take.key", "take.horus3", Note("first-key")),
        ("luxor", 12, "move.36.3", "move.0.3", Note("last-tomb", {"points": 54, "others": 46})),
        (
            "capital_lux",
            1,
            "play.m4.home",
            "play.m4.capital",
            Note("fits", {"card": "m4", "points": 4, "total": 7, "limit": 7}),
        ),
        ("capital_lux", 2, "play.m3.capital", "play.m3.home", Note("coin")),
        ("capital_lux", 3, "play.s4.capital", "play.s4.home", Note("draws")),
        (
            "capital_lux",
            6,
            "lay.scientist",
            "lay.merchant",
            Note("traps", {"target": 1, "colour": "scientist", "count": 2, "coins": 0}),
        ),
        ("capital_lux", 8, "take.agent", "take.merchant", Note("stays-within", {"colour": "merchant", "count": 1})),
        ("capital_lux", 10, "save.cleric", "save.none", Note("saves", {"colours": "cleric", "points": 9})),
    ],
)
def test_a_hint_names_its_reason(key: str, step: int, best: str, other: str, expected: Note | None) -> None:
    assert found(key, step, best, other) == expected


@pytest.mark.parametrize("seen_all", [False, True])
@pytest.mark.parametrize("key", [key for key in games() if find_spec(f"engine.{key}.reasons") is not None])
def test_every_reason_has_its_facts_and_a_text_in_every_language(
    monkeypatch: pytest.MonkeyPatch, key: str, seen_all: bool
) -> None:
    """Over random games, for every pair of choices. ``REASONS`` of the game lists what can come.

    ``seen_all``: as if no shield of Guardiões were hidden, which is rare in a game.
    """
    if seen_all:
        monkeypatch.setattr("engine.mausoleum.reasons._hidden", lambda view, shield: 0)
    rules, known = game(key), importlib.import_module(f"engine.{key}.reasons").REASONS
    assert len(known) >= 5
    met: set[str] = set()
    for seed in range(3):
        rng = FastRng(seed)
        state, _ = rules.setup(rules.meta.seats[seed % len(rules.meta.seats)], {}, rng)
        while deciding := rules.deciding(state):
            seat = deciding[0].seat
            view = rules.view(state, seat)
            for best, other in itertools.permutations(view.actions[:9], 2):
                note = reason(game(key), view, best, other)
                if note is None:
                    continue
                met.add(note.key)
                assert {*known[note.key]} <= note.facts.keys(), note
                for locale in LOCALES:
                    facts = named_facts(key, note.facts, NAMES, Words(locale))
                    assert game_text(key, f"reason-{note.key}", locale, facts).endswith(".")
            rules.apply(state, seat, rules.suggest(view, rng), rng)
    assert met <= known.keys()
    assert len(met) >= 5, met


def test_a_game_may_know_no_reasons() -> None:
    rules = game("luxor")
    view = rules.view(rules.setup(2, {}, FastRng(1))[0], 0)
    one, two, *_ = view.actions
    bare = copy(rules)
    bare.reasons = None
    assert reason(bare, view, one, two) is None
