"""The draw pile runs out: see :mod:`engine.coming` (rulebook: "Fim do jogo")."""

from __future__ import annotations

from typing import Final

from engine.contract import Note
from engine.mausoleum.view import View

NOTES: Final = {"pile": (), "passes": ("count", "seats")}
"""Keys and facts. ``count``: how many of the ``seats`` have passed one after the other."""


def coming(view: View) -> Note | None:
    """Return that the draw pile is empty, and how many players have passed since."""
    if view.pile:
        return None
    return Note("passes", {"count": view.passes, "seats": view.seats}) if view.passes else Note("pile")
