"""Alternative texts of pictures, for players who cannot see them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.mausoleum.components import Kind
from engine.mausoleum.view import View
from render import alt
from render.mausoleum.facts import chosen
from render.theme import SEAT_SYMBOLS
from render.wording import Words, card


def cards(kinds: Iterable[Kind], words: Words) -> str:
    """Name several cards, with the count of equal ones."""
    return alt.counted(card("mausoleum", kind.word, words.locale) for kind in kinds)


def board(view: View, shown: tuple[str, ...], words: Words) -> str:
    """Describe the piles, the players to decide, and each area."""
    seats = (seat(view, one, shown[one], words) for one in range(view.seats))
    return "\n".join([" ".join(opening(view, shown, words)), *seats])


def opening(view: View, shown: tuple[str, ...], words: Words) -> list[str]:
    """Return the first sentences: the piles, the players to decide."""
    out = [words.say("mausoleum-alt-board", {"pile": view.pile, "discard": len(view.discard)})]
    if view.discard:
        out.append(words.say("mausoleum-alt-top", {"card": cards(view.discard[-1:], words)}))
    return [*out, *alt.turn("mausoleum", view, shown, words)]


def seat(view: View, seat: int, name: str, words: Words) -> str:
    """Describe a player: points, cards in hand, buildings, waiting and used cards."""
    base, colunas, piramide, estatuas = view.areas[seat]
    facts: dict[str, str | int] = {
        "symbol": SEAT_SYMBOLS[seat], "name": name, "points": view.scores[seat].total, "hand": view.hand_sizes[seat],
        "base": base, "colunas": colunas, "piramide": piramide, "estatuas": estatuas,
    }  # fmt: skip
    out = [words.say("mausoleum-alt-seat", facts)]
    if view.mausolo[seat]:
        out.append(words.say("mausoleum-alt-crown"))
    if view.shields[seat]:
        out.append(words.say("mausoleum-alt-shields", {"cards": cards(view.shields[seat], words)}))
    done = [kind for kind in view.used[seat] if not (kind is Kind.MAUSOLO and view.mausolo[seat])]
    if done:
        out.append(words.say("mausoleum-alt-used", {"cards": cards(done, words)}))
    return " ".join(out)


def hand(view: View, words: Words) -> str:
    """Describe the viewer's cards, marking those it may choose."""
    if view.hand:
        out = [words.say("mausoleum-alt-hand", {"cards": cards(view.hand, words)})]
    else:
        out = [words.say("mausoleum-alt-empty")]
    offered = [kind for kind in Kind if kind in chosen(view)]
    if offered:
        out.append(words.say("mausoleum-alt-choices", {"cards": cards(offered, words)}))
    return " ".join(out)
