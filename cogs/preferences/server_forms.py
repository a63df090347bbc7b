"""The forms of a server's settings: its ways, its quiet hours, and the languages of its channels.

A form changes all that it shows, or nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import custom_ids, forms
from cogs.interactions.command_texts import MAX_CHOICES
from cogs.interactions.input_parsing import find_zone
from cogs.preferences import changes, panels
from cogs.preferences.changes import HOURS, OFF, Server
from locales import LOCALES, say
from tables import Pace, ServerSettings, UserError

WAYS: Final = "change"
QUIET: Final = "quiet"
LANGUAGES: Final = "languages"
FIELDS: Final = {
    WAYS: ("language", "pace", "channels", "roles", "pings"),
    QUIET: ("quiet_from", "quiet_to", "timezone"),
    LANGUAGES: ("channels", "language"),
}
"""The fields of each form, by the ``what`` of its custom id."""
MAX_ZONE: Final = 64
"""Maximum characters of a time zone's name as input."""


def digest(settings: ServerSettings, what: str) -> str:
    """Return eight hexadecimal digits that tell whether the settings have changed which a form shows."""
    shown = {
        WAYS: (settings.locale, settings.pace.value, settings.channels, settings.end_roles, settings.pings),
        QUIET: (settings.quiet_from, settings.quiet_to, settings.timezone),
        LANGUAGES: settings.languages,
    }
    return hashlib.blake2b(repr(shown[what]).encode(), digest_size=4).hexdigest()


def changed(settings: ServerSettings, what: str, filled: Mapping[str, Any], server: Server) -> ServerSettings:
    """Return the settings with what a form holds. Reads files for a time zone.

    :class:`UserError` for a field that is missing, unknown or has a value that no form offers.
    """
    if filled.keys() != set(FIELDS[what]):
        raise UserError("error-unknown-choice")
    if what == LANGUAGES:
        return changes.with_languages(settings, _texts(filled["channels"]), _texts(filled["language"]), server)
    return _with_ways(settings, filled, server) if what == WAYS else _with_quiet_hours(settings, filled, server)


def _with_ways(settings: ServerSettings, filled: Mapping[str, Any], server: Server) -> ServerSettings:
    for name in ("language", "pace", "channels", "roles"):
        settings = changes.SERVER[name](settings, _texts(filled[name]), server)
    if not isinstance(filled["pings"], bool):
        raise UserError("error-unknown-choice")
    return replace(settings, pings=filled["pings"])


def _with_quiet_hours(settings: ServerSettings, filled: Mapping[str, Any], server: Server) -> ServerSettings:
    start, end = _texts(filled["quiet_from"]), _texts(filled["quiet_to"])
    zone = find_zone(filled["timezone"]) if isinstance(filled["timezone"], str) else None
    if zone is None:
        raise UserError("error-unknown-zone")
    if start == end:
        raise UserError("error-no-quiet-hours" if start else "error-unknown-choice")
    settings = replace(settings, quiet_from=None, quiet_to=None, timezone=zone)
    settings = changes.SERVER["quiet_from"](settings, start, server)
    return changes.SERVER["quiet_to"](settings, end, server) if end and start != [OFF] else settings


def _texts(value: object) -> list[str]:
    """Return the chosen values of a field. :class:`UserError` for anything else."""
    values = [value] if isinstance(value, str) else value
    if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
        raise UserError("error-unknown-choice")
    return values


def form(
    settings: ServerSettings, what: str, there: Server, automatic: str | None, locale: str, here: int = 0
) -> ui.Modal:
    """Return a form, prefilled. ``automatic`` as for :func:`cogs.preferences.panels.server`.

    ``here`` is the channel that the form of languages begins with.
    """
    made = str(custom_ids.ServerForm(what=what, digest=digest(settings, what)))
    if what == WAYS:
        return forms.form(made, say(locale, "settings-title"), _ways(settings, there, automatic, locale))
    if what == LANGUAGES:
        return forms.form(made, say(locale, "form-languages-title"), _languages(settings, there, locale, here))
    return forms.form(made, say(locale, "form-quiet-title"), _quiet_hours(settings, locale))


