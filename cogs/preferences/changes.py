"""What each control of a settings panel changes, as pure functions. They refuse values that no panel offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from cogs.interactions.command_texts import MAX_CHOICES
from db.rows import SWITCHES, Switch
from locales import LOCALES
from tables import Absence, MemberSettings, Pace, ServerSettings, UserError

AUTOMATIC: Final = "automatic"
"""The option for the language of Discord."""
OFF: Final = "off"
"""The option for no quiet hours."""
HOURS: Final = 24
"""Hours of a day."""
DEFAULT_QUIET_HOURS: Final = 10
"""Number of quiet hours if only their start or their end is chosen."""
CHANNELS: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""Types of channels that, or whose threads, can have a table."""


@dataclass(frozen=True, slots=True)
class ServerParts:
    """The channels and roles of a server; None while they are unknown, as in an outage of Discord."""

    channels: frozenset[int] | None
    roles: frozenset[int] | None

    @classmethod
    def of(cls, guild: discord.Guild | None) -> ServerParts:
        """Return what discord.py knows of this server."""
        if guild is None or guild.unavailable:
            return cls(None, None)
        fit = frozenset(channel.id for channel in guild.channels if channel.type in CHANNELS)
        return cls(fit, frozenset(role.id for role in guild.roles))

    def without_deleted(self, settings: ServerSettings) -> ServerSettings:
        """Return the settings without deleted channels and roles."""
        channels, roles = there(settings.channels, self.channels), there(settings.end_roles, self.roles)
        play, barred = (there(each, self.roles) for each in (settings.play_roles, settings.barred_roles))
        languages = tuple(each for each in settings.languages if self.channels is None or each[0] in self.channels)
        kept = replace(settings, end_roles=roles, play_roles=play, barred_roles=barred)
        return replace(kept, channels=channels, languages=languages)


def there(chosen: Sequence[int], known: frozenset[int] | None) -> tuple[int, ...]:
    """Return the chosen ids without deleted ones; all of them while ``known`` is None."""
    return tuple(each for each in chosen if known is None or each in known)


ServerChange = Callable[[ServerSettings, Sequence[str], ServerParts], ServerSettings]
"""The new settings, from the former ones and the chosen values. :class:`UserError` for values that are not offered."""
MemberChange = Callable[[MemberSettings, Sequence[str]], MemberSettings]
"""The same for the settings of a member."""


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
    """Return the chosen ids; :class:`UserError` if one does not exist."""
    if known is None:
        raise UserError("error-not-now")
    names = {str(each): each for each in known}
    if len(values) > MAX_CHOICES or not set(values) <= set(names):
        raise UserError("error-unknown-choice")
    return tuple(dict.fromkeys(names[value] for value in values))


def _hour(chosen: str) -> int:
    """Return a chosen hour as minutes after midnight."""
    hours = {str(hour): hour for hour in range(HOURS)}
    if chosen not in hours:
        raise UserError("error-unknown-choice")
    return hours[chosen] * 60


def _language(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    return replace(settings, locale=_locale(values))


def _pace(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    if _one(values) not in tuple(Pace):
        raise UserError("error-unknown-choice")
    return replace(settings, pace=Pace(values[0]))


def _channels(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    return replace(settings, channels=_ids(values, server.channels))


def with_languages(
    settings: ServerSettings, channels: Sequence[str], language: Sequence[str], server: ServerParts
) -> ServerSettings:
    """Return the settings with a language for these channels; :data:`AUTOMATIC` is that of the server."""
    languages, locale, chosen = dict(settings.languages), _locale(language), _ids(channels, server.channels)
    if not chosen:
        raise UserError("error-unknown-choice")
    for channel_id in chosen:
        languages.pop(channel_id, None)
        if locale is not None:
            languages[channel_id] = locale
    return replace(settings, languages=tuple(sorted(languages.items())))


def _roles(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    return replace(settings, end_roles=_ids(values, server.roles))


def _absence(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    chosen = _one(values)
    if chosen not in (AUTOMATIC, *Absence):
        raise UserError("error-unknown-choice")
    return replace(settings, absence=None if chosen == AUTOMATIC else Absence(chosen))


def _play_roles(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    return replace(settings, play_roles=_ids(values, server.roles))


def _barred_roles(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    return replace(settings, barred_roles=_ids(values, server.roles))


def quiet_hours(start: Sequence[str], end: Sequence[str]) -> tuple[int, int] | None:
    """Return the chosen quiet hours in minutes after midnight; None for none. ``end`` is empty for the usual length."""
    if _one(start) == OFF:
        return None
    begins = _hour(start[0])
    ends = _hour(_one(end)) if end else _later(begins, DEFAULT_QUIET_HOURS)
    if begins == ends:
        raise UserError("error-no-quiet-hours")
    return begins, ends


def _quiet_from(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    if _one(values) == OFF:
        return replace(settings, quiet_from=None, quiet_to=None)
    start = _hour(values[0])
    end = settings.quiet_to
    return _quiet(settings, start, _later(start, DEFAULT_QUIET_HOURS) if end is None else end)


def _quiet_to(settings: ServerSettings, values: Sequence[str], server: ServerParts) -> ServerSettings:
    end = _hour(_one(values))
    start = settings.quiet_from
    return _quiet(settings, _later(end, -DEFAULT_QUIET_HOURS) if start is None else start, end)


def _later(minute: int, hours: int) -> int:
    return (minute + hours * 60) % (HOURS * 60)


def _quiet(settings: ServerSettings, start: int, end: int) -> ServerSettings:
    if start == end:
        raise UserError("error-no-quiet-hours")
    return replace(settings, quiet_from=start, quiet_to=end)


def _turned(switch: Switch, to: bool) -> MemberChange:
    return lambda settings, values: replace(settings, **{switch.name: to})  # type: ignore[arg-type]


SERVER: Final[Mapping[str, ServerChange]] = {
    "deleted": lambda settings, values, server: server.without_deleted(settings),
    # Fields of the forms, and selects of panels that an older version drew.
    "language": _language,
    "pace": _pace,
    "channels": _channels,
    "roles": _roles,
    "absence": _absence,
    "play_roles": _play_roles,
    "barred_roles": _barred_roles,
    "quiet_from": _quiet_from,
    "quiet_to": _quiet_to,
    # Buttons of panels that an older version drew.
    "pings_on": lambda settings, values, server: replace(settings, pings=True),
    "pings_off": lambda settings, values, server: replace(settings, pings=False),
}
"""The controls of a server's panels of any age, by the ``what`` of their custom ids."""
MEMBER: Final[Mapping[str, MemberChange]] = {
    "language": lambda settings, values: replace(settings, locale=_locale(values)),
    **{f"{each.word}_{state}": _turned(each, state == "on") for each in SWITCHES for state in ("on", "off")},
}
"""The controls of a member's panel, by the ``what`` of their custom ids."""
