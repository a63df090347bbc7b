"""The rules of __title__: preparation, legal actions, what they do."""

from __future__ import annotations

from collections.abc import Mapping

from engine.__key__.components import CARDS, HAND, lit
from engine.__key__.state import State
from engine.contract import TURN, Action, Decision, Event, words
from engine.errors import NotAllowed, NotYourDecision, UnreadableAction
from engine.rng import Rng

ACTIONS = {f"play.{card}": Action("play", (str(card),)) for card in CARDS}
"""All actions by notation."""


def setup(seats: int, options: Mapping[str, str], rng: Rng) -> tuple[State, list[Event]]:
    """Shuffle, deal, draw the first player."""
    state = State(seats=seats, hands=[], pile=list(CARDS))
    rng.shuffle(state, "deal", state.pile)
    state.hands = [sorted(state.pile.pop() for _ in range(HAND)) for _ in range(seats)]
    state.first = rng.below(state, "first", seats)
    return state, [Event(TURN, {"seat": state.first})]


def reshuffle(state: State, rng: Rng) -> None:
    """Shuffle what no seat knows: the cards left over."""
    rng.shuffle(state, "unknown", state.pile)


def deciding(state: State) -> tuple[Decision, ...]:
    """Return the pending decision; none when the game is over."""
    seat = state.decider
    return () if seat is None else (Decision(seat, "play"),)


def legal(state: State, seat: int) -> list[Action]:
    """Return the seat's legal actions: every card of its hand."""
    return [ACTIONS[f"play.{card}"] for card in state.hands[seat]] if seat == state.decider else []


def parse(text: str) -> Action:
    """Read a notation. :class:`UnreadableAction` if this game has no such action."""
    action = ACTIONS.get(str(words(text)))
    if action is None:
        raise UnreadableAction(text[:40])
    return action


def why_not(state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
    """Return the error that ``apply`` would raise, or None."""
    if state.decider is None:
        return NotAllowed("over")
    if seat != state.decider:
        return NotYourDecision(f"seat {seat} has nothing to decide")
    if str(action) not in ACTIONS:
        return NotAllowed("not-now")
    return None if int(action.args[0]) in state.hands[seat] else NotAllowed("not-in-hand")


def apply(state: State, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Play a card; return the events. The last event of a game is ``ended``."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise refusal
    card = int(action.args[0])
    state.hands[seat].remove(card)
    state.row.append(card)
    light = "yes" if lit(state.row)[-1] else "no"
    # The card comes from a hidden hand, so the event reveals something.
    played = Event("played", {"seat": seat, "number": card, "light": light}, reveals=True)
    if state.decider is None:
        return [played, Event("ended", {})]
    return [played, Event(TURN, {"seat": state.decider})]
