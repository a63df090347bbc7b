"""The profile picture: cream cards on a walnut table, one for each game."""

from __future__ import annotations

from typing import Final

from PIL import Image

from locales import say
from render.encoding import encode
from render.fonts import player
from render.house.life import PLACES, START, Chapter, Profile, Rival
from render.house.words import tell
from render.kit.colour import Colour, mix
from render.kit.light import fill, inner_shadow, line, linear, shadow
from render.kit.paths import capsule, ellipse, rect
from render.kit.sprites import Sprite, remembered, sprite
from render.kit.type import Shade, fit, fit_lines, width, write, write_lines
from render.pieces import piece
from render.registry import teller
from render.scene import Picture, shortened
from render.wording import game_text

WIDTH: Final = 1560
CHAPTERS: Final = 3
"""Largest number of games with a card: the most played ones."""
_MARGIN: Final = 40
_HEAD: Final = 182
_CARD: Final = 198
_GAP: Final = 16
_FOOT: Final = 216
_INK: Final = "#33200F"
_FADED: Final = "#6A4E33"
_CREAM: Final = "#FFF3DC"
_SOFT: Final = "#EBD3A8"
_GOLD: Final = ("#FFF6D8", "#F3CF82", "#D79A3A")
_MEDALS: Final = ("#D9A431", "#98A3AE", "#B9764A", "#8A7866")
"""First to fourth place."""
_NIGHT: Final = Shade("#120803", 4, 2, 0.9)


def picture(profile: Profile, locale: str) -> Picture:
    """Draw the finished picture with its alternative text."""
    image = draw(profile, locale)
    return Picture(encode(image), shortened(" ".join(tell(profile, locale, marked=False))), *image.size)


def draw(profile: Profile, locale: str) -> Image.Image:
    """Draw the whole picture, RGB. Its height grows with the number of games."""
    chapters = profile.chapters[:CHAPTERS]
    foot = _HEAD + len(chapters) * (_CARD + _GAP)
    image = piece("house/walnut").copy(foot + _FOOT)
    _head(image, profile, locale)
    for k, chapter in enumerate(chapters):
        _card(image, _HEAD + k * (_CARD + _GAP), chapter, locale)
    _rivals(image, foot, profile.rivals, locale)
    return image


def _head(image: Image.Image, profile: Profile, locale: str) -> None:
    """Draw the name, how many games the player finishes, and the number of finished and won games."""
    room = WIDTH - 2 * _MARGIN - 560
    lines, size = fit_lines(player(profile.name, 1, locale), "title", 92, room, 1, 50)
    middle = _HEAD / 2 - 4 if profile.completion is None else 70
    write(image, _MARGIN + 8, middle, lines[0], "title", size, _GOLD, "left", shade=_NIGHT)
    if profile.completion is not None:
        finished, begun = map(str, profile.completion)
        told = say(locale, "profile-completion", finished=finished, count=begun)
        shown, size = fit(told, "serif", 46, room, 36)
        write(image, _MARGIN + 8, 151, shown, "serif", size, _SOFT, "left", shade=_NIGHT)
    for x, count, key in ((1190, profile.games, "profile-games"), (1410, profile.wins, "profile-wins")):
        if key == "profile-wins":
            piece("house/laurels", size=60).put(image, x, 70)
        shown, size = fit(str(count), "number", 74, 100 if key == "profile-wins" else 190, 40)
        write(image, x, 70, shown, "number", size, _CREAM, shade=_NIGHT)
        label, size = fit(say(locale, key, count=count), "serif", 46, 210, 36)
        write(image, x, 151, label, "serif", size, _SOFT, shade=_NIGHT)


@remembered
def _paper(accent: int) -> Sprite:
    """Draw an empty card with its game's colour at the edge."""
    wide, pad = WIDTH - 2 * _MARGIN, 30
    image = Image.new("RGBA", (wide + 2 * pad, _CARD + 2 * pad), (0, 0, 0, 0))
    sheet = rect(pad, pad, wide, _CARD, 18)
    shadow(image, sheet, 10, 8, "#120803", 0.7)
    fill(image, sheet, linear((0, pad), (0, pad + _CARD), "#FFF8EA", "#EEDDBB"))
    colour = f"#{accent:06X}"
    fill(image, rect(pad, pad, 22, _CARD, 11), linear((0, pad), (0, pad + _CARD), mix(colour, "#FFFFFF", 0.15), colour))
    inner_shadow(image, sheet, 5, -3, "#8A6A3C", 0.35)
    return sprite(image, -pad, -pad)


