"""The emojis of all games: the signs of seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from art.house import marks
from render.kit.sprites import Sprite
from render.theme import SEAT_COLOURS

DRAWINGS: Final[Mapping[str, Callable[[], Sprite]]] = {
    **{f"seat_{seat + 1}": partial(marks.seat_mark, seat, 90) for seat in range(len(SEAT_COLOURS))},
}
