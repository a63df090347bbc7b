"""A step of a lesson: a picture of the game with the parts that the step speaks of lit, and the steps as dots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PIL import Image

from locales import say
from render.artists import Artist
from render.drawing import Drawing, Part, PictureKind
from render.kit.light import fill, glow, shadow
from render.kit.paths import ellipse
from render.kit.scale import pixels
from render.kit.spotlight import Box, spotlight
from render.kit.sprites import Sprite, remembered, sprite
from render.kit.type import write
from render.scene import Scene

_ROOM: Final = 6
"""Pixels from a part to its box."""
_LEAST: Final = 5
"""Least distance of a box from the picture's edge, in pixels."""
WIDTH: Final = 1560
BAND: Final = 85
PITCH: Final = 61
"""Width and height of the dots' band, and distance between adjacent dots."""
WINDOW: Final = 880
"""Least height of a hand in a lesson, in units: its text needs the rest of a phone."""
_AROUND: Final = 12
"""Least distance in pixels of what is lit from its upper and lower edge."""
DOT: Final = 15
PRESENT: Final = 26
"""Radius of a dot, and of the present one."""
GROUND: Final = "#12141D"
AHEAD: Final = "#5B6076"
_INK: Final = "#2A1A06"


def draw(
    to: Artist[Any], kind: PictureKind, scene: Scene, locale: str, lit: tuple[str, ...], at: tuple[int, int]
) -> Drawing:
    """Draw a step. ``at``: its number from 1, and the number of steps, 0 for no dots."""
    drawings = {"board": to.board, "hand": to.hand, "score": to.score}
    image, alt = drawings[kind](scene, locale)
    parts = to.parts(scene, kind)
    boxes = [box(parts[name], image.size) for name in lit if name in parts]
    if boxes:
        image = spotlight(image, boxes, to.night)
    if boxes and kind == "hand":
        top, foot = window(boxes, image.height)
        image = image.crop((0, top, image.width, foot))
    step, steps = at
    if steps:
        image = _above_dots(image, dots(step, steps, to.light))
        alt = f"{say(locale, 'picture-lesson-step', {'step': step, 'steps': steps})} {alt}"
    return image, alt


def box(part: Part, size: tuple[int, int]) -> Box:
    """Return the box around a part of a picture of this size, in pixels."""
    left, top = pixels(part.x) - _ROOM, pixels(part.y) - _ROOM
    right, foot = pixels(part.x + part.wide) + _ROOM, pixels(part.y + part.high) + _ROOM
    return max(_LEAST, left), max(_LEAST, top), min(size[0] - _LEAST, right), min(size[1] - _LEAST, foot)


def window(boxes: Sequence[Box], high: int) -> tuple[int, int]:
    """Return the top and foot of what a lesson shows of a hand ``high`` pixels high: the lit parts, and around them."""
    top, foot = min(box[1] for box in boxes) - _AROUND, max(box[3] for box in boxes) + _AROUND
    more = max(0, pixels(WINDOW) - (foot - top))
    top = max(0, min(top - more // 2, high - pixels(WINDOW)))
    return top, min(high, max(foot, top + pixels(WINDOW)))


def _above_dots(image: Image.Image, band: Sprite) -> Image.Image:
    out = Image.new("RGB", (image.width, image.height + band.pixels.height))
    out.paste(image)
    out.paste(band.pixels, (0, image.height))
    return out


@remembered
def dots(step: int, steps: int, light: str) -> Sprite:
    """Draw the band with a dot for each step. The present one has its number."""
    image = Image.new("RGB", (pixels(WIDTH), pixels(BAND)), GROUND)
    first = (WIDTH - PITCH * (steps - 1)) / 2
    for number in range(1, steps + 1):
        x = first + PITCH * (number - 1)
        disc = ellipse(x, BAND / 2, PRESENT if number == step else DOT)
        shadow(image, disc, 5, 3, "#000000", 0.8)
        if number == step:
            glow(image, disc, 11, light, 0.9)
        fill(image, disc, AHEAD if number > step else light)
    write(image, first + PITCH * (step - 1), BAND / 2, str(step), "label", 35, _INK)
    return sprite(image)
