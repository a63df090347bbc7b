"""What a table offers besides its board and hands: its state, the board in words, and the user's list of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import discord
from discord import ui

from cogs.fairness.panels import CHECKS
from cogs.interactions import custom_ids, replies
from cogs.interactions.choices import rows
from cogs.interactions.click import Click, TableClick
from cogs.interactions.custom_ids import Op
from cogs.interactions.installs import place_of
from cogs.interactions.layout import (
    Item,
    container,
    display,
    finished,
    hand_buttons,
    in_full,
    op_button,
    option_lines,
    pace_lines,
    way_back,
)
from cogs.interactions.reading import Reading, people_lines, players, scene_of, stand_ins, who_decides
from cogs.interactions.replies import Panel, Serving
from cogs.play.cancel import may_manage
from cogs.play.channel import own_tables
from cogs.play.strike import may_strike
from cogs.play.why_not import may_ask, reasons
from render.wording import Words, describe_cards, describe_outcome, title
from tables import Phase, Table, link, own_games
from tables.kinds import Ability
from tables.questions import unanswered_by

MAX_TABLES: Final = 25
"""Maximum number of tables in a list."""
MAX_OWN_GAMES: Final = 10
"""Maximum number of the user's own games there."""


async def show_menu(click: TableClick) -> None:
    """Show the menu of a table."""
    user = click.user
    table = click.table
    may_end = await may_manage(click) or (user == table.row.host_id and not table.competitive)
    words, judges = click.words, await may_strike(click)
    await replies.reply(
        click.interaction,
        lambda: menu_panel(click.table, user, words, may_end=may_end, may_strike=judges),
    )


async def show_words(click: TableClick) -> None:
    """Show the board in words."""
    table = click.table
    table.view(None)
    user = click.user
    await replies.reply(click.interaction, lambda: words_panel(Reading(table, table.seat_of(user), click.words)))


async def show_tables(click: Click) -> None:
    """Show the user's own games, and their tables in this server, first those that wait for them."""
    place, client = place_of(click.interaction), cast(Serving, click.interaction.client)
    # Games that were begun in direct messages are found in servers too, where this process serves both.
    places = {place, 0} if client.may_answer(0) else {place}
    alone = await own_games(click.services.registry, click.user, sorted(places))
    own = await own_tables(click)
    await replies.reply(click.interaction, lambda: tables_panel(own, alone, click.user, click.words, here=bool(place)))


async def menu_panel(table: Table, user_id: int, words: Words, *, may_end: bool, may_strike: bool = False) -> Panel:
    """Return the state of a table, and the buttons that are on neither board nor hand."""
    running = table.phase is Phase.RUNNING
    over, reading = table.row.is_over, Reading(table, None, words)
    plays = running and table.seat_of(user_id) is not None
    lines = [
        words.say("more-table", number=table.id, game=title(table.row.game, words.locale)),
        words.say("more-players", players=", ".join(players(reading))),
        who_decides(reading) if not over else words.say(f"phase-{table.phase}"),
        stand_ins(reading),
        *(pace_lines(table, words) if not over else ()),
        *people_lines(reading),
        *option_lines(table, words),
    ]
    hand = hand_buttons(table, table.seat_of(user_id), words)
    settings: ui.Button[Any] = ui.Button(
        custom_id=str(custom_ids.MemberControl(what=custom_ids.SHOW)), label=words.say("button-my-settings")
    )
    look = [*hand, *(op_button(table, op, words) for op in (Op.LOG, Op.TEXT, Op.RULES)), settings]
    note = [Op.NOTE] if table.state is not None and table.seat_of(user_id) is not None else []
    share = [Op.SHARE] if table.seat_of(user_id) is not None and Ability.SHARE in table.kind.allows else []
    check = [Op.REPLAY, Op.REVIEW, *share, *CHECKS] if table.phase is Phase.FINISHED else []
    leave = [Op.QUIT, *([] if may_end else [Op.PROPOSE_END])] if plays and Ability.MEET in table.kind.allows else []
    ask = [Op.WHY_NOT] if may_ask(table, user_id) else []
    act = [
        op_button(table, op, words) for op in (*note, *ask, *([Op.UNDO] if plays else []), Op.FAIRNESS, *check, *leave)
    ]
    if (may_end or not table.kind.has_channel) and not over:
        act.append(op_button(table, Op.CANCEL, words, discord.ButtonStyle.danger))
    if may_strike and table.row.struck:
        act.append(op_button(table, Op.COUNT_AGAIN, words))
    elif may_strike:
        act.append(op_button(table, Op.STRIKE, words, discord.ButtonStyle.danger))
    return finished([container(table.row.game, display(*lines)), ui.ActionRow(*look), *rows(act)])


async def words_panel(reading: Reading) -> Panel:
    """Return the board, the viewer's hand and the score in words, and what each card does."""
    table, words = reading.table, reading.words
    game = table.row.game
    view = table.view(reading.viewer if table.phase is Phase.RUNNING else None)
    head, below = "\n".join((f"### {words.say('button-text')}", *option_lines(table, words))), ""
    if view.outcome is not None:
        below = "\n".join(describe_outcome(table.game, view.outcome, reading.names, words))
    elif view.viewer is not None:
        cards = describe_cards(table.game, view, words)
        hand = (f"**{words.say('words-hand')}**", *(f"- {line}" for line in cards or ["–"]))
        below = "\n".join((*hand, *reasons(reading.bare, view)))
    board = in_full(game, scene_of(reading, view), words, beside=(head, below))
    return finished(
        [
            container(game, display(head), board, display(below)),
            ui.ActionRow(*way_back(table, reading.viewer, words)),
        ]
    )


async def tables_panel(
    own: Sequence[Table], alone: Sequence[Table], user_id: int, words: Words, *, here: bool = True
) -> Panel:
    """Return a user's tables in a server, first those that wait for them, and their own games with a button each.

    ``here``: in a server with the bot.
    """
    lines = []

    def waits(table: Table) -> bool:
        return table.seat_of(user_id) in table.waiting_for

    for table in sorted(own, key=lambda table: not (waits(table) or unanswered_by(table, user_id))):
        key = "tables-line"
        if table.row.archived is not None:
            key = "tables-line-archived"
        elif table.phase is Phase.LOBBY:
            key = "tables-line-lobby"
        elif waits(table):
            key = "tables-line-waiting"
        elif unanswered_by(table, user_id):
            key = "tables-line-asked"
        lines.append("- " + words.say(key, game=words.text(table.row.game, "title-gloss"), link=link(table)))
    shown = lines[:MAX_TABLES]
    head = words.say("tables-title", count=len(lines))
    several = [f"### {head}", *(shown or [words.say("tables-none")])] if lines or (here and not alone) else []
    buttons: list[Item] = [
        ui.Button(
            custom_id=str(custom_ids.Press(table=table.id, op=Op.HAND)),
            label=words.say(f"button-{table.row.kind}", game=words.text(table.row.game, "title-gloss")),
            style=discord.ButtonStyle.primary,
        )
        for table in alone[:MAX_OWN_GAMES]
    ]
    own_head = display(f"### {words.say('tables-alone', count=len(alone))}") if alone else None
    if not (several or alone):
        own_head = display(words.say("tables-alone-none"))
    return finished([container(None, display(*several), own_head), *rows(buttons)])