def _card(image: Image.Image, top: int, chapter: Chapter, locale: str) -> None:
    accent = teller(chapter.game).accent
    _paper(accent).put(image, _MARGIN, top)
    middle = top + _CARD / 2
    title = game_text(chapter.game, "title-gloss", locale)
    lines, size = fit_lines(title, "title", 50, 330, 2, 38)
    two = len(lines) > 1
    write_lines(image, 250, middle - (28 if two else 24), lines, "title", size, _INK, size * 1.12)
    played = f"{chapter.games} {say(locale, 'profile-games', count=chapter.games)}"
    shown, size = fit(played, "serif", 44, 330, 36)
    write(image, 250, middle + (62 if two else 44), shown, "serif", size, _FADED)
    line(image, [(448.0, top + 28.0), (448.0, top + _CARD - 28.0)], 2, "#C9AE82")
    if chapter.curve:
        write(image, 560, middle - 26, str(chapter.curve[-1]), "number", 68, _INK)
        key = "profile-provisional" if chapter.provisional else "profile-rating"
        label, size = fit(say(locale, key), "serif", 44, 216, 34)
        write(image, 560, middle + 50, label, "serif", size, _FADED)
        _curve(image, (690, top + 36, 1000, top + _CARD - 36), chapter.curve, f"#{accent:06X}")
    else:
        lines, size = fit_lines(say(locale, "profile-unrated"), "serif", 44, 460, 2, 34)
        write_lines(image, 720, middle, lines, "serif", size, _FADED, 44)
    line(image, [(1034.0, top + 28.0), (1034.0, top + _CARD - 28.0)], 2, "#C9AE82")
    _places(image, 1062, top, chapter.places)
    line(image, [(1312.0, top + 28.0), (1312.0, top + _CARD - 28.0)], 2, "#C9AE82")
    shown, size = fit(str(chapter.best), "number", 68, 180, 44)
    write(image, 1414, middle - 26, shown, "number", size, _INK)
    label, size = fit(say(locale, "profile-best"), "serif", 44, 190, 34)
    write(image, 1414, middle + 50, label, "serif", size, _FADED)


def _curve(image: Image.Image, box: tuple[int, int, int, int], curve: tuple[int, ...], colour: Colour) -> None:
    """Plot the rating over the games, the latest at the right, with a dashed line at the starting rating."""
    left, top, right, foot = box
    values = (START, *curve)
    low, high = min(values), max(values)
    span = max(high - low, 120)
    middle = (high + low) / 2

    def y(value: float) -> float:
        return (top + foot) / 2 - (value - middle) / span * (foot - top)

    dark = mix(colour, _INK, 0.35)
    for dash in range(left, right, 22):
        line(image, [(dash, y(START)), (min(right, dash + 11), y(START))], 2, "#B39263")
    points = [(left + (right - left) * k / (len(values) - 1), y(value)) for k, value in enumerate(values)]
    line(image, points, 6, dark)
    x, last = points[-1]
    fill(image, ellipse(x, last, 13), "#FFF8EA")
    fill(image, ellipse(x, last, 9), dark)


def _places(image: Image.Image, left: int, top: int, places: tuple[int, ...]) -> None:
    """Draw the finishes in each place: columns in medal colours, the number above, the place below."""
    most = max(*places, 1)
    for k in range(PLACES):
        x, foot = left + 28 + 58 * k, top + _CARD - 54
        high = 74 * places[k] / most
        if places[k]:
            bar = rect(x - 19, foot - high, 38, high, 6)
            fill(image, bar, linear((x - 19, 0), (x + 19, 0), mix(_MEDALS[k], "#FFFFFF", 0.35), _MEDALS[k]))
        shown, size = fit(str(places[k]), "number", 40, 56, 30)
        write(image, x, foot - high - 25, shown, "number", size, _INK if places[k] else _FADED)
        line(image, [(x - 23.0, foot + 2.0), (x + 23.0, foot + 2.0)], 3, "#8D6D42")
        write(image, x, foot + 29, f"{k + 1}.", "label", 40, _FADED)


def _rivals(image: Image.Image, top: int, rivals: tuple[Rival, ...], locale: str) -> None:
    """Draw a plate for each frequent opponent with the games in which either player finished ahead."""
    write(image, _MARGIN + 8, top + 26, say(locale, "profile-rivals"), "serif", 46, _SOFT, "left", shade=_NIGHT)
    if not rivals:
        lines, size = fit_lines(say(locale, "profile-nobody"), "serif", 38, WIDTH - 2 * _MARGIN - 16, 2, 32)
        for k, text in enumerate(lines):
            write(image, _MARGIN + 8, top + 90 + 50 * k, text, "serif", size, _CREAM, "left", shade=_NIGHT)
        return
    wide = (WIDTH - 2 * _MARGIN - 2 * _GAP) // 3
    for k, rival in enumerate(rivals):
        x, y = _MARGIN + k * (wide + _GAP), top + 60
        plate = rect(x, y, wide, 128, 16)
        shadow(image, plate, 8, 5, "#120803", 0.6)
        fill(image, plate, linear((0, y), (0, y + 128), "#4A2C18", "#35200F"))
        name, size = fit(player(rival.name, k + 2, locale), "name", 44, wide - 48, 34)
        write(image, x + 24, y + 38, name, "name", size, _CREAM, "left")
        played = f"{rival.games} {say(locale, 'profile-games', count=rival.games)}"
        shown, size = fit(played, "serif", 42, wide - 220, 34)
        write(image, x + 24, y + 92, shown, "serif", size, _SOFT, "left")
        score = f"{rival.ahead} : {rival.behind}"
        shown, size = fit(score, "number", 44, 190, 36)
        long = width(shown, "number", size)
        fill(image, capsule(x + wide - 38 - long, y + 90, x + wide - 38, y + 90, 27), "#1E1007", 0.55)
        write(image, x + wide - 38, y + 90, shown, "number", size, "#FFE3A6", "right")
