"""Signs shared by several pictures: the cost of a colour, players, names, rows of coins."""

from __future__ import annotations

from PIL import Image

from render.capital_lux import homes
from render.capital_lux.lettering import FACE, LEAST, SHADE, size_for, two_lines
from render.capital_lux.tones import TEXT
from render.kit.type import fit, width, write
from render.pieces import piece


def price(image: Image.Image, x: float, y: float, cost: int, payable: bool, capitals: int) -> None:
    """Draw the cost of a colour around (x, y): on gold, or on ember if unaffordable."""
    homes.pill(cost, payable, capitals).put(image, x + homes.pill_width(cost, capitals) / 2, y)


def over(image: Image.Image, x: float, y: float, excess: int, capitals: int, glass: bool = True) -> None:
    """Draw an excess above a limit around (x, y), with the hourglass of "for now"."""
    homes.later(excess, capitals, glass).put(image, x + homes.later_width(excess, capitals, glass) / 2, y)


def player(image: Image.Image, x: float, y: float, seat: int, name: str, room: float, high: int = 36) -> None:
    """Draw a player's mark and name, centred."""
    shown, size = fit(name, FACE, size_for(high), room - 60, size_for(LEAST))
    long = width(shown, FACE, size)
    piece("house/seat-mark", seat, size=22).put(image, x - long / 2 - 4, y)
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
        piece("capital_lux/coin", size=height).put(image, x + k * step_by, y)
