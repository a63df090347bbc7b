"""Tips for a first game: one sentence above a question, the first times that its reader meets the kind of decision.

A game's tips are its part ``tips`` (texts ``<game>-tip-<key>``). They depend on a view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.any_game import AnyGame
from engine.contract import View


def _always(view: Any) -> bool:
    return True


class Tip(NamedTuple):
    """One sentence. ``fits``: the views in which it helps."""

    key: str
    fits: Callable[[Any], bool] = _always


Tips = Mapping[str, Sequence[Sequence[Tip]]]
"""Tips by kind of decision: for the first, second and third meeting those to choose from, the first that fits."""
MEETINGS: Final = 3
"""How often a kind of decision has a tip."""


def tip(game: AnyGame, view: View, met: int) -> str | None:
    """Return the tip for the viewer's decision, after ``met`` earlier ones whose actions have the same verbs."""
    meetings = game.tips.get(view.decision or "", ())
    if met >= len(meetings):
        return None
    return next((str(each.key) for each in meetings[met] if each.fits(view)), None)
