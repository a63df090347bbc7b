"""The rules of Capital Lux, in the order of the rulebook: preparation, then in each round draft, turns, limits.

A turn: play one card to the own hometown, or to the Capital, where its profession acts. A Cleric stays in hand until
its colour is chosen, and only its player knows. An Agent's card lies in the Capital before its player looks at the
modifier, because a look cannot be undone. A decision with one option is automatic. ``draft`` and ``limits`` are the two
parts of a round in which all decide at the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.capital_lux import draft, limits
from engine.capital_lux.components import (
    CARD_NAMED,
    COINS,
    COLOUR_NAMED,
    COLOUR_OF,
    COLOUR_WORDS,
    COLOURS,
    DECK,
    MODIFIERS,
    PICK,
    SEATS,
    VALUE_OF,
    WORDS,
    Card,
    Colour,
    card,
)
from engine.capital_lux.notation import COLOURS_SAVED, KNOWN, LAY, PICKED, PLAYS, TAKE, parse
from engine.capital_lux.round_end import Laid
from engine.capital_lux.scoring import ENDING
from engine.capital_lux.state import State, Step, turn_of
from engine.contract import Action, Decision, Event, event, event_of
from engine.errors import NotAllowed, NotYourDecision
from engine.rng import Rng

__all__ = ["apply", "deciding", "legal", "parse", "reshuffle", "setup", "why_not"]

DECISIONS: Final = {step: tuple(Decision(seat, step.value) for seat in range(SEATS.stop - 1)) for step in Step}
"""A decision of each kind for each seat."""
# Names bound once: looking up an Enum member costs more than comparing it.
_DRAFT, _PLAY, _OVER = Step.DRAFT, Step.PLAY, Step.OVER
_AGENT, _CLERIC, _SCIENTIST = Colour.AGENT, Colour.CLERIC, Colour.SCIENTIST

TOGETHER: Final = frozenset((Step.DRAFT, Step.GOLD))
"""Steps in which all seats decide at the same time."""


# ---------------------------------------------------------------- preparation


def setup(seats: int, options: Mapping[str, str], rng: Rng) -> tuple[State, list[Event]]:
    """Put the first card into the Capital, let the modifiers choose the first player, deal ("Preparação")."""
    state = State(
        seats=seats,
        hands=[[] for _ in range(seats)],
        kept=[[] for _ in range(seats)],
        choices=[None] * seats,
        homes=[[()] * len(COLOURS) for _ in range(seats)],
        capital=[()] * len(COLOURS),
        pile=list(DECK),
        modifiers=list(MODIFIERS),
        coins=[0] * seats,
        supply=COINS,
        bonus=[[] for _ in range(seats)],
    )
    rng.shuffle(state, "cards", state.pile)
    top = state.pile.pop()
    limits.add(state.capital, top)
    rng.shuffle(state, "modifiers", state.modifiers)
    dealt = state.modifiers[:seats]
    state.starter = state.turn = dealt.index(max(dealt))
    events = [
        turn_of(state.starter, "setup", state.round),
        event(
            "opened", {"card": WORDS[top], "colour": COLOUR_WORDS[COLOUR_OF[top]], "total": VALUE_OF[top]}, reveals=True
        ),
        *(event("dealt", {"seat": seat, "value": value}, reveals=True) for seat, value in enumerate(dealt)),
        event("first", {"seat": state.starter, "value": max(dealt)}),
    ]
    rng.shuffle(state, "modifiers", state.modifiers)
    draft.deal(state, events)
    return state, events


def reshuffle(state: State, rng: Rng) -> None:
    """Shuffle the draw pile and the pile of modifiers. A modifier that an Agent looks at is in neither."""
    rng.shuffle(state, "unknown", state.pile)
    rng.shuffle(state, "unknown", state.modifiers)


# ---------------------------------------------------------------- what may be done


def deciding(state: State) -> tuple[Decision, ...]:
    """Return the pending decisions: of all seats still to choose, or of the current turn; none after the end."""
    step = state.step
    if step in TOGETHER:
        decisions = DECISIONS[step]
        return tuple([decisions[seat] for seat, choice in enumerate(state.choices) if choice is None])
    return () if step is _OVER else (DECISIONS[step][state.turn],)


def legal(state: State, seat: int) -> list[Action]:
    """Return the seat's legal actions, without duplicates, including changes of a simultaneous choice.

    They do not depend on other seats' simultaneous choices.
    """
    return _LEGAL[state.step](state, seat)


def _cards_to_pick(state: State, seat: int) -> list[Action]:
    return draft.options(state.hands[seat], state.choices[seat])


def _cards_to_play(state: State, seat: int) -> list[Action]:
    if seat != state.turn:
        return []
    actions: list[Action] = []
    for each in dict.fromkeys(state.hands[seat]):
        actions += PLAYS[each]
    return actions


def _colours_to_take(state: State, seat: int) -> list[Action]:
    return [TAKE[colour] for colour in _takeable(state)] if seat == state.turn else []


def _colours_to_lay(state: State, seat: int) -> list[Action]:
    return list(LAY) if seat == state.turn else []


def _nothing(state: State, seat: int) -> list[Action]:
    return []


_LEGAL: Final[Mapping[Step, Callable[[State, int], list[Action]]]] = {
    Step.DRAFT: _cards_to_pick,
    Step.PLAY: _cards_to_play,
    Step.TAKE: _colours_to_take,
    Step.LAY: _colours_to_lay,
    Step.GOLD: limits.options,
    Step.OVER: _nothing,
}


def _takeable(state: State) -> list[Colour]:
    """Return colours a Cleric can take: those in the Capital except its own."""
    return [colour for colour in COLOURS if state.capital[colour] and colour is not _CLERIC]


def why_not(state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
    """Return the error that ``apply`` would raise, or None."""
    step, verb = state.step, action.verb
    if verb == step and seat == state.turn and action in KNOWN:
        reason = _why_not_in_turn(state, action)
    elif step is _OVER:
        return NotAllowed("over")
    elif verb == "pick":
        reason = _why_not_pick(state, seat, action)
    elif step in TOGETHER and not (step is Step.GOLD and verb == "save"):
        return NotAllowed("not-now") if legal(state, seat) else _not_yours(seat)
    elif verb == "save":
        return _why_not_save(state, seat, action)
    else:
        return NotAllowed("not-now") if seat == state.turn else _not_yours(seat)
    return None if reason is None else NotAllowed(reason)


def _not_yours(seat: int) -> NotYourDecision:
    return NotYourDecision(f"seat {seat} has nothing to decide")


def _why_not_pick(state: State, seat: int, action: Action) -> str | None:
    if state.step is not _DRAFT:
        return "draft-closed"
    if len(action.args) != PICK:
        return "wrong-count"
    cards = PICKED.get(action)
    if cards is None:
        return "not-now"
    hand = state.hands[seat]
    for each in cards:
        if hand.count(each) < cards.count(each):
            return "not-in-hand"
    return "same-choice" if state.choices[seat] == cards else None


def _why_not_save(state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
    colours = COLOURS_SAVED.get(action)
    if state.step is not Step.GOLD or colours is None:
        return NotAllowed("not-now") if legal(state, seat) else _not_yours(seat)
    over = limits.over_limit(state, seat)
    if not all(over[colour] for colour in colours):
        return NotAllowed("within-limit")
    if sum(over[colour] for colour in colours) > state.coins[seat]:
        return NotAllowed("too-few-coins")
    if not limits.savable(state.coins[seat], over):
        return _not_yours(seat)
    return NotAllowed("same-choice") if state.choices[seat] == colours else None


def _why_not_in_turn(state: State, action: Action) -> str | None:
    """Return the reason against an action of the step's kind by the current player; None if legal."""
    word = action.args[0]
    if action.verb == "play":
        return None if CARD_NAMED[word] in state.hands[state.turn] else "not-in-hand"
    if action.verb == "take":
        colour = COLOUR_NAMED[word]
        if colour is _CLERIC:
            return "own-colour"
        return None if state.capital[colour] else "not-there"
    return None


