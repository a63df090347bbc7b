"""Composes a player's area: the header, the buildings, the parapet."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from engine.mausoleum.view import View
from render.kit.light import fill, glow, linear, outline, radial, shadow
from render.kit.paths import Path, ellipse, rect
from render.kit.scale import pixels, scale
from render.kit.sprites import Sprite, canvas, cut_out, remembered, sprite
from render.kit.type import fit, width, write
from render.mausoleum.building import HEIGHT, draw_building
from render.mausoleum.layout import LAYOUTS, PANEL_HEIGHT, PARAPET, AreaPanel, Plot, Strip
from render.mausoleum.moves import Changes
from render.numbers import signed
from render.pieces import piece, stretched

INK: Final = "#0B1F3A"
LOSS: Final = "#A01713"
GAIN: Final = "#0B5E3C"
MARBLE: Final = "#F4EDE0"
GOLD_PLATE: Final = ("#FFF6D2", "#F6D98C", "#FBE7AE", "#EBC566")
"""Colours of a golden ground, from the upper left."""
_PAINTED: Final = sorted({(one.width, k // 2) for each in LAYOUTS.values() for k, one in enumerate(each.panels)})
"""Widths and views of the painted frames."""
_GROVE: Final = 180
"""Width of ship and trees to the right of their anchor."""
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


def frame(image: Image.Image, panel: AreaPanel, seed: int, active: bool) -> None:
    """Draw an empty area: header, view over the sea, parapet. ``seed`` varies the view."""
    if isinstance(panel, Strip):
        _strip(panel.width, panel.height, active).put(image, panel.x, panel.y)
    else:
        _frame(panel.width, panel.height, seed, active).put(image, panel.x, panel.y)


def _frame(wide: int, high: int, seed: int, active: bool) -> Sprite:
    near = next((each for each in _PAINTED if each[0] >= wide and each[1] == seed), _PAINTED[-1])
    if (near[0], PANEL_HEIGHT) == (wide, high):
        return piece("mausoleum/frame", *near, "active" if active else None)
    return _reshaped(wide, high, *near, active)


@remembered
def _reshaped(wide: int, high: int, near: int, seed: int, active: bool) -> Sprite:
    """Return the painted frame of width ``near`` with another size: its view is stretched or squeezed."""
    painted = piece("mausoleum/frame", near, seed, "active" if active else None)
    size = painted.image.width + pixels(wide - near), painted.image.height + pixels(high - PANEL_HEIGHT)
    return Sprite(stretched(painted.image, size, pixels(PARAPET + 4) - painted.dx), painted.dx, painted.dy)


@remembered
def _strip(wide: int, high: int, active: bool) -> Sprite:
    """Draw an empty low area, anchored at its upper left corner."""
    whole = plate(wide, high, active)
    panel, (left, top, across, down) = Strip(0, 0, wide, high), Strip(0, 0, wide, high).scene
    sea = piece("mausoleum/frame", LAYOUTS[2].panels[0].width, 0, None)
    x, y, w, h = AreaPanel(0, 0, LAYOUTS[2].panels[0].width).scene
    box = (pixels(x) - sea.dx, pixels(y + 3) - sea.dy, pixels(x + w) - sea.dx, pixels(y + h) - sea.dy)
    view = sea.pixels.resize((pixels(across), pixels(down)), Image.Resampling.LANCZOS, box)
    image = whole.rgba()
    edge = cut_out(view, rect(0, 0, across, down, 15, (1, 0, 0, 1)))
    image.alpha_composite(edge, (pixels(left) - whole.dx, pixels(top) - whole.dy))
    fill_line = rect(panel.plate - whole.dx / scale(), top - whole.dy / scale(), 4, down)
    fill(image, fill_line, "#D9A441")
    return Sprite(image, whole.dx, whole.dy)


@remembered
def plate(wide: int, high: int, active: bool) -> Sprite:
    """Draw an empty plate, marble or gold, anchored at its upper left corner."""
    margin = 44
    image = canvas(wide + 2 * margin, high + 2 * margin)
    shape = rect(margin, margin, wide, high, 18)
    if active:
        glow(image, shape, 13, "#FFCF5E", 0.9, 1.2)
    shadow(image, shape, 7, 5, "#020A16", 0.55)
    fill(image, shape, "#B57D1E" if active else "#FFFFFF")
    inner = rect(margin + 5, margin + 5, wide - 10, high - 10, 14)
    stops = zip((0, 0.35, 0.6, 1), GOLD_PLATE, strict=True)
    fill(image, inner, linear((margin, margin), (margin + wide, margin + high), *stops) if active else MARBLE)
    return sprite(image, -margin, -margin)


@remembered
def niche(wide: int, high: int) -> Sprite:
    """Draw an empty dark place, anchored at its upper left corner."""
    image = canvas(wide, high)
    dark(image, 0, 0, wide, high, 20)
    outline(image, rect(2, 2, wide - 4, high - 4, 18), 2.4, "#C9973A", 0.8)
    return sprite(image)


def dark(image: Image.Image, x: float, y: float, wide: float, high: float, radius: float = 18) -> None:
    """Draw a dark ground for signs on the cloth."""
    fill(image, rect(x, y, wide, high, radius), "#061A38", 0.75)


@remembered
def pill(wide: int, high: int, tone: str) -> Sprite:
    """Draw an empty pill of a colour, anchored at its middle."""
    image = canvas(wide + 24, high + 24)
    shape = rect(12, 12, wide, high, high / 2)
    shadow(image, shape, 4, 3, "#020A16", 0.7)
    fill(image, shape, tone)
    outline(image, rect(14, 14, wide - 4, high - 4, high / 2 - 2), 3, "#FFFFFF", 0.5)
    return sprite(image, -12 - wide / 2, -12 - high / 2)


def header(
    image: Image.Image, panel: AreaPanel, seat: int, name: str, score: int, gained: int, leads: bool = False
) -> None:
    """Draw mark, name, points gained or lost, and the points. A star marks who leads."""
    left, middle = panel.title
    piece("house/seat-mark", seat, size=24).put(image, left, middle)
    x, y = panel.laurel
    room = x - 68 - (left + 42)
    if gained:
        sign = signed(gained)
        write(image, x - 67, middle, sign, "number", 55, GAIN if gained > 0 else LOSS, "right")
        room -= width(sign, "number", 55) + 14
    shown, size = fit(name, "name", 48, room, 36)
    write(image, left + 42, middle, shown, "name", size, INK, "left")
    piece("mausoleum/laurel", size=LAUREL).put(image, x, y)
    number(image, x, y, score)
    if leads:
        _star(30).put(image, x - 42, y + 38)


@remembered
def _star(radius: int) -> Sprite:
    """Draw a gold star, anchored at its middle."""
    half = radius + 10
    turns = [math.pi * k / 5 for k in range(10)]
    reach = [radius if k % 2 == 0 else radius * 0.46 for k in range(10)]
    points = [(half + r * math.sin(a), half - r * math.cos(a)) for a, r in zip(turns, reach, strict=True)]
    image, shape = canvas(2 * half, 2 * half), Path([points])
    shadow(image, shape, 3, 2, "#1A1206", 0.8)
    fill(image, shape.stroke(7, closed=True), "#4A2E06")
    fill(image, shape, linear((0, half - radius), (0, half + radius), "#FFF3B8", "#FFC93C"))
    return sprite(image, -half, -half)


def buildings(
    image: Image.Image, panel: AreaPanel, seat: int, rows: list[Plot], crowned: bool, fresh_crown: bool
) -> None:
    """Draw the Mausoleums of an area, the crown's ×2, and scenery where it fits."""
    aside = 404 if panel.capacity == 3 else 830
    if len(rows) <= (1 if panel.capacity == 3 else 2) and aside + _GROVE <= panel.width - panel.aside:
        piece("mausoleum/grove", "flipped" if seat % 2 else None).put(image, panel.x + aside, panel.ground + 2)
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
    left, room = panel.signs
    size, step = (82, 94) if 94 * count <= room else (54, min(62, room // max(count, 1)))
    return size, [left + size / 2 + step * k for k in range(count)]


def parapet(image: Image.Image, panel: AreaPanel, view: View, seat: int, new: Changes) -> None:
    """Draw waiting shields (enamel and gold), used characters (carved in stone), the size of the hand."""
    shown = signs(view, seat)
    size, xs = sign_places(panel, len(shown))
    for (word, works, copies), x in zip(shown, xs, strict=True):
        if works and word in new.shields:
            piece("house/halo", size=size // 2 - 1).put(image, x, panel.parapet)
        piece("mausoleum/waiting" if works else "mausoleum/spent", word, size=size).put(image, x, panel.parapet)
        if copies > 1:
            count(image, x + size * 0.2, panel.parapet + size * 0.36, f"{copies}×", 36, (52, 42))
    x, y = panel.hand
    x -= 30 if view.hand_sizes[seat] > 9 else 0
    piece("house/hand", size=60).put(image, x, y)
    write(image, panel.x + panel.width - 28, y + 1, str(view.hand_sizes[seat]), "number", 56, INK, "right")
    if new.hand:
        chip(image, x - 48, y - 22, new.hand)
    elif new.swapped:
        piece("mausoleum/pill").put(image, x - 48, y - 22)
        piece("house/icon", "swap", size=34, tint="#3A0F00").put(image, x - 48, y - 22)


def chip(image: Image.Image, x: float, y: float, difference: int) -> None:
    """Draw the cards a hand gained or lost, in the colour of the last move."""
    piece("mausoleum/pill").put(image, x, y)
    sign = signed(difference)
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


def labels(
    image: Image.Image, place: AreaPanel, view: View, seat: int, name: str, new: Changes, leads: bool = False
) -> None:
    """Draw an area's numbers and words above the trail of the last move."""
    header(image, place, seat, name, view.scores[seat].total, new.points, leads)
    parapet(image, place, view, seat, new)
