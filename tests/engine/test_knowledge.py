"""Tests ``Event.reveals`` in hundreds of games: silent steps teach no viewer anything, and news is news."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import chain

import pytest

from engine import FastRng, Rng, game
from engine.knowledge import Noticed, Ply, learners, visible_events, was_possible
from engine.record import Record
from engine.registry import AnyGame
from tests.engine.make_records import ending_so, read
from tests.engine.variants import READINGS
from tests.engine.walks import retrace, steps, walk
from tests.traits import traits

Options = tuple[tuple[str, str], ...]
STEPS = 3_000
"""Number of steps tried in random games of each kind."""
ASKED = 30
"""Number of trials whether a kind of event is news."""


def is_news(rules: AnyGame, ply: Ply, kind: str, rng: Rng, *, samples: int) -> bool:
    """Return whether the events of one ``kind`` alone shows a viewer something that could have been otherwise."""

    def of_that_kind(viewer: int | None) -> Noticed:
        return lambda after, events: [each for each in visible_events(events, viewer) if each.kind == kind]

    viewers = (None, *range(ply.before.seats))
    return not all(was_possible(rules, ply, viewer, of_that_kind(viewer), rng, samples) for viewer in viewers)


@dataclass
class Found:
    """Findings about a game."""

    breaches: list[str] = field(default_factory=list)
    """Silent steps that revealed something to a viewer."""
    silent: Counter[str] = field(default_factory=Counter)
    """Number of silent steps by verb."""
    tried: Counter[str] = field(default_factory=Counter)
    news: Counter[str] = field(default_factory=Counter)
    """Trials of a kind, and trials in which it revealed something."""


def records(key: str, options: Options) -> list[Record]:
    """Return finished games for situations that random players rarely reach."""
    endings = game(key).meta.endings
    return [ending_so(key, ending, dict(options)) if options else read(key, ending) for ending in endings]


@cache
def found(key: str, options: Options) -> Found:
    """Test every silent step of random and recorded games, and as many events of each kind of news as needed."""
    rules, rng, all_found = game(key), FastRng(1), Found()
    for ply, _ in chain(steps(key, STEPS, options=dict(options)), *map(retrace, records(key, options))):
        if ply.silent:
            all_found.silent[ply.action.verb] += 1
            assert ply.after.chance == ply.before.chance, "a silent step uses no chance"
            for viewer in learners(rules, ply, rng, samples=2):
                all_found.breaches.append(f"{ply.action} of seat {ply.seat} told {viewer}: {ply.events}")
            continue
        kinds = {event.kind for event in ply.events if event.reveals}
        for kind in kinds:
            unseen = kind in traits(key).news_in_position
            # The position after the step tells everything else first.
            if all_found.tried[kind] == ASKED or (unseen and len(kinds) > 1):
                continue
            all_found.tried[kind] += 1
            news = learners(rules, ply, rng, samples=3) if unseen else is_news(rules, ply, kind, rng, samples=3)
            all_found.news[kind] += bool(news)
    return all_found


@pytest.mark.parametrize(("key", "options"), READINGS)
def test_no_seat_learns_anything_from_a_silent_step(key: str, options: Options) -> None:
    assert found(key, options).breaches == []
    silent = sum(found(key, options).silent.values())
    assert (silent > 0) is traits(key).silent


@pytest.mark.parametrize(("key", "options"), READINGS)
def test_what_is_called_news_mostly_is(key: str, options: Options) -> None:
    tried, news = found(key, options).tried, found(key, options).news
    assert set(tried) == traits(key).news
    assert {kind: f"{news[kind]} of {tried[kind]}" for kind in tried if news[kind] < 0.6 * tried[kind]} == {}


# ---------------------------------------------------------------- the test itself


def test_a_card_from_the_hand_is_news_to_a_viewer_who_cannot_know_it() -> None:
    """With the pile empty, each of two players knows the other's whole hand. A spectator does not."""
    rules, rng = game("mausoleum"), FastRng(1)
    learnt: Counter[int] = Counter()
    tried: Counter[int] = Counter()
    for ply, _ in walk("mausoleum", 60):
        if [event.kind for event in ply.events] == ["built", "turn"]:
            seats = ply.before.seats
            tried[seats] += 1
            found_out = learners(rules, ply, rng, samples=20)
            assert ply.seat not in found_out
            assert seats > 2 or found_out in ([], [None])
            learnt[seats] += bool(found_out)
    assert min(tried.values()) > 10 and all(learnt[seats] > 0.6 * tried[seats] for seats in (2, 3, 4))


def test_a_drawn_card_is_news_to_its_player_alone() -> None:
    rules, rng, tried = game("mausoleum"), FastRng(2), 0
    for ply, _ in walk("mausoleum", 40):
        if [event.kind for event in ply.events] == ["passed", "turn", "drew"] and len(set(ply.before.pile)) > 8:
            tried += 1
            drawer = (ply.seat + 1) % ply.before.seats
            assert learners(rules, ply, rng, samples=20) == [drawer]
            assert is_news(rules, ply, "drew", rng, samples=20) and not is_news(rules, ply, "passed", rng, samples=20)
    assert tried > 10


def test_what_others_did_not_see_of_a_move_is_no_news_when_they_see_it() -> None:
    """The adventurer to move after a high throw is chosen in private, and still to be chosen in sampled positions."""
    rules, rng, tried = game("luxor"), FastRng(3), 0
    for ply, _ in walk("luxor", 40):
        if ply.silent and ply.before.mover >= 0 and any(event.kind == "moved" for event in ply.events):
            tried += 1
            assert learners(rules, ply, rng, samples=3) == []
    assert tried > 0
