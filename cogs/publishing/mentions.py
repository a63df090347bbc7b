"""Mentions the players a table waits for: one message for each change of who must decide."""

from __future__ import annotations

from typing import Any

import discord

from cogs.interactions import custom_ids
from cogs.publishing import board_panel
from cogs.publishing.outbox import Channels, nonce
from cogs.publishing.publication import PendingDecisions, Publications
from db import TimerKind, TimerRow
from locales import say
from render.theme import SEAT_SYMBOLS
from render.wording import game_text, plain, player
from tables import Phase, Table, TableRegistry, link, quiet_until


class MentionPublisher:
    """Posts and deletes mentions. Methods raise what :class:`~cogs.publishing.outbox.Channels` and the store raise.

    The store notes the revision with the mention: see :meth:`db.tables.Tables.stale`.
    """

    def __init__(self, channels: Channels, registry: TableRegistry, publications: Publications) -> None:
        self._channels = channels
        self._registry = registry
        self._publications = publications

    def are_due(self, table: Table) -> bool:
        """Whether :meth:`update` has to post a mention or the result, or to delete a mention."""
        pending, row = table.pending_decisions, table.row
        notified = self._publications.of(table).notified or {}
        if pending:
            return _is_news(notified, pending)
        result_due = table.phase is Phase.FINISHED and row.mentioned_revision < row.revision
        return bool(notified) or row.mention_message_id is not None or result_due

    async def update(self, table: Table) -> None:
        """Mention the players who do not know that the table waits for them, and delete the superseded mention."""
        pending, row, publication = table.pending_decisions, table.row, self._publications.of(table)
        if not self.are_due(table):
            publication.notified = pending or None
            if row.mentioned_revision < table.public_revision:
                await publication.write(table, mentioned_revision=row.revision)
            return
        publication.notified = {}  # if this fails, the next update mentions them all
        message_id: int | None = None
        if pending:
            message_id = await self.post(table, "ping-move")
        elif table.phase is Phase.FINISHED:
            text = board_panel.result(table, row.locale, link(table))
            await self._channels.say(row.channel_id, nonce(row.seed, table.id, "result"), text)
        await self._replace(table, message_id, row.revision)
        publication.notified = pending or None

    async def remind(self, table: Table, timer: TimerRow) -> None:
        """Mention the players the table waits for once more, and delete the superseded mention.

        ``timer`` is the reminder that is due. The write that notes the mention removes it.
        """
        revision, publication = table.row.revision, self._publications.of(table)
        # After a crash before the second write, the next start looks for the reminder.
        await publication.write(table, mentioned_revision=-1)
        message_id = await self.post(table, "ping-reminder")
        if message_id is None:
            await publication.write(table, mentioned_revision=revision, done=timer)
        else:
            await self._replace(table, message_id, revision, timer)

    async def invite(self, table: Table, user_id: int, name: str) -> bool:
        """Invite a user to a lobby, once; ``name`` stands for a user who wants no mention. Whether it mentions them.

        Notifies no device in the server's quiet hours.
        """
        row = table.row
        settings = await self._registry.settings(row.guild_id)
        wishes = await self._registry.member(row.guild_id, user_id)
        mentioned = [user_id] if settings.pings and wishes.pings else []
        who = f"<@{user_id}>" if mentioned else name
        game = game_text(row.game, "title", row.locale)
        text = say(row.locale, "ping-challenge", who=who, host=plain(table.host_name), game=game, link=link(table))
        silent = quiet_until(settings, self._registry.clock()) is not None
        known = nonce(row.seed, table.id, "challenge", user_id)
        await self._channels.say(row.channel_id, known, text, mentioned=mentioned, silent=silent)
        return bool(mentioned)

    async def post(self, table: Table, key: str) -> int | None:
        """Post the text ``key`` with mentions and a button to the hand.

        Returns the message id, or None if no player wants to be mentioned. Names the players who want no mention.
        Notifies no device in the server's quiet hours.
        """
        row, pending = table.row, sorted(table.pending_decisions.items())
        text, users = await self._compose(table, key)
        if not users:
            return None
        publication = self._publications.of(table)
        known = nonce(row.seed, table.id, key, row.mention_message_id, pending, text)
        if publication.sent_mention is not None and publication.sent_mention[0] == known:
            # The store could not write it. Discord knows a nonce for some minutes only, a full disk lasts longer.
            return publication.sent_mention[1]
        silent = quiet_until(await self._registry.settings(row.guild_id), self._registry.clock()) is not None
        channel_id = table.row.channel_id
        move: discord.ui.Button[Any] = discord.ui.Button(
            custom_id=custom_ids.MENTION.make(table=table.id),
            label=say(row.locale, "button-your-move"),
            style=discord.ButtonStyle.primary,
        )
        sent = await self._channels.say(channel_id, known, text, button=move, mentioned=users, silent=silent)
        publication.sent_mention = known, sent
        return sent

    async def reconcile(self, table: Table, found: list[discord.Message]) -> None:
        """After a crash, keep the latest mention with a text that is due now, and delete the others.

        ``found``: the table's mentions in the channel, oldest first.
        """
        revision, pending, known = table.row.revision, table.pending_decisions, table.row.mention_message_id
        texts = {key: await self._compose(table, key) for key in ("ping-move", "ping-reminder")}
        due = {text: key for key, (text, users) in texts.items() if users}
        current = next((message for message in reversed(found) if message.content in due), None)
        present = {message.id for message in found} | ({known} if known is not None else set())
        for message_id in present - {known if current is None else current.id}:
            await self._channels.delete(table.row.channel_id, message_id)
        if current is not None:
            # The timer of a reminder that no write has recorded is still in the store.
            unwritten = due[current.content] == "ping-reminder" and current.id != known
            timers = await self._registry.store.timers.of_table(table.id) if unwritten else {}
            reminder = timers.get(TimerKind.REMINDER)
            done = None if reminder is None else TimerRow(table.id, TimerKind.REMINDER, reminder)
            publication = self._publications.of(table)
            await publication.write(table, mention_message_id=current.id, mentioned_revision=revision, done=done)
            publication.notified = pending or None

    # ------------------------------------------------------------ inside

    async def _replace(self, table: Table, message_id: int | None, revision: int, done: TimerRow | None = None) -> None:
        """Delete the superseded mention and note the current one, which ``revision`` asked for.

        Writes last: after a crash in between, the next start finds both.
        """
        superseded, publication = table.row.mention_message_id, self._publications.of(table)
        if superseded is not None and superseded != message_id:
            await self._channels.delete(table.row.channel_id, superseded)
        await publication.write(table, mention_message_id=message_id, mentioned_revision=revision, done=done)
        publication.sent_mention = None

    async def _compose(self, table: Table, key: str) -> tuple[str, list[int]]:
        """The text ``key`` about the players the table waits for, and the users it mentions: those who want that."""
        settings = await self._registry.settings(table.row.guild_id)
        seats = [table.seats[seat] for seat in table.waiting_for]
        wishes = [await self._registry.member(table.row.guild_id, seat.user_id) for seat in seats]
        mentioned = [seat for seat, wish in zip(seats, wishes, strict=True) if settings.pings and wish.pings]
        who = ", ".join(
            f"{SEAT_SYMBOLS[seat.seat]} <@{seat.user_id}>" if seat in mentioned else player(seat.seat, table.names)
            for seat in seats
        )
        text = say(table.row.locale, key, who=who, link=link(table), count=len(seats))
        return text, [seat.user_id for seat in mentioned]


def _is_news(notified: PendingDecisions, pending: PendingDecisions) -> bool:
    """Whether a seat must decide that did not before, or that decides again after it waited for others.

    A player whose turn continues needs no mention, nor do players while others of the same round decide.
    """
    return any(
        seat not in notified or (len(notified) > 1 and notified[seat] != decision_revision)
        for seat, decision_revision in pending.items()
    )
