"""Discord's objects on the stand-in: servers, channels, people, messages, and how Discord writes each of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal

import discord
from simcord.components import walk_components

from cogs.interactions.installs import NEEDED

EPOCH: Final = 1_420_070_400_000
"""Milliseconds between 1970 and 2015, where snowflakes begin."""
TEXT, DIRECT, VOICE, GROUP, PUBLIC_THREAD, PRIVATE_THREAD, STAGE, FORUM = 0, 1, 2, 3, 11, 12, 13, 15
"""Types of channels."""
OBFUSCATED: Final = 1 << 17
"""Flag of a channel that the bot may not view."""
VIEW: Final = discord.Permissions(view_channel=True).value
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
COMPONENTS_V2: Final = 1 << 15
EVERYTHING: Final = (1 << 50) - 1
GRANTED: Final = NEEDED.value
"""The bot's permissions in a server: those of its invite link."""

_NUMBERS_OF_A_SERVER: Final = (
    *("verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level", "nsfw_level"),
    *("premium_tier", "afk_timeout", "system_channel_flags"),
)
_LISTS_OF_A_SERVER: Final = (
    *("emojis", "stickers", "presences", "voice_states", "stage_instances", "guild_scheduled_events"),
    "soundboard_sounds",
)
_ROLE: Final = {"position": 0, "color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}

Json = dict[str, Any]
Hiding = Literal["documented", "nulls", "missing"]
"""What the gateway sends for all that it hides of a channel: what Discord promises, nulls, or nothing."""


class Snowflakes:
    """Generates ids that grow and hold their time of creation."""

    def __init__(self) -> None:
        self._last = 0

    def __call__(self) -> int:
        self._last = max(self._last + 1, (int(time.time() * 1000) - EPOCH) << 22)
        return self._last


@dataclass(eq=False)
class User:
    """An account; ``locale`` is the language of its Discord client."""

    id: int
    name: str
    shown: str
    locale: str = "en-US"
    bot: bool = False

    def payload(self) -> Json:
        shown = None if self.bot else self.shown
        common = {"discriminator": "0000", "avatar": None, "public_flags": 0, "flags": 0}
        return {"id": str(self.id), "username": self.name, "global_name": shown, "bot": self.bot, **common}


@dataclass(eq=False)
class Guild:
    """A server. ``allowed`` are the bot's permissions in it, ``managers`` the people who may manage it."""

    id: int
    name: str
    locale: str
    allowed: int = GRANTED
    members: dict[int, User] = field(default_factory=dict)
    managers: set[int] = field(default_factory=set)
    channels: dict[int, Channel] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    """The server's own commands."""

    def payload(self) -> Json:
        """Return the payload of GUILD_CREATE without the members intent: the only member is the bot."""
        here = [channel for channel in self.channels.values() if channel.parent is None]
        threads = [each for each in self.channels.values() if each.parent and not (each.archived or each.private)]
        everyone = {"id": str(self.id), "name": "@everyone", "permissions": str(self.allowed), **_ROLE}
        return {
            **dict.fromkeys(_NUMBERS_OF_A_SERVER, 0),
            **{name: [] for name in _LISTS_OF_A_SERVER},
            "id": str(self.id),
            "name": self.name,
            "owner_id": "1",
            "preferred_locale": self.locale,
            "member_count": len(self.members),
            "large": False,
            "unavailable": False,
            "joined_at": iso(self.id),
            "icon": None,
            "features": ["COMMUNITY"],
            "roles": [everyone],
            "members": [self.member(user) for user in self.members.values() if user.bot],
            "channels": [channel.told() for channel in here],
            "threads": [thread.payload() for thread in threads],
        }

    def member(self, user: User) -> Json:
        """Return a member with the user in it."""
        unset = dict.fromkeys(("nick", "avatar", "premium_since", "communication_disabled_until"))
        no = dict.fromkeys(("deaf", "mute", "pending"), False)
        return {"user": user.payload(), "roles": [], "joined_at": iso(self.id), "flags": 0, **unset, **no}

    def permissions(self, user: User) -> int:
        """Return a person's permissions in every channel of the server."""
        return EVERYTHING if user.id in self.managers else discord.Permissions.text().value & ~(1 << 13)


@dataclass(eq=False)
class Channel:
    """A channel, or a thread of one (``parent``). ``denied`` are permissions that the bot lacks just here."""

    id: int
    guild: Guild
    name: str
    parent: Channel | None = None
    denied: int = 0
    archived: bool = False
    type: int = TEXT
    """The type of a channel without ``parent``, or of direct messages."""
    private: bool = False
    """Whether a thread is a private one, which the bot has not joined."""
    hiding: Hiding = "documented"
    messages: dict[int, Message] = field(default_factory=dict)
    serial: int = 0
    """Counts public changes."""
    nonces: dict[str, Message] = field(default_factory=dict)
    """Recent messages by nonce: a repeated nonce creates no second message."""
    _waiting: set[asyncio.Future[None]] = field(default_factory=set)

    @property
    def bot_may(self) -> int:
        """The bot's permissions here."""
        return self.guild.allowed & ~self.denied & ~(0 if self.parent is None else self.parent.denied)

    @property
    def is_direct(self) -> bool:
        """Whether it belongs to no server. ``guild`` then only holds its people."""
        return self.type in (DIRECT, GROUP)

    def partial(self) -> Json:
        """Return the channel as an interaction tells of it: Discord guarantees no more than this."""
        full = self.payload()
        return {"id": full["id"], "type": full["type"]}

    def payload(self) -> Json:
        common: Json = {
            "id": str(self.id),
            "guild_id": str(self.guild.id),
            "name": self.name,
            "rate_limit_per_user": 0,
            "flags": 0,
            "last_message_id": str(max(self.messages)) if self.messages else None,
        }
        if self.parent is not None:
            times = dict.fromkeys(("archive_timestamp", "create_timestamp"), iso(self.id))
            counts = dict.fromkeys(("message_count", "total_message_sent"), len(self.messages))
            state = {"archived": self.archived, "locked": False, "auto_archive_duration": 1440, **times}
            owner = next((str(user.id) for user in self.guild.members.values() if user.bot), "1")
            of_thread = {"parent_id": str(self.parent.id), "owner_id": owner, "member_count": 1, **counts}
            kind = PRIVATE_THREAD if self.private else PUBLIC_THREAD
            return {**common, **of_thread, "type": kind, "thread_metadata": state}
        if self.is_direct:
            return {"id": str(self.id), "type": self.type, "flags": 0, "last_message_id": common["last_message_id"]}
        denied = {"id": str(self.guild.id), "type": 0, "allow": "0", "deny": str(self.denied)}
        return {
            **common,
            **({"bitrate": 64_000, "user_limit": 0, "rtc_region": None} if self.type in (VOICE, STAGE) else {}),
            **({"available_tags": [], "default_reaction_emoji": None} if self.type == FORUM else {}),
            **{"type": self.type, "position": 0, "parent_id": None, "topic": None, "nsfw": False},
            "permission_overwrites": [denied],
        }

    def told(self) -> Json:
        """Return the channel as the gateway tells of it. It hides a channel that the bot may not view."""
        full = self.payload()
        if self.parent is not None or self.bot_may & VIEW:
            return full
        real = {"id": full["id"], "guild_id": full["guild_id"], "type": self.type, "parent_id": full["parent_id"]}
        if self.hiding == "missing":
            return {**real, "flags": OBFUSCATED}
        nulls = {**dict.fromkeys(full), **real, "position": full["position"], "flags": OBFUSCATED}
        if self.hiding == "nulls":
            return nulls
        unseen = {"id": full["guild_id"], "type": 0, "allow": "0", "deny": str(VIEW)}
        reduced = {"bitrate": 0, "user_limit": 0, "available_tags": [], "rate_limit_per_user": 0, "nsfw": False}
        kept = {name: value for name, value in reduced.items() if name in full}
        return {**nulls, **kept, "name": "___hidden___", "permission_overwrites": [unseen]}

    def changed(self) -> None:
        """Note a public change, and wake all that wait for one."""
        self.serial += 1
        for waiter in self._waiting:
            if not waiter.done():
                waiter.set_result(None)
        self._waiting.clear()

    async def after(self, serial: int, seconds: float) -> bool:
        """Wait until something has changed since ``serial``; False if nothing has within ``seconds``."""
        if self.serial != serial:
            return True
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(waiter)
        try:
            async with asyncio.timeout(seconds):
                await waiter
        except TimeoutError:
            return False
        finally:
            self._waiting.discard(waiter)
        return True


@dataclass(eq=False)
class File:
    """An attachment as stored."""

    id: int
    name: str
    size: int
    description: str | None
    data: bytes
    """Empty where the world keeps no files."""

    def payload(self, base: str, channel_id: int) -> Json:
        url = f"{base}/attachments/{channel_id}/{self.id}/{self.name}"
        kind = "image/png" if self.name.endswith(".png") else "application/octet-stream"
        payload = {"id": str(self.id), "filename": self.name, "size": self.size, "url": url, "proxy_url": url}
        return {**payload, "content_type": kind, **({"description": self.description} if self.description else {})}


@dataclass(frozen=True)
class Control:
    """A button or select as a person sees it."""

    custom_id: str
    kind: int
    """Discord's number of the component's type."""
    id: int
    """Its number in the message."""
    label: str
    values: tuple[str, ...] = ()
    """Values of a select's options."""


@dataclass(eq=False)
class Message:
    """A message of the bot."""

    id: int
    channel: Channel
    author: User
    flags: int = 0
    content: str = ""
    components: list[Json] = field(default_factory=list)
    """In Discord's form: with ids and the addresses of attachments."""
    files: list[File] = field(default_factory=list)
    mentioned: tuple[int, ...] = ()
    """Users whom the message pings."""
    viewer: int | None = None
    """The only user who sees an ephemeral message."""
    edited: bool = False
    source: Json | None = None
    """The interaction that it answers, as Discord tells of it."""

    @property
    def loading(self) -> bool:
        """Whether it still shows "thinking …"."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """Content and text displays, one a line; no labels of buttons."""
        written = [str(part["content"]) for part in walk_components(self.components) if "content" in part]
        return "\n".join([self.content, *written] if self.content else written)

    @property
    def controls(self) -> list[Control]:
        """Its buttons and selects that can be used, in order."""
        return list(self._controls())

    def _controls(self) -> Iterator[Control]:
        for part in walk_components(self.components):
            if "custom_id" in part and not part.get("disabled"):
                label = str(part.get("label") or part.get("placeholder") or "")
                values = tuple(str(option["value"]) for option in part.get("options") or ())
                yield Control(part["custom_id"], int(part["type"]), int(part.get("id") or 0), label, values)

    def payload(self, base: str) -> Json:
        # Discord leaves out files that components use, and with components nothing else shows a file.
        files = [] if self.flags & COMPONENTS_V2 else self.files
        return {
            **{"type": 0, "tts": False, "mention_everyone": False, "mention_roles": [], "embeds": [], "pinned": False},
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": iso(self.id),
            "edited_timestamp": iso(self.id) if self.edited else None,
            "mentions": [self.channel.guild.members[user].payload() for user in self.mentioned],
            "attachments": [file.payload(base, self.channel.id) for file in files],
            "flags": self.flags,
            "components": self.components,
            **({} if self.source is None else {"interaction_metadata": self.source}),
        }


def iso(snowflake: int) -> str:
    """Return the time of creation of an id, as ISO 8601."""
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH) / 1000, UTC).isoformat()
