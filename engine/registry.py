"""Finds the games: every folder of ``engine`` with a ``meta`` is one. Imports each game's rules on first use."""

from __future__ import annotations

import copyreg
import functools
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from engine.any_game import AnyGame, Game
from engine.contract import Meta

COMPLETE: Final = "complete"
"""The ``Meta.stage`` of a game that people can play: rules, pictures and texts exist."""


@functools.cache
def every_game() -> tuple[str, ...]:
    """Return the keys of all games with rules, alphabetical."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/meta.py")))


@functools.cache
def meta(key: str) -> Meta:
    """Return what a game says of itself. Loads no rules."""
    found: Meta = importlib.import_module(f"engine.{key}.meta").META
    return found


@functools.cache
def games() -> tuple[str, ...]:
    """Return the keys of the games that people can play, alphabetical."""
    return tuple(key for key in every_game() if meta(key).stage == COMPLETE)


@functools.cache
def game(key: str) -> AnyGame:
    """Return the rules of one game, of any stage. KeyError for an unknown key."""
    if key not in every_game():
        raise KeyError(key)
    found = importlib.import_module(f"engine.{key}.game").GAME
    assert isinstance(found, Game)
    return found


def _pickled(found: AnyGame) -> tuple[Callable[[str], AnyGame], tuple[str]]:
    return game, (found.meta.key,)


copyreg.pickle(Game, _pickled)  # a game travels to a worker as its key
