"""Build ``GAME`` from the modules of Guardiões do Mausoléu, and check positions against the box."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.any_game import Game
from engine.mausoleum import choices, coming, observation, policy, reasons, rules, why_not
from engine.mausoleum.components import CARDS, CHARACTERS, HAND, SHIELDS, Kind
from engine.mausoleum.lesson import LESSON
from engine.mausoleum.meta import META, RULINGS
from engine.mausoleum.scoring import outcome
from engine.mausoleum.state import PLAIN, PRIVATE_STEPS, TARGETED_STEPS, State, Step, decider
from engine.mausoleum.tips import TIPS
from engine.mausoleum.trophy import earned


def check(position: State) -> None:
    """Raise AssertionError if a card is lost or doubled, or a hand, a shield or a step is impossible."""
    count: Counter[Kind] = Counter(position.pile)
    count.update(position.discard)
    for seat in range(position.seats):
        count.update(position.hands[seat])
        count.update(position.shields[seat])
        count.update({Kind(part): number for part, number in enumerate(position.areas[seat])})
        count[Kind.MAUSOLO] += position.mausolo[seat]
        assert min(position.areas[seat]) >= 0, f"seat {seat} has a negative number of construction cards"
        assert all(kind in SHIELDS for kind in position.shields[seat]), (
            f"seat {seat} has a card among its shields that is no shield"
        )
        full_hand_steps = {Step.DISCARD} if position.always else set(Step) - {Step.OVER}
        own_turn = seat == position.turn and position.step in full_hand_steps
        assert own_turn or len(position.hands[seat]) <= HAND, f"seat {seat} holds more than {HAND} cards"
        used = position.used[seat]
        assert used == sorted(set(used) & set(CHARACTERS)), f"seat {seat} used something that is no character"
    for kind, card in CARDS.items():
        assert count[kind] == card.copies, f"{count[kind]} of {card.copies} {card.name}"
    _check_step(position)


def _check_step(position: State) -> None:
    """Check that step, card being played, target and ending agree."""
    step, pending = position.step, position.pending
    assert (position.ending is None) == (step is not Step.OVER), "ending and step OVER disagree"
    assert position.ending is None or position.ending in META.endings, f"no such ending: {position.ending}"
    assert 0 <= position.passes <= (0 if position.pile else position.seats), f"{position.passes} passes in a row"
    assert (pending is not None) == (step in PRIVATE_STEPS), "card being played and step disagree"
    assert pending is None or pending in position.hands[position.turn], "the card being played is not in the hand"
    assert (position.target is not None) == (step in TARGETED_STEPS), "target and step disagree"
    assert position.target is None or position.target != position.turn, "a player is their own target"
    assert step is not Step.DISCARD or len(position.hands[position.turn]) > HAND, (
        "a discard from a hand within the limit"
    )
    assert not position.play_next or (position.always and step is Step.DISCARD), "a play after a discard it has not"
    seat = decider(position)
    assert seat is None or choices.legal(position, seat), "a decision without an action"


GAME: Final = Game(
    META,
    RULINGS,
    PLAIN,
    rules,
    observation,
    policy,
    outcome,
    check,
    tips=TIPS,
    reasons=reasons,
    why_not=why_not,
    coming=coming,
    trophy=earned,
    lesson=LESSON,
)
