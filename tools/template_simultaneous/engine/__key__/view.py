"""What one viewer of __title__ sees, as plain values. Renderers import this module."""

from __future__ import annotations

from dataclasses import dataclass

from engine import contract


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of __title__ as ``viewer`` sees it. Tuples for all seats are in seat order.

    Whether a seat that still chooses has one card already, only its player knows: ``deciding`` says who is ready.
    """

    round: int
    hand: tuple[int, ...]
    """The viewer's own cards that are not chosen, ascending; empty for a spectator."""
    chosen: tuple[int, ...]
    """The viewer's own choice in this round."""
    shown: tuple[tuple[int, ...], ...]
    """The pairs of the last round that is over; empty in the first."""
    points: tuple[int, ...]
    """Lanterns that each seat has lit."""
