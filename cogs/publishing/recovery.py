"""Reconciles channels with the store after a crash: boards, questions and mentions that no write has recorded."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

import discord

from cogs.interactions import custom_ids, errors
from cogs.interactions.components import controls
from cogs.publishing import board_panel
from cogs.publishing.mentions import MentionPublisher
from cogs.publishing.outbox import Channels
from cogs.publishing.publication import Publication
from db import TableRow
from tables import PollKind, Table, link

_log = logging.getLogger(__name__)


class Recovery:
    """The tables whose last update a crash may have interrupted. Each is reconciled once, under the board's lock."""

    def __init__(self, channels: Channels, mentions: MentionPublisher, stale: Iterable[TableRow]) -> None:
        """``stale``: :meth:`db.tables.Tables.stale` at the start."""
        self._channels = channels
        self._mentions = mentions
        self.stale = {row.id: row for row in stale}
        """The tables that are not reconciled yet."""

    async def reconcile(self, table: Table, publication: Publication) -> None:
        """Find the table's messages in its channel and keep the current ones. Logs a channel that it cannot read."""
        before = self.stale.pop(table.id)
        if before.mentioned_revision < before.revision:
            publication.notified = {}
        try:
            sent = await self._channels.own(table.row.channel_id)
        except errors.UNREACHED as error:
            _log.info("table %s: cannot scan channel history: %s", table.id, error)
            return
        shown = {message.id: [custom_id for custom_id, _ in controls(message)] for message in sent}
        boards = [message.id for message in sent if is_board(table, message)]
        await self._keep_latest_board(table, boards)
        await self._relink_questions(table, shown)
        # A mention links to its board. Others in this channel belong to another table.
        links = [f"/{message_id}" for message_id in (*boards, before.board_message_id) if message_id is not None]
        mentions = [each for each in sent if each.raw_mentions and any(board in each.content for board in links)]
        await self._mentions.reconcile(table, mentions)

    async def _keep_latest_board(self, table: Table, found: list[int]) -> None:
        """Keep the latest board and let the others point to it.

        Writes last: after a crash in between, the next start finds the same boards.
        """
        known = table.row.board_message_id
        boards = {*found} if known is None else {*found, known}
        latest = max(boards, default=None)
        for message_id in sorted(boards - {latest}):
            await supersede(self._channels, table, message_id, latest)
        if latest != known:
            await table.note_delivery(board_message_id=latest)

    async def _relink_questions(self, table: Table, shown: Mapping[int, Iterable[str]]) -> None:
        """Relink open questions and delete closed ones. ``shown``: custom ids by message."""
        for message_id, ids in shown.items():
            for kind, number in _questions(ids, table):
                poll = table.polls.get(kind)
                if poll is None or poll.number != number or poll.message_id not in (None, message_id):
                    await self._channels.delete(table.row.channel_id, message_id)
                elif poll.message_id is None:
                    await table.note_poll_message(kind, message_id)


async def supersede(channels: Channels, table: Table, message_id: int, current_id: int | None) -> None:
    """Let a superseded board point to the current one, which the store may not know yet."""
    row, address = table.row, link(table, current_id)
    await channels.retire(row.channel_id, message_id, lambda: board_panel.moved(table, row.locale, address))


def is_board(table: Table, message: discord.Message) -> bool:
    """Whether a message is a board of the table, with its own buttons."""
    return any(custom_id.startswith(f"b:{table.id}:") for custom_id, _ in controls(message))


def _questions(ids: Iterable[str], table: Table) -> set[tuple[PollKind, int]]:
    """The kind and number of each of the table's questions that these custom ids answer."""
    found = filter(None, map(custom_ids.VOTE.fullmatch, ids))
    return {(PollKind(vote["kind"]), int(vote["number"])) for vote in found if int(vote["table"]) == table.id}
