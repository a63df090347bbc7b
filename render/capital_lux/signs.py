"""Signs shared by several pictures: arrows, numbered steps, the cost of a colour, rows of coins."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render import marks
from render.capital_lux import homes, tokens
from render.capital_lux.lettering import FACE, LEAST, SHADE, number, size_for, two_lines
from render.capital_lux.tokens import icon_path, solid
from render.capital_lux.tones import HALO, INK, NIGHT, PLATE, RIM, TEXT, WHITE
from render.kit.colour import Colour, mix
from render.kit.light import fill, glow, outline, shadow
from render.kit.paths import ellipse
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.type import fit, width, write


@drawn
def arrow(height: int, turn: int = 0, ink: Colour = HALO, lit: Colour = "") -> Sprite:
    """Draw an arrow, anchored at its centre. ``turn`` is degrees clockwise, 0 points to the right."""
    half = int(height * 0.6) + 18
    image = canvas(2 * half, 2 * half)
    shape = icon_path("arrow").moved(half, half, height / 100, turn)
    if lit:
        glow(image, shape, max(4, height * 0.1), lit, 0.8)
    shadow(image, shape, 2.5, 2, "#03041A", 0.7)
    fill(image, shape, ink)
    return sprite(image, -half, -half)


@drawn
def point(height: int, turn: int, ink: Colour = WHITE, lit: Colour = "") -> Sprite:
    """Draw a solid triangle, anchored at its centre. ``turn`` is degrees clockwise, 0 points up."""
    half = int(height * 0.7) + 18
    image = canvas(2 * half, 2 * half)
    shape = icon_path("up").moved(half, half, height / 100, turn)
    if lit:
        glow(image, shape, height * 0.2, lit, 0.9)
    shadow(image, shape, 2.5, 2, "#03041A", 0.7)
    fill(image, shape, ink)
    return sprite(image, -half, -half)


@drawn
def step(count: int, height: int, on: bool = True) -> Sprite:
    """Draw the number of a step on a disc, anchored at its centre. ``on`` lights the current step."""
    half = height // 2 + 22
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, height / 2)
    if on:
        glow(image, disc, 8, (150, 190, 255), 0.8)
        solid(image, disc, (WHITE, (226, 232, 255), (176, 190, 250)))
    else:
        shadow(image, disc, 3, 2, NIGHT, 0.6)
        fill(image, disc, mix(PLATE, RIM, 0.2))
        outline(image, ellipse(half, half, height / 2 - 1.5), 3, mix(RIM, WHITE, 0.3))
    write(image, half, half, str(count), FACE, size_for(round(height * 0.5)), INK if on else TEXT)
    return sprite(image, -half, -half)


_AURA: Final = 42
"""Units of light around a price, both sides together."""


def cost_width(cost: int, payable: bool, capitals: int) -> float:
    """Return the length of a price in units."""
    return homes.pill(cost, payable, capitals).width - _AURA


def price(image: Image.Image, x: float, y: float, cost: int, payable: bool, capitals: int) -> None:
    """Draw the cost of a colour around (x, y): on gold, or on ember if unaffordable."""
    homes.pill(cost, payable, capitals).put(image, x + cost_width(cost, payable, capitals) / 2, y)


def over(image: Image.Image, x: float, y: float, excess: int, capitals: int, glass: bool = True) -> None:
    """Draw an excess above a limit around (x, y), with the hourglass of "for now"."""
    homes.later(excess, capitals, glass).put(image, x + homes.later_width(excess, capitals, glass) / 2, y)


def player(image: Image.Image, x: float, y: float, seat: int, name: str, room: float, high: int = 36) -> None:
    """Draw a player's mark and name, centred."""
    shown, size = fit(name, FACE, size_for(high), room - 60, size_for(LEAST))
    long = width(shown, FACE, size)
    marks.seat_mark(seat, 22).put(image, x - long / 2 - 4, y)
    write(image, x - long / 2 + 30, y, shown, FACE, size, TEXT, "left", shade=SHADE)


def name(image: Image.Image, x: float, y: float, text: str, room: float, high: int) -> None:
    """Draw a name from ``x``: shrunk if needed, then in two lines, then cut."""
    shown, size = fit(text, FACE, size_for(high), room, size_for(LEAST))
    lines = (text,) if shown == text else two_lines(text, size, room)
    for k, line in enumerate(lines):
        at = y + (k - (len(lines) - 1) / 2) * size * 0.88
        write(image, x, at, line, FACE, size, TEXT, "left", shade=SHADE)


def coins(image: Image.Image, x: float, y: float, owned: int, height: int, step_by: float) -> None:
    """Draw ``owned`` coins in a row from the left."""
    for k in range(owned):
        tokens.coin(height).put(image, x + k * step_by, y)


def times(image: Image.Image, x: float, y: float, count: int, high: int, ink: Colour = HALO) -> float:
    """Draw a multiplier. Returns its right edge."""
    return number(image, x, y, f"{count}×", high, ink, "left")
