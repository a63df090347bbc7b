"""Parts of ``sample``: the pieces of a box that a view does not show, and hands dealt from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TypeVar

T = TypeVar("T")


def unseen(box: Iterable[T], *seen: Iterable[T]) -> list[T]:
    """Return the pieces of ``box`` in its order, without those seen. Ignores what the box does not hold."""
    left = list(box)
    for piece in chain.from_iterable(seen):
        if piece in left:
            left.remove(piece)
    return left


def deal(pile: list[T], sizes: Sequence[int], viewer: int | None, own: Sequence[T]) -> list[list[T]]:
    """Return the hands of ``sizes`` in seat order, from the end of ``pile``.

    ``viewer`` gets its ``own`` hand instead.
    """
    return [list(own) if seat == viewer else [pile.pop() for _ in range(size)] for seat, size in enumerate(sizes)]
