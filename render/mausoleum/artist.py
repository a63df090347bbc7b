"""Guardiões do Mausoléu's artist: the interface that the render package calls."""

from __future__ import annotations

from typing import Final

from engine.mausoleum.view import View
from render.artists import Artist
from render.drawing import by_name
from render.kit.skin import Skin
from render.mausoleum import alt, board, cover, hand, pages, parts, review, score


class Mausoleum(Artist[View]):
    """Draws Guardiões do Mausoléu."""

    night = "#030A18"
    light = "#8FD0FF"
    key = "mausoleum"
    modules = by_name(alt, board, cover, hand, pages, score, parts)
    view = View

    def skin(self) -> Skin:
        return review.SKIN


ARTIST: Final = Mausoleum()
