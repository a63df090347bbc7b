"""What people and the bot do at a table, as tests say it: ``await acts.join(table, ANA)``."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from db import Archived, NewTable, Person, PollKind
from engine.players import Choice
from tables import OptionChoice, Phase, PollChoice, Table, TableRegistry, requests
from tables.bot_players import BotTurn
from tables.plans import Plan
from tables.transitions import absence, lobby, polls, seats, turn
from tables.transitions import archive as archiving


async def join(table: Table, person: Person) -> None:
    await table.request(requests.join, person)


async def leave(table: Table, person: Person) -> bool:
    await table.change(lobby.leave, person)
    return table.phase is Phase.CANCELLED


async def remove(table: Table, person: Person, user_id: int) -> None:
    await table.change(lobby.remove, person, user_id)


async def invite(table: Table, person: Person, users: Collection[int], *, only: bool = True) -> None:
    await table.change(lobby.invite, person, users, only=only)


async def answer_call(table: Table, person: Person) -> None:
    await table.change(lobby.answer_call, person)


async def add_bot(table: Table, person: Person, level: str, name: str = "") -> None:
    await table.change(lobby.add_bot, person, level, name)


async def remove_bot(table: Table, person: Person) -> None:
    await table.change(lobby.remove_bot, person)


async def set_options(table: Table, person: Person, choose: OptionChoice) -> None:
    await table.change(lobby.set_options, person, choose)


async def start(table: Table, person: Person) -> bool:
    return await table.request(requests.start, person)


async def cancel(table: Table, person: Person, *, may_manage: bool) -> None:
    await table.change(lobby.cancel, person, may_manage=may_manage)


async def act(table: Table, person: Person, decision_revision: int, notation: str, *, passes: bool = False) -> None:
    await table.request(requests.act, person, decision_revision, notation, passes=passes)


async def bot_moves(table: Table, whose: BotTurn, choice: Choice) -> bool:
    return await table.change(turn.bot_plays, whose, choice) is not None


async def plan(table: Table, person: Person, planned: Plan | None) -> None:
    await table.change(turn.plan, person, planned)


async def decide_again(table: Table, person: Person) -> None:
    await table.change(turn.decide_again, person)


async def come_back(table: Table, person: Person) -> None:
    await table.change(seats.come_back, person)


async def quit(table: Table, person: Person) -> bool:
    await table.change(seats.leave_game, person)
    return table.phase is Phase.CANCELLED


async def take_over(table: Table, person: Person) -> int:
    return await table.request(requests.take_over, person)


async def missed_deadline(table: Table) -> bool:
    await table.request(requests.missed_deadline)
    return PollKind.ABSENT in table.polls


async def note_gone(table: Table, gone: Collection[int]) -> None:
    await table.request(requests.note_gone, gone)


async def go_away(table: Table, person: Person, until: int | None, *, bot: bool) -> bool:
    return await table.change(absence.go_away, person, until, bot=bot) is not None


async def bar(table: Table, user_id: int) -> None:
    await table.request(requests.bar, user_id)


async def propose_end(table: Table, person: Person) -> bool:
    await table.change(polls.propose_end, person)
    return table.phase is Phase.CANCELLED


async def vote(table: Table, person: Person, kind: PollKind, number: int, choice: str) -> PollChoice | None:
    return await table.request(requests.vote, person, kind, number, choice)


async def undo(table: Table, person: Person, target: int) -> bool:
    return await table.request(requests.go_back, person, target)


async def archive(table: Table, why: Archived) -> None:
    await table.change(archiving.archive, why)


async def wake(table: Table) -> None:
    await table.change(archiving.wake)


async def open_table(registry: TableRegistry, game: str, *, calls: bool = False, **what: Any) -> Table:
    """Open a lobby. ``what`` are fields of :class:`db.NewTable`."""
    return await registry.open(NewTable(game=game, **what), calls=calls)
