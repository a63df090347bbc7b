"""Information-set Monte Carlo tree search with a single observer.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). Each iteration samples a
position (``Game.sample``), descends the one tree shared by all samples, adds a node, plays out to a quiet position and
backs up a value for every seat. An action's upper bound counts how often it was available, because some samples do not
allow it. Every seat maximises its own value.

Where several seats decide at the same time, each has its own statistics at that node. The tree branches on the
observer's choice alone, so no choice depends on another seat's hidden choice.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any, Final

from engine.any_game import AnyGame
from engine.contract import TURN, Action, View
from engine.players.heuristics import PRIOR, Heuristics, heuristics_of
from engine.players.lookahead import current_values
from engine.players.randomness import QuickRng, softmax_choice
from engine.players.values import expected_values
from engine.rng import Rng

State = Any

EXPLORE: Final = 0.7
"""Exploration constant of the upper bound, divided by the number of seats: with more seats values lie closer."""
SIMULTANEOUS_TEMPERATURE: Final = 0.05
"""Softmax temperature, in value, of the other seats where several decide together. If two seats always took their
highest bound, their choices would correlate, as if one saw the other's."""
PLAYOUT_TEMPERATURE: Final = 1.0
"""Softmax temperature of playouts, in units of ``Heuristics.prefer``."""
PLAYOUT_DECISIONS: Final = 400
"""Decisions after which a playout stops and is estimated."""
TOGETHER: Final = Action("together")
"""Branch after a decision of several seats without the observer."""


class Arm:
    """Statistics of one action at one node."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0.0
        self.available = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Average value to the seat that chooses it."""
        return self.total / self.visits


class Node:
    """An information set of the observer: the actions of each deciding seat, and the following nodes."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Action, Arm]] = {}
        self.children: dict[Action, Node] = {}


class Search:
    """The tree for one decision of the viewer of ``view``; each :meth:`step` is an iteration."""

    def __init__(self, game: AnyGame, view: View, chance: Random) -> None:
        assert view.viewer is not None
        self.game = game
        self.view = view
        self.observer = view.viewer
        self.knowledge: Heuristics = heuristics_of(game, "hard")
        self.chance = chance
        self.rng = QuickRng(chance.getrandbits(32))
        self.explore = EXPLORE / view.seats
        self.prior = self.knowledge.prior.get(view.seats, PRIOR)
        self.root = Node()
        self.iterations = 0

    def set_priors(self, values: list[float]) -> None:
        """Give the viewer's actions, in their order, these one-step values as ``Heuristics.prior`` visits."""
        arms = self.root.arms.setdefault(self.observer, {})
        for action, value in zip(self.view.actions, values, strict=True):
            arm = arms[action] = Arm()
            arm.visits, arm.total = self.prior, self.prior * value

    def step(self) -> None:
        """Sample a position, descend, play out, back up the values."""
        game, node = self.game, self.root
        state = game.sample(self.view, self.rng)
        trail: list[tuple[int, Arm]] = []
        deciding = [each.seat for each in game.deciding(state)]
        if self.observer not in deciding:
            # Where all choose together, a choice may be changed.
            deciding.insert(0, self.observer)
        fresh = False
        while deciding and not fresh:
            branch, together = TOGETHER, len(deciding) > 1
            for seat in deciding:
                action, arm, new = self.select(node, state, seat, soft=together and seat != self.observer)
                fresh = fresh or new
                trail.append((seat, arm))
                game.apply(state, seat, action, self.rng)
                if seat == self.observer or not together:
                    branch = action
            child = node.children.get(branch)
            if child is None:
                child = node.children[branch] = Node()
            node = child
            deciding = [each.seat for each in game.deciding(state)]
        over = play_out(game, self.knowledge, state, self.rng, self.chance)
        values = (
            current_values(game, self.knowledge, state) if over else expected_values(self.knowledge.estimate(state))
        )
        for seat, arm in trail:
            arm.visits += 1
            arm.total += values[seat]
        self.iterations += 1

    def select(self, node: Node, state: State, seat: int, *, soft: bool) -> tuple[Action, Arm, bool]:
        """Choose an action of ``seat``; return it, its statistics, and whether this is its first visit.

        ``soft``: draw by softmax over the upper bounds instead of taking the highest.
        """
        actions = self.game.legal(state, seat)
        arms = node.arms.get(seat)
        if arms is None:
            arms = node.arms[seat] = {}
        untried = []
        bounds = []
        for action in actions:
            arm = arms.get(action)
            if arm is None:
                untried.append(action)
                continue
            arm.available += 1
            bounds.append(
                arm.total / arm.visits + self.explore * math.sqrt(math.log(arm.available + self.prior) / arm.visits)
            )
        if untried:
            if len(untried) > 1:
                liked = self.knowledge.prefer(state, seat, untried)
                best = softmax_choice(untried, liked, PLAYOUT_TEMPERATURE, self.chance)
            else:
                best = untried[0]
            arm = arms[best] = Arm()
            arm.available = 1
            return best, arm, True
        best = (
            softmax_choice(actions, bounds, SIMULTANEOUS_TEMPERATURE, self.chance)
            if soft
            else actions[bounds.index(max(bounds))]
        )
        return best, arms[best], False


def play_out(
    game: AnyGame, knowledge: Heuristics, state: State, rng: Rng, chance: Random, *, short: bool = True
) -> bool:
    """Play on from a position, better actions more often: to a quiet position, or to the end if not ``short``.

    Returns whether the game is over.
    """
    turns = 0
    for _ in range(PLAYOUT_DECISIONS):
        deciding = game.deciding(state)
        if not deciding:
            return True
        if short and knowledge.quiet(state, turns):
            break
        for seat, _kind in deciding:
            actions = game.legal(state, seat)
            action = actions[0]
            if len(actions) > 1:
                action = softmax_choice(actions, knowledge.prefer(state, seat, actions), PLAYOUT_TEMPERATURE, chance)
            for event in game.apply(state, seat, action, rng):
                if event.kind == TURN:
                    turns += 1
    return False
