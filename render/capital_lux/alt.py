"""Alternative texts of pictures, for players who cannot see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.capital_lux.components import (
    CARD_NAMED,
    COLOUR_OF,
    COLOUR_WORDS,
    COLOURS,
    PICKS,
    ROUNDS,
    Colour,
    card,
)
from engine.capital_lux.labels import explain
from engine.capital_lux.round_end import RoundEnd
from engine.capital_lux.view import View, me
from engine.contract import Facts
from render.alt import turn, who
from render.capital_lux import looks
from render.capital_lux.texts import card_names, colour_name
from render.numbers import minus, signed
from render.theme import SEAT_SYMBOLS
from render.wording import Words, named_facts


def _each(values: Sequence[int | str]) -> dict[str, int | str]:
    """Return one fact for each colour."""
    return dict(zip(COLOUR_WORDS, values, strict=True))


# ---------------------------------------------------------------- the table


def board(view: View, shown: tuple[str, ...], words: Words) -> str:
    """Describe the piles, the players to decide, the Capital and each hometown."""
    seats = (_seat(view, seat, shown[seat], words) for seat in range(view.seats))
    return "\n".join([" ".join(opening(view, shown, words)), _capital(view, words), *seats])


def opening(view: View, shown: tuple[str, ...], words: Words) -> list[str]:
    """Return the first sentences: the round, the piles, the players to decide."""
    facts = {
        "round": view.round,
        "rounds": ROUNDS,
        "pile": view.pile,
        "coins": view.supply,
        "modifiers": view.modifiers,
    }
    out = [words.say("capital-lux-alt-board", facts)]
    if view.draft:
        out.append(words.say("capital-lux-alt-draft", {"number": view.draft, "count": PICKS}))
    out += turn("capital_lux", view, shown, words)
    if view.closer is not None:
        out.append(words.say("capital-lux-alt-closing", {"name": shown[view.closer]}))
    return out


def _capital(view: View, words: Words) -> str:
    totals = words.say("capital-lux-alt-capital", _each([minus(view.capital_total(colour)) for colour in COLOURS]))
    return " ".join([totals, *hidden(view, words)])


def hidden(view: View, words: Words) -> list[str]:
    """Name the colours with modifiers hidden from the viewer, and their number."""
    found = [f"{colour_name(words, colour)} {count}" for colour in COLOURS if (count := view.hidden_modifiers(colour))]
    return [words.say("capital-lux-alt-hidden", {"colours": ", ".join(found)})] if found else []


def _seat(view: View, seat: int, name: str, words: Words) -> str:
    facts = {
        "symbol": SEAT_SYMBOLS[seat], "name": name, "coins": view.coins[seat], "hand": view.hand_sizes[seat],
        "bonus": view.bonus_sizes[seat], **_each([view.home_total(seat, colour) for colour in COLOURS]),
    }  # fmt: skip
    return " ".join([words.say("capital-lux-alt-seat", facts), *over(view, seat, words)])


def over(view: View, seat: int, words: Words) -> list[str]:
    """Name the colours of a hometown above the limit known to the viewer, and the excess."""
    if view.stage == "over":
        return []
    found = [f"{colour_name(words, colour)} {excess}" for colour in COLOURS if (excess := view.excess(seat, colour))]
    return [words.say("capital-lux-alt-over", {"colours": ", ".join(found)})] if found else []


# ---------------------------------------------------------------- the viewer's hand


def hand(view: View, words: Words) -> str:
    """Describe the viewer's cards and what each choice brings, then known modifiers and bonus cards."""
    seat = me(view)
    out = [_held(view, words)] if view.decision != "play" else []
    if view.looked is not None:
        out.append(words.say("capital-lux-alt-looked", {"value": signed(view.looked)}))
    out += _choices(view, words)
    if view.choice is not None:
        out.append(_chosen(view, view.choice, words))
    if view.kept:
        out.append(words.say("capital-lux-alt-kept", {"cards": card_names(words, view.kept)}))
    mine = [f"{colour_name(words, one.colour)} {signed(one.value or 0)}" for one in view.laid if one.seat == seat]
    if mine:
        out.append(words.say("capital-lux-alt-laid", {"where": ", ".join(mine)}))
    if view.bonus[seat]:
        out.append(words.say("capital-lux-alt-bonus", {"cards": card_names(words, view.bonus[seat] or ())}))
    return " ".join(out)


