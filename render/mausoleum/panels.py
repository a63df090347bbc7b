"""Composes a player's area: the header, the buildings, the parapet."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.mausoleum.view import View
from render.kit.light import fill, radial, shadow
from render.kit.paths import ellipse, rect
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import fit, width, write
from render.mausoleum.building import HEIGHT, draw_building
from render.mausoleum.layout import HEADER, AreaPanel, Plot
from render.mausoleum.moves import Move, change
from render.pieces import piece

INK: Final = "#0B1F3A"
LOSS: Final = "#A01713"
GAIN: Final = "#0B5E3C"
GOLD_PLATE: Final = ("#FFF6D2", "#F6D98C", "#FBE7AE", "#EBC566")
"""Colours of a golden ground, from the upper left."""
LAUREL: Final = 55
"""Radius of the points' wreath."""


def number(image: Image.Image, x: float, y: float, value: int, size: int = 56, ink: str = "#FFFBF0") -> None:
    """Draw a number on a round ground, smaller with three digits."""
    text = str(value)
    write(image, x, y + 1, text, "number", size if len(text) < 3 else round(size * 0.72), ink)


def count(image: Image.Image, x: float, y: float, text: str, size: int, room: tuple[int, int]) -> None:
    """Draw a count on a dark plate of ``room`` (width, height) around (x, y)."""
    _plate(*room).put(image, x, y)
    write(image, x, y + 1, text, "number", size, "#FFFBF0")


@remembered
def _plate(wide: int, high: int) -> Sprite:
    image = canvas(wide + 24, high + 24)
    plate = rect(12, 12, wide, high, high / 2)
    shadow(image, plate, 4, 3, "#020A16", 0.7)
    fill(image, plate, "#FFFBF2")
    fill(image, rect(15, 15, wide - 6, high - 6, high / 2 - 3), "#0E2C55")
    return sprite(image, -12 - wide / 2, -12 - high / 2)


def header(image: Image.Image, panel: AreaPanel, seat: int, name: str, score: int, gained: int) -> None:
    """Draw mark, name, points gained or lost in the last move, points."""
    middle = panel.y + HEADER / 2 + 2
    piece("house/seat-mark", seat, size=24).put(image, panel.x + 50, middle)
    x, y = panel.laurel
    room = x - 68 - (panel.x + 92)
    if gained:
        sign = f"+{gained}" if gained > 0 else f"\N{MINUS SIGN}{-gained}"
        write(image, x - 67, middle, sign, "number", 55, GAIN if gained > 0 else LOSS, "right")
        room -= width(sign, "number", 55) + 14
    shown, size = fit(name, "name", 48, room, 36)
    write(image, panel.x + 92, middle, shown, "name", size, INK, "left")
    piece("mausoleum/laurel", size=LAUREL).put(image, x, y)
    number(image, x, y, score)


def buildings(
    image: Image.Image, panel: AreaPanel, seat: int, rows: list[Plot], crowned: bool, fresh_crown: bool
) -> None:
    """Draw the Mausoleums of an area, the crown's ×2, and scenery where it fits."""
    if len(rows) <= (1 if panel.capacity == 3 else 2):
        grove = piece("mausoleum/grove", "flipped" if seat % 2 else None)
        grove.put(image, panel.x + (404 if panel.capacity == 3 else 830), panel.ground + 2)
    for plot in rows:
        draw_building(image, plot.x, plot.y, plot.tenths, plot.have, plot.lost, plot.fresh)
        if plot.times > 1:
            count(image, plot.x, plot.y + 28, f"{plot.times}×", 54, (92, 58))
    if crowned:
        x, y = crown_place(rows[0])
        crown_sign(image, x, y, fresh_crown)


def crown_sign(image: Image.Image, x: float, y: float, fresh: bool = False) -> None:
    """Draw Mausolo's sign: one complete set counts double."""
    if fresh:
        piece("house/halo", size=50).put(image, x, y)
    piece("mausoleum/disc", None if fresh else "lit", size=47).put(image, x, y)
    piece("mausoleum/emblem", "crown", size=38).put(image, x, y - 20)
    write(image, x, y + 16, "×2", "number", 46, "#FFE9A8")


