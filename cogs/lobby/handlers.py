"""Opens lobbies, and changes them: players and bots join and leave until the game starts."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Literal, cast

import discord
from discord.utils import MISSING

from cogs.channel import need_allowed, need_role
from cogs.interactions import context, errors, forms, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.components import chosen_value, chosen_values
from cogs.interactions.custom_ids import Guests, LobbyForm, OpenThread, OptionSelect, RemoveGuest, snowflake
from cogs.interactions.errors import UNREACHED
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.permissions import need_own_permission, need_permissions
from cogs.lobby import options, panels
from cogs.rules import panels as rules_panels
from db import INVITED, REMATCH, REMOVED, NewTable, StoreError, in_log
from db.bounds import MAX_GUESTS
from engine import AnyGame
from render import rules_pages
from render.service import Priority
from render.wording import clip, game_text
from tables import LobbyOptions, Pace, Phase, Table, UserError, find_rematch, link, open_rematch, requests
from tables.permissions import need_host
from tables.transitions import lobby

SLOW_THREAD_MINUTES: Final = 10_080
"""Minutes without a message after which Discord archives the thread of a slow game: a week, the most it allows."""
_log = logging.getLogger(__name__)


async def play(
    click: Click,
    key: str,
    pace: str | None = None,
    *,
    thread: bool = False,
    ranked: bool | None = None,
) -> None:
    """Open a lobby in this channel, or in a new thread of it. ``ranked``: see :func:`open_lobby`."""
    guild_id, channel_id = guild_and_channel(click.interaction)
    settings = await click.services.registry.settings(guild_id)
    await need_allowed(click)
    if pace is not None and pace not in tuple(Pace):
        raise UserError("error-unknown-pace")
    chosen = settings.pace if pace is None else Pace(pace)
    game = context.game_of(key)
    need_own_permission(click.interaction, thread=thread)
    need_permissions(click.interaction, thread=thread)
    # A mention would let people into a private thread.
    calls = not (isinstance(click.interaction.channel, discord.Thread) and click.interaction.channel.is_private())
    if thread:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
    try:
        async with click.services.registry.one_more_table(guild_id, click.user):
            if thread:
                channel_id = (await _new_thread(click, game, chosen)).id
            table = await open_lobby(click, game, channel_id, chosen, ranked=ranked, calls=calls)
    except UserError as error:
        if error.key != "error-channel-busy" or isinstance(click.interaction.channel, discord.Thread):
            raise
        words = click.words
        text = replies.error_text(error, words)
        await replies.reply(
            click.interaction, lambda: panels.busy_panel(text, game, chosen, words, ranked=ranked is not False)
        )
        return
    if thread:
        await click.services.public.repost(table)
        told = [click.words.say("thread-opened", link=link(table)), *panels.opened_unranked(table, ranked, click.words)]
        await replies.notice(click.interaction, "\n".join(told))
    else:
        await _show_new(click.at(table))
        for line in panels.opened_unranked(table, ranked, click.words):
            await replies.notice(click.interaction, line)
    await introduce(click.at(table))


async def open_lobby(
    click: Click, game: AnyGame, channel_id: int, pace: Pace, *, ranked: bool | None = None, calls: bool = False
) -> Table:
    """Return a new lobby with the acting user as host, in the language of the channel's tables. Does not show it.

    ``ranked`` None: it is, unless the user has never finished a game with others in this server. ``calls``: it soon
    calls those who want that.
    """
    guild_id, here = guild_and_channel(click.interaction)
    if ranked is None:
        ranked = await click.services.registry.store.ratings.finished(guild_id, click.user) > 0
    click.services.limits.games.use(click.interaction)
    new = NewTable(
        game=game.meta.key,
        guild_id=guild_id,
        channel_id=channel_id,
        parent_id=context.parent(click.interaction) if channel_id == here else here,
        locale=context.public(click.interaction),
        host=click.person,
        pace=pace,
        ranked=ranked,
    )
    return await click.services.registry.open(new, calls=calls)


async def open_thread(click: Click, button: OpenThread) -> None:
    """Open a lobby in a new thread, for the button that :func:`~cogs.lobby.panels.busy_panel` offers."""
    await play(click, button.game, button.pace, thread=True, ranked=False if button.unranked else None)


async def _new_thread(click: Click, game: AnyGame, pace: Pace) -> discord.Thread:
    """Return a public thread for a table, named after its game and host. A slow game's thread stays open for a week."""
    channel = click.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise UserError("error-no-threads")
    name = f"{game_text(game.meta.key, 'title', context.public(click.interaction))} · {click.person.name}"
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    asleep: Literal[10080] = MISSING if pace is Pace.LIVE else SLOW_THREAD_MINUTES
    return await channel.create_thread(name=clip(name, 100), type=kind, auto_archive_duration=asleep)


