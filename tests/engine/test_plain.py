"""What ``engine.plain`` derives from the fields of a state: copies that share nothing, and strict plain data."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Any, NamedTuple

import pytest

from engine.plain import EnumWords, Plain

CARDS = {"ace": 0, "king": 1}


class Step(StrEnum):
    DRAW = "draw"
    OVER = "over"


class Trick(NamedTuple):
    seat: int
    card: Annotated[int, EnumWords(CARDS)]


@dataclass(frozen=True)
class Report:
    points: tuple[int, ...]
    winner: int | None


@dataclass(slots=True)
class State:
    seats: int
    hands: list[list[Annotated[int, EnumWords(CARDS)]]]
    towers: list[list[list[int]]]
    tricks: list[Trick]
    done: list[bool]
    pair: tuple[int, str]
    step: Step = Step.DRAW
    pending: Annotated[int, EnumWords({None: -1, **CARDS})] = -1
    chosen: Annotated[int, EnumWords(CARDS)] | None = None
    report: Report | None = None
    winners: tuple[int, ...] = field(default=(), metadata={"stored": "best"})
    total: int = field(default=0)


def need(state: State) -> None:
    if len(state.hands) != state.seats:
        raise ValueError("a hand for each seat")


PLAIN = Plain(State, "Tricks", need, {"total": lambda values: sum(map(len, values["hands"]))})


def state() -> State:
    tricks, report = [Trick(1, 0)], Report((3, 4), None)
    return State(
        2,
        [[0, 1], [1]],
        [[[1], [2, 3]]],
        tricks,
        [True, False],
        (4, "x"),
        chosen=1,
        report=report,
        winners=(1,),
        total=3,
    )


GOOD = {
    "seats": 2,
    "hands": [["ace", "king"], ["king"]],
    "towers": [[[1], [2, 3]]],
    "tricks": [[1, "ace"]],
    "done": [True, False],
    "pair": [4, "x"],
    "step": "draw",
    "pending": None,
    "chosen": "king",
    "report": {"points": [3, 4], "winner": None},
    "best": [1],
}


def test_a_state_is_written_by_its_fields_and_reads_back() -> None:
    assert PLAIN.dump(state()) == GOOD and list(PLAIN.dump(state())) == list(GOOD)
    assert PLAIN.load(json.loads(json.dumps(GOOD))) == state()


def test_a_copy_shares_no_list() -> None:
    one, other = state(), PLAIN.copy(state())
    assert one == other
    copied = PLAIN.copy(one)
    copied.hands[0].append(1)
    copied.towers[0][1].append(4)
    copied.tricks.append(Trick(0, 1))
    copied.done[0] = False
    assert one == other


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", True), ("seats", 2.0), ("seats", None), ("seats", 3), ("hands", [["ace"], "king"]),
        ("hands", [["ace"], ["queen"]]), ("hands", [[0], [1]]), ("hands", {"0": []}), ("towers", [[1]]),
        ("tricks", [[1]]), ("tricks", [[1, "ace", 2]]), ("tricks", ["1a"]), ("done", [1, 0]), ("pair", [4]),
        ("pair", ["x", 4]), ("step", "DRAW"), ("step", 1), ("pending", "queen"), ("pending", []), ("chosen", 1),
        ("report", {"points": [3]}), ("report", [3]), ("best", 1), ("report", {"points": "34", "winner": None}),
    ],
)  # fmt: skip
def test_anything_else_is_refused_with_the_name_of_its_field(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"{name}|a hand for each seat"):
        PLAIN.load({**GOOD, name: value})


@pytest.mark.parametrize(
    "data", [None, [], "x", {}, {**GOOD, "more": 1}, {**GOOD, "total": 3}, {**GOOD, "winners": [1]}]
)
def test_data_with_other_fields_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match="not the fields of a position of Tricks"):
        PLAIN.load(data)
