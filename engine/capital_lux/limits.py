"""The third part of a round: "Final da rodada". Limits, gold, discards, bonus cards, the next starting player.

All seats that can save a colour with gold decide at the same time. A decision can change until the last one is made.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from engine.capital_lux.components import COLOUR_OF, COLOUR_WORDS, ROUNDS, VALUE_OF, WORDS, Card, card, words
from engine.capital_lux.notation import SAVE_OF, subsets
from engine.capital_lux.round_end import Bonus, RoundEnd, excess, limits
from engine.capital_lux.state import State, Step, in_turn_order, turn_of
from engine.contract import Action, Event, event, event_of


def savable(coins: int, over: Sequence[int]) -> list[int]:
    """Return the colours that ``coins`` can save one at a time. ``over``: excess of each colour above its limit."""
    return [colour for colour, cost in enumerate(over) if 0 < cost <= coins]


def savings(coins: int, over: Sequence[int]) -> list[tuple[int, ...]]:
    """Return all choices of colours that ``coins`` can save, larger first; the empty one is last.

    A colour is saved entirely or not at all (ruling).
    """
    return [subset for subset in subsets(savable(coins, over)) if sum([over[colour] for colour in subset]) <= coins]


def over_limit(state: State, seat: int) -> tuple[int, ...]:
    """Return the excess of each colour of a hometown above the Capital's limit."""
    return excess(state.homes[seat], limits(state.capital, state.laid))


def options(state: State, seat: int) -> list[Action]:
    """Return the seat's decisions on gold, without the one made; empty if it can save nothing."""
    choices = savings(state.coins[seat], over_limit(state, seat))
    if len(choices) == 1:
        return []
    return [SAVE_OF[choice] for choice in choices if choice != state.choices[seat]]


def reveal_limits(state: State, events: list[Event]) -> bool:
    """Add the remaining hands to hometowns, reveal the modifiers, compare. True if no seat has a decision."""
    state.step = Step.GOLD
    events.append(turn_of(state.starter, "end", state.round))
    for seat in in_turn_order(state.seats, state.starter):
        hand = state.hands[seat]
        if hand:
            facts: dict[str, str | int] = {"seat": seat, "cards": words(hand), "count": len(hand)}
            events.append(event("settled", facts, reveals=True))
            for each in hand:
                add(state.homes[seat], each)
            hand.clear()
    for laid in state.laid:
        facts = {"seat": laid.seat, "colour": COLOUR_WORDS[laid.colour], "value": laid.value or 0}
        events.append(event("revealed", facts, reveals=True))
    limit = limits(state.capital, state.laid)
    for colour, row in enumerate(state.capital):
        facts = {"colour": COLOUR_WORDS[colour], "total": sum(row), "limit": limit[colour]}
        events.append(event("limit", facts))
    for seat, coins in enumerate(state.coins):
        state.choices[seat] = None if savable(coins, excess(state.homes[seat], limit)) else ()
    return None not in state.choices


def decide(state: State, seat: int, colours: tuple[int, ...], events: list[Event]) -> bool:
    """Choose what to save, or change the choice. True if it was the last choice."""
    if state.choices[seat] is None:
        events.append(event_of("decided", seat))
    state.choices[seat] = colours
    over = over_limit(state, seat)
    facts: dict[str, str | int] = {
        "seat": seat,
        "colours": " ".join(SAVE_OF[colours].args),
        "count": sum([over[colour] for colour in colours]),
    }
    events.append(event("saving", facts, audience=(seat,)))
    return None not in state.choices


def settle_round(state: State, last: int | None, events: list[Event]) -> int | None:
    """Pay, discard, award bonus cards. Return the next starting player; None after the last round.

    ``last``: seat of the last decision, None if there was no decision.
    """
    capital, homes, coins = tuple(state.capital), tuple(map(tuple, state.homes)), tuple(state.coins)
    saved = tuple([choice or () for choice in state.choices])
    _pay_and_discard(state, saved, last, events)
    totals = [list(map(sum, home)) for home in state.homes]
    bonuses = _give_bonuses(state, totals, events)
    starter = None if state.round == ROUNDS else _next_starter(state, totals, events)
    modifiers = tuple(state.laid)
    state.round_end = RoundEnd(state.round, state.starter, capital, homes, modifiers, coins, saved, bonuses, starter)
    state.choices = [None] * state.seats
    state.closer = None
    return starter


def add(town: list[tuple[int, ...]], added: Card) -> int:
    """Add a card to a hometown or the Capital. Return the total of its colour."""
    colour, value = COLOUR_OF[added], VALUE_OF[added]
    row = town[colour]
    place = bisect(row, value)
    row = town[colour] = (*row[:place], value, *row[place:])
    return sum(row)


def _pay_and_discard(state: State, saved: Sequence[tuple[int, ...]], last: int | None, events: list[Event]) -> None:
    """Return the coins to the supply; discard every colour above its limit that was not paid for."""
    limit = limits(state.capital, state.laid)
    for seat in in_turn_order(state.seats, state.starter):
        home, coins = state.homes[seat], state.coins[seat]
        for colour, cost in enumerate(excess(home, limit)):
            if not cost:
                continue
            # Choices made before ``last`` were secret until now, where the seat had a choice.
            news = seat != last and cost <= coins
            facts: dict[str, str | int] = {
                "seat": seat,
                "colour": COLOUR_WORDS[colour],
                "total": limit[colour] + cost,
                "limit": limit[colour],
                "count": cost,
            }
            if colour in saved[seat]:
                state.coins[seat] -= cost
                state.supply += cost
                events.append(event("saved", facts, reveals=news))
            else:
                cards = [card(colour, value) for value in home[colour]]
                state.discard += cards
                home[colour] = ()
                facts["cards"] = words(cards)
                events.append(event("lost", facts, reveals=news))


def _give_bonuses(state: State, totals: Sequence[Sequence[int]], events: list[Event]) -> tuple[Bonus, ...]:
    """Give the Capital's highest card of each colour to the highest hometown total ("Cartas Bônus").

    Tied seats take the next highest cards in turn order while any remain. A total of 0 wins none (ruling).
    """
    given: list[Bonus] = []
    order = in_turn_order(state.seats, state.starter)
    for colour, row in enumerate(state.capital):
        best = max([each[colour] for each in totals])
        if not best:
            continue
        for seat in order:
            if totals[seat][colour] != best:
                continue
            facts: dict[str, str | int] = {"seat": seat, "colour": COLOUR_WORDS[colour], "total": best}
            if not row:
                events.append(event("missed", facts))
                continue
            value = row[-1]
            row = state.capital[colour] = row[:-1]
            won = card(colour, value)
            state.bonus[seat].append(won)
            given.append(Bonus(seat, colour, value))
            facts["card"] = WORDS[won]
            events.append(event("bonus", facts))
    return tuple(given)


def _next_starter(state: State, totals: Sequence[Sequence[int]], events: list[Event]) -> int:
    """Return the highest hometown total over all colours; a tie goes clockwise from the last starting player."""
    sums = list(map(sum, totals))
    starter = max(in_turn_order(state.seats, state.starter), key=sums.__getitem__)
    events.append(event("starts", {"seat": starter, "total": sums[starter]}))
    return starter
