"""Finds the games: every folder of ``engine`` with a ``GAME`` is one. Each is imported when it is first asked for."""

from __future__ import annotations

import functools
import importlib
from pathlib import Path
from typing import Any

from engine.contract import Game

AnyGame = Game[Any, Any]


@functools.cache
def games() -> tuple[str, ...]:
    """Keys of all games, in alphabetical order."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/meta.py")))


@functools.cache
def game(key: str) -> AnyGame:
    """The rules of one game; KeyError for a key that no game has."""
    if key not in games():
        raise KeyError(key)
    found = importlib.import_module(f"engine.{key}").GAME
    assert isinstance(found, Game)
    return found
