"""The profile picture: ratings, trophies and a friend, on cream and walnut."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final

from PIL import Image

from engine.trophies import DAYS, OWN, TIE, WEEK, Trophy
from locales import say
from render.encoding import encode
from render.fonts import player
from render.house.life import START, Chapter, Duel, Friend, Profile
from render.house.signs_on_lines import places
from render.house.words import tell, trophies
from render.kit.colour import Colour, mix, rgb
from render.kit.light import fill, inner_shadow, line, linear, shadow
from render.kit.paths import ellipse, rect
from render.kit.type import Shade, fit, fit_lines, width, write, write_lines
from render.pieces import index, piece
from render.registry import games, teller
from render.scene import Picture, shortened
from render.wording import Words, game_text

WIDTH: Final = 1560
SHOWN: Final = 3
"""Largest number of games that are shown: the most played ones."""
_MARGIN: Final = 40
_TOP: Final = 194
_HIGH: Final = 516
_INK: Final = "#33200F"
_FADED: Final = "#5A4028"
_CREAM: Final = "#FFF3DC"
_SOFT: Final = "#EBD3A8"
_GOLD: Final = ("#FFF6D8", "#F3CF82", "#D79A3A")
_OWN: Final = "#FFD27A"
_THEIRS: Final = "#BFE0FF"
_SEPIA: Final = "#A08A64"
_NIGHT: Final = Shade("#120803", 4, 2, 0.9)
_APART: Final = 100
"""Least distance of the ratings at the ends of the lines."""
CURVES: Final = ("#8E4FD8", "#16246B", "#B86C06")
"""Colours of rating curves on cream, far apart for colour-blind readers. Each curve also carries its game's sign."""
_SIGNS: Final = 2
"""Signs on a curve."""
_MEDALS: Final = {OWN: "gold", TIE: "silver", DAYS: "bronze", WEEK: "silver"}
_ENAMEL: Final = {TIE: "#5B2A1C", DAYS: "#2A1420", WEEK: "#24402E"}


def picture(profile: Profile, locale: str) -> Picture:
    """Draw the finished picture with its alternative text."""
    image, alt = draw(profile, locale), [*tell(profile, Words(locale), marked=False), trophies(profile, Words(locale))]
    return Picture(encode(image), shortened(" ".join(alt)), *image.size)


def draw(profile: Profile, locale: str) -> Image.Image:
    """Draw the whole picture, RGB, 1170×780 pixels."""
    image = piece("house/walnut").copy()
    chapters = profile.chapters[:SHOWN]
    _head(image, profile, locale)
    _paper(image, _MARGIN, 1012)
    _plot(image, chapters, locale)
    _counts(image, chapters)
    _paper(image, 1072, 448)
    _trophies(image, profile.trophies)
    _duels(image, profile, locale)
    return image


def _head(image: Image.Image, profile: Profile, locale: str) -> None:
    """Draw the name, and the numbers of finished and won games and of days in a row."""
    name = player(profile.name, 1, locale)
    text, size = fit(name, "title", 124, 590, 64)
    lines = [text]
    if size < 84 and " " in name:
        lines, size = fit_lines(name, "title", 72, 590, 2, 48)
    for k, each in enumerate(lines):
        y = 94 + (k - (len(lines) - 1) / 2) * size * 1.1
        write(image, _MARGIN + 8, y, each, "title", size, _GOLD, "left", shade=_NIGHT)
    piece("house/laurels", size=68).put(image, 1092, 72)
    piece("house/flame", size=120, tint=None if profile.days else "#7A5C40").put(image, 1300, 74)
    for x, count, key, room in (
        (770, profile.games, "profile-games", 230),
        (1092, profile.wins, "profile-wins", 112),
        (1442, profile.days, "profile-days", 150),
    ):
        shown, size = fit(str(count), "number", 88, room, 40)
        write(image, x, 72, shown, "number", size, _CREAM, shade=_NIGHT)
        label, size = fit(say(locale, key, count=count), "name", 48, 260, 36)
        write(image, x, 160, label, "name", size, _SOFT, shade=_NIGHT)


