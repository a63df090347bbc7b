"""Who plays a seat of a running game: players come back, take over or quit."""

from __future__ import annotations

from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import confirmation
from cogs.play.channel import need_role
from cogs.play.turn import show_hand
from tables import Phase, has_decided, in_grace, requests
from tables.permissions import need_player
from tables.transitions import seats


async def come_back(click: TableClick) -> None:
    """Take the own seat back from the bot that stood in."""
    await click.table.change(seats.come_back, click.person)
    await show_hand(click)


async def take_over(click: TableClick) -> None:
    """Take the seat of a player who has left."""
    await need_role(click)
    await click.table.request(requests.take_over, click.person)
    await show_hand(click)


async def ask_quit(click: TableClick) -> None:
    """Ask for confirmation before a player leaves a running game."""
    table, words, more = click.table, click.words, ""
    seat = need_player(table, click.user)
    if table.competitive:
        key = "quit-grace" if in_grace(table, seat) else "quit-ranked"
        more = words.say(key if has_decided(table, seat) else "quit-undecided")
    await replies.reply(
        click.interaction, lambda: confirmation(table, "quit-sure", Op.CONFIRM_QUIT, words, more, viewer=seat)
    )


async def quit_game(click: TableClick) -> None:
    """Leave a running game for good."""
    await click.table.change(seats.leave_game, click.person)
    ended = click.table.phase is Phase.CANCELLED
    await replies.reply_text(click.interaction, click.words.say("table-cancelled" if ended else "quit-done"))
