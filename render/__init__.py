"""Pictures: a view of a game in, a PNG and its alternative text out.

Safe to call from several threads. What a picture needs is imported and drawn when it is first asked for; finished
pictures are remembered, and equal scenes share one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Final

from render.house.life import Profile
from render.kit.cache import Cache
from render.registry import Drawing, artist, games, palettes
from render.scene import Picture, Scene

if TYPE_CHECKING:
    from PIL import Image

ALT_LENGTH: Final = 1024
"""Discord's limit for the description of a picture, in characters."""
WORDS: Final = 3000
"""The most characters of a board in words."""
_MEMORY: Final = 16 * 1024 * 1024

_pictures: Final[Cache[Picture]] = Cache(_MEMORY, lambda picture: len(picture.data) + 2 * len(picture.alt) + 512)


def board(game: str, scene: Scene, locale: str) -> Picture:
    """The public board, 1560×1040: for a view with no viewer."""
    return _picture(game, ("board", scene.key, locale), lambda: artist(game).board(scene, locale))


def words(game: str, scene: Scene, locale: str) -> tuple[str, ...]:
    """The board in words, whole, and for a player their own hand: paragraphs (markdown), at most ``WORDS`` characters
    in all. Nothing is drawn."""
    return artist(game).words(scene, locale)


def has_interlude(game: str, scene: Scene) -> bool:
    """Whether something has just ended that :func:`interlude` shows."""
    return artist(game).has_interlude(scene.view)


def interlude(game: str, scene: Scene, locale: str) -> Picture | None:
    """What has just ended, 1560×1040, for a view with no viewer; None where nothing has."""
    if not has_interlude(game, scene):
        return None
    return _picture(game, ("interlude", scene.key, locale), lambda: artist(game).interlude(scene, locale))


def hand(game: str, scene: Scene, locale: str) -> Picture:
    """The viewer's own hand, or what the viewer's open decision is about, 1560 wide."""
    return _picture(game, ("hand", scene.key, locale), lambda: artist(game).hand(scene, locale))


def score(game: str, scene: Scene, locale: str) -> Picture:
    """The final score sheet, 1560×1040: for a view with an outcome."""
    return _picture(game, ("score", scene.key, locale), lambda: artist(game).score(scene, locale))


def cover(game: str, names: tuple[str | None, ...], locale: str, minimum: int) -> Picture:
    """The lobby, 1560×520: names in seat order, None for a free seat; ``minimum`` players are needed to start."""
    return _picture(game, ("cover", names, locale, minimum), lambda: artist(game).cover(names, locale, minimum))


def profile(profile: Profile, locale: str) -> Picture:
    """What somebody has played, 1560 wide."""
    from render.house import portrait

    return _pictures.get(("profile", profile, locale), lambda: portrait.picture(profile, locale))


def accent(game: str) -> int:
    """The colour of the bar beside a game's messages, 0xRRGGBB."""
    return artist(game).accent


def rules_pages(game: str) -> tuple[str, ...]:
    """Names of a game's pages of rules, in order."""
    return artist(game).rules_pages()


def rules_picture(game: str, page: str, locale: str) -> Picture | None:
    """The illustration of a page of rules, or None if it has none. KeyError for a page that does not exist."""
    if page not in rules_pages(game):
        raise KeyError(page)
    if page not in artist(game).illustrated():
        return None
    return _picture(game, ("rules", page, locale), lambda: artist(game).rules_picture(page, locale))


def warm(game: str, locales: Sequence[str]) -> None:
    """Draw ahead the layers and sprites that every picture of a game needs."""
    artist(game).warm(tuple(locales))


def compose(game: str, scene: Scene, locale: str) -> Image.Image:
    """The board before it is encoded (RGB), drawn anew: for measuring."""
    return artist(game).board(scene, locale)[0]


def encode(image: Image.Image, game: str, kind: str = "board") -> bytes:
    """PNG bytes in the palette of a kind of picture. An image that is in a palette already is only encoded."""
    from render.kit import png

    level = png.QUICK if kind == "hand" else png.LEVEL
    return png.encode(image if image.mode == "P" else png.quantise(image, palettes(game)[kind]), level)


def forget() -> None:
    """Empty the memory of finished pictures."""
    _pictures.clear()


def _picture(game: str, key: tuple[Hashable, ...], draw: Callable[[], Drawing]) -> Picture:
    def finish() -> Picture:
        image, kind, alt = draw()
        return Picture(encode(image, game, kind), shortened(alt), image.width, image.height)

    return _pictures.get((game, *key), finish)


def shortened(alt: str) -> str:
    """An alternative text within Discord's limit, cut at a word."""
    if len(alt) <= ALT_LENGTH:
        return alt
    return alt[: ALT_LENGTH - 1].rsplit(" ", 1)[0] + "…"


__all__ = [
    "Drawing",
    "Picture",
    "Profile",
    "Scene",
    "accent",
    "board",
    "compose",
    "cover",
    "encode",
    "forget",
    "games",
    "hand",
    "has_interlude",
    "interlude",
    "profile",
    "rules_pages",
    "rules_picture",
    "score",
    "warm",
    "words",
]
