"""Composes what has just happened, in ember: rivals' last cards, the way of an attack on the viewer, new cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image

from engine.mausoleum.view import View
from locales import say
from render.kit import trail
from render.kit.light import fill, glow
from render.kit.paths import Point, rect
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.trail import CORE, EDGE
from render.kit.type import fit, width, write
from render.mausoleum import trails
from render.mausoleum.chair import TOKEN, Chair, Place
from render.mausoleum.faces import Shape
from render.mausoleum.facts import own, rivals
from render.mausoleum.layout import AreaPanel, Plot
from render.mausoleum.moves import Move
from render.mausoleum.since import Since
from render.pieces import piece

_STEEP: Final = 230
"""How far a taken piece must move aside, lest its way cross the sign of the first building."""
Rows = Mapping[int, list[Plot]]


def token_place(panel: AreaPanel) -> Point:
    """Return the middle of a rival's last card."""
    left, top, wide, high = panel.scene
    return left + wide - TOKEN - 12, top + high - TOKEN - 12


def trail_under(image: Image.Image, places: Chair, view: View, since: Since, rows: Rows) -> None:
    """Draw the ember line of the latest attack on the viewer, below the buildings."""
    found = _attack(places, view, since, rows)
    if found is not None:
        (x, y), goal, _ = found
        _line(round(goal[0] - x), round(goal[1] - y)).put(image, x, y)


def trail_over(image: Image.Image, places: Chair, view: View, since: Since, rows: Rows) -> None:
    """Draw what lies on top of it: the blow, or the shield that held, and the way of a piece taken."""
    found = _attack(places, view, since, rows)
    if found is None:
        return
    _, goal, move = found
    if move.defence is not None:
        trails.shield(image, goal, move.defence.card)
        return
    if not (move.robbed or move.swapped):
        piece("house/burst", size=30).put(image, *goal)
    if move.captured is not None and move.seat is not None:
        end = trails.spot(rows[move.seat], move.captured, "fresh")
        aside = end[0] if abs(end[0] - goal[0]) > _STEEP else max(end[0], goal[0]) + _STEEP
        trail.dots(image, trail.bend(goal, (aside, goal[1]), end))


def _attack(places: Chair, view: View, since: Since, rows: Rows) -> tuple[Point, Point, Move] | None:
    """Return start and end of the line of the latest attack on the viewer, and the move."""
    seat = own(view)
    move = since.hit(seat)
    if move is None or move.seat is None or move.seat == seat:
        return None
    panel, start = places.areas[seat], token_place(places.areas[move.seat])
    if move.defence is not None:
        _, top, wide, high = panel.scene
        return start, (panel.x + wide * 0.72, top + high * 0.5), move
    if move.card in ("roubo", "troca"):
        return start, panel.hand, move
    struck = move.lost[1] if move.lost is not None else "colunas"
    return start, trails.spot(rows[seat], struck, "lost"), move


def tokens(image: Image.Image, places: Chair, view: View, since: Since) -> None:
    """Draw each rival's last card, or that they passed; of an attack whom it hit, and the shield that stopped it."""
    for seat in rivals(view):
        move = since.last(seat)
        word = move.card if move is not None else None
        if word is None and seat not in since.passed and move is None:
            continue
        x, y = token_place(places.areas[seat])
        piece("mausoleum/medal", word or "passing", size=TOKEN).put(image, x, y)
        if move is not None and move.target is not None:
            piece("house/seat-mark", move.target, size=20).put(image, x - 38, y - 34)
        if move is not None and move.defence is not None:
            piece("mausoleum/waiting", move.defence.card, size=56).put(image, x + 30, y - 40)


def fresh(image: Image.Image, one: Place, shape: Shape, locale: str) -> None:
    """Mark a card that has just come to the hand."""
    text, size = fit(say(locale, "mausoleum-picture-new"), "label", 38, 130, 32)
    wide = round(width(text, "label", size)) + 34
    left, _, across, high = shape.window
    x = min(one.x + 8 + left + across / 2, one.x + 14 + left + across - wide / 2)
    _ember(wide, 54).put(image, x, one.y + 8 + high - 36)
    write(image, x, one.y + 8 + high - 36, text, "label", size, "#3A0F00")


@remembered
def _line(across: int, down: int) -> Sprite:
    """Draw the ember line to a point so far away, anchored at its start: these points are few."""
    pad = 60
    image = canvas(abs(across) + 2 * pad, down + 2 * pad)
    start = pad + max(0, -across), pad
    trail.streak(image, trail.crack(start, (start[0] + across, pad + down), 7, 11, 4), 8)
    return sprite(image, -start[0], -pad)


@remembered
def _ember(wide: int, high: int) -> Sprite:
    """Draw an empty glowing pill, anchored at its middle."""
    image = canvas(wide + 48, high + 48)
    shape = rect(24, 24, wide, high, high / 2)
    glow(image, shape, 6, EDGE, 0.8)
    fill(image, shape, CORE)
    fill(image, rect(27, 27, wide - 6, high - 6, high / 2 - 3), "#FFB070")
    return sprite(image, -24 - wide / 2, -24 - high / 2)
