"""The few turns of a game that moved the winner's lead most, by the points alone.

What decided a game by the chances is in its review: see :class:`tables.reviews.TurningPoint`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.points import SCORED
from tables.story import StoryTurn, standing_turns

MOST: Final = 3
"""Maximum number of them in a game."""
ALWAYS: Final = 2
"""How many a game has however little they move."""
LEAST_SHARE: Final = 0.1
"""The others move the lead by at least this share of the winner's points."""
MIN_SWING: Final = 2
"""Points by which each moves the lead at least."""


class LeadChange(NamedTuple):
    """A turn that moved the lead, and the seat whose points changed most in it."""

    turn: StoryTurn
    seat: int
    swing: int
    """By how much the winner's lead over the best other player rose (or fell, negative)."""
    turned: bool
    """Whether the winner was behind or level before and is ahead after, or the other way round."""
    points: tuple[int, ...]
    """The points of each seat after it."""


def lead_changes(
    turns: Sequence[StoryTurn], seats: int, winner: int, most: int = MOST, *, lowest: bool = False, since: int = 0
) -> list[LeadChange]:
    """Return at most ``most`` turns of a finished game that moved the lead of one of its winners most, oldest first.

    The turn in which the winner takes the lead for good is always among them. A turn in which the lead changes hands
    counts more than another of the same size, and so does a later one. ``lowest``: the fewest points win. ``since``: a
    turn that ended at this revision or before is none.
    """
    points, found = [0] * seats, list[LeadChange]()
    for turn in standing_turns(turns):
        before, moved = _ahead(points, winner, lowest=lowest), dict[int, int]()
        for event in turn.events:
            if event.kind == SCORED:
                seat, after = int(event.facts["seat"]), int(event.facts["after"])
                moved[seat] = moved.get(seat, 0) + after - int(event.facts["before"])
                points[seat] = after
        now = _ahead(points, winner, lowest=lowest)
        if moved and now != before and turn.end > since:
            # Where points count by the round, a round may have cost its players nothing.
            seat = max(moved, key=lambda seat: (abs(moved[seat]), seat == winner))
            found.append(LeadChange(turn, seat, now - before, (before > 0) != (now > 0), tuple(points)))
    least = LEAST_SHARE * max(points)
    large = [(each, place) for place, each in enumerate(found) if abs(each.swing) >= MIN_SWING]
    for_good = max((place for each, place in large if each.turned and each.swing > 0), default=-1)
    large.sort(
        key=lambda pair: (pair[1] == for_good, abs(pair[0].swing) * (1.5 if pair[0].turned else 1), pair[1]),
        reverse=True,
    )
    chosen = [pair for rank, pair in enumerate(large[:most]) if rank < ALWAYS or abs(pair[0].swing) >= least]
    return [each for each, _ in sorted(chosen, key=lambda pair: pair[1])]


def _ahead(points: Sequence[int], winner: int, *, lowest: bool) -> int:
    """Return the winner's lead over the best other player; negative behind them."""
    others = [each for seat, each in enumerate(points) if seat != winner]
    return min(others) - points[winner] if lowest else points[winner] - max(others)
