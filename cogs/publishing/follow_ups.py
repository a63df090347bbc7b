"""Public messages as follow-ups of the clicks that cause them.

Discord allows a bot fifty requests a second. It does not count requests with the token of an interaction, which lives
for fifteen minutes: a follow-up, and edits and deletions of the messages that answered or followed.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from cogs.interactions.errors import UNREACHED
from cogs.interactions.replies import Panel
from cogs.publishing.discord_clock import DiscordClock

TOKEN_LIFETIME_MS: Final = 14 * 60_000
"""How long the bot uses a token, in milliseconds. Discord's limit is a minute more."""
FOLLOWED: Final = (
    discord.InteractionResponseType.channel_message,
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)
"""The answers that a follow-up stands beside."""

_log = logging.getLogger(__name__)


class FollowUps:
    """The interactions whose tokens live. Memory alone holds the tokens."""

    def __init__(self, clock: DiscordClock) -> None:
        self._clock = clock
        self._clicks: OrderedDict[int, discord.Interaction] = OrderedDict()
        """The latest answered click in each channel, oldest first."""
        self._messages: OrderedDict[int, discord.Interaction] = OrderedDict()
        """The interaction that each message answers or follows, oldest first."""

    def note_click(self, interaction: discord.Interaction) -> None:
        """Remember a click after its answer.

        Leaves out one that was answered with "thinking …", whose place a follow-up would take, or with a form.
        """
        if interaction.channel_id is None or interaction.response.type not in FOLLOWED:
            return
        _put(self._clicks, interaction.channel_id, interaction, self._lives)

    def note_message(self, message_id: int, interaction: discord.Interaction) -> None:
        """Remember whose token can edit and delete a message."""
        _put(self._messages, message_id, interaction, self._lives)

    def click(self, channel_id: int) -> discord.Interaction | None:
        """The click that a message in this channel can follow."""
        found = self._clicks.get(channel_id)
        return found if found is not None and self._lives(found) else None

    def forget_click(self, interaction: discord.Interaction) -> None:
        """Follow this click no more: Discord has refused its token."""
        for channel_id in [key for key, each in self._clicks.items() if each is interaction]:
            del self._clicks[channel_id]

    async def edit(self, message_id: int, draw: Callable[[], Awaitable[Panel]]) -> bool:
        """Edit a message, without mentions. False if that takes an ordinary request."""

        async def edit(found: discord.Interaction) -> None:
            panel, none = await draw(), discord.AllowedMentions.none()
            if _is_clicked(found, message_id):
                await found.edit_original_response(view=panel.view, attachments=panel.files, allowed_mentions=none)
            else:
                await found.followup.edit_message(
                    message_id, view=panel.view, attachments=panel.files, allowed_mentions=none
                )

        return await self._with_token(message_id, edit)

    async def delete(self, message_id: int) -> bool:
        """Delete a message. False if that takes an ordinary request."""

        async def delete(found: discord.Interaction) -> None:
            if _is_clicked(found, message_id):
                await found.delete_original_response()
            else:
                await found.followup.delete_message(message_id)

        done = await self._with_token(message_id, delete)
        self._messages.pop(message_id, None)
        return done

    async def _with_token(self, message_id: int, request: Callable[[discord.Interaction], Awaitable[None]]) -> bool:
        """Make a request about a message with its token. False without one, or if that fails."""
        found = self._messages.get(message_id)
        if found is None or not self._lives(found):
            return False
        try:
            await request(found)
        except UNREACHED as error:
            # The error's text could name the token.
            _log.info("message %s: token not used: %s", message_id, type(error).__name__)
            self._messages.pop(message_id, None)
            return False
        return True

    def _lives(self, interaction: discord.Interaction) -> bool:
        age = self._clock.age(interaction.id)
        return age is not None and age < TOKEN_LIFETIME_MS


def _is_clicked(interaction: discord.Interaction, message_id: int) -> bool:
    """Whether the interaction was a click on this message: then its token knows the message as the original alone."""
    return interaction.message is not None and interaction.message.id == message_id


def _put(
    kept: OrderedDict[int, discord.Interaction],
    key: int,
    interaction: discord.Interaction,
    lives: Callable[[discord.Interaction], bool],
) -> None:
    """Keep an interaction as the newest one, and drop those whose tokens have expired."""
    kept[key] = interaction
    kept.move_to_end(key)
    while not lives(next(iter(kept.values()))) and len(kept) > 1:
        kept.popitem(last=False)
