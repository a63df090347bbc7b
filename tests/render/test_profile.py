"""The profile picture: its size, its words, and names and numbers of any length."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

import render
from docs.pictures import POSITIONS
from engine import games
from engine.trophies import OWN, Trophy
from locales import LOCALES, say
from render.gallery import PROFILES
from render.house import portrait
from render.house.life import SETTLED, START, Chapter, Duel, Friend, Profile
from render.house.words import name
from render.kit.colour import contrast
from render.pieces import index
from render.wording import Words
from tables.rating_model import DEFAULT_SKILL, PROVISIONAL_GAMES
from tests.render.galleries import opened

CHAPTERS = (
    Chapter("mausoleum", 23, (9, 7, 4, 3), 41, (1010, 1090, 1060, 1130, 1290, 1342), (1, 2, 3, 5, 6, 7)),
    Chapter("luxor", 8, (3, 2, 3, 0), 96, (1015,), (4,)),
    Chapter("capital_lux", 1, (0, 1, 0, 0), 17, (), ()),
)
FRIEND = Friend("Bruno", (Duel("mausoleum", 17, 9, 6), Duel("luxor", 3, 1, 2)))
WHOLE = Profile("Maximiliana Figueira", CHAPTERS, FRIEND, (173, 184), 12, PROFILES["many-games"].trophies)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_whole_profile_is_as_large_as_a_board_and_light_to_send(locale: str) -> None:
    picture = render.profile(WHOLE, locale)
    assert opened(picture).size == (1170, 780)
    assert render.profile(WHOLE, locale) is picture


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alternative_text_tells_all_that_the_picture_shows(locale: str) -> None:
    alt = render.profile(WHOLE, locale).alt
    assert len(alt) <= render.ALT_LENGTH and "*" not in alt and "\\" not in alt and "…" not in alt
    for told in (
        "Maximiliana Figueira", "32", say(locale, "profile-told-days", count=12), "23", "1342", "1015", "Bruno",
        say(locale, "profile-told-rival", name="Bruno", count=20, ahead="10", behind="8"),
        *(name(trophy, Words(locale)) for trophy in WHOLE.trophies),
    ):  # fmt: skip
        assert told in alt, told


def test_every_state_has_the_size_of_a_board_and_tells_all_of_it() -> None:
    for number, state in enumerate(PROFILES.values()):
        picture = render.profile(state, LOCALES[number % len(LOCALES)])
        assert opened(picture).size == (1170, 780)
        assert not any(render.profile(state, locale).alt.endswith("…") for locale in LOCALES)


def test_no_name_and_no_number_breaks_the_picture() -> None:
    curve = tuple(range(-99_999, 99_999, 5_000))
    chapter = Chapter("luxor", 99_999, (99_999, 0, 10_000, 1), 99_999, curve, tuple(range(1, len(curve) + 1)))
    for number, named in enumerate(("W" * 32, "\u202eabc", "李小龍", "", "a\nb", "👩‍👩‍👧")):
        friend = Friend(named, (Duel("luxor", 99_999, 99_999, 99_999),) * 5)
        for days, count in ((0, 0), (99_999, 7)):
            trophies = tuple(Trophy(OWN, "luxor", days or None) for _ in range(count))
            shown = Profile(named, (chapter,) * 5, friend, None, days, trophies)
            assert portrait.draw(shown, LOCALES[number % len(LOCALES)]).size == (1170, 780)


def test_ratings_that_are_close_together_stand_apart() -> None:
    for ends in itertools.product((1000, 1001, 1300, 1298), repeat=3):
        found = [(560.0 - rating * 0.2, CHAPTERS[0]) for rating in ends]
        places = portrait._spread(found, 242, 550)
        assert all(b - a >= portrait._APART - 1 for a, b in itertools.pairwise(places))
        assert places[0] >= 241 and places[-1] <= 551


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (portrait._INK, "#EEDDBB"),
        (portrait._FADED, "#EEDDBB"),
        (portrait._CREAM, "#55331C"),
        (portrait._SOFT, "#55331C"),
        (portrait._OWN, "#55331C"),
        (portrait._THEIRS, "#55331C"),
    ],
)
def test_words_stand_out_from_their_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_every_game_has_a_line_of_its_own_colour_and_a_released_one_has_signs() -> None:
    assert len({portrait._colour(game) for game in games()}) == len(games())
    assert all(contrast(portrait._colour(game), "#FFF8EA") >= 2.5 for game in games())
    for game in POSITIONS:
        known = index(game)
        assert known is not None and {"logo", "trophy"} <= known.sizes.keys()


def test_a_game_without_a_sign_has_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    with_signs = portrait.draw(PROFILES["many-games"], "en-US")
    monkeypatch.setattr(portrait, "_has", lambda game, kind: False)
    assert portrait.draw(PROFILES["many-games"], "en-US").tobytes() != with_signs.tobytes()


def test_the_dashed_line_lies_where_everybody_begins() -> None:
    assert DEFAULT_SKILL.shown == START


def test_a_game_that_was_only_left_has_a_rating_and_no_places() -> None:
    life = Profile("Ana", (Chapter("luxor", 0, (0, 0, 0, 0), 0, (940,), (1,)),))
    assert portrait.draw(life, "fr").width == 1170 and "940" in render.profile(life, "fr").alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rating_after_few_games_says_that_it_is_provisional(locale: str) -> None:
    assert PROVISIONAL_GAMES == SETTLED
    told = [
        render.profile(
            Profile("Ana", (Chapter("luxor", n, (n, 0, 0, 0), 9, (1040,) * n, tuple(range(1, n + 1))),)), locale
        ).alt
        for n in (SETTLED - 1, SETTLED)
    ]
    expected = ("profile-told-provisional", "profile-told-rating")
    assert all(say(locale, key, game="Luxor", points="1040") in alt for key, alt in zip(expected, told, strict=True))


def test_a_trophy_to_come_looks_unlike_an_earned_one() -> None:
    shown = PROFILES["close-ratings"]
    hidden = replace(shown, trophies=tuple(replace(each, at=None) for each in shown.trophies))
    assert portrait.draw(shown, "fr").tobytes() != portrait.draw(hidden, "fr").tobytes()
