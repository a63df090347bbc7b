"""The card of a daily deal: its size, its words, and any number of turns and players."""

from __future__ import annotations

import itertools

import pytest

import render
from engine import games
from locales import LOCALES, say_day
from render.house import daily
from render.house.day_card import DayCard
from render.jobs import Job, perform
from tests.render.galleries import opened

DAY = 20_783
"""26 November 2026."""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alternative_text_tells_all_that_the_card_shows(locale: str) -> None:
    card = DayCard("luxor", DAY, 47, (54, 50, 47, 47, 18), 12, "bbnlb")
    drawn = perform(Job("daily", (card, locale)), lambda done, whole: None)
    assert opened(drawn).size == (1170, 780)
    for told in ("Luxor", "26", "47", "3", "5", "12", "💎💎🏺▫️💎", "3 ", "1 "):
        assert told in drawn.alt, told


def test_a_date_is_in_words_of_each_language() -> None:
    told = [say_day(DAY, locale, daily._DATE) for locale in LOCALES]
    assert told == ["November 26", "26 de novembro", "26 de noviembre", "26 novembre"]


def test_every_game_has_a_card_with_any_number_of_turns_and_players() -> None:
    points = ((), (47,), (47, 47), tuple(range(86, 46, -1)), (47,) * 40)
    for number, (turns, everybody) in enumerate(itertools.product((0, 1, 14, 15, 30, 60), points)):
        card = DayCard(games()[number % len(games())], DAY, 47, everybody, 999, "bnl"[turns % 3] * turns)
        image = daily.draw(card, "fr")
        assert (image.size, image.mode) == ((1170, 780), "RGB")


def test_a_place_is_a_place_of_the_server_alone() -> None:
    alone = render.daily(DayCard("luxor", DAY, 47, (), 1, "b"), "en-US")
    first = render.daily(DayCard("luxor", DAY, 47, (47, 47), 1, "b"), "en-US")
    assert "Place" not in alone.alt and "Place 1 of 2" in first.alt and alone.data != first.data
