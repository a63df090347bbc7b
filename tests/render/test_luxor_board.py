"""The board of Luxor: moves, crowds, points of the last turn, legibility on a phone."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from PIL import Image

from art.luxor.tiles import _POINTS
from engine.contract import Event
from engine.luxor.components import CELLS, GRID, SEATS, TOMB
from engine.luxor.view import View
from render.fonts import font
from render.kit.colour import contrast
from render.kit.type import ELLIPSIS, width
from render.luxor import crowd, layout, moves, panel, samples, score, temple, tiles, tones
from render.luxor.moves import Move
from render.luxor.texts import name_lines
from render.positions import HARD_NAMES

SHOWN_AT = 520 / 1560


def test_each_space_lies_one_pitch_from_the_next_and_the_gap_between_them_points_there() -> None:
    for space in range(1, TOMB - 1):
        here, there = layout.place(space), layout.place(space + 1)
        assert math.dist(here, there) == layout.PITCH
        x, y, turn = layout.GAPS[space]
        assert (x, y) == ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        towards = (there[0] - here[0]) / layout.PITCH, (there[1] - here[1]) / layout.PITCH
        assert (round(math.cos(math.radians(turn))), round(math.sin(math.radians(turn)))) == towards


Box = tuple[float, float, float, float]
"""Left, top, right, foot."""


def around(x: float, y: float, wide: float, high: float) -> Box:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def numbers() -> dict[int, Box]:
    """Return each space's number with its tablet, without its shadow."""
    wide = {1: 25, 2: 39}
    return {space: around(*layout.NUMBERS[space], wide[len(str(space))], temple.NUMBER) for space in range(1, TOMB)}


def test_every_space_has_its_number_and_nothing_on_the_walls_covers_it() -> None:
    found = numbers()
    walls = [around(x, y, 48 if points < 10 else 68, 48) for points, x, y, _ in layout.PLAQUES]
    for seats in SEATS:
        for niche in layout.NICHES:
            long = niche.length(seats)
            walls.append(around(niche.x, niche.y, *((58, long) if niche.upright else (long, 56))))
    for space, box in found.items():
        assert all(apart(box, wall) for wall in walls), space
        assert all(apart(box, other) for one, other in found.items() if one != space), space
        assert box[0] >= 0 and box[1] >= 14 and box[2] <= layout.TEMPLE - 14 and box[3] <= layout.HEIGHT - 14


def test_a_number_stands_by_its_own_space_and_hides_neither_tiles_nor_adventurers() -> None:
    for space, box in numbers().items():
        at = layout.NUMBERS[space]
        assert min(range(1, TOMB), key=lambda other: math.dist(at, layout.place(other))) == space
        for other in range(1, TOMB):
            x, y = layout.place(other)
            carved = (x - tiles.HALF + 9, y - tiles.HALF + 7, x + tiles.HALF - 5, y + tiles.HALF)
            crowded = (x - 65, y - 5, x + 65, y + 67)
            assert apart(box, carved) and apart(box, crowded), (space, other)


def test_numbers_of_the_outer_turn_are_on_the_outer_wall() -> None:
    for space in range(1, TOMB):
        assert (space < layout.INNER) == bool({*CELLS[space]} & {0, GRID - 1})


def test_a_way_is_read_from_its_events() -> None:
    move = Move.read(
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
        for _, view, recent, *_ in samples.SAMPLES.game(seats, seed):
            finished = any(event.kind == "turn" for event in recent[1:]) or view.outcome is not None
            if before is not None and finished and view.stage in ("card", "over") and before.turn != view.turn:
                mover = before.turn
                told = [event for event in recent if event.kind not in ("turn", "drew", "ended", "revealed")]
                if {event.facts.get("seat", mover) for event in told} == {mover} and before.stage == "card":
                    gained = view.scores[mover].open - before.scores[mover].open
                    assert moves.change(view, Move.read(recent), mover) == gained, recent
            if view.stage == "card":
                before = view


def test_every_adventurer_is_on_the_board_in_any_company() -> None:
    for rows in ((8, 8, 8, 8, 8), (0, 0, 3, 3, 41), (-3, -2, -1, 0, 0), (41,) * 5):
        view = samples.crowd((rows,) * 4)
        awake = sum(count for found in crowd.groups(view, {}).values() for _, count in found)
        assert awake + len(list(crowd.sleepers(view))) == 20


def test_a_ghost_stands_only_where_there_is_room_and_none_of_its_seat() -> None:
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
    "the number of a space": (tones.FIGURES, tones.TABLET),
    "the number of a space, top of the tablet": (tones.FIGURES, "#3A2413"),
    "a scarab's value": (tones.S1, "#0B4648"),
    "how many scarabs": (tones.S7, "#D6B277"),
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
    for high in (_POINTS, panel.GAIN, score.VALUE):
        assert high * SHOWN_AT >= 13


def test_the_number_of_a_space_is_ten_pixels_high_on_a_phone() -> None:
    assert round(temple.NUMBER * temple.SHARE) * SHOWN_AT >= 10


LONG_NAMES = ("Ana", "Maria Clara", "Bartholomäus König", "MaximilianaFigueira", "W" * 16, *HARD_NAMES[::2])


@pytest.mark.parametrize("name", LONG_NAMES)
@pytest.mark.parametrize("room", [165, 240, 330])
def test_a_name_is_cut_only_if_two_lines_of_the_smallest_letters_are_full(name: str, room: int) -> None:
    lines, size = name_lines(name, 46, room)
    assert 1 <= len(lines) <= 2 and size >= 32
    assert all(width(line, "name", size) <= room for line in lines)
    if any(ELLIPSIS in line for line in lines):
        assert size == 32
        assert width(name, "name", 32) > 1.4 * room
    else:
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")


def test_rows_fit_above_the_stacks() -> None:
    for seats, plan in panel.ROWS.items():
        assert 12 + seats * plan.high + (seats - 1) * 9 <= panel._STACKS - 20


# ---------------------------------------------------------------- the first player and the last round


@pytest.mark.parametrize("seats", SEATS)
def test_a_row_shows_the_first_player_and_whether_a_turn_is_left_in_the_last_round(seats: int) -> None:
    view = dict(samples.SAMPLES.boards())[f"middle-{seats}"].view
    assert isinstance(view, View)
    usual = replace(view, first=0, turn=1, sarcophagi=(), deciding=())
    changed = {
        "second": replace(usual, first=1),
        "to play": replace(usual, turn=0, sarcophagi=(0, 1)),
        "done": replace(usual, sarcophagi=(0, 1)),
    }

    def row(view: View) -> bytes:
        image = Image.new("RGB", (layout.WIDTH, layout.HEIGHT))
        panel.player(image, view, 0, "Ana", 12, Move())
        return image.tobytes()

    assert len({row(usual), *map(row, changed.values())}) == 4
