"""Guardiões do Mausoléu's artist: the interface that the render package calls."""

from __future__ import annotations

from typing import Final

from engine.mausoleum.view import View
from render.artists import Artist
from render.drawing import Drawing, by_name
from render.kit.skin import Skin
from render.mausoleum import alt, board, cover, hand, pages, parts, review, score
from render.scene import Scene
from render.wording import Words


class Mausoleum(Artist[View]):
    """Draws Guardiões do Mausoléu."""

    night = "#030A18"
    light = "#8FD0FF"
    key = "mausoleum"
    modules = by_name(alt, board, cover, hand, pages, score, parts)
    view = View

    def skin(self) -> Skin:
        return review.SKIN

    def hand(self, scene: Scene, locale: str) -> Drawing:
        """Draw the hand. Where a target is chosen, the words tell of the rivals as the picture does."""
        (image, text), view = super().hand(scene, locale), self.seen(scene)
        if view.decision != "target":
            return image, text
        shown = self.told(scene.names, locale)
        told = (alt.seat(view, one, shown[one], Words(locale)) for one in range(view.seats) if one != view.viewer)
        return image, "\n".join((text, *told))


ARTIST: Final = Mausoleum()
