"""The stand-in's data: all servers, channels, people and messages, and how they change.

Ids are Discord's snowflakes, made of the real time. Ephemeral messages have one viewer; all others are public.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.wire.emojis import Emojis
from tests.wire.entities import Channel, File, Guild, Json, Message, Snowflakes, User


@dataclass(frozen=True)
class Delivery:
    """A change of a message, delivered to people. ``viewer`` None: to all in the channel."""

    kind: str
    """``create``, ``update`` or ``delete``."""
    message: Message
    viewer: int | None


class World:
    """All objects. ``keep_files`` False drops the bytes of attachments except records, for long runs."""

    def __init__(self, *, keep_files: bool = True) -> None:
        self.snowflake = Snowflakes()
        self.message_ids = self.snowflake
        """Makes the ids of messages; a proof may have them look older than they are."""
        self.keep_files = keep_files
        self.bot = User(self.snowflake(), "tertulia", "Tertulia", bot=True)
        self.application_id = self.bot.id
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dismissed: set[int] = set()
        """Messages that were closed by those who alone saw them."""
        self.commands: list[Json] = []
        self.emojis = Emojis(self.snowflake, self.bot)
        self.observers: list[Callable[[Delivery], None]] = []
        """Called with every delivery, at once."""
        self.base = ""
        """Base address of attachments, set by the server."""

    def add_guild(
        self, name: str = "Test server", locale: str = "en-US", *, shard: tuple[int, int] | None = None
    ) -> Guild:
        """Add a server with the bot in it. Notify a running bot with ``Discord.join``.

        ``shard``: the number of its shard and of all shards. None: any.
        """
        made = self.snowflake()
        while shard is not None and ((made >> 22) % shard[1] != shard[0] or made in self.guilds):
            made -= 1 << 22
        guild = Guild(made, name, locale)
        guild.members[self.bot.id] = self.bot
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild: Guild, name: str = "games", parent: Channel | None = None) -> Channel:
        """Add a channel, or a thread of ``parent``."""
        channel = Channel(self.snowflake(), guild, name, parent)
        guild.channels[channel.id] = self.channels[channel.id] = channel
        return channel

    def add_user(self, guild: Guild, name: str = "", locale: str = "en-US", *, manager: bool = False) -> User:
        """Add a member to a server; an empty ``name`` is replaced by a numbered one."""
        number = len(self.users)
        user = User(self.snowflake(), f"player{number}", name or f"Player {number}", locale)
        self.users[user.id] = guild.members[user.id] = user
        if manager:
            guild.managers.add(user.id)
        return user

    def visible(self, channel: Channel, user: User) -> list[Message]:
        """Return what a person sees in a channel, oldest first: public messages and their own ephemeral ones."""
        return [message for message in channel.messages.values() if message.viewer in (None, user.id)]

    def put(self, message: Message) -> None:
        """Add a message."""
        message.channel.messages[message.id] = message
        self.tell("create", message)

    def remove(self, message: Message) -> None:
        """Delete a message."""
        message.channel.messages.pop(message.id, None)
        self.tell("delete", message)

    def dismiss(self, message: Message) -> None:
        """Close an ephemeral message on behalf of its viewer. The bot is not notified."""
        self.dismissed.add(message.id)
        self.remove(message)

    def tell(self, kind: str, message: Message) -> None:
        """Deliver a change of a message to all observers."""
        for observer in self.observers:
            observer(Delivery(kind, message, message.viewer))
        if message.viewer is None:
            message.channel.changed()

    def store(self, name: str, data: bytes, description: str | None) -> File:
        """Keep an uploaded file. Long runs keep the bytes of records alone."""
        kept = data if self.keep_files or name.endswith(".json") else b""
        return File(self.snowflake(), name, len(data), description, kept)

    def command(self, path: Sequence[str]) -> tuple[Json, list[Json]]:
        """Return a registered command and the options of its leaf (``["table", "cancel"]``).

        KeyError if there is none.
        """
        options = self.commands
        found: list[Json] = []
        for name in path:
            here = {option["name"]: option for option in options}
            found.append(here[name])
            options = here[name].get("options") or []
        return found[0], options