# ---------------------------------------------------------------- doing it


def apply(state: State, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Perform ``action`` and all that follows without a further decision; return the events."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise refusal
    events: list[Event] = []
    match action.verb:
        case "pick":
            if draft.pick(state, seat, PICKED[action], events):
                state.round_end = None
                state.turn = state.starter
                _start_turn(state, events)
        case "play":
            _play(state, CARD_NAMED[action.args[0]], action.args[1], rng, events)
        case "take":
            assert state.pending is not None
            _take(state, state.pending, COLOUR_NAMED[action.args[0]], events)
            _finish_turn(state, rng, events)
        case "lay":
            _lay(state, COLOUR_NAMED[action.args[0]], events)
            _finish_turn(state, rng, events)
        case "save":
            if limits.decide(state, seat, COLOURS_SAVED[action], events):
                _finish_round(state, seat, rng, events)
    return events


def _start_turn(state: State, events: list[Event]) -> None:
    state.step = _PLAY
    events.append(turn_of(state.turn, "play" if state.closer is None else "last", state.round))


def _play(state: State, played: Card, place: str, rng: Rng, events: list[Event]) -> None:
    """Play a card. Finish the turn unless its power needs a choice."""
    seat = state.turn
    if place == "home":
        _lay_down(state, played, state.homes[seat], place, events)
    else:
        colour = COLOUR_OF[played]
        if colour is _CLERIC:
            choices = _takeable(state)
            if len(choices) > 1:
                state.pending, state.step = played, Step.TAKE
                events.append(event("considers", {"seat": seat, "card": WORDS[played]}, audience=(seat,)))
                return
            _take(state, played, choices[0] if choices else None, events)
        else:
            _lay_down(state, played, state.capital, place, events)
            if colour is _AGENT:
                if _look(state, events):
                    return
            elif colour is _SCIENTIST:
                _draw(state, events)
            else:
                _earn(state, events)
    _finish_turn(state, rng, events)


def _lay_down(state: State, played: Card, town: list[tuple[int, ...]], place: str, events: list[Event]) -> None:
    """Move the card from the hand to the hometown or the Capital, face up."""
    colour = COLOUR_OF[played]
    state.hands[state.turn].remove(played)
    total = limits.add(town, played)
    facts: dict[str, str | int] = {
        "seat": state.turn,
        "card": WORDS[played],
        "colour": COLOUR_WORDS[colour],
        "place": place,
        "total": total,
    }
    events.append(event("played", facts, reveals=True))


def _take(state: State, cleric: Card, colour: Colour | None, events: list[Event]) -> None:
    """Move the lowest card of another colour from the Capital to the own hometown, not to the hand."""
    state.pending = None
    _lay_down(state, cleric, state.capital, "capital", events)
    if colour is None:
        _no_effect(state, Colour.CLERIC, events)
        return
    row = state.capital[colour]
    value, state.capital[colour] = row[0], row[1:]
    taken = card(colour, value)
    total = limits.add(state.homes[state.turn], taken)
    facts: dict[str, str | int] = {
        "seat": state.turn,
        "card": WORDS[taken],
        "colour": COLOUR_WORDS[colour],
        "total": total,
    }
    events.append(event("took", facts))


def _look(state: State, events: list[Event]) -> bool:
    """Let an Agent look at the top modifier, to be laid face down on any colour. False if none is left."""
    if not state.modifiers:
        _no_effect(state, Colour.AGENT, events)
        return False
    state.looked = state.modifiers.pop()
    state.step = Step.LAY
    seat = state.turn
    events.append(event("looked", {"seat": seat}, {"value": state.looked}, knows=(seat,), reveals=True))
    return True


def _lay(state: State, colour: Colour, events: list[Event]) -> None:
    """Lay the modifier face down on a colour. Only its player knows the value until the round ends."""
    assert state.looked is not None
    state.laid.append(Laid(int(colour), state.turn, state.looked))
    state.looked = None
    events.append(event("laid", {"seat": state.turn, "colour": COLOUR_WORDS[colour]}))


def _draw(state: State, events: list[Event]) -> None:
    """Let a Scientist draw the top card into the hand, if the pile has one."""
    if not state.pile:
        _no_effect(state, Colour.SCIENTIST, events)
        return
    seat, drawn = state.turn, state.pile.pop()
    hand = state.hands[seat]
    hand.append(drawn)
    hand.sort()
    facts: dict[str, str | int] = {"seat": seat, "count": 1}
    events.append(event("drew", facts, {"cards": WORDS[drawn]}, knows=(seat,), reveals=True))


def _earn(state: State, events: list[Event]) -> None:
    """Let a Merchant take a coin, if the supply has one."""
    if not state.supply:
        _no_effect(state, Colour.MERCHANT, events)
        return
    state.supply -= 1
    state.coins[state.turn] += 1
    events.append(event("coin", {"seat": state.turn, "count": state.coins[state.turn]}))


def _no_effect(state: State, colour: Colour, events: list[Event]) -> None:
    """Record a power without effect."""
    events.append(event("idle", {"seat": state.turn, "colour": COLOUR_WORDS[colour]}))


# ---------------------------------------------------------------- end of a turn, of a round, of the game


def _finish_turn(state: State, rng: Rng, events: list[Event]) -> None:
    """Give each other player one more turn after a player runs out of cards, then end the round."""
    seat = state.turn
    if state.closer is None and not state.hands[seat]:
        state.closer = seat
        events.append(event_of("closing", seat))
    state.turn = (seat + 1) % state.seats
    if state.turn != state.closer:
        _start_turn(state, events)
    elif limits.reveal_limits(state, events):
        _finish_round(state, None, rng, events)


def _finish_round(state: State, last: int | None, rng: Rng, events: list[Event]) -> None:
    """End the round after the last decision on gold, by ``last``. Cards stay; modifiers are reshuffled."""
    known = sum(map(len, state.bonus))
    starter = limits.settle_round(state, last, events)
    if starter is None:
        state.step = Step.OVER
        # Bonus cards of earlier rounds lay face down and are shown for the scoring.
        events.append(event("ended", {"reason": ENDING}, reveals=known > 0))
        return
    state.modifiers = list(MODIFIERS)
    state.laid = []
    rng.shuffle(state, "modifiers", state.modifiers)
    state.round += 1
    state.starter = starter
    draft.deal(state, events)
