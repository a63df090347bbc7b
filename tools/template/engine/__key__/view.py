"""What one viewer of __title__ sees, as plain values. Renderers import this module."""

from __future__ import annotations

from dataclasses import dataclass

from engine import contract


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of __title__ as ``viewer`` sees it. Tuples for all seats are in seat order."""

    hand: tuple[int, ...]
    """The viewer's own cards, ascending; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    row: tuple[int, ...]
    """Cards played, oldest first."""
    first: int
    """The seat that played the first card."""
    points: tuple[int, ...]
    """Lanterns that each seat has lit."""
    pile: int
    """Number of cards left over after the deal."""
