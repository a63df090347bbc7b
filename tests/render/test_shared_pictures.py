"""What the lobbies, score sheets and plates of all games share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine import games
from engine.outcome import Outcome, rank
from locales import LOCALES, say
from render import alt
from render.kit import lobby, plates, sheet
from render.kit.scale import scaled
from render.kit.sprites import canvas
from render.kit.type import Shade, width, write
from render.pieces import piece
from render.positions import NAMES, load
from render.wording import Words, slug

POINTS = [(1, 4), (5, 0), (3, 2), (2, 1)]
"""Points of four seats: three have five."""
DEEP = rank("end", ("big", "small"), POINTS, [("cards", (1, 2, 2, 9)), ("gold", (7, 3, 4, 9))])
"""Seat 2 wins by gold, before seat 1."""
SHARED = rank("end", ("big", "small"), POINTS, [("cards", (2, 2, 1, 9))])
"""Seats 0 and 1 win."""
COLUMNS = [key for key in games() if (each := next(load(key).scores())[1].view.outcome) and len(each.categories) > 1]
"""Games whose score sheet has a column for each category."""


@pytest.fixture(autouse=True)
def one_pixel_a_unit() -> Iterator[None]:
    """Draw large, to measure in units."""
    with scaled(1):
        yield


def changed(before: Image.Image, after: Image.Image) -> tuple[int, int, int, int]:
    """Return the box of the pixels that differ."""
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    return box


def test_an_outcome_orders_its_seats_and_names_those_with_the_most_points() -> None:
    assert (DEEP.order, DEEP.leaders) == ((2, 1, 0, 3), (2, 1, 0))
    assert (SHARED.order, SHARED.leaders) == ((0, 1, 2, 3), (0, 1, 2))
    alone = rank("end", ("big",), [(1,), (2,)], [])
    assert (alone.order, alone.leaders) == ((1, 0), (1,))


def test_each_pair_of_level_places_has_the_criterion_that_parted_it_and_the_rest_a_margin() -> None:
    assert [DEEP.between(*pair) for pair in DEEP.level] == [("gold", 4, 3), ("cards", 2, 1)]
    assert [SHARED.between(*pair) for pair in SHARED.level] == [("cards", 2, 2), ("cards", 2, 1)]
    assert [sheet.margin(DEEP, seat) for seat in DEEP.order] == ["", "", "", "−2"]
    fewest = rank("end", ("one",), [(1,), (4,), (9,)], [], lowest=True)
    assert [sheet.margin(fewest, seat) for seat in fewest.order] == ["", "+3", "+5"], "to the place before"


@pytest.mark.parametrize("characters", [(3, 1, 4, 9), (1, 1, 4, 9)])
def test_the_ranking_in_words_tells_what_parted_all_level_places(characters: tuple[int, ...]) -> None:
    view = load("mausoleum").at(4, 5, 1).view
    points = [(8, 0, 8), (8, 0, 8), (16, 0, 0), (0, 0, 0)]
    ties = [("sets", (1, 1, 2, 0)), ("characters", characters)]
    view = replace(view, outcome=rank("hands", ("sets", "several", "mausolo"), points, ties))
    told = alt.score("mausoleum", view, NAMES, Words("en-US")).splitlines()[5:]
    assert told[0] == "Tie: ● Maria Clara ahead of ▲ Ana · Complete sets: 2–1"
    parted = "Tie: ▲ Ana ahead of ◆ Bernardo · Different characters used: 3–1"
    assert told[1:] == [parted if characters[0] > 1 else "Tie: ▲ Ana, ◆ Bernardo share place 2"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_headline_cuts_the_name_and_keeps_the_rest(locale: str) -> None:
    shown = ["", "", "Wilhelmina Konstantinopolitanska-Featherstonehaugh", ""]
    rest = say(locale, "picture-wins", {"name": ""})
    text, size = sheet.fit_headline(DEEP, shown, locale, 900)
    assert text.startswith(f"{rest}Wilhelmina") and text.endswith("…")
    assert width(text, "title", size) <= 900
    assert sheet.headline(SHARED, shown, locale) == say(locale, "picture-shared")


@pytest.mark.parametrize("outcome", [DEEP, SHARED])
@pytest.mark.parametrize("about", ["Cards of the highest value " * 4, "Gold"])
def test_what_parted_two_places_stays_in_the_picture_and_on_its_edge(outcome: Outcome, about: str) -> None:
    before = Image.new("RGB", (1560, 140))
    image = before.copy()
    sheet.pill(image, 780, 70, outcome, outcome.level[0], about)
    left, top, right, foot = changed(before, image)
    assert (left >= 20, top >= 38, right <= 1540, foot <= 102) == (True,) * 4


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", COLUMNS)
def test_the_heads_of_all_columns_fit_in_every_language(game: str, locale: str) -> None:
    _, scene = next(load(game).scores())
    assert scene.view.outcome is not None
    names = scene.view.outcome.categories
    heads = [say(locale, f"{slug(game)}-category-{name}") for name in names]
    middles = [400 + 780 / len(names) * (k + 0.5) for k in range(len(names))]
    shown = [" ".join(lines).strip() for _, lines, _ in sheet.heads(heads, middles)]
    assert shown == heads


def test_words_at_the_edge_are_clipped_alike_on_both_kinds_of_picture() -> None:
    opaque, clear = Image.new("RGB", (120, 60)), canvas(120, 60)
    clear.paste((0, 0, 0, 255), (0, 0, 120, 60))
    for image in (opaque, clear):
        write(image, 0, 8, "Wide", "number", 40, "#FFFFFF", "left", shade=Shade(blur=4))
    assert max(high for _, high in ImageChops.difference(opaque, clear.convert("RGB")).getextrema()) <= 2


def test_a_lobby_says_of_each_seat_whether_it_is_needed() -> None:
    found = list(lobby.seats((None, "🔥", None, None), "en-US", 2))
    assert [seat.text for seat in found] == ["free", "Player 2", "optional", "optional"]
    assert [(seat.taken, seat.needed) for seat in found] == [
        (False, True),
        (True, True),
        (False, False),
        (False, False),
    ]
    words = (("taken", "needed"), ("", "needed"), ("", ""))
    assert len({piece(lobby.row(plates.Tones()).mark, 0, *each).pixels.tobytes() for each in words}) == 3


def test_a_game_without_its_own_has_a_score_sheet_plates_and_a_lobby() -> None:
    """All their pieces exist: the fixture of this folder checks that."""
    ground, tones = Image.new("RGB", (1560, 1040)), plates.Tones()
    outcome = rank("end", ("coins", "bonus"), [(1, 4), (5, 1), (3, 2), (2, 1)], [])
    sheet.draw(ground, "capital_lux", outcome, NAMES, tones, "fr")
    for bright in (False, True):
        plates.player(ground, (40, 40, 700, 200), 1, "Ana", [(piece("house/hand", size=80), 3)], tones, bright)
    lobby.draw(ground, lobby.row(tones), ("Ana", None, "Bia", None), "fr", 2)
