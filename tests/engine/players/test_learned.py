"""The learned estimate of Guardiões do Mausoléu: fair to all seats, and for hard players only."""

from __future__ import annotations

from random import Random

import pytest

from engine import FastRng, game
from engine.mausoleum import evaluate, learned
from engine.mausoleum.components import PARTS, Kind
from engine.mausoleum.state import State
from engine.players import decide, steps
from engine.players.heuristics import heuristics_of

RULES = game("mausoleum")
SEATS = tuple(RULES.meta.seats)


def turns(seats: int, seed: int) -> list[State]:
    """Return the positions of a random game."""
    rng, chance = FastRng(seed), Random(seed)
    state, _ = RULES.setup(seats, {}, rng)
    found = []
    while deciding := RULES.deciding(state):
        found.append(RULES.copy(state))
        RULES.apply(state, deciding[0].seat, chance.choice(RULES.legal(state, deciding[0].seat)), rng)
    return found


def start(seats: int) -> State:
    """Return a position late in a game in which all seats have the same."""
    state, _ = RULES.setup(seats, {}, FastRng(1))
    del state.pile[8:]
    state.hands = [[Kind.BASE, Kind.ROUBO] for _ in range(seats)]
    return state


@pytest.mark.parametrize("seats", SEATS)
def test_every_feature_has_its_weight(seats: int) -> None:
    weights, (table, rows) = learned.weights(), learned.features(turns(seats, 1)[0])
    assert {len(row) for row in (*weights.seat, weights.direct)} == {len(row) for row in rows}
    assert {len(row) for row in weights.table} == {len(table)}
    assert len(weights.seat) == len(weights.table) == len(weights.bias) == len(weights.hidden)


@pytest.mark.parametrize("seats", SEATS)
def test_seats_have_no_places_of_their_own(seats: int) -> None:
    """All seats moved on by one: so are the points."""
    for state in turns(seats, 2):
        moved = RULES.copy(state)
        for row in ("hands", "areas", "mausolo", "shields", "used"):
            kept = getattr(moved, row)
            setattr(moved, row, [kept[-1], *kept[:-1]])
        moved.turn = (state.turn + 1) % seats
        points = list(learned.estimate(state).points)
        assert list(learned.estimate(moved).points) == pytest.approx([points[-1], *points[:-1]])


@pytest.mark.parametrize("seats", SEATS)
def test_the_order_of_cards_does_not_matter(seats: int) -> None:
    for state in turns(seats, 3)[::4]:
        mixed = RULES.copy(state)
        for cards in (mixed.pile, mixed.discard, *mixed.hands):
            Random(1).shuffle(cards)
        assert learned.estimate(mixed) == learned.estimate(state)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("asset", ["set", "mausolo", "hand"])
def test_what_a_seat_has_beyond_the_others_is_worth_points(seats: int, asset: str) -> None:
    state = start(seats)
    own, *others = range(seats)
    state.areas = [[1] * len(PARTS) for _ in range(seats)]
    before = learned.estimate(state).points
    if asset == "set":
        state.areas[own] = [2] * len(PARTS)
    elif asset == "mausolo":
        state.mausolo[own], state.used[own] = True, [Kind.MAUSOLO]
    else:
        state.hands[own] = [*PARTS, Kind.INVASAO]
    after = learned.estimate(state).points
    for other in others:
        assert after[own] - after[other] > before[own] - before[other] + 1


def test_only_hard_players_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heuristics_of(game("mausoleum"), "hard").estimate is learned.estimate
    assert heuristics_of(game("mausoleum"), "normal").estimate is evaluate.estimate
    assert heuristics_of(game("luxor"), "hard") is heuristics_of(game("luxor"), "normal")
    asked: list[int] = []
    kept = learned.weights

    def spied() -> learned.Weights:
        asked.append(1)
        return kept()

    monkeypatch.setattr(learned, "weights", spied)
    state = turns(3, 4)[10]
    view = RULES.view(state, RULES.deciding(state)[0].seat)
    for level, used in (("easy", False), ("normal", False), ("hard", True)):
        asked.clear()
        decide(RULES, view, level, FastRng(1), budget=steps(4))
        assert bool(asked) is used
