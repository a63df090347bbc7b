"""The whole board in words, complete enough to play by."""

from __future__ import annotations

from engine.__key__.view import View
from locales import say
from render import wording
from render.__key__ import alt


def board(view: View, given: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Describe the row, every player and, as the last paragraph, the viewer's own hand (markdown)."""
    shown = tuple(map(wording.bold, given))
    out = alt.opening(view, shown, locale)
    if view.row:
        out += " " + say(locale, "__slug__-words-row", {"cards": alt.listed(view.row)})
    seats = "\n".join(alt.seat(view, seat, shown, locale) for seat in range(view.seats))
    return (out, seats) if view.viewer is None else (out, seats, alt.hand(view, locale))
