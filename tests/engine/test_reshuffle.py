"""Undo with a reshuffle: unknown orders change, no view does, and revealed cards do not simply return."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, MutableSequence
from itertools import islice
from typing import Any

import pytest

from engine import Event, FastRng, KeyedRng, Rng, every_game, game
from engine.rng import HasChance
from tests.engine.walks import steps, walk
from tests.traits import traits

STEPS = 1_500
"""Number of steps in random games of each kind."""


def rows(key: str, data: dict[str, Any]) -> Iterator[list[Any]]:
    """Yield every row of unknown order in ``data``, a position as plain data, without open tops."""
    known = traits(key)
    for name in sorted(known.unknown):
        value = data[name]
        if not value or not isinstance(value[0], list):
            yield value
        else:
            yield from ([row[:-1] for row in value] if name in known.open_tops else value)


@pytest.mark.parametrize("key", every_game())
def test_no_view_shows_it_and_nothing_else_changes(key: str) -> None:
    rules, positions, changed = game(key), 0, Counter[str]()
    for ply, rng in steps(key, STEPS):
        state = ply.before
        positions += 1
        before = rules.dump(state)
        views = [rules.view(state, viewer) for viewer in (None, *range(state.seats))]
        rules.reshuffle(state, rng)
        rules.check(state)
        assert [rules.view(state, viewer) for viewer in (None, *range(state.seats))] == views
        after = rules.dump(state)
        changed.update(name for name in after if after[name] != before[name])
        assert [sorted(row) for row in rows(key, after)] == [sorted(row) for row in rows(key, before)]
    assert positions == STEPS
    unknown = traits(key).unknown
    assert set(changed) == ({*unknown, "chance"} if unknown else set())


class Labels(FastRng):
    """Chance that records the requested labels."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    def below(self, state: HasChance, label: str, n: int) -> int:
        self.asked.append(label)
        return super().below(state, label, n)

    def shuffle(self, state: HasChance, label: str, items: MutableSequence[Any]) -> None:
        self.asked.append(label)
        FastRng(1).shuffle(state, label, items)


@pytest.mark.parametrize("key", every_game())
def test_the_labels_of_draws_stay_the_same(key: str) -> None:
    """A draw also depends on its label. Other labels would invalidate existing records."""
    rules, rng = game(key), Labels()
    state, _ = rules.setup(rules.meta.seats[0], {}, rng)
    assert tuple(rng.asked) == traits(key).deal
    rng.asked.clear()
    rules.reshuffle(state, rng)
    assert set(rng.asked) == ({"unknown"} if traits(key).unknown else set())


@pytest.mark.parametrize("key", every_game())
def test_every_unknown_order_changes(key: str) -> None:
    """Rows of at least six pieces and four kinds rarely keep their order."""
    rules, tried, same = game(key), 0, 0
    for number, (ply, rng) in enumerate(steps(key, 700, seed="orders")):
        if number % 7:
            continue
        before = list(rows(key, rules.dump(ply.before)))
        rules.reshuffle(ply.before, rng)
        for old, new in zip(before, rows(key, rules.dump(ply.before)), strict=True):
            if len(old) >= 6 and len(set(old)) >= 4:
                tried += 1
                same += old == new
    assert (tried > 30 or not traits(key).unknown) and same <= 0.05 * tried


@pytest.mark.parametrize("key", every_game())
def test_every_piece_may_come_next(key: str) -> None:
    """The top is a fair draw from its row: each kind as often as its share, within five standard deviations."""
    rules, times = game(key), 800
    ply, rng = list(islice(walk(key, 1, seed="tops"), 15))[-1]
    state = rules.copy(ply.before)
    tops: list[Counter[Any]] = [Counter() for _ in rows(key, rules.dump(state))]
    for _ in range(times):
        rules.reshuffle(state, rng)
        for top, row in zip(tops, rows(key, rules.dump(state)), strict=True):
            top.update(row[-1:])
    for top, row in zip(tops, rows(key, rules.dump(state)), strict=True):
        for piece, count in Counter(row).items():
            share = count / len(row)
            assert abs(top[piece] - times * share) <= 5 * (times * share * (1 - share)) ** 0.5
    assert sum(bool(top) for top in tops) >= len(traits(key).unknown)


@pytest.mark.parametrize("key", every_game())
def test_the_same_seed_at_the_same_count_gives_the_same_order(key: str) -> None:
    rules = game(key)
    for number, (ply, _) in enumerate(walk(key, 2, seed="keyed")):
        if number % 10:
            continue

        def again(seed: bytes, onwards: int, state: Any = ply.before) -> Any:
            position = rules.copy(state)
            position.chance += onwards
            rules.reshuffle(position, KeyedRng(seed))
            return position

        assert again(b"one", 0) == again(b"one", 0)
        row = max(rows(key, rules.dump(ply.before)), key=len, default=())
        if len(row) >= 6 and len(set(row)) >= 4:
            orders = [again(b"one", 0), again(b"another", 0), again(b"one", 1)]
            assert orders[0].chance > ply.before.chance
            assert len({str(list(rows(key, rules.dump(each)))) for each in orders}) == 3


def brought(events: list[Event], kinds: frozenset[str]) -> dict[str, str]:
    """Return the results of chance by kind of event, secrets included."""
    return {event.kind: str((event.facts, event.secret)) for event in events if event.kind in kinds}


@pytest.mark.parametrize("key", every_game())
def test_what_was_seen_does_not_simply_come_again(key: str) -> None:
    """Undo as a table does: advance chance, shuffle the unknown, repeat the action. Cards and dice differ.

    Not always: of temple tiles, one back has a single front, the others few more.
    """
    rules, kinds, tried, other = game(key), traits(key).chance, Counter[str](), Counter[str]()

    def once_more(state: Any, seat: int, action: Any, rng: Rng) -> dict[str, str]:
        return brought(rules.apply(rules.copy(state), seat, action, rng), kinds)

    for ply, rng in steps(key, 2 * STEPS, seed="back"):
        first = brought(list(ply.events), kinds)
        if not first:
            continue
        assert once_more(ply.before, ply.seat, ply.action, rng) == first, "nothing shuffled: the very same again"
        back = rules.copy(ply.before)
        back.chance = ply.after.chance
        rules.reshuffle(back, rng)
        second = once_more(back, ply.seat, ply.action, rng)
        tried.update(first.keys())
        other.update(kind for kind in first if first[kind] != second.get(kind))
    assert set(tried) == kinds and min(tried.values(), default=21) > 20
    assert {kind: f"{other[kind]} of {tried[kind]}" for kind in tried if other[kind] < 0.2 * tried[kind]} == {}
