"""The page that tells a game in sixty seconds: at the front of the rules, its sentences whole in every language."""

from __future__ import annotations

import pytest

import render
from locales import LOCALES, say
from render.kit import sixty
from render.wording import slug
from tests.render.galleries import opened

GAMES = ("capital_lux", "luxor", "mausoleum")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_start_with_sixty_seconds_in_one_picture(game: str) -> None:
    assert render.rules_pages(game)[0] == "sixty"
    assert opened(render.rules_picture(game, "sixty", "en-US")).size == (1170, 1005)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_of_sixty_seconds_are_whole_in_two_lines(game: str, locale: str) -> None:
    for part in sixty.PARTS:
        lines, _ = sixty.sentence(game, part, locale)
        assert " ".join(lines) == say(locale, f"{slug(game)}-picture-sixty-{part}"), (game, part, locale)
