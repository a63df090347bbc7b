"""The rules of __title__: preparation, legal actions, what they do.

All choose at the same time, each two cards, one by one. No other seat learns of a card before the last choice
of the round. No action takes a choice back: the undo of the table does.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.__key__.components import CARDS, CLOSE, HAND, HIGH, PICK, TARGET, closest, highest
from engine.__key__.state import State
from engine.contract import TURN, Action, Decision, Event, words
from engine.errors import NotAllowed, NotYourDecision, UnreadableAction
from engine.rng import Rng

ACTIONS = {f"choose.{card}": Action("choose", (str(card),)) for card in CARDS}
"""All actions by notation."""


def setup(seats: int, options: Mapping[str, str], rng: Rng) -> tuple[State, list[Event]]:
    """Deal the first round."""
    state = State(seats=seats, hands=[], chosen=[], pile=[], points=[0] * seats)
    return state, _deal(state, rng)


def _deal(state: State, rng: Rng) -> list[Event]:
    """Shuffle all cards and deal new hands; return the events. No seat is on turn: all choose."""
    state.pile, state.chosen = list(CARDS), [[] for _ in range(state.seats)]
    rng.shuffle(state, "deal", state.pile)
    state.hands = [sorted(state.pile.pop() for _ in range(HAND)) for _ in range(state.seats)]
    return [Event("dealt", {"round": state.round}, reveals=True), Event(TURN, {"round": state.round})]


def reshuffle(state: State, rng: Rng) -> None:
    """Shuffle what no seat knows: the cards left over."""
    rng.shuffle(state, "unknown", state.pile)


def deciding(state: State) -> tuple[Decision, ...]:
    """Return a decision of each seat that still chooses; none when the match is over."""
    return tuple([Decision(seat, "choose") for seat in state.choosing])


def legal(state: State, seat: int) -> list[Action]:
    """Return the seat's legal actions: every card of its hand. They do not depend on what others have chosen."""
    return [ACTIONS[f"choose.{card}"] for card in state.hands[seat]] if len(state.chosen[seat]) < PICK else []


def parse(text: str) -> Action:
    """Read a notation. :class:`UnreadableAction` if this game has no such action."""
    action = ACTIONS.get(str(words(text)))
    if action is None:
        raise UnreadableAction(text[:40])
    return action


def why_not(state: State, seat: int, action: Action) -> NotAllowed | NotYourDecision | None:
    """Return the error that ``apply`` would raise, or None."""
    choosing = state.choosing
    if not choosing:
        return NotAllowed("over")
    if seat not in choosing:
        return NotYourDecision(f"seat {seat} has nothing to decide")
    if str(action) not in ACTIONS:
        return NotAllowed("not-now")
    return None if int(action.args[0]) in state.hands[seat] else NotAllowed("not-in-hand")


def apply(state: State, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Choose a card; after the last choice of the round show all. The last event of a game is ``ended``."""
    refusal = why_not(state, seat, action)
    if refusal is not None:
        raise refusal
    card = int(action.args[0])
    state.hands[seat].remove(card)
    state.chosen[seat] = sorted((*state.chosen[seat], card))
    # Only its player may know of the choice. That a seat is ready, all see.
    events = [Event("chose", {"seat": seat, "number": card}, audience=(seat,))]
    if len(state.chosen[seat]) == PICK:
        events.append(Event("ready", {"seat": seat}))
    return events if state.choosing else [*events, *_show(state, rng)]


def _show(state: State, rng: Rng) -> list[Event]:
    """Show all pairs, which is one event, and score them; then deal the next round, or end the match."""
    state.shown = [list(pair) for pair in state.chosen]
    close, high = closest(state.shown), highest(state.shown)
    for seat in range(state.seats):
        state.points[seat] += CLOSE * (seat in close) + HIGH * (seat in high)
    pairs = ["+".join(map(str, pair)) for pair in state.shown]
    facts = {"pairs": ", ".join(pairs), "close": _those(pairs, close), "high": _those(pairs, high)}
    shown = Event("shown", facts, reveals=True)
    if max(state.points) >= TARGET:
        return [shown, Event("ended", {})]
    state.round += 1
    return [shown, *_deal(state, rng)]


def _those(pairs: list[str], seats: tuple[int, ...]) -> str:
    return ", ".join(pairs[seat] for seat in seats)
