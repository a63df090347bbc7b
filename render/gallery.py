"""``python -m render.gallery DIR [--game G] [--locale L] [--quiet]``: draw every kind of picture.

Writes the pictures and an ``index.html``.
"""

from __future__ import annotations

import argparse
import html
import time
from collections.abc import Callable, Collection, Iterator
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.progress import add_quiet, progress
from engine.trophies import DAYS as DAYS_IN_A_ROW
from engine.trophies import OWN, TIE, WEEK, Trophy
from locales import DEFAULT, LOCALES
from render import emojis, encode, lesson, shortened
from render.artists import Artist
from render.drawing import Drawing
from render.house import review, review_move
from render.house.day_card import DayCard
from render.house.life import START, Chapter, Duel, Friend, Profile
from render.positions import HARD_NAMES, NAMES, Samples, load
from render.registry import artist, games, teller
from render.wording import Words

if TYPE_CHECKING:
    from PIL import Image

CARD = 95
"""Width of a card on the sheet of its deck."""
REASON = "It fits at home: 11, with a limit of 20. "
"""Why a move would have been better, in samples of reviews."""
COVERS: Final[dict[str, tuple[str | None, ...]]] = {
    "cover-empty": (None, None, None, None),
    "cover-two": (*NAMES[:2], None, None),
    "cover-full": NAMES,
    "cover-hard": (*HARD_NAMES[:3], None),
}
"""Lobbies by name: players by seat."""
DAYS: Final[dict[str, dict[str, Any]]] = {
    "alone": {"streak": 12},
    "many": {
        "all_points": (*range(70, 46, -3), 47, 47, *range(46, 30, -1)),
        "streak": 120,
        "signs": "bnlbblnb" * 3,
    },
    "few": {"all_points": (61, 47), "streak": 1, "signs": "bbnbl"},
}
"""Cards of the daily deal by name: see :class:`DayCard`."""
_TO_COME: Final = (*(Trophy(OWN, game) for game in games()), Trophy(TIE), Trophy(DAYS_IN_A_ROW), Trophy(WEEK))
_EARNED: Final = tuple(Trophy(each.name, each.game, 1_790_000_000_000) for each in _TO_COME)