async def _show_new(click: TableClick) -> None:
    """Show a new table. It stays open, whatever Discord answers."""
    try:
        await click.services.public.open(click.interaction, click.table)
    except errors.UNREACHED:
        click.services.public.changed(click.table)
        raise


async def join(click: TableClick) -> None:
    """Take a free seat."""
    await click.services.registry.need_new_tables()
    await need_role(click)
    try:
        await answer_on_board(click, click.table.request(requests.join, click.person))
    except UserError as error:
        if error.key == "error-already-seated":
            # After a crash the lobby may not show this player yet.
            click.services.public.changed(click.table, again=True)
        raise
    await introduce(click)


async def leave(click: TableClick) -> None:
    """Free the own seat."""
    leaving = click.table.change(lobby.leave, click.person)
    await _change(click, leaving, lambda: replies.reply_text(click.interaction, click.words.say("leave-done")))


async def show_bots(click: TableClick) -> None:
    """Show the host the buttons that add and remove bots."""
    need_host(click.table, click.user, "error-not-host-bots")
    await _show_bots(click)


async def add_bot(click: TableClick, level: str) -> None:
    """Give a free seat to a bot of this level."""
    await _change(click, click.table.change(lobby.add_bot, click.person, level), lambda: _show_bots(click))


async def remove_bot(click: TableClick) -> None:
    """Free the seat of a bot."""
    await _change(click, click.table.change(lobby.remove_bot, click.person), lambda: _show_bots(click))


async def _show_bots(click: TableClick) -> None:
    await replies.reply(click.interaction, lambda: panels.bots_panel(click.table, click.words))


async def start(click: TableClick) -> None:
    """Start the game. The lobby's message becomes the board. First ask whether those are there who came long ago."""
    await click.services.registry.need_new_tables()
    await answer_on_board(click, click.table.request(requests.start, click.person))
    if click.table.phase is Phase.LOBBY:
        await replies.notice(click.interaction, click.words.say("call-sent"))


async def rematch(click: TableClick) -> None:
    """Open the next lobby, or join it if another player has opened it already. Ask users who did not play first.

    They can join, and open none.
    """
    table = click.table
    if table.phase is Phase.FINISHED and table.seat_of(click.user) is None:
        if await open_rematch(click.services.registry, table) is None:
            raise UserError("error-rematch-players")
        await replies.reply(click.interaction, lambda: panels.join_rematch_panel(table, click.words))
        return
    await join_rematch(click)


async def join_rematch(click: TableClick) -> None:
    """Open the next lobby, or join it if another player has opened it already."""
    await need_allowed(click)
    need_own_permission(click.interaction)
    need_permissions(click.interaction)
    registry, table = click.services.registry, click.table
    if table.seat_of(click.user) is not None and await open_rematch(registry, table) is None:
        click.services.limits.games.use(click.interaction)
    again, new = await find_rematch(registry, table, click.person)
    if new and again.row.channel_id == click.interaction.channel_id:
        await _show_new(click.at(again))
        await _call_back(click, again)
        return
    if new:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await click.services.public.repost(again)
        await _call_back(click, again)
    await replies.notice(click.interaction, click.words.say("rematch-joined", link=link(again)))
    await introduce(click.at(again))


async def _call_back(click: TableClick, again: Table) -> None:
    """Invite all who played to the rematch, unless the user has invited others too often of late."""
    services = click.services
    others = sorted(user for user in click.table.people - {click.user} if user > 0)  # 0: a deleted person
    with suppress(UserError):
        if others:
            services.limits.challenges.use(click.interaction)
            await services.public.gather(again, REMATCH, others)


async def answer_on_board(click: TableClick, change: Coroutine[Any, Any, object]) -> None:
    """Change a table, and answer by updating its public message. The change stands, whatever Discord answers."""
    table = click.table
    with click.services.public.held(table):
        await change
        try:
            await click.services.public.answer(click.interaction, table)
        except discord.HTTPException:
            click.services.public.changed(table)
            raise


async def _change(
    click: TableClick, change: Coroutine[Any, Any, object], answer: Callable[[], Awaitable[None]]
) -> None:
    """Change a lobby, and answer the click: with ``answer`` if it was in private, else by updating the lobby."""
    if click.interaction.message is None or context.in_private(click.interaction):
        await change
        await answer()
    else:
        await answer_on_board(click, change)


