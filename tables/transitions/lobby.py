"""The lobby: people and bots take and leave seats, and the host starts the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from db import HERE, START, ActionRow, Person, Phase, SeatRow, SnapshotRow, TimerKind
from engine.players import LEVELS
from engine.points import perform
from engine.replay import Step
from engine.seed import shuffle_seed
from tables.bot_players import BOT_USER_ID
from tables.change import Change
from tables.clocks import DAY, HOUR, MINUTE, SECOND, Now
from tables.deadlines import (
    MAX_DEADLINE_MS,
    MIN_DEADLINE_MS,
    NO_TIMERS,
    decision_timers,
    is_live,
    lobby_ms,
)
from tables.errors import UserError
from tables.lobby_options import OptionChoice, chosen_options
from tables.log import draws_of, rng_of
from tables.names import clean
from tables.permissions import host_name, need_canceller, need_host, need_lobby, need_seat
from tables.state import TableState, as_text
from tables.transitions.steps import cancelled
from tables.undo import Entry, is_private

Moves = Sequence[tuple[int, str]]
"""Seats and notations."""

HOST_SILENT_MS: Final = 5 * MINUTE
"""A lobby in which nothing has changed for so long may be started by any of its players."""
LONG_AGO_MS: Final = {True: 15 * MINUTE, False: DAY}
"""A late start asks players who sat down so long ago whether they are still there. True: at a live table."""
ANSWER_MS: Final = {True: 3 * MINUTE, False: 12 * HOUR}
"""How long it waits for their answers. Then the game starts without them."""


def join(table: TableState, now: Now, person: Person, blocked: Collection[int] = ()) -> Change:
    """Give a person the next free seat. In a full lobby they replace the bot that came last.

    ``blocked`` are the users who must not sit with them. All who may not sit here get the same refusal.
    """
    need_lobby(table)
    if table.seat_of(person.user_id) is not None:
        raise UserError("error-already-seated")
    need_welcome(table, person.user_id, blocked)
    people, most = _people(table), table.game.meta.seats.stop - 1
    if len(people) >= most:
        bots = [place for place, each in enumerate(people) if each.user_id == BOT_USER_ID]
        if not bots:
            raise UserError("error-table-full", seats=most)
        del people[bots[-1]]
    return _seated(table, now, [*people, clean(person)], table.row.host_id)


def leave(table: TableState, now: Now, person: Person) -> Change:
    """Free a seat. If the host leaves, the next person becomes host; the last one cancels the table."""
    need_lobby(table)
    need_seat(table, person.user_id)
    rest = [each for each in _people(table) if each.user_id != person.user_id]
    heir = next((each.user_id for each in rest if each.user_id != BOT_USER_ID), None)
    if heir is None:
        return cancelled(table, now, person.user_id)
    return _seated(table, now, rest, table.row.host_id if table.row.host_id != person.user_id else heir)


def add_bot(table: TableState, now: Now, person: Person, level: str, name: str = "") -> Change:
    """Give a bot of this level the next free seat. Only the host may.

    ``name`` is by default one of the game's cast that nobody at the table has. The host's click is the seat's
    contribution to the shuffle.
    """
    need_host(table, person.user_id, "error-not-host-bots")
    if level not in LEVELS:
        raise UserError("error-old-button")
    most = table.game.meta.seats.stop - 1
    if len(table.seats) >= most:
        raise UserError("error-table-full", seats=most)
    bot = Person(BOT_USER_ID, name or _free_name(table), person.contribution, level)
    return _seated(table, now, [*_people(table), bot], table.row.host_id)


def remove_bot(table: TableState, now: Now, person: Person) -> Change:
    """Remove the bot that came last. Only the host may."""
    need_host(table, person.user_id, "error-not-host-bots")
    bots = [seat.seat for seat in table.seats if seat.user_id == BOT_USER_ID]
    if not bots:
        raise UserError("error-no-bot")
    rest = _people(table)
    del rest[bots[-1]]
    return _seated(table, now, rest, table.row.host_id)


def set_options(table: TableState, now: Now, person: Person, choose: OptionChoice) -> Change:
    """Replace the options. Only the host may. The row stores options of the game that are not the default.

    If that changes more than who may sit down, the start asks the others whether they still want to play.
    """
    need_host(table, person.user_id, "error-not-host-options")
    chosen = choose(table.lobby_options)
    if len(chosen.levels) != len(table.lobby_options.levels) or not set(chosen.levels) <= set(LEVELS):
        raise UserError("error-unknown-option")
    levels = iter(chosen.levels)
    people = [replace(each, computer=next(levels)) if each.user_id == BOT_USER_ID else each for each in _people(table)]
    if chosen.deadline_ms is not None and not MIN_DEADLINE_MS <= chosen.deadline_ms <= MAX_DEADLINE_MS:
        raise UserError("error-deadline")
    change = _seated(table, now, people, table.row.host_id)
    row = replace(
        change.row,
        options=as_text(chosen_options(table.game.meta, chosen.game)),
        pace=chosen.pace,
        ranked=chosen.ranked,
        absence=chosen.absence,
        deadline_ms=chosen.deadline_ms,
        invited_only=chosen.invited_only,
    )
    if replace(chosen, invited_only=False) != replace(table.lobby_options, invited_only=False):
        row = replace(row, called_at=None)
        seats = tuple(replace(each, agreed=each.user_id in (row.host_id, BOT_USER_ID)) for each in change.seats or ())
        change = replace(change, seats=seats)
    return replace(change, row=row, timers={TimerKind.ARCHIVE: now.game + lobby_ms(row.pace, row.deadline_ms)})


def need_welcome(table: TableState, user_id: int, blocked: Collection[int]) -> None:
    """Raise :class:`UserError` for a user who may not take a seat. The refusal does not tell which rule it comes from.

    These are: removed by the host, not invited where that is needed, and blocked by or blocking a player.
    """
    welcome = table.guests.get(user_id)
    uninvited = table.phase is Phase.LOBBY and table.row.invited_only and not welcome
    if welcome is False or uninvited or table.people & set(blocked):
        raise UserError("error-not-open")


def remove(table: TableState, now: Now, person: Person, user_id: int) -> Change:
    """Take a player's seat away, who cannot come back to this lobby until they are invited. Only the host may."""
    need_host(table, person.user_id, "error-not-host-guests")
    if user_id == person.user_id or table.seat_of(user_id) is None:
        raise UserError("error-unknown-choice")
    rest = [each for each in _people(table) if each.user_id != user_id]
    return replace(_seated(table, now, rest, table.row.host_id), guests={user_id: False})


