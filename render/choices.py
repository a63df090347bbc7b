"""How a hand shows the choices of a decision."""

from __future__ import annotations

from engine import Action, AnyGame, View
from render.registry import artist
from render.wording import Emojis, emoji


def choice_emoji(game: AnyGame, view: View, action: Action, emojis: Emojis) -> str | None:
    """Return the markup of the emoji that stands for a choice. None without one."""
    if not emojis:
        return None
    key = artist(game.meta.key).emoji_of(view, action, game.explain(view, action))
    return None if key is None else emoji(emojis, game.meta.key, key)
