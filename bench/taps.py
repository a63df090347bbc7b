"""Taps that a turn takes: opening the hand, opening a select, choosing in it, and each button count one.

Random games of every number of players. The real panel's components are searched for the cheapest way to each action.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import mean
from typing import Any, TypeVar

from bench import Result
from cogs.interactions import custom_ids
from cogs.interactions.choices import rows
from cogs.play import hand_panel
from engine import AnyGame, FastRng, View, game, games
from render.choices import narrow
from tables import Table

GAMES = 24
"""Random games of each kind."""


def run() -> Result:
    """Count the taps of each kind of game."""
    figures: dict[str, float | int | str] = {}
    for key in games():
        turns, decisions = _play(game(key))
        figures[f"{key}: taps a turn, mean"] = round(mean(turns), 2)
        figures[f"{key}: taps a turn, most"] = max(turns)
        figures[f"{key}: taps a decision, mean"] = round(mean(decisions), 2)
    return Result("taps", figures, (f"{GAMES} random games of each; a turn is what a player decides in a row",))


def _play(rules: AnyGame) -> tuple[list[int], list[int]]:
    """Return the taps of each turn and of each decision."""
    from tests.bot.inspection import table_for

    turns: list[int] = []
    decisions: list[int] = []
    for number in range(GAMES):
        seats = rules.meta.seats[number % len(rules.meta.seats)]
        table, chance, rng = table_for(rules.meta.key, seats, "en-US"), random.Random(number), FastRng(number)
        state, _ = rules.setup(seats, {}, rng)
        holder = -1
        while deciding := rules.deciding(state):
            seat = holder if holder in [each.seat for each in deciding] else chance.choice(deciding).seat
            view = rules.view(state, seat)
            offered = taps(table, view)
            action = chance.choice([each for each in view.actions if str(each) in offered])  # equal moves stand once
            decisions.append(offered[str(action)])
            if seat != holder:
                turns.append(1)
            turns[-1] += decisions[-1]
            rules.apply(state, seat, action, rng)
            still = rules.deciding(state)
            holder = seat if any(each.seat == seat for each in still) else -1
    return turns, decisions


Choosing = TypeVar("Choosing", custom_ids.Act, custom_ids.First)


def taps(table: Table, view: View) -> dict[str, int]:
    """Return the fewest taps of each action that the hand of ``view`` offers, by notation."""
    found = _direct(table, view)
    for first in _ids(table, view, custom_ids.First):
        inside = _direct(table, narrow(table.game, view, first.notation), narrowed=True)
        for notation, count in inside.items():
            found[notation] = min(1 + count, found.get(notation, 1 + count))
    return found


def _direct(table: Table, view: View, *, narrowed: bool = False) -> dict[str, int]:
    """Return the taps of each action of one panel: an option of a select is two."""
    options = {
        each["value"]: 2
        for row in _rows(table, view, narrowed=narrowed)
        for part in row["components"]
        for each in part.get("options", ())
    }
    return options | {each.notation: 1 for each in _ids(table, view, custom_ids.Act, narrowed=narrowed)}


def _ids(table: Table, view: View, kind: type[Choosing], *, narrowed: bool = False) -> list[Choosing]:
    """Return a panel's custom ids of a kind."""
    made = [part["custom_id"] for row in _rows(table, view, narrowed=narrowed) for part in row["components"]]
    found = [custom_ids.read(each) for each in made]
    return [each for each in found if isinstance(each, kind)]


def _rows(table: Table, view: View, *, narrowed: bool = False) -> Sequence[dict[str, Any]]:
    """Return the rows of choices of a panel as Discord gets them."""
    items, ends = hand_panel.choices(table, view, 1, "en-US", narrowed=narrowed)
    return [item.to_component_dict() for item in [*items, *rows(ends)]]
