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
from typing import TYPE_CHECKING, Final

from engine.progress import add_quiet, progress
from locales import LOCALES
from render import emojis, encode, lesson, shortened
from render.house import review, review_move
from render.positions import HARD_NAMES, NAMES, Samples, load
from render.registry import Artist, Drawing, artist, games, teller

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
    offered = list(_offered(samples, artist(game)))
    chosen = [
        (locale, name, draw)
        for locale in (samples.home, *(each for each in LOCALES if each != samples.home))
        for name, draw in offered
        if locale in locales and (locale == samples.home or any(fnmatchcase(name, pattern) for pattern in everywhere))
    ]
    for locale, name, draw in progress(chosen, game):
        yield locale, name, draw(locale)


def _offered(samples: Samples, to: Artist) -> Iterator[tuple[str, Callable[[str], Drawing]]]:
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
    for page in teller(samples.rules.meta.key).illustrated():
        yield f"rules-{page}", partial(to.rules_picture, page)


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
    """Write all chosen pictures and the index to ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
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
    chosen = [given.game] if given.game else list(games())
    write(given.folder, chosen, given.locale)


if __name__ == "__main__":
    main()
