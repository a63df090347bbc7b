"""The rules of Guardiões do Mausoléu, in the order of the rulebook's "Como Jogar".

A turn: draw one card, play one or none, discard down to five. A play that needs a target or a card is put together by
small decisions that only its player sees; it happens, and is told, when the last of them is made. Where only one
choice exists it is made at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.contract import TURN, Action, Decision, Event
from engine.errors import NotAllowed, NotYourDecision
from engine.mausoleum.actions import ACTIONS_OF, AT, DISCARD, GIVE, LOSE, PASS, PLAY, RECOVER, TAKE
from engine.mausoleum.components import (
    ANSWERS,
    ARTEMISIA_DRAWS,
    CARDS,
    CHARACTERS,
    HAND,
    KIND_OF,
    PARTS,
    SEATS,
    SHIELDS,
    WORDS,
    Kind,
)
from engine.mausoleum.state import State, Step
from engine.rng import Rng

AGAINST_AREAS: Final = frozenset((Kind.TERREMOTO, Kind.INVASAO))
"""Cards that go for an opponent's construction cards; the other attacks go for the hand."""

UNCONDITIONAL: Final = frozenset((*PARTS, *SHIELDS, Kind.ARTEMISIA))
"""Cards that can be played at any time."""

DECISIONS: Final = {step: tuple((Decision(seat, step.value),) for seat in range(SEATS.stop - 1)) for step in Step}
"""The one open decision of each step and seat."""

TURNS: Final = tuple(Event(TURN, {"seat": seat}) for seat in range(SEATS.stop - 1))
"""The mark of a new turn, for each seat."""


# ---------------------------------------------------------------- preparation


def setup(seats: int, rng: Rng) -> tuple[State, list[Event]]:
    """Shuffle all cards, deal five to each, choose the first player at random ("Preparação")."""
    if seats not in SEATS:
        raise ValueError(f"Guardiões do Mausoléu is for {SEATS.start} to {SEATS.stop - 1} players, not {seats}")
    state = State(
        seats=seats,
        hands=[],
        areas=[[0] * len(PARTS) for _ in range(seats)],
        mausolo=[False] * seats,
        shields=[[] for _ in range(seats)],
        used=[[] for _ in range(seats)],
        pile=[kind for kind, card in CARDS.items() for _ in range(card.copies)],
    )
    rng.shuffle(state, "deal", state.pile)
    state.hands = [[state.pile.pop() for _ in range(HAND)] for _ in range(seats)]
    state.turn = rng.below(state, "first", seats)
    events: list[Event] = []
    _start_turn(state, events)
    return state, events


def reshuffle(state: State, rng: Rng) -> None:
    """Nobody knows the draw pile; no card of this game shows anybody a part of it."""
    rng.shuffle(state, "unknown", state.pile)


# ---------------------------------------------------------------- what may be done


def deciding(state: State) -> tuple[Decision, ...]:
    """The one open decision; none when the game is over."""
    seat = state.decider
    return () if seat is None else DECISIONS[state.step][seat]


def targets(seats: int, seat: int, kind: Kind, areas: Sequence[Sequence[int]], hands: Sequence[object]) -> list[int]:
    """Opponents that ``kind`` can be played on: whoever has the kind of card that it goes for (ruling).

    ``hands`` are the hands or only their sizes: false where there is no card. A defence does not make anybody an
    illegal target.
    """
    if kind in AGAINST_AREAS:
        return [other for other in range(seats) if other != seat and any(areas[other])]
    return [other for other in range(seats) if other != seat and hands[other]]


def _reaches(state: State, seat: int, kind: Kind) -> bool:
    """Whether there is any of ``targets``, without listing them: this is asked for each card at each turn."""
    if kind in AGAINST_AREAS:
        return any(map(any, state.areas[:seat])) or any(map(any, state.areas[seat + 1 :]))
    return any(map(len, state.hands[:seat])) or any(map(len, state.hands[seat + 1 :]))


def barred(state: State, seat: int, kind: Kind) -> str | None:
    """Why a card of the hand cannot be played now, as a reason key, or None ("a card without a legal target …")."""
    if kind in UNCONDITIONAL:
        return None
    if kind is Kind.MAUSOLO:
        return "second-mausolo" if state.mausolo[seat] else None
    if kind is Kind.DESCOBERTA:
        return None if state.discard else "empty-discard"
    if kind is Kind.TROCA and len(state.hands[seat]) < 2:
        return "nothing-to-give"
    return None if _reaches(state, seat, kind) else "no-target"


def _targets(state: State, kind: Kind) -> list[int]:
    return targets(state.seats, state.turn, kind, state.areas, state.hands)


def _parts(area: Sequence[int]) -> list[Kind]:
    return [part for part in PARTS if area[part]]


def _giveable(state: State) -> list[Kind]:
    """Kinds that can be given in a Troca: the hand without the Troca itself."""
    hand = state.hands[state.turn]
    return [kind for kind in sorted(set(hand)) if kind is not Kind.TROCA or hand.count(Kind.TROCA) > 1]


