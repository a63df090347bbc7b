"""The rules of Guardiões do Mausoléu, in the order of the rulebook's "Como Jogar".

A turn: draw one card, play one or none, discard down to five. With the option that the hand limit holds at any time,
discard before the play. A play that needs a target or a card is a chain of
private actions. It takes effect, and becomes public, with the last of them. A decision with one option is made
automatically.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from engine.contract import TURN, Action, Event, event, event_of
from engine.mausoleum import choices
from engine.mausoleum.actions import parse
from engine.mausoleum.choices import deciding, legal, why_not
from engine.mausoleum.components import (
    ANSWERS,
    ARTEMISIA_DRAWS,
    CHARACTERS,
    DECK,
    HAND,
    KIND_OF,
    PARTS,
    SHIELDS,
    WORDS,
    Kind,
)
from engine.mausoleum.state import State, Step
from engine.rng import Rng

__all__ = ["apply", "deciding", "legal", "parse", "reshuffle", "setup", "why_not"]

# Names bound once: looking up an Enum member costs more than comparing it.
_PLAY, _DISCARD, _DESCOBERTA = Step.PLAY, Step.DISCARD, Kind.DESCOBERTA

# ---------------------------------------------------------------- events that occur often: made once


@cache
def _shown(kind: str, seat: int, card: Kind) -> Event:
    """Return an event in which a player shows a card."""
    return event(kind, {"seat": seat, "card": WORDS[card]}, reveals=True)


@cache
def _drew(seat: int, cards: Sequence[Kind]) -> Event:
    """Return the draw of cards that only their player knows."""
    secret = {"cards": " ".join(WORDS[card] for card in cards)}
    return event("drew", {"seat": seat, "count": len(cards)}, secret, (seat,), reveals=True)


# ---------------------------------------------------------------- preparation


def setup(seats: int, options: Mapping[str, str], rng: Rng) -> tuple[State, list[Event]]:
    """Shuffle all cards, deal five to each seat, draw the first player ("Preparação")."""
    state = State(
        seats=seats,
        hands=[],
        areas=[[0] * len(PARTS) for _ in range(seats)],
        mausolo=[False] * seats,
        shields=[[] for _ in range(seats)],
        used=[[] for _ in range(seats)],
        pile=list(DECK),
        always=options["hand_limit"] == "always",
    )
    rng.shuffle(state, "deal", state.pile)
    state.hands = [[state.pile.pop() for _ in range(HAND)] for _ in range(seats)]
    state.turn = rng.below(state, "first", seats)
    events: list[Event] = []
    _start_turn(state, events)
    return state, events


def reshuffle(state: State, rng: Rng) -> None:
    """Shuffle the draw pile: no card of this game shows a part of it."""
    rng.shuffle(state, "unknown", state.pile)


# ---------------------------------------------------------------- doing it


def apply(state: State, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Perform ``action`` and all that follows without a further decision; return the events."""
    error = choices.why_not(state, seat, action)
    if error is not None:
        raise error
    events: list[Event] = []
    match action.verb:
        case "play":
            _play(state, KIND_OF[action.args[0]], rng, events)
        case "pass":
            events.append(event_of("passed", seat))
            _finish_play(state, events, quiet=True)
        case "at":
            _aim(state, int(action.args[0]), rng, events)
        case "take" | "give":
            _attack(state, KIND_OF[action.args[0]], rng, events)
        case "recover":
            _recover(state, KIND_OF[action.args[0]], events)
        case "lose":
            _lose(state, seat, KIND_OF[action.args[0]], events)
            _finish_play(state, events)
        case "discard":
            kind = KIND_OF[action.args[0]]
            state.hands[seat].remove(kind)
            state.discard.append(kind)
            events.append(_shown("discarded", seat, kind))
            if state.play_next:
                state.play_next = False
                state.step = Step.PLAY
            else:
                _finish_turn(state, events)
    return events


def _play(state: State, kind: Kind, rng: Rng, events: list[Event]) -> None:
    """Start the play of a card. Finish it if it needs no further choice."""
    if kind in ANSWERS:
        state.pending = kind
        options = choices.targets_of(state, kind)
        if len(options) == 1:
            _aim(state, options[0], rng, events)
        else:
            state.step = Step.TARGET
    elif kind is _DESCOBERTA:
        if len(set(state.discard)) == 1:
            _recover(state, state.discard[-1], events)
        else:
            state.pending = kind
            state.step = Step.RECOVER
    else:
        state.hands[state.turn].remove(kind)
        PLAIN_PLAYS[kind](state, state.turn, kind, events)
        _finish_play(state, events)


