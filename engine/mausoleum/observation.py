"""What a viewer of Guardiões do Mausoléu may know.

Hands and the order of the draw pile are secret. Hand sizes, areas, shields and the discard pile are public (ruling).
Until a play is complete, only its player knows its card and target.
"""

from __future__ import annotations

from engine.contract import ViewBase
from engine.hidden import deal, unseen
from engine.mausoleum import choices
from engine.mausoleum.components import DECK, PARTS, Kind
from engine.mausoleum.scoring import score
from engine.mausoleum.state import PRIVATE_STEPS, State, Step
from engine.mausoleum.view import View
from engine.rng import Rng


def view(state: State, base: ViewBase) -> View:
    """Return all that ``base.viewer`` (None: a spectator) may know of ``state``."""
    viewer, decides = base.viewer, base.decision is not None
    stage = Step.PLAY if state.step in PRIVATE_STEPS else state.step
    hand = () if viewer is None else tuple(sorted(state.hands[viewer]))
    reasons: list[tuple[Kind, str]] = []
    if viewer is not None and decides and state.step is Step.PLAY:
        for kind in sorted(set(hand)):
            reason = choices.barred(state, viewer, kind)
            if reason is not None:
                reasons.append((kind, reason))
    return View(
        *base,
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
        # The victim of an earthquake is public, the target of an incomplete play is not.
        pending_target=state.target if decides or state.step is Step.LOSE else None,
        scores=tuple(score(area, crown) for area, crown in zip(state.areas, state.mausolo, strict=True)),
        barred=tuple(reasons),
        stage=stage.value,
        always=state.always,
        play_next=state.play_next,
    )


def sample(seen: View, rng: Rng) -> State:
    """Return a full state that agrees with ``seen``: deal opponents' hands and the draw pile from the unseen cards."""
    built = [[part] * count for area in seen.areas for part, count in zip(PARTS, area, strict=True)]
    crowned = [Kind.MAUSOLO] * sum(seen.mausolo)
    state = State(
        seats=seen.seats,
        hands=[],
        areas=[list(area) for area in seen.areas],
        mausolo=list(seen.mausolo),
        shields=[list(row) for row in seen.shields],
        used=[list(row) for row in seen.used],
        pile=unseen(DECK, seen.hand, seen.discard, *seen.shields, *built, crowned),
        discard=list(seen.discard),
        turn=seen.turn,
        step=Step(seen.decision or seen.stage),
        pending=seen.pending,
        target=seen.pending_target,
        passes=seen.passes,
        ending=None if seen.outcome is None else seen.outcome.ending,
        always=seen.always,
        play_next=seen.play_next,
    )
    rng.shuffle(state, "sample", state.pile)
    state.hands = deal(state.pile, seen.hand_sizes, seen.viewer, seen.hand)
    return state
