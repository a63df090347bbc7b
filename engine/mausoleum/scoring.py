"""Points and ranking ("Condição de Vitória", "Critérios de Desempate")."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mausoleum.components import SET_POINTS, SEVERAL_SETS_POINTS
from engine.mausoleum.state import State, Step
from engine.mausoleum.view import Score
from engine.outcome import Outcome, rank

CATEGORIES = ("sets", "several", "mausolo")


def score(area: Sequence[int], mausolo: bool) -> Score:
    """Return the points of an area (number of each part), with or without Mausolo.

    8 for each complete set, 4 once for two or more, and Mausolo doubles one set (rulebook and ruling).
    """
    sets = min(area)
    return Score(
        sets=sets,
        set_points=SET_POINTS * sets,
        several_points=SEVERAL_SETS_POINTS if sets > 1 else 0,
        mausolo_points=SET_POINTS if mausolo and sets else 0,
    )


def outcome(state: State) -> Outcome | None:
    """Rank a finished game: points, then complete sets, then different characters used, then a shared victory."""
    if state.step is not Step.OVER:
        return None
    assert state.ending is not None
    scores = [score(area, mausolo) for area, mausolo in zip(state.areas, state.mausolo, strict=True)]
    return rank(
        state.ending,
        CATEGORIES,
        [(each.set_points, each.several_points, each.mausolo_points) for each in scores],
        [
            ("sets", tuple(each.sets for each in scores)),
            ("characters", tuple(len(row) for row in state.used)),
        ],
    )
