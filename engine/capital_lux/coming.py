"""The hands run out: see :mod:`engine.coming` (rulebook: "Fim da rodada")."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.view import View
from engine.contract import Note

NOTES: Final = {"last-turns": ("seat",)}
"""Keys and facts. ``seat``: the first player without cards."""


def coming(view: View) -> Note | None:
    """Return that a player is out of cards, so that each other one has a last turn."""
    return None if view.closer is None else Note("last-turns", {"seat": view.closer})
