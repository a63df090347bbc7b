"""What a viewer of Guardiões do Mausoléu may know.

Hands and the order of the draw pile are secret. Hand sizes, areas, shields and the discard pile are public (ruling).
Until a play is complete, only its player knows its card and target.
"""

from __future__ import annotations

from engine.mausoleum import choices
from engine.mausoleum.components import CARDS, Kind
from engine.mausoleum.scoring import outcome, score
from engine.mausoleum.state import PRIVATE_STEPS, State, Step
from engine.mausoleum.view import View
from engine.rng import Rng


def view(state: State, viewer: int | None) -> View:
    """All that ``viewer`` (None: a spectator) may know of ``state``."""
    deciding = () if state.decider is None else (state.decider,)
    decides = viewer is not None and viewer in deciding
    stage = Step.PLAY if state.step in PRIVATE_STEPS else state.step
    hand = () if viewer is None else tuple(sorted(state.hands[viewer]))
    reasons: list[tuple[Kind, str]] = []
    if viewer is not None and decides and state.step is Step.PLAY:
        for kind in sorted(set(hand)):
            reason = choices.barred(state, viewer, kind)
            if reason is not None:
                reasons.append((kind, reason))
    return View(
        viewer=viewer,
        seats=state.seats,
        deciding=deciding,
        decision=state.step.value if decides else None,
        actions=tuple(choices.legal(state, viewer)) if viewer is not None and decides else (),
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
        # The victim of an earthquake is public, the target of an incomplete play is not.
        pending_target=state.target if decides or state.step is Step.LOSE else None,
        scores=tuple(score(area, crown) for area, crown in zip(state.areas, state.mausolo, strict=True)),
        barred=tuple(reasons),
        stage=stage.value,
        always=state.always,
        play_next=state.play_next,
    )


def sample(seen: View, rng: Rng) -> State:
    """A full state that agrees with ``seen``: deal opponents' hands and the draw pile from the unseen cards."""
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
        always=seen.always,
        play_next=seen.play_next,
    )
    rng.shuffle(state, "sample", unseen)
    for seat, size in enumerate(seen.hand_sizes):
        hand = list(seen.hand) if seat == seen.viewer else [unseen.pop() for _ in range(size)]
        state.hands.append(hand)
    state.chance = 0
    return state
