"""Heuristics for __title__: lanterns lit, and what the pair of each seat is likely to light."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from engine.__key__.components import PICK, TARGET, worth
from engine.__key__.state import State
from engine.contract import Action
from engine.players.heuristics import Estimate, Heuristics


def estimate(state: State) -> Estimate:
    """Return the expected lanterns of each seat after this round, and their spread."""
    points = [
        lit + (_promise(hand, chosen) if state.choosing else 0)
        for lit, hand, chosen in zip(state.points, state.hands, state.chosen, strict=True)
    ]
    return Estimate(points, 0.5 + max(0, TARGET - max(state.points)) / 2)


def _promise(hand: Sequence[int], chosen: Sequence[int]) -> float:
    """Return the worth of a pair, or of the best that a hand can still make."""
    if len(chosen) == PICK:
        return worth(chosen)
    pairs = [(*chosen, card) for card in hand] if chosen else combinations(hand, PICK)
    return max(map(worth, pairs))


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Rate each action in lanterns: what the best pair with it is likely to light."""
    hand, chosen = state.hands[seat], state.chosen[seat]
    cards = [int(action.args[0]) for action in actions]
    return [_promise([each for each in hand if each != card], [*chosen, card]) for card in cards]


def quiet(state: State, turns: int) -> bool:
    """Return whether a playout may stop here: the round is over."""
    return turns >= 1


HEURISTICS: Final = Heuristics(estimate, prefer, quiet)
