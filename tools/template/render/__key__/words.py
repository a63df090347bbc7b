"""The whole board in words, complete enough to play by."""

from __future__ import annotations

from engine.__key__.view import View
from locales import say
from render.__key__ import alt


def board(view: View, shown: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Describe the row and every player (markdown). The viewer's own hand follows by itself."""
    out = alt.opening(view, shown, locale)
    if view.row:
        out.append(say(locale, "__slug__-words-row", {"cards": alt.listed(view.row)}))
    return " ".join(out), "\n".join(alt.seat(view, seat, shown[seat], locale) for seat in range(view.seats))
