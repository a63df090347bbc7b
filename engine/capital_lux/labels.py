"""Questions and labels for a player as facts, with exact consequences. They depend on a view alone.

``target`` is a seat. ``card``, ``cards``, ``got`` are words of cards (``a4``), ``colour`` and ``colours`` words of
colours (``agent``; several separated by spaces; ``none``). All other facts are integers.
"""

from __future__ import annotations

from engine.capital_lux.components import (
    CARD_NAMED,
    COLOUR_NAMED,
    COLOUR_OF,
    COLOUR_WORDS,
    COLOURS,
    VALUE_OF,
    WORDS,
    Card,
    Colour,
    card,
)
from engine.capital_lux.notation import COLOURS_SAVED
from engine.capital_lux.view import View, me
from engine.contract import Action, Note


def prompt(view: View) -> Note:
    """Return the question to the viewer, also while a choice can still change."""
    if view.choice is not None and view.stage == "pick":
        return Note("pick-change", {"cards": " ".join(WORDS[each] for each in view.choice)})
    if view.choice is not None:
        return Note("save-change", {"coins": view.coins[me(view)], "colours": colour_words(view.choice)})
    match view.decision:
        case "pick":
            key = "pick" if view.draft == 1 else "pick-again"
            target = (me(view) + 1) % view.seats
            return Note(key, {"count": 2, "rest": len(view.hand) - 2, "round": view.round, "target": target})
        case "take" if view.pending is not None:
            return Note("take", {"card": WORDS[view.pending]})
        case "lay" if view.looked is not None:
            return Note("lay", {"value": view.looked})
        case "save":
            return Note("save", {"coins": view.coins[me(view)]})
    if view.closer is not None:
        return Note("play-last", {"rest": len(view.hand) - 1})
    return Note("play-closing" if len(view.hand) == 1 else "play")


def colour_words(colours: tuple[int, ...]) -> str:
    """Return the colours as words separated by spaces, or ``none``."""
    return " ".join(COLOUR_WORDS[colour] for colour in colours) or "none"


def cards(view: View) -> tuple[str, ...]:
    """Return the viewer's hand as words."""
    return tuple(WORDS[each] for each in view.hand)


def explain(view: View, action: Action) -> Note:
    """Return what ``action`` would do, as the viewer can know it."""
    match action.verb:
        case "pick":
            return Note("pick", {"cards": " ".join(action.args)})
        case "play":
            played = CARD_NAMED[action.args[0]]
            return _explain_home(view, "home", played) if action.args[1] == "home" else _explain_capital(view, played)
        case "take":
            colour = COLOUR_NAMED[action.args[0]]
            return _explain_home(view, "take", card(colour, view.capital[colour][0]))
        case "lay":
            return _explain_lay(view, COLOUR_NAMED[action.args[0]])
    return _explain_save(view, COLOURS_SAVED[action])


def _against(view: View, key: str, colour: Colour, facts: dict[str, str | int], total: int, limit: int) -> Note:
    """Return a note on an own total and its limit, with the coins needed and the hidden modifiers."""
    hidden = view.hidden_modifiers(colour)
    facts |= {"colour": COLOUR_WORDS[colour], "total": total, "limit": limit}
    if total > limit and total:
        key = f"{key}-over"
        facts["count"] = total - limit
    if hidden:
        key = f"{key}-hidden"
        facts["hidden"] = hidden
    return Note(key, facts)


def _explain_home(view: View, key: str, got: Card) -> Note:
    """Label of a card for the own hometown, from the hand or (``take``) from the Capital."""
    colour, value = COLOUR_OF[got], VALUE_OF[got]
    limit = view.capital_total(colour) - (value if key == "take" else 0)
    return _against(view, key, colour, {"card": WORDS[got]}, view.home_total(me(view), colour) + value, limit)


def _explain_lay(view: View, colour: Colour) -> Note:
    assert view.looked is not None
    before = view.capital_total(colour)
    facts: dict[str, str | int] = {"value": view.looked, "before": before}
    return _against(view, "lay", colour, facts, view.home_total(me(view), colour), before + view.looked)


def _explain_capital(view: View, played: Card) -> Note:
    """Label of a card for the Capital: its power, or that it has no effect."""
    colour = COLOUR_OF[played]
    before = view.capital_total(colour)
    facts: dict[str, str | int] = {"card": WORDS[played], "before": before, "limit": before + VALUE_OF[played]}
    key = f"capital-{COLOUR_WORDS[colour]}"
    if colour is Colour.CLERIC:
        there = [each for each in COLOURS if each is not Colour.CLERIC and view.capital[each]]
        if len(there) == 1:
            got = card(there[0], view.capital[there[0]][0])
            total = view.home_total(me(view), there[0]) + VALUE_OF[got]
            return Note(key, {**facts, "got": WORDS[got], "total": total})
        return Note(f"{key}-choose", {**facts, "count": len(there)}) if there else Note(f"{key}-idle", facts)
    source = {Colour.AGENT: view.modifiers, Colour.SCIENTIST: view.pile, Colour.MERCHANT: view.supply}[colour]
    if not source:
        return Note(f"{key}-idle", facts)
    return Note(key, {**facts, "count": view.coins[me(view)] + 1 if colour is Colour.MERCHANT else source})


def _explain_save(view: View, colours: tuple[int, ...]) -> Note:
    seat = me(view)
    over = [colour for colour in COLOURS if view.excess(seat, colour)]
    cost = sum(view.excess(seat, colour) for colour in colours)
    points = sum(view.home_total(seat, colour) for colour in colours)
    loss = sum(view.home_total(seat, colour) for colour in over) - points
    rest = view.coins[seat] - cost
    if not colours:
        return Note("save-none", {"loss": loss, "rest": rest})
    facts: dict[str, str | int] = {"colours": colour_words(colours), "count": cost, "points": points, "rest": rest}
    return Note("save-some", {**facts, "loss": loss}) if loss else Note("save-all", facts)