def _build(state: State, seat: int, kind: Kind, events: list[Event]) -> None:
    """Put a construction card face up into its player's area."""
    before = _sets(state)
    state.areas[seat][kind] += 1
    events.append(_shown("built", seat, kind))
    _tell_sets(state, before, events)


def _crown(state: State, seat: int, kind: Kind, events: list[Event]) -> None:
    """Put Mausolo in front of his player until the scoring (ruling)."""
    state.mausolo[seat] = True
    _use(state, seat, kind)
    events.append(event("crowned", {"seat": seat}, reveals=True))


def _summon(state: State, seat: int, kind: Kind, events: list[Event]) -> None:
    """Draw two more cards for Artemísia II, so three in that turn (ruling)."""
    state.discard.append(kind)
    _use(state, seat, kind)
    events.append(event("summoned", {"seat": seat}, reveals=True))
    _draw(state, seat, ARTEMISIA_DRAWS, events)


def _shield(state: State, seat: int, kind: Kind, events: list[Event]) -> None:
    """Put Arquitetos, Escultores or Proteção face up in front of their player (ruling)."""
    state.shields[seat].append(kind)
    events.append(_shown("shielded", seat, kind))


PLAIN_PLAYS: Final[Mapping[Kind, Callable[[State, int, Kind, list[Event]], None]]] = {
    **dict.fromkeys(PARTS, _build),
    Kind.MAUSOLO: _crown,
    Kind.ARTEMISIA: _summon,
    **dict.fromkeys(SHIELDS, _shield),
}
"""Cards that need neither a target nor a further choice."""


def _aim(state: State, target: int, rng: Rng, events: list[Event]) -> None:
    """Set the target. Invasão and Troca still need a card."""
    state.target = target
    if state.pending is Kind.INVASAO:
        options, step = choices.parts(state.areas[target]), Step.TAKE
    elif state.pending is Kind.TROCA:
        options, step = choices.giveable(state), Step.GIVE
    else:
        _attack(state, None, rng, events)
        return
    if len(options) == 1:
        _attack(state, options[0], rng, events)
    else:
        state.step = step


def _attack(state: State, choice: Kind | None, rng: Rng, events: list[Event]) -> None:
    """Resolve the play: the target "must respond if able", otherwise it takes effect."""
    kind, seat, target = state.pending, state.turn, state.target
    assert kind is not None and target is not None
    state.pending = state.target = None
    state.hands[seat].remove(kind)
    state.discard.append(kind)
    events.append(event("attacked", {"seat": seat, "target": target, "card": WORDS[kind]}, reveals=True))
    if _defend(state, target, kind, events):
        _finish_play(state, events)
        return
    match kind:
        case Kind.TERREMOTO:
            parts = choices.parts(state.areas[target])
            if len(parts) > 1:
                state.target = target
                state.step = Step.LOSE
                return
            _lose(state, target, parts[0], events)
        case Kind.INVASAO:
            assert choice is not None
            before = _sets(state)
            state.areas[target][choice] -= 1
            state.areas[seat][choice] += 1
            events.append(event("captured", {"seat": seat, "target": target, "card": WORDS[choice]}))
            _tell_sets(state, before, events)
        case Kind.ROUBO:
            stolen = _random_card(state, target, rng)
            state.hands[seat].append(stolen)
            events.append(_between("robbed", seat, target, {"card": WORDS[stolen]}))
        case _:
            assert choice is not None
            got = _random_card(state, target, rng)
            state.hands[seat].remove(choice)
            state.hands[target].append(choice)
            state.hands[seat].append(got)
            events.append(_between("swapped", seat, target, {"gave": WORDS[choice], "got": WORDS[got]}))
    _finish_play(state, events)


def _between(kind: str, seat: int, target: int, secret: Mapping[str, str | int]) -> Event:
    """Return an event whose cards only the two players know."""
    return event(kind, {"seat": seat, "target": target}, secret, knows=(seat, target), reveals=True)


def _random_card(state: State, target: int, rng: Rng) -> Kind:
    """Take a random card out of a hand (ruling)."""
    hand = state.hands[target]
    return hand.pop(rng.below(state, "steal", len(hand)))


