"""Points and ranking ("Pontuação e vencedor do jogo")."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.capital_lux.components import TIEBREAKS, VALUE_OF, Card
from engine.capital_lux.state import State, Step
from engine.capital_lux.view import Score
from engine.outcome import Outcome, rank

CATEGORIES: Final = ("hometown", "bonus", "coins")

ENDING: Final = "rounds"


def score(home: Iterable[tuple[int, ...]], bonus: Iterable[Card] | None, coins: int) -> Score:
    """Return the values of all cards of a hometown and of all bonus cards, and 1 for each coin."""
    return Score(
        hometown=sum(map(sum, home)),
        bonus=None if bonus is None else sum(VALUE_OF[card] for card in bonus),
        coins=coins,
    )


def outcome(state: State) -> Outcome | None:
    """Rank a finished game: points, then most sixes, fives, fours, threes, twos, then a shared victory."""
    if state.step is not Step.OVER:
        return None
    points, values = [], []
    for home, bonus, coins in zip(state.homes, state.bonus, state.coins, strict=True):
        each = score(home, bonus, coins)
        points.append((each.hometown, each.bonus or 0, each.coins))
        values.append([value for row in home for value in row] + [VALUE_OF[card] for card in bonus])
    tiebreaks = [(name, tuple(row.count(value) for row in values)) for name, value in TIEBREAKS]
    return rank(ENDING, CATEGORIES, points, tiebreaks)
