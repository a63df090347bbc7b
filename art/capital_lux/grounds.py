"""Paints the grounds of the board, of the end of a round and of the score: the city under its towers, with plates."""

from __future__ import annotations

from PIL import Image, ImageFilter

from art.capital_lux import emblems, tokens, towers
from art.capital_lux.scenery import draw_city, draw_glass, shine
from art.house import marks
from art.kit.paint import paints
from engine.capital_lux.components import COLOURS
from render.capital_lux import interlude, panel, score
from render.capital_lux.glass import GLASS
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, HEIGHT, LIMIT_AT, MIDDLES, PLANS, WIDTH, LayoutPlan
from render.capital_lux.tones import GUILDS, NIGHT, RIM, WHITE, Icon
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.sprites import Sprite, sprite


@paints("capital_lux/board", PLANS)
def board(seats: int) -> Sprite:
    """Draw everything that does not change during a game: the city, the towers with their signs, the plates."""
    plan = PLANS[seats]
    image = draw_city(WIDTH, HEIGHT, plan.ground, (COLUMNS[2] - 10, 206), 186)
    for colour in COLOURS:
        _avenue(image, plan, colour)
    for colour in COLOURS:
        towers.draw(image, colour, MIDDLES[colour], 22, 188, plan.ground, 138)
    _mist(image, plan)
    box = panel.hud(plan)
    draw_glass(image, *box, GLASS["plate"])
    fill(image, rect(box.x + 190, box.y + 100, box.wide - 202, box.high - 114, 16), WHITE, 0.06)
    for kind, icon in (
        ("deck", tokens.icon("deck", 66)),
        ("coin", tokens.coin(62)),
        ("modifier", tokens.modifier(None, 70)),
    ):
        icon.put(image, *panel.supply_at(plan, kind))
    for seat in range(seats):
        draw_glass(image, EDGE, plan.top(seat), WIDTH - 2 * EDGE, plan.row, GLASS["row"])
    for colour in COLOURS:
        _limit_line(image, plan, colour)
        emblems.emblem(colour, 92).put(image, MIDDLES[colour] - 22, 114)
        emblems.power(colour, 74).put(image, MIDDLES[colour] + 72, 138)
    return sprite(image)


def _avenue(image: Image.Image, plan: LayoutPlan, colour: int) -> None:
    """Draw light from a guild's tower down through the hometowns."""
    high = HEIGHT - plan.ground
    mask = Image.new("L", (COLUMN, high), 0)
    mask.paste(255, (10, 0, COLUMN - 18, high))
    fade = Image.linear_gradient("L").resize(mask.size).point([max(70, 255 - int(v * 0.9)) for v in range(256)])
    soft = mask.filter(ImageFilter.GaussianBlur(9))
    soft.paste(0, (0, 0), fade.point([255 - v for v in range(256)]))
    shine(image, soft, COLUMNS[colour], plan.ground, GUILDS[colour], 0.16)


def _limit_line(image: Image.Image, plan: LayoutPlan, colour: int) -> None:
    """Draw the line of light that marks the limit in every bar of a colour."""
    x = COLUMNS[colour] + 14 + round(LIMIT_AT * (COLUMN - 28))
    mask = Image.new("L", (40, HEIGHT - plan.ground), 0)
    mask.paste(255, (18, 0, 22, mask.height))
    shine(image, mask.filter(ImageFilter.GaussianBlur(6)), x - 20, plan.ground, GUILDS[colour], 0.5)


def _mist(image: Image.Image, plan: LayoutPlan) -> None:
    """Draw mist at the towers' feet."""
    mask = Image.new("L", (WIDTH, 120), 0)
    mask.paste(255, (0, 58, WIDTH, 64))
    shine(image, mask.filter(ImageFilter.GaussianBlur(16)), 0, plan.ground - 60, (120, 170, 255), 1.2)


@paints("capital_lux/interlude")
def round_end() -> Sprite:
    """Draw city, towers and plates, the same at the end of every round."""
    foot, left, right = interlude.GROUND, interlude.LEFT, interlude.RIGHT + 6
    image = draw_city(WIDTH, HEIGHT, foot, (left + 2 * interlude.PITCH, 160), 150)
    for colour in COLOURS:
        middle = interlude.middle(colour)
        towers.draw(image, colour, middle, 12, 118, foot, 126)
        emblems.emblem(colour, 66).put(image, middle, 62)
    draw_glass(image, EDGE, EDGE, left - 2 * EDGE - 2, foot - EDGE - 4, GLASS["plate"])
    draw_glass(image, right, EDGE, WIDTH - EDGE - right, foot - EDGE - 4, GLASS["plate"])
    tokens.icon("house", 88).put(image, interlude.TOTALS, 310)
    return sprite(image)


@paints("capital_lux/score")
def sheet() -> Sprite:
    """Draw the city, and towers as heads of the columns."""
    image = draw_city(WIDTH, HEIGHT, 400, (score.NAMES + 2 * score.COLOUR, 210), 190)
    image = Image.blend(image, Image.new("RGB", image.size, NIGHT), 0.3)
    for colour in COLOURS:
        middle = score.middle(colour)
        towers.draw(image, colour, middle, 16, 96, score.TOP - 8, 88)
        emblems.emblem(colour, 74).put(image, middle, 104)
    tokens.flat(Icon("house", lit=RIM), 96).put(image, score.NAMES / 2, 96)
    tokens.icon("bonus", 84).put(image, (score.BONUS + score.COINS) / 2, 100)
    tokens.coin(78).put(image, (score.COINS + score.TOTAL) / 2, 100)
    marks.points_icon(54).put(image, (score.TOTAL + WIDTH - EDGE) / 2, 100)
    foot = HEIGHT - score.FOOT + 6
    draw_glass(image, EDGE, foot, WIDTH - 2 * EDGE, HEIGHT - EDGE - foot, GLASS["plate"])
    return sprite(image)
