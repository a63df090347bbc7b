"""The full position of a game of Guardiões do Mausoléu, secrets included."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from engine.mausoleum.components import KIND_OF, PARTS, SEATS, Kind
from engine.plain import EnumWords, Plain


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


# Names bound once: looking up an Enum member costs more than comparing it.
_LOSE, _OVER = Step.LOSE, Step.OVER

PRIVATE_STEPS = frozenset({Step.TARGET, Step.TAKE, Step.GIVE, Step.RECOVER})
"""Steps of an incomplete play. Other viewers see step ``PLAY``."""

TARGETED_STEPS = frozenset({Step.TAKE, Step.GIVE, Step.LOSE})
"""Steps whose target is chosen."""


Card: TypeAlias = Annotated[Kind, EnumWords(KIND_OF)]


@dataclass(slots=True)
class State:
    """One position. Lists for all seats are in seat order; the last entry of a pile is its top."""

    seats: int
    hands: list[list[Card]]
    areas: list[list[int]]
    """Number of each construction card, for each seat."""
    mausolo: list[bool]
    shields: list[list[Card]]
    used: list[list[Card]]
    """Characters used, each once."""
    pile: list[Card]
    discard: list[Card] = field(default_factory=list)
    turn: int = 0
    step: Step = Step.PLAY
    pending: Card | None = None
    """The card being played. It stays in hand until the play is complete."""
    target: int | None = None
    """Its target; in step ``LOSE`` the victim."""
    passes: int = 0
    """Consecutive turns without a play since the pile ran out."""
    ending: str | None = None
    chance: int = 0
    """Number of random draws so far: the counter of the keyed generator."""
    always: bool = False
    """The option "hand_limit": five cards at any time, not only at the end of a turn."""
    play_next: bool = False
    """In step ``DISCARD``: whether the player still plays after it. Only with ``always``, after the draw of a turn."""


def decider(state: State) -> int | None:
    """Return the seat with the pending decision; None when the game is over."""
    step = state.step
    return None if step is _OVER else state.target if step is _LOSE else state.turn


def _need(state: State) -> None:
    """Raise ValueError if a list has a wrong length or a number is out of range."""
    rows = (state.hands, state.areas, state.mausolo, state.shields, state.used)
    if state.seats not in SEATS or any(len(row) != state.seats for row in rows):
        raise ValueError("a position of Guardiões do Mausoléu needs one entry for each seat")
    if any(len(area) != len(PARTS) for area in state.areas):
        raise ValueError("an area has one number for each of the four construction cards")
    if state.turn not in range(state.seats) or state.target not in (None, *range(state.seats)):
        raise ValueError("a turn or a target belongs to a seat")


PLAIN: Final = Plain(State, "Guardiões do Mausoléu", _need, omitted=("always", "play_next"))
