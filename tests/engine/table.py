"""Builds positions of Guardiões do Mausoléu from a short text, and plays on from them.

>>> state = position('''
...     > ana: hand roubo base; area 2 colunas piramide; shields protecao; mausolo
...       ben: hand escultores
...     pile: base troca
... ''')

The seats are Ana, Ben, Cai and Dora in this order. ``>`` marks the current player: its card is drawn and its play is
pending. The last card of the pile is the next one drawn, the last of the discard pile lies on top. Pieces without
mention are not in the game, so a position need not hold all 52 cards.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence
from typing import Any

from engine import Event, FastRng, game
from engine.mausoleum.components import KIND_OF, PARTS, Kind
from engine.mausoleum.state import State
from engine.mausoleum.view import View
from engine.rng import Rng

GAME = game("mausoleum")
ANA, BEN, CAI, DORA = range(4)
NAMES = ("ana", "ben", "cai", "dora")


class Loaded:
    """Chance that always returns its loaded number, or the largest legal one."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def below(self, state: object, label: str, n: int) -> int:
        return min(self.number, n - 1)

    def shuffle(self, state: object, label: str, items: MutableSequence[Any]) -> None:
        items.reverse()


def cards(text: str) -> list[Kind]:
    """Parse ``2 base colunas``: two Bases and a Colunas."""
    found: list[Kind] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += [KIND_OF[word]] * times
            times = 1
    return found


def position(text: str, *, passes: int = 0) -> State:
    """Parse a position."""
    rows: dict[str, str] = {}
    turn = ANA
    for line in text.strip().splitlines():
        name, _, rest = line.strip().partition(":")
        if name.startswith(">"):
            name = name[1:].strip()
            turn = NAMES.index(name)
        rows[name] = rest
    seats = sum(name in rows for name in NAMES)
    state = State(
        seats=seats,
        hands=[[] for _ in range(seats)],
        areas=[[0] * len(PARTS) for _ in range(seats)],
        mausolo=[False] * seats,
        shields=[[] for _ in range(seats)],
        used=[[] for _ in range(seats)],
        pile=cards(rows.pop("pile", "")),
        discard=cards(rows.pop("discard", "")),
        turn=turn,
        passes=passes,
    )
    for name, rest in rows.items():
        _seat(state, NAMES.index(name), rest)
    return state


def _seat(state: State, seat: int, text: str) -> None:
    for part in filter(None, (each.strip() for each in text.split(";"))):
        where, _, what = part.partition(" ")
        match where:
            case "hand":
                state.hands[seat] = cards(what)
            case "area":
                for kind in cards(what):
                    state.areas[seat][kind] += 1
            case "shields":
                state.shields[seat] = cards(what)
            case "used":
                state.used[seat] = sorted(cards(what))
            case "mausolo":
                state.mausolo[seat] = True
            case _:
                raise ValueError(f"a seat has no {where!r}")


def do(state: State, *notations: str, rng: Rng | None = None) -> list[Event]:
    """Play ``notations``, each by the seat to decide. Returns all events."""
    events: list[Event] = []
    for notation in notations:
        (decision,) = GAME.deciding(state)
        events += GAME.apply(state, decision.seat, GAME.parse(notation), rng or FastRng(1))
    return events


def may(state: State, seat: int | None = None) -> str:
    """Return the legal actions of ``seat`` (by default, of the seat to decide) as text."""
    if seat is None:
        (decision,) = GAME.deciding(state)
        seat = decision.seat
    return " ".join(str(action) for action in GAME.legal(state, seat))


def asked(state: State) -> tuple[int, str]:
    """Return the seat to decide and its decision."""
    (decision,) = GAME.deciding(state)
    return decision.seat, decision.kind


def hand(state: State, seat: int) -> str:
    """Return the hand of ``seat`` in the rulebook's order, as text."""
    return words(sorted(state.hands[seat]))


def words(kinds: Iterable[Kind]) -> str:
    """Return the cards as text."""
    return " ".join(kind.word for kind in kinds)


def area(state: State, seat: int) -> str:
    """Return the construction cards of ``seat`` as text."""
    return words(part for part in PARTS for _ in range(state.areas[seat][part]))


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the kinds of ``events``."""
    return [event.kind for event in events]


def look(state: State, viewer: int | None) -> View:
    """Return the view of ``viewer``."""
    view = GAME.view(state, viewer)
    assert isinstance(view, View)
    return view


def refusal(state: State, seat: int, notation: str) -> str:
    """Return the reason why ``notation`` is illegal."""
    found = GAME.why_not(state, seat, GAME.parse(notation))
    assert found is not None, f"{notation} is allowed"
    return str(getattr(found, "reason", type(found).__name__))
