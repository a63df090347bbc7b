"""What a hint says: the whole move, and why it is good by what its player knows.

A move may be several actions, such as a card, its target and what is taken: :func:`next_view` follows it as long as its
player learns nothing new. :func:`reasons` compares it with another first action. It tries both in positions that agree
with the view, so what it says is true in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from engine.any_game import AnyGame
from engine.contract import TURN, Action, Event, Note, View, seen
from engine.points import totals
from engine.reasons import clearest, reason
from engine.rng import Rng

State: TypeAlias = Any
"""A position of some game."""

SAMPLES: Final = 16
"""Number of positions that agree with a view in which a move is tried."""
MAX_ACTIONS: Final = 4
"""Maximum number of actions of a move."""
ENDS_LOST: Final = "ends-lost"
"""Key of the reason that the other action ends the game, and the viewer loses it."""
MAX_REASONS: Final = 2
"""Maximum number of reasons that a hint names."""


class MoveStep(NamedTuple):
    """An action of a move, the view before it, and the next best action there (None without one)."""

    view: View
    action: Action
    other: Action | None


@dataclass(frozen=True, slots=True)
class MoveEffect:
    """What a move does in every sampled position. ``points`` before and after, by seat; None where it depends."""

    won: bool
    """Whether the game ends, and the viewer alone wins."""
    shared: bool
    """Whether the game ends, and the viewer shares the victory."""
    lost: bool
    """Whether the game ends, and others win."""
    points: tuple[tuple[int, int], ...] | None


def next_view(game: AnyGame, view: View, action: Action) -> View | None:
    """Return the viewer's view after an action, while the turn goes on and all samples agree; else None."""
    assert view.viewer is not None
    found = None
    for state, rng in game.worlds(view, SAMPLES):
        events = game.apply(state, view.viewer, action, rng)
        after = game.view(state, view.viewer)
        over = after.decision is None or any(event.kind == TURN for event in events)
        if over or (found is not None and after != found):
            return None
        found = after
    return found


def reasons(game: AnyGame, steps: Sequence[MoveStep]) -> list[Note]:
    """Return why a move is good, the strongest reason first: at most two. Empty if nothing tells it from the other.

    ``steps`` are its actions. The first one names the alternative. Keys are those of the game's ``reason-…`` texts.
    """
    view, other = steps[0].view, steps[0].other
    own = effect(game, view, [step.action for step in steps])
    theirs = None if other is None else effect(game, view, [other], finish=True)
    if own.won:
        return [Note("wins")]
    if own.shared:
        return [Note("shares")]
    found = [Note(ENDS_LOST)] if theirs is not None and theirs.lost and not own.lost else []
    each = [reason(game, step.view, step.action, step.other) for step in reversed(steps) if step.other]
    note = clearest(game, [note for note in each if note is not None])
    found += [] if note is None else [note]
    if game.by_round is None:
        told = {fact for note in found for fact in note.facts}
        gains = _of_points(game, view, own, theirs)
        found += [note for note in gains if not (told & {"points", "broken"} and note.facts)]
    return found[:MAX_REASONS]


def effect(game: AnyGame, view: View, actions: Sequence[Action], *, finish: bool = False) -> MoveEffect:
    """Try a move in sampled positions. ``finish``: its player continues it with what brings most points at once."""
    assert view.viewer is not None
    seat, winners, points = view.viewer, set[tuple[int, ...] | None](), set[tuple[tuple[int, int], ...]]()
    before, events, told = totals(view), list[Event](), set[str]()
    for state, rng in game.worlds(view, SAMPLES):
        for action in actions:
            if action not in game.legal(state, seat):
                break
            events = game.apply(state, seat, action, rng)
        if finish and all(event.kind != TURN for event in events):
            _finish(game, state, seat, rng)
        told.add(repr(seen(events, seat)))
        after = game.view(state, seat)
        winners.add(None if after.outcome is None else after.outcome.winners)
        points.add(tuple(zip(before, totals(after), strict=True)))
    # Where samples differ in what happens, such as in what others have chosen in secret, another one may end otherwise.
    ended = None not in winners and len(told) == 1
    alone = ended and winners == {(seat,)}
    there = [seat in each for each in winners if each is not None]
    return MoveEffect(
        alone,
        ended and all(there) and not alone,
        ended and not any(there),
        points.pop() if len(points) == 1 else None,
    )


def _finish(game: AnyGame, state: State, seat: int, rng: Rng) -> None:
    """Continue a move in a position, each action the one after which its player is furthest ahead."""
    for _ in range(MAX_ACTIONS):
        tried = []
        for action in game.legal(state, seat):
            after = game.copy(state)
            ended = any(event.kind == TURN for event in game.apply(after, seat, action, rng))
            points = totals(game.view(after, seat))
            ahead = points[seat] - max(each for other, each in enumerate(points) if other != seat) if points else 0
            tried.append((ahead, str(action), action, ended))
        if not tried:
            return
        *_, action, ended = max(tried)
        game.apply(state, seat, action, rng)
        if ended:
            return


def _of_points(game: AnyGame, view: View, own: MoveEffect, other: MoveEffect | None) -> Iterator[Note]:
    """Yield what a move does to points and lead that the other does not."""
    assert view.viewer is not None
    if own.points is None:
        return
    me, without = view.viewer, None if other is None else other.points
    for seat, (before, after) in enumerate(own.points):
        change, elsewhere = after - before, 0 if without is None else without[seat][1] - without[seat][0]
        if seat == me and change > max(0, elsewhere):
            yield Note("gains", {"points": change})
        if seat != me and change < min(0, elsewhere):
            yield Note("costs", {"target": seat, "points": -change})
    if not own.points:
        return
    # Points that others do not see make no lead that a reader can check.
    hidden = totals(view)[me] - totals(game.view(next(game.worlds(view, 1))[0], None))[me]
    led = [each[1] - (hidden if seat == me else 0) for seat, each in enumerate(own.points)]
    ahead = all(each < led[me] for seat, each in enumerate(led) if seat != me)
    if ahead and not _leads(own.points, me, 0) and not (without and _leads(without, me, 1)):
        yield Note("leads")


def _leads(points: Sequence[tuple[int, int]], seat: int, when: int) -> bool:
    return all(each[when] < points[seat][when] for other, each in enumerate(points) if other != seat)
