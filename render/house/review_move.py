"""The picture of one turning point: the board before it, what was played, and what would have been better."""

from __future__ import annotations

from typing import Any, Final

from PIL import Image

from locales import say
from render.artists import Artist
from render.drawing import Drawing
from render.fonts import Face, names
from render.house.course import Course, CourseMoment
from render.house.review import AMBER, EDGE, HEIGHT, MINT, NIGHT, WIDTH, action, disc
from render.house.review_words import point
from render.kit.colour import Colour, mix
from render.kit.light import fill, glow, linear, outline
from render.kit.paths import rect, star
from render.kit.scale import pixels, scale
from render.kit.sheet import LABELS, LETTERS
from render.kit.skin import Skin, Strip, pointer
from render.kit.spotlight import spotlight
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import fit, fit_lines, write
from render.lesson import box
from render.pieces import piece
from render.registry import artist
from render.scene import Scene
from render.wording import Words

HEAD: Final = 106
FOOT: Final = 112
"""Heights of the headline and of the reason."""
MORE: Final = 46
"""Height of a third line of the reason."""
SIDE: Final = 196
"""Smallest height of the two actions below a board."""
BROAD: Final = 1.9
"""From this ratio of width and height on, the board stands above the two actions, else beside them."""
LIT_SHARE: Final = 0.92
"""Share of the spotlight."""
TINTS: Final = {False: "#3E2E28", True: "#143E54"}


