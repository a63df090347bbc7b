"""Alternative texts of pictures, for players who cannot see them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.capital_lux.components import COLOUR_WORDS, COLOURS, PICKS, ROUNDS, TIEBREAKS, card
from engine.capital_lux.round_end import RoundEnd
from engine.capital_lux.view import View, me
from locales import say
from render import alt
from render.alt import who
from render.capital_lux.texts import card_names, colour_name
from render.capital_lux.values import minus, signed
from render.theme import SEAT_SYMBOLS


def _each(values: Sequence[int | str]) -> dict[str, int | str]:
    """Return one fact for each colour."""
    return dict(zip(COLOUR_WORDS, values, strict=True))


# ---------------------------------------------------------------- the table


def board(view: View, shown: tuple[str, ...], locale: str) -> str:
    """Describe the piles, the players to decide, the Capital and each hometown."""
    seats = (_seat(view, seat, shown[seat], locale) for seat in range(view.seats))
    return "\n".join([" ".join(opening(view, shown, locale)), _capital(view, locale), *seats])


def opening(view: View, shown: tuple[str, ...], locale: str) -> list[str]:
    """Return the first sentences: the round, the piles, the players to decide."""
    facts = {
        "round": view.round,
        "rounds": ROUNDS,
        "pile": view.pile,
        "coins": view.supply,
        "modifiers": view.modifiers,
    }
    out = [say(locale, "capital-lux-alt-board", facts)]
    if view.draft:
        out.append(say(locale, "capital-lux-alt-draft", {"number": view.draft, "count": PICKS}))
    out += alt.turn("capital_lux", view, shown, locale)
    if view.closer is not None:
        out.append(say(locale, "capital-lux-alt-closing", {"name": shown[view.closer]}))
    return out


def _capital(view: View, locale: str) -> str:
    totals = say(locale, "capital-lux-alt-capital", _each([minus(view.capital_total(colour)) for colour in COLOURS]))
    return " ".join([totals, *hidden(view, locale)])


def hidden(view: View, locale: str) -> list[str]:
    """Name the colours with modifiers hidden from the viewer, and their number."""
    found = [f"{colour_name(locale, colour)} {count}" for colour in COLOURS if (count := view.hidden_modifiers(colour))]
    return [say(locale, "capital-lux-alt-hidden", {"colours": ", ".join(found)})] if found else []


def _seat(view: View, seat: int, name: str, locale: str) -> str:
    facts = {
        "symbol": SEAT_SYMBOLS[seat], "name": name, "coins": view.coins[seat], "hand": view.hand_sizes[seat],
        "bonus": view.bonus_sizes[seat], **_each([view.home_total(seat, colour) for colour in COLOURS]),
    }  # fmt: skip
    return " ".join([say(locale, "capital-lux-alt-seat", facts), *over(view, seat, locale)])


def over(view: View, seat: int, locale: str) -> list[str]:
    """Name the colours of a hometown above the limit known to the viewer, and the excess."""
    if view.stage == "over":
        return []
    found = [f"{colour_name(locale, colour)} {excess}" for colour in COLOURS if (excess := view.excess(seat, colour))]
    return [say(locale, "capital-lux-alt-over", {"colours": ", ".join(found)})] if found else []


# ---------------------------------------------------------------- the viewer's hand


def hand(view: View, locale: str) -> str:
    """Describe the viewer's cards and choices, then its hometown and known modifiers and bonus cards."""
    seat = me(view)
    out = [_held(view, locale)]
    if view.choice is not None:
        out.append(_chosen(view, view.choice, locale))
    if view.kept:
        out.append(say(locale, "capital-lux-alt-kept", {"cards": card_names(locale, view.kept)}))
    if view.looked is not None:
        out.append(say(locale, "capital-lux-alt-looked", {"value": signed(view.looked)}))
    if view.pending is not None:
        there = [card(COLOURS[colour], view.capital[colour][0]) for colour in takeable(view)]
        out.append(say(locale, "capital-lux-alt-take", {"cards": card_names(locale, there)}))
    totals = [f"{view.home_total(seat, colour)}/{minus(view.capital_total(colour))}" for colour in COLOURS]
    out.append(say(locale, "capital-lux-alt-own", {"coins": view.coins[seat], **_each(totals)}))
    out += over(view, seat, locale)
    mine = [f"{colour_name(locale, one.colour)} {signed(one.value or 0)}" for one in view.laid if one.seat == seat]
    if mine:
        out.append(say(locale, "capital-lux-alt-laid", {"where": ", ".join(mine)}))
    if view.bonus[seat]:
        out.append(say(locale, "capital-lux-alt-bonus", {"cards": card_names(locale, view.bonus[seat] or ())}))
    return " ".join(out)


