"""Pictures: turns a view of a game into a JPEG and its alternative text.

Thread-safe. Functions import and draw on first use. A cache keeps finished pictures, and equal scenes share one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Final

from locales import DEFAULT
from render.drawing import Drawing as Drawing
from render.drawing import PictureKind as PictureKind
from render.encoding import encode as encode
from render.house.course import Course as Course
from render.house.course import CourseChoice as CourseChoice
from render.house.course import CourseMoment as CourseMoment
from render.house.day_card import DayCard as DayCard
from render.house.life import Profile as Profile
from render.kit.cache import Cache
from render.registry import artist, teller
from render.registry import games as games
from render.scene import ALT_LENGTH as ALT_LENGTH
from render.scene import Picture as Picture
from render.scene import Scene as Scene
from render.scene import shortened as shortened
from render.wording import Words

if TYPE_CHECKING:
    from PIL import Image

WORDS: Final = 3000
"""Limit of a board in words, in characters."""
_PICTURE_BYTES: Final = 8 * 1024 * 1024
"""Limit of the finished pictures in memory."""

_pictures: Final[Cache[Picture]] = Cache(_PICTURE_BYTES, lambda picture: len(picture.data) + 2 * len(picture.alt) + 512)


def board(game: str, scene: Scene, locale: str) -> Picture:
    """Draw the public board, 1170×780 pixels, from a view without a viewer."""
    return _picture(game, ("board", scene.key, locale), lambda: artist(game).board(scene, locale), scene.names)


def words(game: str, scene: Scene, locale: str) -> tuple[str, ...]:
    """Describe the whole board and, for a player, their own hand. Draws nothing.

    Returns paragraphs (markdown) of at most ``WORDS`` characters in all.
    """
    return teller(game).words(scene, Words(locale))


def has_interlude(game: str, scene: Scene) -> bool:
    """Return whether a part of the game that :func:`interlude` shows has just ended."""
    return teller(game).ended(scene.view) is not None


def interlude(game: str, scene: Scene, locale: str) -> Picture | None:
    """Draw the part of the game that has just ended, 1170×780 pixels, for a view without a viewer. None if none has."""
    ended = teller(game).ended(scene.view)
    if ended is None:
        return None
    return _picture(
        game, ("interlude", ended, scene.names, locale), lambda: artist(game).interlude(scene, locale), scene.names
    )


def hand(game: str, scene: Scene, locale: str) -> Picture:
    """Draw the table from the viewer's chair, with their cards or open decision, 1170 pixels wide."""
    return _picture(game, ("hand", scene.key, locale), lambda: artist(game).hand(scene, locale), scene.names)


def score(game: str, scene: Scene, locale: str) -> Picture:
    """Draw the final score sheet, 1170×780 pixels. The view must have an outcome."""
    return _picture(game, ("score", scene.key, locale), lambda: artist(game).score(scene, locale), scene.names)


def lesson_step(
    game: str, kind: PictureKind, scene: Scene, locale: str, lit: tuple[str, ...], step: int, steps: int
) -> Picture:
    """Draw a board, hand or score sheet for a step of a lesson: its ``lit`` parts bright, all else dimmed, dots below.

    ``step`` counts from 1. With ``steps`` 0 there are no dots. A picture that shows no lit part is not dimmed.
    """
    from render import lesson

    key = ("lesson", kind, scene.key, locale, lit, step, steps)
    return _picture(game, key, lambda: lesson.draw(artist(game), kind, scene, locale, lit, (step, steps)))


def cover(game: str, names: tuple[str | None, ...], locale: str, minimum: int) -> Picture:
    """Draw the lobby, 1170×390 pixels. ``names``: in seat order, None for a free seat. ``minimum``: players needed."""
    return _picture(game, ("cover", names, locale, minimum), lambda: artist(game).cover(names, locale, minimum), names)


def profile(profile: Profile, locale: str) -> Picture:
    """Draw a player's record, 1170 pixels wide."""
    from render.house import portrait

    return _pictures.get(("profile", profile, locale), lambda: portrait.picture(profile, locale))


def daily(card: DayCard, locale: str) -> Picture:
    """Draw the card of a daily deal, 1170×780 pixels."""
    from render.house import daily

    return _pictures.get(("daily", card, locale), lambda: daily.picture(card, locale))


def review(course: Course, locale: str) -> Picture:
    """Draw how a game was decided, 1170×780 pixels."""
    from render.house import review

    return _picture(course.game, ("review", course, locale), lambda: review.draw(course, locale))


def review_move(course: Course, number: int, board: Scene, reason: str, locale: str) -> Picture:
    """Draw a turning point, counted from 0, 1170×780 pixels. ``board``: the spectators' scene before it."""
    from render.house import review_move

    key = ("review_move", course, number, board.key, reason, locale)
    return _picture(course.game, key, lambda: review_move.draw(course, number, board, reason, locale))


def accent(game: str) -> int:
    """Return the colour of the bar beside a game's messages, 0xRRGGBB."""
    return teller(game).accent


def rules_pages(game: str) -> tuple[str, ...]:
    """Return the names of a game's rules pages, in order."""
    return teller(game).pages


def illustration(game: str, page: str, options: Mapping[str, str]) -> str:
    """Return the name of a rules page's illustration with these options: its own where there is one, else the page."""
    own = (variant(page, *chosen) for chosen in options.items())
    return next((name for name in own if name in teller(game).illustrated()), page)


def variant(page: str, option: str, value: str) -> str:
    """Return the name of the illustration of a page as a value of an option plays it."""
    return f"{page}-{option}-{value}".replace("_", "-")


def rules_picture(game: str, page: str, locale: str) -> Picture | None:
    """Draw an illustration of the rules, or return None for a page without one. Raises KeyError for an unknown page."""
    if page not in teller(game).illustrated():
        if page not in rules_pages(game):
            raise KeyError(page)
        return None
    return _picture(game, ("rules", page, locale), lambda: artist(game).rules_picture(page, locale))


def compose(game: str, scene: Scene, locale: str) -> Image.Image:
    """Draw the board (RGB) without cache and encoding, for benchmarks."""
    return artist(game).board(scene, locale)[0]


def forget() -> None:
    """Clear the cache of finished pictures."""
    _pictures.clear()


def _picture(
    game: str, key: tuple[Hashable, ...], draw: Callable[[], Drawing], names: tuple[str | None, ...] = ()
) -> Picture:
    def finish() -> Picture:
        image, alt = draw()
        shown = artist(game).names(tuple(name or "" for name in names), DEFAULT)
        nameless = artist(game).names(("",) * len(names), DEFAULT)
        unnamed = (seat for seat, name in enumerate(names) if name and name != shown[seat] == nameless[seat])
        return Picture(encode(image), shortened(alt), image.width, image.height, tuple(unnamed))

    return _pictures.get((game, *key), finish)
