"""What a table offers besides its board and hands: the menu, the log, confirmations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from cogs.fairness import panels as fairness
from cogs.interactions import custom_ids
from cogs.interactions.components import LogButton, MemberItem, ThreadButton, UndoButton
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import (
    TEXT,
    container,
    display,
    finished,
    in_full,
    names,
    op_button,
    scene_of,
    stand_ins,
    title,
    who_decides,
)
from cogs.interactions.replies import Panel
from cogs.play import hints
from cogs.publishing.question_panel import undone_state
from engine import TURN
from locales import say
from render.wording import clip, describe_cards, describe_outcome, player, slug, tell
from tables import Pace, Phase, Reach, Table, link

LOG_LINES: Final = 25
"""Lines of a page of the log, and of a list of tables."""
LOG_TEXT: Final = TEXT - 300
"""Characters of a page of the log: what a panel has, without the head and the small print."""


async def confirm_undo(table: Table, reach: Reach, seat: int, locale: str) -> Panel:
    """What going back would undo, for the player who then asks the others."""
    return finished(
        [
            container(
                table.row.game,
                display(say(locale, "undo-asks"), *undone_state(table, reach.undone, seat, locale)),
            ),
            ui.ActionRow(
                UndoButton(table.id, table.seats[seat].decision_revision, label=say(locale, "button-ask-undo")),
                op_button(table, Op.MORE, locale),
            ),
        ]
    )


async def more(table: Table, user_id: int, locale: str, *, may_end: bool) -> Panel:
    """What else a table offers: its state, the log, a board in words, going back, leaving, ending it."""
    running = table.phase is Phase.RUNNING
    over = table.phase not in (Phase.LOBBY, Phase.RUNNING)
    plays = running and table.seat_of(user_id) is not None
    called = names(table, locale)
    lines = [
        say(locale, "more-table", number=table.id, game=title(table.row.game, locale)),
        say(locale, "more-players", players=", ".join(player(seat, called) for seat in range(len(table.seats)))),
        who_decides(table, locale) if not over else say(locale, f"phase-{table.phase}"),
        stand_ins(table, locale),
        say(locale, "more-pace", pace=say(locale, f"pace-{table.row.pace}")) if not over else "",
        *fairness.seal(table, locale),
    ]
    hand = [op_button(table, Op.HAND, locale, discord.ButtonStyle.primary)] if plays else []
    look = [
        *hand,
        op_button(table, Op.LOG, locale),
        op_button(table, Op.TEXT, locale),
        op_button(table, Op.RULES, locale),
        MemberItem(ui.Button(custom_id=custom_ids.member(custom_ids.SHOW), label=say(locale, "button-my-settings"))),
    ]
    act = [op_button(table, Op.UNDO, locale), op_button(table, Op.QUIT, locale)] if plays else []
    if plays and not may_end:
        act.append(op_button(table, Op.PROPOSE_END, locale))
    if may_end and not over:
        act.append(op_button(table, Op.CANCEL, locale, discord.ButtonStyle.danger))
    finish = table.phase is Phase.FINISHED
    check = [op_button(table, op, locale) for op in (Op.REPLAY, Op.VERIFY, Op.RECORD)] if finish else []
    rows = [ui.ActionRow(*row) for row in (look, act, check) if row]
    return finished([container(table.row.game, display(*lines)), *rows])


def _sheets(lines: Sequence[str]) -> list[list[str]]:
    """Lines of the log by page: as many as fit, at least one page."""
    sheets: list[list[str]] = [[]]
    room = LOG_TEXT
    for line in lines:
        if sheets[-1] and (len(sheets[-1]) == LOG_LINES or len(line) > room):
            sheets.append([])
            room = LOG_TEXT
        sheets[-1].append(clip(line, LOG_TEXT))
        room -= len(line) + 1
    return sheets


async def log(table: Table, viewer: int | None, locale: str, page: int | None = None) -> Panel:
    """A page of what has happened, in the reader's language: a player also reads what only they know.

    Pages are counted from the start of the game; None is the last.
    """
    called, why = names(table, locale), await table.evaluated_decisions()
    lines: list[str] = []
    for revision, events in await table.history(viewer):
        told = [f"- {tell(table.row.game, event, called, locale)}" for event in events]
        if revision in why:
            # Right after what was done, before whose turn it is then.
            ends = next((i for i, event in enumerate(events) if event.kind == TURN), len(told))
            told.insert(ends, hints.why(table, why[revision], called, locale))
        lines += told
    sheets = _sheets(lines)
    pages = len(sheets)
    here = pages - 1 if page is None else min(page, pages - 1)
    text = "\n".join(sheets[here]) or say(locale, "log-empty")
    later = say(locale, "why-later") if table.computers and table.phase is Phase.RUNNING else ""
    return finished(
        [
            container(
                table.row.game,
                display(f"### {say(locale, 'button-log')}"),
                display(text),
                display(later, f"-# {here + 1}/{pages}"),
            ),
            ui.ActionRow(
                LogButton(table.id, max(here - 1, 0), label=f"‹ {say(locale, 'button-back')}", disabled=here == 0),
                LogButton(table.id, here + 1, label=f"{say(locale, 'button-next')} ›", disabled=here == pages - 1),
                op_button(table, Op.MORE, locale),
            ),
        ]
    )


async def words(table: Table, viewer: int | None, locale: str) -> Panel:
    """The board, the reader's own hand and the score in words: all that the pictures say, and what each card does."""
    game = table.row.game
    view = table.view(viewer if table.phase is Phase.RUNNING else None)
    head, below = f"### {say(locale, 'button-text')}", ""
    if view.outcome is not None:
        below = "\n".join(describe_outcome(table.game, view.outcome, names(table, locale), locale))
    elif view.viewer is not None:
        cards = describe_cards(table.game, view, locale)
        below = "\n".join((f"**{say(locale, 'words-hand')}**", *(f"- {line}" for line in cards or ["–"])))
    board = in_full(game, scene_of(table, view, locale, view.viewer), locale, beside=(head, below))
    return finished(
        [
            container(game, display(head), board, display(below)),
            ui.ActionRow(op_button(table, Op.MORE, locale)),
        ]
    )