def crown_place(plot: Plot) -> tuple[float, float]:
    """Return the position of Mausolo's ×2 beside the first building."""
    unit = plot.tenths / 10
    return plot.x + 6.2 * unit + 16, plot.y - (HEIGHT - 6.0) * unit


def signs(view: View, seat: int) -> list[tuple[str, bool, int]]:
    """Return the signs on the parapet: (card, still active, count)."""
    out: list[tuple[str, bool, int]] = []
    if view.mausolo[seat]:
        out.append(("mausolo", True, 1))
    waiting = [kind.word for kind in view.shields[seat]]
    out += [(word, True, waiting.count(word)) for word in dict.fromkeys(waiting)]
    done = [kind.word for kind in view.used[seat]]
    out += [(word, False, 1) for word in done if not (word == "mausolo" and view.mausolo[seat])]
    return out


def sign_places(panel: AreaPanel, count: int) -> tuple[int, list[float]]:
    """Return size and middles (x) of the signs on the parapet."""
    room = panel.width - 200
    size, step = (82, 94) if 94 * count <= room else (54, min(62, room // max(count, 1)))
    return size, [panel.x + 18 + size / 2 + step * k for k in range(count)]


def parapet(image: Image.Image, panel: AreaPanel, view: View, seat: int, move: Move) -> None:
    """Draw waiting shields (enamel and gold), used characters (carved in stone), the size of the hand."""
    shown = signs(view, seat)
    size, xs = sign_places(panel, len(shown))
    new = move.card if move.kind == "shielded" and move.seat == seat else None
    for (word, works, copies), x in zip(shown, xs, strict=True):
        if works and word == new:
            piece("house/halo", size=size // 2 - 1).put(image, x, panel.parapet)
        piece("mausoleum/waiting" if works else "mausoleum/spent", word, size=size).put(image, x, panel.parapet)
        if copies > 1:
            count(image, x + size * 0.2, panel.parapet + size * 0.36, f"{copies}×", 36, (52, 42))
    x, y = panel.hand
    x -= 30 if view.hand_sizes[seat] > 9 else 0
    piece("house/hand", size=60).put(image, x, y)
    write(image, panel.x + panel.width - 28, y + 1, str(view.hand_sizes[seat]), "number", 56, INK, "right")
    if move.hands.get(seat):
        chip(image, x - 48, y - 22, move.hands[seat])
    elif move.swapped and seat in (move.seat, move.target):
        piece("mausoleum/pill").put(image, x - 48, y - 22)
        piece("house/icon", "swap", size=34, tint="#3A0F00").put(image, x - 48, y - 22)


def chip(image: Image.Image, x: float, y: float, difference: int) -> None:
    """Draw the cards a hand gained or lost, in the colour of the last move."""
    piece("mausoleum/pill").put(image, x, y)
    sign = f"+{difference}" if difference > 0 else f"\N{MINUS SIGN}{-difference}"
    write(image, x, y + 1, sign, "number", 36, "#3A0F00")


@remembered
def crowned_seats(seats: tuple[int, ...], radius: int) -> Sprite:
    """Draw the winners' marks in a laurel, anchored at its centre."""
    half = int(radius * 1.35) + 10
    image = canvas(2 * half, 2 * half)
    blue = radial((half - radius * 0.18, half - radius * 0.27), radius * 1.12, "#1C5596", "#0B2F60", "#061C3E")
    fill(image, ellipse(half, half, radius * 0.76), blue)
    piece("house/laurels", size=radius).put(image, half, half)
    size = round(radius * (0.39, 0.26, 0.2, 0.2)[len(seats) - 1])
    for k, seat in enumerate(seats):
        aside = round((k - (len(seats) - 1) / 2) * size * 2.3)
        piece("house/seat-mark", seat, size=size).put(image, half + aside, half - round(radius * 0.04))
    return sprite(image, -half, -half)


def labels(image: Image.Image, place: AreaPanel, view: View, seat: int, name: str, move: Move) -> None:
    """Draw an area's numbers and words above the trail of the last move."""
    header(image, place, seat, name, view.scores[seat].total, change(view, move, seat))
    parapet(image, place, view, seat, move)
