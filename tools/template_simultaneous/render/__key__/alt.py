"""Alternative texts of pictures, for players who cannot see them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.__key__.view import View
from render import alt
from render.theme import SEAT_SYMBOLS
from render.wording import Words


def listed(cards: Iterable[int]) -> str:
    """List cards by number."""
    return ", ".join(map(str, cards))


def board(view: View, shown: tuple[str, ...], words: Words) -> str:
    """Describe the round, the players to decide, and each player."""
    return "\n".join([" ".join(opening(view, shown, words)), *seats(view, shown, words)])


def opening(view: View, shown: tuple[str, ...], words: Words) -> list[str]:
    """Return the first sentences: the round, the players who still choose."""
    return [words.say("__slug__-alt-board", {"round": view.round}), *alt.turn("__key__", view, shown, words)]


def seats(view: View, shown: tuple[str, ...], words: Words) -> list[str]:
    """Describe each player: lanterns, the pair of the last round."""
    told = []
    for seat, name in enumerate(shown):
        facts: dict[str, str | int] = {"symbol": SEAT_SYMBOLS[seat], "name": name, "points": view.points[seat]}
        told.append(words.say("__slug__-alt-seat", facts))
        if view.shown:
            told[-1] += " " + words.say("__slug__-alt-shown", {"cards": listed(view.shown[seat])})
    return told


def hand(view: View, words: Words) -> str:
    """Describe the viewer's cards."""
    out = words.say("__slug__-alt-hand", {"cards": listed(view.hand)})
    return f"{out} {words.say('__slug__-alt-chosen', {'cards': listed(view.chosen)})}" if view.chosen else out
