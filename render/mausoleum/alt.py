"""Alternative texts of pictures, for players who cannot see them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.mausoleum.components import KIND_OF, Kind
from engine.mausoleum.view import View
from locales import say
from render import alt
from render.theme import SEAT_SYMBOLS
from render.wording import card


def cards(kinds: Iterable[Kind], locale: str) -> str:
    """Name several cards, with the count of equal ones."""
    return alt.counted(card("mausoleum", kind.word, locale) for kind in kinds)


def choices(view: View) -> frozenset[Kind]:
    """Return the cards that the viewer may choose now."""
    return frozenset(KIND_OF[word] for action in view.actions for word in action.args if word in KIND_OF)


def board(view: View, shown: tuple[str, ...], locale: str) -> str:
    """Describe the piles, the players to decide, and each area."""
    seats = (seat(view, one, shown[one], locale) for one in range(view.seats))
    return "\n".join([" ".join(opening(view, shown, locale)), *seats])


def opening(view: View, shown: tuple[str, ...], locale: str) -> list[str]:
    """Return the first sentences: the piles, the players to decide."""
    out = [say(locale, "mausoleum-alt-board", {"pile": view.pile, "discard": len(view.discard)})]
    if view.discard:
        out.append(say(locale, "mausoleum-alt-top", {"card": cards(view.discard[-1:], locale)}))
    return [*out, *alt.turn("mausoleum", view, shown, locale)]


def seat(view: View, seat: int, name: str, locale: str) -> str:
    """Describe a player: points, cards in hand, buildings, waiting and used cards."""
    base, colunas, piramide, estatuas = view.areas[seat]
    facts: dict[str, str | int] = {
        "symbol": SEAT_SYMBOLS[seat], "name": name, "points": view.scores[seat].total, "hand": view.hand_sizes[seat],
        "base": base, "colunas": colunas, "piramide": piramide, "estatuas": estatuas,
    }  # fmt: skip
    out = [say(locale, "mausoleum-alt-seat", facts)]
    if view.mausolo[seat]:
        out.append(say(locale, "mausoleum-alt-crown"))
    if view.shields[seat]:
        out.append(say(locale, "mausoleum-alt-shields", {"cards": cards(view.shields[seat], locale)}))
    done = [kind for kind in view.used[seat] if not (kind is Kind.MAUSOLO and view.mausolo[seat])]
    if done:
        out.append(say(locale, "mausoleum-alt-used", {"cards": cards(done, locale)}))
    return " ".join(out)


def hand(view: View, locale: str) -> str:
    """Describe the viewer's cards, marking those it may choose."""
    if view.hand:
        out = [say(locale, "mausoleum-alt-hand", {"cards": cards(view.hand, locale)})]
    else:
        out = [say(locale, "mausoleum-alt-empty")]
    offered = [kind for kind in Kind if kind in choices(view)]
    if offered:
        out.append(say(locale, "mausoleum-alt-choices", {"cards": cards(offered, locale)}))
    return " ".join(out)
