"""The board in the channel: the Capital under its towers, the hometowns, the trail of the last turn."""

from __future__ import annotations

from PIL import Image

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View
from engine.contract import Event
from render.capital_lux import capital, glass, homes, last, panel, trails
from render.capital_lux.layout import EDGE, PLANS, WIDTH
from render.capital_lux.lettering import names
from render.capital_lux.moves import Move
from render.kit.plates import shining
from render.pieces import piece


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB."""
    plan, move, shown = PLANS[view.seats], Move.read(recent), names(given, locale)
    lit = shining(view)
    image = piece("capital_lux/board", view.seats).copy()
    for seat in lit:
        glass.lay(image, EDGE, plan.top(seat), WIDTH - 2 * EDGE, plan.row, "active")
    loud = 0 if view.stage == "pick" else 1 if view.closer is None else 2
    cells = [homes.cell(view, seat, colour) for seat in range(view.seats) for colour in COLOURS]
    for one in cells:
        homes.ground(image, one, plan.cell(one.seat, one.colour), move, loud)
    trails.draw(image, view, plan, move)
    panel.table(image, view, plan)
    last.draw(image, view, plan, move)
    for colour in COLOURS:
        capital.draw(image, view, plan, colour, move)
    for one in cells:
        homes.draw(image, one, plan.cell(one.seat, one.colour), plan, move, one.seat in lit)
    for seat in range(view.seats):
        panel.player(image, view, plan, seat, shown[seat], move)
    return image
