"""Several actions as one choice, such as a card together with who moves: ``play.left+move.3.2``.

Some actions say little without the one that follows. A game's part ``wholes`` joins them, so that a player chooses all
at once. The rules know single actions: :func:`apart` returns them. No player may notice or learn anything in between.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from engine.contract import Action, View, words

if TYPE_CHECKING:
    from engine.any_game import AnyGame

_JOINT: Final = re.compile(r"\+(?=[a-z])")
"""Stands between actions. In a word of an action, only a number follows a plus."""


def join(*actions: Action) -> Action:
    """Return actions as one. Raises :class:`UnreadableAction` if they are too long together."""
    return words("+".join(map(str, actions)))


def parse(game: AnyGame, text: str) -> tuple[Action, ...]:
    """Read the notation of an action, or of several joined. Raises :class:`UnreadableAction`."""
    return tuple(map(game.parse, _JOINT.split(text)))


def apart(action: Action) -> tuple[Action, ...]:
    """Return the single actions of a joined one; a single action by itself."""
    parts = _JOINT.split(str(action))
    return (action,) if len(parts) == 1 else tuple(map(words, parts))


def whole(game: AnyGame, view: View) -> View:
    """Return a view whose actions are whole choices: the same view in a game without joined actions."""
    if game.wholes is None or not view.actions:
        return view
    return replace(view, actions=tuple(game.wholes(view)))
