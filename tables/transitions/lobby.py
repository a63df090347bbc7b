"""The lobby: people and AI players take and leave seats, and the host starts the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from db import START, ActionRow, Person, Phase, SeatRow, SnapshotRow, TimerKind
from engine import KeyedRng
from engine.players import LEVELS
from engine.replay import Step
from engine.seed import shuffle_seed
from tables.ai_players import COMPUTER_USER_ID
from tables.change import Change
from tables.clocks import Now
from tables.deadlines import ARCHIVE_MS, NO_TIMERS, decision_timers
from tables.errors import UserError
from tables.lobby_options import OptionChoice
from tables.names import clean
from tables.state import TableState, as_text, chosen_options
from tables.transitions.steps import cancelled
from tables.undo import Entry


def join(table: TableState, now: Now, person: Person) -> Change:
    """Give a person the next free seat. In a full lobby they replace the AI player that came last."""
    table.need_lobby()
    if table.seat_of(person.user_id) is not None:
        raise UserError("error-already-seated")
    people, most = _people(table), table.game.meta.seats.stop - 1
    if len(people) >= most:
        computers = [place for place, each in enumerate(people) if each.user_id == COMPUTER_USER_ID]
        if not computers:
            raise UserError("error-table-full", seats=most)
        del people[computers[-1]]
    return _seated(table, now, [*people, clean(person)], table.row.host_id)


def leave(table: TableState, now: Now, person: Person) -> Change:
    """Free a seat. If the host leaves, the next person becomes host; the last one cancels the table."""
    table.need_lobby()
    table.need_seat(person.user_id)
    rest = [each for each in _people(table) if each.user_id != person.user_id]
    heir = next((each.user_id for each in rest if each.user_id != COMPUTER_USER_ID), None)
    if heir is None:
        return cancelled(table, now, person.user_id)
    return _seated(table, now, rest, table.row.host_id if table.row.host_id != person.user_id else heir)


def add_computer(table: TableState, now: Now, person: Person, level: str, name: str = "") -> Change:
    """Give an AI player of this level the next free seat. Only the host may.

    ``name`` is by default one of the game's cast that nobody at the table has. The host's click is the seat's
    contribution to the shuffle.
    """
    table.need_host(person.user_id, "error-not-host-computers")
    if level not in LEVELS:
        raise UserError("error-old-button")
    most = table.game.meta.seats.stop - 1
    if len(table.seats) >= most:
        raise UserError("error-table-full", seats=most)
    computer = Person(COMPUTER_USER_ID, name or _free_name(table), person.contribution, level)
    return _seated(table, now, [*_people(table), computer], table.row.host_id)


def remove_computer(table: TableState, now: Now, person: Person) -> Change:
    """Remove the AI player that came last. Only the host may."""
    table.need_host(person.user_id, "error-not-host-computers")
    computers = [seat.seat for seat in table.seats if seat.user_id == COMPUTER_USER_ID]
    if not computers:
        raise UserError("error-no-computer")
    rest = _people(table)
    del rest[computers[-1]]
    return _seated(table, now, rest, table.row.host_id)


def set_options(table: TableState, now: Now, person: Person, choose: OptionChoice) -> Change:
    """Replace the options. Only the host may. The row stores options of the game that are not the default."""
    table.need_host(person.user_id, "error-not-host-options")
    chosen = choose(table.lobby_options)
    if len(chosen.levels) != len(table.lobby_options.levels) or not set(chosen.levels) <= set(LEVELS):
        raise UserError("error-unknown-option")
    levels = iter(chosen.levels)
    people = [
        replace(each, computer=next(levels)) if each.user_id == COMPUTER_USER_ID else each for each in _people(table)
    ]
    change = _seated(table, now, people, table.row.host_id)
    options = as_text(chosen_options(table.game.meta, chosen.game))
    return replace(change, row=replace(change.row, options=options, pace=chosen.pace, ranked=chosen.ranked))


def start(table: TableState, now: Now, person: Person, secret: bytes | None, random_seed: bytes) -> Change:
    """Deal. Only the host may, with enough players.

    Derives the seed from the table's ``secret`` and the contributions of the players' clicks. A table without a secret,
    from an older version, gets ``random_seed``.
    """
    table.need_host(person.user_id, "error-not-host")
    least = table.game.meta.seats.start
    if len(table.seats) < least:
        raise UserError("error-too-few", least=least, missing=least - len(table.seats))
    row, game, revision = table.row, table.game, table.row.revision + 1
    seed, options = random_seed, table.options
    if secret is not None:
        seed = shuffle_seed(
            secret,
            table=row.id,
            game=row.game,
            rules_version=game.meta.rules_version,
            options=options,
            contributions=[seat.contribution for seat in table.seats],
            start=person.contribution,
        )
    state, events = game.setup(len(table.seats), options, KeyedRng(seed))
    waits = any(table.seats[each.seat].computer is None for each in game.deciding(state))
    timers = decision_timers(row.pace, now.game) if waits else NO_TIMERS
    dumped = as_text([event.dump() for event in events])
    return Change(
        row=replace(
            row,
            phase=Phase.RUNNING,
            revision=revision,
            seed=seed,
            contribution=person.contribution,
            rules_version=game.meta.rules_version,
            updated_at=now.wall,
        ),
        before=row,
        seats=tuple(replace(seat, decision_revision=revision) for seat in table.seats),
        action=ActionRow(row.id, revision, None, person.user_id, START, dumped, now.wall),
        snapshot=SnapshotRow(row.id, revision, game.meta.rules_version, as_text(game.dump(state))),
        timers={TimerKind.ARCHIVE: now.game + ARCHIVE_MS, **timers},
        position=state,
        entry=Entry(Step(revision, None, START), tuple(events)),
    )


def cancel(table: TableState, now: Now, person: Person, *, may_manage: bool) -> Change:
    """Cancel the table. Only the host or a member with *Manage Messages* may."""
    if table.phase not in (Phase.LOBBY, Phase.RUNNING):
        raise UserError(f"error-{table.phase}")
    table.may_cancel(person.user_id, may_manage=may_manage)
    return cancelled(table, now, person.user_id)


def _free_name(table: TableState) -> str:
    """Return a name of the game's cast that no player at the table has; empty without one.

    Another table starts with another.
    """
    cast, taken = table.game.meta.cast, {seat.name for seat in table.seats}
    start = table.id % max(len(cast), 1)
    return next((name for name in (*cast[start:], *cast[:start]) if name not in taken), "")


def _people(table: TableState) -> list[Person]:
    return [Person(seat.user_id, seat.name, seat.contribution, seat.computer) for seat in table.seats]


def _seated(table: TableState, now: Now, people: Sequence[Person], host_id: int) -> Change:
    """Return the lobby with these people from seat 0 on. Those who were there keep their time of joining."""
    row, revision = table.row, table.row.revision + 1
    joined = {seat.user_id: seat.joined_at for seat in table.seats}
    seats = tuple(
        SeatRow(
            row.id,
            number,
            each.user_id,
            each.name,
            revision,
            joined.get(each.user_id, now.wall),
            each.computer,
            each.contribution,
        )
        for number, each in enumerate(people)
    )
    return Change(
        row=replace(row, revision=revision, host_id=host_id, updated_at=now.wall),
        before=row,
        seats=seats,
    )
