"""Units and pixels. Layouts are written in units: every picture is 1560 units wide.

:func:`scale` says how many pixels a unit has: three quarters in a picture of 1170 pixels, less in an animation.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

PICTURE: Final = 0.75
"""Pixels a unit of boards, hands, sheets and covers."""

_scale: ContextVar[float] = ContextVar("scale", default=PICTURE)


def scale() -> float:
    """Return the pixels of a unit."""
    return _scale.get()


def pixels(units: float) -> int:
    """Return the nearest number of pixels."""
    return round(units * _scale.get())


@contextmanager
def scaled(value: float) -> Iterator[None]:
    """Draw with ``value`` pixels a unit."""
    token = _scale.set(value)
    try:
        yield
    finally:
        _scale.reset(token)