async def confirm_quit(table: Table, locale: str) -> Panel:
    """Ask once more before a player leaves a running game."""
    return finished(
        [
            container(table.row.game, display(say(locale, "quit-sure"))),
            ui.ActionRow(
                op_button(table, Op.CONFIRM_QUIT, locale, discord.ButtonStyle.danger), op_button(table, Op.MORE, locale)
            ),
        ]
    )


async def confirm_cancel(table: Table, locale: str) -> Panel:
    """Ask once more before a running game is ended for everybody."""
    return finished(
        [
            container(table.row.game, display(say(locale, "cancel-sure"))),
            ui.ActionRow(
                op_button(table, Op.CONFIRM_CANCEL, locale, discord.ButtonStyle.danger),
                op_button(table, Op.MORE, locale),
            ),
        ]
    )


async def busy(text: str, game: str, pace: Pace, locale: str, *, ranked: bool) -> Panel:
    """The channel has a table already: offer a thread."""
    return finished(
        [
            container(game, display(text)),
            ui.ActionRow(ThreadButton(game, pace, ranked=ranked, label=say(locale, "button-thread"))),
        ]
    )


async def tables(mine: Sequence[Table], user_id: int, locale: str) -> Panel:
    """A person's tables in a server, those that wait for them first."""
    lines = []
    for table in sorted(mine, key=lambda table: table.seat_of(user_id) not in table.waiting_for):
        key = "tables-line"
        if table.row.archived is not None:
            key = "tables-line-archived"
        elif table.phase is Phase.LOBBY:
            key = "tables-line-lobby"
        elif table.seat_of(user_id) in table.waiting_for:
            key = "tables-line-waiting"
        lines.append("- " + say(locale, key, game=say(locale, f"{slug(table.row.game)}-title"), link=link(table)))
    shown = lines[:LOG_LINES]
    head = say(locale, "tables-title", count=len(lines))
    return finished([container(None, display(f"### {head}", *(shown or [say(locale, "tables-none")])))])


async def notice(text: str) -> Panel:
    """A short sentence to one person."""
    return finished([ui.TextDisplay(clip(text, TEXT))])
