"""Computer players of three strengths for every game, from a view and nothing else.

``decide`` chooses for the viewer of a view. It knows the rules of the game, its heuristics (``engine/<game>/evaluate``)
and the view; positions to think about are dealt by ``Game.sample``. It has no clock: ``budget`` says whether to go on.

* easy: one step ahead in a single deal, and then it often takes the second best, or worse;
* normal: one step ahead in several deals;
* hard: one step ahead to begin with, then tree search for as long as the budget lasts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from engine.contract import View
from engine.players.chance import QuickRng, softly, source
from engine.players.choice import Choice, Thought
from engine.players.look import look
from engine.players.search import PRIOR, Search
from engine.registry import AnyGame
from engine.rng import Rng

__all__ = ["LEVELS", "SECONDS", "Budget", "Choice", "Thought", "decide", "seconds", "steps"]

LEVELS: Final = ("easy", "normal", "hard")

SECONDS: Final = 1.0
"""What a hard player takes for a decision, unless told otherwise."""

Budget = Callable[[], bool]
"""Asked before each deal: whether to think on. The first deal of all is thought about in any case."""

DEALS: Final = {"easy": 1, "normal": 6, "hard": 4}
"""How many deals are looked at one step ahead."""
CARELESS: Final = 0.06
"""How often an easy player goes wrong: an action worth so much less is taken e times less often."""


def steps(count: int) -> Budget:
    """A budget of so many deals."""
    left = iter(range(count))
    return lambda: next(left, None) is not None


def seconds(clock: Callable[[], float], length: float = SECONDS) -> Budget:
    """A budget of time, which begins now; ``clock`` counts seconds."""
    end = clock() + length
    return lambda: clock() < end


def decide(game: AnyGame, view: View, level: str, rng: Rng, *, budget: Budget) -> Choice:
    """What the viewer of ``view`` would do at this strength. The same ``rng`` and number of deals give the same choice.

    Raises ValueError for a view without actions, or for a level there is none of.
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    if not view.actions:
        raise ValueError("nothing to decide")
    if len(view.actions) == 1:
        return Choice(view.actions[0])
    chance = source(rng)
    values, deals = _one_step(game, view, DEALS[level], chance, budget)
    if level == "easy":
        return _choice(view, values, [deals] * len(values), deals, softly(range(len(values)), values, CARELESS, chance))
    if level == "normal":
        return _choice(view, values, [deals] * len(values), deals)
    search = Search(game, view, chance)
    search.expect(values)
    while budget():
        search.step()
    arms = search.root.arms[search.observer]
    found = [arms[action] for action in view.actions]
    visits = [round(arm.visits - PRIOR) for arm in found]
    most = max(range(len(found)), key=lambda i: (found[i].visits, found[i].mean))
    return _choice(view, [arm.mean for arm in found], visits, deals + search.iterations, most)


def _one_step(game: AnyGame, view: View, deals: int, chance: Random, budget: Budget) -> tuple[list[float], int]:
    """The mean value of each action one step ahead, and in how many deals that was found."""
    rng = QuickRng(chance.getrandbits(32))
    totals = [0.0] * len(view.actions)
    done = 0
    while done < deals and (budget() or not done):
        for i, value in enumerate(look(game, view, game.sample(view, rng), chance)):
            totals[i] += value
        done += 1
    return [total / done for total in totals], done


def _choice(view: View, values: list[float], visits: list[int], deals: int, taken: int | None = None) -> Choice:
    order = sorted(range(len(values)), key=lambda i: (i == taken, visits[i], values[i]), reverse=True)
    thoughts = tuple(Thought(view.actions[i], values[i], visits[i]) for i in order)
    return Choice(thoughts[0].action, thoughts, deals)
