"""The tellers and artists by game. A game is a folder of this package.

Its module ``teller`` exports ``TELLER``, which says what panels need. Its module ``artist`` exports ``ARTIST``, which
draws. The bot asks tellers alone, so its process never loads what pictures are drawn with.
"""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from render.artists import Artist
    from render.tellers import Teller


def games() -> tuple[str, ...]:
    """Return the keys of the games with an artist."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/artist.py")))


@functools.cache
def teller(game: str) -> Teller[Any]:
    """Return the teller of a game. Raises KeyError for a game without one."""
    found: Teller[Any] = _module(game, "teller").TELLER
    return found


@functools.cache
def artist(game: str) -> Artist[Any]:
    """Return the artist of a game, with all that it draws with. Raises KeyError for a game without one."""
    found: Artist[Any] = _module(game, "artist").ARTIST
    return found


def _module(game: str, name: str) -> Any:
    if game not in games():
        raise KeyError(game)
    return importlib.import_module(f"render.{game}.{name}")
