"""The full position of a game of Capital Lux, secrets included."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from enum import StrEnum

from engine.capital_lux.components import CARD_NAMED, COLOURS, SEATS, VALUES, WORDS, Card, Colour
from engine.capital_lux.round_end import Bonus, Laid, Quarters, RoundEnd
from engine.contract import Json


class Step(StrEnum):
    """Step of a round. The value is the kind of the pending decision."""

    DRAFT = "pick"
    PLAY = "play"
    TAKE = "take"
    LAY = "lay"
    GOLD = "save"
    OVER = "over"


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
    report: RoundEnd | None = None
    """How the last round ended: during the next draft, and after the game."""
    chance: int = 0
    """Number of random draws so far: the counter of the keyed generator."""


def copy(state: State) -> State:
    """A copy that shares nothing mutable with ``state``."""
    return State(
        state.seats,
        [hand[:] for hand in state.hands],
        [row[:] for row in state.kept],
        state.choices[:],
        [home[:] for home in state.homes],
        state.capital[:],
        state.pile[:],
        state.modifiers[:],
        state.coins[:],
        state.supply,
        [row[:] for row in state.bonus],
        state.discard[:],
        state.laid[:],
        state.round,
        state.starter,
        state.turn,
        state.draft,
        state.step,
        state.looked,
        state.pending,
        state.closer,
        state.report,
        state.chance,
    )


# ---------------------------------------------------------------- plain data


def dump(state: State) -> Json:
    """Plain data: cards as words, colours and seats as numbers."""
    return {
        "seats": state.seats,
        "hands": [_words(row) for row in state.hands],
        "kept": [_words(row) for row in state.kept],
        "choices": [None if choice is None else list(choice) for choice in state.choices],
        "homes": [_lists(home) for home in state.homes],
        "capital": _lists(state.capital),
        "pile": _words(state.pile),
        "modifiers": state.modifiers[:],
        "coins": state.coins[:],
        "supply": state.supply,
        "bonus": [_words(row) for row in state.bonus],
        "discard": _words(state.discard),
        "laid": [list(laid) for laid in state.laid],
        "round": state.round,
        "starter": state.starter,
        "turn": state.turn,
        "draft": state.draft,
        "step": str(state.step),
        "looked": state.looked,
        "pending": None if state.pending is None else WORDS[state.pending],
        "closer": state.closer,
        "report": None if state.report is None else _dump_report(state.report),
        "chance": state.chance,
    }


def load(data: Json) -> State:
    """Inverse of :func:`dump`. ValueError for data that is no position of this game."""
    try:
        if set(data) != {each.name for each in fields(State)}:
            raise ValueError("not the fields of a position of Capital Lux")
        state = State(
            seats=int(data["seats"]),
            hands=[_cards(row) for row in data["hands"]],
            kept=[_cards(row) for row in data["kept"]],
            choices=[None if choice is None else tuple(map(int, choice)) for choice in data["choices"]],
            homes=[list(_quarters(home)) for home in data["homes"]],
            capital=list(_quarters(data["capital"])),
            pile=_cards(data["pile"]),
            modifiers=[int(value) for value in data["modifiers"]],
            coins=[int(count) for count in data["coins"]],
            supply=int(data["supply"]),
            bonus=[_cards(row) for row in data["bonus"]],
            discard=_cards(data["discard"]),
            laid=[_laid(row) for row in data["laid"]],
            round=int(data["round"]),
            starter=int(data["starter"]),
            turn=int(data["turn"]),
            draft=int(data["draft"]),
            step=Step(data["step"]),
            looked=None if data["looked"] is None else int(data["looked"]),
            pending=None if data["pending"] is None else CARD_NAMED[data["pending"]],
            closer=None if data["closer"] is None else int(data["closer"]),
            report=None if data["report"] is None else _load_report(data["report"]),
            chance=int(data["chance"]),
        )
    except (KeyError, TypeError, OverflowError) as error:
        raise ValueError(f"not a position of Capital Lux: {error!r}") from error
    _check_shape(state)
    if dump(state) != data:
        raise ValueError("a position of Capital Lux holds words, integers and lists of them only")
    return state


def _check_shape(state: State) -> None:
    rows = (state.hands, state.kept, state.choices, state.homes, state.coins, state.bonus)
    if state.seats not in SEATS or any(len(row) != state.seats for row in rows):
        raise ValueError("a position of Capital Lux needs one entry for each seat")
    report = state.report
    if report is not None and any(len(row) != state.seats for row in (report.homes, report.coins, report.saved)):
        raise ValueError("the end of a round needs one entry for each seat")
    seats = range(state.seats)
    if state.starter not in seats or state.turn not in seats or state.closer not in (None, *seats):
        raise ValueError("a turn belongs to a seat")
    if any(laid.seat not in seats for laid in state.laid):
        raise ValueError("a modifier was laid by a seat")


def _dump_report(report: RoundEnd) -> Json:
    return {
        "round": report.round,
        "starter": report.starter,
        "capital": _lists(report.capital),
        "homes": [_lists(home) for home in report.homes],
        "modifiers": _lists(report.modifiers),
        "coins": list(report.coins),
        "saved": _lists(report.saved),
        "bonuses": _lists(report.bonuses),
        "next_starter": report.next_starter,
    }


def _load_report(data: Json) -> RoundEnd:
    return RoundEnd(
        round=int(data["round"]),
        starter=int(data["starter"]),
        capital=_quarters(data["capital"]),
        homes=tuple(_quarters(home) for home in data["homes"]),
        modifiers=tuple(_laid(row) for row in data["modifiers"]),
        coins=tuple(int(count) for count in data["coins"]),
        saved=tuple(tuple(_colour(colour) for colour in row) for row in data["saved"]),
        bonuses=tuple(Bonus(int(seat), _colour(colour), int(value)) for seat, colour, value in data["bonuses"]),
        next_starter=None if data["next_starter"] is None else int(data["next_starter"]),
    )


def _words(cards: list[Card]) -> list[str]:
    return [WORDS[card] for card in cards]


def _cards(row: list[str]) -> list[Card]:
    return [CARD_NAMED[word] for word in row]


def _lists(rows: Iterable[Iterable[int | None]]) -> list[list[int | None]]:
    return [list(row) for row in rows]


def _quarters(rows: Json) -> Quarters:
    quarters = tuple(tuple(int(value) for value in row) for row in rows)
    if len(quarters) != len(COLOURS) or any(value not in VALUES for row in quarters for value in row):
        raise ValueError("a town has cards of four colours, with values from 2 to 6")
    return quarters


def _colour(number: Json) -> int:
    return int(Colour(number))


def _laid(row: Json) -> Laid:
    colour, seat, value = row
    return Laid(_colour(colour), int(seat), int(value))
