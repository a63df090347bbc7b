"""A player's area: the frame (marble, or gold for a player to decide), the view with the buildings, the parapet."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.mausoleum.view import View
from render import marks
from render.kit import light, trail
from render.kit.light import fill, inner_shadow, linear, outline, shadow
from render.kit.paths import capsule, ellipse, rect
from render.kit.sprites import Sprite, canvas, drawn, sprite
from render.kit.stone import marble_paint
from render.kit.type import fit, width, write
from render.mausoleum import emblems
from render.mausoleum.building import HEIGHT, draw_building
from render.mausoleum.layout import HEADER, PANEL_HEIGHT, PARAPET, Panel, Plot
from render.mausoleum.moves import Move, change
from render.mausoleum.scenery import grove, harbour

INK: Final = "#0B1F3A"
LOSS: Final = "#A01713"
GAIN: Final = "#0B5E3C"
LAUREL: Final = 55
"""Radius of the points' wreath."""
_MARGIN: Final = 64
"""Pixels around a frame for its glow."""
GOLD_PLATE: Final = ("#FFF6D2", "#F6D98C", "#FBE7AE", "#EBC566")


@drawn
def frame(wide: int, seed: int, active: bool) -> Sprite:
    """Draw an empty area: frame, header, sea, quay, parapet. Anchored at the panel's upper left corner."""
    high, m = PANEL_HEIGHT, _MARGIN
    image = canvas(wide + 2 * m, high + 2 * m)
    shape = rect(m, m, wide, high, 20)
    if active:
        light.glow(image, rect(m - 3, m - 3, wide + 6, high + 6, 22), 16, "#FFCF5E", 0.95, 1.3)
    shadow(image, shape, 12, 8, "#020A16", 0.6)
    if active:
        metal = (
            (0, "#FFF3C4"),
            (0.2, "#EFC057"),
            (0.45, "#B57D1E"),
            (0.62, "#EAC062"),
            (0.8, "#C28C2A"),
            (1, "#7E5210"),
        )
        fill(image, shape, linear((m, m), (m + wide * 0.7, m + high), *metal))
        plate = linear((m, m), (m + wide, m + HEADER), *GOLD_PLATE)
        fill(image, rect(m + 10, m + 10, wide - 20, HEADER - 10, 12, (1, 1, 0, 0)), plate)
        fill(image, rect(m + 10, m + high - PARAPET - 4, wide - 20, PARAPET - 6, 12, (0, 0, 1, 1)), plate)
    else:
        fill(image, shape, marble_paint(5 + seed))
        outline(image, rect(m + 1, m + 1, wide - 2, high - 2, 19), 1.6, "#FFFFFF", 0.65)
        sheen = linear((0, m), (0, m + HEADER), "#FFFFFF", "#E9E0D2")
        fill(image, rect(m + 10, m + 10, wide - 20, HEADER - 10, 12, (1, 1, 0, 0)), sheen, 0.35)
    _view(image, Panel(m, m, wide), seed, "#FFF1C0" if active else "#C9973A")
    return sprite(image, -m, -m)


def _view(image: Image.Image, panel: Panel, seed: int, edge: str) -> None:
    x, y, wide, high = panel.scene
    image.paste(harbour(wide, high, seed), (x, y))
    inner_shadow(image, rect(x, y, wide, high), 6, 5, "#03101F", 0.55)
    fill(image, rect(x, y, wide, 3), edge)
    fill(image, rect(x, y + high, wide, 4), edge)


@drawn
def laurel(radius: int) -> Sprite:
    """Draw the points' wreath around empty enamel, anchored at its centre."""
    half = int(radius * 1.3) + 4
    image = canvas(2 * half, 2 * half)
    shadow(image, ellipse(half, half, radius * 0.86), 5, 4, "#1A1206", 0.5)
    blue = light.radial((half - radius * 0.2, half - radius * 0.3), radius * 1.2, "#1C5596", "#0B2F60", "#061C3E")
    fill(image, ellipse(half, half, radius * 0.78), blue)
    marks.wreath(image, half, half, radius)
    return sprite(image, -half, -half)


def number(image: Image.Image, x: float, y: float, value: int, size: int = 56, ink: str = "#FFFBF0") -> None:
    """Draw a number on a round ground, smaller with three digits."""
    text = str(value)
    write(image, x, y + 1, text, "number", size if len(text) < 3 else round(size * 0.72), ink)


def header(image: Image.Image, panel: Panel, seat: int, name: str, score: int, gained: int) -> None:
    """Draw mark, name, points gained or lost in the last move, points."""
    middle = panel.y + HEADER / 2 + 2
    marks.seat_mark(seat, 24).put(image, panel.x + 50, middle)
    x, y = panel.laurel
    room = x - 68 - (panel.x + 92)
    if gained:
        sign = f"+{gained}" if gained > 0 else f"\N{MINUS SIGN}{-gained}"
        write(image, x - 67, middle, sign, "number", 55, GAIN if gained > 0 else LOSS, "right")
        room -= width(sign, "number", 55) + 14
    shown, size = fit(name, "name", 48, room, 36)
    write(image, panel.x + 92, middle, shown, "name", size, INK, "left")
    laurel(LAUREL).put(image, x, y)
    number(image, x, y, score)


