"""Information-set Monte Carlo tree search with a single observer.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). Each iteration deals the hidden
parts anew (``Game.sample``), goes down one tree that all deals share, adds a node, plays on at a glance to a quiet
position, and hands the value of every seat back up. An action's upper bound counts how often it was available, for
in some deals it is not. Every seat maximises its own value.

Where several seats decide at the same time, each has statistics of its own at that node, and the tree goes on by the
observer's choice alone: nobody's choice depends on what another chose, and the others' stay hidden.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any, Final

from engine.contract import TURN, Action, View
from engine.players.chance import QuickRng, softly
from engine.players.heuristics import Heuristics, of
from engine.players.look import value_now
from engine.players.worth import worth
from engine.registry import AnyGame

State = Any

EXPLORE: Final = 0.7
"""The constant of the upper bound, divided by the number of seats: the more there are, the closer values lie."""
BLUR: Final = 0.05
"""How freely the others choose where several decide together: two that both took their highest bound would keep step
with one another, as if one saw what the other does."""
HEAT: Final = 1.0
"""How freely playouts choose, in points at a glance."""
LONGEST: Final = 400
"""Decisions of a playout after which it is estimated wherever it stands."""
PRIOR: Final = 3
"""How many visits a first opinion of an action counts for."""

TOGETHER: Final = Action("together")
"""The branch after a decision of several seats in which the observer has no part."""


class Arm:
    """What is known of one action at one node."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0.0
        self.available = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """Its average value to the seat that chooses it."""
        return self.total / self.visits


class Node:
    """An information set of the observer: for each seat that decides there its actions, and what comes after."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Action, Arm]] = {}
        self.children: dict[Action, Node] = {}


class Search:
    """A tree for one decision of the viewer of ``view``; each :meth:`step` is an iteration."""

    def __init__(self, game: AnyGame, view: View, chance: Random) -> None:
        assert view.viewer is not None
        self.game = game
        self.view = view
        self.observer = view.viewer
        self.knowledge: Heuristics = of(game)
        self.chance = chance
        self.rng = QuickRng(chance.getrandbits(32))
        self.explore = EXPLORE / view.seats
        self.root = Node()
        self.iterations = 0

    def expect(self, values: list[float]) -> None:
        """Begin with an opinion of the viewer's actions, in their order."""
        arms = self.root.arms.setdefault(self.observer, {})
        for action, value in zip(self.view.actions, values, strict=True):
            arm = arms[action] = Arm()
            arm.visits, arm.total = PRIOR, PRIOR * value

    def step(self) -> None:
        """Deal, go down, play on, and remember."""
        game, node = self.game, self.root
        state = game.sample(self.view, self.rng)
        trail: list[tuple[int, Arm]] = []
        deciding = [each.seat for each in game.deciding(state)]
        if self.observer not in deciding:
            # Where all choose together, a choice that was made may still be changed.
            deciding.insert(0, self.observer)
        fresh = False
        while deciding and not fresh:
            branch, together = TOGETHER, len(deciding) > 1
            for seat in deciding:
                action, arm, new = self.select(node, state, seat, blurred=together and seat != self.observer)
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
        values = self.playout(state)
        for seat, arm in trail:
            arm.visits += 1
            arm.total += values[seat]
        self.iterations += 1

    def select(self, node: Node, state: State, seat: int, *, blurred: bool) -> tuple[Action, Arm, bool]:
        """An action of ``seat``, its statistics, and whether it is tried for the first time.

        ``blurred``: not always the one with the highest bound.
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
                arm.total / arm.visits + self.explore * math.sqrt(math.log(arm.available + PRIOR) / arm.visits)
            )
        if untried:
            if len(untried) > 1:
                liked = self.knowledge.prefer(state, seat, untried)
                best = softly(untried, liked, HEAT, self.chance)
            else:
                best = untried[0]
            arm = arms[best] = Arm()
            arm.available = 1
            return best, arm, True
        best = softly(actions, bounds, BLUR, self.chance) if blurred else actions[bounds.index(max(bounds))]
        return best, arms[best], False

    def playout(self, state: State) -> list[float]:
        """The value to each seat after playing on at a glance until it is quiet, or over."""
        game, prefer, quiet = self.game, self.knowledge.prefer, self.knowledge.quiet
        turns = 0
        for _ in range(LONGEST):
            deciding = game.deciding(state)
            if not deciding:
                return value_now(game, self.knowledge, state)
            if quiet(state, turns):
                break
            for seat, _kind in deciding:
                actions = game.legal(state, seat)
                if len(actions) > 1:
                    action = softly(actions, prefer(state, seat, actions), HEAT, self.chance)
                else:
                    action = actions[0]
                for event in game.apply(state, seat, action, self.rng):
                    if event.kind == TURN:
                        turns += 1
        return worth(self.knowledge.estimate(state))
