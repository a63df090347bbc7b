"""What one viewer of Guardiões do Mausoléu sees, as plain values."""

from __future__ import annotations

from dataclasses import dataclass

from engine import contract
from engine.mausoleum.components import Kind


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat if the game ended now, by category."""

    sets: int
    """Number of complete sets."""
    set_points: int
    several_points: int
    mausolo_points: int

    @property
    def total(self) -> int:
        return self.set_points + self.several_points + self.mausolo_points


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of Guardiões do Mausoléu as ``viewer`` sees it. Tuples for all seats are in seat order."""

    turn: int
    """Seat whose turn it is. It need not decide: the victim of an earthquake chooses what to lose."""
    hand: tuple[Kind, ...]
    """The viewer's own cards in the rulebook's order; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    areas: tuple[tuple[int, int, int, int], ...]
    """Number of Base, Colunas, Pirâmide and Estátuas that each seat has built."""
    mausolo: tuple[bool, ...]
    """Whether each seat has Mausolo in front of it."""
    shields: tuple[tuple[Kind, ...], ...]
    """Open shields, in the order played."""
    used: tuple[tuple[Kind, ...], ...]
    """Different characters used by each seat, in the rulebook's order."""
    pile: int
    """Cards left to draw."""
    discard: tuple[Kind, ...]
    """The discard pile, oldest first."""
    passes: int
    """Consecutive turns without a play since the pile ran out."""
    pending: Kind | None
    """The card the viewer is playing, while its target or card is open."""
    pending_target: int | None
    scores: tuple[Score, ...]
    barred: tuple[tuple[Kind, str], ...]
    """Cards of the viewer's hand that cannot be played now, with the reason (``mausoleum-no-<reason>``)."""
    stage: str = "play"
    """The public step: ``play``, ``lose``, ``discard`` or ``over``. An incomplete play is ``play``."""
    always: bool = False
    """The option "hand_limit": five cards at any time, not only at the end of a turn."""
    play_next: bool = False
    """Whether the discard now comes before the play of the turn."""
