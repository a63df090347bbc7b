"""The stand-in's data: all servers, channels, people and messages, and how they change.

Ids are Discord's snowflakes, made of the real time. Ephemeral messages have one viewer; all others are public.
"""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image
from simcord.components import walk_components

from tests.wire.entities import DIRECT, Channel, File, Guild, Json, Message, Snowflakes, User
from tests.wire.errors import INVALID_BODY, MAXIMUM_EMOJIS, UNKNOWN_EMOJI, ApiError, invalid, unknown


@dataclass(frozen=True)
class Delivery:
    """A change of a message, delivered to people. ``viewer`` None: to all in the channel."""

    kind: str
    """``create``, ``update`` or ``delete``."""
    message: Message
    viewer: int | None


LARGEST_IMAGE: Final = 256 << 10
SIDE: Final = 128
_NAME: Final = re.compile(r"\w{2,32}", re.ASCII)
_IMAGE: Final = "data:image/png;base64,"


class Emojis:
    """All emojis of the application. ``most`` is the number that Discord keeps."""

    def __init__(self, snowflake: Snowflakes, bot: User, most: int = 2000) -> None:
        self._snowflake = snowflake
        self._bot = bot
        self.most = most
        self.there: dict[int, Json] = {}

    def add(self, name: str, *, by: User | None = None, days: int = 0) -> Json:
        """Add an emoji that was made so many days ago, by the bot if no other user is named."""
        emoji_id = self._snowflake() - (days * 86_400_000 << 22)
        user = (by or self._bot).payload()
        flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
        self.there[emoji_id] = {"id": str(emoji_id), "name": name, "roles": [], "user": user, **flags}
        return self.there[emoji_id]

    def create(self, said: Json) -> Json:
        """Create an emoji as a request demands. Raises :class:`ApiError` where Discord would."""
        name, image = str(said.get("name")), str(said.get("image"))
        if len(self.there) >= self.most:
            raise ApiError(400, MAXIMUM_EMOJIS, f"Maximum number of emojis reached ({self.most})", expected=True)
        taken = any(each["name"] == name for each in self.there.values())
        if taken or not _NAME.fullmatch(name) or not _is_picture(image):
            raise invalid(f"emoji {name!r}")
        return self.add(name)

    def delete(self, emoji_id: int) -> None:
        """Delete an emoji. Raises :class:`ApiError` for an unknown one."""
        if self.there.pop(emoji_id, None) is None:
            raise unknown(UNKNOWN_EMOJI, "Emoji")

    def check(self, components: list[Json]) -> None:
        """Raise the :class:`ApiError` with which Discord refuses a button or an option with an unknown emoji.

        Discord accepts any emoji in a text.
        """
        for shown in walk_components(components):
            for part in (shown, *(shown.get("options") or ())):
                emoji = part.get("emoji") or {}
                if emoji.get("id") is not None and int(emoji["id"]) not in self.there:
                    refused: Json = {"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid emoji"}
                    details: Json = {"components": {"0": {"emoji": {"id": {"_errors": [refused]}}}}}
                    raise ApiError(400, INVALID_BODY, "Invalid Form Body", expected=True, details=details)


def _is_picture(image: str) -> bool:
    data = base64.b64decode(image.removeprefix(_IMAGE))
    with Image.open(io.BytesIO(data)) as picture:
        return image.startswith(_IMAGE) and len(data) <= LARGEST_IMAGE and picture.size == (SIDE, SIDE)


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

    def add_direct(self, guild: Guild, type: int = DIRECT) -> Channel:
        """Add direct messages of people of a server, with the bot or among themselves."""
        channel = Channel(self.snowflake(), guild, "", type=type)
        self.channels[channel.id] = channel
        return channel

    def add_foreign(self, name: str = "Elsewhere") -> Guild:
        """Return a server without the bot. Its people use the application that they have added to their accounts."""
        return Guild(self.snowflake(), name, "en-US")

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
