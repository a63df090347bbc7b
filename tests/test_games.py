"""What every registered game must provide to the other packages. The tests find a new game and name what it lacks."""

from __future__ import annotations

import re

import pytest

import render
from engine import game, games, latest_turn, seen
from locales import LOCALES, has, say
from render.wording import game_key, slug
from tests.locales.texts import said_in_games
from tests.render.galleries import opened
from tests.traits import traits
from tools.play_checks import positions

NAMES = ("Ana", "Bruno", "Chloé", "Davi")


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_is_introduced_in_every_language(key: str, locale: str) -> None:
    meta = game(key).meta
    name = slug(key)
    assert say(locale, f"{name}-title") == meta.native_title
    assert len(say(locale, f"{name}-title-gloss")) <= 100
    assert 20 < len(say(locale, f"{name}-about")) < 400
    for ending in meta.endings:
        assert has(locale, f"{name}-ending-{ending}")


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_has_its_rules_and_house_rulings_in_every_language(key: str, locale: str) -> None:
    name, pages = slug(key), render.rules_pages(key)
    assert pages[-1] == "rulings" and len(set(pages)) == len(pages) <= 25
    for page in pages:
        assert all(has(locale, game_key(key, f"rules-{page}-{part}")) for part in ("title", "body"))
    assert game(key).rulings
    for ruling in game(key).rulings:
        assert len(say(locale, f"{name}-ruling-{ruling}")) > 10


@pytest.mark.parametrize("key", games())
def test_in_whole_games_every_line_question_and_choice_can_be_said(key: str, caplog: pytest.LogCaptureFixture) -> None:
    asked = set[str]()
    for locale in LOCALES:
        said, decisions = said_in_games(key, locale, games=3)
        asked |= decisions
        assert not [line for line in said if traits(key).codes and re.search(traits(key).codes, line)], locale
    assert not caplog.records, "a text lacked a fact or a piece"
    assert asked >= set(game(key).meta.decisions), "some decisions never came up: play more games"


@pytest.mark.parametrize("key", games())
def test_every_picture_of_a_game_has_an_alternative_text_in_every_language(key: str) -> None:
    rules = game(key)
    names = NAMES[: rules.meta.seats[-1]]
    states = list(positions(rules, len(names), b"alt"))
    last = states[-1][0]
    state, events = states[0]
    scene = render.Scene(rules.view(state, None), names, latest_turn(seen(events, None)))
    seat = rules.deciding(state)[0].seat
    texts: dict[str, set[str]] = {}
    for locale in LOCALES:
        pictures = {
            "board": render.board(key, scene, locale),
            "hand": render.hand(key, render.Scene(rules.view(state, seat), names), locale),
            "score": render.score(key, render.Scene(rules.view(last, None), names), locale),
            "cover": render.cover(key, ("Ana", None, None, None), locale, rules.meta.seats.start),
        }
        for kind, picture in pictures.items():
            assert 20 < len(picture.alt) <= 1024, kind
            opened(picture)
            texts.setdefault(kind, set()).add(picture.alt)
    assert {kind: len(alts) for kind, alts in texts.items()} == dict.fromkeys(texts, len(LOCALES))
