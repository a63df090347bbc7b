"""The slices of a review: the same everywhere, and from nothing that their player could not know."""

from __future__ import annotations

import itertools
import pickle
from random import Random

import pytest

from engine import FastRng, every_game, game
from engine.players import steps
from engine.players.heuristics import Estimate
from engine.players.review import (
    DUEL_PAIRS,
    LEAP,
    Slice,
    SliceKind,
    seed_of,
    shares,
    smoothed,
    soft_chances,
)
from engine.players.values import expected_values
from tests.engine.players.test_players import some


@pytest.mark.parametrize("key", every_game())
def test_a_slice_depends_on_its_view_and_seed_alone(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.players.review.steps", lambda count: steps(min(count, 8)))
    rules, differing = game(key), 0
    for state, seat in some(key, 3, 3):
        view = rules.view(state, seat)
        # What the seat does not know lies otherwise. So a result from the position itself would differ.
        other = rules.view(rules.sample(view, FastRng(5)), seat)
        for kind in SliceKind:
            actions = (view.actions[0], view.actions[-1]) if kind is SliceKind.DUEL else ()
            seed = seed_of(b"seed", kind, 7, seat)
            found = Slice(kind, key, view, seed, actions).run()
            again = pickle.loads(pickle.dumps(Slice(kind, key, other, seed, actions)))
            assert again.run() == found, "equal in another process, and whatever is hidden"
            assert len(found) == {SliceKind.CHANCE: 1, SliceKind.DUEL: 3}.get(
                kind, len(view.actions) + (kind is SliceKind.SEARCH)
            )
            differing += Slice(kind, key, view, seed_of(b"seed", kind, 8, seat), actions).run() != found
            if kind is SliceKind.SEARCH:
                assert view.actions[int(found[0])] in view.actions
            if kind is SliceKind.DUEL:
                assert all(0 <= won <= DUEL_PAIRS for won in found)
    assert differing >= 6, "the seed decides what is sampled"


def test_the_same_action_twice_is_no_difference() -> None:
    (state, seat), *_ = some("capital_lux", 4, 1)
    view = game("capital_lux").view(state, seat)
    one, other, squares = Slice(SliceKind.DUEL, "capital_lux", view, b"s", (view.actions[0],) * 2).run()
    assert one == other and squares == 0, "both play on with the same random numbers"
    all_seats = [
        Slice(SliceKind.DUEL, "capital_lux", view, b"s", view.actions[:1], 0, whose).run() for whose in range(4)
    ]
    assert [sum(won) for won in zip(*all_seats, strict=True)][:2] == [DUEL_PAIRS] * 2, "one victory a playout"


def test_chances_are_softer_than_the_estimate_and_sum_to_one() -> None:
    estimate = Estimate((9.0, 4.0), 5.0)
    sure, soft = expected_values(estimate)[0], soft_chances(estimate)
    assert 0.5 < soft[0] < sure and sum(soft) == pytest.approx(1)
    assert shares([0.6, 0.6, 0.3]) == pytest.approx((0.4, 0.4, 0.2))
    assert shares([0, 0]) == (0.5, 0.5)


def test_noise_is_smoothed_within_a_part_but_a_leap_stays() -> None:
    noise = Random(1)
    level = [0.3] * 10 + [0.3 + 2 * LEAP] * 10
    raw = [(each + noise.uniform(-0.03, 0.03),) for each in level]
    curve = [row[0] for row in smoothed([(a, 1 - a) for (a,) in raw], [0] * 20)]
    assert curve[10] - curve[9] > 1.5 * LEAP, "the leap is as sharp as before"
    rough, even = ([abs(b - a) for a, b in itertools.pairwise(row)] for row in ([a for (a,) in raw], curve))
    assert sum(even) - even[9] < 0.6 * (sum(rough) - rough[9])
    apart = smoothed([(0.2, 0.8)] * 3 + [(0.3, 0.7)] * 3, [0, 0, 0, 1, 1, 1])
    assert apart[2] == pytest.approx((0.2, 0.8)) and apart[3] == pytest.approx((0.3, 0.7)), "rounds are apart"