def _defend(state: State, target: int, against: Kind, events: list[Event]) -> bool:
    """Answer an attack: a shield on the table first, then a card from the hand, each time the narrowest (ruling)."""
    for source, cards in (("table", state.shields[target]), ("hand", state.hands[target])):
        for answer in ANSWERS[against]:
            if answer in cards:
                cards.remove(answer)
                state.discard.append(answer)
                _use(state, target, answer)
                facts: dict[str, str | int] = {
                    "seat": target,
                    "card": WORDS[answer],
                    "against": WORDS[against],
                    "source": source,
                }
                events.append(event("defended", facts, reveals=source == "hand"))
                return True
    return False


def _lose(state: State, seat: int, part: Kind, events: list[Event]) -> None:
    """Move a construction card from an area to the discard pile."""
    before = _sets(state)
    state.areas[seat][part] -= 1
    state.discard.append(part)
    events.append(event("lost", {"seat": seat, "card": WORDS[part]}))
    _tell_sets(state, before, events)


def _sets(state: State) -> list[int]:
    """Return the number of complete sets of each seat."""
    return [min(area) for area in state.areas]


def _tell_sets(state: State, before: Sequence[int], events: list[Event]) -> None:
    """Tell of sets that are complete now, or no longer."""
    for seat, (was, now) in enumerate(zip(before, _sets(state), strict=True)):
        if now > was:
            events.append(event("completed", {"seat": seat, "count": now}))
        elif now < was:
            events.append(event("broken", {"seat": seat}))


def _recover(state: State, kind: Kind, events: list[Event]) -> None:
    """Take a card from the discard pile with Descoberta. It cannot take itself: it is discarded afterwards (ruling)."""
    hand = state.hands[state.turn]
    state.pending = None
    hand.remove(Kind.DESCOBERTA)
    state.discard.remove(kind)
    state.discard.append(Kind.DESCOBERTA)
    hand.append(kind)
    # The card taken was public; the Descoberta in the hand was not.
    events.append(_shown("recovered", state.turn, kind))
    # Descoberta for Descoberta changes nothing. Such a turn counts as a pass; otherwise the game need not end.
    _finish_play(state, events, quiet=kind is Kind.DESCOBERTA)


def _use(state: State, seat: int, kind: Kind) -> None:
    """Record a character whose ability took effect, a defence included (ruling)."""
    if kind in CHARACTERS and kind not in state.used[seat]:
        state.used[seat].append(kind)
        state.used[seat].sort()


def _draw(state: State, seat: int, count: int, events: list[Event]) -> None:
    """Draw up to ``count`` cards, fewer if the pile is short."""
    drawn = tuple(state.pile[: -count - 1 : -1])
    if drawn:
        del state.pile[-count:]
        state.hands[seat] += drawn
        events.append(_drew(seat, drawn))


# ---------------------------------------------------------------- end of a turn, end of the game


def _finish_play(state: State, events: list[Event], *, quiet: bool = False) -> None:
    """End the play of one card or none. ``quiet``: none was played, or nothing changed."""
    state.target = None
    state.passes = state.passes + 1 if quiet and not state.pile else 0
    _finish_turn(state, events)


def _finish_turn(state: State, events: list[Event]) -> None:
    """Ask for a discard above five cards, otherwise start the next turn ("Final do Turno")."""
    if len(state.hands[state.turn]) > HAND:
        state.step = _DISCARD
        return
    while not _over(state, events):
        state.turn = (state.turn + 1) % state.seats
        if _start_turn(state, events):
            return


def _start_turn(state: State, events: list[Event]) -> bool:
    """Draw one card. False if the player has no decision: with an empty hand and an empty pile they pass automatically.

    Such a pass belongs to the turn before: its player did nothing.
    """
    seat = state.turn
    if not state.pile and not state.hands[seat]:
        state.passes += 1
        events.append(event_of("passed", seat))
        return False
    events.append(event_of(TURN, seat))
    _draw(state, seat, 1, events)
    state.play_next = state.always and len(state.hands[seat]) > HAND
    state.step = _DISCARD if state.play_next else _PLAY
    return True


def _over(state: State, events: list[Event]) -> bool:
    """End the game if the pile is empty and all have passed in a row, or all hands are empty (ruling)."""
    if state.pile:
        return False
    if not any(state.hands):
        state.ending = "hands"
    elif state.passes >= state.seats:
        state.ending = "passes"
    else:
        return False
    state.step = Step.OVER
    events.append(event("ended", {"reason": state.ending}))
    return True
