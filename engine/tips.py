"""Tips for a first game: one sentence above a question, the first times that its reader meets the kind of decision.

A game's tips are ``TIPS`` in ``engine/<key>/tips.py`` (texts ``<game>-tip-<key>``). They depend on a view alone.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.contract import View
from engine.registry import every_game


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


@functools.cache
def tips(key: str) -> Tips:
    """Return all tips of a game, none for a game without ``tips.py``."""
    if key not in every_game() or importlib.util.find_spec(f"engine.{key}.tips") is None:
        return {}
    found: Tips = importlib.import_module(f"engine.{key}.tips").TIPS
    return found


def tip(key: str, view: View, met: int) -> str | None:
    """Return the tip for the viewer's decision, after ``met`` earlier ones whose actions have the same verbs."""
    meetings = tips(key).get(view.decision or "", ())
    if met >= len(meetings):
        return None
    return next((each.key for each in meetings[met] if each.fits(view)), None)
