"""The first part of a round: "Escolher cartas".

Everybody is dealt the same number of cards, keeps two of them, hands the rest to the left, keeps two of what arrives,
hands the rest on, and keeps that. All choose at the same time: a choice stays in the hand, and may be changed, until
the last one is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.capital_lux.components import DEAL, PICK, PICKS, Card, words
from engine.capital_lux.notation import PICK_OF
from engine.capital_lux.state import State, Step
from engine.contract import TURN, Action, Event
from engine.rng import Rng


def deal(state: State, rng: Rng, events: list[Event]) -> None:
    """Deal a round's cards: when there are not enough, as many as possible, the same number to each.

    There are always some. Before the third round at most 1 + 40 cards have left the pile in the deals of four players,
    and at most 18 in the hands of Scientists, for a green card goes to the Capital once: 13 are left, 3 for each.
    """
    seats = state.seats
    count = min(DEAL[seats], len(state.pile) // seats)
    state.step, state.draft, state.turn = Step.DRAFT, 1, state.starter
    state.choices = [None] * seats
    events.append(_mark(state, "draft"))
    for step in range(seats):
        seat = (state.starter + step) % seats
        cards = sorted(state.pile[-count:])
        del state.pile[-count:]
        state.hands[seat] = cards
        facts: dict[str, str | int] = {"seat": seat, "count": count}
        events.append(Event("drew", facts, {"cards": words(cards)}, knows=(seat,), reveals=True))


def _mark(state: State, stage: str) -> Event:
    return Event(TURN, {"seat": state.starter, "stage": stage, "round": state.round})


def options(packet: Sequence[Card], chosen: tuple[int, ...] | None) -> list[Action]:
    """Every pick from the cards held, each once, without the one that is already made."""
    return [PICK_OF[pair] for pair in dict.fromkeys(combinations(packet, PICK)) if pair != chosen]


def pick(state: State, seat: int, cards: tuple[Card, ...], events: list[Event]) -> bool:
    """Choose ``cards``, or choose anew. True when that was the last choice of the draft: all have their hands."""
    if state.choices[seat] is None:
        events.append(Event("picked", {"seat": seat}))
    state.choices[seat] = cards
    events.append(Event("chose", {"seat": seat, "cards": words(cards)}, audience=(seat,)))
    if None in state.choices:
        return False
    _set_aside(state)
    # All hold the same number. Where no choice is left (a short pile), the second pick is made at once; an only
    # choice because somebody's cards are all alike is asked for: not to ask would tell the others.
    again = state.draft < PICKS and len(state.hands[0]) > PICK
    _hand_on(state, events, again=again)
    if again:
        state.draft += 1
        state.choices = [None] * state.seats
        return False
    for seat, kept in enumerate(state.kept):
        state.hands[seat] = sorted(kept + state.hands[seat])
    state.kept = [[] for _ in state.kept]
    state.choices = [None] * state.seats
    state.draft = 0
    return True


def _set_aside(state: State) -> None:
    """Everybody lays the chosen cards face down before them."""
    for hand, kept, choice in zip(state.hands, state.kept, state.choices, strict=True):
        for card in choice or ():
            hand.remove(card)
            kept.append(card)
        kept.sort()


def _hand_on(state: State, events: list[Event], *, again: bool) -> None:
    """Hand what is left to the left, which is the next seat in turn order; it arrives when all have handed on."""
    count = len(state.hands[0])
    if again:
        events.append(_mark(state, "second"))
    if not count:
        return
    state.hands = [*state.hands[-1:], *state.hands[:-1]]
    events.append(Event("handed", {"count": count, "stays": "no" if again else "yes"}))
    for seat, hand in enumerate(state.hands):
        giver = (seat - 1) % state.seats
        facts: dict[str, str | int] = {"seat": seat, "target": giver, "cards": words(hand), "count": count}
        events.append(Event("received", facts, audience=(seat,), reveals=True))
