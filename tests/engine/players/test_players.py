"""Bots: legal, deterministic for a seed, limited to the view and the budget, and not weak."""

from __future__ import annotations

import dataclasses
import functools
import json
import pickle
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bench import arena
from bench.arena import RANDOM, match, wilson
from bench.results import load_all, save
from engine import Action, AnyGame, Decision, Event, FastRng, KeyedRng, Outcome, every_game, game
from engine.outcome import rank
from engine.players import LEVELS, VERSION, Budget, Choice, both, decide, playouts, seconds, steps
from engine.players.heuristics import PLAYOUTS, Estimate, Heuristics, heuristics
from engine.players.lookahead import action_values
from engine.players.search import TOGETHER, Search
from tests.traits import about_three

TABLES = [(key, seats) for key in every_game() for seats in game(key).meta.seats]
FEW = 6
"""Playouts of a hard player in these tests."""


def positions(key: str, seats: int, seed: int) -> list[tuple[Any, int]]:
    """Return every position of a random game in which a seat has a choice, and that seat."""
    rules, rng, chance = game(key), FastRng(seed), Random(seed)
    state, _ = rules.setup(seats, {}, rng)
    found = []
    while deciding := rules.deciding(state):
        seat = chance.choice(deciding).seat
        actions = rules.legal(state, seat)
        if len(actions) > 1:
            found.append((rules.copy(state), seat))
        rules.apply(state, seat, chance.choice(list(actions)), rng)
    return found


