"""The final score sheet: a plate for each player, best first, and the tie-break."""

from __future__ import annotations

from PIL import Image

from engine.__key__.view import View
from locales import say
from render import marks
from render.__key__ import pieces
from render.fonts import names
from render.kit.type import fit, write


def draw(view: View, given: tuple[str, ...], locale: str) -> Image.Image:
    """Draw the whole sheet, RGB, 1560 by 1040 pixels. The view must have an outcome."""
    outcome = view.outcome
    assert outcome is not None
    image, shown = pieces.blank(), names(given, locale)
    alone = len(outcome.winners) == 1
    title = say(locale, "picture-wins", {"name": shown[outcome.winners[0]]}) if alone else say(locale, "picture-shared")
    text, size = fit(title, "title", 92, pieces.WIDTH - 120, 48)
    write(image, pieces.WIDTH / 2, 96, text, "title", size, pieces.PALE)
    tie = dict(outcome.criteria)["highest"]
    write(image, 1160, 206, say(locale, "__slug__-picture-highest"), "label", 40, pieces.SOFT)
    write(image, 1424, 206, say(locale, "picture-total"), "label", 40, pieces.SOFT)
    for k, seat in enumerate(sorted(range(view.seats), key=lambda one: (outcome.places[one], one))):
        y = 246 + 192 * k
        pieces.plate(1480, 170, outcome.places[seat] == 1).put(image, 40, y)
        write(image, 100, y + 86, str(outcome.places[seat]), "number", 64, pieces.SOFT)
        pieces.player(image, 160, y + 86, seat, shown[seat], 860)
        write(image, 1160, y + 86, str(tie[seat]), "number", 56, pieces.SOFT)
        marks.points_icon(36).put(image, 1374, y + 86)
        write(image, 1424, y + 87, str(outcome.totals[seat]), "number", 80, pieces.PALE, "left")
    return image
