"""Alternative texts of pictures, for players who cannot see them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.__key__.components import lit
from engine.__key__.view import View
from render import alt
from render.theme import SEAT_SYMBOLS
from render.wording import Words


def listed(cards: Iterable[int]) -> str:
    """List cards by number."""
    return ", ".join(map(str, cards))


def board(view: View, shown: tuple[str, ...], words: Words) -> str:
    """Describe the last card, the players to decide, and each player."""
    seats = (seat(view, one, shown[one], words) for one in range(view.seats))
    return "\n".join([" ".join(opening(view, shown, words)), *seats])


def opening(view: View, shown: tuple[str, ...], words: Words) -> list[str]:
    """Return the first sentences: the last card, the players to decide."""
    facts = {"count": len(view.row), "last": view.row[-1] if view.row else 0}
    return [words.say("__slug__-alt-board", facts), *alt.turn("__key__", view, shown, words)]


def seat(view: View, seat: int, name: str, words: Words) -> str:
    """Describe a player: lanterns, cards in hand, the cards that lit a lantern."""
    turns = enumerate(zip(view.row, lit(view.row), strict=True))
    own = [number for turn, (number, light) in turns if light and (view.first + turn) % view.seats == seat]
    facts: dict[str, str | int] = {
        "symbol": SEAT_SYMBOLS[seat], "name": name, "points": view.points[seat], "hand": view.hand_sizes[seat],
    }  # fmt: skip
    out = words.say("__slug__-alt-seat", facts)
    return f"{out} {words.say('__slug__-alt-lit', {'cards': listed(own)})}" if own else out


def hand(view: View, words: Words) -> str:
    """Describe the viewer's cards."""
    if not view.hand:
        return words.say("__slug__-alt-empty")
    return words.say("__slug__-alt-hand", {"cards": listed(view.hand)})
