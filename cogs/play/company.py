"""Who may play at a lobby: its host removes players and invites others, and a late start asks who is still there."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, cast

import discord
from discord import ui

from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.components import chosen_values
from cogs.interactions.custom_ids import Guests, Op, Press, RemoveGuest, snowflake
from cogs.interactions.layout import container, display, finished
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from db import INVITED, REMOVED
from db.bounds import MAX_GUESTS
from render.wording import Words, clip, player
from tables import Table, UserError
from tables.permissions import need_host
from tables.transitions import lobby

INVITE: Final = "invite"
REMOVE: Final = "remove"
WELCOME: Final = "welcome"


async def show(click: TableClick) -> None:
    """Show the host who may play, and let them remove players or invite others."""
    need_host(click.table, click.user, "error-not-host-guests")
    await _show(click)


async def change(click: TableClick, button: Guests) -> None:
    """Ask before a player is removed, let only invited people play, or let removed people back in."""
    chosen = [user for each in chosen_values(click.interaction) if (user := snowflake(each)) is not None]
    if not chosen or len(chosen) < len(chosen_values(click.interaction)):
        raise UserError("error-unknown-choice")
    table, words = click.table, click.words
    if button.what == REMOVE:
        need_host(table, click.user, "error-not-host-guests")
        seat = table.seat_of(chosen[0])
        if seat is None:
            raise UserError("error-unknown-choice")
        await replies.reply(click.interaction, lambda: removal_panel(table, seat, words))
        return
    if button.what not in (INVITE, WELCOME):
        raise UserError("error-old-button")
    people = _people(click, chosen)[:MAX_GUESTS]
    new = [user for user in people if not table.guests.get(user)]
    await table.change(lobby.invite, click.person, people, only=button.what == INVITE)
    await _tell(click, INVITED, new)
    await _show(click)


async def remove(click: TableClick, button: RemoveGuest) -> None:
    """Remove a player, and tell them."""
    await click.table.change(lobby.remove, click.person, button.user)
    await _tell(click, REMOVED, [button.user])
    await _show(click)


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


async def answer_call(click: TableClick) -> None:
    """Note that a player of a lobby is still there."""
    await click.table.change(lobby.answer_call, click.person)
    await replies.notice(click.interaction, click.words.say("call-answered"))


async def _show(click: TableClick) -> None:
    table, user, words = click.table, click.user, click.words
    await replies.reply(click.interaction, lambda: guests_panel(table, user, words))


async def guests_panel(table: Table, host_id: int, words: Words) -> Panel:
    """Return the players whom the host may remove, who is invited, and the select that invites."""
    shown, others = (
        Reading(table, None, words).names,
        [seat for seat in table.seats if seat.user_id > 0 and seat.user_id != host_id],
    )
    invited = [user for user, welcome in table.guests.items() if welcome]
    removed = [user for user, welcome in table.guests.items() if not welcome]
    state = "guests-invited-only" if table.row.invited_only else "guests-open"
    lines = [
        f"### {words.say('button-guests')}",
        words.say(state),
        words.say("guests-invited", who=_mentions(invited)) if invited else "",
        words.say("guests-removed", who=_mentions(removed)) if removed else "",
    ]
    invite: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=str(Guests(table=table.id, what=INVITE)),
        placeholder=words.say("select-invite"),
        min_values=1,
        max_values=MAX_GUESTS,
    )
    welcome: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=str(Guests(table=table.id, what=WELCOME)),
        placeholder=words.say("select-welcome"),
        min_values=1,
        max_values=MAX_GUESTS,
    )
    rows = [ui.ActionRow(welcome), ui.ActionRow(invite)]
    if others:
        remove: ui.Select[Any] = ui.Select(
            custom_id=str(Guests(table=table.id, what=REMOVE)),
            placeholder=words.say("select-remove"),
            options=[
                discord.SelectOption(label=clip(shown[seat.seat], 100), value=str(seat.user_id)) for seat in others
            ],
        )
        rows.append(ui.ActionRow(remove))
    return finished([container(table.row.game, display(*lines)), *rows])


async def removal_panel(table: Table, seat: int, words: Words) -> Panel:
    """Ask the host of a lobby whether they want to remove the player of a seat."""
    text = words.say("remove-sure", who=player(seat, Reading(table, None, words).names))
    sure: ui.Button[Any] = ui.Button(
        custom_id=str(RemoveGuest(table=table.id, user=table.seats[seat].user_id)),
        label=words.say("button-remove-guest"),
        style=discord.ButtonStyle.danger,
    )
    stay: ui.Button[Any] = ui.Button(
        custom_id=str(Press(table=table.id, op=Op.GUESTS)), label=words.say("button-keep-guest")
    )
    return finished([container(table.row.game, display(text)), ui.ActionRow(sure, stay)])


def _mentions(users: list[int]) -> str:
    return ", ".join(f"<@{user}>" for user in users)
