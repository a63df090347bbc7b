"""The profile picture: its size, its words, and names and numbers of any length."""

from __future__ import annotations

import pytest

import render
from engine import games
from locales import LOCALES, say
from render.house import portrait
from render.house.life import SETTLED, START, Chapter, Profile, Rival
from render.kit.colour import contrast
from tables.rating_model import DEFAULT_SKILL, PROVISIONAL_GAMES
from tests.render.galleries import opened

CHAPTERS = (
    Chapter("mausoleum", 23, (9, 7, 4, 3), 41, (1010, 1090, 1060, 1130, 1290, 1342)),
    Chapter("luxor", 8, (3, 2, 3, 0), 96, (1015,)),
    Chapter("capital_lux", 1, (0, 1, 0, 0), 17, ()),
)
RIVALS = (Rival("Bruno", 17, 9, 6), Rival("Chloé", 12, 4, 8), Rival("Davi", 1, 0, 1))
WHOLE = Profile("Maximiliana Figueira", CHAPTERS, RIVALS, (173, 184))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_profile_is_as_large_as_a_board_and_light_to_send(locale: str) -> None:
    picture = render.profile(WHOLE, locale)
    assert opened(picture).size == (1170, 780)
    assert render.profile(WHOLE, locale) is picture


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alternative_text_tells_all_that_the_picture_shows(locale: str) -> None:
    alt = render.profile(WHOLE, locale).alt
    assert len(alt) <= render.ALT_LENGTH and "*" not in alt and "\\" not in alt
    for told in (
        "Maximiliana Figueira",
        "32",
        "12",
        say(locale, "profile-told-completion", finished="173", count="184"),
        "9, 7, 4, 3",
        "41",
        "1342",
        "96",
        "1015",
        "Bruno",
        "Chloé",
        "Davi",
    ):
        assert told in alt, told


@pytest.mark.parametrize("count", range(4))
def test_a_picture_is_as_high_as_there_are_games_to_tell_of(count: int) -> None:
    heights = [portrait.draw(Profile("Ana", CHAPTERS[:n], ()), "fr").height for n in (count, 3)]
    assert heights[0] <= heights[1] == 780 and (heights[0] == heights[1]) is (count == 3)


@pytest.mark.parametrize("name", ["W" * 32, "\u202eabc", "李小龍", "", "a\nb", "👩‍👩‍👧"])
def test_no_name_and_no_number_breaks_the_picture(name: str) -> None:
    chapter = Chapter("luxor", 99_999, (99_999, 0, 10_000, 1), 99_999, tuple(range(-99_999, 99_999, 5_000)))
    rivals = (Rival(name, 99_999, 99_999, 99_999),) * 3
    for locale in LOCALES:
        for completion in (None, (0, 5), (99_999, 99_999)):
            assert portrait.draw(Profile(name, (chapter,) * 5, rivals, completion), locale).size == (1170, 780)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (portrait._INK, "#EEDDBB"),
        (portrait._FADED, "#EEDDBB"),
        (portrait._CREAM, "#4A2C18"),
        (portrait._SOFT, "#4A2C18"),
    ],
)
def test_words_stand_out_from_their_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_every_game_has_a_card_of_its_own_colour() -> None:
    assert len({render.accent(game) for game in games()}) == len(games())
    for game in games():
        portrait.draw(Profile("Ana", (Chapter(game, 1, (1, 0, 0, 0), 9, (1040,)),), ()), "pt-BR")


def test_the_dashed_line_lies_where_everybody_begins() -> None:
    assert DEFAULT_SKILL.shown == START


def test_a_game_that_was_only_left_has_a_rating_and_no_places() -> None:
    life = Profile("Ana", (Chapter("luxor", 0, (0, 0, 0, 0), 0, (940,)),), ())
    assert portrait.draw(life, "fr").width == 1170 and "940" in render.profile(life, "fr").alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rating_after_few_games_says_that_it_is_provisional(locale: str) -> None:
    assert PROVISIONAL_GAMES == SETTLED
    told = [
        render.profile(Profile("Ana", (Chapter("luxor", n, (n, 0, 0, 0), 9, (1040,) * n),), ()), locale).alt
        for n in (SETTLED - 1, SETTLED)
    ]
    expected = ("profile-told-provisional", "profile-told-rating")
    assert all(say(locale, key, game="Luxor", points="1040") in alt for key, alt in zip(expected, told, strict=True))
