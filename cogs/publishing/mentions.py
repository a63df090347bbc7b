"""Tells people that a table waits for them: one mention for each change of who must decide, the former one goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import discord

from cogs.publishing import board_panel
from cogs.publishing.outbox import Channels, nonce
from db import TimerKind, TimerRow
from locales import say
from render.theme import SEAT_SYMBOLS
from render.wording import player
from tables import Phase, Table, TableRegistry, link, quiet_until

Told = Mapping[int, int]
"""Who was told last to decide: seats, and the stamp of the decision they were told of."""


@dataclass(frozen=True)
class Call:
    """A mention: its text, and the users whom it calls."""

    text: str
    users: tuple[int, ...]


class MentionPublisher:
    """Mentions those whom tables wait for. Its methods raise what :class:`~cogs.publishing.outbox.Channels` raises.

    Which revision was told is written down with the mention: see :meth:`db.tables.Tables.stale`.
    """

    def __init__(self, channels: Channels, registry: TableRegistry) -> None:
        self._channels = channels
        self._registry = registry
        self._told: dict[int, Told] = {}
        self._sent: dict[int, tuple[int, int]] = {}
        """Mentions that were sent and are not written down yet, by table: nonce and message."""

    def knew(self, table: Table, was: Told) -> None:
        """Before the table moved on, people had been told that it waits for ``was``; what is known already stays."""
        self._told.setdefault(table.id, was)

    def again(self, table: Table) -> None:
        """Those whom the table waits for do not know it, or not any more: they are mentioned next."""
        self._told[table.id] = {}

    def forget(self, table: Table) -> None:
        """Nobody is to be told of this table. It may never be played on; when it is, everybody is called again."""
        self._remember(table, {})

    def are_due(self, table: Table) -> bool:
        """Whether somebody is to be called, or nobody any more, or the result is to be told."""
        waiting, told, row = table.pending_decisions, self._told.get(table.id, {}), table.row
        if waiting:
            return _news(told, waiting)
        untold = table.phase is Phase.FINISHED and row.mentioned_revision < row.revision
        return bool(told) or row.mention_message_id is not None or untold

    async def tell(self, table: Table) -> None:
        """Call whom the table waits for, if they do not know it yet; the former mention goes."""
        waiting, revision = table.pending_decisions, table.row.revision
        if not self.are_due(table):
            self._remember(table, waiting)
            if table.row.mentioned_revision < table.public_revision:
                await table.note_delivery(mentioned_revision=revision)
            return
        # While a mention is being sent, and after it could not be: the next change sends one.
        self.again(table)
        sent: int | None = None
        if waiting:
            sent = await self.call(table, "ping-move")
        elif table.phase is Phase.FINISHED:
            text, known = (
                board_panel.result(table, table.row.locale, link(table)),
                nonce(table.row.seed, table.id, "result"),
            )
            await self._channels.say(table.row.channel_id, known, text)
        await self._called(table, sent, revision)
        self._remember(table, waiting)

    async def remind(self, table: Table, timer: TimerRow) -> None:
        """Call those once more whom the table waits for; the former mention goes.

        ``timer`` is the reminder that is due. It is removed with the write that notes the mention.
        """
        revision = table.row.revision
        # Should a crash come before it is written down that they were called, the next start looks for it.
        await table.note_delivery(mentioned_revision=-1)
        sent = await self.call(table, "ping-reminder")
        if sent is None:
            await table.note_delivery(mentioned_revision=revision, done=timer)
        else:
            await self._called(table, sent, revision, timer)

    async def call(self, table: Table, key: str) -> int | None:
        """Mention everybody the table waits for, in the text ``key``; the message, or None where nobody wants that.

        Who wants no mentions is only named; in the server's quiet hours nobody's phone rings.
        """
        former, pending_decisions = table.row.mention_message_id, sorted(table.pending_decisions.items())
        call = await self._compose(table, key)
        if call is None:
            return None
        known = nonce(table.row.seed, table.id, key, former, pending_decisions, call.text)
        told, message_id = self._sent.get(table.id, (None, None))
        if told == known:
            # It was sent, and the store could not write it down. Discord knows a nonce for some minutes only.
            return message_id
        silent = quiet_until(await self._registry.settings(table.row.guild_id), self._registry.clock()) is not None
        sent = await self._channels.say(table.row.channel_id, known, call.text, mentioned=call.users, silent=silent)
        self._sent[table.id] = known, sent
        return sent

    async def sort_out(self, table: Table, found: list[discord.Message]) -> None:
        """After a crash: of all mentions that are in the channel, oldest first, the latest counts that says what is to
        be said now, and nobody is called twice; the others go."""
        revision, waiting, former = table.row.revision, table.pending_decisions, table.row.mention_message_id
        due = {call.text: key for key in ("ping-move", "ping-reminder") if (call := await self._compose(table, key))}
        counts = next((message for message in reversed(found) if message.content in due), None)
        there = {message.id for message in found} | ({former} if former is not None else set())
        for message_id in there - {former if counts is None else counts.id}:
            await self._channels.delete(table.row.channel_id, message_id)
        if counts is not None:
            # A reminder that was not written down came from the timer that is still there.
            unwritten = due[counts.content] == "ping-reminder" and counts.id != former
            done = await self._reminder(table) if unwritten else None
            await table.note_delivery(mention_message_id=counts.id, mentioned_revision=revision, done=done)
            self._remember(table, waiting)

    # ------------------------------------------------------------ inside

    def _remember(self, table: Table, told: Told) -> None:
        """Those who must decide have been told so; nothing is kept of a table that waits for nobody."""
        if told:
            self._told[table.id] = told
        else:
            self._told.pop(table.id, None)

    async def _reminder(self, table: Table) -> TimerRow | None:
        """The table's reminder that is still to come, or None."""
        due = (await self._registry.store.timers.of_table(table.id)).get(TimerKind.REMINDER)
        return None if due is None else TimerRow(table.id, TimerKind.REMINDER, due)

    async def _called(self, table: Table, sent: int | None, revision: int, done: TimerRow | None = None) -> None:
        """``sent`` is the mention that counts now, the one that ``revision`` asked for; the one before goes.

        That is written down last: should a crash come between, the next start finds ``sent``, and looks after both.
        """
        former = table.row.mention_message_id
        if former is not None and former != sent:
            await self._channels.delete(table.row.channel_id, former)
        await table.note_delivery(mention_message_id=sent, mentioned_revision=revision, done=done)
        self._sent.pop(table.id, None)

    async def _compose(self, table: Table, key: str) -> Call | None:
        """What :meth:`call` says, and to whom; None where nobody wants to be mentioned."""
        settings = await self._registry.settings(table.row.guild_id)
        seats = [table.seats[seat] for seat in table.waiting_for]
        wanted = await self._registry.store.settings.members(table.row.guild_id, [seat.user_id for seat in seats])
        called = [seat for seat in seats if wanted[seat.user_id].pings]
        if not called or not settings.pings:
            return None
        who = ", ".join(
            f"{SEAT_SYMBOLS[seat.seat]} <@{seat.user_id}>" if seat in called else player(seat.seat, table.names)
            for seat in seats
        )
        text = say(table.row.locale, key, who=who, link=link(table), count=len(seats))
        return Call(text, tuple(seat.user_id for seat in called))


def _news(told: Told, waiting: Told) -> bool:
    """Whether somebody must be called: who had not to decide before, or waited for others and has to decide again.

    A player who goes on deciding is not called at every step, nor is anybody while others have decided.
    """
    return any(
        seat not in told or (len(told) > 1 and told[seat] != decision_revision)
        for seat, decision_revision in waiting.items()
    )
