"""Heuristics for Capital Lux: colours that stay below the Capital, leads, and coins.

A hometown's colour counts by its chance to stay within the limit, or to be saved with gold. The leader of a
colour can expect the Capital's best card of it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from engine.capital_lux.components import CARD_NAMED, COLOUR_NAMED, COLOUR_OF, COLOURS, ROUNDS, VALUE_OF, Card, Colour
from engine.capital_lux.limits import over_limit
from engine.capital_lux.notation import COLOURS_SAVED
from engine.capital_lux.round_end import limits
from engine.capital_lux.state import State, Step
from engine.contract import Action
from engine.players.heuristics import Estimate, Heuristics

# Weights of the estimate, fitted to 560 games of four normal players: those that make the winners most likely.
COIN: Final = (0.0, 0.0, 1.8, 1.5, 1.15)
"""Points that a coin adds for each round's end to come, by number of seats."""
EVEN: Final = 0.5
"""A chance that is as good as not."""
CERTAIN: Final = 3
"""Units of the uncertainty beyond which a colour stays within its limit, or does not, for certain."""
IN_HAND: Final = 0.57
"""Value of each point of a card in hand: about half of all cards go to the Capital."""
DRIFT: Final = 0.5
"""Average points that a card in any hand adds to each colour's limit."""
SWING: Final = 0.94
"""Uncertainty of a limit, in points, divided by the square root of the number of cards in hands."""
LEAD: Final = 0.61
"""Probability that a current lead lasts until the bonus cards."""
END_SPREAD: Final = 3.0
"""Spread of the result at the end, in points."""
ROUND_SPREAD: Final = 4.2
"""Points that one remaining round adds to it; more rounds add by the square root of their number."""
POWER: Final = {Colour.AGENT: 0.0, Colour.CLERIC: 3.3, Colour.SCIENTIST: 2.8, Colour.MERCHANT: 2.1}
"""Value of holding a card of this profession besides its points."""

# Ratings of actions, fitted to the one-step values of 1,200 positions.
AGENT: Final = 1.3
"""Rating of a modifier."""
CLERIC: Final = 0.86
"""Rating of a point taken from the Capital, up to four."""
SCIENTIST: Final = 2.7
"""Rating of a card drawn."""
MERCHANT: Final = 1.5
"""Rating of a coin, in units of its value."""
SPENT: Final = 0.4
"""Rating lost with each point of a card that goes to the Capital."""
NEAR: Final = 1.8
"""Distance to the limit, in points, below which a seat raises it."""
RAISE: Final = 0.58
"""Rating of a point by which it does."""
RISK: Final = 0.42
"""Probability to lose a colour that is just above its limit."""
STEEP: Final = 5.0
"""Points further above at which the probability is 1 more."""
BEST: Final = 0.85
"""Probability that a new lead lasts until the bonus cards."""


def estimate(state: State) -> Estimate:
    """Return the expected points of each seat, and their spread."""
    seats = range(state.seats)
    drafting = state.step is Step.DRAFT
    limit = limits(state.capital, state.laid)
    in_hands = sum(map(len, state.hands)) + sum(map(len, state.kept))
    to_come = rounds_left(state, in_hands)
    coin = coin_value(state, in_hands > 0)
    points = [coin * state.coins[seat] + sum([VALUE_OF[each] for each in state.bonus[seat]]) for seat in seats]
    for seat in seats:
        # In a draft the hand is passed on, except the cards chosen.
        hand = [*state.kept[seat], *(state.choices[seat] or ())] if drafting else state.hands[seat]
        for each in hand:
            points[seat] += IN_HAND * VALUE_OF[each] + POWER[COLOUR_OF[each]]
    width = 0.35 + SWING * math.sqrt(in_hands)
    spare = list(state.coins)
    for colour in COLOURS:
        totals = [sum(home[colour]) for home in state.homes]
        best = max(totals)
        if not best:
            continue
        room = limit[colour] + DRIFT * in_hands + 0.5
        top = state.capital[colour][-1] if state.capital[colour] else 0
        kept = [_stays((room - total) / width) if total else 0.0 for total in totals]
        for seat in seats:
            total = totals[seat]
            if not total:
                continue
            keep = kept[seat]
            cost = total - limit[colour]
            worth = keep * total
            if 0 < cost <= spare[seat] and total > cost:
                worth += (1 - keep) * (total - cost)
                spare[seat] -= cost if keep < EVEN else 0
            points[seat] += worth
            if top:
                # To lead, this seat needs the seats ahead to drop out or be overtaken.
                lead = keep * LEAD
                for other in seats:
                    if other != seat and totals[other] >= total:
                        lead *= (1 - kept[other] * LEAD) if totals[other] > total else 0.6
                points[seat] += lead * top
    return Estimate(points, END_SPREAD + ROUND_SPREAD * math.sqrt(to_come))


def rounds_left(state: State, in_hands: int) -> float:
    """Return the rounds to come, with the part of this one; ``in_hands``: cards in all hands."""
    return ROUNDS - state.round + (1.0 if state.step is Step.DRAFT else min(1.0, in_hands / (5 * state.seats)))


def coin_value(state: State, this_round: bool) -> float:
    """Return the points that a coin is worth; ``this_round``: whether it can still save a colour at its end."""
    return 1.0 + COIN[state.seats] * (ROUNDS - state.round + this_round)


def _stays(room: float) -> float:
    """Return the probability that a colour stays within its limit; ``room`` is in units of the uncertainty."""
    if room > CERTAIN:
        return 1.0
    return 0.0 if room < -CERTAIN else 1 / (1 + math.exp(-1.7 * room))


