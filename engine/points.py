"""The points that everybody sees, as events: who scored, and who took the lead.

Tables add these events to those of each action: see :func:`perform`. A game that counts points only at the end of a
round has the part ``points``, a function ``changes(before, after)``. It gets the spectator's views around an
action, and returns the points of each seat before and after; nothing while a round runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.any_game import AnyGame
from engine.contract import TURN, Action, Event, View
from engine.rng import Rng

SCORED: Final = "scored"
"""Event kind: ``seat`` had ``before`` points and has ``after``. At the end of a round there is one for each seat."""
LEADS: Final = "leads"
"""Event kind: ``seat`` alone is ahead now, and was not before."""
LEVEL: Final = "level"
"""Event kind: ``seat`` has as many points now as ``target``, who alone was ahead before."""
UNLED: Final = "unled"
"""Event kind: ``seat`` alone was ahead before, and is not; no one else is alone ahead now."""
KINDS: Final = (SCORED, LEADS, LEVEL, UNLED)

Changes = Sequence[tuple[int, int]]
"""The points of each seat before and after an action; empty if none count."""


def totals(view: View) -> tuple[int, ...]:
    """Return the points of each seat, without hidden ones; empty for a game without ``View.scores``."""
    return tuple(each.total for each in getattr(view, "scores", ()))


def perform(game: AnyGame, state: Any, seat: int, action: Action, rng: Rng) -> list[Event]:
    """Apply an action, and return its events with those of the points. Raises what ``Game.apply`` raises.

    The events of the points come before the mark of the next turn. The end of a game reveals hidden points, which the
    last action did not score: they do not count.
    """
    before = game.view(state, None)
    by_round = game.by_round
    known = [] if by_round else [totals(game.view(state, each)) for each in range(before.seats)]
    events = list(game.apply(state, seat, action, rng))
    after = game.view(state, None)
    if by_round is not None:
        changes = by_round(before, after)
    else:
        changes = list(zip(totals(before), totals(after), strict=True))
        if after.outcome is not None:
            changes = [(was, was + now - known[each][each]) for each, (was, now) in enumerate(changes)]
    news = [
        Event(SCORED, {"seat": seat, "before": was, "after": now})
        for seat, (was, now) in enumerate(changes)
        if was != now or by_round is not None
    ]
    news += lead(changes, lowest=game.meta.lowest_wins) if after.outcome is None else []
    marks = [place for place, event in enumerate(events) if place and event.kind in (TURN, "ended")]
    place = len(events) if not marks else marks[-1 if by_round else 0]
    return [*events[:place], *news, *events[place:]]


def ends_round(game: AnyGame, events: Sequence[Event]) -> bool:
    """Return whether these events of an action end a round of a game that counts then."""
    return game.by_round is not None and any(event.kind == SCORED for event in events)


def ends_round_between(game: AnyGame, before: Any, after: Any) -> bool:
    """Return whether a round of a game that counts then has ended between two positions."""
    by_round = game.by_round
    return by_round is not None and bool(by_round(game.view(before, None), game.view(after, None)))


def lead(changes: Changes, *, lowest: bool = False) -> list[Event]:
    """Return the change of the lead, if there is one. No seat leads without points. ``lowest``: the fewest lead."""
    if not changes:
        return []
    was, now = (_ahead([each[when] for each in changes], lowest=lowest) for when in (0, 1))
    if was == now:
        return []
    if len(now) == 1:
        return [Event(LEADS, {"seat": now[0]})]
    if len(was) == 1 and was[0] in now:
        return [Event(LEVEL, {"seat": seat, "target": was[0]}) for seat in now if seat != was[0]]
    return [Event(UNLED, {"seat": was[0]})] if len(was) == 1 else []


def _ahead(points: Sequence[int], *, lowest: bool) -> list[int]:
    """Return the seats that lead; none before somebody has points."""
    best = min(points) if lowest else max(points)
    return [seat for seat, each in enumerate(points) if each == best] if max(points) > 0 else []
