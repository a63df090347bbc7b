"""The final score sheet: what the sheet of every game says, and a whole sheet for games without their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.outcome import Outcome
from locales import say
from render import pieces
from render.kit import plates
from render.kit.colour import Colour, contrast, mix
from render.kit.light import Stop, fill, linear
from render.kit.paths import poly, rect
from render.kit.plates import Tones
from render.kit.sprites import Sprite, canvas, remembered, sprite
from render.kit.type import Shade, fit, fit_lines, width, write, write_lines
from render.pieces import piece
from render.wording import slug

WIDTH: Final = 1560
HEIGHT: Final = 1040
_SHADE: Final = Shade("#000000", 5, 3, 0.5)


class SheetStep(NamedTuple):
    """A comparison of the first with the second player: the criterion, "28 = 28", and whether it decided."""

    criterion: str
    text: str
    decided: bool


class TieTones(NamedTuple):
    """Colours of the tie-break line: heading, arrows, labels, figures, and plate and ink of what decided."""

    head: Colour
    arrow: Colour
    label: Colour
    figure: Colour
    plate: tuple[Stop, ...]
    ink: Colour


def headline(outcome: Outcome, shown: Sequence[str], locale: str) -> str:
    """Return "Winner: Ana" or "Shared victory"."""
    if len(outcome.winners) > 1:
        return say(locale, "picture-shared")
    return say(locale, "picture-wins", {"name": shown[outcome.winners[0]]})


def fit_headline(outcome: Outcome, shown: Sequence[str], locale: str, room: float) -> tuple[str, int]:
    """Fit the headline into ``room`` units of the title face. A name that is too long loses its end."""
    text, size = fit(headline(outcome, shown, locale), "title", 96, room, 48)
    if text.endswith("…") and len(outcome.winners) == 1:
        rest = width(say(locale, "picture-wins", {"name": ""}), "title", size)
        name, _ = fit(shown[outcome.winners[0]], "title", size, room - rest)
        text = say(locale, "picture-wins", {"name": name})
    return text, size


def steps(outcome: Outcome) -> list[SheetStep]:
    """Return the comparisons of the first two players, up to the one that decided."""
    first, second = outcome.order[:2]
    out: list[SheetStep] = []
    for name, values in outcome.criteria:
        sign = ">" if values[first] > values[second] else "="
        out.append(SheetStep(name, f"{values[first]} {sign} {values[second]}", name == outcome.decided_by))
        if out[-1].decided:
            break
    return out


def tie(
    image: Image.Image,
    outcome: Outcome,
    label: Callable[[str], str],
    box: tuple[int, int, int, int],
    tones: TieTones,
    locale: str,
) -> None:
    """Draw the comparisons of :func:`steps` in a box (left, top, width, height), after a heading if there are several.

    ``label`` names a criterion. A shared victory ends with the winners' marks.
    """
    left, top, wide, high = box
    found, middle = steps(outcome), top + high / 2
    head = say(locale, "picture-tie") if len(found) > 1 else ""
    tail = 0 if outcome.decided_by else 46 * len(outcome.winners) - 22
    found, word, figure = _fit_steps(found, label, head, wide - 40 - tail)
    x = left + (wide - tail - _length(found, label, head, word, figure)) / 2
    if head:
        x += write(image, x, middle, head, "name", word + 4, tones.head, "left") + 30
    for step in found:
        fill(image, poly((x - 9, middle - 20), (x + 9, middle), (x - 9, middle + 20), (x - 1, middle)), tones.arrow)
        x += 32
        if step.decided:
            long = _long(step, label, word, figure)
            plate = linear((x, top), (x + long, top + high), *tones.plate)
            fill(image, rect(x - 14, top + 14, long + 28, high - 28, 12), plate)
        inks = (tones.ink, tones.ink) if step.decided else (tones.label, tones.figure)
        x += write(image, x, middle, label(step.criterion), "serif", word, inks[0], "left") + 16
        x += write(image, x, middle + 1, step.text, "number", figure, inks[1], "left") + 34
    if tail:
        for k, seat in enumerate(outcome.winners):
            piece("house/seat-mark", seat, size=20).put(image, x + 14 + 46 * k, middle)


def _fit_steps(
    found: list[SheetStep], label: Callable[[str], str], head: str, room: float
) -> tuple[list[SheetStep], int, int]:
    """Choose the font sizes of labels and figures. If all steps are too long, keep the first and last, or the last."""
    for some in (found, [found[0], found[-1]], found[-1:]):
        for word, figure in ((38, 54), (35, 48), (32, 44), (30, 42)):
            if _length(some, label, head, word, figure) < room:
                return some, word, figure
    return some, word, figure


def _length(found: list[SheetStep], label: Callable[[str], str], head: str, word: int, figure: int) -> float:
    lead = width(head, "name", word + 4) + 44 if head else 0
    return lead + sum(_long(step, label, word, figure) + 66 for step in found)


def _long(step: SheetStep, label: Callable[[str], str], word: int, figure: int) -> float:
    return width(label(step.criterion), "serif", word) + 16 + width(step.text, "number", figure)


_LEFT: Final = 40
_RIGHT: Final = WIDTH - _LEFT
_TOP: Final = 272
"""Top of the first plate of four."""
_TOTAL: Final = 1388
"""Middle of the column of totals."""
_NAME: Final = 128
"""Left edge of the marks."""


def draw(
    image: Image.Image, key: str, outcome: Outcome, shown: Sequence[str], tones: Tones, locale: str
) -> Image.Image:
    """Draw a whole sheet on a ground of 1560 by 1040 units and return it.

    It holds the headline, a plate for each player with up to six categories, and the tie-break on equal points.
    Labels are the texts ``<key>-category-<name>`` and ``<key>-criterion-<name>``.
    """
    _heading(image, outcome, shown, tones, locale)
    level = len(outcome.leaders) > 1
    seats = len(outcome.order)
    high = (HEIGHT - 136 if level else HEIGHT - 20) - _TOP
    pitch = min(230, high // seats)
    top = _TOP + (high - seats * pitch) // 3
    middles = _columns(outcome, shown)
    write(image, _TOTAL, top - 40, say(locale, "picture-total"), "label", 46, tones.soft)
    labels = [say(locale, f"{slug(key)}-category-{name}") for name in outcome.categories]
    for x, lines, size in heads(labels[: len(middles)], middles):
        y = top - 40 - (len(lines) - 1) * size * 0.525
        write_lines(image, x, y, lines, "label", size, tones.soft, size * 1.05)
    for k, seat in enumerate(outcome.order):
        _row(image, outcome, seat, shown[seat], (top + k * pitch, pitch - 20), middles, tones)
    if level:
        box = (_LEFT, HEIGHT - 128, _RIGHT - _LEFT, 100)
        pieces.box("house/plate", *box[2:]).put(image, *box[:2])
        ink = max((tones.ink, mix(tones.ground, "#000000", 0.6)), key=lambda each: contrast(each, tones.lit))
        lit = (mix(tones.lit, "#FFFFFF", 0.45), mix(tones.lit, "#FFFFFF", 0.12))
        inks = TieTones(tones.soft, tones.lit, tones.soft, tones.ink, lit, ink)
        tie(image, outcome, lambda name: say(locale, f"{slug(key)}-criterion-{name}"), box, inks, locale)
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
    room = 560 - 40 * len(outcome.categories)
    left = _NAME + 96 + min(room, max(width(name, "name", 50) for name in shown))
    step = (_TOTAL - 120 - left) / len(outcome.categories)
    return [left + step * (k + 0.5) for k in range(len(outcome.categories))]


def heads(texts: Sequence[str], middles: Sequence[float]) -> Iterator[tuple[float, list[str], int]]:
    """Yield middle, lines and font size of the heads of columns: two lines, or in turns above and below if narrow."""
    step = middles[1] - middles[0] if len(middles) > 1 else 0.0
    narrow = any(width(word, "label", 36) > step - 14 for text in texts for word in text.split())
    for k, (x, text) in enumerate(zip(middles, texts, strict=True)):
        if narrow:
            one, size = fit(text, "label", 40, 2 * step - 20, 32)
            yield x, ["", one] if k % 2 else [one, ""], size
        else:
            yield x, *fit_lines(text, "label", 42, step - 14, 2, 36)


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
    plates.name(image, _NAME, middle, seat, name, room, tones)
    for x, points in zip(middles, outcome.points[seat], strict=False):
        write(image, x, middle + 1, str(points), "number", 58, tones.ink if points else tones.soft)
    size = 86 if max(outcome.totals) < 100 else 66
    long = max(width(str(total), "number", size) for total in outcome.totals)
    piece("house/points", size=38).put(image, _TOTAL - (long + 12) / 2, middle)
    write(image, _TOTAL + 48, middle + 1, str(outcome.totals[seat]), "number", size, tones.ink)
