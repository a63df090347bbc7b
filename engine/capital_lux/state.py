"""The full position of a game of Capital Lux, secrets included."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import chain
from typing import Annotated, Final, TypeAlias

from engine.capital_lux.components import CARD_NAMED, COLOURS, SEATS, VALUES
from engine.capital_lux.round_end import Laid, RoundEnd
from engine.contract import TURN, Event, event
from engine.plain import EnumWords, Plain


class Step(StrEnum):
    """Step of a round. The value is the kind of the pending decision."""

    DRAFT = "pick"
    PLAY = "play"
    TAKE = "take"
    LAY = "lay"
    GOLD = "save"
    OVER = "over"


@cache
def in_turn_order(seats: int, starter: int) -> tuple[int, ...]:
    """Return all seats, from a round's starting player on."""
    return (*range(starter, seats), *range(starter))


@cache
def turn_of(seat: int, stage: str, number: int) -> Event:
    """Return the event that marks a stage of round ``number``. Made once: events are values."""
    return event(TURN, {"seat": seat, "stage": stage, "round": number})


Card: TypeAlias = Annotated[int, EnumWords(CARD_NAMED)]


@dataclass(slots=True)
class State:
    """One position. Lists for all seats are in seat order; the last entry of a pile is its top."""

    seats: int
    hands: list[list[Card]]
    """Cards in hand, sorted; during a draft the cards to pick from."""
    kept: list[list[Card]]
    """Cards set aside in this draft, sorted."""
    choices: list[tuple[int, ...] | None]
    """Simultaneous choices: cards picked in a draft (still in hand), or colours to save with gold (``()`` for a seat
    that can save nothing). None: pending, or no simultaneous decision."""
    homes: list[list[tuple[int, ...]]]
    """Each hometown: the values of each colour's cards, lowest first."""
    capital: list[tuple[int, ...]]
    pile: list[Card]
    modifiers: list[int]
    """The pile of modifiers, face down."""
    coins: list[int]
    supply: int
    """Coins not taken."""
    bonus: list[list[Card]]
    """Bonus cards of each seat, in the order won."""
    discard: list[Card] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    """Modifiers in the Capital, in the order laid."""
    round: int = 1
    starter: int = 0
    turn: int = 0
    draft: int = 0
    """Current pick of a draft, 1 or 2; 0 outside a draft."""
    step: Step = Step.DRAFT
    looked: int | None = None
    """The modifier an Agent is looking at."""
    pending: Card | None = None
    """The Cleric being played. It stays in hand until its colour is chosen."""
    closer: int | None = None
    """The first seat without cards at the end of a turn in this round."""
    round_end: RoundEnd | None = field(default=None, metadata={"stored": "report"})
    """How the last round ended: during the next draft, and after the game."""
    chance: int = 0
    """Number of random draws so far: the counter of the keyed generator."""


def _check_shape(state: State) -> None:
    rows = (state.hands, state.kept, state.choices, state.homes, state.coins, state.bonus)
    if state.seats not in SEATS or any(len(row) != state.seats for row in rows):
        raise ValueError("a position of Capital Lux needs one entry for each seat")
    end = state.round_end
    if end is not None and any(len(row) != state.seats for row in (end.homes, end.coins, end.saved)):
        raise ValueError("the end of a round needs one entry for each seat")
    towns = [state.capital, *state.homes, *(() if end is None else (end.capital, *end.homes))]
    if any(len(town) != len(COLOURS) or any(not set(row) <= set(VALUES) for row in town) for town in towns):
        raise ValueError("a town has cards of four colours, with values from 2 to 6")
    laid = [*state.laid, *(() if end is None else end.modifiers)]
    saved = () if end is None else chain(*end.saved, (bonus.colour for bonus in end.bonuses))
    if not {*(each.colour for each in laid), *saved} <= set(COLOURS):
        raise ValueError("no such colour")
    seats = range(state.seats)
    if state.starter not in seats or state.turn not in seats or state.closer not in (None, *seats):
        raise ValueError("a turn belongs to a seat")
    if any(each.seat not in seats for each in laid):
        raise ValueError("a modifier was laid by a seat")


PLAIN: Final = Plain(State, "Capital Lux", _check_shape)
