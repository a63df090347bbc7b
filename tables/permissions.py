"""Who may do what at a table. Each ``need_…`` raises :class:`UserError` for those who may not."""

from __future__ import annotations

from db import Phase
from engine.record import MAX_LINES
from tables.errors import UserError
from tables.names import Name
from tables.state import TableState
from tables.undo import Reach, reach


def need_lobby(table: TableState) -> None:
    """Raise :class:`UserError` unless the table is a lobby."""
    if table.phase is not Phase.LOBBY:
        raise UserError("error-already-started" if table.phase is Phase.RUNNING else f"error-{table.phase}")


def need_host(table: TableState, user_id: int, user_error: str) -> None:
    """Raise :class:`UserError` unless this is a lobby and the user its host: ``user_error`` for other players."""
    need_lobby(table)
    need_seat(table, user_id)
    if user_id != table.row.host_id:
        raise UserError(user_error, host=host_name(table))


def need_seat(table: TableState, user_id: int) -> int:
    """Return the seat of a user. Raises :class:`UserError` for a user without a seat."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise UserError("error-not-seated")
    return seat


def need_player(table: TableState, user_id: int) -> int:
    """Return the seat of a user at a started game. Raises :class:`UserError`, also if the table is archived."""
    seat = need_seat(table, user_id)
    if table.phase is Phase.LOBBY:
        raise UserError("error-not-started")
    if table.phase is Phase.CANCELLED:
        raise UserError("error-cancelled")
    if table.row.archived is not None:
        raise UserError(f"error-{table.row.archived}")
    return seat


def need_running(table: TableState) -> None:
    """Raise :class:`UserError` unless the game is running."""
    if table.phase is not Phase.RUNNING:
        raise UserError("error-not-started" if table.phase is Phase.LOBBY else f"error-{table.phase}")


def need_hand(table: TableState, user_id: int) -> int:
    """Return the seat of a user who holds one now. Raises :class:`UserError` for all others."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise UserError("error-no-hand")
    return seat


def need_holder(table: TableState, user_id: int, seat: int | None) -> None:
    """Raise :class:`UserError` unless the user still holds the seat that something was made for."""
    if need_hand(table, user_id) != seat:
        raise UserError("error-no-hand")


def need_short_log(table: TableState, seat: int) -> None:
    """Raise :class:`UserError` if this seat has had so many decisions that only new ones may follow.

    A record has at most ``engine.record.MAX_LINES`` lines. Half of them, in equal parts, are for what takes the
    game back; a seat's decision revision counts at least its own lines, and nothing that it does not know.
    """
    if table.seats[seat].decision_revision >= MAX_LINES // (2 * len(table.seats)):
        raise UserError("error-log-full")


def need_canceller(table: TableState, user_id: int, *, may_manage: bool) -> None:
    """Raise :class:`UserError` unless this user may cancel the table: in a ranked game its host may not."""
    if may_manage:
        return
    if user_id != table.row.host_id:
        raise UserError("error-not-host-cancel", host=host_name(table))
    if table.competitive:
        raise UserError("error-ranked-vote")


def host_name(table: TableState) -> Name:
    """Return the name of the host; "?" for one without a seat."""
    seat = table.seat_of(table.row.host_id)
    return Name("?") if seat is None else table.names[seat]


def need_reach(table: TableState, user_id: int) -> Reach | None:
    """Return how far a player may undo now; None if they have nothing to undo. Raises :class:`UserError`."""
    seat = need_player(table, user_id)
    need_running(table)
    found = _reach(table, seat)
    if found is not None and not found.free and table.without_help:
        raise UserError("error-ranked-undo" if table.competitive else "error-daily-undo")
    return found


def reach_of(table: TableState, seat: int) -> Reach | None:
    """Return how far a seat may undo; None if it may not, or no game is running.

    In a ranked game between people and a daily deal only what told no player anything.
    """
    found = _reach(table, seat) if table.phase is Phase.RUNNING else None
    return None if found is not None and not found.free and table.without_help else found


def _reach(table: TableState, seat: int) -> Reach | None:
    return reach(table.entries, seat, changeable=seat not in table.deciding and bool(table.view(seat).actions))
