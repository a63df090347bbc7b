"""Illustrations of the goal, the draft, a turn, and all cards of the box."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COINS, COLOUR_OF, COLOURS, COPIES, MODIFIERS, PICK, Card, Colour, card
from render.capital_lux import cards, glass
from render.capital_lux.layout import CITIES, WIDTH
from render.capital_lux.lettering import number
from render.capital_lux.tones import DANGER, DIM, EVENING, GUILDS, HALO, TEXT, WHITE, WON
from render.kit.colour import mix
from render.kit.scale import pixels
from render.pieces import piece

_DEPTH: Final = mix((7, 8, 30), EVENING, 0.45)
"""Ground below the city."""


def blank(high: int) -> Image.Image:
    """Draw the city at night as the ground of a page."""
    image = Image.new("RGB", (pixels(WIDTH), pixels(high)), _DEPTH)
    foot = min(CITIES, key=lambda each: (CITIES[each] < high, each))
    piece("capital_lux/city", foot).shaded(EVENING, 0.17).put(image, 0, 0)
    return image


def _row(
    image: Image.Image, colour: Colour, values: tuple[int, ...], x: float, y: float, high: int, state: str = "on"
) -> None:
    """Draw cards of one colour in a row around (x, y)."""
    pitch = cards.tile_width(high) + 6
    for k, value in enumerate(values):
        left = x + (k - len(values) / 2) * pitch + 3
        cards.tile(colour, value, state, size=high).put(image, left, y - high / 2)


_EXAMPLE: Final = (
    (Colour.AGENT, (2, 4, 5), (3, 6)), (Colour.CLERIC, (3, 5, 6), (4, 5)), (Colour.SCIENTIST, (3, 4), (4, 5)),
    (Colour.MERCHANT, (2, 4, 4), (6,)),
)  # fmt: skip
"""Cards of each colour in the Capital and at home. One hometown exceeds its limit."""


def goal() -> Image.Image:
    """Show the Capital setting the limits and the hometown scoring within them."""
    image = blank(640)
    glass.lay(image, 24, 20, WIDTH - 48, 270, "plate")
    glass.lay(image, 24, 310, WIDTH - 48, 310, "plate")
    piece("capital_lux/icon", "tower-lilac", size=130).put(image, 128, 155)
    piece("capital_lux/icon", "house-halo", size=130).put(image, 128, 440)
    for k, (colour, above, own) in enumerate(_EXAMPLE):
        x, over = 392 + 322 * k, sum(own) > sum(above)
        piece("capital_lux/emblem", colour, size=64).put(image, x - 76, 78)
        number(image, x + 36, 78, str(sum(above)), 62, WHITE, lit=GUILDS[colour])
        _row(image, colour, above, x, 200, 100)
        look = "lost" if over else f"guild-{colour:d}"
        glass.lay(image, x - 150, 328, 300, 274, look)
        number(image, x + 26, 388, str(sum(own)), 62, WHITE, lit=DANGER if over else GUILDS[colour])
        piece("capital_lux/badge", "cross" if over else "check", size=66).put(image, x - 70, 388)
        _row(image, colour, own, x, 516, 100, "lost" if over else "on")
    return image


_PACKET: Final = (
    card(Colour.AGENT, 3), card(Colour.CLERIC, 6), card(Colour.SCIENTIST, 5), card(Colour.MERCHANT, 6),
    card(Colour.CLERIC, 2), card(Colour.SCIENTIST, 2),
)  # fmt: skip


def draft() -> Image.Image:
    """Show the draft: keep two, pass the rest to the left, repeat, keep the last cards."""
    image = blank(500)
    steps: tuple[tuple[tuple[Card, ...], tuple[int, ...]], ...] = (
        (_PACKET, (1, 3)), (_PACKET[2:], (0, 2)), (_PACKET[4:], (0, 1)),
    )  # fmt: skip
    wides = (640, 480, 320)
    x = 24
    for k, ((held, kept), wide) in enumerate(zip(steps, wides, strict=True)):
        glass.lay(image, x, 20, wide, 460, "plate")
        piece("capital_lux/step", k + 1, "on", size=70).put(image, x + 56, 76)
        number(image, x + 120, 76, str(PICK), 48, WON, "left")
        piece("capital_lux/badge", "check", size=58).put(image, x + 196, 76)
        if k < len(steps) - 1:
            number(image, x + wide - 182, 76, str(len(held) - PICK), 48, TEXT, "right")
            piece("capital_lux/icon", "hand", size=60).put(image, x + wide - 136, 78)
            piece("capital_lux/arrow", "won", size=90).put(image, x + wide - 20, 76)
        _held(image, held, kept, x + 20, wide - 40)
        x += wide + 36
    return image


def _held(image: Image.Image, held: tuple[Card, ...], kept: tuple[int, ...], x: float, room: float) -> None:
    """Draw cards side by side. Those to keep are raised and lit."""
    high = 246
    wide = high * cards.RATIO
    pitch = min(wide + 10, (room - wide) / (len(held) - 1))
    x += (room - wide - pitch * (len(held) - 1)) / 2
    for k, each in sorted(enumerate(held), key=lambda one: one[0] in kept):
        top = 148 if k in kept else 208
        if k in kept:
            piece("capital_lux/card-halo", COLOUR_OF[each], size=high).put(image, x + pitch * k, top)
        face = piece("capital_lux/card", each, size=high)
        (face if k in kept else cards.dim(face)).put(image, x + pitch * k, top)


def turn() -> Image.Image:
    """Show a turn: a card goes up to the Capital for its power, or down to the hometown for points."""
    image = blank(720)
    glass.lay(image, 24, 24, WIDTH - 48, 190, "lilac")
    glass.lay(image, 24, 506, WIDTH - 48, 190, "halo")
    piece("capital_lux/icon", "tower-lilac", size=120).put(image, 140, 118)
    piece("capital_lux/icon", "house-halo", size=120).put(image, 140, 602)
    chosen = card(Colour.SCIENTIST, 4)
    for k, colour in enumerate(COLOURS):
        x = 400 + 300 * k
        piece("capital_lux/emblem", colour, size=92).put(image, x - 40, 118)
        piece("capital_lux/power", colour, size=104).put(image, x + 72, 118)
    for k, each in enumerate((card(Colour.AGENT, 3), chosen, card(Colour.MERCHANT, 5))):
        x = 780 + 250 * (k - 1)
        if each == chosen:
            piece("capital_lux/arrow", "up", Colour.SCIENTIST, size=54).put(image, x, 232)
            piece("capital_lux/arrow", "down", Colour.SCIENTIST, size=54).put(image, x, 490)
            piece("capital_lux/card-halo", COLOUR_OF[each], size=220).put(image, x - 68, 252)
            piece("capital_lux/card", each, size=220).put(image, x - 68, 252)
        else:
            cards.dim(piece("capital_lux/card", each, size=190)).put(image, x - 68, 268)
    cards.tile(Colour.SCIENTIST, 4, size=108).put(image, 640, 548)
    number(image, 790, 602, "=", 60, DIM)
    number(image, 930, 602, "+4", 84, WHITE, lit=HALO)
    piece("capital_lux/icon", "star-halo", size=96).put(image, 1064, 598)
    return image


def cards_of_the_box() -> Image.Image:
    """Show every kind of card with its count, modifiers and coins."""
    image = blank(860)
    glass.lay(image, 24, 20, 1110, 820, "plate")
    glass.lay(image, 1158, 20, 378, 820, "plate")
    for j, (value, copies) in enumerate(COPIES.items()):
        x = 330 + 172 * j
        number(image, x - 34, 84, f"{copies}×", 52, HALO, "left")
        for k, colour in enumerate(COLOURS):
            cards.tile(colour, value, size=138).put(image, x - 55, 146 + 172 * k)
    for k, colour in enumerate(COLOURS):
        y = 215 + 172 * k
        piece("capital_lux/emblem", colour, size=92).put(image, 92, y)
        piece("capital_lux/power", colour, size=92).put(image, 196, y)
    for k, modifier in enumerate(MODIFIERS):
        piece("capital_lux/modifier", modifier, size=160).put(image, 1262 + 172 * (k % 2), 136 + 184 * (k // 2))
    for k in range(COINS):
        piece("capital_lux/coin", size=88).put(image, 1212 + 90 * (k % 4), 520 + 104 * (k // 4))
    number(image, 1212, 760, f"{COINS}×", 60, HALO, "left")
    piece("capital_lux/coin", size=84).put(image, 1350, 760)
    return image
