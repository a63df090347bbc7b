"""Heuristics for __title__: lanterns lit, and how likely each card of a hand is to light one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.__key__.components import CARDS, HAND, lit
from engine.__key__.state import State
from engine.contract import Action
from engine.players.heuristics import Estimate, Heuristics


def estimate(state: State) -> Estimate:
    """Return the expected lanterns of each seat, and their spread."""
    points = [sum(hand) / len(CARDS) for hand in state.hands]
    for turn, light in enumerate(lit(state.row)):
        points[(state.first + turn) % state.seats] += light
    return Estimate(points, 0.5 + len(state.hands[0]) / HAND)


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Rate each action in lanterns: one for light, less the worth of the card."""
    last = state.row[-1] if state.row else 0
    cards = [int(action.args[0]) for action in actions]
    return [float(card > last) - card / len(CARDS) for card in cards]


def quiet(state: State, turns: int) -> bool:
    """Return whether a playout may stop here: every seat has had a turn."""
    return turns >= state.seats


HEURISTICS: Final = Heuristics(estimate, prefer, quiet)
