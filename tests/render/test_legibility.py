"""Legibility on a phone: contrast of words, height of numbers, marks of different shapes."""

from __future__ import annotations

import pytest

from art.house import marks
from locales import LOCALES, say
from render.fonts import capital
from render.kit.colour import contrast, mix
from render.mausoleum import faces, panels, scenery, score
from render.mausoleum.cards import BANDS
from render.theme import SEAT_COLOURS, SEAT_SYMBOLS

MARBLE = "#F4EDE0"
ENAMEL = "#1C5596"
"""The lightest blue under a number."""
SHOWN_AT = 520 / 1560
SHOWN_IN_A_MESSAGE = 300 / 1560

PAIRS = {
    "a name on marble": (panels.INK, MARBLE),
    "a loss on marble": (panels.LOSS, MARBLE),
    "a gain on marble": (panels.GAIN, MARBLE),
    "points on enamel": ("#FFFBF0", ENAMEL),
    "a caption on the cloth": ("#FFE9CF", scenery.CLOTH),
    "a gloss on the cloth": ("#BFD9F2", scenery.CLOTH),
    "an effect on marble": (faces.INK, MARBLE),
    "cards gained or lost": ("#3A0F00", "#FFB070"),
    **{f"a name on gold {tone}": (panels.INK, tone) for tone in panels.GOLD_PLATE},
    **{f"a loss on gold {tone}": (panels.LOSS, tone) for tone in panels.GOLD_PLATE},
    **{f"a title on {family}": ("#FFFDF4", mix(tones[1], tones[0], 0.1)) for family, tones in BANDS.items()},
}


@pytest.mark.parametrize("pair", PAIRS)
def test_words_stand_out_from_their_ground(pair: str) -> None:
    assert contrast(*PAIRS[pair]) >= 4.5


@pytest.mark.parametrize("size", [55, 56, 54])
def test_numbers_that_decide_a_move_are_13_pixels_high_on_a_phone(size: int) -> None:
    assert round(capital("number", size) * SHOWN_AT) >= 13


def test_each_seat_has_a_shape_and_a_colour_of_its_own() -> None:
    assert len(set(SEAT_SYMBOLS)) == len(set(SEAT_COLOURS)) == 4
    outlines = [len(marks.seat_path(seat, 40).outlines[0]) for seat in range(4)]
    assert outlines[0] == 3
    assert outlines[1] == 4
    assert len(set(outlines)) == 4


@pytest.mark.parametrize("locale", LOCALES)
def test_the_headings_of_the_score_sheet_can_be_read_on_a_phone(locale: str) -> None:
    shown = score.headings(locale)
    assert {text for _, text, _ in shown} >= {say(locale, "mausoleum-picture-bonus"), say(locale, "picture-total")}
    for _, text, size in shown:
        assert size * SHOWN_IN_A_MESSAGE >= 8 and not text.endswith("…"), (text, size)
