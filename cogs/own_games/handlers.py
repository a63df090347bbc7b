"""Games of one person against bots, in ephemeral messages, also outside of servers with the bot; a person's tables."""

from __future__ import annotations

from typing import Final, cast

from cogs.channel import own_tables
from cogs.interactions import context, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.custom_ids import OPPONENTS, OpenTable
from cogs.interactions.replies import Serving
from cogs.lobby import handlers as lobby
from cogs.own_games import panels
from cogs.turn.handlers import show_hand
from tables import UserError, open_solo, own_games

USUAL_BOTS: Final = 2
"""Bots of a game whose player has asked for no number."""
USUAL_LEVEL: Final = "normal"


def need_home(click: Click) -> int:
    """Return where the user's own games are kept: the id of the server with the bot, 0 outside of one.

    Raises :class:`UserError` if another process serves direct messages.
    """
    place = click.place
    if not cast(Serving, click.interaction.client).may_answer(place):
        raise UserError("error-direct-only")
    return place


async def play(
    click: Click, key: str, bots: int | None = None, level: str = USUAL_LEVEL, rematch_of: int | None = None
) -> None:
    """Begin a game against so many bots of a level, and show the user's hand. A second press shows the same game."""
    place = need_home(click)
    await click.services.registry.need_new_tables()
    game = context.game_of(key)
    seats = game.meta.seats
    if bots is None:
        bots = min(max(USUAL_BOTS, seats[0] - 1), seats[-1] - 1)
    if 1 + bots not in seats:
        raise UserError("error-solo-bots", least=seats[0] - 1, count=seats[-1] - 1)
    click.services.limits.games.use(click.interaction)
    table = await open_solo(
        click.services.registry,
        game,
        [level] * bots,
        guild_id=place,
        locale=click.locale,
        host=click.person,
        rematch_of=rematch_of,
    )
    await show_hand(click.at(table))


async def again(click: TableClick) -> None:
    """Open the next game of a finished one: another one against the same bots, if it was the user's own."""
    table = click.table
    if table.kind.has_channel:
        await lobby.rematch(click)
    elif not table.kind.has_rematch:
        raise UserError("error-daily-once")
    else:
        levels = [seat.computer for seat in table.seats if seat.computer]
        await play(click, table.row.game, len(levels), levels[0], table.id)


async def open_next(click: Click, button: OpenTable) -> None:
    """Open a table after a lesson: with friends, or a game against an easy bot."""
    if button.what not in OPPONENTS:
        raise UserError("error-old-button")
    if button.what == "bot":
        await play(click, button.game, level="easy")
    else:
        await lobby.play(click, button.game)


async def show_tables(click: Click) -> None:
    """Show the user's own games, and their tables in this server, first those that wait for them."""
    place, client = click.place, cast(Serving, click.interaction.client)
    # Games that were begun in direct messages are found in servers too, where this process serves both.
    places = {place, 0} if client.may_answer(0) else {place}
    alone = await own_games(click.services.registry, click.user, sorted(places))
    own = await own_tables(click)
    await replies.reply(
        click.interaction, lambda: panels.tables_panel(own, alone, click.user, click.words, here=bool(place))
    )