def _choices(view: View, words: Words) -> Iterator[str]:
    """Tell what each choice brings. A pair of cards to keep brings nothing yet."""
    notes = {action: explain(view, action) for action in view.actions}
    homes = {action.args[0]: note.facts for action, note in notes.items() if action.args[1:] == ("home",)}
    for action, note in notes.items():
        facts = named_facts("capital_lux", note.facts, (), words, label=True)
        match action.verb:
            case "play" if action.args[1] != "home":
                word = action.args[0]
                held = [each for each in view.hand if each == CARD_NAMED[word]]
                facts |= {"card": card_names(words, held), "power": looks.power_of(note, word)}
                yield words.say("capital-lux-alt-card", facts | _fit(homes.get(word, {})))
            case "take" | "lay":
                yield words.say(f"capital-lux-alt-{action.verb}", facts | _fit(note.facts))
                if action.verb == "lay":
                    yield from _over_then(view, COLOUR_WORDS.index(action.args[0]), words)
            case "save":
                yield f"{words.text('capital_lux', f'do-{note.key}', facts)}."
    if any(note.key.startswith("capital-cleric") for note in notes.values()):
        there = [card(colour, view.capital[colour][0]) for colour in COLOURS if view.capital[colour]]
        found = [each for each in there if COLOUR_OF[each] is not Colour.CLERIC]
        if found:
            yield words.say("capital-lux-alt-cleric", {"cards": card_names(words, found)})


def _fit(facts: Facts) -> dict[str, int | str]:
    """Return how an own total stands to its limit, which hidden modifiers may change."""
    sign = "±" if facts.get("hidden") else ""
    return {"home": f"{facts.get('total', 0)}/{minus(int(facts.get('limit', 0)))}{sign}", "over": facts.get("count", 0)}


def _over_then(view: View, colour: int, words: Words) -> Iterator[str]:
    """Name the rivals above the limit of a colour once the modifier lies there."""
    limit = view.capital_total(colour) + (view.looked or 0)
    rivals = (seat for seat in range(view.seats) if seat != view.viewer and view.homes[seat][colour])
    seats = " ".join(SEAT_SYMBOLS[seat] for seat in rivals if view.home_total(seat, colour) > limit)
    if seats:
        yield words.say("capital-lux-alt-lay-over", {"seats": seats})


def _held(view: View, words: Words) -> str:
    if not view.hand:
        return words.say("capital-lux-alt-empty")
    facts: dict[str, str | int] = {"cards": card_names(words, view.hand)}
    if view.draft:
        return words.say("capital-lux-alt-packet", {**facts, "number": view.draft, "count": PICKS})
    return words.say("capital-lux-alt-hand", facts)


def _chosen(view: View, choice: tuple[int, ...], words: Words) -> str:
    if view.stage == "pick":
        return words.say("capital-lux-alt-chosen", {"cards": card_names(words, choice)})
    colours = ", ".join(colour_name(words, colour) for colour in choice) or "–"
    return words.say("capital-lux-alt-saving", {"colours": colours})


# ---------------------------------------------------------------- the end of a round


def interlude(view: View, shown: tuple[str, ...], words: Words) -> str:
    """Describe the limits, then what each player saved, lost and won, then the next starter."""
    end = view.round_end
    assert end is not None
    return "\n".join(ended(end, shown, words))


def ended(end: RoundEnd, shown: tuple[str, ...], words: Words) -> list[str]:
    """Describe the end of a round in lines."""
    out = [words.say("capital-lux-alt-end", {"round": end.round, **_each([minus(limit) for limit in end.limits])})]
    if end.modifiers:
        known = ", ".join(f"{colour_name(words, one.colour)} {signed(one.value or 0)}" for one in end.modifiers)
        out.append(words.say("capital-lux-alt-revealed", {"where": known}))
    lines = [" ".join(out), *(_ended(end, seat, name, words) for seat, name in enumerate(shown))]
    if end.next_starter is not None:
        lines.append(words.say("capital-lux-alt-next", {"name": who([end.next_starter], shown)}))
    return lines


def _ended(end: RoundEnd, seat: int, name: str, words: Words) -> str:
    lost, over = end.lost(seat), end.excess(seat)
    total = sum(sum(row) for colour, row in enumerate(end.homes[seat]) if colour not in lost)
    out = [words.say("capital-lux-alt-end-seat", {"symbol": SEAT_SYMBOLS[seat], "name": name, "total": total})]
    if end.saved[seat]:
        saved = ", ".join(f"{colour_name(words, colour)} {over[colour]}" for colour in end.saved[seat])
        out.append(words.say("capital-lux-alt-end-saved", {"colours": saved}))
    if lost:
        gone = ", ".join(f"{colour_name(words, colour)} {sum(end.homes[seat][colour])}" for colour in lost)
        out.append(words.say("capital-lux-alt-end-lost", {"colours": gone}))
    won = [card(COLOURS[one.colour], one.value) for one in end.bonuses if one.seat == seat]
    if won:
        out.append(words.say("capital-lux-alt-end-bonus", {"cards": card_names(words, won)}))
    return " ".join(out)
