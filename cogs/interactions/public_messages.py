"""How features change the public messages of a table without an import of the publisher."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

import discord

from cogs.interactions.askers import Askers
from cogs.interactions.replies import Panel
from tables import ClosedPoll, PollKind, Table


@dataclass(frozen=True, slots=True)
class PublicMessages:
    """The publisher's functions that a click needs, filled in by the client. Awaitable ones raise Discord's errors."""

    open: Callable[[discord.Interaction, Table], Awaitable[None]]
    """Answer with the table's first public message."""
    answer: Callable[[discord.Interaction, Table], Awaitable[None]]
    """Answer a click on the public message by changing that message."""
    repost: Callable[[Table], Awaitable[None]]
    """Post the board at the end of the channel."""
    invite: Callable[[Table, int, str], Awaitable[bool]]
    """Invite a user, given by id and shown name, to a lobby; False if the user wants no mention."""
    held: Callable[[Table], AbstractContextManager[None]]
    """Start no update of the board inside the block, which shows the table itself."""
    update: Callable[[Table], None]
    """Bring the board up to date. Non-blocking."""
    redraw: Callable[[Table], None]
    """Show the board again, also where the game did not move. Non-blocking."""
    ask: Callable[[Table, PollKind], Awaitable[bool]]
    """Show an open poll in the channel; False where the channel does not allow it."""
    poll: Callable[[Table, PollKind, str], Panel]
    """The message of an open poll, in a language."""
    closed_poll: Callable[[Table, ClosedPoll, str], Panel | None]
    """What a closed poll leaves of its message, in a language; None if nothing."""
    askers: Askers
    """Who asked the open polls."""
