"""A sensible action for a seat without a person, from a view alone: evaluate the position after one play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.capital_lux.components import CARD_NAMED, COLOUR_NAMED, COLOUR_OF, COLOURS, ROUNDS, VALUE_OF, Card, Colour
from engine.capital_lux.notation import COLOURS_SAVED
from engine.capital_lux.view import View, me
from engine.contract import Action
from engine.rng import Rng

IN_HAND: Final = 0.55
"""Value of each point of a card in hand."""
COIN: Final = 1.3
"""Value of a coin: one point, and the option to save more."""
RIVALS: Final = 0.4
"""Weight of the best opponent's standing."""
POWER: Final = {Colour.AGENT: 1.2, Colour.CLERIC: 0.8, Colour.SCIENTIST: 2.4, Colour.MERCHANT: 1.3}
"""Value of a profession's power at the start of a draft, in points."""
BONUS: Final = 0.6
"""Probability that a lead in a colour lasts until the bonus cards."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Known totals, and how much they may still change."""

    homes: tuple[tuple[int, ...], ...]
    capital: tuple[float, ...]
    highest: tuple[int, ...]
    """Highest card of each colour in the Capital; 0 without one."""
    coins: tuple[int, ...]
    open_cards: int
    """Cards in other hands."""
    hidden: tuple[int, ...]


def suggest(view: View, rng: Rng) -> Action:
    """Return the action with the highest value, the first of equals. Only for a view with actions."""
    if view.stage == "pick":
        return max(view.actions, key=lambda action: _worth_of_pick(view, action))
    if view.stage == "save":
        return max(view.actions, key=lambda action: _worth_of_saving(view, action))
    outlook = _outlook(view)
    return max(view.actions, key=lambda action: _worth(view, outlook, action))


def _outlook(view: View) -> Outlook:
    unseen = view.unseen_modifiers()
    mean = sum(unseen) / len(unseen) if unseen else 0.0
    hidden = tuple(view.hidden_modifiers(colour) for colour in COLOURS)
    return Outlook(
        homes=tuple(tuple(sum(row) for row in home) for home in view.homes),
        capital=tuple(view.capital_total(colour) + mean * hidden[colour] for colour in COLOURS),
        highest=tuple(max(row, default=0) for row in view.capital),
        coins=view.coins,
        open_cards=0 if view.closer is not None and _is_last(view) else sum(view.hand_sizes) - len(view.hand),
        hidden=hidden,
    )


def _is_last(view: View) -> bool:
    """Return whether the viewer is the last to play in this round."""
    return (me(view) + 1) % view.seats == view.closer


def _standing(outlook: Outlook, seat: int) -> float:
    """Return the value of a seat's colours and coins, in points: what it probably keeps, and bonuses of its leads."""
    worth = COIN * outlook.coins[seat]
    for colour in COLOURS:
        total = outlook.homes[seat][colour]
        if not total:
            continue
        room = outlook.capital[colour] - total
        width = 1 + 0.5 * outlook.open_cards + 3 * outlook.hidden[colour]
        kept = min(1.0, max(0.0, 0.5 + (room + 0.5 + 0.3 * outlook.open_cards) / width))
        saved = max(0.0, total + room) if 0 < -room <= outlook.coins[seat] else 0.0
        worth += kept * total + (1 - kept) * saved
        rivals = max(home[colour] for other, home in enumerate(outlook.homes) if other != seat)
        if total >= rivals:
            worth += BONUS * kept * outlook.highest[colour] * (1.0 if total > rivals else 0.6)
    return worth


def _balance(outlook: Outlook, seat: int) -> float:
    """Return a seat's standing relative to its best opponent."""
    rivals = max(_standing(outlook, other) for other in range(len(outlook.coins)) if other != seat)
    return _standing(outlook, seat) - RIVALS * rivals


def _home(outlook: Outlook, seat: int, colour: Colour, value: int) -> Outlook:
    mine = tuple(total + value * (each == colour) for each, total in enumerate(outlook.homes[seat]))
    return replace(outlook, homes=(*outlook.homes[:seat], mine, *outlook.homes[seat + 1 :]))


def _capital(outlook: Outlook, colour: Colour, value: int) -> Outlook:
    capital = tuple(total + value * (each == colour) for each, total in enumerate(outlook.capital))
    highest = tuple(max(top, value) if each == colour else top for each, top in enumerate(outlook.highest))
    return replace(outlook, capital=capital, highest=highest)


def _worth(view: View, outlook: Outlook, action: Action) -> float:
    seat = me(view)
    match action.verb:
        case "play":
            played = CARD_NAMED[action.args[0]]
            colour, value = COLOUR_OF[played], VALUE_OF[played]
            if action.args[1] == "home":
                return _balance(_home(outlook, seat, colour, value), seat) - IN_HAND * value
            return _worth_of_power(view, _capital(outlook, colour, value), colour) - IN_HAND * value
        case "take":
            return _worth_of_taking(view, outlook, COLOUR_NAMED[action.args[0]])
    assert view.looked is not None
    colour = COLOUR_NAMED[action.args[0]]
    capital = tuple(total + view.looked * (each == colour) for each, total in enumerate(outlook.capital))
    return _balance(replace(outlook, capital=capital), seat)


def _worth_of_power(view: View, outlook: Outlook, colour: Colour) -> float:
    """Return the value of a card in the Capital with its power."""
    seat = me(view)
    match colour:
        case Colour.CLERIC:
            there = [each for each in COLOURS if each is not Colour.CLERIC and view.capital[each]]
            if there:
                return max(_worth_of_taking(view, outlook, each) for each in there)
        case Colour.MERCHANT if view.supply:
            return _balance(outlook, seat) + COIN
        case Colour.SCIENTIST if view.pile:
            # In a last turn the drawn card goes straight to the hometown.
            return _balance(outlook, seat) + (0.5 if view.closer is not None else POWER[colour])
        case Colour.AGENT if view.modifiers:
            return _balance(outlook, seat) + POWER[colour]
    return _balance(outlook, seat)


def _worth_of_taking(view: View, outlook: Outlook, colour: Colour) -> float:
    value = view.capital[colour][0]
    left = tuple(total - value * (each == colour) for each, total in enumerate(outlook.capital))
    return _balance(_home(replace(outlook, capital=left), me(view), colour, value), me(view))


def _worth_of_pick(view: View, action: Action) -> float:
    held = [CARD_NAMED[word] for word in action.args]
    return sum(_worth_of_card(view, each) for each in held) - 0.5 * (held[0] == held[1])


def _worth_of_card(view: View, held: Card) -> float:
    colour, value = COLOUR_OF[held], VALUE_OF[held]
    room = view.capital_total(colour) - view.home_total(me(view), colour)
    return IN_HAND * value + POWER[colour] + (0.3 * value if room >= value else 0.0)


def _worth_of_saving(view: View, action: Action) -> float:
    """Return points saved, less the coins. Before the last round saved points can still be lost."""
    seat, safe = me(view), 1.0 if view.round == ROUNDS else 0.8
    return sum(
        safe * view.home_total(seat, colour) - view.excess(seat, colour) * (1.0 if view.round == ROUNDS else COIN)
        for colour in COLOURS_SAVED[action]
    )
