"""The final score sheet: what the sheet of every game says, and a whole sheet for games without their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.outcome import Outcome
from locales import say
from render import pieces
from render.kit.colour import Colour, mix
from render.kit.light import fill
from render.kit.paths import rect
from render.kit.plates import Tones
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import Shade, fit, fit_lines, width, write, write_lines
from render.numbers import signed
from render.pieces import piece
from render.wording import game_text, slug

WIDTH: Final = 1560
HEIGHT: Final = 1040
_SHADE: Final = Shade("#000000", 5, 3, 0.5)


LETTERS: Final = 47
"""Least size of words in the faces "name", "title" and "serif": 7 pixels where a phone shows a picture 350 wide."""
LABELS: Final = 45
"""The same of words in the face "label"."""
NUMBERS: Final = 56
"""Least size of numbers in the face "number": 9 pixels."""
EDGE: Final = 60
"""Height of what stands on the edge between two places."""


class PillTones(NamedTuple):
    """Colours of a tie-break between two places: ground, rim, words, numbers."""

    ground: Colour = "#06142E"
    rim: Colour = "#D9A441"
    words: Colour = "#FFD873"
    numbers: Colour = "#FFFFFF"


PILL: Final = PillTones()


def headline(outcome: Outcome, shown: Sequence[str], locale: str) -> str:
    """Return "Winner: Ana" or "Shared victory"."""
    if len(outcome.winners) > 1:
        return say(locale, "picture-shared")
    return say(locale, "picture-wins", {"name": shown[outcome.winners[0]]})


def fit_headline(outcome: Outcome, shown: Sequence[str], locale: str, room: float, most: int = 96) -> tuple[str, int]:
    """Fit the headline into ``room`` units of the title face. A name that is too long loses its end."""
    text, size = fit(headline(outcome, shown, locale), "title", most, room, 48)
    if text.endswith("…") and len(outcome.winners) == 1:
        rest = width(say(locale, "picture-wins", {"name": ""}), "title", size)
        name, _ = fit(shown[outcome.winners[0]], "title", size, room - rest)
        text = say(locale, "picture-wins", {"name": name})
    return text, size


def margin(outcome: Outcome, seat: int) -> str:
    """Return by how many points a seat is behind the place before it, such as "−4". Empty if they are level."""
    k = outcome.order.index(seat)
    apart = abs(outcome.totals[outcome.order[k - 1]] - outcome.totals[seat]) if k else 0
    return signed(apart if outcome.lowest else -apart) if apart else ""


def pill(
    image: Image.Image,
    x: float,
    y: float,
    outcome: Outcome,
    pair: tuple[int, int],
    about: str | Sprite,
    tones: PillTones = PILL,
    *,
    marks: bool = True,
    tight: bool = False,
) -> None:
    """Draw around (x, y) what parted two seats with equal points, such as "sets ● 4 > 2 ▲"; "=" if they share a place.

    ``about`` names the criterion, or shows it. ``marks``: between the marks of the seats. ``tight``: in little room.
    """
    _, *values = outcome.between(*pair)
    sign = "=" if values[0] == values[1] else ">"
    numbers = ("" if tight else " ").join((str(values[0]), sign, str(values[1])))
    long, mark, gap, pad = width(numbers, "number", NUMBERS), 50 * marks, 12 if tight else 22, 14 if tight else 28
    text, size = "", LABELS
    if isinstance(about, str):
        text, size = fit(about, "label", 48, WIDTH - 140 - long - 2 * mark, LABELS)
    head = width(text, "label", size) if isinstance(about, str) else about.width
    whole = head + gap + long + 2 * mark
    left = x - whole / 2
    _ground(round(whole) + 2 * pad, tones).put(image, left - pad, y)
    if isinstance(about, str):
        write(image, left, y, text, "label", size, tones.words, "left")
    else:
        about.put(image, left + head / 2, y)
    left += head + gap
    write(image, left + mark, y, numbers, "number", NUMBERS, tones.numbers, "left")
    for seat, aside in zip(pair if marks else (), (22, 2 * mark + long - 22), strict=False):
        piece("house/seat-mark", seat, size=20).put(image, left + aside, y)


@remembered
def _ground(wide: int, tones: PillTones) -> Sprite:
    """Draw the ground of a pill, anchored at the middle of its left edge."""
    image = canvas(wide + 8, EDGE + 8)
    fill(image, rect(4, 4, wide, EDGE, EDGE / 2), tones.rim)
    fill(image, rect(7, 7, wide - 6, EDGE - 6, EDGE / 2 - 3), tones.ground)
    return sprite(image, -4, -4 - EDGE / 2)


_LEFT: Final = 40
_RIGHT: Final = WIDTH - _LEFT
_TOP: Final = 272
"""Top of the first plate of four."""
_TOTAL: Final = 1388
"""Middle of the column of totals."""
_PITCH: Final = 230
"""Most distance of plates."""
_NAME: Final = 128
"""Left edge of the marks."""


def draw(
    image: Image.Image, key: str, outcome: Outcome, shown: Sequence[str], tones: Tones, locale: str
) -> Image.Image:
    """Draw a whole sheet on a ground of 1560 by 1040 units and return it.

    It holds the headline, a plate for each player with up to six categories and the points that it is behind, and
    on the edge between two plates with equal points what parted them. Labels are the texts ``<key>-category-<name>``
    and ``<key>-criterion-<name>``.
    """
    _heading(image, outcome, shown, tones, locale)
    seats = len(outcome.order)
    high = HEIGHT - 20 - _TOP
    pitch = min(_PITCH, high // seats)
    top = _TOP + (high - seats * pitch) // 3
    middles = _columns(outcome, shown)
    write(image, _TOTAL, top - 40, say(locale, "picture-total"), "label", 48, tones.soft)
    labels = [say(locale, f"{slug(key)}-category-{name}") for name in outcome.categories]
    for x, lines, size in heads(labels[: len(middles)], middles):
        y = top - 40 - (len(lines) - 1) * size * 0.525
        write_lines(image, x, y, lines, "label", size, tones.soft, size * 1.05)
    for k, seat in enumerate(outcome.order):
        _row(image, outcome, seat, shown[seat], (top + k * pitch, pitch - 20), middles, tones)
    for pair in outcome.level:
        y = top + outcome.order.index(pair[1]) * pitch - 10
        about = game_text(key, f"criterion-{outcome.between(*pair)[0]}", locale)
        pill(image, WIDTH / 2, y, outcome, pair, about, PillTones(mix(tones.ground, "#000000", 0.6), tones.lit))
    return image


def _heading(image: Image.Image, outcome: Outcome, shown: Sequence[str], tones: Tones, locale: str) -> None:
    """Draw the winners in laurels before the headline."""
    laurels = 170 * len(outcome.winners)
    text, size = fit_headline(outcome, shown, locale, WIDTH - laurels - 120)
    left = (WIDTH - width(text, "title", size) - laurels) / 2
    for k, seat in enumerate(outcome.winners):
        _crowned(seat).put(image, left + 70 + 170 * k, 94)
    write(image, left + laurels, 94, text, "title", size, tones.ink, "left", shade=_SHADE)


@remembered
def _crowned(seat: int) -> Sprite:
    """Draw a winner's mark in a laurel, anchored at its centre."""
    image = canvas(220, 220)
    piece("house/laurels", size=72).put(image, 110, 110)
    piece("house/seat-mark", seat, size=28).put(image, 110, 106)
    return sprite(image, -110, -110)