def draw(course: Course, number: int, board: Scene, reason: str, locale: str) -> Drawing:
    """Draw a turning point, ``number`` counted from 0. ``board``: the spectators' before it. ``reason`` may be empty.

    Returns its words, too.
    """
    to, moment, shown = artist(course.game), course.moments[number], names(course.names, locale)
    mover = names((*course.names[: moment.seat], moment.mover), locale)[moment.seat]
    skin = to.skin()
    image = skin.ground()
    below = image.crop((0, pixels(HEAD - 6), image.width, image.height))
    image.paste(Image.blend(below, Image.new("RGB", below.size, "#04051C"), 0.5), (0, pixels(HEAD - 6)))
    disc(image, 62, 54, number + 1, 42)
    piece("house/seat-mark", moment.seat, size=29).put(image, 158, 54)
    long = write(image, WIDTH - 34, 54, f"{moment.change}%", "number", 80, _ink(moment), "right", shade=NIGHT)
    if moment.gains is not None:
        piece("house/seat-mark", moment.gains, size=26).put(image, WIDTH - 34 - long - 44, 54)
    text, size = fit(say(locale, "picture-review-move", name=mover), "title", 76, WIDTH - 320 - long, LETTERS)
    write(image, 208, 56, text, "title", size, skin.ink, "left", shade=NIGHT)
    lines, face, small = _lines(reason)
    foot = EDGE if not reason else FOOT + (MORE if len(lines) > 2 else 0)
    whole, told = to.board(board, locale)
    seen = _seen(to, skin, moment, board, whole)
    wide, high = seen.width / scale(), seen.height / scale()
    if wide / high >= BROAD:
        share = min(1, (HEIGHT - HEAD - foot - 14 - SIDE) / high)
        seen = seen.resize((round(seen.width * share), round(seen.height * share)), Image.Resampling.LANCZOS)
        image.paste(seen, ((image.width - seen.width) // 2, pixels(HEAD)))
        top = HEAD + high * share + 14
        rest = round(HEIGHT - top - foot)
        places = [(EDGE, top, 752, rest), (WIDTH - EDGE - 752, top, 752, rest)]
    else:
        room = HEIGHT - HEAD - foot
        share = min(room / high, 1120 / wide)
        seen = seen.resize((round(seen.width * share), round(seen.height * share)), Image.Resampling.LANCZOS)
        image.paste(seen, (pixels(EDGE), pixels(HEAD + (room - high * share) / 2)))
        left = round(2 * EDGE + wide * share)
        each = (round(room) - 14) // 2
        places = [(left, HEAD + k * (each + 14), WIDTH - EDGE - left, each) for k in range(2)]
    _side(image, course, moment, skin, places[0], False, locale)
    _side(image, course, moment, skin, places[1], True, locale)
    if reason:
        _reason(image, lines, face, small, foot, skin)
    words = " ".join(filter(None, (point(course, number, shown, Words(locale)), reason)))
    return image, f"{number + 1}. {words}\n{told}"


def _ink(moment: CourseMoment) -> Colour:
    return AMBER if moment.gains is None else MINT


def _seen(to: Artist[Any], skin: Skin, moment: CourseMoment, board: Scene, whole: Image.Image) -> Image.Image:
    """Return the strips of the board that a turning point is about, what matters lit."""
    choices = [each for each in (moment.played, moment.best) if each is not None]
    strips, lit = skin.focus(moment.view, [(each.action, dict(each.facts)) for each in choices])
    parts = to.parts(board, "board")
    boxes = [box(parts[name], whole.size) for name in lit if name in parts]
    if boxes:
        whole = Image.blend(whole, spotlight(whole, boxes, to.night), LIT_SHARE)
    cut = [whole.crop(_corners(strip)) for strip in strips] or [whole]
    out = Image.new("RGB", (cut[0].width, sum(each.height for each in cut)), to.night)
    top = 0
    for each in cut:
        out.paste(each, (0, top))
        top += each.height
    return out


def _corners(strip: Strip) -> tuple[int, int, int, int]:
    x, y, wide, high = strip
    return pixels(x), pixels(y), pixels(x + wide), pixels(y + high)


def _side(
    image: Image.Image, course: Course, moment: CourseMoment, skin: Skin, place: tuple[float, float, int, int],
    good: bool, locale: str,
) -> None:  # fmt: skip
    """Draw the action played, or if ``good`` the better one; of a gift the seat that gains."""
    x, y, wide, high = place
    gift = moment.gains is not None
    ink = MINT if good else skin.soft if gift else AMBER
    _sheet(round(wide), round(high), ink, good).put(image, x, y)
    right, upright = x + wide - 28, high > 0.6 * wide
    head, low = y + (52 if upright else 35), y + (high - 56 if upright else high / 2 + 3)
    key = "played" if not good else "gains" if gift else "best"
    name, size = fit(say(locale, f"picture-review-{key}"), "name", 56 if upright else 50, wide * 0.6, LETTERS)
    write(image, right, head, name, "name", size, mix(ink, "#FFFFFF", 0.45), "right", shade=NIGHT)
    chance = "" if gift and not good else f"{moment.after if good == gift else moment.before}%"
    long = (
        write(image, right, low, chance, "number", 96 if upright else 94, ink, "right", shade=NIGHT) if chance else 0.0
    )
    if gift and good:
        assert moment.gains is not None
        row, left = (y + high / 2 - 30 if upright else low), x + 160
        piece("house/seat-mark", moment.gains, size=48).put(image, x + 86, row)
        before = write(image, left, row, f"{moment.before}%", "number", 72, skin.soft, "left", shade=NIGHT)
        pointer(38).put(image, left + before + 34 if upright else (left + before + right - long) / 2, row)
        return
    taken, badge = (moment.best if good else moment.played), None if gift else good
    assert taken is not None
    words = skin.symbols(moment.view, taken.action, dict(taken.facts))
    if upright:
        tall = min(150.0, high * 0.24)
        action(image, x + 40, y + 86 + tall / 2, wide - 80, tall, moment, skin, badge)
        if words:
            top = y + 86 + tall + 16
            _words(image, x + 34, (top + low - 46) / 2, taken.label, wide - 62, 2, skin)
        return
    tall = high - (78.0 if words else 30.0)
    action(image, x + 40, y + 14 + tall / 2, wide - 96 - max(long, wide * 0.34), tall, moment, skin, badge)
    if words:
        _words(image, x + 84, y + high - 32, taken.label, wide - 112, 1, skin)


@remembered
def _sheet(wide: int, high: int, ink: Colour, good: bool) -> Sprite:
    """Draw the ground of an action, anchored at its upper left corner."""
    m, tint = 40, TINTS[good]
    image, sheet = canvas(wide + 2 * m, high + 2 * m), rect(m, m, wide, high, 22)
    if good:
        glow(image, sheet, 12, ink, 0.45)
    fill(image, sheet, linear((m, m), (m, m + high), mix(tint, "#FFFFFF", 0.06), mix(tint, "#000010", 0.3)), 0.94)
    outline(image, sheet, 3, ink, 0.9)
    return sprite(image, -m, -m)


def _words(image: Image.Image, x: float, y: float, label: str, room: float, lines: int, skin: Skin) -> None:
    one, size = fit(label, "label", 48, room, LABELS)
    shown = [one]
    if one != label and lines > 1:
        shown, size = fit_lines(label, "label", 48, room, lines, LABELS)
    for k, part in enumerate(shown):
        write(
            image, x, y + (k - (len(shown) - 1) / 2) * size * 1.05, part, "label", size, skin.ink, "left", shade=NIGHT
        )


def _lines(reason: str) -> tuple[list[str], Face, int]:
    """Break the hint's sentence: one line, two smaller ones, or three where it is very long."""
    text, size = fit(reason, "title", 64, WIDTH - 180, 50)
    if text == reason:
        return [text], "title", size
    lines, size = fit_lines(reason, "title", 52, WIDTH - 170, 2, LETTERS)
    if " ".join(lines) == reason:
        return lines, "title", size
    lines, size = fit_lines(reason, "label", 48, WIDTH - 170, 3, LABELS)
    return lines, "label", size


def _reason(image: Image.Image, lines: list[str], face: Face, size: int, foot: float, skin: Skin) -> None:
    """Draw the hint's sentence at the foot of the picture, ``foot`` units high."""
    y = HEIGHT - foot / 2
    shape = star(70, y, 34, 15, 5)
    glow(image, shape, 9, "#FFBA28", 0.8)
    fill(image, shape, linear((70, y - 34), (70, y + 34), "#FFE28A", "#FFAE2A"))
    for k, part in enumerate(lines):
        at = y - 4 + (k - (len(lines) - 1) / 2) * size * 1.04
        write(image, 126, at, part, face, size, skin.ink, "left", shade=NIGHT)