def legal(state: State, seat: int) -> list[Action]:
    """Everything ``seat`` may do now, each once, in the rulebook's order of the cards."""
    if seat != state.decider:
        return []
    match state.step:
        case Step.PLAY:
            kinds = sorted(set(state.hands[seat]))
            plays = [PLAY[kind] for kind in kinds if kind in UNCONDITIONAL or barred(state, seat, kind) is None]
            return [*plays, PASS]
        case Step.TARGET:
            assert state.pending is not None
            return [AT[other] for other in _targets(state, state.pending)]
        case Step.TAKE:
            assert state.target is not None
            return [TAKE[part] for part in _parts(state.areas[state.target])]
        case Step.GIVE:
            return [GIVE[kind] for kind in _giveable(state)]
        case Step.RECOVER:
            return [RECOVER[kind] for kind in sorted(set(state.discard))]
        case Step.LOSE:
            return [LOSE[part] for part in _parts(state.areas[seat])]
        case Step.DISCARD:
            return [DISCARD[kind] for kind in sorted(set(state.hands[seat]))]
        case _:
            return []


def why_not(state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
    """Why the rules refuse ``action``, or None if they allow it."""
    if seat != state.decider:
        over = state.step is Step.OVER
        return NotAllowed("over") if over else NotYourDecision(f"seat {seat} has nothing to decide")
    if action not in ACTIONS_OF[state.step]:
        return NotAllowed("not-now")
    if action.verb == "pass":
        return None
    if action.verb == "at":
        assert state.pending is not None
        return None if int(action.args[0]) in _targets(state, state.pending) else NotAllowed("no-such-target")
    kind = KIND_OF[action.args[0]]
    match action.verb:
        case "play":
            if kind not in state.hands[seat]:
                return NotAllowed("not-in-hand")
            reason = barred(state, seat, kind)
            return None if reason is None else NotAllowed(reason)
        case "take":
            assert state.target is not None
            return None if state.areas[state.target][kind] else NotAllowed("not-there")
        case "give":
            return None if kind in _giveable(state) else NotAllowed("not-in-hand")
        case "recover":
            return None if kind in state.discard else NotAllowed("not-there")
        case "lose":
            return None if state.areas[seat][kind] else NotAllowed("not-there")
        case _:
            return None if kind in state.hands[seat] else NotAllowed("not-in-hand")


# ---------------------------------------------------------------- doing it


def apply(state: State, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Do ``action`` and whatever follows from it without a further decision; say what happened."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise refusal
    events: list[Event] = []
    match action.verb:
        case "play":
            _play(state, KIND_OF[action.args[0]], rng, events)
        case "pass":
            events.append(Event("passed", {"seat": seat}))
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
            events.append(Event("discarded", {"seat": seat, "card": WORDS[kind]}, reveals=True))
            _finish_turn(state, events)
    return events


def _play(state: State, kind: Kind, rng: Rng, events: list[Event]) -> None:
    """Begin the play of a card; those that need nothing more happen at once."""
    if kind in ANSWERS:
        state.pending = kind
        choices = _targets(state, kind)
        if len(choices) == 1:
            _aim(state, choices[0], rng, events)
        else:
            state.step = Step.TARGET
    elif kind is Kind.DESCOBERTA:
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
    """A construction card goes face up to its player's area."""
    state.areas[seat][kind] += 1
    events.append(Event("built", {"seat": seat, "card": WORDS[kind]}, reveals=True))


def _crown(state: State, seat: int, kind: Kind, events: list[Event]) -> None:
    """Mausolo stays in front of his player until the scoring (ruling)."""
    state.mausolo[seat] = True
    _use(state, seat, kind)
    events.append(Event("crowned", {"seat": seat}, reveals=True))


def _summon(state: State, seat: int, kind: Kind, events: list[Event]) -> None:
    """Artemísia II draws two more, so three in that turn (ruling)."""
    state.discard.append(kind)
    _use(state, seat, kind)
    events.append(Event("summoned", {"seat": seat}, reveals=True))
    _draw(state, seat, ARTEMISIA_DRAWS, events)


def _shield(state: State, seat: int, kind: Kind, events: list[Event]) -> None:
    """Arquitetos, Escultores and Proteção wait face up until they are needed (ruling)."""
    state.shields[seat].append(kind)
    events.append(Event("shielded", {"seat": seat, "card": WORDS[kind]}, reveals=True))


PLAIN_PLAYS: Final[Mapping[Kind, Callable[[State, int, Kind, list[Event]], None]]] = {
    **dict.fromkeys(PARTS, _build),
    Kind.MAUSOLO: _crown,
    Kind.ARTEMISIA: _summon,
    **dict.fromkeys(SHIELDS, _shield),
}
"""Cards that need neither a target nor a further choice."""


def _aim(state: State, target: int, rng: Rng, events: list[Event]) -> None:
    """The target is chosen; Invasão and Troca still want a card."""
    state.target = target
    if state.pending is Kind.INVASAO:
        choices, step = _parts(state.areas[target]), Step.TAKE
    elif state.pending is Kind.TROCA:
        choices, step = _giveable(state), Step.GIVE
    else:
        _attack(state, None, rng, events)
        return
    if len(choices) == 1:
        _attack(state, choices[0], rng, events)
    else:
        state.step = step


def _attack(state: State, choice: Kind | None, rng: Rng, events: list[Event]) -> None:
    """The play happens: the target "must respond if able", else it takes effect."""
    kind, seat, target = state.pending, state.turn, state.target
    assert kind is not None and target is not None
    state.pending = state.target = None
    state.hands[seat].remove(kind)
    state.discard.append(kind)
    events.append(Event("attacked", {"seat": seat, "target": target, "card": WORDS[kind]}, reveals=True))
    if _defend(state, target, kind, events):
        _finish_play(state, events)
        return
    match kind:
        case Kind.TERREMOTO:
            parts = _parts(state.areas[target])
            if len(parts) > 1:
                state.target = target
                state.step = Step.LOSE
                return
            _lose(state, target, parts[0], events)
        case Kind.INVASAO:
            assert choice is not None
            state.areas[target][choice] -= 1
            state.areas[seat][choice] += 1
            events.append(Event("captured", {"seat": seat, "target": target, "card": WORDS[choice]}))
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
    """Something whose cards only the two players know."""
    return Event(kind, {"seat": seat, "target": target}, secret, knows=(seat, target), reveals=True)


def _random_card(state: State, target: int, rng: Rng) -> Kind:
    """Take a card at random out of a hand (ruling)."""
    hand = state.hands[target]
    return hand.pop(rng.below(state, "steal", len(hand)))


def _defend(state: State, target: int, against: Kind, events: list[Event]) -> bool:
    """A shield on the table first, then a card from the hand, each time the narrowest that answers (ruling)."""
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
                events.append(Event("defended", facts, reveals=source == "hand"))
                return True
    return False


def _lose(state: State, seat: int, part: Kind, events: list[Event]) -> None:
    """An earthquake takes a construction card from an area to the discard pile."""
    state.areas[seat][part] -= 1
    state.discard.append(part)
    events.append(Event("lost", {"seat": seat, "card": WORDS[part]}))


def _recover(state: State, kind: Kind, events: list[Event]) -> None:
    """Descoberta takes a card of the discard pile, not itself (ruling): the pile is searched before it goes there."""
    hand = state.hands[state.turn]
    state.pending = None
    hand.remove(Kind.DESCOBERTA)
    state.discard.remove(kind)
    state.discard.append(Kind.DESCOBERTA)
    hand.append(kind)
    # What is taken was open; that there was a Descoberta in the hand was not.
    events.append(Event("recovered", {"seat": state.turn, "card": WORDS[kind]}, reveals=True))
    # One Descoberta for another leaves everything as it was: such a turn counts as a pass, or the game need not end.
    _finish_play(state, events, quiet=kind is Kind.DESCOBERTA)


def _use(state: State, seat: int, kind: Kind) -> None:
    """Remember a character whose ability worked; a defence counts if it is one (ruling)."""
    if kind in CHARACTERS and kind not in state.used[seat]:
        state.used[seat].append(kind)
        state.used[seat].sort()


def _draw(state: State, seat: int, count: int, events: list[Event]) -> None:
    """Draw up to ``count`` cards; from an empty pile none."""
    drawn = state.pile[-count:][::-1]
    if drawn:
        del state.pile[-count:]
        state.hands[seat] += drawn
        cards = " ".join([WORDS[card] for card in drawn])
        facts: dict[str, str | int] = {"seat": seat, "count": len(drawn)}
        events.append(Event("drew", facts, {"cards": cards}, (seat,), reveals=True))


# ---------------------------------------------------------------- end of a turn, end of the game


def _finish_play(state: State, events: list[Event], *, quiet: bool = False) -> None:
    """One card or none was played. ``quiet``: nothing was, or nothing changed."""
    state.target = None
    state.passes = state.passes + 1 if quiet and not state.pile else 0
    _finish_turn(state, events)


def _finish_turn(state: State, events: list[Event]) -> None:
    """Discard down to five, the player's choice; then it is the next player's turn ("Final do Turno")."""
    if len(state.hands[state.turn]) > HAND:
        state.step = Step.DISCARD
        return
    while not _over(state, events):
        state.turn = (state.turn + 1) % state.seats
        if _start_turn(state, events):
            return


def _start_turn(state: State, events: list[Event]) -> bool:
    """Draw one card. False if the player has nothing to decide: an empty hand and an empty pile pass by themselves.

    Such a pass is told as the end of the turn before it: it is nobody's doing.
    """
    seat = state.turn
    if not state.pile and not state.hands[seat]:
        state.passes += 1
        events.append(Event("passed", {"seat": seat}))
        return False
    events.append(TURNS[seat])
    _draw(state, seat, 1, events)
    state.step = Step.PLAY
    return True


def _over(state: State, events: list[Event]) -> bool:
    """With the pile empty: all have passed in a row, or all hands are empty (ruling)."""
    if state.pile:
        return False
    if not any(state.hands):
        state.ending = "hands"
    elif state.passes >= state.seats:
        state.ending = "passes"
    else:
        return False
    state.step = Step.OVER
    events.append(Event("ended", {"reason": state.ending}))
    return True
