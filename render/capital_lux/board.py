"""The board in the channel: the Capital under its towers, the hometowns, the trail of the last turn."""

from __future__ import annotations

from PIL import Image, ImageFilter

from engine.capital_lux.components import COLOURS
from engine.capital_lux.view import View
from engine.contract import Event
from render.capital_lux import capital, emblems, homes, last, panel, towers, trails
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, HEIGHT, LIMIT_AT, MIDDLES, PLANS, WIDTH, Plan
from render.capital_lux.lettering import names
from render.capital_lux.moves import Move
from render.capital_lux.scenery import draw_city, draw_glass, glass, shine
from render.capital_lux.tones import ACTIVE, GUILDS, PLATE, RIM, TRAIL, WHITE
from render.kit.light import fill, grain
from render.kit.paths import rect
from render.kit.plates import shining
from render.kit.sprites import Sprite, drawn, sprite

_GOLDEN = (255, 246, 214)


@drawn
def ground(seats: int) -> Sprite:
    """Draw everything that does not change during a game: the city, the towers with their signs, the plates."""
    plan = PLANS[seats]
    image = draw_city(WIDTH, HEIGHT, plan.ground, (COLUMNS[2] - 10, 206), 186)
    for colour in COLOURS:
        _avenue(image, plan, colour)
    for colour in COLOURS:
        towers.draw(image, colour, MIDDLES[colour], 22, 188, plan.ground, 138)
    _mist(image, plan)
    box = panel.hud(plan)
    draw_glass(image, *box, PLATE, 0.8, RIM)
    fill(image, rect(box.x + 190, box.y + 100, box.wide - 202, box.high - 114, 16), WHITE, 0.06)
    panel.supplies(image, plan)
    for seat in range(seats):
        draw_glass(image, EDGE, plan.top(seat), WIDTH - 2 * EDGE, plan.row, PLATE, 0.72, RIM)
    for colour in COLOURS:
        _limit_line(image, plan, colour)
        emblems.emblem(colour, 92).put(image, MIDDLES[colour] - 22, 114)
        emblems.power(colour, 74).put(image, MIDDLES[colour] + 72, 138)
    return sprite(grain(image, 2))


def _avenue(image: Image.Image, plan: Plan, colour: int) -> None:
    """Draw light from a guild's tower down through the hometowns."""
    high = HEIGHT - plan.ground
    mask = Image.new("L", (COLUMN, high), 0)
    mask.paste(255, (10, 0, COLUMN - 18, high))
    fade = Image.linear_gradient("L").resize(mask.size).point([max(70, 255 - int(v * 0.9)) for v in range(256)])
    soft = mask.filter(ImageFilter.GaussianBlur(9))
    soft.paste(0, (0, 0), fade.point([255 - v for v in range(256)]))
    shine(image, soft, COLUMNS[colour], plan.ground, GUILDS[colour], 0.16)


def _limit_line(image: Image.Image, plan: Plan, colour: int) -> None:
    """Draw the line of light that marks the limit in every bar of a colour."""
    x = COLUMNS[colour] + 14 + round(LIMIT_AT * (COLUMN - 28))
    mask = Image.new("L", (40, HEIGHT - plan.ground), 0)
    mask.paste(255, (18, 0, 22, mask.height))
    shine(image, mask.filter(ImageFilter.GaussianBlur(6)), x - 20, plan.ground, GUILDS[colour], 0.5)


def _mist(image: Image.Image, plan: Plan) -> None:
    """Draw mist at the towers' feet."""
    mask = Image.new("L", (WIDTH, 120), 0)
    mask.paste(255, (0, 58, WIDTH, 64))
    shine(image, mask.filter(ImageFilter.GaussianBlur(16)), 0, plan.ground - 60, (120, 170, 255), 1.2)


def lit_row(seats: int) -> Sprite:
    """Draw the plate of a hometown whose player must decide or has won, anchored at its upper left corner."""
    return glass(WIDTH - 2 * EDGE, PLANS[seats].row, ACTIVE, 0.86, _GOLDEN, TRAIL)


def draw(view: View, given: tuple[str, ...], recent: tuple[Event, ...], locale: str) -> Image.Image:
    """Draw the whole board, RGB."""
    plan, move, shown = PLANS[view.seats], Move.read(recent), names(given, locale)
    lit = shining(view)
    image = ground(view.seats).copy()
    for seat in lit:
        lit_row(view.seats).put(image, EDGE, plan.top(seat))
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
