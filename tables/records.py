"""The record of a finished game, from the store."""

from __future__ import annotations

from db import DELETED_CONTRIBUTION, ActionRow, Phase, SeatRow, Store
from engine.record import BOT, PERSON, TABLE, Line, Record, Sealed, build
from tables.bot_players import BOT_USER_ID
from tables.errors import UserError
from tables.table import Table


async def record_of(store: Store, table: Table, today: int | None = None) -> Record:
    """Return a finished game with its secret.

    Without the seal if a person has deleted a click that went into the shuffle.

    Raises :class:`UserError` for a running or cancelled game: its secret stays hidden. That of a daily deal stays so
    until its day is over. ``today`` counts days from 1970, UTC; only a daily deal needs it.
    """
    if table.phase is not Phase.FINISHED:
        raise UserError("error-no-record")
    row = table.row
    assert row.seed is not None
    secret, day = await store.games.secret(table.id), None
    if table.kind.is_deal:
        tried = await store.daily.at_table(table.id)
        deal = None if tried is None else await store.daily.deal(tried.day, row.game, row.rules_version)
        if deal is None or today is None or deal.day >= today:
            raise UserError("error-daily-secret")
        secret, day = deal.secret, deal.day
    sealed = None
    if secret is not None and row.commitment is not None and DELETED_CONTRIBUTION not in table.contributions:
        *seats, start = table.contributions
        sealed = Sealed(row.commitment, secret, tuple(seats), start)
    return build(
        game=row.game,
        rules_version=row.rules_version,
        table=table.id,
        names=[_name(seat) for seat in table.seats],
        options=table.options,
        sealed=sealed,
        seed=row.seed,
        lines=[_line(action) for action in await store.games.actions(table.id)],
        outcome=table.game.outcome(table.state),
        day=day,
    )


def _line(row: ActionRow) -> Line:
    if row.seat is None:
        return Line(row.revision, None, TABLE, row.notation)
    return Line(row.revision, row.seat, BOT if row.user_id is None else PERSON, row.notation)


def _name(seat: SeatRow) -> str:
    if seat.user_id == BOT_USER_ID:
        return f"{BOT}.{seat.computer}"
    return seat.name
