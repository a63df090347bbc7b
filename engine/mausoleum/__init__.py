"""Guardiões do Mausoléu: build the Mausoleum of Halicarnassus, and keep the others from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from engine.contract import Action, Decision, Event, Game, Json, NotAllowed, Note, NotYourDecision, Outcome
from engine.mausoleum import actions, policy, rules, scoring, state, view
from engine.mausoleum.components import CARDS, CHARACTERS, HAND, SHIELDS, Kind
from engine.mausoleum.meta import META, RULINGS
from engine.mausoleum.state import PRIVATE_STEPS, TARGETED_STEPS, State, Step
from engine.mausoleum.view import View
from engine.rng import Rng


class Mausoleum(Game[State, View]):
    """The game's face to the rest of the program: each method is the function of the module that it belongs to."""

    meta = META
    rulings = RULINGS

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> tuple[State, list[Event]]:
        return rules.setup(seats, rng)

    def deciding(self, state: State) -> tuple[Decision, ...]:
        return rules.deciding(state)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> list[Event]:
        return rules.apply(state, seat, action, rng)

    def why_not(self, state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
        return rules.why_not(state, seat, action)

    def view(self, state: State, viewer: int | None) -> View:
        return view.view(state, viewer)

    def sample(self, seen: View, rng: Rng) -> State:
        return view.sample(seen, rng)

    def reshuffle(self, state: State, rng: Rng) -> None:
        rules.reshuffle(state, rng)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def copy(self, position: State) -> State:
        return state.copy(position)

    def dump(self, position: State) -> Json:
        return state.dump(position)

    def load(self, data: Json) -> State:
        position = state.load(data)
        try:
            check(position)
        except AssertionError as error:
            raise ValueError(f"not a position of Guardiões do Mausoléu: {error}") from error
        return position

    def check(self, position: State) -> None:
        check(position)

    def prompt(self, seen: View) -> Note:
        return policy.prompt(seen)

    def explain(self, seen: View, action: Action) -> Note:
        return policy.explain(seen, action)

    def cards(self, seen: View) -> tuple[str, ...]:
        return tuple(kind.word for kind in seen.hand)

    def suggest(self, seen: View, rng: Rng) -> Action:
        return policy.suggest(seen)


def check(position: State) -> None:
    """Raise AssertionError if a card was lost or doubled, or a hand, a shield or a step is impossible."""
    count: Counter[Kind] = Counter(position.pile)
    count.update(position.discard)
    for seat in range(position.seats):
        count.update(position.hands[seat])
        count.update(position.shields[seat])
        count.update({Kind(part): number for part, number in enumerate(position.areas[seat])})
        count[Kind.MAUSOLO] += position.mausolo[seat]
        assert min(position.areas[seat]) >= 0, f"seat {seat} has fewer than no construction cards"
        assert all(kind in SHIELDS for kind in position.shields[seat]), f"a shield of seat {seat} is none"
        own_turn = seat == position.turn and position.step is not Step.OVER
        assert own_turn or len(position.hands[seat]) <= HAND, f"seat {seat} holds more than {HAND} cards"
        used = position.used[seat]
        assert used == sorted(set(used) & set(CHARACTERS)), f"what seat {seat} used is not a list of characters"
    for kind, card in CARDS.items():
        assert count[kind] == card.copies, f"{count[kind]} of {card.copies} {card.name}"
    _check_step(position)


def _check_step(position: State) -> None:
    """The step, the card being played, its target and the end agree with one another."""
    step, pending = position.step, position.pending
    assert (position.ending is None) == (step is not Step.OVER), "an ending without an end, or the reverse"
    assert position.ending is None or position.ending in META.endings, f"no such ending: {position.ending}"
    assert 0 <= position.passes <= (0 if position.pile else position.seats), f"{position.passes} passes in a row"
    assert (pending is not None) == (step in PRIVATE_STEPS), "a card being played without a step, or the reverse"
    assert pending is None or pending in position.hands[position.turn], "a card is played that is not in the hand"
    assert (position.target is not None) == (step in TARGETED_STEPS), "a target without a step, or the reverse"
    assert position.target is None or position.target != position.turn, "a player is their own target"
    assert step is not Step.DISCARD or len(position.hands[position.turn]) > HAND, "a discard without need"
    decider = position.decider
    assert decider is None or rules.legal(position, decider), "a decision without an action"


GAME: Final = Mausoleum()