def takeable(view: View) -> list[int]:
    """Return the colours from which the played Cleric may take a card."""
    return [COLOUR_WORDS.index(action.args[0]) for action in view.actions if action.verb == "take"]


def _held(view: View, locale: str) -> str:
    if not view.hand:
        return say(locale, "capital-lux-alt-empty")
    facts: dict[str, str | int] = {"cards": card_names(locale, view.hand)}
    if view.draft:
        return say(locale, "capital-lux-alt-packet", {**facts, "number": view.draft, "count": PICKS})
    return say(locale, "capital-lux-alt-hand", facts)


def _chosen(view: View, choice: tuple[int, ...], locale: str) -> str:
    if view.stage == "pick":
        return say(locale, "capital-lux-alt-chosen", {"cards": card_names(locale, choice)})
    colours = ", ".join(colour_name(locale, colour) for colour in choice) or "–"
    return say(locale, "capital-lux-alt-saving", {"colours": colours})


# ---------------------------------------------------------------- the end of a round


def interlude(view: View, shown: tuple[str, ...], locale: str) -> str:
    """Describe the limits, then what each player saved, lost and won, then the next starter."""
    end = view.round_end
    assert end is not None
    return "\n".join(ended(end, shown, locale))


def ended(end: RoundEnd, shown: tuple[str, ...], locale: str) -> list[str]:
    """Describe the end of a round in lines."""
    out = [say(locale, "capital-lux-alt-end", {"round": end.round, **_each([minus(limit) for limit in end.limits])})]
    if end.modifiers:
        known = ", ".join(f"{colour_name(locale, one.colour)} {signed(one.value or 0)}" for one in end.modifiers)
        out.append(say(locale, "capital-lux-alt-revealed", {"where": known}))
    lines = [" ".join(out), *(_ended(end, seat, name, locale) for seat, name in enumerate(shown))]
    if end.next_starter is not None:
        lines.append(say(locale, "capital-lux-alt-next", {"name": who([end.next_starter], shown)}))
    return lines


def _ended(end: RoundEnd, seat: int, name: str, locale: str) -> str:
    lost, over = end.lost(seat), end.excess(seat)
    total = sum(sum(row) for colour, row in enumerate(end.homes[seat]) if colour not in lost)
    out = [say(locale, "capital-lux-alt-end-seat", {"symbol": SEAT_SYMBOLS[seat], "name": name, "total": total})]
    if end.saved[seat]:
        saved = ", ".join(f"{colour_name(locale, colour)} {over[colour]}" for colour in end.saved[seat])
        out.append(say(locale, "capital-lux-alt-end-saved", {"colours": saved}))
    if lost:
        gone = ", ".join(f"{colour_name(locale, colour)} {sum(end.homes[seat][colour])}" for colour in lost)
        out.append(say(locale, "capital-lux-alt-end-lost", {"colours": gone}))
    won = [card(COLOURS[one.colour], one.value) for one in end.bonuses if one.seat == seat]
    if won:
        out.append(say(locale, "capital-lux-alt-end-bonus", {"cards": card_names(locale, won)}))
    return " ".join(out)


# ---------------------------------------------------------------- score


def score(view: View, shown: tuple[str, ...], locale: str) -> str:
    """Return the ranking with each player's points, and the deciding tie-break."""
    ranking = alt.score("capital_lux", view, shown, locale)
    value = dict(TIEBREAKS).get(view.outcome.decided_by or "") if view.outcome is not None else None
    return ranking if value is None else f"{ranking}\n{say(locale, 'capital-lux-alt-decided', {'value': value})}"
