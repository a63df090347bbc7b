"""How features change the public messages of a table without an import of what publishes them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Protocol

import discord

from cogs.interactions.replies import Panel
from tables import ClosedPoll, PollKind, Table


class PublicMessages(Protocol):
    """What a click needs of ``cogs.publishing.reconciler``. Awaitable methods raise Discord's errors."""

    async def panel(self, table: Table) -> Panel:
        """Make the table's public message at this moment."""

    async def open(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer with the table's first public message."""

    async def answer(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a click on the public message by changing that message."""

    async def repost(self, table: Table) -> None:
        """Post the board at the end of the channel."""

    async def invite(self, table: Table, user_id: int, name: str) -> bool:
        """Invite a user, given by id and shown name, to a lobby; return False if the user wants no mention."""

    async def gather(self, table: Table, name: str, users: Iterable[int]) -> None:
        """Tell users of a lobby with one mention, in the next pass. ``name`` is that of the message."""

    def held(self, table: Table) -> AbstractContextManager[None]:
        """Start no pass inside the block, which shows the table itself."""

    def changed(self, table: Table, *, again: bool = False) -> None:
        """Bring the messages up to date; ``again``: show the board even if it is right. Non-blocking."""

    def look(self, table: Table) -> None:
        """Look whether open questions still stand in the channel. Non-blocking."""

    async def ask(self, table: Table, kind: PollKind) -> bool:
        """Show an open question; return False where the channel does not allow it."""

    def note_answer(self, table: Table, kind: PollKind, message_id: int) -> None:
        """Note that a click has shown an open question in a message as it is now."""

    async def question_panel(self, table: Table, kind: PollKind) -> Panel:
        """Make the message of an open question."""

    def closed_panel(self, table: Table, poll: ClosedPoll) -> Panel | None:
        """Make what a closed question leaves of its message; None if nothing."""