async def set_option(click: TableClick, button: OptionSelect) -> None:
    """Choose a value of an option of the game, with the select of a lobby that an older version has drawn."""
    value = chosen_value(click.interaction)
    change = click.table.change(
        lobby.set_options, click.person, lambda present: present.with_option(button.option, value)
    )
    await answer_on_board(click, change)


async def show_options(click: TableClick) -> None:
    """Open the form for the host of a lobby."""
    need_host(click.table, click.user, "error-not-host-options")
    await click.interaction.response.send_modal(panels.options_form(click.table, click.words))


async def submit_options(click: TableClick, button: LobbyForm) -> None:
    """Store what the form holds, all or nothing. Refuses a form that showed other options."""
    filled = forms.filled(click.interaction)

    def choose(present: LobbyOptions) -> LobbyOptions:
        if present.digest != button.digest:
            raise UserError("error-options-changed")
        return options.chosen(present, filled)

    change = click.table.change(lobby.set_options, click.person, choose)
    await _change(click, change, lambda: replies.reply_text(click.interaction, click.words.say("options-saved")))


async def show_guests(click: TableClick) -> None:
    """Show the host who may play, and let them remove players or invite others."""
    need_host(click.table, click.user, "error-not-host-guests")
    await _show_guests(click)


async def change_guests(click: TableClick, button: Guests) -> None:
    """Ask before a player is removed, let only invited people play, or let removed people back in."""
    chosen = [user for each in chosen_values(click.interaction) if (user := snowflake(each)) is not None]
    if not chosen or len(chosen) < len(chosen_values(click.interaction)):
        raise UserError("error-unknown-choice")
    table, words = click.table, click.words
    if button.what == panels.REMOVE:
        need_host(table, click.user, "error-not-host-guests")
        seat = table.seat_of(chosen[0])
        if seat is None:
            raise UserError("error-unknown-choice")
        await replies.reply(click.interaction, lambda: panels.removal_panel(table, seat, words))
        return
    if button.what not in (panels.INVITE, panels.WELCOME):
        raise UserError("error-old-button")
    people = _people(click, chosen)[:MAX_GUESTS]
    new = [user for user in people if not table.guests.get(user)]
    await table.change(lobby.invite, click.person, people, only=button.what == panels.INVITE)
    await _tell(click, INVITED, new)
    await _show_guests(click)


async def remove_guest(click: TableClick, button: RemoveGuest) -> None:
    """Remove a player, and tell them."""
    await click.table.change(lobby.remove, click.person, button.user)
    await _tell(click, REMOVED, [button.user])
    await _show_guests(click)


async def answer_call(click: TableClick) -> None:
    """Note that a player of a lobby is still there."""
    await click.table.change(lobby.answer_call, click.person)
    await replies.notice(click.interaction, click.words.say("call-answered"))


async def _show_guests(click: TableClick) -> None:
    table, user, words = click.table, click.user, click.words
    await replies.reply(click.interaction, lambda: panels.guests_panel(table, user, words))


async def _tell(click: TableClick, name: str, users: list[int]) -> None:
    """Tell users with one mention, unless the host has mentioned others too often of late."""
    services, table = click.services, click.table
    services.public.changed(table, again=True)
    with suppress(UserError):
        if users:
            services.limits.challenges.use(click.interaction)
            await services.public.gather(table, f"{name}{click.interaction.id}", users)


def _people(click: TableClick, chosen: list[int]) -> list[int]:
    """Return the chosen users without bots, which take no seat."""
    resolved = cast("dict[str, Any]", click.interaction.data or {}).get("resolved") or {}
    users = resolved.get("users") or {}
    return [each for each in chosen if not users.get(str(each), {}).get("bot")]


async def introduce(click: TableClick) -> None:
    """Show the game in sixty seconds to a user who has just got a seat, unless they have finished one or its lesson.

    A failure is logged, not raised: the user has their seat.
    """
    table = click.table
    game, words = table.row.game, click.words
    if not click.member.tips:
        return
    store, user = click.services.registry.store, click.user
    try:
        if await store.games.has_finished(user, game) or await store.lessons.finished(user, game):
            return
        draw = click.services.pictures.drawing(Priority.LATER)
        panel = await rules_panels.rules(table.game, rules_pages(game)[0], words, draw, table)
        await click.interaction.followup.send(view=panel.view, files=panel.files, ephemeral=True)
    except (StoreError, *UNREACHED) as error:
        _log.warning("table %s: no introduction: %s", table.id, in_log(error))
