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

from engine.contract import Action, View
from engine.players.comparison import Arm, Comparison
from engine.players.playout import TEMPERATURE, play_out
from engine.players.randomness import softmax_choice
from engine.registry import AnyGame

State = Any

EXPLORE: Final = 0.7
"""Exploration constant of the upper bound, divided by the number of seats: with more seats values lie closer."""
SIMULTANEOUS_TEMPERATURE: Final = 0.05
"""Softmax temperature, in value, of the other seats where several decide together. If two seats always took their
highest bound, their choices would correlate, as if one saw the other's."""
TOGETHER: Final = Action("together")
"""Branch after a decision of several seats without the observer."""


class Node:
    """An information set of the observer: the actions of each deciding seat, and the following nodes."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Action, Arm]] = {}
        self.children: dict[Action, Node] = {}


class Search(Comparison):
    """Compares by a tree; each :meth:`step` is an iteration."""

    def __init__(self, game: AnyGame, view: View, chance: Random) -> None:
        super().__init__(game, view, chance)
        self.explore = EXPLORE / view.seats
        self.root = Node()
        self.root.arms[self.observer] = self.arms

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
        values = play_out(game, self.knowledge, state, self.chance, self.rng)
        for seat, arm in trail:
            arm.add(values[seat])
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
                best = softmax_choice(untried, liked, TEMPERATURE, self.chance)
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
