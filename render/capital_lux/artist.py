"""Capital Lux's artist: the interface that the render package calls."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.view import View
from render.artists import Artist
from render.capital_lux import alt, board, cover, hand, interlude, lettering, pages, parts, review, score
from render.drawing import Drawing, by_name
from render.kit.skin import Skin
from render.scene import Scene
from render.wording import Words


class CapitalLux(Artist[View]):
    """Draws Capital Lux."""

    night = "#04051C"
    light = "#C9B6FF"
    key = "capital_lux"
    face = lettering.FACE
    modules = by_name(alt, board, cover, hand, pages, score, parts)
    view = View

    def skin(self) -> Skin:
        return review.SKIN

    def interlude(self, scene: Scene, locale: str) -> Drawing:
        view = self.seen(scene)
        if view.round_end is None:
            raise LookupError("no round has just ended")
        text = alt.interlude(view, self.told(scene.names, locale), Words(locale))
        return interlude.draw(view, scene.names, locale), text


ARTIST: Final = CapitalLux()
