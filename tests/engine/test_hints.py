"""Hints of random games: the whole move, and reasons that hold in other positions that agree with the view."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import pytest

from engine import TURN, Action, Event, FastRng, View, game, games
from engine.capital_lux.components import COLOUR_NAMED
from engine.hints import MoveStep as Decided
from engine.hints import effect, next_view, reasons
from engine.luxor.components import CARDS, TILES, TOMB
from engine.luxor.state import NO_CARD, NO_SPACE, Step
from engine.mausoleum.components import ANSWERS, KIND_OF, PARTS, WORDS, Kind
from engine.outcome import rank
from engine.players import decide, steps
from engine.points import totals
from tests.traits import traits

DECISIONS = 40


def moves(key: str, count: int, seed: int) -> list[list[Decided]]:
    """Return the moves that a strong player finds in decisions of random games, with the next best first action."""
    rules, rng, chance, found = game(key), FastRng(seed), random.Random(seed), list[list[Decided]]()
    while len(found) < count:
        state, _ = rules.setup(chance.choice(rules.meta.seats), {}, rng)
        while (deciding := rules.deciding(state)) and len(found) < count:
            seat = chance.choice(deciding).seat
            view = rules.view(state, seat)
            if len(view.actions) > 1 and chance.random() < 0.2:
                found.append(_whole(key, view, rng))
            rules.apply(state, seat, rules.suggest(view, rng), rng)
    return found


def _whole(key: str, view: View, rng: FastRng) -> list[Decided]:
    rules, found, now = game(key), list[Decided](), view
    while True:
        choice = decide(rules, now, "hard", rng, budget=steps(24))
        other = next((each.action for each in choice.alternatives), None)
        found.append(Decided(now, choice.action, other))
        after = next_view(rules, now, choice.action)
        if after is None:
            return found
        now = after


Positions = tuple[Any, Any, Any, View]
"""A position that agrees with the view, the one after the move, the one after the other action, and the view."""


def positions(key: str, move: list[Decided], number: int) -> Positions:
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
    "nears": lambda at, facts: (
        [each for each in lacking(at[1].areas[at[3].viewer]) if each not in at[1].hands[at[3].viewer]]
        == kinds(facts["cards"])
    ),
    "readies": lambda at, facts: (
        lacking(at[1].areas[at[3].viewer]) == kinds(facts["cards"])
        and {*kinds(facts["cards"])} <= {*at[1].hands[at[3].viewer]}
    ),
    "burns": lambda at, facts: (
        KIND_OF[facts["card"]] in at[0].shields[facts["target"]]
        and len(at[1].shields[facts["target"]]) < len(at[0].shields[facts["target"]])
        and (at[1].areas, sorted(map(len, at[1].hands))) == (at[0].areas, sorted(map(len, at[0].hands)))
    ),
    "second-set": lambda at, facts: (
        KIND_OF[facts["card"]] in at[0].hands[at[3].viewer] and facts["card"] in {WORDS[part] for part in PARTS}
    ),
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


def _awake(at: Positions) -> int:
    """Return how many adventurers of the viewer are awake after the move."""
    return sum(space >= 0 for space in at[1].adventurers[at[3].viewer])


def _there_after(at: Positions, facts: Any) -> bool:
    """Return whether the treasure needs as many more as said, and as many can still come."""
    own, space = at[1].adventurers[at[3].viewer], facts["space"]
    needed, there = TILES[at[1].tiles[space]].adventurers, own.count(space)
    coming = sum(max(0, space - 6) <= each < space for each in own)
    return needed - there == facts.get("missing", needed - there) and coming == facts.get("followers", coming)


def _can_take(state: Any, seat: int, facts: Any) -> bool:
    """Return whether the player takes the treasure with the card and the adventurer named, if it were their turn."""
    rules, now = game("luxor"), game("luxor").copy(state)
    now.turn, now.step, now.card, now.mover = seat, Step.CARD, NO_CARD, NO_SPACE
    found = False
    for side in ("left", "right"):
        if CARDS[now.hands[seat][0 if side == "left" else -1]].word != facts["card"]:
            continue
        for events in _ends(rules, now, seat, rules.parse(f"play.{side}")):
            taken = [event.facts for event in events if event.kind == "took-treasure"]
            moved = [event.facts for event in events if event.kind == "moved"]
            wanted = (facts["space"], facts["treasure"], facts["points"])
            found |= wanted in [(each["space"], each["treasure"], each["points"]) for each in taken] and (
                [each["from"] for each in moved] == [facts["from"]]
            )
    return found


def _ends(rules: Any, state: Any, seat: int, action: Action) -> list[list[Event]]:
    """Return what has happened at every end of a turn that begins with an action."""
    now = rules.copy(state)
    if action not in rules.legal(now, seat):
        return []
    events = rules.apply(now, seat, action, FastRng(1))
    if now.turn != seat or rules.outcome(now) is not None or any(event.kind == TURN for event in events):
        return [events]
    return [[*events, *later] for each in rules.legal(now, seat) for later in _ends(rules, now, seat, each)]


def _with_card(state: Any, seat: int, word: str) -> Any:
    """Return a position in which the player's left card is another one."""
    now = game("luxor").copy(state)
    now.hands[seat][0] = next(code for code, card in enumerate(CARDS) if card.word == word)
    return now


LUXOR: dict[str, Callable[[Positions, Any], bool]] = {
    "wakes": lambda at, facts: _awake(at) == facts["awake"],
    "joins": _there_after,
    "sooner": _there_after,
    "followed": _there_after,
    "better": _there_after,
    "next": lambda at, facts: _can_take(at[1], at[3].viewer, facts),
    "rear": lambda at, facts: facts["from"] == min(each for each in at[0].adventurers[at[3].viewer] if each >= 0),
    "key-waits": lambda at, facts: max(at[0].adventurers[at[3].viewer]) + facts["spaces"] == TOMB,
}


def _total(at: Positions, colour: str) -> int:
    return sum(at[0].homes[at[3].viewer][COLOUR_NAMED[colour]])  # type: ignore[no-any-return]


CAPITAL_LUX: dict[str, Callable[[Positions, Any], bool]] = {
    "draws": lambda at, facts: len(at[1].hands[at[3].viewer]) == len(at[0].hands[at[3].viewer]),
    "coin": lambda at, facts: at[1].coins[at[3].viewer] == at[0].coins[at[3].viewer] + 1,
    "lifts": lambda at, facts: _total(at, facts["colour"]) == facts["total"] <= facts["limit"],
}
BY_GAME: dict[str, dict[str, Callable[[Positions, Any], bool]]] = {
    "mausoleum": MAUSOLEUM, "luxor": LUXOR, "capital_lux": CAPITAL_LUX,
}  # fmt: skip


def _attacks(at: Positions) -> list[Kind]:
    return [kind for kind in ANSWERS if kind in at[0].hands[at[3].viewer] or at[3].pending is kind]  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", games())
def test_nearly_every_hint_has_a_reason_and_it_holds_in_other_positions(key: str) -> None:
    told, by_game = 0, BY_GAME.get(key, {})
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
        # Where nothing tells two moves apart, a hint says so.
        assert told >= 0.7 * len(found), f"{told} of {len(found)}"


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
        self.differs = differs

    def worlds(self, view: View, count: int) -> list[tuple[int, FastRng]]:
        return [(number, FastRng(number)) for number in range(1, count + 1)]

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
