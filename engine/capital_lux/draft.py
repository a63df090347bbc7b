"""The first part of a round: "Escolher cartas".

Each player gets the same number of cards, keeps two, hands the rest to the left, keeps two of those received, hands the
rest on and keeps what arrives. All choose at the same time. A choice stays in the hand and can change until the last
one is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from engine.capital_lux.components import DEAL, PICK, PICKS, Card, words
from engine.capital_lux.notation import PICK_OF
from engine.capital_lux.state import State, Step, in_turn_order, turn_of
from engine.contract import Action, Event, event, event_of


def deal(state: State, events: list[Event]) -> None:
    """Deal a round's cards: the same number to each seat, fewer if the pile is short.

    The pile always suffices for some. Before the third round four players have taken at most 1 + 40 cards in deals and
    18 by Scientists, as each green card reaches the Capital once. So 13 remain, 3 for each.
    """
    seats = state.seats
    count = min(DEAL[seats], len(state.pile) // seats)
    state.step, state.draft, state.turn = Step.DRAFT, 1, state.starter
    state.choices = [None] * seats
    events.append(turn_of(state.starter, "draft", state.round))
    for seat in in_turn_order(seats, state.starter):
        cards = sorted(state.pile[-count:])
        del state.pile[-count:]
        state.hands[seat] = cards
        facts: dict[str, str | int] = {"seat": seat, "count": count}
        events.append(event("drew", facts, {"cards": words(cards)}, knows=(seat,), reveals=True))


def options(packet: Sequence[Card], chosen: tuple[int, ...] | None) -> list[Action]:
    """Return all picks from the cards held, without duplicates and without the one made."""
    return [PICK_OF[pair] for pair in dict.fromkeys(combinations(packet, PICK)) if pair != chosen]


@cache
def _chose(seat: int, cards: tuple[Card, ...]) -> Event:
    """Return a choice that only its player knows. Made once: events are values."""
    return event("chose", {"seat": seat, "cards": words(cards)}, audience=(seat,))


def pick(state: State, seat: int, cards: tuple[Card, ...], events: list[Event]) -> bool:
    """Choose ``cards``, or change the choice. True if it was the draft's last choice: all hands are complete."""
    if state.choices[seat] is None:
        events.append(event_of("picked", seat))
    state.choices[seat] = cards
    events.append(_chose(seat, cards))
    if None in state.choices:
        return False
    _set_aside(state)
    # All hands have the same size. If a short pile leaves no choice, the second pick is automatic. A seat whose cards
    # are all alike is asked: skipping it would reveal that.
    again = state.draft < PICKS and len(state.hands[0]) > PICK
    _hand_on(state, events, again=again)
    if again:
        state.draft += 1
        state.choices = [None] * state.seats
        return False
    for each, kept in enumerate(state.kept):
        state.hands[each] = sorted(kept + state.hands[each])
    state.kept = [[] for _ in state.kept]
    state.choices = [None] * state.seats
    state.draft = 0
    return True


def _set_aside(state: State) -> None:
    """Set the chosen cards aside, face down."""
    for hand, kept, choice in zip(state.hands, state.kept, state.choices, strict=True):
        for card in choice or ():
            hand.remove(card)
            kept.append(card)
        kept.sort()


def _hand_on(state: State, events: list[Event], *, again: bool) -> None:
    """Pass the remaining hands to the left, which is the next seat in turn order."""
    count = len(state.hands[0])
    if again:
        events.append(turn_of(state.starter, "second", state.round))
    if not count:
        return
    state.hands = [*state.hands[-1:], *state.hands[:-1]]
    events.append(event("handed", {"count": count, "stays": "no" if again else "yes"}))
    for seat, hand in enumerate(state.hands):
        giver = (seat - 1) % state.seats
        facts: dict[str, str | int] = {"seat": seat, "target": giver, "cards": words(hand), "count": count}
        events.append(event("received", facts, audience=(seat,), reveals=True))
