"""The slices of a review: the same everywhere, and from nothing that their player could not know."""

from __future__ import annotations

import itertools
import pickle
from random import Random
from typing import Any

import pytest

from engine import FastRng, View, every_game, game
from engine.players import LEVELS
from engine.players.decision import BotDecision
from engine.players.heuristics import Estimate
from engine.players.review import (
    DUEL_PAIRS,
    LEAP,
    ActionDuel,
    Chance,
    seed_of,
    shares,
    smoothed,
    soft_chances,
)
from engine.players.values import expected_values
from tests.engine.players.test_players import some


@pytest.mark.parametrize("key", every_game())
def test_a_slice_depends_on_its_view_and_seed_alone(key: str) -> None:
    rules, differing = game(key), 0
    for state, seat in some(key, 3, 3):
        view = rules.view(state, seat)
        # What the seat does not know lies otherwise. So a result from the position itself would differ.
        other = rules.view(rules.sample(view, FastRng(5)), seat)

        def asked(seen: View, revision: int = 7, seat: int = seat) -> list[Any]:
            seed = seed_of(b"seed", "asked", revision, seat)
            decisions = [BotDecision(rules, seen, level, seed, 8) for level in LEVELS]
            return [
                Chance(rules, seen, seed),
                ActionDuel(rules, seen, seed, (seen.actions[0], seen.actions[-1])),
                *decisions,
            ]

        for work, same, later in zip(asked(view), asked(other), asked(view, 8), strict=True):
            found = work.run()
            assert pickle.loads(pickle.dumps(same)).run() == found, "equal in another process, and whatever is hidden"
            differing += later.run() != found
            if isinstance(work, ActionDuel):
                assert all(0 <= won <= DUEL_PAIRS for won in found)
    assert differing >= 6, "the seed decides what is sampled"


def test_the_same_action_twice_is_no_difference() -> None:
    (state, seat), *_ = some("capital_lux", 4, 1)
    view = game("capital_lux").view(state, seat)
    one, other, squares = ActionDuel(game("capital_lux"), view, b"s", (view.actions[0],) * 2).run()
    assert one == other and squares == 0, "both play on with the same random numbers"
    all_seats = [ActionDuel(game("capital_lux"), view, b"s", view.actions[:1], 0, whose).run() for whose in range(4)]
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
