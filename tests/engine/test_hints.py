"""Hints of random games: the whole move, and reasons that hold in other positions that agree with the view."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import pytest

from engine import TURN, Action, Event, FastRng, View, game, games
from engine.hints import Step, effect, next_view, reasons
from engine.mausoleum.components import ANSWERS, KIND_OF, PARTS, Kind
from engine.outcome import rank
from engine.players import decide, steps
from engine.points import totals
from tests.traits import traits

DECISIONS = 40


def moves(key: str, count: int, seed: int) -> list[list[Step]]:
    """Return the moves that a strong player finds in decisions of random games, with the next best first action."""
    rules, rng, chance, found = game(key), FastRng(seed), random.Random(seed), list[list[Step]]()
    while len(found) < count:
        state, _ = rules.setup(chance.choice(rules.meta.seats), {}, rng)
        while (deciding := rules.deciding(state)) and len(found) < count:
            seat = chance.choice(deciding).seat
            view = rules.view(state, seat)
            if len(view.actions) > 1 and chance.random() < 0.2:
                found.append(_whole(key, view, rng))
            rules.apply(state, seat, rules.suggest(view, rng), rng)
    return found


def _whole(key: str, view: View, rng: FastRng) -> list[Step]:
    rules, found, now = game(key), list[Step](), view
    while True:
        choice = decide(rules, now, "hard", rng, budget=steps(24))
        other = next((each.action for each in choice.alternatives), None)
        found.append(Step(now, choice.action, other))
        after = next_view(rules, now, choice.action)
        if after is None:
            return found
        now = after


Positions = tuple[Any, Any, Any, View]
"""A position that agrees with the view, the one after the move, the one after the other action, and the view."""


def positions(key: str, move: list[Step], number: int) -> Positions:
    rules, view = game(key), move[0].view
    rng = FastRng(1000 + number)
    before = rules.sample(view, rng)
    after = rules.copy(before)
    for step in move:
        rules.apply(after, view.viewer, step.action, rng)
    beside = rules.copy(before)
    if move[0].other is not None:
        rules.apply(beside, view.viewer, move[0].other, rng)
    return before, after, beside, view


def points(key: str, state: Any, view: View) -> tuple[int, ...]:
    return totals(game(key).view(state, view.viewer))


def outcome_of(key: str, state: Any) -> Any:
    return game(key).outcome(state)


SHARED: dict[str, Callable[[str, Positions, Any], bool]] = {
    "wins": lambda key, at, facts: outcome_of(key, at[1]).winners == (at[3].viewer,),
    "shares": lambda key, at, facts: at[3].viewer in outcome_of(key, at[1]).winners,
    "ends-lost": lambda key, at, facts: at[3].viewer not in outcome_of(key, at[2]).winners,
    "gains": lambda key, at, facts: (
        points(key, at[1], at[3])[at[3].viewer] - points(key, at[0], at[3])[at[3].viewer] == facts["points"]
    ),
    "costs": lambda key, at, facts: (
        points(key, at[0], at[3])[facts["target"]] - points(key, at[1], at[3])[facts["target"]] == facts["points"]
    ),
    "leads": lambda key, at, facts: (
        points(key, at[1], at[3]).index(max(points(key, at[1], at[3]))) == at[3].viewer
        and points(key, at[1], at[3]).count(max(points(key, at[1], at[3]))) == 1
    ),
}


def kinds(words: str) -> list[Kind]:
    return [KIND_OF[word] for word in words.split()]


def lacking(area: Any) -> list[Kind]:
    return [part for part in PARTS if area[part] == min(area)]


MAUSOLEUM: dict[str, Callable[[Positions, Any], bool]] = {
    "completes": lambda at, facts: min(at[1].areas[at[3].viewer]) > min(at[0].areas[at[3].viewer]),
    # What a hidden card may stop holds where the target cannot.
    "completes-unless": lambda at, facts: (
        min(at[1].areas[at[3].viewer]) > min(at[0].areas[at[3].viewer])
        or at[1].areas[facts["target"]] == at[0].areas[facts["target"]]
    ),
    "nears": lambda at, facts: lacking(at[1].areas[at[3].viewer]) == kinds(facts["cards"]),
    "spare": lambda at, facts: (
        at[1].areas[at[3].viewer][KIND_OF[facts["card"]]] > min(at[1].areas[at[3].viewer]) + 1
        or at[1].areas[at[3].viewer][KIND_OF[facts["card"]]] > min(at[0].areas[at[3].viewer])
    ),
    "hits-open": lambda at, facts: (
        bool(at[0].shields[facts["target"]]) is False
        or not any(each in ANSWERS[attack] for attack in _attacks(at) for each in at[0].shields[facts["target"]])
    ),
    "hits-leader": lambda at, facts: facts["points"] == points("mausoleum", at[0], at[3])[facts["target"]],
    "draws": lambda at, facts: at[0].pile[-1:] != [] and facts["count"] > 0,
    "doubles": lambda at, facts: at[1].mausolo[at[3].viewer],
    "safe-early": lambda at, facts: at[1].mausolo[at[3].viewer],
}


def _attacks(at: Positions) -> list[Kind]:
    return [kind for kind in ANSWERS if kind in at[0].hands[at[3].viewer] or at[3].pending is kind]  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", games())
def test_nearly_every_hint_has_a_reason_and_it_holds_in_other_positions(key: str) -> None:
    told, by_game = 0, MAUSOLEUM if key == "mausoleum" else {}
    found = moves(key, DECISIONS, 11)
    for move in found:
        notes = reasons(game(key), move)
        told += bool(notes)
        assert len(notes) <= 2 and len({note.key for note in notes}) == len(notes)
        for number in range(4):
            at = positions(key, move, number)
            for note in notes:
                if note.key in SHARED:
                    assert SHARED[note.key](key, at, note.facts), (note, move)
                elif note.key in by_game and len(move) == 1:
                    assert by_game[note.key](at, note.facts), (note, move)
    if find_spec(f"engine.{key}.reasons") is not None:
        assert told >= 0.9 * len(found), f"{told} of {len(found)}"


@pytest.mark.parametrize("key", games())
def test_a_move_goes_on_while_its_player_learns_nothing_new(key: str) -> None:
    rules, rng = game(key), FastRng(5)
    long = 0
    for move in moves(key, 30, 3):
        state = rules.sample(move[0].view, rng)
        for step, then in zip(move, [*(each.view for each in move[1:]), None], strict=True):
            events = rules.apply(state, step.view.viewer, step.action, rng)
            if then is not None:
                assert rules.view(state, step.view.viewer) == then
                assert not any(event.kind == TURN for event in events)
        long += len(move) > 1
    assert (long > 0) is traits(key).several_actions


class Secret:
    """Rules of a game that its player wins in each of the first samples. ``differs``: events show what others chose."""

    def __init__(self, *, differs: bool) -> None:
        self.differs, self.samples = differs, 0

    def sample(self, view: View, rng: Any) -> int:
        self.samples += 1
        return self.samples

    def legal(self, state: int, seat: int) -> list[Action]:
        return [Action("choose")]

    def apply(self, state: int, seat: int, action: Action, rng: Any) -> list[Event]:
        return [Event("shown", {"number": state * self.differs}, reveals=True), Event("ended", {})]

    def view(self, state: int, viewer: int) -> View:
        won = rank("end", ("points",), [(1,), (0,)], [])
        return View(viewer, 2, (), None, (), won)


@pytest.mark.parametrize("differs", [False, True])
def test_a_victory_is_claimed_only_where_samples_agree_on_what_happens(differs: bool) -> None:
    rules: Any = Secret(differs=differs)
    found = effect(rules, View(0, 2, (0,), "choose", (Action("choose"),), None), [Action("choose")])
    assert found.won is not differs
