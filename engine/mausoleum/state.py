"""The full position of a game of Guardiões do Mausoléu, secrets included."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum

from engine.contract import Json
from engine.mausoleum.components import KIND_OF, PARTS, SEATS, WORDS, Kind


class Step(StrEnum):
    """Step of a turn. The value is the kind of the pending decision."""

    PLAY = "play"
    TARGET = "target"
    TAKE = "take"
    GIVE = "give"
    RECOVER = "recover"
    LOSE = "lose"
    DISCARD = "discard"
    OVER = "over"


PRIVATE_STEPS = frozenset({Step.TARGET, Step.TAKE, Step.GIVE, Step.RECOVER})
"""Steps of an incomplete play. Other viewers see step ``PLAY``."""

TARGETED_STEPS = frozenset({Step.TAKE, Step.GIVE, Step.LOSE})
"""Steps whose target is chosen."""


@dataclass(slots=True)
class State:
    """One position. Lists for all seats are in seat order; the last entry of a pile is its top."""

    seats: int
    hands: list[list[Kind]]
    areas: list[list[int]]
    """Number of each construction card, for each seat."""
    mausolo: list[bool]
    shields: list[list[Kind]]
    used: list[list[Kind]]
    """Characters used, each once."""
    pile: list[Kind]
    discard: list[Kind] = field(default_factory=list)
    turn: int = 0
    step: Step = Step.PLAY
    pending: Kind | None = None
    """The card being played. It stays in hand until the play is complete."""
    target: int | None = None
    """Its target; in step ``LOSE`` the victim."""
    passes: int = 0
    """Consecutive turns without a play since the pile ran out."""
    ending: str | None = None
    chance: int = 0
    """Number of random draws so far: the counter of the keyed generator."""

    @property
    def decider(self) -> int | None:
        """The seat with the pending decision; None when the game is over."""
        if self.step is Step.OVER:
            return None
        return self.target if self.step is Step.LOSE else self.turn


def copy(state: State) -> State:
    """A copy that shares no list with ``state``."""
    return State(
        state.seats,
        [hand[:] for hand in state.hands],
        [area[:] for area in state.areas],
        state.mausolo[:],
        [row[:] for row in state.shields],
        [row[:] for row in state.used],
        state.pile[:],
        state.discard[:],
        state.turn,
        state.step,
        state.pending,
        state.target,
        state.passes,
        state.ending,
        state.chance,
    )


def _words(cards: list[Kind]) -> list[str]:
    return [WORDS[card] for card in cards]


def dump(state: State) -> Json:
    """Plain data, cards as words."""
    return {
        "seats": state.seats,
        "hands": [_words(hand) for hand in state.hands],
        "areas": [area[:] for area in state.areas],
        "mausolo": state.mausolo[:],
        "shields": [_words(row) for row in state.shields],
        "used": [_words(row) for row in state.used],
        "pile": _words(state.pile),
        "discard": _words(state.discard),
        "turn": state.turn,
        "step": str(state.step),
        "pending": None if state.pending is None else WORDS[state.pending],
        "target": state.target,
        "passes": state.passes,
        "ending": state.ending,
        "chance": state.chance,
    }


def load(data: Json) -> State:
    """Inverse of :func:`dump`. ValueError for data that is no position of this game."""
    try:
        if set(data) != {each.name for each in fields(State)}:
            raise ValueError("not the fields of a position of Guardiões do Mausoléu")
        state = State(
            seats=int(data["seats"]),
            hands=[_kinds(row) for row in data["hands"]],
            areas=[[int(n) for n in row] for row in data["areas"]],
            mausolo=[bool(each) for each in data["mausolo"]],
            shields=[_kinds(row) for row in data["shields"]],
            used=[_kinds(row) for row in data["used"]],
            pile=_kinds(data["pile"]),
            discard=_kinds(data["discard"]),
            turn=int(data["turn"]),
            step=Step(data["step"]),
            pending=None if data["pending"] is None else KIND_OF[data["pending"]],
            target=None if data["target"] is None else int(data["target"]),
            passes=int(data["passes"]),
            ending=data["ending"],
            chance=int(data["chance"]),
        )
    except (KeyError, TypeError, OverflowError) as error:
        raise ValueError(f"not a position of Guardiões do Mausoléu: {error!r}") from error
    rows = (state.hands, state.areas, state.mausolo, state.shields, state.used)
    if state.seats not in SEATS or any(len(row) != state.seats for row in rows):
        raise ValueError("a position of Guardiões do Mausoléu needs one entry for each seat")
    if any(len(area) != len(PARTS) for area in state.areas):
        raise ValueError("an area has one number for each of the four construction cards")
    if state.turn not in range(state.seats) or state.target not in (None, *range(state.seats)):
        raise ValueError("a turn or a target belongs to a seat")
    if dump(state) != data:
        raise ValueError("a position of Guardiões do Mausoléu holds words, integers and booleans only")
    return state


def _kinds(row: list[str]) -> list[Kind]:
    return [KIND_OF[word] for word in row]