def _ways(settings: ServerSettings, there: Server, automatic: str | None, locale: str) -> list[forms.Field]:
    paces = [(say(locale, f"pace-{pace}"), pace.value) for pace in Pace]
    language = settings.locale or changes.AUTOMATIC
    return [
        forms.radio(
            "language",
            say(locale, "form-language"),
            panels.languages(automatic, locale),
            language,
            say(locale, "form-language-about"),
        ),
        forms.radio("pace", say(locale, "form-pace"), paces, settings.pace.value, say(locale, "form-pace-about")),
        forms.field(
            say(locale, "select-channels"),
            _channels(changes.there(settings.channels, there.channels), say(locale, "select-channels"), least=0),
            say(locale, "form-channels-about"),
        ),
        forms.field(say(locale, "select-roles"), _roles(settings, there, locale), say(locale, "form-roles-about")),
        forms.checkbox("pings", say(locale, "form-pings"), say(locale, "form-pings-about"), on=settings.pings),
    ]


def _languages(settings: ServerSettings, there: Server, locale: str, here: int) -> list[forms.Field]:
    """Return the fields for the language of some channels, first of the one ``here`` if tables can be there."""
    begins = changes.there((here,), there.channels if there.channels is not None else frozenset())
    options = [(say(locale, "choice-as-server"), changes.AUTOMATIC)]
    options += [(say(tag, "language-name"), tag) for tag in LOCALES]
    chosen = dict(settings.languages).get(here, changes.AUTOMATIC)
    label = say(locale, "form-languages-channels")
    return [
        forms.field(label, _channels(begins, label, least=1), say(locale, "form-languages-channels-about")),
        forms.radio("language", say(locale, "form-language"), options, chosen, say(locale, "form-language-about")),
    ]


def _channels(chosen: Sequence[int], label: str, *, least: int) -> ui.ChannelSelect[Any]:
    """Return a select of at least so many channels in which tables can be."""
    return ui.ChannelSelect(
        custom_id="channels",
        placeholder=label,
        channel_types=list(changes.CHANNELS),
        min_values=least,
        max_values=MAX_CHOICES,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in chosen],
        required=bool(least),
    )


def _roles(settings: ServerSettings, server: Server, locale: str) -> ui.RoleSelect[Any]:
    """Return the select of roles that may end tables, without deleted ones."""
    kept = changes.there(settings.end_roles, server.roles)
    return ui.RoleSelect(
        custom_id="roles",
        placeholder=say(locale, "select-roles"),
        min_values=0,
        max_values=MAX_CHOICES,
        default_values=[discord.SelectDefaultValue.from_role(discord.Object(each)) for each in kept],
        required=False,
    )


def _quiet_hours(settings: ServerSettings, locale: str) -> list[forms.Field]:
    every = [(panels.clock(hour * 60), str(hour)) for hour in range(HOURS)]
    start = [(say(locale, "choice-from", time=time), hour) for time, hour in every]
    end = [(say(locale, "choice-to", time=time), hour) for time, hour in every]
    begins = _select(
        "quiet_from",
        [(say(locale, "choice-no-quiet-hours"), OFF), *start],
        OFF if settings.quiet_from is None else _whole(settings.quiet_from),
    )
    ends = _select("quiet_to", end, None if settings.quiet_to is None else _whole(settings.quiet_to), required=False)
    zone: ui.TextInput[Any] = ui.TextInput(custom_id="timezone", default=settings.timezone, max_length=MAX_ZONE)
    return [
        forms.field(say(locale, "select-quiet-from"), begins, say(locale, "form-quiet-about")),
        forms.field(say(locale, "select-quiet-to"), ends),
        forms.field(say(locale, "form-zone"), zone, say(locale, "form-zone-about")),
    ]


def _whole(minute: int) -> str | None:
    """Return the option of a full hour; None for a time between two hours."""
    return None if minute % 60 else str(minute // 60)


def _select(name: str, options: list[tuple[str, str]], chosen: str | None, *, required: bool = True) -> ui.Select[Any]:
    shown = [discord.SelectOption(label=label, value=value, default=value == chosen) for label, value in options]
    return ui.Select(custom_id=name, options=shown, required=required)
