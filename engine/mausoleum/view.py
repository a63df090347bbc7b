"""What one viewer of a game of Guardiões do Mausoléu may know.

Secret are hands and the order of the draw pile. Hand sizes, areas, shields and the discard pile are public (ruling).
A play that is still being put together (its target, its card) is known to its player alone until it happens.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import contract
from engine.mausoleum import rules
from engine.mausoleum.components import CARDS, Kind
from engine.mausoleum.scoring import Score, outcome, score
from engine.mausoleum.state import PRIVATE_STEPS, State, Step
from engine.rng import Rng

__all__ = ["Score", "View", "sample", "view"]


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


def view(state: State, viewer: int | None) -> View:
    """All that ``viewer`` (None: a spectator) may know of ``state``."""
    deciding = () if state.decider is None else (state.decider,)
    decides = viewer is not None and viewer in deciding
    stage = Step.PLAY if state.step in PRIVATE_STEPS else state.step
    hand = () if viewer is None else tuple(sorted(state.hands[viewer]))
    reasons: list[tuple[Kind, str]] = []
    if viewer is not None and decides and state.step is Step.PLAY:
        for kind in sorted(set(hand)):
            reason = rules.barred(state, viewer, kind)
            if reason is not None:
                reasons.append((kind, reason))
    return View(
        viewer=viewer,
        seats=state.seats,
        deciding=deciding,
        decision=state.step.value if decides else None,
        actions=tuple(rules.legal(state, viewer)) if viewer is not None and decides else (),
        outcome=outcome(state),
        turn=state.turn,
        hand=hand,
        hand_sizes=tuple(len(each) for each in state.hands),
        areas=tuple((area[0], area[1], area[2], area[3]) for area in state.areas),
        mausolo=tuple(state.mausolo),
        shields=tuple(tuple(row) for row in state.shields),
        used=tuple(tuple(row) for row in state.used),
        pile=len(state.pile),
        discard=tuple(state.discard),
        passes=state.passes,
        pending=state.pending if decides else None,
        # Whom an earthquake struck is public; whom a play is being aimed at is not.
        pending_target=state.target if decides or state.step is Step.LOSE else None,
        scores=tuple(score(area, crown) for area, crown in zip(state.areas, state.mausolo, strict=True)),
        barred=tuple(reasons),
        stage=stage.value,
    )


def sample(seen: View, rng: Rng) -> State:
    """A full state that agrees with ``seen``: opponents' hands and the draw pile are dealt anew from what is unseen."""
    unseen = [kind for kind, card in CARDS.items() for _ in range(card.copies)]
    for area in seen.areas:
        for part, count in enumerate(area):
            for _ in range(count):
                unseen.remove(Kind(part))
    visible = (seen.hand, seen.discard, *seen.shields, (Kind.MAUSOLO,) * sum(seen.mausolo))
    for row in visible:
        for kind in row:
            unseen.remove(kind)
    state = State(
        seats=seen.seats,
        hands=[],
        areas=[list(area) for area in seen.areas],
        mausolo=list(seen.mausolo),
        shields=[list(row) for row in seen.shields],
        used=[list(row) for row in seen.used],
        pile=unseen,
        discard=list(seen.discard),
        turn=seen.turn,
        step=Step(seen.decision or seen.stage),
        pending=seen.pending,
        target=seen.pending_target,
        passes=seen.passes,
        ending=None if seen.outcome is None else seen.outcome.ending,
    )
    rng.shuffle(state, "sample", unseen)
    for seat, size in enumerate(seen.hand_sizes):
        hand = list(seen.hand) if seat == seen.viewer else [unseen.pop() for _ in range(size)]
        state.hands.append(hand)
    state.chance = 0
    return state
