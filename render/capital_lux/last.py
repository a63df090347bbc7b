"""Beside the supplies: the last turn as one line of signs, or the current activity of all players."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.capital_lux.view import View
from render.capital_lux import cards, panel
from render.capital_lux.layout import LayoutPlan
from render.capital_lux.lettering import number
from render.capital_lux.moves import CAPITAL, Move
from render.capital_lux.tones import HALO, TEXT
from render.pieces import piece

_MIDDLE: Final = 275
"""X of the middle, right of the supplies' counts."""
_TILE: Final = 84


def draw(image: Image.Image, view: View, plan: LayoutPlan, move: Move) -> None:
    """Draw the sign of a stage in which all players act, else the last turn: player, card, destination, effect."""
    box = panel.hud(plan)
    top, high = box.y + 104, box.high - 116
    if view.outcome is not None:
        _winners(image, view, top, high)
    elif view.stage == "pick":
        piece("capital_lux/icon", "hand", size=92).put(image, _MIDDLE, top + high * 0.3)
        number(image, _MIDDLE, top + high * 0.66, f"{view.draft}/2", 46, TEXT)
    elif view.stage == "save":
        piece("capital_lux/coin", size=96).put(image, _MIDDLE, top + high * 0.42)
    elif move.played is not None and move.seat is not None:
        _turn(image, move, top, high)


def _winners(image: Image.Image, view: View, top: int, high: int) -> None:
    assert view.outcome is not None
    piece("house/points", size=56).put(image, _MIDDLE, top + high * 0.3)
    winners = view.outcome.winners
    for k, seat in enumerate(winners):
        x = _MIDDLE + (k - (len(winners) - 1) / 2) * 50
        piece("house/seat-mark", seat, size=34 if len(winners) == 1 else 19).put(image, x, top + high * 0.76)


def _turn(image: Image.Image, move: Move, top: int, high: int) -> None:
    assert move.played is not None and move.seat is not None
    colour = move.played.colour
    wide = cards.tile_width(_TILE)
    y = top + high * 0.17
    piece("house/seat-mark", move.seat, size=24).put(image, _MIDDLE - 38, y)
    cards.tile(colour, move.value, size=_TILE).put(image, _MIDDLE + 33 - wide / 2, y - _TILE / 2)
    piece("capital_lux/arrow", "down", size=26).put(image, _MIDDLE, top + high * 0.41)
    home = move.played.town != CAPITAL
    piece("capital_lux/icon", "house" if home else "tower", size=66).put(
        image, _MIDDLE, top + high * (0.66 if home else 0.6)
    )
    if not home:
        _effect(image, move, colour, top + high * 0.88)


def _effect(image: Image.Image, move: Move, colour: int, y: float) -> None:
    """Draw the card's effect in the Capital."""
    left, right = _MIDDLE - 40, _MIDDLE + 40
    if move.laid is not None:
        piece("capital_lux/modifier", size=56).put(image, left, y)
        piece("capital_lux/emblem", move.laid, size=50).put(image, right, y)
    elif move.took is not None:
        value = next(iter(move.added[move.took]))
        cards.tile(move.took.colour, value, size=58).put(image, left - cards.tile_width(58) / 2, y - 29)
        piece("capital_lux/icon", "house", size=52).put(image, right, y)
    elif move.earned or move.drew:
        (piece("capital_lux/coin", size=50) if move.earned else piece("capital_lux/icon", "hand", size=52)).put(
            image, left, y
        )
        number(image, right - 26, y, "+1", 40, HALO, "left")
    elif move.idle:
        piece("capital_lux/power", colour, size=56).put(image, left, y)
        piece("capital_lux/icon", "cross-dim", size=36).put(image, right, y)
    else:
        piece("capital_lux/modifier", size=56).put(image, left, y)
        piece("capital_lux/icon", "hourglass", size=46).put(image, right, y)
        return
    if move.laid is not None or move.took is not None:
        piece("capital_lux/arrow", "halo", size=26).put(image, _MIDDLE, y)
