"""The box and the preparation of Luxor, number by number."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import FastRng, KeyedRng
from engine.luxor.components import (
    CARDS,
    CELLS,
    HORUS_SPACES,
    ICONS,
    KEYS,
    OSIRIS_SPACES,
    SARCOPHAGI,
    SCARABS,
    SET_POINTS,
    STATUES,
    TILES,
    TOMB,
    TREASURE_SPACES,
    WALL,
    WILDS,
    Back,
    Effect,
    Family,
)
from engine.luxor.game import GAME
from engine.luxor.meta import META, RULINGS
from engine.luxor.rules import HORUS_CARDS, OSIRIS_TILES, SCARAB_TILES, STARTERS, TEMPLE_TILES, TREASURE_TILES


def test_the_starter_deck_has_31_cards() -> None:
    assert len(STARTERS) == 31
    assert Counter(CARDS[code].word for code in STARTERS) == {
        "1": 6, "plus-minus": 5, "2": 4, "3": 4, "4": 4, "5": 4, "die": 4,
    }  # fmt: skip


def test_ruling_horus_cards() -> None:
    ranges = {1: {3: 2, 4: 1}, 2: {4: 1, 5: 2}, 3: {5: 1, 6: 2}}
    for level, cards in enumerate(HORUS_CARDS, start=1):
        assert len(cards) == 8
        kinds = [CARDS[code] for code in cards]
        assert {card.level for card in kinds} == {level}
        assert Counter(card.steps for card in kinds if card.effect is Effect.UP_TO) == ranges[level]
        count = Counter(card.effect for card in kinds)
        assert count == {Effect.UP_TO: 3, Effect.UP_TO_DIE: 1, Effect.ALL: 1, Effect.LAST: 1, Effect.LESS: 2}
        assert {card.steps for card in kinds if card.effect is Effect.LESS} == {level}
        assert {card.steps for card in kinds if card.effect is Effect.ALL} == {1 if level < 3 else 2}


def test_there_are_30_treasures_ten_of_each_kind() -> None:
    assert len(TREASURE_TILES) == 30
    for kind in ("vase", "jewel", "statue"):
        points = [TILES[code].points for code in TREASURE_TILES if TILES[code].treasure == kind]
        assert Counter(points) == {1: 1, 3: 4, 4: 3, 5: 1, 6: 1}


def test_ruling_treasures() -> None:
    needed = {tile.points: tile.adventurers for tile in TILES if tile.family is Family.TREASURE}
    assert needed == {1: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def test_ruling_temple_backs() -> None:
    fronts = {back: Counter(TILES[code].word for code in row) for back, row in zip(Back, TEMPLE_TILES, strict=True)}
    assert fronts == {
        Back.COBRA: {"tunnel": 4},
        Back.FALCON: {"scarab": 4, "eyes-12": 1, "eyes-23": 1},
        Back.LION: {"wild": 3, "scarab-or-wild": 1},
    }


def test_ruling_scarabs() -> None:
    assert SCARABS == {1: 4, 2: 8, 3: 6, 4: 4}
    assert len(SCARAB_TILES) == 22


def test_osiris_horus_keys_wilds_and_sarcophagi() -> None:
    assert sorted(TILES[code].steps for code in OSIRIS_TILES) == [1, 2, 2, 3, 3, 4]
    assert sorted(HORUS_SPACES.values()) == [1, 1, 2, 2, 3, 3]
    assert (KEYS, WILDS, SARCOPHAGI) == (20, 18, (5, 3))
    assert SET_POINTS == (0, 3, 7, 12, 18, 25, 33, 42, 52)


def test_ruling_board() -> None:
    rows = ["." * 7 for _ in range(7)]
    grid = [list(row) for row in rows]
    for space, (row, column) in CELLS.items():
        assert grid[row][column] == "."
        grid[row][column] = chr(64 + space)
    assert ["".join(row) for row in grid] == [
        "ABCDEFG",
        "XYZ[\\]H",
        "Wh...^I",
        "Vg..._J",
        "Uf...`K",
        "TedcbaL",
        "SRQPONM",
    ]
    assert len(CELLS) == 40
    assert dict(HORUS_SPACES) == {5: 1, 11: 1, 18: 2, 24: 2, 30: 3, 36: 3}
    assert OSIRIS_SPACES == (9, 16, 26, 33) and len(TREASURE_SPACES) == 30
    icons = {back: [space for space, each in ICONS.items() if each is back] for back in Back}
    assert icons[Back.COBRA] == [2, 13, 23, 32]
    assert icons[Back.FALCON] == [4, 10, 15, 21, 29, 38]
    assert icons[Back.LION] == [7, 19, 27, 35]
    assert set(ICONS) <= set(TREASURE_SPACES)
    assert STATUES == (7, 13, 19)
    spans = {0: 0, 1: 1, 7: 1, 8: 2, 13: 2, 14: 3, 19: 3, 20: 4, 24: 4, 25: 5, 29: 5, 30: 6, 33: 6, 34: 8, 37: 8}
    assert all(WALL[space] == points for space, points in {**spans, 38: 10, 40: 10, TOMB: 13}.items())
    assert len(WALL) == TOMB + 1 and list(WALL) == sorted(WALL)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_preparation(seats: int) -> None:
    state, events = GAME.setup(seats, {}, KeyedRng(b"seed"))
    GAME.check(state)
    assert [len(hand) for hand in state.hands].count(5) >= seats - 1
    assert all(own == [-3, -2, -1, 0, 0] for own in state.adventurers)
    assert len(state.path) == 41 and [len(stack) for stack in state.horus] == [8, 8, 8]
    assert [len(stack) for stack in state.temple] == [4, 6, 4] and len(state.scarab_supply) == 22
    assert events[0].kind == "turn" and events[0].facts["seat"] == state.first
    assert GAME.deciding(state)[0].seat == state.turn


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError):
        GAME.setup(seats, {}, FastRng(1))


def test_ruling_first_player() -> None:
    firsts = Counter(GAME.setup(4, {}, FastRng(seed))[0].first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}


def test_two_osiris_tiles_stay_in_the_box_unseen() -> None:
    seen = set()
    for seed in range(30):
        state, _ = GAME.setup(2, {}, FastRng(seed))
        seen.add(tuple(sorted(TILES[state.tiles[space]].steps for space in OSIRIS_SPACES)))
    assert len(seen) > 3


def test_the_game_is_found_and_says_what_it_is() -> None:
    assert META.key == "luxor" and list(META.seats) == [2, 3, 4] and META.endings == ("tomb", "stuck")
    assert GAME.rulings == RULINGS and len(set(RULINGS)) == len(RULINGS)
