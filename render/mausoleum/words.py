"""The whole board in words, complete enough to play by, for players who prefer text or cannot see pictures."""

from __future__ import annotations

from engine.mausoleum.view import View
from locales import say
from render.mausoleum import alt


def board(view: View, shown: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Describe the piles, every card in the discard pile and every area (markdown)."""
    out = alt.opening(view, shown, locale)
    if not view.pile:
        out.append(say(locale, "mausoleum-words-passes", {"passes": view.passes, "count": view.seats}))
    if view.discard:
        out.append(say(locale, "mausoleum-words-discard", {"cards": alt.cards(sorted(view.discard), locale)}))
    seats = "\n".join(alt.seat(view, seat, shown[seat], locale) for seat in range(view.seats))
    return " ".join(out), seats
