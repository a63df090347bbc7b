"""Units and pixels. Drawings are written in units: every picture is 1560 units wide.

:func:`scale` says how many pixels a unit has. Pictures have three quarters of a pixel a unit, because no client shows
more; an animation has less. The kit converts units to pixels, so drawing code rarely needs to.

A sprite whose code works on pixels itself (noise, gradients by numpy, crops) is drawn at one pixel a unit, and
:mod:`render.kit.sprites` then reduces it. Within that drawing :func:`scale` is 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

PICTURE: Final = 0.75
"""Pixels a unit of boards, hands, sheets and covers."""


@dataclass(slots=True)
class Reduction:
    """A sprite being drawn at one pixel a unit, to be reduced. ``grain`` is the grain to add after that."""

    grain: float = 0.0


_scale: ContextVar[float] = ContextVar("scale", default=PICTURE)
_reduction: ContextVar[Reduction | None] = ContextVar("reduction", default=None)


def scale() -> float:
    """Return the pixels of a unit."""
    return _scale.get()


def pixels(units: float) -> int:
    """Return the nearest number of pixels."""
    return round(units * _scale.get())


def reduction() -> Reduction | None:
    """Return the reduction that the current drawing is for, or None."""
    return _reduction.get()


@contextmanager
def scaled(value: float) -> Iterator[None]:
    """Draw with ``value`` pixels a unit."""
    token = _scale.set(value)
    try:
        yield
    finally:
        _scale.reset(token)


@contextmanager
def to_reduce() -> Iterator[Reduction]:
    """Draw at one pixel a unit, for a sprite that is then reduced."""
    made = Reduction()
    scale_token, token = _scale.set(1.0), _reduction.set(made)
    try:
        yield made
    finally:
        _scale.reset(scale_token)
        _reduction.reset(token)