def buildings(image: Image.Image, panel: Panel, seat: int, rows: list[Plot], crowned: bool, fresh_crown: bool) -> None:
    """Draw the Mausoleums of an area, the crown's ×2, and scenery where it fits."""
    if len(rows) == 1 and panel.capacity == 3:
        grove(bool(seat % 2)).put(image, panel.x + 404, panel.ground + 2)
    if panel.capacity == 6 and len(rows) <= 2:
        grove(bool(seat % 2)).put(image, panel.x + 830, panel.ground + 2)
    for plot in rows:
        draw_building(image, plot.x, plot.y, plot.tenths, plot.have, plot.lost, plot.fresh)
        if plot.times > 1:
            _times(image, plot)
    if crowned:
        x, y = crown_place(rows[0])
        crown_sign(image, x, y, fresh_crown)


def crown_sign(image: Image.Image, x: float, y: float, fresh: bool = False) -> None:
    """Draw Mausolo's sign: one complete set counts double."""
    if fresh:
        trail.halo(50).put(image, x, y)
    emblems.disc(47, "" if fresh else "#FFD873").put(image, x, y)
    emblems.emblem("crown", 38).put(image, x, y - 20)
    write(image, x, y + 16, "×2", "number", 46, "#FFE9A8")


def crown_place(plot: Plot) -> tuple[float, float]:
    """Return the position of Mausolo's ×2 beside the first building."""
    unit = plot.tenths / 10
    return plot.x + 6.2 * unit + 16, plot.y - (HEIGHT - 6.0) * unit


def _times(image: Image.Image, plot: Plot) -> None:
    """Draw the number of equal buildings."""
    label(92, 58).put(image, plot.x, plot.y + 28)
    write(image, plot.x, plot.y + 29, f"{plot.times}×", "number", 54, "#FFFBF0")


@drawn
def label(wide: int, high: int) -> Sprite:
    """Draw a dark plate for a count, anchored at its middle."""
    image = canvas(wide + 24, high + 24)
    plate = rect(12, 12, wide, high, high / 2)
    shadow(image, plate, 4, 3, "#020A16", 0.7)
    fill(image, plate, "#FFFBF2")
    fill(image, rect(15, 15, wide - 6, high - 6, high / 2 - 3), "#0E2C55")
    return sprite(image, -image.width // 2, -image.height // 2)


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


def sign_places(panel: Panel, count: int) -> tuple[int, list[float]]:
    """Return size and middles (x) of the signs on the parapet."""
    room = panel.width - 200
    size, step = (82, 94) if 94 * count <= room else (54, min(62, room // max(count, 1)))
    return size, [panel.x + 18 + size / 2 + step * k for k in range(count)]


def parapet(image: Image.Image, panel: Panel, view: View, seat: int, move: Move) -> None:
    """Draw waiting shields (enamel and gold), used characters (carved in stone), the size of the hand."""
    shown = signs(view, seat)
    size, xs = sign_places(panel, len(shown))
    new = move.card if move.kind == "shielded" and move.seat == seat else None
    for (word, works, count), x in zip(shown, xs, strict=True):
        if works and word == new:
            trail.halo(size // 2 - 1).put(image, x, panel.parapet)
        (emblems.waiting if works else emblems.spent)(word, size).put(image, x, panel.parapet)
        if count > 1:
            label(52, 42).put(image, x + size * 0.2, panel.parapet + size * 0.36)
            write(image, x + size * 0.2, panel.parapet + size * 0.36 + 1, f"{count}×", "number", 36, "#FFFBF0")
    x, y = panel.hand
    x -= 30 if view.hand_sizes[seat] > 9 else 0
    marks.hand_icon(60).put(image, x, y)
    write(image, panel.x + panel.width - 28, y + 1, str(view.hand_sizes[seat]), "number", 56, INK, "right")
    if move.hands.get(seat):
        chip(image, x - 48, y - 22, move.hands[seat])
    elif move.swapped and seat in (move.seat, move.target):
        _pill().put(image, x - 48, y - 22)
        marks.icon("swap", 34, "#3A0F00").put(image, x - 48, y - 22)


def chip(image: Image.Image, x: float, y: float, difference: int) -> None:
    """Draw the cards a hand gained or lost, in the colour of the last move."""
    _pill().put(image, x, y)
    sign = f"+{difference}" if difference > 0 else f"\N{MINUS SIGN}{-difference}"
    write(image, x, y + 1, sign, "number", 36, "#3A0F00")


@drawn
def _pill() -> Sprite:
    image = canvas(110, 90)
    plate = capsule(44, 45, 66, 45, 24)
    light.glow(image, plate, 6, trail.EDGE, 0.8)
    fill(image, plate, trail.CORE)
    fill(image, capsule(44, 45, 66, 45, 21), trail.PALE)
    return sprite(image, -55, -45)


def labels(image: Image.Image, place: Panel, view: View, seat: int, name: str, move: Move) -> None:
    """Draw an area's numbers and words above the trail of the last move."""
    header(image, place, seat, name, view.scores[seat].total, change(view, move, seat))
    parapet(image, place, view, seat, move)
