"""What the bot decides next at a table."""

from __future__ import annotations

from engine import TURN
from engine.daily import bot_seed
from tables.bot_players import FORCED, BotTurn, level_of
from tables.plans import plan_of
from tables.state import TableState


def bot_turn(table: TableState) -> BotTurn | None:
    """Return the next pending decision that the bot makes, or None."""
    if table.row.archived is not None:
        return None
    for seat in table.deciding:
        held = table.seats[seat]
        if held.computer is not None:
            return BotTurn(seat, level_of(held.computer), table.view(seat), _bot_seed(table, seat))
        action = table.said_before(held, table.state)
        if action is not None:
            planned = plan_of(table.game, held) is not None
            return BotTurn(seat, FORCED, table.view(seat), action=action, planned=planned)
    return None


def _bot_seed(table: TableState, seat: int) -> bytes | None:
    """Return what a bot's next decision at a daily deal is drawn from; None at other tables."""
    if not table.kind.is_deal or table.row.seed is None:
        return None
    return bot_seed(table.row.seed, seat, sum(entry.step.seat == seat for entry in table.standing()))


def in_mid_turn(table: TableState, seat: int | None) -> bool:
    """Return whether the latest action left this seat in the middle of its turn."""
    return seat in table.deciding and all(event.kind != TURN for event in table.entries[-1].events)
