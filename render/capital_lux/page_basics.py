"""Illustrations of the goal, the draft, a turn, and all cards of the box."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.components import COINS, COLOURS, COPIES, MODIFIERS, PICK, Card, Colour, card
from render.capital_lux import cards, emblems, scenery, signs, tokens
from render.capital_lux.lettering import number
from render.capital_lux.tones import ALARM, DANGER, DIM, GUILDS, HALO, LILAC, PLATE, RIM, TEXT, WHITE, WON, pale
from render.kit.colour import mix

WIDTH: Final = 1560


def blank(high: int) -> Image.Image:
    """Draw the city at night as the ground of a page."""
    return scenery.city(WIDTH, high, 0, 0.45).copy()


def _row(
    image: Image.Image, colour: Colour, values: tuple[int, ...], x: float, y: float, high: int, state: str = "on"
) -> None:
    """Draw cards of one colour in a row around (x, y)."""
    pitch = cards.tile_width(high) + 6
    for k, value in enumerate(values):
        left = x + (k - len(values) / 2) * pitch + 3
        cards.tile(colour, value, high, state).put(image, left, y - high / 2)


_EXAMPLE: Final = (
    (Colour.AGENT, (2, 4, 5), (3, 6)), (Colour.CLERIC, (3, 5, 6), (4, 5)), (Colour.SCIENTIST, (3, 4), (4, 5)),
    (Colour.MERCHANT, (2, 4, 4), (6,)),
)  # fmt: skip
"""Cards of each colour in the Capital and at home. One hometown exceeds its limit."""


def goal() -> Image.Image:
    """Show the Capital setting the limits and the hometown scoring within them."""
    image = blank(640)
    scenery.glass(WIDTH - 48, 270, PLATE, 0.78).put(image, 24, 20)
    scenery.glass(WIDTH - 48, 310, PLATE, 0.78, RIM).put(image, 24, 310)
    tokens.icon("tower", 130, TEXT, LILAC).put(image, 128, 155)
    tokens.icon("house", 130, TEXT, HALO).put(image, 128, 440)
    for k, (colour, above, own) in enumerate(_EXAMPLE):
        x, over = 392 + 322 * k, sum(own) > sum(above)
        emblems.emblem(colour, 64).put(image, x - 76, 78)
        number(image, x + 36, 78, str(sum(above)), 62, WHITE, lit=GUILDS[colour])
        _row(image, colour, above, x, 200, 100)
        tint = ALARM if over else mix(GUILDS[colour], PLATE, 0.8)
        rim = DANGER if over else pale(colour, 0.3)
        scenery.glass(300, 274, tint, 0.86, rim, DANGER if over else "").put(image, x - 150, 328)
        number(image, x + 26, 388, str(sum(own)), 62, WHITE, lit=DANGER if over else GUILDS[colour])
        tokens.badge("cross" if over else "check", 66, DANGER if over else WON).put(image, x - 70, 388)
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
        scenery.glass(wide, 460, PLATE, 0.8).put(image, x, 20)
        signs.step(k + 1, 70).put(image, x + 56, 76)
        number(image, x + 120, 76, str(PICK), 48, WON, "left")
        tokens.badge("check", 58).put(image, x + 196, 76)
        if k < len(steps) - 1:
            number(image, x + wide - 182, 76, str(len(held) - PICK), 48, TEXT, "right")
            tokens.hand(60).put(image, x + wide - 136, 78)
            signs.arrow(90, 0, HALO, WON).put(image, x + wide - 20, 76)
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
            cards.halo(each, high).put(image, x + pitch * k, top)
        cards.face(each, high, k not in kept).put(image, x + pitch * k, top)


def turn() -> Image.Image:
    """Show a turn: a card goes up to the Capital for its power, or down to the hometown for points."""
    image = blank(720)
    scenery.glass(WIDTH - 48, 190, PLATE, 0.78, RIM, LILAC).put(image, 24, 24)
    scenery.glass(WIDTH - 48, 190, PLATE, 0.78, RIM, HALO).put(image, 24, 506)
    tokens.icon("tower", 120, TEXT, LILAC).put(image, 140, 118)
    tokens.icon("house", 120, TEXT, HALO).put(image, 140, 602)
    chosen = card(Colour.SCIENTIST, 4)
    for k, colour in enumerate(COLOURS):
        x = 400 + 300 * k
        emblems.emblem(colour, 92).put(image, x - 40, 118)
        emblems.power(colour, 104).put(image, x + 72, 118)
    for k, each in enumerate((card(Colour.AGENT, 3), chosen, card(Colour.MERCHANT, 5))):
        x = 780 + 250 * (k - 1)
        if each == chosen:
            signs.point(54, 0, WHITE, GUILDS[Colour.SCIENTIST]).put(image, x, 232)
            signs.point(54, 180, WHITE, GUILDS[Colour.SCIENTIST]).put(image, x, 490)
            cards.halo(each, 220).put(image, x - 68, 252)
        cards.face(each, 220 if each == chosen else 190, each != chosen).put(
            image, x - 68, 252 if each == chosen else 268
        )
    cards.tile(Colour.SCIENTIST, 4, 108).put(image, 640, 548)
    number(image, 790, 602, "=", 60, DIM)
    number(image, 930, 602, "+4", 84, WHITE, lit=HALO)
    tokens.icon("star", 96, HALO, HALO).put(image, 1064, 598)
    return image


def cards_of_the_box() -> Image.Image:
    """Show every kind of card with its count, modifiers and coins."""
    image = blank(860)
    scenery.glass(1110, 820, PLATE, 0.8).put(image, 24, 20)
    scenery.glass(378, 820, PLATE, 0.8).put(image, 1158, 20)
    for j, (value, copies) in enumerate(COPIES.items()):
        x = 330 + 172 * j
        signs.times(image, x - 34, 84, copies, 52)
        for k, colour in enumerate(COLOURS):
            cards.tile(colour, value, 138).put(image, x - 55, 146 + 172 * k)
    for k, colour in enumerate(COLOURS):
        y = 215 + 172 * k
        emblems.emblem(colour, 92).put(image, 92, y)
        emblems.power(colour, 92).put(image, 196, y)
    for k, modifier in enumerate(MODIFIERS):
        tokens.modifier(modifier, 160).put(image, 1262 + 172 * (k % 2), 136 + 184 * (k // 2))
    for k in range(COINS):
        tokens.coin(88).put(image, 1212 + 90 * (k % 4), 520 + 104 * (k // 4))
    signs.times(image, 1212, 760, COINS, 60)
    tokens.coin(84).put(image, 1350, 760)
    return image
