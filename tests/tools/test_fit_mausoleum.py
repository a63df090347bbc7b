"""Fitting the learned estimate: the gradient, a rule that can be learned, and a short run to a file of weights."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engine.mausoleum import learned
from tools.fit_mausoleum import HIDDEN, TESTED, Data, Network, Scaling, fit, likelihood, main, play, weights

FEATURES = 6
"""Features of a table and of a seat in these tests."""


def made(count: int, seed: int = 1) -> Data:
    """Return positions of two to four seats, of which the one with the most of its first two features wins."""
    rng = np.random.default_rng(seed)
    there = np.arange(4) < rng.integers(2, 5, count)[:, None]
    seats = (rng.normal(3, 2, (count, 4, FEATURES)) * there[..., None]).astype(np.float32)
    strongest = np.where(there, seats[..., 0] + seats[..., 1], -np.inf).argmax(axis=1)
    won, measured = np.eye(4, dtype=np.float32)[strongest], np.eye(4, dtype=np.float32)[rng.integers(0, 2, count)]
    return Data(rng.normal(5, 2, (count, FEATURES)).astype(np.float32), seats, measured, there, won)


@pytest.mark.parametrize("name", Network._fields)
def test_the_gradient_is_the_slope_of_the_likelihood(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.fit_mausoleum.DECAY", 0.0)
    data = made(50)
    network = Network(
        *(each.astype(np.float64) for each in Network.start(FEATURES, FEATURES, np.random.default_rng(2)))
    )
    slope = getattr(network.gradient(data), name)
    value, step = getattr(network, name), 1e-5
    for place in list(np.ndindex(value.shape))[::5]:
        moved = []
        for change in (step, -step):
            other = value.copy()
            other[place] += change
            moved.append(likelihood(network._replace(**{name: other}), data))
        assert -slope[place] == pytest.approx((moved[0] - moved[1]) / (2 * step), abs=1e-4)


def test_a_rule_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.fit_mausoleum.BATCH", 64)
    network, others = fit(made(20_000)), made(2_000, seed=3)
    chances = network.chances(others, network.levels(others))
    assert (chances.argmax(axis=1) == others.won.argmax(axis=1)).mean() > 0.95
    assert likelihood(network, others) > -0.3
    assert (chances[~others.there] == 0).all()


def test_the_network_of_scaled_features_becomes_one_of_the_features() -> None:
    data, network = made(500), Network.start(FEATURES, FEATURES, np.random.default_rng(4))
    scaling = Scaling.of(data)
    scaled, other = scaling.apply(data), scaling.undo(network)
    assert scaled.seats[data.there].mean(axis=0) == pytest.approx(np.zeros(FEATURES), abs=1e-4)
    assert scaled.table.std(axis=0) == pytest.approx(np.ones(FEATURES), abs=1e-4)
    expected = network.chances(scaled, network.levels(scaled))
    assert other.chances(data, other.levels(data)) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("number", range(3))
def test_a_game_gives_its_positions_and_its_winners(number: int) -> None:
    data = play(1, "easy", number)
    seats = 2 + number
    assert (data.there.sum(axis=1) == seats).all() and data.there[:, :seats].all()
    assert data.won.sum(axis=1) == pytest.approx(1) and not data.won[~data.there].any()
    assert (data.measured.sum(axis=1) == 1).all() and not data.seats[~data.there].any()
    assert len(data.won) > 5 and (data.won == data.won[0]).all()


@pytest.mark.slow
def test_games_give_weights_that_the_engine_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "learned.json"
    assert main(["--games", str(TESTED + 1), "--by", "normal", "--quiet"], path) == 0
    assert f"of {TESTED + 1} games" in capsys.readouterr().out
    found = learned.Weights(**json.loads(path.read_text(encoding="utf-8")))
    shapes = [np.shape(each) for each in learned.weights()]
    assert [np.shape(each) for each in found] == shapes and shapes[0][0] == HIDDEN


def test_weights_are_those_of_the_network() -> None:
    network = Network.start(FEATURES, FEATURES, np.random.default_rng(1))
    found = weights(network)
    assert np.array(found.seat) == pytest.approx(network.seat.T, rel=1e-3)
    assert np.array(found.table) == pytest.approx(network.table.T, rel=1e-3)
    assert (len(found.bias), len(found.hidden), len(found.direct)) == (HIDDEN, HIDDEN, FEATURES)
