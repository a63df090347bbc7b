"""Composes the choice of a target: what each rival has, in gold whom the card can hit."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from engine.mausoleum.view import View
from render.kit.scale import pixels
from render.mausoleum import panels
from render.mausoleum.layout import PANEL_HEIGHT, AreaPanel, plots
from render.mausoleum.moves import Move
from render.mausoleum.scenery import cloth
from render.pieces import piece

TOP: Final = 134
"""Height of the heading above the areas."""
HEIGHT: Final = TOP + PANEL_HEIGHT + 26
_GAP: Final = 18
_WIDE: Final = 598


class Rival(NamedTuple):
    """A rival's area, before the picture is made as narrow as a hand."""

    seat: int
    panel: AreaPanel
    legal: bool


def rivals(view: View, width: int) -> list[Rival]:
    """Return the areas of all rivals, in the order of the buttons, in the middle of a picture of ``width`` units."""
    legal = {int(word) for action in view.actions for word in action.args if word.isdigit()}
    seats = [seat for seat in range(view.seats) if seat != view.viewer]
    taken = len(seats) * (_WIDE + _GAP) + _GAP
    left = _GAP + max(width - taken, 0) // 2
    places = [AreaPanel(left + k * (_WIDE + _GAP), TOP, _WIDE) for k in range(len(seats))]
    return [Rival(seat, place, seat in legal) for seat, place in zip(seats, places, strict=True)]


def shrink(view: View, width: int) -> float:
    """Return how much smaller the areas are drawn, so that all fit."""
    return min(1.0, width / (rivals(view, width)[-1].panel.x + _WIDE + _GAP))


def draw(view: View, shown: tuple[str, ...], width: int) -> Image.Image:
    """Draw the areas of all rivals below a free heading, RGB."""
    share, found = shrink(view, width), rivals(view, width)
    image = cloth(HEIGHT)
    if share < 1:
        image = image.resize((pixels(width / share), image.height))
    for rival in sorted(found, key=lambda one: one.legal):
        frame = piece("mausoleum/frame", rival.panel.width, rival.seat // 2, "active" if rival.legal else None)
        frame.put(image, rival.panel.x, rival.panel.y)
    for seat, panel, _ in found:
        panels.buildings(image, panel, seat, plots(panel, view.areas[seat]), view.mausolo[seat], fresh_crown=False)
        panels.labels(image, panel, view, seat, shown[seat], Move())
    if share == 1:
        return image
    areas = image.crop((0, pixels(TOP - 30), image.width, image.height))
    areas = areas.resize((pixels(width), round(areas.height * share)), Image.Resampling.LANCZOS)
    whole = cloth(TOP - 30 + (HEIGHT - TOP + 30) * share)
    whole.paste(areas, (0, whole.height - areas.height))
    return whole