def _paper(image: Image.Image, x: int, wide: int) -> None:
    sheet = rect(x, _TOP, wide, _HIGH, 20)
    shadow(image, sheet, 11, 8, "#120803", 0.7)
    fill(image, sheet, linear((0, _TOP), (0, _TOP + _HIGH), "#FFF8EA", "#EEDDBB"))
    inner_shadow(image, sheet, 5, -3, "#8A6A3C", 0.35)


def _colour(game: str) -> Colour:
    return mix(f"#{teller(game).accent:06X}", _INK, 0.12)


def curve_colours(shown: Sequence[str]) -> dict[str, Colour]:
    """Return the colour of each game's rating curve: those of :data:`CURVES` that come nearest to the games' own."""
    own = [rgb(_colour(game)) for game in shown]
    choices = permutations(CURVES, len(shown))
    best = min(choices, key=lambda each: sum(math.dist(rgb(one), other) for one, other in zip(each, own, strict=True)))
    return dict(zip(shown, best, strict=True))


def _logo(image: Image.Image, game: str, x: float, y: float, high: float, tint: Colour | None = None) -> None:
    """Draw a game's sign: its piece ``logo``, or a disc with the first letter of its title."""
    if _has(game, "logo"):
        piece(f"{game}/logo", size=high, tint=tint).put(image, x, y)
        return
    fill(image, ellipse(x, y, high / 2), tint or _colour(game))
    write(image, x, y, game_text(game, "title", "en-US")[:1], "title", round(high * 0.7), _CREAM)


