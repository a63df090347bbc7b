"""What people ask of a table that takes more than one pure rule: more commits, or something from the store.

Each is for :meth:`tables.table.Table.request`. The rest are rules in ``tables.transitions``, for ``Table.change``.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Collection

from db import Person, Phase, PollKind, TimerRow
from engine import UnreadableAction
from engine.joined import parse
from engine.seed import SECRET_BYTES
from tables.errors import StaleDecision, UserError
from tables.permissions import need_player, need_reach, need_seat, need_short_log
from tables.polls import PollChoice
from tables.table import Desk
from tables.transitions import absence, lobby, polls, seats, turn, undo


async def join(desk: Desk, person: Person) -> None:
    """Give a person the next free seat of a lobby. See ``lobby.join``."""
    await desk.commit(lobby.join, person, await desk.blocked(person))


async def take_over(desk: Desk, person: Person) -> int:
    """Give a person a seat that a player has left; return it. See ``seats.take_over``."""
    lobby.need_welcome(desk.table, person.user_id, await desk.blocked(person))
    await desk.commit(seats.take_over, person)
    return need_seat(desk.table, person.user_id)


async def start(desk: Desk, person: Person) -> bool:
    """Deal, with enough players; return False if that first asks whether all are still there.

    The host may, or each player once nothing has changed for some minutes.
    """
    lobby.need_starter(desk.table, desk.now, person)
    if await desk.commit(lobby.call, person) is not None and desk.table.row.called_at == desk.now.wall:
        return False
    await desk.commit(lobby.start, person, await desk.secret(), secrets.token_bytes(SECRET_BYTES))
    return True


async def start_deal(desk: Desk, person: Person, seed: bytes, opening: lobby.Moves, end: int) -> None:
    """Deal a daily deal and play its first moves. ``end``: when it is over, on the game clock."""
    await desk.in_thread(lobby.start_deal, person, seed, opening, end)  # hundreds of moves


async def act(desk: Desk, person: Person, decision_revision: int, notation: str, *, passes: bool = False) -> None:
    """Apply the action of a button, made at the seat's ``decision_revision``. Does nothing for a repeated click.

    Joined actions are lines of the log of their own, in one transaction: see :mod:`engine.joined`.
    ``passes``: from then on the bot passes for the person as long as nothing else is possible.

    Raises :class:`StaleDecision` for a button of an earlier decision, and :class:`UserError`.
    """
    table, seat = desk.table, need_player(desk.table, person.user_id)
    try:
        actions = parse(table.game, notation)
    except UnreadableAction:
        raise UserError("error-unreadable") from None
    if decision_revision != table.seats[seat].decision_revision:
        done = [await desk.notation(seat, at) for at, _ in enumerate(actions, decision_revision)]
        if done == [*map(str, actions)]:
            return  # the same click again
        raise StaleDecision
    await desk.commit(turn.play, person, seat, actions, passes=passes)


async def vote(desk: Desk, person: Person, kind: PollKind, number: int, choice: str) -> PollChoice | None:
    """Vote in poll ``number``; return the decision if this vote makes it. A later vote replaces an earlier one."""
    verdict = polls.decision(desk.table, person, kind, number, choice)
    if verdict is None:
        await desk.commit(polls.vote, person, kind, choice)
    else:
        await desk.carry_out(person, kind, verdict)
    return verdict


async def question_over(desk: Desk, timer: TimerRow) -> None:
    """Decide a question that is still open at its deadline: refuse it, or let a bot stand in."""
    kind = PollKind(timer.kind.value)
    if kind in desk.table.polls and await desk.due(timer.kind) == timer.due:
        await desk.carry_out(None, kind, PollChoice.LATE)


async def go_back(desk: Desk, person: Person, target: int) -> bool:
    """Undo up to revision ``target``, which ``need_reach`` gave; return False if that opens a poll first."""
    table = desk.table
    found, seat = need_reach(table, person.user_id), need_seat(table, person.user_id)
    if found is None:
        raise UserError("error-nothing-to-undo")
    if found.target != target:
        raise StaleDecision
    found.need_left()
    need_short_log(table, seat)
    if not found.free and not table.people <= {person.user_id}:
        await desk.commit(polls.ask_once, PollKind.UNDO, seat, target)
        return False
    back = functools.partial(undo.go_back, user_id=person.user_id, resample=not found.free)
    await desk.in_thread(back, seat, target, await desk.steps())
    return True


async def missed_deadline(desk: Desk) -> None:
    """Let bots stand in for the players who missed the deadline, or ask the others."""
    await desk.commit(absence.waits_longer)
    if await desk.commit(absence.stands_in) is None and absence.may_ask(desk.table):
        await desk.commit(polls.open_poll, PollKind.ABSENT, None)


async def note_gone(desk: Desk, gone: Collection[int]) -> None:
    """Note which users are gone, and let players leave whom a bot has stood in for too long in a ranked game."""
    await desk.commit(absence.note_gone, gone)
    while (left := absence.who_left(desk.table, desk.now)) is not None:
        await desk.commit(seats.leave_game, Person(left.user_id, left.name))


async def bar(desk: Desk, user_id: int) -> None:
    """Let a bot stand in for a person who may not use the bot any more, or free their seat in a lobby."""
    if desk.table.phase is Phase.LOBBY and desk.table.seat_of(user_id) is not None:
        await desk.commit(lobby.leave, Person(user_id, ""))
    else:
        await desk.commit(absence.bar, user_id)
