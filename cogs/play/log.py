"""The log of a table: what has happened, as the reader may know it, by round and turn."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from discord import ui

from cogs.interactions import custom_ids, replies
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import MAX_PANEL_CHARACTERS, container, display, finished, names, op_button, page_buttons
from cogs.interactions.replies import Panel
from cogs.interactions.story import own_news, told
from cogs.play import hints
from locales import say
from render.wording import NO_EMOJIS, Emojis, clip, game_text
from tables import Entry, EvaluatedDecision, Phase, StoryTurn, Table, UserError, last_own, story

MAX_LINES: Final = 25
"""Maximum number of lines on a page of the log."""
MAX_CHARACTERS: Final = MAX_PANEL_CHARACTERS - 300
"""Maximum characters on a page of the log: those of a panel, without its head and small print."""


@dataclass(slots=True)
class Page:
    """A page of the log: its lines, and the turns that it shows."""

    lines: list[str] = field(default_factory=list)
    turns: list[StoryTurn] = field(default_factory=list)

    def has_room_for(self, lines: Sequence[str]) -> bool:
        """Return whether the page holds these lines, too. An empty page holds any."""
        long = sum(len(line) + 1 for line in (*self.lines, *lines)) > MAX_CHARACTERS
        return not self.lines or not (long or len(self.lines) + len(lines) > MAX_LINES)

    def add(self, lines: Sequence[str], turn: StoryTurn) -> None:
        """Add lines of a turn."""
        self.lines += lines
        self.turns.append(turn)


async def show_log(click: TableClick, page: int | None = None) -> None:
    """Show a page of the log in the user's language. Without a number, show the newest page."""
    user, locale, emojis = click.user, click.locale, click.services.emojis
    await replies.reply(click.interaction, lambda: log_panel(click.table, user, locale, page, emojis))


async def show_own_turn(click: TableClick) -> None:
    """Show the page of the log with the user's last turn."""
    user, locale, emojis = click.user, click.locale, click.services.emojis
    await replies.reply(click.interaction, lambda: log_panel(click.table, user, locale, emojis=emojis, own_turn=True))


async def log_panel(
    table: Table,
    user_id: int,
    locale: str,
    page: int | None = None,
    emojis: Emojis = NO_EMOJIS,
    *,
    own_turn: bool = False,
) -> Panel:
    """Return a page of the log. A player also reads what only they know.

    Pages are counted from the start of the game; None is the newest. ``own_turn``: the page of the user's last turn.
    A long log becomes text in a thread. A user who loses the seat meanwhile gets no page: see ``Table.need_hand``.
    """
    viewer = table.seat_of(user_id)
    log, why = await table.whole_log(), await table.evaluated_decisions()
    pages, own_page = await asyncio.to_thread(_told, table, log, viewer, why, locale, emojis)
    if viewer is not None and table.need_hand(user_id) != viewer:
        raise UserError("error-no-hand")
    last = len(pages) - 1
    wanted = own_page if own_turn else page
    here = last if wanted is None else min(wanted, last)
    text = "\n".join(pages[here].lines) or say(locale, "log-empty")
    later = say(locale, "why-later") if table.computers and table.phase is Phase.RUNNING else ""
    jump = [op_button(table, Op.OWN_TURN, locale)] if own_page not in (None, here) else []
    return finished(
        [
            container(
                table.row.game,
                display(f"### {say(locale, 'button-log')}"),
                display(text),
                display(later, f"-# {here + 1}/{last + 1}"),
            ),
            ui.ActionRow(
                *page_buttons(lambda page: custom_ids.LogPage(table.id, page), here, last, locale),
                *jump,
                op_button(table, Op.MORE, locale),
            ),
        ]
    )


def _told(
    table: Table,
    log: Sequence[Entry],
    viewer: int | None,
    why: Mapping[int, EvaluatedDecision],
    locale: str,
    emojis: Emojis,
) -> tuple[list[Page], int | None]:
    """Return the pages of a log, and the number of the page with the viewer's last turn."""
    turns = story(log, viewer, len(table.seats))
    own = last_own(turns, deciding=viewer in table.deciding)
    pages = _pages(table, turns, viewer, why, locale, emojis)
    return pages, None if own is None else _page_of(turns[own], pages)


def _page_of(turn: StoryTurn, pages: Sequence[Page]) -> int:
    """Return the page on which a turn starts; the last one for a turn without a line."""
    return next((i for i, each in enumerate(pages) if any(one is turn for one in each.turns)), len(pages) - 1)


def _pages(
    table: Table,
    turns: Sequence[StoryTurn],
    viewer: int | None,
    why: Mapping[int, EvaluatedDecision],
    locale: str,
    emojis: Emojis,
) -> list[Page]:
    """Return the turns by page: as many as fit, at least one page. A page starts with the name of its round."""
    pages, shown = [Page()], 0
    for turn in turns:
        lines = _lines(table, turn, viewer, why, locale, emojis)
        head = f"__{game_text(table.row.game, 'log-round', locale, {'round': turn.round})}__"
        if not pages[-1].has_room_for([head, *lines]):
            pages.append(Page())
        for line in lines:
            if not pages[-1].has_room_for([head, line]):
                pages.append(Page())
            pages[-1].add([line] if pages[-1].lines and turn.round == shown else [head, line], turn)
            shown = turn.round
    return pages


def _lines(
    table: Table,
    turn: StoryTurn,
    viewer: int | None,
    why: Mapping[int, EvaluatedDecision],
    locale: str,
    emojis: Emojis,
) -> list[str]:
    """Return the lines of a turn; below them cards drawn and AI players' reasons."""
    lines = [line.text for line in told(table, turn, viewer, locale, emojis)]
    if not turn.undone:
        lines += own_news(table, turn, locale, emojis)
    game_names = names(table, locale)
    lines += [hints.why(table, why[at], game_names, locale) for at in turn.revisions if at in why]
    return [clip(line, MAX_CHARACTERS // 2) for line in lines]