def invite(table: TableState, now: Now, person: Person, users: Collection[int], *, only: bool = True) -> Change:
    """Let these users take a seat, removed ones included; ``only`` they and those who sit here. Only the host may."""
    need_host(table, person.user_id, "error-not-host-guests")
    row = replace(table.row, invited_only=only or table.row.invited_only)
    return Change(row=row, before=table.row, guests=dict.fromkeys(users, True))


def answer_call(table: TableState, now: Now, person: Person) -> Change:
    """Note that a player of a lobby is still in. The lobby shows it if what is played had changed."""
    need_lobby(table)
    seat, row = need_seat(table, person.user_id), table.row
    seats = tuple(_is_in(each, now) if each.seat == seat else each for each in table.seats)
    shown = row if table.seats[seat].agreed else replace(row, revision=row.revision + 1)
    return Change(row=shown, before=row, seats=seats)


def _is_in(seat: SeatRow, now: Now) -> SeatRow:
    """Return a seat whose person is there, and wants to play what is chosen now."""
    return replace(seat, joined_at=now.wall, agreed=True)


def unsure(table: TableState, now: int) -> list[SeatRow]:
    """Return the seats of people who sat down, or said that they are in, before the latest change of what is played.

    Or long before ``now``, on the wall clock.
    """
    long_ago = LONG_AGO_MS[is_live(table.row)]
    return [s for s in table.seats if s.user_id > 0 and (not s.agreed or now - s.joined_at > long_ago)]


def called(table: TableState) -> list[SeatRow]:
    """Return the seats of the people whom the latest call has asked whether they are still in."""
    return [] if table.row.called_at is None else unsure(table, table.row.called_at)


def call(table: TableState, now: Now, person: Person) -> Change | None:
    """Ask those who may not be in whether they are, or take out those who have not answered. See :func:`unsure`.

    None if the game may start. Raises :class:`UserError` while answers are awaited.
    """
    row, live = table.row, is_live(table.row)
    late = [seat for seat in unsure(table, now.wall) if seat.user_id != person.user_id]
    if not late:
        return None
    if row.called_at is None or now.wall - row.called_at > LONG_AGO_MS[live]:
        revision = row.revision + 1
        calling = replace(row, revision=revision, called_at=now.wall)  # the host stays as silent as before
        seats = tuple(_is_in(seat, now) if seat.user_id == person.user_id else seat for seat in table.seats)
        return Change(row=calling, before=row, seats=seats, once=(f"{HERE}{revision}",))
    if now.wall - row.called_at < ANSWER_MS[live]:
        who = tuple(table.names[seat.seat] for seat in late)
        raise UserError("error-still-asking", who=who, until=_relative(row.called_at + ANSWER_MS[live]))
    rest = [each for each in _people(table) if each.user_id not in {seat.user_id for seat in late}]
    host = row.host_id if row.host_id in {each.user_id for each in rest} else person.user_id
    return _seated(table, now, rest, host)


