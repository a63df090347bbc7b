"""Composes card faces with words: upright for the rules, lying for a hand, and tiles with the name alone.

A face is a window with the picture, a band with the name (and the Portuguese one), and a foot: in a hand what playing
the card does now, or why it is unplayable. An upright card has a sentence on its effect, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PIL import Image

from locales import say
from render import wording
from render.kit.colour import mix
from render.kit.light import fill, linear
from render.kit.paths import rect
from render.kit.scale import pixels
from render.kit.sprites import Sprite, remembered
from render.kit.type import Shade, fit, fit_lines, write, write_lines
from render.mausoleum import cards
from render.mausoleum.cards import Look, family
from render.mausoleum.texts import card_name, original
from render.pieces import box, piece
from render.wording import Words

Foot = Callable[[Image.Image, float, float, float], None]
"""Draws the foot strip's content: canvas, middle x, middle y, width."""
INK: Final = "#0B1F3A"
FOOT_MARGIN: Final = 22
_BAND_SHADE: Final = Shade("#02060F", 2, 2, 0.8)
_BANDS: Final = (62, 94)
"""Height of a tile's name of one line, and of two or with the Portuguese one."""
_LOW: Final = 200
"""Height below which a tile has room for one line."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Positions of a face's parts, in units from the inner corner (x, y, width, height)."""

    width: int
    height: int
    window: tuple[int, int, int, int]
    band: tuple[int, int, int, int]
    text: tuple[int, int, int, int]
    foot: tuple[int, int, int, int]
    name: int
    effect: int


def upright(width: int = 288, height: int = 640) -> Shape:
    """Return a standing card: picture above, words below."""
    inner, foot, band = width - 16, 78, 100
    window = 262
    top = window + 3 + band + 3
    return Shape(
        width, height, (0, 0, inner, window), (0, window + 3, inner, band),
        (0, top, inner, height - 16 - foot - top), (0, height - 16 - foot, inner, foot), 46, 36,
    )  # fmt: skip