def some(key: str, seats: int, count: int, seed: int = 1) -> list[tuple[Any, int]]:
    """Return ``count`` positions spread over a random game."""
    found = positions(key, seats, seed)
    return found[:: max(1, len(found) // count)][:count]


# ---------------------------------------------------------------- legal, without side effects


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_thousands_of_decisions_are_legal_and_change_nothing(key: str, seats: int) -> None:
    rules = game(key)
    asked = seed = 0
    while not seed or asked <= 100:  # Short games are played more often.
        seed += 1
        for number, (state, seat) in enumerate(positions(key, seats, seed - 1)):
            view, before = rules.view(state, seat), rules.dump(state)
            levels = LEVELS if number % 12 == 0 else ("easy",)
            for level in levels:
                choice = decide(rules, view, level, FastRng(number), budget=steps(FEW))
                assert rules.why_not(state, seat, choice.action) is None
                asked += 1
            assert rules.dump(state) == before


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", every_game())
def test_evaluations_come_best_first(key: str, level: str) -> None:
    rules = game(key)
    for state, seat in some(key, about_three(key), 5):
        view = rules.view(state, seat)
        choice = decide(rules, view, level, FastRng(1), budget=steps(30))
        assert sorted(each.action for each in choice.evaluations) == sorted(view.actions)
        assert choice.evaluations[0].action == choice.action
        assert choice.action not in [each.action for each in choice.alternatives]
        assert all(0 <= each.value <= 1 for each in choice.evaluations)
        rest = [(each.visits, each.value) for each in choice.alternatives]
        assert rest == sorted(rest, reverse=True)
        if level == "hard":
            assert choice.iterations == 30
            assert choice.evaluations[0].visits == max(each.visits for each in choice.evaluations)


@pytest.mark.parametrize("key", every_game())
def test_only_one_action_is_taken_at_once(key: str) -> None:
    rules = game(key)

    def never() -> bool:
        raise AssertionError("it thought")

    state, seat = positions(key, rules.meta.seats[0], 1)[0]
    view = rules.view(state, seat)
    alone = dataclasses.replace(view, actions=view.actions[:1])
    assert decide(rules, alone, "hard", FastRng(1), budget=never) == Choice(view.actions[0])


@pytest.mark.parametrize("key", every_game())
def test_no_action_and_no_such_level_are_refused(key: str) -> None:
    rules = game(key)
    state, seat = positions(key, rules.meta.seats[0], 1)[0]
    with pytest.raises(ValueError, match="nothing"):
        decide(rules, rules.view(state, None), "hard", FastRng(1), budget=steps(1))
    with pytest.raises(ValueError, match="level"):
        decide(rules, rules.view(state, seat), "perfect", FastRng(1), budget=steps(1))


# ---------------------------------------------------------------- from the view alone


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", every_game())
def test_the_same_view_and_chance_give_the_same_decision(key: str, level: str) -> None:
    """Positions resampled from the view serve as well as the true one."""
    rules = game(key)
    for state, seat in some(key, game(key).meta.seats[-1], 3):
        view = rules.view(state, seat)
        first = decide(rules, view, level, FastRng(7), budget=steps(25))
        assert decide(rules, view, level, FastRng(7), budget=steps(25)) == first
        other = rules.view(rules.sample(view, FastRng(1)), seat)
        assert decide(rules, other, level, FastRng(7), budget=steps(25)) == first
    assert decide(rules, view, level, KeyedRng(b"seed"), budget=steps(9)).action in view.actions


class Spied:
    """The rules as a player with nothing but ``view`` may use them: on the view and on positions dealt from it."""

    def __init__(self, rules: AnyGame, view: Any) -> None:
        self._rules, self._view = rules, view
        self._dealt: dict[int, Any] = {}
        self.meta = rules.meta
        self.samples = 0

    def sample(self, seen: Any, rng: Any) -> Any:
        assert seen is self._view, "dealt from another view"
        self.samples += 1
        return self._keep(self._rules.sample(seen, rng))

    def copy(self, state: Any) -> Any:
        return self._keep(self._rules.copy(self._own(state)))

    def _keep(self, state: Any) -> Any:
        self._dealt[id(state)] = state
        return state

    def _own(self, state: Any) -> Any:
        assert self._dealt.get(id(state)) is state, "a position that the player has not dealt"
        return state

    def deciding(self, state: Any) -> Any:
        return self._rules.deciding(self._own(state))

    def legal(self, state: Any, seat: int) -> Any:
        return self._rules.legal(self._own(state), seat)

    def apply(self, state: Any, seat: int, action: Action, rng: Any) -> Any:
        return self._rules.apply(self._own(state), seat, action, rng)

    def outcome(self, state: Any) -> Any:
        return self._rules.outcome(self._own(state))

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a player asked for {name}")


class Hidden:
    """Stands in every hidden field of a position. Every use raises."""

    def _raise(self, *_: Any) -> Any:
        raise AssertionError("a player looked at the table's own position")

    __getattr__ = __getitem__ = __iter__ = __len__ = __bool__ = __eq__ = __hash__ = __int__ = __contains__ = _raise


def hide(state: Any) -> None:
    """Empty every list of a position at any depth, and put :class:`Hidden` into its fields."""
    for each in dataclasses.fields(state):
        _empty(getattr(state, each.name))
        setattr(state, each.name, Hidden())


def _empty(value: Any) -> None:
    if isinstance(value, list | tuple):
        for each in value:
            _empty(each)
    if isinstance(value, list):
        value.clear()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", every_game())
def test_nothing_is_looked_into_but_positions_dealt_from_the_view(key: str, level: str) -> None:
    """Wipes the table's own position before the player thinks. The result does not change."""
    rules = game(key)
    for state, seat in some(key, about_three(key), 4):
        view = rules.view(state, seat)
        expected = decide(rules, view, level, FastRng(3), budget=steps(20))
        hide(state)
        with pytest.raises(AssertionError, match="looked at"):
            rules.legal(state, seat)
        spied: Any = Spied(rules, view)
        assert decide(spied, view, level, FastRng(3), budget=steps(20)) == expected
        assert spied.samples == expected.iterations > 0


@pytest.mark.parametrize("key", every_game())
def test_a_question_and_its_answer_can_be_sent_to_another_process(key: str) -> None:
    rules = game(key)
    for state, seat in some(key, about_three(key), 3):
        view = rules.view(state, seat)
        sent = pickle.loads(pickle.dumps(view))
        assert sent == view
        choice = decide(rules, sent, "hard", FastRng(1), budget=steps(9))
        assert pickle.loads(pickle.dumps(choice)) == choice == decide(rules, view, "hard", FastRng(1), budget=steps(9))


# ---------------------------------------------------------------- simultaneous decisions


def test_who_decides_at_the_same_time_does_not_see_what_the_others_choose() -> None:
    """In a draft the tree branches by the player's own pick alone. Every seat has one set of statistics at the node."""
    rules = game("capital_lux")
    state, _ = rules.setup(3, {}, FastRng(1))
    view = rules.view(state, 1)
    assert len(view.deciding) == 3
    search = Search(rules, view, Random(1))
    for _ in range(200):
        search.step()
    assert set(search.root.arms) == {0, 1, 2}
    assert set(search.root.children) <= set(view.actions)
    second = next(iter(search.root.children.values()))
    assert set(second.arms) <= {0, 1, 2}
    assert sum(arm.visits for arm in search.root.arms[1].values()) == 200
    # Each playout redeals the other hands, and with them the legal picks.
    assert len(search.root.arms[0]) > len(search.root.arms[1])


class Pennies:
    """Seat 0 starts, then seats 1 and 2 show a side of a coin at the same time. If they match, 1 wins, else 2."""

    meta = SimpleNamespace(key="mausoleum")
    sides = (Action("heads"), Action("tails"))

    def sample(self, seen: Any, rng: Any) -> list[Action | None]:
        return [None, None, None]

    def deciding(self, state: list[Action | None]) -> list[Decision]:
        return [Decision(seat, "show") for seat in ((1, 2) if state[0] else (0,)) if state[seat] is None]

    def legal(self, state: list[Action | None], seat: int) -> tuple[Action, ...]:
        return self.sides

    def apply(self, state: list[Action | None], seat: int, action: Action, rng: Any) -> list[Event]:
        state[seat] = action
        return []

    def outcome(self, state: list[Action | None]) -> Outcome:
        return rank("shown", ("won",), [(0,), (int(state[1] == state[2]),), (int(state[1] != state[2]),)], [])


def test_the_second_of_two_that_decide_together_gains_nothing_by_it() -> None:
    """Matching pennies: a player who saw the other's side would win every time."""
    rules: Any = Pennies()
    view: Any = SimpleNamespace(viewer=0, seats=3, actions=rules.sides)
    search = Search(rules, view, Random(1))
    search.knowledge = Heuristics(
        lambda _: Estimate((0, 0, 0), 1), lambda _s, _i, each: [0] * len(each), lambda *_: False
    )
    for _ in range(2000):
        search.step()
    for own in search.root.children.values():
        assert set(own.arms) == {1, 2} and set(own.children) == {TOGETHER}
        for seat in (1, 2):
            wins = sum(arm.total for arm in own.arms[seat].values()) / sum(
                arm.visits for arm in own.arms[seat].values()
            )
            assert 0.4 < wins < 0.6


def test_a_seat_that_has_chosen_may_choose_again() -> None:
    rules = game("capital_lux")
    state, _ = rules.setup(2, {}, FastRng(1))
    rules.apply(state, 0, rules.legal(state, 0)[0], FastRng(1))
    view = rules.view(state, 0)
    assert view.decision is None and view.actions
    for level in LEVELS:
        assert decide(rules, view, level, FastRng(1), budget=steps(20)).action in view.actions


# ---------------------------------------------------------------- budgets


class Clock:
    """A clock that advances by one tick at each reading."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("key", every_game())
def test_thinking_ends_with_the_budget(key: str) -> None:
    rules = game(key)
    state, seat = some(key, game(key).meta.seats[-1], 2)[1]
    view = rules.view(state, seat)
    clock = Clock(0.01)
    choice = decide(rules, view, "hard", FastRng(1), budget=seconds(clock, 0.5))
    assert 0.5 <= clock.now < 0.55
    assert 40 <= choice.iterations <= 50
    out_of_time: Budget = lambda: False  # noqa: E731
    for level in LEVELS:
        assert decide(rules, view, level, FastRng(1), budget=out_of_time).iterations == 1


def test_the_first_of_two_budgets_ends_both() -> None:
    for one, other in ((2, 5), (5, 2)):
        budget = both(steps(one), steps(other))
        assert [budget() for _ in range(3)] == [True, True, False]


def test_a_game_names_its_playouts_by_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    named = dataclasses.replace(heuristics(game("luxor")), playouts={2: 7})
    monkeypatch.setattr("engine.players.heuristics.heuristics", lambda _: named)
    assert [playouts(game("luxor"), seats) for seats in (2, 3)] == [7, PLAYOUTS]


# ---------------------------------------------------------------- evaluation of a position


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_estimates_and_preferences_fit_every_position(key: str, seats: int) -> None:
    rules = game(key)
    known = heuristics(rules)
    for state, seat in positions(key, seats, 5):
        before = rules.copy(state)
        estimate = known.estimate(state)
        assert len(estimate.points) == seats and estimate.spread > 0
        actions = rules.legal(state, seat)
        liked = known.prefer(state, seat, actions)
        assert len(liked) == len(actions) and all(-100 < each < 100 for each in liked)
        assert state == before


@pytest.mark.parametrize("key", every_game())
def test_looking_one_step_ahead_leaves_the_deal_alone(key: str) -> None:
    rules = game(key)
    for state, seat in some(key, rules.meta.seats[0], 5):
        view = rules.view(state, seat)
        deal = rules.sample(view, FastRng(1))
        before = rules.copy(deal)
        assert len(action_values(rules, heuristics(rules), view, deal, Random(1))) == len(view.actions)
        assert deal == before


# ---------------------------------------------------------------- strength


@pytest.mark.parametrize("key", every_game())
def test_normal_beats_random(key: str) -> None:
    """It wins 97 or more of 100 games in long matches. Of these four fixed games it may lose one."""
    assert match(key, "normal", RANDOM, game(key).meta.seats[0], 4, 1).won >= 3


@pytest.mark.slow
def test_a_match_is_the_same_in_several_processes() -> None:
    one, two = (match("mausoleum", "hard", "normal", 3, 6, 1, 8, workers) for workers in (1, 2))
    assert dataclasses.replace(one, seconds=0) == dataclasses.replace(two, seconds=0)


@pytest.mark.slow
def test_a_saved_match_uses_the_own_playouts_of_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "save", functools.partial(save, folder=tmp_path))
    monkeypatch.setattr(arena, "playouts", lambda rules, seats: {("mausoleum", 3): 8}[rules.meta.key, seats])
    command = ["mausoleum", "--seats", "3", "--games", "3", "--save"]
    assert arena.main(command) == 0
    shown = json.loads(capsys.readouterr().out.splitlines()[0])
    assert shown["won"] == match("mausoleum", "hard", "normal", 3, 3, 1, 8).won
    [saved] = load_all(tmp_path)
    assert (saved.name, saved.belongs_to) == ("arena-mausoleum-3", "arena")
    assert saved.figures["games"] == 3 and saved.figures["playouts a decision"] == 8
    assert saved.figures["version of the bots"] == shown["version"] == VERSION
    with pytest.raises(SystemExit):
        arena.main([*command, "--steps", "8"])


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(65, 100)
    assert (round(low, 3), round(high, 3)) == (0.553, 0.736)
    assert wilson(0, 10)[0] == 0 and wilson(10, 10)[1] == 1
