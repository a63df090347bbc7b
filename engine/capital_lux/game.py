"""Build ``GAME`` from the modules of Capital Lux, and check positions against the box."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.any_game import Game
from engine.capital_lux import coming, limits, observation, policy, reasons, rules, why_not
from engine.capital_lux.components import (
    CARDS,
    COINS,
    COLOURS,
    COPIES,
    MODIFIERS,
    PICK,
    PICKS,
    ROUNDS,
    VALUE_OF,
    WORDS,
    Card,
    card,
)
from engine.capital_lux.lesson import LESSON
from engine.capital_lux.meta import META, RULINGS
from engine.capital_lux.points import changes
from engine.capital_lux.scoring import outcome
from engine.capital_lux.state import PLAIN, State, Step
from engine.capital_lux.tips import TIPS
from engine.capital_lux.trophy import earned


def check(position: State) -> None:
    """Raise AssertionError if a card, a modifier or a coin is lost or doubled, or a step is impossible."""
    count: Counter[Card] = Counter(position.pile)
    for row in (*position.hands, *position.kept, *position.bonus, position.discard):
        count.update(row)
    for town in (position.capital, *position.homes):
        assert all(row == tuple(sorted(row)) for row in town), "cards of a town are unsorted"
        count.update([card(colour, value) for colour in COLOURS for value in town[colour]])
    for each in CARDS:
        assert count[each] == COPIES[VALUE_OF[each]], f"{count[each]} of {COPIES[VALUE_OF[each]]} {WORDS[each]}"
    assert all(row == sorted(row) for row in (*position.hands, *position.kept)), "a hand is unsorted"
    looked = [] if position.looked is None else [position.looked]
    modifiers = [*position.modifiers, *looked, *(laid.value for laid in position.laid)]
    assert Counter(modifiers) == Counter(MODIFIERS), f"the modifiers are {modifiers}"
    assert min(position.supply, *position.coins) >= 0, "a negative number of coins"
    assert position.supply + sum(position.coins) == COINS, "a coin was lost or doubled"
    _check_step(position)


def _check_step(position: State) -> None:
    """Check that step, round and pending decisions agree."""
    step, mover = position.step, position.turn
    assert 1 <= position.round <= ROUNDS, f"no such round: {position.round}"
    assert step is not Step.OVER or position.round == ROUNDS, "an end before the last round"
    assert (position.pending is not None) == (step is Step.TAKE), "Cleric and step disagree"
    assert position.pending is None or position.pending in position.hands[mover], "the Cleric is not in the hand"
    assert (position.looked is not None) == (step is Step.LAY), "modifier and step disagree"
    drafting = step is Step.DRAFT
    assert position.draft in (range(1, PICKS + 1) if drafting else (0,)), f"pick {position.draft} of a draft"
    end = position.round_end
    assert (end is not None) == (step is Step.OVER or (drafting and position.round > 1)), "round end and step disagree"
    assert end is None or all(laid.value is not None for laid in end.modifiers), "a round end with secrets"
    _check_choices(position)
    if step in (Step.GOLD, Step.OVER):
        assert not any(position.hands), "cards in hand after a round"
    elif drafting:
        assert len(set(map(len, position.hands))) == 1, "unequal hands in a draft"
        assert all(len(kept) == PICK * (position.draft - 1) for kept in position.kept), "unequal picks in a draft"
    else:
        assert step is Step.LAY or position.hands[mover], "a turn without a card"
        assert position.closer != mover, "a turn of the player who closed the round"
        assert position.closer is None or not position.hands[position.closer], "a round closed with cards in hand"
    assert drafting or not any(position.kept), "cards set aside outside a draft"
    for decision in rules.deciding(position):
        assert rules.legal(position, decision.seat), "a decision without an action"


def _check_choices(position: State) -> None:
    """Check that choices are legal and at least one is missing."""
    if position.step not in rules.TOGETHER:
        assert not any(choice is not None for choice in position.choices), "a choice outside a decision"
        return
    assert None in position.choices, "all have chosen, and the round did not continue"
    for seat, choice in enumerate(position.choices):
        if position.step is Step.GOLD:
            possible = limits.savings(position.coins[seat], limits.over_limit(position, seat))
            assert choice in possible if choice is not None else len(possible) > 1, (
                f"an impossible choice of seat {seat}"
            )
        elif choice is not None:
            assert len(choice) == PICK and choice == tuple(sorted(choice)), f"an impossible pick of seat {seat}"
            assert not Counter(choice) - Counter(position.hands[seat]), f"seat {seat} picked cards it does not hold"


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
    points=changes,
    trophy=earned,
    lesson=LESSON,
)
