"""The table from a player's chair: the temple with the letters of all moves, the players, the own cards."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.contract import Event
from engine.luxor.view import View
from render.fonts import names
from render.kit.scale import pixels
from render.last_turn import gained, split
from render.luxor import hand_players, hand_strip, hand_temple
from render.luxor.candidates import DECISIONS, candidates
from render.luxor.moves import Move

WIDTH: Final = 1560
HEIGHT: Final = hand_temple.HIGH + hand_strip.HIGH


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the viewer's decision, or what they wait for, RGB."""
    image = Image.new("RGB", (pixels(WIDTH), pixels(HEIGHT)), "#0A1230")
    found = candidates(view) if view.decision in DECISIONS else ()
    latest = _latest(recent)
    image.paste(hand_temple.draw(view, found, latest), (0, 0))
    hand_players.draw(image, view, names(given, locale), gained(recent), latest.seat, locale)
    hand_strip.draw(image, view, hand_temple.HIGH, locale)
    return image


def _latest(recent: tuple[Event, ...]) -> Move:
    """Return the latest turn in which somebody moved."""
    moves = (Move.read(turn) for turn in reversed(split(recent)))
    return next((move for move in moves if move.seat is not None), Move())
