"""How the board reads a game of Luxor: ways, crowds, points of the last turn, what a phone must show, whole games."""

from __future__ import annotations

import itertools
import math

import pytest

import render
from engine.contract import Event
from engine.luxor.components import SEATS, TOMB
from engine.luxor.view import View
from render.fonts import font
from render.kit.colour import contrast, rgb
from render.luxor import crowd, layout, moves, panel, samples, tiles, tones
from render.luxor.moves import read

SHOWN_AT = 520 / 1560


def test_each_space_lies_one_pitch_from_the_next_and_the_gap_between_them_points_there() -> None:
    for space in range(1, TOMB - 1):
        here, there = layout.place(space), layout.place(space + 1)
        assert math.dist(here, there) == layout.PITCH
        x, y, turn = layout.GAPS[space]
        assert (x, y) == ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        towards = (there[0] - here[0]) / layout.PITCH, (there[1] - here[1]) / layout.PITCH
        assert (round(math.cos(math.radians(turn))), round(math.sin(math.radians(turn)))) == towards


def test_a_way_is_read_from_its_events() -> None:
    move = read(
        (
            Event("turn", {"seat": 2}),
            Event("played", {"seat": 2, "card": "die", "side": "right"}),
            Event("rolled", {"seat": 2, "number": 4}),
            Event("moved", {"seat": 2, "from": 5, "to": 9}),
            Event("thrown", {"seat": 2, "from": 9, "to": 12, "steps": 3}),
            Event("woke", {"seat": 2, "statue": 1}),
            Event("took-wild", {"seat": 2}),
            Event("turn", {"seat": 3}),
        )
    )
    assert (move.seat, move.roll, move.ends, move.ghosts) == (2, 4, [12], {5: [2]})
    assert [leg.way for leg in move.legs] == ["walk", "throw"]
    assert (move.woke, move.gained, move.idle) == ([(2, 1)], {(2, "wild")}, False)


@pytest.mark.parametrize("seats", SEATS)
def test_the_points_beside_a_name_are_what_the_last_turn_gave(seats: int) -> None:
    for seed in range(4):
        before: View | None = None
        for view, recent, _ in samples.game(seats, seed):
            finished = any(event.kind == "turn" for event in recent[1:]) or view.outcome is not None
            if before is not None and finished and view.stage in ("card", "over") and before.turn != view.turn:
                mover = before.turn
                told = [event for event in recent if event.kind not in ("turn", "drew", "ended", "revealed")]
                if {event.facts.get("seat", mover) for event in told} == {mover} and before.stage == "card":
                    gained = view.scores[mover].open - before.scores[mover].open
                    assert moves.change(view, read(recent), mover) == gained, recent
            if view.stage == "card":
                before = view


def test_everybody_is_on_the_board_whoever_stands_together() -> None:
    for rows in ((8, 8, 8, 8, 8), (0, 0, 3, 3, 41), (-3, -2, -1, 0, 0), (41,) * 5):
        view = samples.crowd((rows,) * 4)
        awake = sum(count for found in crowd.groups(view, {}).values() for _, count in found)
        assert awake + len(list(crowd.sleepers(view))) == 20


def test_a_ghost_stands_only_where_there_is_room_and_nobody_of_its_seat() -> None:
    view = samples.crowd(((8,) * 5, (0, 0, 0, 9, 9), (0,) * 5, (0,) * 5))
    found = crowd.groups(view, {8: [0, 1], 0: [1]})
    assert found[8] == [(1, 0), (0, 5)]
    assert (1, 0) not in found[0]


PAIRS = {
    **{f"points on {kind}": (tones.INK, tones.GROUNDS[kind].base) for kind in ("vase", "jewel", "statue")},
    **{f"adventurers needed on {kind}": (tones.OXBLOOD, tones.GROUNDS[kind].base) for kind in ("vase", "jewel")},
    "Osiris' steps": (tones.S1, "#0B3B2A"),
    "points on the wall": (tones.S1, tones.L7),
    "a name on lapis": (tones.S1, "#25345F"),
    "a name on the lit row, lightest": (tones.INK, "#FDF3D8"),
    "a name on the lit row, darkest": (tones.INK, "#E6CC97"),
    "a gain": ("#3A0F00", "#FFB45E"),
    "a row's name on papyrus": (tones.INK, "#D6B277"),
    "a zero on papyrus": (tones.S6, "#F6E6C0"),
    "a number in a Horus card": (tones.S1, tones.L6),
    **{f"how many of seat {seat}": ("#FFFBEA", tone.dark) for seat, tone in enumerate(tones.SEATS)},
}


@pytest.mark.parametrize("pair", PAIRS)
def test_words_and_numbers_stand_out_from_their_ground(pair: str) -> None:
    assert contrast(*PAIRS[pair]) >= 4.5


def test_numbers_that_decide_a_move_are_13_pixels_high_on_a_phone() -> None:
    for size in (70, 62):
        top, foot = (font("carved", size).getbbox("4", anchor="ls")[k] for k in (1, 3))
        assert (foot - top) * SHOWN_AT >= 13
    assert 40 * SHOWN_AT >= 13
    assert tiles._POINTS == 40


_BLIND = {
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}
"""How linear red, green and blue are seen (Viénot, Brettel and Mollon 1999)."""


@pytest.mark.parametrize("kind", _BLIND)
def test_the_four_seats_differ_in_colour_also_for_the_colour_blind(kind: str) -> None:
    def seen(colour: str) -> tuple[float, ...]:
        linear = [(value / 255) ** 2.2 for value in rgb(colour)]
        mixed = (sum(share * value for share, value in zip(row, linear, strict=True)) for row in _BLIND[kind])
        return tuple(255 * max(value, 0) ** (1 / 2.2) for value in mixed)

    for one, other in itertools.combinations(tones.SEATS, 2):
        assert math.dist(seen(one.base), seen(other.base)) > 50


def test_rows_fit_above_the_stacks() -> None:
    for seats, plan in panel.ROWS.items():
        assert 12 + seats * plan.high + (seats - 1) * 9 <= panel._STACKS - 20


@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_game_can_be_drawn(seats: int) -> None:
    names = samples.NAMES[:seats]
    steps = samples.game(seats, 7)
    for view, recent, own in (*steps[:: len(steps) // 16], steps[-1]):
        assert len(render.board("luxor", render.Scene(view, names, recent), "fr").data) < 300 * 1024
        assert len(render.hand("luxor", render.Scene(own, names), "fr").data) < 300 * 1024
    assert render.score("luxor", render.Scene(steps[-1][0], names), "fr").data
