"""A strong bot's whole move: the decisions that follow from its first action, for a hint and for a review."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine import Action, AnyGame, View
from engine.hints import MAX_ACTIONS, next_view
from engine.players import Choice
from tables.threads import for_page

Decide = Callable[[View], Awaitable[Choice]]
"""Returns what the strong bot would do."""


async def after(game: AnyGame, view: View, action: Action, decide: Decide) -> list[tuple[View, Choice]]:
    """Return the rest of the viewer's move after an action, up to the first decision that depends on hidden things."""
    found, move = await for_page(next_view, game, view, action), list[tuple[View, Choice]]()
    while found is not None and len(move) < MAX_ACTIONS - 1:
        choice = await decide(found)
        move.append((found, choice))
        found = await for_page(next_view, game, found, choice.action)
    return move
