"""The whole board in words, complete enough to play by."""

from __future__ import annotations

from engine.__key__.view import View
from render.__key__ import alt
from render.wording import Words


def board(view: View, shown: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Describe the round and every player (markdown). The viewer's own hand follows."""
    return " ".join(alt.opening(view, shown, words)), "\n".join(alt.seats(view, shown, words))
