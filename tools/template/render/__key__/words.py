"""The whole board in words, complete enough to play by."""

from __future__ import annotations

from engine.__key__.view import View
from render.__key__ import alt
from render.wording import Words


def board(view: View, shown: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Describe the row and every player (markdown). The viewer's own hand follows by itself."""
    out = alt.opening(view, shown, words)
    if view.row:
        out.append(words.say("__slug__-words-row", {"cards": alt.listed(view.row)}))
    return " ".join(out), "\n".join(alt.seat(view, seat, shown[seat], words) for seat in range(view.seats))
