"""What a player may do at their next decision, by what they can know while others decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from engine.any_game import AnyGame
from engine.contract import TURN, Action, Note, View
from engine.joined import apart, whole
from engine.players.heuristics import heuristics_of
from engine.players.randomness import softmax_choice
from engine.rng import KeyedRng

SAMPLES: Final = 16
"""Number of positions that agree with a view from which the others play on."""
LIKELY: Final = 0.5
"""An action is offered if it is possible, with the same label, in so great a share of them."""
MOST_DECISIONS: Final = 80
"""Most decisions of the others that are played."""


class Ahead(NamedTuple):
    """An action of a later decision: a view in which it is possible, and what it does there."""

    view: View
    action: Action
    note: Note


def ahead(game: AnyGame, view: View, chosen: Sequence[tuple[Action, Note]] = ()) -> list[Ahead]:
    """Return the likely actions of the viewer's next decision, the likeliest first.

    ``chosen``: what they plan to do first, with its labels; then those that follow in the same turn. Empty if that is
    not likely, or ends the turn.

    The others play on as in a bot's playouts, in positions that agree with the view: so the result is a function of
    what the viewer knows. These are the present ones of a viewer who decides now; none of one who decides no more.
    """
    reached = [_next_decision(game, view, number) for number in range(SAMPLES)]
    found = _likely(game, view, reached, sum(state is not None for state in reached))
    for step in chosen:
        first = next((each for each in found if (each.action, each.note) == step), None)
        if first is None:
            return []
        found = _likely(game, view, [_later_in_turn(game, first, number) for number in range(SAMPLES)], SAMPLES)
    return found


def _likely(game: AnyGame, view: View, reached: Sequence[Any], count: int) -> list[Ahead]:
    """Return what is possible, with the same label, in so many of ``count`` positions; None is no position."""
    found: dict[tuple[Action, str], Ahead] = {}
    counts = Counter[tuple[Action, str]]()
    for state in reached:
        if state is None:
            continue
        then = whole(game, game.view(state, view.viewer))
        for action in then.actions:
            note = game.explain(then, action)
            key = action, repr((note.key, sorted(note.facts.items())))
            found.setdefault(key, Ahead(then, action, note))
            counts[key] += 1
    return [found[key] for key, times in counts.most_common() if times >= LIKELY * count]


def _later_in_turn(game: AnyGame, first: Ahead, number: int) -> Any:
    """Return a position after an action in which its player decides on in the same turn; None if there is none."""
    rng, seat = KeyedRng(number.to_bytes(1)), first.view.viewer
    assert seat is not None
    state = game.sample(first.view, rng)
    events = [event for action in apart(first.action) for event in game.apply(state, seat, action, rng)]
    goes_on = seat in [each.seat for each in game.deciding(state)] and all(event.kind != TURN for event in events)
    return state if goes_on else None


def _next_decision(game: AnyGame, view: View, number: int) -> Any:
    """Return a position in which the viewer decides next; None if the game ends before, or takes too long."""
    rng, chance = KeyedRng(number.to_bytes(1)), Random(number)
    state, prefer = game.sample(view, rng), heuristics_of(game, "normal").prefer
    for _ in range(MOST_DECISIONS):
        deciding = [each.seat for each in game.deciding(state)]
        if not deciding or view.viewer in deciding:
            return state if deciding else None
        actions = game.legal(state, deciding[0])
        liked = prefer(state, deciding[0], actions)
        game.apply(state, deciding[0], softmax_choice(actions, liked, 1.0, chance), rng)
    return None
