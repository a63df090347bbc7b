"""Guardiões do Mausoléu as one viewer sees it: plain values, for pictures, texts and computer players."""

from __future__ import annotations

from dataclasses import dataclass

from engine import contract
from engine.mausoleum.components import Kind


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat if the game ended now, by category."""

    sets: int
    """How many complete sets."""
    set_points: int
    several_points: int
    mausolo_points: int

    @property
    def total(self) -> int:
        return self.set_points + self.several_points + self.mausolo_points


@dataclass(frozen=True, slots=True)
class View(contract.View):
    """A game of Guardiões do Mausoléu as ``viewer`` sees it; tuples with one entry a seat are in seat order."""

    turn: int
    """Whose turn it is (not always who decides: the victim of an earthquake chooses what is lost)."""
    hand: tuple[Kind, ...]
    """The viewer's own cards in the rulebook's order; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    areas: tuple[tuple[int, int, int, int], ...]
    """How many Base, Colunas, Pirâmide and Estátuas each seat has built."""
    mausolo: tuple[bool, ...]
    """Who has Mausolo in front of them."""
    shields: tuple[tuple[Kind, ...], ...]
    """Shields that wait, in the order in which they were played."""
    used: tuple[tuple[Kind, ...], ...]
    """Different characters each seat has used, in the rulebook's order."""
    pile: int
    """Cards left to draw."""
    discard: tuple[Kind, ...]
    """The discard pile, oldest first; the last one lies on top."""
    passes: int
    """Turns in a row, since the pile ran out, in which nothing was played."""
    pending: Kind | None
    """The card the viewer is about to play, while its target or card is still being chosen."""
    pending_target: int | None
    scores: tuple[Score, ...]
    barred: tuple[tuple[Kind, str], ...]
    """Cards of the viewer's hand that cannot be played now, each with the reason (``mausoleum-no-<reason>``)."""
    stage: str = "play"
    """What everybody may know of the step: ``play``, ``lose``, ``discard`` or ``over``; a play being put together is
    ``play`` to all but its player."""
