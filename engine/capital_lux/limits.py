"""The third part of a round: "Final da rodada". Limits, gold, discards, bonus cards, the next starting player.

All who can save a colour with gold decide at the same time, and may change their minds until the last one has decided.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.capital_lux.components import COLOUR_OF, COLOUR_WORDS, COLOURS, ROUNDS, VALUE_OF, WORDS, card, words
from engine.capital_lux.notation import SAVE_OF, SUBSETS
from engine.capital_lux.round_end import Bonus, RoundEnd, excess, limits
from engine.capital_lux.state import State, Step
from engine.contract import TURN, Action, Event


def savings(coins: int, over: Sequence[int]) -> list[tuple[int, ...]]:
    """Every choice of colours that can be saved with ``coins``, the larger first; nothing is always the last.

    ``over`` is how far each colour is above its limit. All or nothing for each colour (ruling).
    """
    able = {colour for colour, cost in enumerate(over) if 0 < cost <= coins}
    return [
        subset for subset in SUBSETS if able.issuperset(subset) and sum([over[colour] for colour in subset]) <= coins
    ]


def over_limit(state: State, seat: int) -> tuple[int, ...]:
    """How far each colour of a hometown is above the Capital."""
    return excess(state.homes[seat], limits(state.capital, state.laid))


def options(state: State, seat: int) -> list[Action]:
    """What ``seat`` may decide on its gold, without what it has decided already; empty if nothing can be saved."""
    choices = savings(state.coins[seat], over_limit(state, seat))
    if len(choices) == 1:
        return []
    return [SAVE_OF[choice] for choice in choices if choice != state.choices[seat]]


def reveal_limits(state: State, events: list[Event]) -> bool:
    """Lay out the remaining hands, reveal the modifiers, compare. True if nobody has anything to decide."""
    state.step = Step.GOLD
    events.append(Event(TURN, {"seat": state.starter, "stage": "end", "round": state.round}))
    for seat in in_turn_order(state):
        hand = state.hands[seat]
        if hand:
            facts: dict[str, str | int] = {"seat": seat, "cards": words(hand), "count": len(hand)}
            events.append(Event("settled", facts, reveals=True))
            add(state.homes[seat], hand)
            hand.clear()
    for laid in state.laid:
        facts = {"seat": laid.seat, "colour": COLOUR_WORDS[laid.colour], "value": laid.value or 0}
        events.append(Event("revealed", facts, reveals=True))
    limit = limits(state.capital, state.laid)
    for colour in COLOURS:
        facts = {"colour": COLOUR_WORDS[colour], "total": sum(state.capital[colour]), "limit": limit[colour]}
        events.append(Event("limit", facts))
    for seat in range(state.seats):
        over = excess(state.homes[seat], limit)
        able = any([0 < cost <= state.coins[seat] for cost in over])
        state.choices[seat] = None if able else ()
    return None not in state.choices


def decide(state: State, seat: int, colours: tuple[int, ...], events: list[Event]) -> bool:
    """Choose what to save, or choose anew. True when that was the last choice."""
    if state.choices[seat] is None:
        events.append(Event("decided", {"seat": seat}))
    state.choices[seat] = colours
    over = over_limit(state, seat)
    facts: dict[str, str | int] = {
        "seat": seat,
        "colours": " ".join(SAVE_OF[colours].args),
        "count": sum([over[colour] for colour in colours]),
    }
    events.append(Event("saving", facts, audience=(seat,)))
    return None not in state.choices


def settle_round(state: State, last: int | None, events: list[Event]) -> int | None:
    """Pay, discard, give the bonus cards. Returns who begins the next round; None after the last.

    ``last`` is the seat whose decision was the last one, None if nobody had anything to decide.
    """
    capital, homes, coins = tuple(state.capital), tuple(map(tuple, state.homes)), tuple(state.coins)
    saved = tuple([choice or () for choice in state.choices])
    _pay_and_discard(state, saved, last, events)
    bonuses = _give_bonuses(state, events)
    starter = None if state.round == ROUNDS else _next_starter(state, events)
    modifiers = tuple(state.laid)
    state.report = RoundEnd(state.round, state.starter, capital, homes, modifiers, coins, saved, bonuses, starter)
    state.choices = [None] * state.seats
    state.closer = None
    return starter


def in_turn_order(state: State) -> Iterable[int]:
    """All seats, from this round's starting player on."""
    return [(state.starter + step) % state.seats for step in range(state.seats)]


def add(town: list[tuple[int, ...]], cards: Iterable[int]) -> None:
    """Put cards into a hometown or into the Capital."""
    for each in cards:
        colour = COLOUR_OF[each]
        town[colour] = tuple(sorted((*town[colour], VALUE_OF[each])))


def _pay_and_discard(state: State, saved: Sequence[tuple[int, ...]], last: int | None, events: list[Event]) -> None:
    """Coins go back to the supply; of a colour above its limit that was not paid for, all cards are lost."""
    limit = limits(state.capital, state.laid)
    for seat in in_turn_order(state):
        home, coins = state.homes[seat], state.coins[seat]
        for colour, cost in zip(COLOURS, excess(home, limit), strict=True):
            if not cost:
                continue
            # What others chose before ``last`` did was secret until now, wherever they had a choice.
            news = seat != last and cost <= coins
            facts: dict[str, str | int] = {
                "seat": seat,
                "colour": COLOUR_WORDS[colour],
                "total": sum(home[colour]),
                "limit": limit[colour],
                "count": cost,
            }
            if colour in saved[seat]:
                state.coins[seat] -= cost
                state.supply += cost
                events.append(Event("saved", facts, reveals=news))
            else:
                cards = [card(colour, value) for value in home[colour]]
                state.discard += cards
                home[colour] = ()
                events.append(Event("lost", {**facts, "cards": words(cards)}, reveals=news))


def _give_bonuses(state: State, events: list[Event]) -> tuple[Bonus, ...]:
    """For each colour, the highest hometown total takes the highest card of the Capital ("Cartas Bônus").

    In a tie, in turn order, each takes the next highest, while there are any; nobody with a total of 0 (ruling).
    """
    given: list[Bonus] = []
    order = in_turn_order(state)
    for colour in COLOURS:
        totals = [sum(home[colour]) for home in state.homes]
        best = max(totals)
        if not best:
            continue
        for seat in order:
            if totals[seat] != best:
                continue
            facts: dict[str, str | int] = {"seat": seat, "colour": COLOUR_WORDS[colour], "total": best}
            if not state.capital[colour]:
                events.append(Event("missed", facts))
                continue
            *rest, value = state.capital[colour]
            state.capital[colour] = tuple(rest)
            won = card(colour, value)
            state.bonus[seat].append(won)
            given.append(Bonus(seat, int(colour), value))
            events.append(Event("bonus", {**facts, "card": WORDS[won]}))
    return tuple(given)


def _next_starter(state: State, events: list[Event]) -> int:
    """The highest hometown over all colours; in a tie the nearest clockwise from the last one, who counts first."""
    totals = [sum(map(sum, home)) for home in state.homes]
    starter = max(in_turn_order(state), key=totals.__getitem__)
    events.append(Event("starts", {"seat": starter, "total": totals[starter]}))
    return starter
