"""The emojis that a bot uploads: the files of ``render/<game>/emojis/``, and those of all games in ``render/house``.

A file's name is its key: a word of the game's texts where there is one. An emoji's name on Discord is its base name,
``<game>_<key>`` or a key of the house, and a digest of its pixels. So a file that is replaced makes a new emoji.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image

from render.scene import Emoji
from render.wording import DIGEST_LENGTH, emoji_base

HOUSE: Final = "house"
"""The folder of the emojis of all games."""
_HERE: Final = Path(__file__).parent


@cache
def keys(game: str | None) -> frozenset[str]:
    """Return the keys of a game's emojis, or of those of all games (None)."""
    return frozenset(path.stem for path in _files(game))


def load(games: Iterable[str | None]) -> dict[str, Emoji]:
    """Return the emojis of games, and of all games (None), by base name. Those of seats come first."""
    return {emoji_base(game, path.stem): _emoji(game, path) for game in games for path in _files(game)}


def _files(game: str | None) -> list[Path]:
    found = (_HERE / (game or HOUSE) / "emojis").glob("*.png")
    return sorted(found, key=lambda path: (not path.stem.startswith("seat_"), path.stem))


def _emoji(game: str | None, path: Path) -> Emoji:
    data = path.read_bytes()
    with Image.open(io.BytesIO(data)) as image:
        digest = hashlib.sha256(image.tobytes()).hexdigest()[:DIGEST_LENGTH]
    return Emoji(f"{emoji_base(game, path.stem)}_{digest}", data)