def lying(width: int, height: int) -> Shape:
    """Return a lying card of a hand: picture on the left, name and a large foot on the right."""
    inner, high, band = width - 16, height - 16, 100
    left = min(150, inner // 3 - 20)
    right = inner - left - 3
    return Shape(
        width, height, (0, 0, left, high), (left + 3, 0, right, band), (left + 3, band, right, 0),
        (left + 3, band + 3, right, high - band - 3), 52, 33,
    )  # fmt: skip


def put(image: Image.Image, x: float, y: float, word: str, shape: Shape, look: Look, locale: str, foot: Foot) -> None:
    """Draw a card with its upper left corner at (x, y)."""
    _face(word, shape, look).put(image, x, y)
    _words(image, x + 8, y + 8, word, shape, look, locale)
    left, top, wide, high = shape.foot
    foot(image, x + 8 + left + wide / 2, y + 8 + top + high / 2 + 1, wide - FOOT_MARGIN)


@remembered
def _face(word: str, shape: Shape, look: Look) -> Sprite:
    """Draw a card without words and with an empty foot, anchored at its upper left corner."""
    body = _blank(word, shape)
    if look == "dim":
        body = cards.dimmed(body)
    piece("mausoleum/badge", family(word)).put(body, 34, 34)
    _foot_ground(body, shape, look)
    return cards.framed(_frame(shape.width, shape.height, look), body, 8, 15)


def _frame(wide: int, high: int, look: Look) -> Sprite:
    return box("mausoleum/upright" if high > wide else "mausoleum/lying", wide, high, look)


def _blank(word: str, shape: Shape) -> Image.Image:
    """Draw picture, band and marble, without words."""
    wide, high = shape.width - 16, shape.height - 16
    body = Image.new("RGB", (pixels(wide), pixels(high)))
    piece("mausoleum/marble-slab").put(body, 0, 0)
    x, y, w, h = shape.window
    cards.window(word, w, h).put(body, x, y)
    tones = cards.BANDS[family(word)]
    x, y, w, h = shape.band
    band = linear((0, y), (0, y + h), mix(tones[1], tones[0], 0.1), tones[1], mix(tones[1], tones[2], 0.30))
    fill(body, rect(x, y - 3, w, 3), "#FFF0BE")
    left, top = pixels(x), pixels(y)
    body.paste(band(pixels(x + w) - left, pixels(y + h) - top, left, top), (left, top))
    fill(body, rect(x, y, w, 3), tones[0])
    fill(body, rect(x, y + h - 5, w, 5), tones[2])
    fill(body, rect(x, y + h, w, 3), "#D9A441")
    if x:
        fill(body, rect(x - 3, 0, 3, high), "#D9A441")
    return body


def _foot_ground(body: Image.Image, shape: Shape, look: Look) -> None:
    x, y, w, h = shape.foot
    strip = rect(x, y, w, h)
    if look == "dim":
        fill(body, strip, "#20344F")
    else:
        fill(body, strip, linear((x, y), (x + w * 0.4, y + h), "#12407A", "#0C2C58", "#071D3E"))
        fill(body, rect(x, y, w, 3), "#E8B84A")


def _words(image: Image.Image, left: float, top: float, word: str, shape: Shape, look: Look, locale: str) -> None:
    """Write names and effect on a card with its inner corner at (left, top)."""
    x, y, w, h = shape.band
    middle, line = left + x + w / 2, top + y + h / 2
    ink, pale = ("#FFFDF4", "#FFF3D6") if look != "dim" else ("#D5DAE2", "#C3CAD6")
    lines, size, under = name_lines(locale, word, shape.name, w - 20)
    if under:
        _, small = fit(under, "serif", 34, w - 16, 30)
        write(image, middle, line - 20, lines[0], "title", min(size, shape.name - 2), ink, shade=_BAND_SHADE)
        write(image, middle, line + 25, under, "serif", small, pale, shade=_BAND_SHADE)
    else:
        write_lines(image, middle, line - 2, lines, "title", size, ink, min(size, 40) + 2, _BAND_SHADE)
    x, y, w, h = shape.text
    if not h:
        return
    effect = say(locale, f"mausoleum-picture-effect-{word}")
    lines, size = fit_lines(effect, "serif", shape.effect, w - 20, effect_lines(shape), 30)
    dark = INK if look != "dim" else "#050E1E"
    pitch = min(size * 1.2, (h - 8) / len(lines))
    write_lines(image, left + x + w / 2, top + y + h / 2, lines, "serif", size, dark, pitch)


def effect_lines(shape: Shape) -> int:
    """Return how many lines of effect text fit."""
    return max(2, shape.text[3] // 37)


def name_lines(locale: str, word: str, size: int, room: float) -> tuple[list[str], int, str]:
    """Fit the name on one line with the Portuguese one under it, else alone on two lines, else the brief name."""
    name, under = card_name(Words(locale), word), original(Words(locale), word)
    line, fitted = fit(name, "title", size, room, 33)
    if line != name:
        lines, small = fit_lines(name, "title", 40, room, 2, 32)
        if " ".join(lines) == name and small >= 36:
            return lines, small, ""
        return *fit_lines(wording.brief_card("mausoleum", word, locale), "title", size, room, 1, 32), ""
    fits = not under or fit(under, "serif", 34, room + 4, 30)[0] == under
    return [line], fitted, under if fits else ""


def put_tile(
    image: Image.Image, x: float, y: float, word: str, width: int, height: int, look: Look, locale: str
) -> None:
    """Draw a card, picture and name, with its upper left corner at (x, y). A low one has the brief name."""
    lines, size, under = name_lines(locale, word, 48, width - 20)
    if height < _LOW:
        (line, size), under = fit(wording.brief_card("mausoleum", word, locale), "title", 48, width - 20, 32), ""
        lines = [line]
    band = _BANDS[0] if len(lines) == 1 and not under else _BANDS[1]
    _tile(word, width, height, band, look).put(image, x, y)
    x, y = x + width / 2, y + height - 7 - band / 2
    if under:
        _, small = fit(under, "serif", 34, width - 16, 30)
        write(image, x, y - 19, lines[0], "title", size, "#FFFDF4", shade=_BAND_SHADE)
        write(image, x, y + 22, under, "serif", small, "#FFF3D6", shade=_BAND_SHADE)
    else:
        write_lines(image, x, y, lines, "title", size, "#FFFDF4", 40, _BAND_SHADE)


@remembered
def _tile(word: str, width: int, height: int, band: int, look: Look) -> Sprite:
    """Draw a card with an empty band for its name, anchored at its upper left corner."""
    w, h = width - 14, height - 14
    body = Image.new("RGB", (pixels(w), pixels(h)))
    cards.window(word, w, h - band).put(body, 0, 0)
    tones = cards.BANDS[family(word)]
    fill(body, rect(0, h - band, w, band), linear((0, h - band), (0, h), mix(tones[1], tones[0], 0.1), tones[1]))
    fill(body, rect(0, h - band - 3, w, 3), "#FFF0BE")
    return cards.framed(box("mausoleum/lying", width, height, look), body, 7, 12)
