"""The messages of a table besides its board: mentions, questions, and what is sent once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

import discord

from cogs.interactions import custom_ids
from cogs.interactions.components import controls, texts
from cogs.interactions.ephemeral_messages import EphemeralMessages
from cogs.interactions.errors import is_lost
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.interactions.story import told
from cogs.publishing import board_panel, question_panel
from cogs.publishing.mentions import Mentions
from cogs.publishing.outbox import nonce
from cogs.publishing.sending import MessageRows, is_same
from cogs.publishing.wanted import KNOWN, REMIND, Decisions, decisions, dump, is_news, known, poll_key, poll_number
from db import (
    CALL,
    DELETE,
    HERE,
    INVITATION,
    INVITED,
    MENTION,
    NOTICE,
    POLL,
    REMATCH,
    REMOVED,
    RESULT,
    ROUND,
    MessageRow,
    PollRow,
)
from engine.points import SCORED
from render.jobs import Job
from render.service import Drawn, PictureService, Priority
from tables import ClosedPoll, Phase, PollKind, StoryTurn, story
from tables.threads import for_table

GATHERINGS: Final = {REMATCH: "ping-rematch", CALL: "ping-call", INVITED: "ping-invited", REMOVED: "ping-removed"}
"""Messages that invite several people to a lobby, and the keys of their texts."""


class OtherMessages:
    """The messages besides the board during a pass. Methods raise what :class:`Rows` raises."""

    def __init__(
        self, rows: MessageRows, mentions: Mentions, ephemeral: EphemeralMessages, pictures: PictureService
    ) -> None:
        self._rows = rows
        self._pictures = pictures
        self._table = rows.table
        self._mentions = mentions
        self._ephemeral = ephemeral

    async def show(self) -> None:
        """Close and show questions, mention the players who must decide, and send what is to be sent once.

        Delete what could not be deleted before.
        """
        table = self._table
        async with self._rows.work.others:
            for name in [name for name in table.messages if name.startswith(DELETE)]:
                await self._rows.delete(int(name.removeprefix(DELETE)))
            for poll in table.take_closed_polls():
                await self._close(poll)
            for kind in PollKind:
                await self.show_poll(kind)
            if table.row.archived is None:
                await self._mention()
                for name in tuple(table.messages):
                    if self._rows.is_gone(name) or name not in table.messages:
                        continue  # sent already, or deleted with its person
                    await self._send(name)

    async def _send(self, name: str) -> None:
        """Send what is to be sent once."""
        if name == RESULT:
            await self._send_result()
        elif name.startswith(ROUND):
            await self._tell_round(self._rows.row(name))
        elif (key := _gathering(name)) is not None:
            await self._gather(self._rows.row(name), key)
        elif name.startswith(HERE):
            await self._ask_who_is_here(self._rows.row(name))
        elif name.startswith(NOTICE):
            await self._notify(self._rows.row(name))
        elif name.startswith(INVITATION):
            await self.invite(int(name.removeprefix(INVITATION)))

    async def show_poll(self, kind: PollKind, *, asked: bool = False) -> None:
        """Show an open question, and take away the message of one that is closed.

        ``asked``: a user wants to see it, so the bot checks its message, and posts it again if that is gone.
        """
        table, name = self._table, f"{POLL}{kind}"
        row, poll = self._rows.row(name), table.polls.get(kind)
        if name in table.messages and (poll is None or poll_number(row) not in (None, poll.number)):
            await self._rows.take_away(row, lambda message: bool(self._asked(message, kind)))
            row = MessageRow(table.id, name)
            self._rows.put(name, None)
        if poll is not None and table.row.archived is None:
            if row.message_id is not None and row.nonce is None:
                shown = row.shows == poll_key(table, kind) and not (asked or self._rows.look)
                if shown and not (self._rows.work.looks and await self._is_gone(row.message_id)):
                    return
                if not shown and await self._edit_poll(row, kind):
                    return
            await self._post_poll(row, poll)

    async def _is_gone(self, message_id: int) -> bool:
        return not await self._rows.channels.exists(self._rows.channel_id, message_id)

    async def _edit_poll(self, row: MessageRow, kind: PollKind) -> bool:
        """Show an open question as it is now; return False if its message is gone."""
        key, message_id = poll_key(self._table, kind), row.message_id or 0
        try:
            await self._rows.channels.edit(self._rows.channel_id, message_id, lambda: self._question(kind))
        except discord.HTTPException as error:
            if not is_lost(error):
                raise
            return False
        self._rows.put(row.name, replace(row, shows=key))
        return True

    async def _post_poll(self, row: MessageRow, poll: PollRow) -> None:
        """Post an open question. It mentions the voters, unless an earlier message of it has done so.

        A question of a seat that has asked the same in the last hour takes the place of that one, without a mention.
        """
        table, kind, key = self._table, poll.kind, poll_key(self._table, poll.kind)
        former = self._rows.work.closed.get(kind)
        again = poll.seat is not None and not self._mentions.may_ask(table.id, kind, poll.seat)
        if again and former is not None and row.nonce is None:
            del self._rows.work.closed[kind]
            if await self._edit_poll(replace(row, message_id=former), kind):
                await self._rows.write_row(row.name)
                return
        users = [] if again or poll_number(row) == poll.number else await self._mentions.voters(table, kind)
        quiet = await self._is_quiet(users)

        async def post(number: int) -> int:
            question = lambda: self._question(kind)  # noqa: E731
            return await self._rows.channels.post(
                self._rows.channel_id, number, question, mentioned=users, silent=quiet
            )

        def is_ours(message: discord.Message) -> bool:
            return any(each.number == poll.number for each in self._asked(message, kind))

        number = nonce(table.row.seed, table.id, row.name, poll.number, row.message_id)
        message_id, certain = await self._rows.sent(row, number, post, is_ours, self._rows.drop)
        self._rows.put(row.name, MessageRow(table.id, row.name, message_id, key if certain else f"{poll.number}"))
        if not certain:
            self._rows.again = True
        if users and poll.seat is not None:
            self._mentions.note_asked(table.id, kind, poll.seat)
        await self._rows.write_row(row.name)

    def _asked(self, message: discord.Message, kind: PollKind) -> list[custom_ids.Vote]:
        """Return the buttons with which a message asks a question of a kind at the table."""
        found = [custom_ids.read(custom_id) for custom_id, _ in controls(message)]
        votes = [each for each in found if isinstance(each, custom_ids.Vote)]
        return [each for each in votes if (each.table, each.kind) == (self._table.id, kind)]

    async def _question(self, kind: PollKind) -> Panel:
        asked = await self._mentions.voters(self._table, kind)
        return question_panel.question(Reading.in_channel(self._table), kind, asked)

    async def _close(self, poll: ClosedPoll) -> None:
        """Tell the outcome in a closed question's message, or delete that if the board tells it. Tell its asker."""
        table, name = self._table, f"{POLL}{poll.kind}"
        row, left = self._rows.row(name), question_panel.closed(Reading.in_channel(table), poll)
        if row.message_id is not None and poll_number(row) in (None, poll.number):
            if left is None:
                await self._rows.delete(row.message_id)
            else:
                shown = left
                await self._rows.retire(row.message_id, lambda: shown)
                self._rows.work.closed[poll.kind] = row.message_id
            self._rows.put(name, None)
        key = f"decided-{poll.kind}-{poll.verdict}"
        if poll.verdict is None:
            key = "decided-undo-over" if table.phase is Phase.RUNNING else f"phase-{table.phase}"
        await self._ephemeral.tell_asker(table.id, poll.number, key)

    async def _mention(self) -> None:
        """Mention the players who do not know that the table waits for them, and delete the superseded mention."""
        table, row, pending = self._table, self._rows.row(MENTION), decisions(self._table)
        reminds = row.shows == REMIND
        if not pending:
            await self._rows.take_away(row, self._is_mention)
            if MENTION in table.messages:
                self._rows.put(MENTION, None)
            return
        if row.shows == KNOWN:  # an older version has mentioned them
            self._rows.put(MENTION, replace(row, shows=dump(pending)))
            return
        if not reminds and not is_news(known(row), pending) and row.nonce is None:
            if len(known(row)) > 1 and known(row) != pending:
                self._rows.put(MENTION, replace(row, shows=dump(pending)))  # one seat alone may stay as it is
            return
        message_id = await self._send_mention(row, pending, reminds=reminds)
        if row.message_id is not None and row.message_id != message_id:
            await self._rows.delete(row.message_id)
        self._rows.put(MENTION, MessageRow(table.id, MENTION, message_id, dump(pending)))

    async def _send_mention(self, row: MessageRow, pending: Decisions, *, reminds: bool) -> int | None:
        """Send a mention; return its id, or None if no player wants to be mentioned."""
        table = self._table
        text, users = await self._mentions.turn(table, reminds=reminds)
        if not users:
            return None

        async def post(nonce: int) -> int:
            button: discord.ui.Button[Any] = self._mentions.button(table)
            return await self._rows.channels.say(
                table.row.channel_id, nonce, text, button=button, mentioned=users, silent=await self._is_quiet(users)
            )

        number = nonce(table.row.seed, table.id, MENTION, row.message_id, sorted(pending.items()), text)
        message_id, _ = await self._rows.sent(row, number, post, self._is_mention, self._rows.drop, text)
        return message_id

    def _is_mention(self, message: discord.Message) -> bool:
        """Return whether a message mentions the players of the table whose turn it is."""
        return any(custom_id == f"y:{self._table.id}" for custom_id, _ in controls(message))

    async def _send_result(self) -> None:
        """Tell the result at the end of the channel."""
        text, users = await self._mentions.result(self._table)
        await self._send_once(self._rows.row(RESULT), text, users)

    async def _tell_round(self, row: MessageRow) -> None:
        """Post how a round ended, to stay in the channel."""
        table, revision = self._table, int(row.name.removeprefix(ROUND))
        turns = await for_table(story, await table.whole_log(page=False), None, len(table.seats))
        turn = next((each for each in reversed(turns) if _ends_round(each, revision)), None)
        if turn is None:  # taken back before it was told
            self._rows.put(row.name, None)
            return
        lines = [line.text for line in told(Reading.in_channel(table), turn)]
        may_attach = self._rows.channels.may_attach(table.row.channel_id)

        async def no_picture(_: Job) -> Drawn:
            return Drawn(None)

        async def panel() -> Panel:
            draw = self._pictures.drawing(Priority.BOARD) if may_attach else no_picture
            view = await table.view_at(revision)
            return await board_panel.round_over(Reading.in_channel(table), view, lines, draw)

        async def post(nonce: int) -> int:
            return await self._rows.channels.post(table.row.channel_id, nonce, panel)

        number = nonce(table.row.seed, table.id, row.name)
        head = board_panel.round_head(lines)
        await self._rows.sent(row, number, post, lambda message: head in texts(message), self._rows.drop)
        self._rows.put(row.name, None)

    async def _gather(self, row: MessageRow, key: str) -> None:
        """Tell several people of a lobby, if it still is one: with the text ``key``."""
        table = self._table
        invited = [int(user) for user in row.shows.split()]
        text, users = await self._mentions.gathering(table, key, invited)
        users = users if table.phase is Phase.LOBBY else []
        if users:
            await self._send_once(row, text, users)
        else:
            self._rows.put(row.name, None)
        if row.name == CALL:
            await self._mentions.note_call(table, users)

    async def _ask_who_is_here(self, row: MessageRow) -> None:
        """Ask those who sat down in a lobby long ago whether they are still there, if that is still to be asked."""
        table = self._table
        text, users = await self._mentions.call(table)
        if table.phase is not Phase.LOBBY:
            self._rows.put(row.name, None)
            return
        mentioned = users if self._mentions.may_ask(table.id, HERE) else []
        await self._send_once(row, text, mentioned, self._mentions.here_button(table))
        if mentioned:
            self._mentions.note_asked(table.id, HERE)

    async def _notify(self, row: MessageRow) -> None:
        """Send a notice of the bot's owner. It mentions no user."""
        text = await self._mentions.notice(self._table, row.name)
        if text is None:
            self._rows.put(row.name, None)
        else:
            await self._send_once(row, text, ())

    async def invite(self, user_id: int) -> None:
        """Send the invitation of a user to a lobby, if it is still to be sent."""
        table, name = self._table, f"{INVITATION}{user_id}"
        row = self._rows.row(name)
        if table.phase is not Phase.LOBBY:
            self._rows.put(name, None)
            return
        text, users = await self._mentions.invitation(table, user_id, row.shows)
        await self._send_once(row, text, users)

    async def _send_once(
        self, row: MessageRow, text: str, users: Iterable[int], button: discord.ui.Button[Any] | None = None
    ) -> None:
        table, users = self._table, [*users]

        async def post(nonce: int) -> int:
            return await self._rows.channels.say(
                table.row.channel_id,
                nonce,
                text,
                button=button,
                mentioned=users,
                silent=await self._is_quiet(users),
            )

        number = nonce(table.row.seed, table.id, row.name)
        await self._rows.sent(row, number, post, lambda message: is_same(message.content, text), self._rows.drop, text)
        self._rows.put(row.name, None)

    async def _is_quiet(self, users: list[int]) -> bool:
        return await self._mentions.is_quiet(self._table.row.guild_id, users)


def _gathering(name: str) -> str | None:
    """Return the text of a message that tells several people of a lobby, by its name; None for another message."""
    return next((key for begin, key in GATHERINGS.items() if name.startswith(begin)), None)


def _ends_round(turn: StoryTurn, revision: int) -> bool:
    """Return whether a round ended at this revision, in this turn, and that stands."""
    return not turn.undone and any(at == revision and event.kind == SCORED for at, event in turn.parts)