def _columns(outcome: Outcome, shown: Sequence[str]) -> list[float]:
    """Return the middles of the columns of categories, right of the longest name. One category needs no column."""
    if len(outcome.categories) < 2:
        return []
    room = 520 - 40 * len(outcome.categories)
    left = _NAME + 96 + min(room, max(width(name, "name", 50) for name in shown))
    step = (_TOTAL - 120 - left) / len(outcome.categories)
    return [left + step * (k + 0.5) for k in range(len(outcome.categories))]


def heads(texts: Sequence[str], middles: Sequence[float]) -> Iterator[tuple[float, list[str], int]]:
    """Yield middle, lines and font size of the heads of columns: two lines, or in turns on two or three if narrow."""
    step = middles[1] - middles[0] if len(middles) > 1 else 0.0
    narrow = any(width(word, "label", LABELS) > step - 14 for text in texts for word in text.split())
    turns = 2 if all(width(text, "label", LABELS) <= 2 * step - 20 for text in texts) else 3
    for k, (x, text) in enumerate(zip(middles, texts, strict=True)):
        if narrow:
            one, size = fit(text, "label", LABELS, turns * step - 20)
            yield x, [one if line == k % turns else "" for line in range(turns)], size
        else:
            yield x, *fit_lines(text, "label", 48, step - 14, 2, LABELS)


def _row(
    image: Image.Image,
    outcome: Outcome,
    seat: int,
    name: str,
    span: tuple[int, int],
    middles: list[float],
    tones: Tones,
) -> None:
    """Draw a player's plate in ``span``, its top and height: place, name, points by category, total."""
    (y, high), won = span, outcome.places[seat] == 1
    middle = y + high / 2
    pieces.box("house/plate", _RIGHT - _LEFT, high, won and "lit").put(image, _LEFT, y)
    write(image, 92, middle, str(outcome.places[seat]), "number", 64, tones.lit if won else tones.soft)
    room = (middles[0] - (middles[1] - middles[0]) / 2 if middles else _TOTAL - 140) - _NAME - 20
    piece("house/seat-mark", seat, size=25).put(image, _NAME + 30, middle)
    name, size = fit(name, "name", 52, room - 76, LETTERS)
    write(image, _NAME + 76, middle, name, "name", size, tones.ink, "left")
    for x, points in zip(middles, outcome.points[seat], strict=False):
        write(image, x, middle + 1, str(points), "number", 58, tones.ink if points else tones.soft)
    behind = margin(outcome, seat)
    if behind:
        write(image, _TOTAL, middle + high * 0.27, behind, "number", NUMBERS, tones.lit)
        middle -= high * 0.19
    size = 86 if max(outcome.totals) < 100 else 66
    long = max(width(str(total), "number", size) for total in outcome.totals)
    piece("house/points", size=38).put(image, _TOTAL - (long + 12) / 2, middle)
    write(image, _TOTAL + 48, middle + 1, str(outcome.totals[seat]), "number", size, tones.ink)
