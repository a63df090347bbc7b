"""The log of a table: what has happened, as the reader may know it, by round and turn."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.interactions import custom_ids, replies
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import container, display, finished, op_button, page_buttons, way_back
from cogs.interactions.open_logs import MAX_CHARACTERS, OpenLog, OpenLogs
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.interactions.story import own_news, told
from render.wording import Words, clip
from tables import Entry, StoryTurn, Table, UserError, last_own
from tables.permissions import need_hand
from tables.threads import for_page


async def show_log(click: TableClick, page: int | None = None) -> None:
    """Show a page of the log in the user's language. Without a number, show the newest page."""
    await _show(click, page)


async def show_own_turn(click: TableClick) -> None:
    """Show the page of the log with the user's last turn."""
    await _show(click, own_turn=True)


async def _show(click: TableClick, page: int | None = None, *, own_turn: bool = False) -> None:
    """Show a page. One at a time for each user."""
    user, words, logs = click.user, click.words, click.services.open_logs
    with replies.one_at_a_time(logs.reading, user, "error-reading"):
        await replies.reply(
            click.interaction,
            lambda: log_panel(click.table, user, words, page, own_turn=own_turn, logs=logs),
        )


async def log_panel(
    table: Table,
    user_id: int,
    words: Words,
    page: int | None = None,
    *,
    own_turn: bool = False,
    logs: OpenLogs | None = None,
) -> Panel:
    """Return a page of the log. A player also reads what only they know.

    Pages are counted from the start of the game; None is the newest. ``own_turn``: the page of the user's last turn.
    What ``logs`` have told is not told again. A user who loses the seat meanwhile gets no page: see
    :func:`tables.permissions.need_hand`.
    """
    viewer = table.seat_of(user_id)
    reading = Reading(table, viewer, words)
    stamp = reading.names, table.holders, len(words.emojis)
    log = (logs or OpenLogs()).of(table.id, viewer, words.locale, len(table.seats), stamp)
    async with log.lock:
        new = await table.whole_log(log.revision)
        if new:
            await for_page(_tell, reading, log, new)
        pages, own_page = list(log.pages), _own_page(table, log, viewer)
    if viewer is not None and need_hand(table, user_id) != viewer:
        raise UserError("error-no-hand")
    last = len(pages) - 1
    wanted = own_page if own_turn else page
    here = last if wanted is None else min(wanted, last)
    text = "\n".join(pages[here].lines) or words.say("log-empty")
    jump = [op_button(table, Op.OWN_TURN, words)] if own_page not in (None, here) else []
    return finished(
        [
            container(
                table.row.game,
                display(f"### {words.say('button-log')}"),
                display(text),
                display(f"-# {here + 1}/{last + 1}"),
            ),
            ui.ActionRow(
                *page_buttons(lambda page: custom_ids.LogPage(table.id, page), here, last, words),
                *jump,
                *way_back(table, viewer, words),
            ),
        ]
    )


def _tell(reading: Reading, log: OpenLog, new: Sequence[Entry]) -> None:
    """Tell new entries of a log."""
    table = reading.table
    sat_down = table.sat_down

    def tell(turn: StoryTurn) -> tuple[str, list[str]]:
        """Return the name of a turn's round and its lines; below them cards drawn.

        There are none of what happened before the player sat down.
        """
        if turn.end <= sat_down:
            return "", []
        lines = [line.text for line in told(reading, turn)]
        if not turn.undone:
            lines += own_news(reading, turn)
        head = f"__{reading.words.text(table.row.game, 'log-round', {'round': turn.round})}__"
        return head, [clip(line, MAX_CHARACTERS // 2) for line in lines]

    log.add(new, tell)


def _own_page(table: Table, log: OpenLog, viewer: int | None) -> int | None:
    """Return the number of the page with the viewer's last turn, or None."""
    own = last_own(log.turns, deciding=viewer in table.deciding)
    return None if own is None else log.page_of(log.turns[own])
