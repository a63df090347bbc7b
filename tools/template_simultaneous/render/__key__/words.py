"""The whole board in words, complete enough to play by."""

from __future__ import annotations

from engine.__key__.view import View
from render.__key__ import alt


def board(view: View, shown: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Describe the round and every player (markdown). The viewer's own hand follows."""
    return " ".join(alt.opening(view, shown, locale)), "\n".join(alt.seats(view, shown, locale))
