"""Bots of three strengths for every game. They see a view and nothing else.

``decide`` chooses for the viewer. It knows the rules, the game's heuristics (``engine/<game>/evaluate``) and the view.
``Game.sample`` gives it positions that agree with the view. It has no clock: ``budget`` says whether to continue. A
hard player samples as many positions as the game names (:func:`playouts`): a faster machine does not make it stronger.

* easy: one step ahead in one sampled position, then a random choice that favours better actions;
* normal: one step ahead in several sampled positions, then a choice among actions of about the same value;
* hard: one step ahead, then tree search until the budget ends. A game may give it a learned estimate of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from engine.any_game import AnyGame
from engine.contract import View
from engine.players.choice import Choice, Evaluation
from engine.players.heuristics import TEMPERATURE, Heuristics, heuristics_of, playouts
from engine.players.lookahead import action_values
from engine.players.randomness import QuickRng, seeded_random, softmax_choice
from engine.players.search import Search
from engine.rng import Rng

__all__ = [
    "LEVELS",
    "SECONDS",
    "VERSION",
    "Budget",
    "Choice",
    "Evaluation",
    "both",
    "decide",
    "playouts",
    "seconds",
    "steps",
]

LEVELS: Final = ("easy", "normal", "hard")

VERSION: Final = 8
"""Version of the bots. Raise it when a level becomes stronger or weaker, and rate it in
``tables/rating_model.py``: stored results name the version that played."""

SECONDS: Final = 1.0
"""Seconds after which a hard player decides with fewer playouts than its game names: on a slow or busy machine."""

Budget = Callable[[], bool]
"""Called before each sampled position: whether to continue. The first position is always evaluated."""

SAMPLES: Final = {"easy": 1, "normal": 6}
"""Sampled positions that a level evaluates one step ahead; for a hard player the game names them."""
EASY_TEMPERATURE: Final = 0.06
"""Softmax temperature of an easy player's choice, in units of value (0 to 1)."""


def steps(count: int) -> Budget:
    """Return a budget of ``count`` sampled positions."""
    left = iter(range(count))
    return lambda: next(left, None) is not None


def seconds(clock: Callable[[], float], length: float = SECONDS) -> Budget:
    """Return a budget of ``length`` seconds from now. ``clock`` counts seconds."""
    end = clock() + length
    return lambda: clock() < end


def both(one: Budget, other: Budget) -> Budget:
    """Return a budget that ends with the first of two."""
    return lambda: one() and other()


def decide(game: AnyGame, view: View, level: str, rng: Rng, *, budget: Budget) -> Choice:
    """Return the action that a player of this level takes for the viewer of ``view``.

    The same ``rng`` and number of samples give the same choice. ValueError for a view without actions or an unknown
    level.
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    if not view.actions:
        raise ValueError("nothing to decide")
    if len(view.actions) == 1:
        return Choice(view.actions[0])
    chance = seeded_random(rng)
    known = heuristics_of(game, level)
    wanted = known.samples if level == "hard" else SAMPLES[level]
    values, sampled = _one_step(game, known, view, wanted, chance, budget)
    visits = [sampled] * len(values)
    if level != "hard":
        spread = EASY_TEMPERATURE if level == "easy" else known.temperature.get(view.seats, TEMPERATURE)
        taken = softmax_choice(range(len(values)), values, spread, chance)
        return _choice(view, values, visits, sampled, taken)
    search = Search(game, view, chance)
    search.set_priors(values)
    while budget():
        search.step()
    arms = search.root.arms[search.observer]
    found = [arms[action] for action in view.actions]
    visits = [round(arm.visits - search.prior) for arm in found]
    most = max(range(len(found)), key=lambda i: (found[i].visits, found[i].mean))
    return _choice(view, [arm.mean for arm in found], visits, sampled + search.iterations, most)


def _one_step(
    game: AnyGame, knowledge: Heuristics, view: View, wanted: int, chance: Random, budget: Budget
) -> tuple[list[float], int]:
    """Return the mean value of each action one step ahead, and the number of positions sampled."""
    rng = QuickRng(chance.getrandbits(32))
    totals = [0.0] * len(view.actions)
    done = 0
    while done < wanted and (budget() or not done):
        for i, value in enumerate(action_values(game, knowledge, view, game.sample(view, rng), chance)):
            totals[i] += value
        done += 1
    return [total / done for total in totals], done


def _choice(view: View, values: list[float], visits: list[int], samples: int, taken: int) -> Choice:
    order = sorted(range(len(values)), key=lambda i: (i == taken, visits[i], values[i]), reverse=True)
    evaluations = tuple(Evaluation(view.actions[i], values[i], visits[i]) for i in order)
    return Choice(evaluations[0].action, evaluations, samples)
