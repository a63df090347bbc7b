"""What each control of a settings panel changes, as pure functions; values that it never offered are refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from cogs.interactions.command_texts import MOST_CHOICES
from locales import LOCALES
from tables import MemberSettings, Pace, ServerSettings, UserError

AUTOMATIC: Final = "automatic"
"""The choice to have the language that Discord says."""
OFF: Final = "off"
"""The choice to have no quiet hours."""
HOURS: Final = 24
NIGHT: Final = 10
"""How many quiet hours there are when only their beginning or their end was chosen."""
CHANNELS: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""Channels in which, or in whose threads, a table can be."""


@dataclass(frozen=True, slots=True)
class Server:
    """What a server has, as far as Discord tells; None where it does not tell just now."""

    channels: frozenset[int] | None
    roles: frozenset[int] | None

    @classmethod
    def of(cls, guild: discord.Guild | None) -> Server:
        """What is known of this server."""
        if guild is None or guild.unavailable:
            return cls(None, None)
        fit = frozenset(channel.id for channel in guild.channels if channel.type in CHANNELS)
        return cls(fit, frozenset(role.id for role in guild.roles))

    def without_deleted(self, settings: ServerSettings) -> ServerSettings:
        """The settings without channels and roles that are no more."""
        channels, roles = there(settings.channels, self.channels), there(settings.end_roles, self.roles)
        return replace(settings, channels=channels, end_roles=roles)


def there(chosen: Sequence[int], known: frozenset[int] | None) -> tuple[int, ...]:
    """Those of the chosen that still exist; all where nothing is known."""
    return tuple(each for each in chosen if known is None or each in known)


ServerChange = Callable[[ServerSettings, Sequence[str], Server], ServerSettings]
"""The settings as they are then, from what was chosen in a control. :class:`UserError` for what was not offered."""
MemberChange = Callable[[MemberSettings, Sequence[str]], MemberSettings]
"""Likewise, for one person."""


def _one(values: Sequence[str]) -> str:
    if len(values) != 1:
        raise UserError("error-unknown-choice")
    return values[0]


def _locale(values: Sequence[str]) -> str | None:
    chosen = _one(values)
    if chosen == AUTOMATIC:
        return None
    if chosen not in LOCALES:
        raise UserError("error-unknown-choice")
    return chosen


def _ids(values: Sequence[str], known: frozenset[int] | None) -> tuple[int, ...]:
    """Ids of what was chosen; all of them must exist."""
    if known is None:
        raise UserError("error-not-now")
    names = {str(each): each for each in known}
    if len(values) > MOST_CHOICES or not set(values) <= set(names):
        raise UserError("error-unknown-choice")
    return tuple(dict.fromkeys(names[value] for value in values))


def _hour(chosen: str) -> int:
    """Minutes after midnight."""
    hours = {str(hour): hour for hour in range(HOURS)}
    if chosen not in hours:
        raise UserError("error-unknown-choice")
    return hours[chosen] * 60


def _language(settings: ServerSettings, values: Sequence[str], server: Server) -> ServerSettings:
    return replace(settings, locale=_locale(values))


def _pace(settings: ServerSettings, values: Sequence[str], server: Server) -> ServerSettings:
    if _one(values) not in tuple(Pace):
        raise UserError("error-unknown-choice")
    return replace(settings, pace=Pace(values[0]))


def _channels(settings: ServerSettings, values: Sequence[str], server: Server) -> ServerSettings:
    return replace(settings, channels=_ids(values, server.channels))


def _roles(settings: ServerSettings, values: Sequence[str], server: Server) -> ServerSettings:
    return replace(settings, end_roles=_ids(values, server.roles))


def _quiet_from(settings: ServerSettings, values: Sequence[str], server: Server) -> ServerSettings:
    if _one(values) == OFF:
        return replace(settings, quiet_from=None, quiet_to=None)
    start = _hour(values[0])
    end = settings.quiet_to
    return _quiet(settings, start, _later(start, NIGHT) if end is None else end)


def _quiet_to(settings: ServerSettings, values: Sequence[str], server: Server) -> ServerSettings:
    end = _hour(_one(values))
    start = settings.quiet_from
    return _quiet(settings, _later(end, -NIGHT) if start is None else start, end)


def _later(minute: int, hours: int) -> int:
    return (minute + hours * 60) % (HOURS * 60)


def _quiet(settings: ServerSettings, start: int, end: int) -> ServerSettings:
    if start == end:
        raise UserError("error-no-quiet-hours")
    return replace(settings, quiet_from=start, quiet_to=end)


SERVER: Final[Mapping[str, ServerChange]] = {
    "language": _language,
    "pace": _pace,
    "channels": _channels,
    "roles": _roles,
    "deleted": lambda settings, values, server: server.without_deleted(settings),
    "quiet_from": _quiet_from,
    "quiet_to": _quiet_to,
    "pings_on": lambda settings, values, server: replace(settings, pings=True),
    "pings_off": lambda settings, values, server: replace(settings, pings=False),
}
"""The controls of a server's panel by the last part of their ids."""
MEMBER: Final[Mapping[str, MemberChange]] = {
    "language": lambda settings, values: replace(settings, locale=_locale(values)),
    "pings_on": lambda settings, values: replace(settings, pings=True),
    "pings_off": lambda settings, values: replace(settings, pings=False),
    "words_on": lambda settings, values: replace(settings, words=True),
    "words_off": lambda settings, values: replace(settings, words=False),
    "listed_on": lambda settings, values: replace(settings, listed=True),
    "listed_off": lambda settings, values: replace(settings, listed=False),
}
"""The controls of a person's panel by the last part of their ids."""