def _plot(image: Image.Image, chapters: Sequence[Chapter], locale: str) -> None:
    """Plot the ratings over all ranked games, the latest at the right; each line ends at its sign and rating."""
    left, right, top, foot = _MARGIN + 42, _MARGIN + 690, _TOP + 48, _TOP + _HIGH - 160
    rated = [chapter for chapter in chapters if chapter.curve]
    every = [START, *(rating for chapter in rated for rating in chapter.curve)]
    low, high = min(every), max(every)
    low, high = min(low - 8, START - 60), max(high + 8, START + 60)
    last = max([1, *(chapter.moments[-1] for chapter in rated)])

    def at(moment: int, rating: int) -> tuple[float, float]:
        return left + (right - left) * moment / last, foot - (rating - low) / (high - low) * (foot - top)

    step = next((each for each in (100, 200, 500, 1000) if (high - low) / each <= 6), high - low)
    for value in range(-(-low // step) * step, high + 1, step):
        if value != START:
            line(image, [at(0, value), at(last, value)], 2, "#CDB48A")
    for dash in range(left, right, 26):
        line(image, [(dash, at(0, START)[1]), (min(right, dash + 14), at(0, START)[1])], 3, "#A98750")
    if not rated:
        lines, size = fit_lines(say(locale, "profile-unrated"), "name", 66, 560, 2, 48)
        write_lines(image, (left + right) / 2, at(0, START)[1] - 60, lines, "name", size, _FADED, 72)
    ends, drawn, colours = [], list[list[tuple[float, float]]](), curve_colours([each.game for each in rated])
    for chapter in rated:
        points = [at(chapter.moments[0] - 1, START)]
        points += [at(*point) for point in zip(chapter.moments, chapter.curve, strict=True)]
        if points[-1][0] < right:
            points.append((right, points[-1][1]))
        line(image, points, 15, "#FFF8EA", 0.9)
        line(image, points, 8, colours[chapter.game])
        ends.append((points[-1][1], chapter))
        drawn.append(points)
    _signs(image, {chapter.game: points for chapter, points in zip(rated, drawn, strict=True)}, colours)
    for (y, chapter), place in zip(sorted(ends, key=lambda end: end[0]), _spread(ends, top, foot), strict=True):
        fill(image, ellipse(right, y, 17), "#FFF8EA")
        fill(image, ellipse(right, y, 12), colours[chapter.game])
        _logo(image, chapter.game, right + 76, place, 76)
        shown, size = fit(f"{chapter.curve[-1]}{'?' * chapter.provisional}", "number", 74, 184, 52)
        write(image, right + 126, place, shown, "number", size, mix(colours[chapter.game], _INK, 0.35), "left")


def _signs(
    image: Image.Image, curves: Mapping[str, Sequence[tuple[float, float]]], colours: Mapping[str, Colour]
) -> None:
    """Draw each game's sign on its curve."""
    for game, points in zip(curves, places([*curves.values()], _SIGNS, (), 48), strict=True):
        for x, y in points:
            fill(image, ellipse(x, y, 33), colours[game])
            fill(image, ellipse(x, y, 28), "#FFF8EA")
            _logo(image, game, x, y, 46)


def _spread(ends: Sequence[tuple[float, Chapter]], top: float, foot: float) -> list[float]:
    """Return the middles of the ratings, downward: as near to the ends of their lines as their distance allows."""
    places = sorted(y for y, _ in ends)
    for _ in range(60):
        for k in range(len(places) - 1):
            short = _APART - (places[k + 1] - places[k])
            if short > 0:
                places[k], places[k + 1] = places[k] - short / 2, places[k + 1] + short / 2
    if places:
        move = max(0, top - places[0]) - max(0, places[-1] - foot)
        places = [place + move for place in places]
    return places


def _counts(image: Image.Image, chapters: Sequence[Chapter]) -> None:
    """Draw how many games of each kind were won and played, below the plot."""
    foot = _TOP + _HIGH
    line(image, [(_MARGIN + 30, foot - 112), (_MARGIN + 982, foot - 112)], 2, "#C9AE82")
    for k, chapter in enumerate(chapters):
        x, y = _MARGIN + 24 + 326 * k, foot - 54
        _logo(image, chapter.game, x + 42, y, 76)
        won, played = str(chapter.places[0]), f"/{chapter.games}"
        size = 76
        while size > 44 and width(won, "number", size) + width(played, "number", round(size * 0.84)) > 222:
            size -= 2
        long = write(image, x + 94, y, won, "number", size, "#8A5A06", "left")
        write(image, x + 100 + long, y, played, "number", round(size * 0.84), _FADED, "left")


def _trophies(image: Image.Image, shown: Sequence[Trophy]) -> None:
    """Draw a medal for each trophy; a dashed ring with the emblem in sepia for those still to come."""
    columns = 2 if len(shown) <= 6 else 3
    rows = max(1, -(-len(shown) // columns))
    pitch, down = 424 / columns, min((_HIGH - 16) / rows, 168)
    radius = min(pitch, down) / 2 - 9
    first = _TOP + _HIGH / 2 - down * (rows - 1) / 2
    for k, trophy in enumerate(shown):
        x, y = 1084 + pitch * (k % columns + 0.5), first + down * (k // columns)
        tint = None if trophy.at is not None else _SEPIA
        if trophy.at is None:
            fill(image, ellipse(x, y, radius), "#8A6A3C", 0.14)
            fill(image, ellipse(x, y, radius - 4).dashed(16, 11, 5), "#8A6A3C", 0.9)
        else:
            own = mix(_colour(trophy.game), "#05071A", 0.45) if trophy.game else _ENAMEL[trophy.name]
            enamel = mix(own, "#FFFFFF", 0.16), own, mix(own, "#000000", 0.35)
            fill(image, ellipse(x, y, radius * 0.88), linear((x, y - radius), (x, y + radius), *enamel))
            inner_shadow(image, ellipse(x, y, radius * 0.86), 6, 5, "#000000", 0.6)
            piece("house/medal", _MEDALS[trophy.name], size=radius).put(image, x, y)
        _emblem(image, trophy, x, y, radius, tint)


def _emblem(image: Image.Image, trophy: Trophy, x: float, y: float, radius: float, tint: Colour | None) -> None:
    if trophy.name == WEEK:
        for dx, dy, game in zip((-0.4, 0.4, 0), (0.22, 0.22, -0.34), games(), strict=False):
            _logo(image, game, x + radius * dx, y + radius * dy, radius * 0.6, tint or "#FFE9B0")
    elif trophy.game is not None and _has(trophy.game, "trophy"):
        piece(f"{trophy.game}/trophy", size=radius * 1.3, tint=tint).put(image, x, y)
    elif trophy.game is not None:
        _logo(image, trophy.game, x, y, radius, tint or "#FFE9B0")
    else:
        piece("house/trophy", trophy.name, size=radius * 1.3, tint=tint).put(image, x, y)


def _has(game: str, kind: str) -> bool:
    """Return whether a game has pieces of a kind."""
    known = index(game)
    return known is not None and kind in known.sizes


def _duels(image: Image.Image, profile: Profile, locale: str) -> None:
    """Draw the games in which the player and a friend finished ahead of one another."""
    x, y, wide, high = _MARGIN, 730, WIDTH - 2 * _MARGIN, 290
    plate = rect(x, y, wide, high, 18)
    shadow(image, plate, 9, 6, "#120803", 0.65)
    fill(image, plate, linear((0, y), (0, y + high), "#55331C", "#35200F"))
    friend, middle, centre = profile.friend, y + 74, x + wide / 2
    if friend is None:
        lines, size = fit_lines(say(locale, "profile-nobody"), "name", 58, wide - 120, 2, 44)
        write_lines(image, centre, y + high / 2, lines, "name", size, _SOFT, 76)
        return
    scores = str(friend.ahead), str(friend.behind)
    size = 100
    while size > 60 and max(width(score, "number", size) for score in scores) > 240:
        size -= 2
    room = wide / 2 - 34 - 70 - max(width(score, "number", size) for score in scores)
    left, small = fit(player(profile.name, 1, locale), "name", 66, room, 46)
    write(image, x + 34, middle, left, "name", small, _CREAM, "left", shade=_NIGHT)
    right, small = fit(player(friend.name, 2, locale), "name", 66, room, 46)
    write(image, x + wide - 34, middle, right, "name", small, _CREAM, "right", shade=_NIGHT)
    write(image, centre - 46, middle, scores[0], "number", size, _OWN, "right", shade=_NIGHT)
    write(image, centre, middle - 4, ":", "number", 84, "#E8CFA0", shade=_NIGHT)
    write(image, centre + 46, middle, scores[1], "number", size, _THEIRS, "left", shade=_NIGHT)
    _share(image, friend, x + 34, y + 140, wide - 68)
    duels = friend.duels[:SHOWN]
    for k, duel in enumerate(duels):
        _duel(image, duel, centre + (k - (len(duels) - 1) / 2) * wide / 3, y + 234)


def _share(image: Image.Image, friend: Friend, x: float, y: float, wide: float) -> None:
    """Draw the share of either player as a bar."""
    both = friend.ahead + friend.behind
    share = wide * (friend.ahead / both if both else 0.5)
    fill(image, rect(x, y, wide, 26, 13), "#1E1007", 0.7)
    if share > 30:
        fill(image, rect(x, y, share - 4, 26, 13), linear((0, y), (0, y + 26), _OWN, "#D79A3A"))
    if wide - share > 30:
        fill(image, rect(x + share + 4, y, wide - share - 4, 26, 13), linear((0, y), (0, y + 26), _THEIRS, "#5C9CD8"))


def _duel(image: Image.Image, duel: Duel, x: float, y: float) -> None:
    fill(image, rect(x - 200, y - 48, 400, 96, 16), _CREAM, 0.94)
    _logo(image, duel.game, x - 140, y, 74)
    shown, size = fit(f"{duel.ahead} : {duel.behind}", "number", 74, 250, 40)
    write(image, x + 50, y, shown, "number", size, _INK)
