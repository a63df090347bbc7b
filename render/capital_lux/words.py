"""The whole table in words, complete enough to play by, for players who prefer text or cannot see pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.capital_lux.components import COLOUR_OF, COLOUR_WORDS, COLOURS
from engine.capital_lux.view import View
from render.capital_lux import alt
from render.capital_lux.texts import card_names, colour_name
from render.numbers import minus, signed
from render.theme import SEAT_SYMBOLS
from render.wording import Words, bold


def board(view: View, shown: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """Describe piles, the Capital, the hometowns and the last round's end (markdown)."""
    opening = alt.opening(view, shown, words)
    if view.outcome is None:
        opening.append(words.say("capital-lux-words-starter", {"name": shown[view.starter]}))
    if view.discard:
        opening.append(words.say("capital-lux-words-discard", {"cards": card_names(words, sorted(view.discard))}))
    seats = "\n".join(_seat(view, seat, shown[seat], words) for seat in range(view.seats))
    told = [" ".join(opening), " ".join(_capital(view, words)), seats]
    if view.round_end is not None:
        told.append("\n".join(alt.ended(view.round_end, shown, words)))
    return tuple(told)


def _capital(view: View, words: Words) -> list[str]:
    quarters = _quarters(((view.capital_total(colour), view.capital[colour]) for colour in COLOURS), words)
    out = [words.say("capital-lux-words-capital", {"colours": quarters}), *alt.hidden(view, words)]
    known = [f"{colour_name(words, one.colour)} {signed(one.value)}" for one in view.laid if one.value is not None]
    if known:
        out.append(words.say("capital-lux-words-known", {"colours": ", ".join(known)}))
    return out


def _seat(view: View, seat: int, name: str, words: Words) -> str:
    home = view.homes[seat]
    facts: dict[str, str | int] = {
        "symbol": SEAT_SYMBOLS[seat], "name": name, "coins": view.coins[seat], "hand": view.hand_sizes[seat],
        "bonus": view.bonus_sizes[seat],
        "colours": _quarters(((view.home_total(seat, colour), home[colour]) for colour in COLOURS), words),
    }  # fmt: skip
    return " ".join([words.say("capital-lux-words-seat", facts), *alt.over(view, seat, words)])


def _quarters(found: Iterable[tuple[int, Sequence[int]]], words: Words) -> str:
    """Describe each colour's total with its cards in brackets."""
    return ", ".join(
        f"{colour_name(words, colour)} {minus(total)}" + (f" ({' '.join(map(str, cards))})" if cards else "")
        for colour, (total, cards) in zip(COLOURS, found, strict=True)
    )


def effects(view: View, words: Words) -> list[str]:
    """Say in one line what each colour of the viewer's hand does in the Capital."""
    powers = [
        words.say(
            "words-pair",
            {
                "name": bold(colour_name(words, colour)),
                "value": words.say(f"capital-lux-picture-symbol-power-{COLOUR_WORDS[colour]}"),
            },
        )
        for colour in sorted({COLOUR_OF[card] for card in view.hand})
    ]
    return [f"{words.say('capital-lux-picture-symbols-powers')} {' · '.join(powers)}"] if powers else []
