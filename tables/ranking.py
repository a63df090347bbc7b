"""Who is rated for a ranked game, and how they came in: those who stayed, and those who left.

Version 1 of the rule rated only people who finished. Since version 2, a person who leaves comes in behind all who stay,
the first one last, and so does one for whom a bot made more than a third of the decisions. A person who took over a
seat is rated from half of its decisions on. Since version 3, a person who made no decision is not rated, and their seat
counts as a bot's. A decision counts if it stands at the end, and a choice that was changed in private counts once. A
game is settled at its end, or once fewer than two people are left in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from db import ActionRow, HolderRow, SeatRow, StandingRow
from engine import TURN, Outcome
from engine.players import VERSION
from tables.bot_players import BOT_USER_ID, STAND_IN_LEVEL
from tables.change import Change
from tables.log import entry_of
from tables.rating_model import FORGOTTEN_USER_ID
from tables.state import TableState
from tables.undo import standing

RULE: Final = 3
"""The version of the rule. Standings of another version stay as they are."""
GRACE_TURNS: Final = 2
"""A person who leaves in their first so many turns, after a decision, makes the game practice for all."""
STOOD_IN_SHARE: Final = 1 / 3
"""A person for whom bots made a larger share of the decisions counts as one who left."""
SUBSTITUTE_SHARE: Final = 1 / 2
"""A person who took over a seat is rated if they made at least this share of its decisions."""
BOT_PLAYED_BEHIND = 0.5
"""Added to the last place for those who stayed but let bots play: they come in ahead of those who left."""

Decisions = Mapping[tuple[int, int | None], int]
"""How many decisions each user made for each seat; bots as None."""


def decisions_of(rows: Sequence[ActionRow]) -> Decisions:
    """Return the decisions that stand in a whole log, oldest first.

    Steps that only their player may notice lead to a decision, or change one: they are none of their own.
    """
    users = {row.revision: row.user_id for row in rows}
    decided = (entry.step for entry in standing(list(map(entry_of, rows))) if not entry.private)
    return Counter((step.seat, users[step.revision]) for step in decided if step.seat is not None)


def settled_by_leaving(table: TableState, change: Change, seat: int) -> Change:
    """Return the change by which the player of ``seat`` leaves, and settle a ranked game if it does that."""
    if not table.competitive:
        return change
    left = {each.user_id for each in table.seats if each.user_id > 0 and each.seat != seat}
    if len(left) <= 1 or in_grace(table, seat):
        return replace(change, row=replace(change.row, rated=True))
    return change


def has_decided(table: TableState, seat: int) -> bool:
    """Return whether a player has made a decision that stands. One who has made none is not rated."""
    own = (entry for entry in table.standing() if entry.step.seat == seat and entry.step.is_action)
    return not table.has_whole_log or any(not entry.automatic for entry in own)


def in_grace(table: TableState, seat: int) -> bool:
    """Return whether a player is in one of the first turns after a decision: leaving makes it practice for all."""
    if not table.has_whole_log or not has_decided(table, seat):
        return False
    events = [event for entry in table.standing() for event in entry.events]
    return sum(event.kind == TURN and event.facts.get("seat", seat) == seat for event in events) <= GRACE_TURNS


def standings(
    table: TableState, change: Change, outcome: Outcome | None, decisions: Decisions, ladder: int
) -> tuple[StandingRow, ...]:
    """Return the standings of a ranked game that ``change`` settles; ``outcome`` is None before its end.

    Empty if it is practice: a player left in their first turns, or there is nobody to compare with.
    """
    seats, action = change.seats or table.seats, change.action
    if outcome is None and action is not None and action.seat is not None and in_grace(table, action.seat):
        return ()
    found: list[tuple[float, SeatRow, int]] = []  # place, seat, user
    behind = float(len(seats))
    for seat in seats:
        first = next(each for each in table.holders if each.seat == seat.seat)
        rated = len(found)
        if seat.user_id > 0 and _counts(seat, first, decisions):
            stayed = seat.user_id != first.user_id or _share(seat.seat, None, decisions) <= STOOD_IN_SHARE
            place = 1.0 if outcome is None else float(outcome.places[seat.seat])
            found.append((place if stayed else behind + BOT_PLAYED_BEHIND, seat, seat.user_id))
        # The log does not name those who have deleted their data.
        logged = first.user_id if first.name else FORGOTTEN_USER_ID
        if first.user_id > 0 and first.user_id != seat.user_id and (seat.seat, logged) in decisions:
            gone = _left_at(table, first, change.row.revision)
            found.append((behind + 1 + 1 / (1 + gone), seat, first.user_id))
        if len(found) == rated and outcome is not None:
            found.append((outcome.places[seat.seat], seat, BOT_USER_ID))
    if sum(user_id > 0 for _, _, user_id in found) <= 1:
        return ()
    places = sorted({place for place, _, _ in found})
    at = change.row.updated_at
    rows = []
    for entrant, (place, seat, user_id) in enumerate(found):
        bot = (seat.computer or STAND_IN_LEVEL) if user_id == BOT_USER_ID else None
        version = None if bot is None else VERSION
        who = seat.table_id, entrant, seat.seat, user_id
        rows.append(StandingRow(*who, places.index(place) + 1, bot, version, RULE, at, ladder))
    return tuple(rows)


def _left_at(table: TableState, first: HolderRow, now: int) -> int:
    """Return the revision at which the first holder of a seat left it for good."""
    held = [each for each in table.holders if each.seat == first.seat and each.user_id == first.user_id]
    later = (each.from_revision for each in table.holders if each.seat == first.seat)
    return min((each for each in later if each > held[-1].from_revision), default=now)


def _counts(seat: SeatRow, first: HolderRow, decisions: Decisions) -> bool:
    """Return whether the person who has a seat is rated.

    They decided at least once, and had the seat from the start or made half of its decisions.
    """
    if (seat.seat, seat.user_id) not in decisions:
        return False
    return seat.user_id == first.user_id or _share(seat.seat, seat.user_id, decisions) >= SUBSTITUTE_SHARE


def _share(seat: int, user_id: int | None, decisions: Decisions) -> float:
    """Return the share of a seat's decisions that a user made; bots as None."""
    whole = sum(count for (of, _), count in decisions.items() if of == seat)
    return decisions.get((seat, user_id), 0) / whole if whole else 0.0
