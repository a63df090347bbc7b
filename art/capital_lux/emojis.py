"""Paints Capital Lux's emojis: cards, professions, their powers, tokens and places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from art.capital_lux import cards, emblems, tokens
from engine.capital_lux.components import CARD_NAMED, COLOUR_OF, COLOUR_WORDS, COLOURS, VALUE_OF, WORDS
from render.capital_lux.cards import write_value
from render.capital_lux.looks import power
from render.capital_lux.tones import GUILDS, INK, TEXT
from render.kit.light import fill
from render.kit.sprites import Sprite, canvas, sprite

_SIZE: Final = 220
"""Size of most drawings in units."""


def _card(word: str) -> Sprite:
    card, image = CARD_NAMED[word], canvas(2 * _SIZE, 2 * _SIZE)
    colour = int(COLOUR_OF[card])
    cards.tile(colour, _SIZE, "on").put(image, _SIZE / 2, _SIZE / 2)
    write_value(image, _SIZE / 2, _SIZE / 2, colour, VALUE_OF[card], 1, _SIZE, INK)
    return sprite(image, -_SIZE / 2, -_SIZE / 2)


def _guild(colour: int) -> Sprite:
    """Draw a profession's sign on its plate."""
    image = canvas(_SIZE, _SIZE)
    plate = cards.plate(colour, 10, 10, _SIZE - 20, _SIZE - 20)
    fill(image, plate, GUILDS[colour])
    fill(image, emblems.path(colour).moved(_SIZE / 2, _SIZE / 2, _SIZE * 0.0076), INK)
    return sprite(image)


DRAWINGS: Final[Mapping[str, Callable[[], Sprite]]] = {
    **{word: partial(_card, word) for word in WORDS},
    **{COLOUR_WORDS[colour]: partial(_guild, int(colour)) for colour in COLOURS},
    **{power(colour): partial(emblems.power, int(colour), _SIZE) for colour in COLOURS},
    "coin": partial(tokens.coin, _SIZE),
    "modifier": partial(tokens.modifier, None, _SIZE),
    "bonus": partial(tokens.badge, "bonus", _SIZE),
    "home": partial(tokens.disc, "house", TEXT, "#1B2C86"),
    "capital": partial(tokens.disc, "tower", TEXT, "#5A2E9C"),
    "over": tokens.over,
}