def start(table: TableState, now: Now, person: Person, secret: bytes | None, random_seed: bytes) -> Change:
    """Deal, with enough players. The host may, or each player once nothing has changed for some minutes.

    Derives the seed from the table's ``secret`` and the contributions of the players' clicks. A table without a secret,
    from an older version, gets ``random_seed``.
    """
    need_starter(table, now, person)
    least = table.game.meta.seats.start
    if len(table.seats) < least:
        raise UserError("error-too-few", least=least, missing=least - len(table.seats))
    row, game = table.row, table.game
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
    return _dealt(table, now, person, seed)


def start_deal(table: TableState, now: Now, person: Person, seed: bytes, opening: Moves, end: int) -> Change:
    """Deal a daily deal and play its first moves. ``end``: when it is over, on the game clock."""
    need_lobby(table)
    change = _dealt(table, now, person, seed, opening)
    return replace(change, timers={TimerKind.ARCHIVE: end})


def _dealt(table: TableState, now: Now, person: Person, seed: bytes, opening: Moves = ()) -> Change:
    row, game, revision = table.row, table.game, table.row.revision + 1
    row = replace(
        row,
        phase=Phase.RUNNING,
        revision=revision + len(opening),
        seed=seed,
        contribution=person.contribution,
        rules_version=game.meta.rules_version,
        updated_at=now.wall,
    )
    rng = rng_of(row)
    state, events = game.setup(len(table.seats), table.options, rng)
    entries = [Entry(Step(revision, None, START), tuple(events))]
    for number, (seat, notation) in enumerate(opening, revision + 1):
        events = perform(game, state, seat, game.parse(notation), rng)
        step, private = Step(number, seat, notation), is_private(seat, events)
        entries.append(Entry(step, tuple(events), private, automatic=True, by_bot=True))
    waiting = [each.seat for each in game.deciding(state) if table.seats[each.seat].computer is None]
    timers = decision_timers(row, now, table.seats, waiting) if waiting else NO_TIMERS
    actions = [_action(row.id, each, person.user_id, now) for each in entries]
    return Change(
        row=row,
        before=table.row,
        seats=tuple(replace(seat, decision_revision=row.revision) for seat in table.seats),
        earlier=tuple(actions[:-1]),
        action=actions[-1],
        snapshot=SnapshotRow(row.id, row.revision, game.meta.rules_version, as_text(game.dump(state))),
        timers={**table.kind.idle_timers(now), TimerKind.CALL: None, **(timers if row.has_channel else {})},
        position=state,
        draws=draws_of(rng),
        entries=tuple(entries[:-1]),
        entry=entries[-1],
    )


def _action(table_id: int, entry: Entry, user_id: int, now: Now) -> ActionRow:
    """Return a line of the log of a game that starts: ``user_id`` starts it, bots do the rest."""
    step, dumped = entry.step, as_text([event.dump() for event in entry.events])
    return ActionRow(
        table_id, step.revision, step.seat, user_id if step.seat is None else None, step.notation, dumped, now.wall
    )


def need_starter(table: TableState, now: Now, person: Person) -> None:
    """Raise :class:`UserError` for a user who may not start the game yet."""
    need_lobby(table)
    need_seat(table, person.user_id)
    opens = table.row.updated_at + HOST_SILENT_MS
    if person.user_id != table.row.host_id and now.wall < opens:
        raise UserError("error-not-host", host=host_name(table), at=_relative(opens))


def cancel(table: TableState, now: Now, person: Person, *, may_manage: bool) -> Change:
    """Cancel the table. Only the host or a member with *Manage Messages* may."""
    if table.phase not in (Phase.LOBBY, Phase.RUNNING):
        raise UserError(f"error-{table.phase}")
    need_canceller(table, person.user_id, may_manage=may_manage)
    return cancelled(table, now, person.user_id)


def _relative(date: int) -> str:
    """Return a date in Unix milliseconds as Discord counts down to it."""
    return f"<t:{date // SECOND}:R>"


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
    before = {seat.user_id: seat for seat in table.seats if seat.user_id > 0}
    seats = tuple(
        SeatRow(
            row.id,
            number,
            each.user_id,
            each.name,
            revision,
            before[each.user_id].joined_at if each.user_id in before else now.wall,
            each.computer,
            each.contribution,
            agreed=each.user_id not in before or before[each.user_id].agreed,
        )
        for number, each in enumerate(people)
    )
    return Change(
        row=replace(row, revision=revision, host_id=host_id, updated_at=now.wall),
        before=row,
        seats=seats,
        timers={TimerKind.ARCHIVE: now.game + lobby_ms(row.pace, row.deadline_ms)},
    )
