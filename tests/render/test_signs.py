"""The pages of a game in sixty seconds and of its symbols: their places, every word whole, no sign missing."""

from __future__ import annotations

import importlib

import pytest

import render
from art.capital_lux.tokens import SHAPES
from art.luxor.icons import ICONS
from art.mausoleum.emblems import EMBLEMS
from engine.capital_lux.components import COLOUR_WORDS, VALUES
from locales import LOCALES, say
from render import emojis
from render.kit import sixty, symbols
from render.wording import slug
from tests.render.galleries import opened

GAMES = ("capital_lux", "luxor", "mausoleum")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_start_with_sixty_seconds_in_one_picture(game: str) -> None:
    pages = render.rules_pages(game)
    assert (pages[0], pages[-2]) == ("sixty", "symbols")
    assert opened(render.rules_picture(game, "sixty", "en-US")).size == (1170, 1005)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_sentences_of_sixty_seconds_are_whole_in_two_lines(game: str, locale: str) -> None:
    for part in sixty.PARTS:
        lines, _ = sixty.sentence(game, part, locale)
        assert " ".join(lines) == say(locale, f"{slug(game)}-picture-sixty-{part}"), (game, part, locale)


REGISTERED = {
    "capital_lux": {*SHAPES, *emojis.keys("capital_lux")},
    "luxor": {*ICONS, *emojis.keys("luxor")},
    "mausoleum": {*EMBLEMS, *emojis.keys("mausoleum")},
}
"""All signs that a game's drawing code has a name for: its icons and its emojis."""
ELSEWHERE = {
    "capital_lux": {
        **{f"{word[0]}{value}": "value" for word in COLOUR_WORDS for value in VALUES},
        **{f"power_{word[0]}": f"power-{word}" for word in COLOUR_WORDS},
        "house": "home", "tower": "capital",
    },
    "luxor": {
        **{f"adventurer_{number}": "adventurer" for number in (1, 2, 3, 4)},
        **{f"horus_{eyes}": "horus" for eyes in (1, 2, 3)}, **{f"osiris_{steps}": "osiris" for steps in (1, 2, 3, 4)},
        "sarcophagus_gold": "first", "sarcophagus_silver": "second", "card_left": "left", "card_right": "right",
    },
    "mausoleum": {"crescent": "spent"},
}  # fmt: skip
"""Signs that stand on the page under another key, often one for several."""
SAY_NOTHING = {
    "capital_lux": {
        "cross": "stands beside the word Lost, and above what is impossible", "plus": "is part of a power's sign",
        "up": "points at what changed", "star": "stands beside the winner's name",
    },
    "luxor": {
        "star": "adorns points", "adventurer-pale": "belongs to no player", "eye": "is part of tiles and cards",
    },
    "mausoleum": {},
}  # fmt: skip
"""Signs that the page leaves out, and why."""


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_with_a_meaning_is_on_the_page_of_symbols(game: str) -> None:
    named = [key for group in importlib.import_module(f"render.{game}.symbols").GROUPS.values() for key in group]
    assert len(set(named)) == len(named)
    assert {ELSEWHERE[game].get(key, key) for key in REGISTERED[game] - SAY_NOTHING[game].keys()} <= set(named)
    assert SAY_NOTHING[game].keys() <= REGISTERED[game] - set(named)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_names_of_symbols_are_whole_in_two_lines(game: str, locale: str) -> None:
    module = importlib.import_module(f"render.{game}.symbols")
    for group, signs in module.GROUPS.items():
        for key in signs:
            name = getattr(module, "name_of", symbols.name_of)(game, key, locale)
            assert " ".join(symbols.lines_of(name)[0]) == name, (group, key, name)