def _chapters(*ends: int) -> tuple[Chapter, ...]:
    """Return a chapter for each of the games, whose ratings rise or fall to ``ends``."""
    made = []
    for k, (game, end) in enumerate(zip(games(), ends, strict=False)):
        count = 30 + 12 * k
        curve = (*(START + (end - START) * n // count + n * 37 % 23 for n in range(1, count)), end)
        made.append(
            Chapter(game, count, (9 + 4 * k, 12, 6, 3 + 8 * k), 61, curve, tuple(range(k + 1, 4 * count, 4))[:count])
        )
    return tuple(made[::-1])


PROFILES: Final = {
    "new": Profile("Ana", (), trophies=_TO_COME),
    "one-game": Profile(
        "Íñigo",
        (Chapter(games()[0], 1, (1, 0, 0, 0), 17, (1046,), (1,)),),
        Friend("Zoé", (Duel(games()[0], 1, 1, 0),)),
        days=1,
        trophies=_TO_COME,
    ),
    "many-games": Profile(
        NAMES[0],
        _chapters(990, 1113, 950),
        Friend(NAMES[1], tuple(Duel(game, 12 - 3 * k, 7 - 2 * k, 4 - k) for k, game in enumerate(games()[:3]))),
        (97, 103),
        12,
        (*_EARNED[:-1], _TO_COME[-1]),
    ),
    "close-ratings": Profile(
        max(HARD_NAMES, key=len),
        _chapters(1150, 1152, 1148),
        Friend(max(HARD_NAMES, key=len), tuple(Duel(game, 9999, 5000, 4999) for game in games()[:3])),
        (97, 103),
        365,
        _EARNED,
    ),
    "unrated": Profile(
        "Bo", tuple(Chapter(game, 3, (0, 1, 1, 1), 40, (), ()) for game in games()[:2]), trophies=_TO_COME
    ),
}
"""States of a profile by name."""

_HEAD = """<!doctype html><meta charset="utf-8"><title>Tertulia: pictures</title>
<style>body{background:#313338;color:#dbdee1;font:14px sans-serif;margin:24px}figure{display:inline-block;margin:8px;
vertical-align:top;width:520px}img{width:520px;border-radius:8px}figcaption{white-space:pre-line;color:#b5bac1}
.emojis span{display:inline-block;margin:6px}</style>"""


def drawings(game: str, locales: Collection[str] = LOCALES) -> Iterator[tuple[str, str, Drawing]]:
    """Yield every kind of picture of a game in many positions: locale, name, drawing.

    Each comes in the home language of the game's samples, some in every language; ``locales`` limits the languages.
    """
    samples = load(game)
    everywhere = ("cover-empty", *samples.everywhere)
    to_draw = list(offered(samples, artist(game)))
    chosen = [
        (locale, name, draw)
        for locale in (samples.home, *(each for each in LOCALES if each != samples.home))
        for name, draw in to_draw
        if locale in locales and (locale == samples.home or any(fnmatchcase(name, pattern) for pattern in everywhere))
    ]
    for locale, name, draw in progress(chosen, game):
        yield locale, name, draw(locale)


def offered(samples: Samples, to: Artist[Any]) -> Iterator[tuple[str, Callable[[str], Drawing]]]:
    """Yield the name of each drawing, and the function that draws it in a language."""
    for name, scene in samples.boards():
        yield f"board-{name}", partial(to.board, scene)
    for scenes, draw in ((samples.interludes, to.interlude), (samples.hands, to.hand), (samples.scores, to.score)):
        for name, scene in scenes():
            yield name, partial(draw, scene)
    for name, kind, scene, lit, at in samples.lesson_steps():
        yield name, partial(lesson.draw, to, kind, scene, lit=lit, at=at)
    for name, course, boards in samples.reviews():
        yield name, partial(review.draw, course)
        for number, board in enumerate(boards):
            why = REASON if number % 2 == 0 else 2 * REASON
            yield f"{name}-{number + 1}", partial(review_move.draw, course, number, board, why if number < 2 else "")
    for name, seats in COVERS.items():
        yield name, partial(to.cover, seats, minimum=samples.seats.start)
    for name, more in DAYS.items():
        card = DayCard(samples.rules.meta.key, 20_783, 47, **more)
        yield f"day-{name}", partial(_day, card)
    for page in teller(samples.rules.meta.key).illustrated():
        yield f"rules-{page}", partial(to.rules_picture, page)


def _day(card: DayCard, locale: str) -> Drawing:
    from render.house import daily

    return daily.draw(card, locale), " ".join(daily.tell(card, locale))


def decks() -> Iterator[tuple[str, Image.Image]]:
    """Yield the name of each deck of :mod:`render.kit.cards`, and a picture of all its cards and a back."""
    from PIL import Image

    from render.kit import cards, spread
    from render.kit.scale import pixels

    pitch = CARD * cards.HIGH // 100 + 20
    for name, deck, tones in (("french", cards.FRENCH, "blue"), ("latin", cards.LATIN, "red")):
        image = Image.new("RGB", (pixels(1560), pixels(pitch * len(deck.suits) + 20)), "#1F5B45")
        for line in range(len(deck.suits)):
            *faces, last = spread.row(len(deck.ranks) + 1, CARD, 1560, 10)
            cards.back(CARD, tones, cards.BACKS[line]).put(image, last, 20 + pitch * line)
            for rank, x in enumerate(faces):
                deck.face(line * len(deck.ranks) + rank, CARD).put(image, x, 20 + pitch * line)
        yield name, image


def profiles(locale: str = DEFAULT) -> Iterator[tuple[str, Drawing]]:
    """Yield the name of each state of a profile, and its picture."""
    from render.house import portrait, words

    for name, shown in PROFILES.items():
        told = [*words.tell(shown, Words(locale)), words.trophies(shown, Words(locale))]
        yield name, (portrait.draw(shown, locale), " ".join(told))


def emoji_sheet(folder: Path, game: str | None) -> str:
    """Write the emojis of a game, or those of all games (None). Return their page: large and small, dark and light."""
    shown = []
    for base, emoji in emojis.load([game]).items():
        (folder / f"emoji-{base}.png").write_bytes(emoji.data)
        sizes = "".join(f'<img src="emoji-{base}.png" alt="{base}" style="width:{size}px">' for size in (128, 44, 22))
        shown.append(f"<span>{sizes}</span>")
    page = "".join(shown)
    return "".join(f'<p class="emojis" style="background:{ground}">{page}</p>' for ground in ("#313338", "#ffffff"))


def write(folder: Path, chosen: list[str], locale: str | None) -> None:
    """Write all chosen pictures and the index to an existing ``folder``."""
    parts = [_HEAD]
    for game in chosen:
        parts.append(f"<h1>{html.escape(game)}</h1>")
        for language, name, (image, alt) in drawings(game, LOCALES if locale is None else (locale,)):
            start = time.perf_counter()
            data = encode(image)
            took = (time.perf_counter() - start) * 1000
            file = f"{game}-{name}-{language}.jpg"
            (folder / file).write_bytes(data)
            words = html.escape(shortened(alt))
            note = f"{name} · {language} · {image.width}×{image.height} · {len(data) // 1024} KiB · {took:.0f} ms"
            parts.append(f'<figure><img src="{file}" alt="{words}"><figcaption>{note}\n{words}</figcaption></figure>')
        parts.append(emoji_sheet(folder, game))
    if chosen == list(games()):
        parts.append(emoji_sheet(folder, None))
        for name, (image, alt) in profiles(locale or DEFAULT):
            image.save(folder / f"profile-{name}.png")
            parts.append(
                f'<figure><img src="profile-{name}.png" alt=""><figcaption>{html.escape(alt)}</figcaption></figure>'
            )
        for name, image in decks():
            image.save(folder / f"cards-{name}.png")
            parts.append(f'<figure><img src="cards-{name}.png" alt=""><figcaption>{name} deck</figcaption></figure>')
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")


def main() -> None:
    """Parse the command line and draw."""
    parser = argparse.ArgumentParser(prog="python -m render.gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=games())
    parser.add_argument("--locale", choices=LOCALES)
    add_quiet(parser)
    given = parser.parse_args()
    try:
        given.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"pictures cannot be written there: {error}")
    write(given.folder, [given.game] if given.game else list(games()), given.locale)
    print(f"Open {given.folder / 'index.html'}")


if __name__ == "__main__":
    main()
