"""The sprite cache beside an LRU cache of the same bytes, on boards and hands of many tables.

Both caches serve the same pictures, in turns: random tables of all games, players' names and languages, one move after
another. A sprite that was evicted is rebuilt: unpacked from its packed copy, or drawn. Times are processor times.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Hashable, Iterator
from itertools import islice
from typing import Any
from unittest.mock import patch

from bench import Result, Skipped
from bench._positions import boards
from engine import games
from locales import LOCALES
from render.kit import sprites
from render.kit.cache import Cache
from render.registry import artist
from render.scene import Scene

TABLES = 60
MOVES = 12
"""Moves at each table. The first third fills the caches."""
TURN = 12
"""Moves that one cache serves before the other serves them."""
FIRST_NAMES = [
    "Ana",
    "Bruno",
    "Clara",
    "Davi",
    "Eva",
    "Fábio",
    "Gil",
    "Hugo",
    "Inês",
    "João",
    "Kai",
    "Lia",
    "Mário",
    "Nuno",
    "Olga",
    "Pedro",
    "Rui",
    "Sara",
    "Vera",
    "Zoe",
]

Move = tuple[str, str, Scene, Scene]
"""Game, locale, the board, and the hand of the player who decides."""


class Lru:
    """``cachetools.LRUCache`` with the interface of :class:`render.kit.cache.Cache`, without locks."""

    def __init__(self, limit: int, weigh: Callable[[Any], int]) -> None:
        from cachetools import LRUCache  # type: ignore[import-untyped, unused-ignore]

        self._values: Any = LRUCache(limit, weigh)

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Return the value of ``key``. Call ``make`` if the cache holds none."""
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = make()
        return found


class Counted:
    """A cache that counts the calls of its makers."""

    def __init__(self, cache: Any) -> None:
        self._cache = cache
        self.made = 0

    def get(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Return the value of ``key`` from the cache."""

        def counted() -> Any:
            self.made += 1
            return make()

        return self._cache.get(key, counted)


class Sprites:
    """The two caches of :mod:`render.kit.sprites`, in its sizes, and the processor seconds of drawing with them."""

    def __init__(self, kind: type[Cache[Any] | Lru]) -> None:
        self.ready = Counted(kind(sprites.READY_BYTES, lambda made: made.bytes))
        self.packed = Counted(kind(sprites.PACKED_BYTES, lambda made: made.bytes))
        self.seconds: float = 0

    def draw(self, moves: list[Move]) -> None:
        """Draw the pictures of some moves."""
        with patch.multiple(sprites, _ready=self.ready, _packed=self.packed):
            started = time.process_time()
            for key, locale, board, hand in moves:
                artist(key).board(board, locale)
                artist(key).hand(hand, locale)
            self.seconds += time.process_time() - started


def run() -> Result:
    """Measure both caches."""
    try:
        own, lru = Sprites(Cache), Sprites(Lru)
    except ImportError as error:
        raise Skipped("needs cachetools: pip install -r bench/requirements.txt") from error
    moves = evening(TABLES, MOVES)
    for part, rest in enumerate((moves[: len(moves) // 3], moves[len(moves) // 3 :])):
        for each in (own, lru):
            each.ready.made = each.packed.made = each.seconds = 0
        for start in range(0, len(rest), TURN):
            for each in (own, lru) if (start // TURN + part) % 2 else (lru, own):
                each.draw(rest[start : start + TURN])
    figures: dict[str, float | int | str] = {}
    for name, each in (("our own", own), ("LRU", lru)):
        figures[f"{name}, sprites unpacked or drawn"] = each.ready.made
        figures[f"{name}, sprites drawn"] = each.packed.made
        figures[f"{name}, processor s"] = round(each.seconds, 2)
    figures["our own : LRU, sprites drawn"] = round(own.packed.made / lru.packed.made, 2)
    figures["our own : LRU, processor time"] = round(own.seconds / lru.seconds, 2)
    return Result("sprites", figures, (f"{TABLES} tables, {2 * len(rest)} pictures with full caches",))


def evening(tables: int, moves: int) -> list[Move]:
    """Return moves of many tables in a random order of tables. Each table starts in the middle of its game."""
    chance = random.Random(1)
    games_on = [_table(number, chance) for number in range(tables)]
    found: list[Move] = []
    for _ in range(moves):
        for table in chance.sample(games_on, tables):
            found += islice(table, 1)
    return found


def _table(number: int, chance: random.Random) -> Iterator[Move]:
    key = games()[number % len(games())]
    seats = 2 + number % 3
    names = tuple(f"{chance.choice(FIRST_NAMES)} {chance.choice(FIRST_NAMES)}" for _ in range(seats))
    locale = chance.choice(LOCALES)
    positions = list(boards(key, seats, b"sprites %d" % number))
    for view, recent, own in positions[chance.randrange(len(positions) // 2) :]:
        yield key, locale, Scene(view, names, recent), Scene(own, names)
