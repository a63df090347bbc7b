"""Parts of ``sample``: the pieces of a box that a view does not show, and hands dealt from them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from itertools import chain
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def unseen(box: Iterable[T], *seen: Iterable[T]) -> list[T]:
    """Return the pieces of ``box`` in its order, without those seen. Ignores what the box does not hold."""
    left = list(box)
    for piece in chain.from_iterable(seen):
        if piece in left:
            left.remove(piece)
    return left


def deal(
    pile: list[T],
    sizes: Sequence[int],
    viewer: int | None,
    own: Sequence[T],
    able: Callable[[T], Collection[int]] | None = None,
) -> list[list[T]]:
    """Return the hands of ``sizes`` in seat order, from the end of ``pile``.

    ``viewer`` gets its ``own`` hand instead. ``able`` returns the seats that may hold a card: those without a void in
    its suit, or the one seat that is known to hold it. A card that no seat may hold stays in the pile. Raises
    ValueError if the hands cannot be filled so.
    """
    if able is None:
        return [list(own) if seat == viewer else [pile.pop() for _ in range(size)] for seat, size in enumerate(sizes)]
    seats = {card: [seat for seat in able(card) if seat != viewer] for card in pile}
    hands: list[list[T]] = [[] for _ in sizes]
    left, missing = list[T](), sum(size for seat, size in enumerate(sizes) if seat != viewer)
    # Cards that fewest seats may hold come first. Among equals the order of the pile counts, which is shuffled.
    for card in sorted(reversed(pile), key=lambda card: len(seats[card])):
        if missing and _give(card, hands, sizes, seats, frozenset()):
            missing -= 1
        else:
            left.insert(0, card)
    if missing:
        raise ValueError("the hands cannot be filled with cards that their seats may hold")
    pile[:] = left
    return [list(own) if seat == viewer else hand for seat, hand in enumerate(hands)]


def _give(
    card: T, hands: list[list[T]], sizes: Sequence[int], seats: Mapping[T, Sequence[int]], tried: frozenset[int]
) -> bool:
    """Put a card into a hand with room, else into one that passes another card on. Return whether that is possible."""
    fitting = [seat for seat in seats[card] if seat not in tried]
    roomy = [seat for seat in fitting if len(hands[seat]) < sizes[seat]]
    if roomy:
        hands[max(roomy, key=lambda seat: sizes[seat] - len(hands[seat]))].append(card)
        return True
    for seat in fitting:
        for place, other in enumerate(hands[seat]):
            if _give(other, hands, sizes, seats, tried | {seat}):
                hands[seat][place] = card
                return True
    return False
