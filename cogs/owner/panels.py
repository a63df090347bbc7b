"""The panels of the owner of the bot: a list of servers, one server, one user, and the form of a notice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import TextStyle, ui

from cogs.interactions import forms
from cogs.interactions.custom_ids import OwnerForm, OwnerSelect, OwnerServer, OwnerServers, OwnerUser
from cogs.interactions.layout import Item, container, display, finished, page_buttons
from cogs.interactions.replies import Panel
from db import ActivityRow
from render.wording import Words, clip, plain
from tables.clocks import SECOND

PAGE: Final = 10
"""Servers on one page."""
MAX_NAME: Final = 60
"""Most characters of a server's name in a line."""
MAX_NOTICE: Final = 1_500
"""Most characters of a notice."""
NOTICE_FIELD: Final = "notice"
OF_A_SERVER: Final = ("show", "leave", "confirm_leave", "block", "confirm_block", "unblock")
"""The ``what`` of the buttons of a server."""
NO_NUMBER: Final = "–"


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """A server as the owner reads it. ``name`` is None if the bot is not there, ``members`` if it is not known."""

    guild_id: int
    name: str | None
    members: int | None
    done: ActivityRow

    def lines(self, words: Words) -> str:
        """Return who they are, and what has happened there."""
        last = f"<t:{self.done.last // SECOND}:R>" if self.done.last else NO_NUMBER
        name = NO_NUMBER if self.name is None else plain(clip(self.name, MAX_NAME))
        about = words.say(
            "owner-server-about",
            members=NO_NUMBER if self.members is None else str(self.members),
            running=self.done.running,
            finished=self.done.finished,
            date=last,
        )
        return f"**{name}** · `{self.guild_id}`\n-# {about}"


async def servers(found: Sequence[ServerFacts], page: int, words: Words) -> Panel:
    """Return a page of servers, counted from 0, or the last one if there are fewer."""
    last = max(0, (len(found) - 1) // PAGE)
    page = min(page, last)
    here = found[page * PAGE : (page + 1) * PAGE]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(OwnerSelect(page=page)),
        placeholder=words.say("select-server"),
        options=[
            discord.SelectOption(label=clip(each.name or NO_NUMBER, 100), value=str(each.guild_id)) for each in here
        ],
    )
    title = f"## {words.say('owner-servers-title', count=len(found))}"
    number = f"-# {page + 1}/{last + 1}" if last else ""
    shown = container(None, display(title), display(*(each.lines(words) for each in here)), display(number))
    rows = [ui.ActionRow(select)] if here else []
    turn = [ui.ActionRow(*page_buttons(lambda to: OwnerServers(to), page, last, words))] if last else []
    return finished([shown, *rows, *turn])


async def server(shown: ServerFacts, what: str, words: Words, *, blocked: bool) -> Panel:
    """Return one server. ``what`` is ``leave`` or ``block`` for the question whether to do so."""

    def button(word: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, label: str = "") -> Item:
        custom_id = str(OwnerServer(what=word, server=shown.guild_id))
        return ui.Button(custom_id=custom_id, label=words.say(label or f"button-owner-{word}"), style=style)

    state = [words.say("owner-server-away")] if shown.name is None else []
    state += [words.say("owner-server-blocked")] if blocked else []
    danger = discord.ButtonStyle.danger
    if what in ("leave", "block"):
        state = [f"**{words.say(f'owner-{what}-sure')}**"]
        buttons = [
            button(f"confirm_{what}", danger, f"button-owner-{what}"),
            button("show", label="button-privacy-back"),
        ]
    else:
        buttons = [button("leave")] if shown.name is not None else []
        buttons += [button("unblock")] if blocked else [button("block", danger)]
        buttons.append(ui.Button(custom_id=str(OwnerServers(0)), label=words.say("button-owner-servers")))
    return finished([container(None, display(shown.lines(words), *state)), ui.ActionRow(*buttons)])


async def user(user_id: int, words: Words, *, blocked: bool) -> Panel:
    """Return whether a user is blocked, and the button that changes it."""
    what = "unblock" if blocked else "block"
    style = discord.ButtonStyle.secondary if blocked else discord.ButtonStyle.danger
    state = words.say("owner-user-blocked" if blocked else "owner-user-free")
    button: Item = ui.Button(
        custom_id=str(OwnerUser(what=what, user=user_id)), label=words.say(f"button-owner-{what}"), style=style
    )
    return finished([container(None, display(f"<@{user_id}> · `{user_id}`", state)), ui.ActionRow(button)])


def notice_form(words: Words) -> ui.Modal:
    """Return the form of a notice."""
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=NOTICE_FIELD, style=TextStyle.paragraph, required=True, max_length=MAX_NOTICE
    )
    field = forms.field(words.say("form-notice"), text, words.say("form-notice-about"))
    return forms.form(str(OwnerForm(what="notice")), words.say("form-notice-title"), [field])
