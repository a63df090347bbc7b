"""The panels of a lobby: its form of options, who may play, a challenge, a rematch, and a thread where it is busy."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import forms
from cogs.interactions.custom_ids import ChallengeSelect, Guests, LobbyForm, Op, OpenThread, Press, RemoveGuest
from cogs.interactions.layout import container, display, duration, finished, op_button, option_text
from cogs.interactions.lobby_texts import seat_lines
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.lobby.options import INVITED, MAX_DEADLINE, OPTION, RANKED, STAND_IN
from db.bounds import MAX_GUESTS
from engine import AnyGame, games
from engine.players import LEVELS
from render.wording import Words, clip, plain, title
from tables import BOT_USER_ID, Absence, Pace, Table

ADD: Final = (Op.ADD_EASY, Op.ADD_NORMAL, Op.ADD_HARD)
"""The buttons that add a bot, by its strength."""
INVITE: Final = "invite"
REMOVE: Final = "remove"
WELCOME: Final = "welcome"


def opened_unranked(table: Table, ranked: bool | None, words: Words) -> list[str]:
    """Return that a table opened unranked, if its host has not asked for that: ``ranked`` is what they chose."""
    return [words.say("opened-unranked")] if ranked is None and not table.row.ranked else []


async def join_rematch_panel(table: Table, words: Words) -> Panel:
    """Offer a seat in the rematch to a user who did not play."""
    text = display(words.say("rematch-offer"))
    button = op_button(table, Op.JOIN_REMATCH, words, discord.ButtonStyle.success)
    return finished([container(table.row.game, text), ui.ActionRow(button)])


async def busy_panel(text: str, game: AnyGame, pace: Pace, words: Words, *, ranked: bool) -> Panel:
    """Offer a thread for a table, because the channel has one already."""
    custom_id = str(OpenThread(game=game.meta.key, pace=pace, unranked=not ranked))
    button: ui.Button[Any] = ui.Button(
        custom_id=custom_id, label=words.say("button-thread"), style=discord.ButtonStyle.success
    )
    return finished([container(game.meta.key, display(text)), ui.ActionRow(button)])


async def games_panel(user_id: int, name: str, words: Words, why: str = "") -> Panel:
    """Return the games to challenge a user to. ``why`` tells why the game chosen before was not opened."""
    select: ui.Select[Any] = ui.Select(
        custom_id=str(ChallengeSelect(user=user_id)),
        placeholder=words.say("select-action"),
        options=[discord.SelectOption(label=clip(title(key, words.locale), 100), value=key) for key in games()],
    )
    text = display(why, words.say("challenge-ask", name=plain(name)))
    return finished([container(None, text), ui.ActionRow(select)])


async def guests_panel(table: Table, host_id: int, words: Words) -> Panel:
    """Return the players whom the host may remove, who is invited, the select that invites, and the way to *More*."""
    shown = Reading(table, None, words).names
    others = [seat for seat in table.seats if seat.user_id > 0 and seat.user_id != host_id]
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
    rows.append(ui.ActionRow(op_button(table, Op.MORE, words)))
    return finished([container(table.row.game, display(*lines)), *rows])


async def bots_panel(table: Table, words: Words) -> Panel:
    """Return who sits at a lobby, and the buttons with which its host adds bots or removes one."""
    free = len(table.seats) < table.game.meta.seats.stop - 1
    has_bot = any(seat.user_id == BOT_USER_ID for seat in table.seats)
    ops = [*(ADD if free else ()), *([Op.REMOVE_BOT] if has_bot else [])]
    lines = [words.say("lobby-bots") if free else "", *seat_lines(Reading(table, None, words))]
    buttons = [op_button(table, op, words) for op in (*ops, Op.MORE)]
    return finished([container(table.row.game, display(*lines)), ui.ActionRow(*buttons)])


async def removal_panel(table: Table, seat: int, words: Words) -> Panel:
    """Ask the host of a lobby whether they want to remove the player of a seat."""
    text = words.say("remove-sure", who=Reading(table, None, words.bare).who((seat,)))
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


def options_form(table: Table, words: Words) -> ui.Modal:
    """Return all that the host of a lobby chooses, prefilled. Bots of several levels leave their field empty."""
    present = table.lobby_options
    own = "" if present.deadline_ms is None else duration(present.deadline_ms, words)
    fields = [
        forms.radio(
            f"{OPTION}{name}",
            words.say("form-rule"),
            [(option_text(table, name, value, words), value) for value in values],
            present.game[name],
        )
        for name, values in table.game.meta.options.items()
    ]
    paces = [(words.say(f"pace-{pace}"), pace.value) for pace in Pace]
    fields += [
        forms.radio("pace", words.say("select-pace"), paces, present.pace.value),
        forms.text("deadline", words.say("form-deadline"), own, MAX_DEADLINE, words.say("form-deadline-about")),
        forms.checkboxes(
            "ways",
            words.say("form-ways"),
            [
                (words.say("form-ranked"), RANKED, present.ranked),
                (words.say("form-stand-in"), STAND_IN, present.absence is Absence.BOT),
                (words.say("form-invited"), INVITED, present.invited_only),
            ],
        ),
    ]
    if present.levels:
        levels = [(words.say(f"name-bot-{level}"), level) for level in LEVELS]
        common = present.levels[0] if len(set(present.levels)) == 1 else None
        fields.append(forms.radio("level", words.say("form-level"), levels, common, required=False))
    custom_id = str(LobbyForm(table=table.id, digest=present.digest))
    return forms.form(custom_id, words.say("form-options-title"), fields)
