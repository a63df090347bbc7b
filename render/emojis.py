"""The emojis that a bot uploads: those of each game, and those of all games.

A game lists its own in ``render/<key>/emojis.py``, as words of its texts where there is one. An emoji's name is its
base name, ``<game>_<key>`` or a key of the house, and a digest of its pixels, so a change of a drawing makes a new one.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from render import marks
from render.kit import emoji
from render.kit.sprites import Sprite
from render.registry import artist
from render.scene import Emoji
from render.theme import SEAT_COLOURS
from render.wording import DIGEST_LENGTH, emoji_base

DRAWINGS: Final[Mapping[str, Callable[[], Sprite]]] = {
    **{f"seat_{seat + 1}": partial(marks.seat_mark, seat, 90) for seat in range(len(SEAT_COLOURS))},
    **{f"choice_{text.lower()}": partial(marks.letter, text, 220) for text in "ABCDEFGHIJ"},
}
"""The emojis of all games by key."""


def drawn(game: str | None, report: Callable[[int, int], None] = lambda done, total: None) -> dict[str, Emoji]:
    """Draw the emojis of a game, or those of all games (None). By base name.

    ``report`` receives the numbers of finished and of all emojis: a worker that is silent for long counts as lost.
    """
    drawings = DRAWINGS if game is None else artist(game).emojis()
    finished: dict[str, Emoji] = {}
    for key, draw in drawings.items():
        base = emoji_base(game, key)
        finished[base] = _finished(base, draw())
        report(len(finished), len(drawings))
    return finished


def _finished(base: str, made: Sprite) -> Emoji:
    image = emoji.square(made)
    digest = hashlib.sha256(image.tobytes()).hexdigest()[:DIGEST_LENGTH]
    file = io.BytesIO()
    image.save(file, "PNG")
    return Emoji(f"{base}_{digest}", file.getvalue())
