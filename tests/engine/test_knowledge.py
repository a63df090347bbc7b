"""Tests ``Event.reveals`` in hundreds of games: silent steps teach no viewer anything, and news is news."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Any

import pytest

from engine import Action, Event, FastRng, Rng, game
from engine.any_game import AnyGame
from engine.knowledge import Noticed, Ply, learners, visible_events, was_possible
from engine.record import Record
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
    told_with_others: set[str] = field(default_factory=set)
    """Kinds whose own facts were public, and that never came alone: nothing can be said of them."""


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
            if unseen and len(kinds) > 1:
                all_found.told_with_others.add(kind)
                continue
            if all_found.tried[kind] == ASKED:
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
    assert set(tried) | found(key, options).told_with_others == traits(key).news
    assert {kind: f"{news[kind]} of {tried[kind]}" for kind in tried if news[kind] < 0.6 * tried[kind]} == {}


# ---------------------------------------------------------------- the test itself


@dataclass
class Chosen:
    """A position in which seat 0 chooses numbers in secret, one by one, until it has four."""

    seats: int = 2
    cards: list[int] = field(default_factory=list)


class Four:
    """The rules of that choice. Others see only that it is made."""

    copy = staticmethod(deepcopy)

    def view(self, state: Chosen, viewer: int | None) -> object:
        return tuple(state.cards) if viewer == 0 else len(state.cards) == 4

    def sample(self, seen: object, rng: Rng) -> Chosen:
        return Chosen(cards=list(seen) if isinstance(seen, tuple) else [])

    def legal(self, state: Chosen, seat: int) -> list[Action]:
        return [Action("choose", (str(number),)) for number in range(9) if number not in state.cards]

    def apply(self, state: Chosen, seat: int, action: Action, rng: Rng) -> list[Event]:
        state.cards = sorted([*state.cards, int(action.args[0])])
        chose = Event("chose", {"number": action.args[0]}, audience=(0,))
        return [chose, Event("ready", {"seat": 0})] if len(state.cards) == 4 else [chose]


def test_any_number_of_private_steps_may_lead_to_what_others_notice() -> None:
    rules: Any = Four()
    before, action = Chosen(cards=[0, 1, 2]), Action("choose", ("8",))
    after = deepcopy(before)
    ply = Ply(before, 0, action, rules.apply(after, 0, action, FastRng(1)), after)
    assert learners(rules, ply, FastRng(1)) == []


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