# ---------------------------------------------------------------- ratings of actions


def prefer(state: State, seat: int, actions: Sequence[Action]) -> list[float]:
    """Rate each action, roughly in points."""
    step = state.step
    if step is Step.DRAFT:
        worth = {each: _drafted(state, seat, each) for each in set(state.hands[seat])}
        return [sum([worth[CARD_NAMED[word]] for word in action.args]) for action in actions]
    if step is Step.GOLD:
        home, over = state.homes[seat], over_limit(state, seat)
        coin = coin_value(state, False)
        saved = [sum(home[colour]) - coin * over[colour] if over[colour] else 0.0 for colour in COLOURS]
        return [sum([saved[colour] for colour in COLOURS_SAVED[action]]) for action in actions]
    limit = limits(state.capital, state.laid)
    slack = DRIFT * sum([len(hand) for other, hand in enumerate(state.hands) if other != seat])
    if step is Step.PLAY:
        return _plays(state, seat, actions, limit, slack)
    if step is Step.TAKE:
        return [_taken(state, seat, COLOUR_NAMED[action.args[0]], limit, slack) for action in actions]
    return [_laid(state, seat, COLOUR_NAMED[action.args[0]], limit, slack) for action in actions]


def _drafted(state: State, seat: int, each: Card) -> float:
    colour, value = COLOUR_OF[each], VALUE_OF[each]
    room = sum(state.capital[colour]) + 4 - sum(state.homes[seat][colour])
    return IN_HAND * value + POWER[colour] + (0.3 * value if room >= value else 0.0)


def _home(state: State, seat: int, colour: int, value: int, room: float) -> float:
    """Return the value of ``value`` points more in the own hometown; ``room`` is the distance to the limit before."""
    total = sum(state.homes[seat][colour])
    after = room - value
    if after >= 0:
        rivals = max([sum(home[colour]) for other, home in enumerate(state.homes) if other != seat])
        top = state.capital[colour][-1] if state.capital[colour] else 0
        gain = BEST * top if total <= rivals < total + value else 0.0
        return value + gain
    # Above the limit: the cards already there are at risk too.
    risk = min(1.0, RISK - after / STEEP)
    return value * (1 - risk) - total * risk


def _plays(state: State, seat: int, actions: Sequence[Action], limit: Sequence[int], slack: float) -> list[float]:
    """Rate each card in the own hometown and in the Capital."""
    powers: dict[Colour, float] = {}
    ratings = []
    for _, (word, place) in actions:
        played = CARD_NAMED[word]
        colour, value = COLOUR_OF[played], VALUE_OF[played]
        home = sum(state.homes[seat][colour])
        room = limit[colour] + slack - home
        if place == "home":
            ratings.append(_home(state, seat, colour, value, room))
            continue
        if colour not in powers:
            powers[colour] = _power(state, colour)
        # The Capital's limit also rises for an own colour close to it.
        raised = RAISE * min(value, max(0.0, NEAR - room)) if home else 0.0
        ratings.append(powers[colour] + raised - SPENT * value)
    return ratings


def _taken(state: State, seat: int, colour: Colour, limit: Sequence[int], slack: float) -> float:
    value = state.capital[colour][0]
    return _home(state, seat, colour, value, limit[colour] - value + slack - sum(state.homes[seat][colour]))


def _laid(state: State, seat: int, colour: Colour, limit: Sequence[int], slack: float) -> float:
    value = state.looked
    assert value is not None
    return sum(
        [
            (1.0 if other == seat else -1.0 / (state.seats - 1))
            * (
                _at_risk(sum(home[colour]), limit[colour] + slack)
                - _at_risk(sum(home[colour]), limit[colour] + value + slack)
            )
            for other, home in enumerate(state.homes)
        ]
    )


def _at_risk(total: int, limit: float) -> float:
    """Return the points of a colour that are probably lost."""
    return total * min(1.0, max(0.0, 0.5 + (total - limit) / 6))


def _power(state: State, colour: Colour) -> float:
    """Return the value of a card's power in the Capital."""
    if colour is Colour.CLERIC:
        there = [each for each in COLOURS if each is not Colour.CLERIC and state.capital[each]]
        return max([min(4, state.capital[each][0]) * CLERIC for each in there], default=0.0)
    if colour is Colour.MERCHANT:
        return MERCHANT * coin_value(state, True) if state.supply else 0.0
    if colour is Colour.SCIENTIST:
        return SCIENTIST if state.pile else 0.0
    return AGENT if state.modifiers else 0.0


def quiet(state: State, turns: int) -> bool:
    """Return whether the next round's cards were dealt."""
    return state.step is Step.DRAFT and state.draft == 1


PLAYOUTS: Final = {2: 400, 3: 400, 4: 1000}
"""Positions that a hard player samples for a decision, by number of seats."""
PRIOR: Final = {2: 100, 3: 100, 4: 150}
"""Visits that a one-step value counts for, by number of seats. A playout of a whole round says little about one
action.
"""
SAMPLES: Final = 24
"""Sampled positions that a hard player evaluates one step ahead: they cost little, and less luck is in the mean."""
TEMPERATURE: Final = {2: 0.043, 3: 0.048, 4: 0.048}
"""By number of seats: with it a normal player wins as often as each of the others, all of version 1."""

HEURISTICS: Final = Heuristics(
    estimate, prefer, quiet, playouts=PLAYOUTS, prior=PRIOR, samples=SAMPLES, temperature=TEMPERATURE
)
