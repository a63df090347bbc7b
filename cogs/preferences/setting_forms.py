"""The forms of settings: a server's ways, quiet hours, languages, and who plays there; a member's hours and company.

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
from cogs.interactions.time_zones import close_places, find_zone, zone_name
from cogs.preferences import changes, panels
from cogs.preferences.changes import HOURS, OFF, ServerParts
from locales import LOCALES, say
from render.wording import Words
from tables import Absence, MemberSettings, Pace, ServerSettings, UserError, own_quiet_hours

WAYS: Final = "change"
QUIET: Final = "quiet"
PEOPLE: Final = "people"
LANGUAGES: Final = "languages"
FIELDS: Final = {
    WAYS: ("language", "pace", "channels", "roles", "pings"),
    QUIET: ("quiet_from", "quiet_to", "timezone"),
    PEOPLE: ("absence", "play_roles", "barred_roles"),
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
        PEOPLE: (settings.absence, settings.play_roles, settings.barred_roles),
        LANGUAGES: settings.languages,
    }
    return hashlib.blake2b(repr(shown[what]).encode(), digest_size=4).hexdigest()


def changed(
    settings: ServerSettings, what: str, filled: Mapping[str, Any], server: ServerParts, wrong: list[UserError]
) -> ServerSettings:
    """Return the settings with what a form holds. Reads files for a time zone.

    ``wrong`` gets the errors of fields that keep what they had. :class:`UserError` for a field that is missing, unknown
    or has a value that no form offers.
    """
    if filled.keys() != set(FIELDS[what]):
        raise UserError("error-unknown-choice")
    if what == PEOPLE:
        for name in FIELDS[PEOPLE]:
            settings = changes.SERVER[name](settings, texts(filled[name]), server)
        return settings
    if what == LANGUAGES:
        return changes.with_languages(settings, texts(filled["channels"]), texts(filled["language"]), server)
    return _with_ways(settings, filled, server) if what == WAYS else _with_quiet_hours(settings, filled, wrong)


def _with_ways(settings: ServerSettings, filled: Mapping[str, Any], server: ServerParts) -> ServerSettings:
    for name in ("language", "pace", "channels", "roles"):
        settings = changes.SERVER[name](settings, texts(filled[name]), server)
    if not isinstance(filled["pings"], bool):
        raise UserError("error-unknown-choice")
    return replace(settings, pings=filled["pings"])


def _with_quiet_hours(settings: ServerSettings, filled: Mapping[str, Any], wrong: list[UserError]) -> ServerSettings:
    """Return the settings with what is right in the form. ``wrong`` gets what is not."""
    start, end, entered = texts(filled["quiet_from"]), texts(filled["quiet_to"]), filled["timezone"]
    if not isinstance(entered, str):
        raise UserError("error-unknown-choice")
    zone = find_zone(entered)
    if zone is None:
        wrong.append(unknown_zone(entered))
    hours = settings.quiet_from, settings.quiet_to
    if not start and not end:
        raise UserError("error-unknown-choice")
    if start == end:
        wrong.append(UserError("error-no-quiet-hours"))
    else:
        hours = changes.quiet_hours(start, end) or (None, None)
    return replace(settings, quiet_from=hours[0], quiet_to=hours[1], timezone=zone or settings.timezone)


def unknown_zone(entered: str) -> UserError:
    """Return the error for an unknown time zone, with those that are spelled like it."""
    close = close_places(entered)
    if not close:
        return UserError("error-unknown-zone")
    return UserError("error-unknown-zone-close", zones=", ".join(map(zone_name, close)))


def texts(value: object) -> list[str]:
    """Return the chosen values of a field. :class:`UserError` for anything else."""
    values = [value] if isinstance(value, str) else value
    if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
        raise UserError("error-unknown-choice")
    return values


def form(
    settings: ServerSettings, what: str, there: ServerParts, automatic: str | None, words: Words, here: int = 0
) -> ui.Modal:
    """Return a form, prefilled. ``automatic`` as for :func:`cogs.preferences.panels.server`.

    ``here`` is the channel that the form of languages begins with.
    """
    made = str(custom_ids.ServerForm(what=what, digest=digest(settings, what)))
    if what == WAYS:
        return forms.form(made, words.say("settings-title"), _ways(settings, there, automatic, words))
    if what == PEOPLE:
        return forms.form(made, words.say("form-people-title"), _people(settings, there, words))
    if what == LANGUAGES:
        return forms.form(made, words.say("form-languages-title"), _languages(settings, there, words, here))
    return forms.form(made, words.say("form-quiet-title"), quiet_fields(settings, words))


def _ways(settings: ServerSettings, there: ServerParts, automatic: str | None, words: Words) -> list[forms.Field]:
    paces = [(words.say(f"pace-{pace}"), pace.value) for pace in Pace]
    language = settings.locale or changes.AUTOMATIC
    return [
        forms.radio(
            "language",
            words.say("form-language"),
            panels.languages(automatic, words),
            language,
            words.say("form-language-about"),
        ),
        forms.radio("pace", words.say("form-pace"), paces, settings.pace.value, words.say("form-pace-about")),
        forms.field(
            words.say("select-channels"),
            _channels(changes.there(settings.channels, there.channels), words.say("select-channels"), least=0),
            words.say("form-channels-about"),
        ),
        forms.field(
            words.say("select-roles"),
            _roles("roles", settings.end_roles, there, words),
            words.say("form-roles-about"),
        ),
        forms.checkbox("pings", words.say("form-pings"), words.say("form-pings-about"), on=settings.pings),
    ]


def _languages(settings: ServerSettings, there: ServerParts, words: Words, here: int) -> list[forms.Field]:
    """Return the fields for the language of some channels, first of the one ``here`` if tables can be there."""
    begins = changes.there((here,), there.channels if there.channels is not None else frozenset())
    options = [(words.say("choice-as-server"), changes.AUTOMATIC)]
    options += [(say(tag, "language-name"), tag) for tag in LOCALES]
    chosen = dict(settings.languages).get(here, changes.AUTOMATIC)
    label = words.say("form-languages-channels")
    return [
        forms.field(label, _channels(begins, label, least=1), words.say("form-languages-channels-about")),
        forms.radio("language", words.say("form-language"), options, chosen, words.say("form-language-about")),
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


def _people(settings: ServerSettings, there: ServerParts, words: Words) -> list[forms.Field]:
    absences = [(words.say(f"form-absence-{each}"), each) for each in (changes.AUTOMATIC, *Absence)]
    chosen = changes.AUTOMATIC if settings.absence is None else settings.absence.value
    play, barred = settings.play_roles, settings.barred_roles
    return [
        forms.radio("absence", words.say("form-absence"), absences, chosen, words.say("form-absence-about")),
        forms.field(
            words.say("form-play-roles"),
            _roles("play_roles", play, there, words),
            words.say("form-play-roles-about"),
        ),
        forms.field(
            words.say("form-barred-roles"),
            _roles("barred_roles", barred, there, words),
            words.say("form-barred-roles-about"),
        ),
    ]


def _roles(name: str, chosen: Sequence[int], server: ServerParts, words: Words) -> ui.RoleSelect[Any]:
    """Return a select of roles, without deleted ones."""
    kept = changes.there(chosen, server.roles)
    return ui.RoleSelect(
        custom_id=name,
        placeholder=words.say("select-roles" if name == "roles" else "select-any-roles"),
        min_values=0,
        max_values=MAX_CHOICES,
        default_values=[discord.SelectDefaultValue.from_role(discord.Object(each)) for each in kept],
        required=False,
    )


def quiet_fields(settings: ServerSettings, words: Words) -> list[forms.Field]:
    """Return the fields for quiet hours and their time zone."""
    every = [(panels.clock(hour * 60), str(hour)) for hour in range(HOURS)]
    start = [(words.say("choice-from", time=time), hour) for time, hour in every]
    end = [(words.say("choice-to", time=time), hour) for time, hour in every]
    begins = _select(
        "quiet_from",
        [(words.say("choice-no-quiet-hours"), OFF), *start],
        OFF if settings.quiet_from is None else _whole(settings.quiet_from),
    )
    ends = _select("quiet_to", end, None if settings.quiet_to is None else _whole(settings.quiet_to), required=False)
    now = zone_name(settings.timezone)
    zone: ui.TextInput[Any] = ui.TextInput(custom_id="timezone", default=now, max_length=MAX_ZONE)
    return [
        forms.field(words.say("select-quiet-from"), begins, words.say("form-quiet-about")),
        forms.field(words.say("select-quiet-to"), ends),
        forms.field(words.say("form-zone"), zone, words.say("form-zone-about")),
    ]


def _whole(minute: int) -> str | None:
    """Return the option of a full hour; None for a time between two hours."""
    return None if minute % 60 else str(minute // 60)


def _select(name: str, options: list[tuple[str, str]], chosen: str | None, *, required: bool = True) -> ui.Select[Any]:
    shown = [discord.SelectOption(label=label, value=value, default=value == chosen) for label, value in options]
    return ui.Select(custom_id=name, options=shown, required=required)


# ---------------------------------------------------------------- a member


def member_digest(settings: MemberSettings, blocked: Sequence[int]) -> str:
    """Return eight hexadecimal digits that tell whether what a member's form shows has changed."""
    shown = settings.quiet_from, settings.quiet_to, settings.timezone, sorted(blocked)
    return hashlib.blake2b(repr(shown).encode(), digest_size=4).hexdigest()


def member_form(settings: MemberSettings, server: ServerSettings, blocked: Sequence[int], words: Words) -> ui.Modal:
    """Return the form for a member's own quiet hours and time zone, and for whom they never sit with."""
    people: ui.UserSelect[Any] = ui.UserSelect(
        custom_id="blocked",
        min_values=0,
        max_values=MAX_CHOICES,
        default_values=[
            discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.user) for each in blocked
        ],
        required=False,
    )
    made = str(custom_ids.MemberForm(digest=member_digest(settings, blocked)))
    own = replace(own_quiet_hours(server, settings), quiet_from=settings.quiet_from, quiet_to=settings.quiet_to)
    fields = [
        *quiet_fields(own, words),
        forms.field(words.say("form-blocked"), people, words.say("form-blocked-about")),
    ]
    return forms.form(made, words.say("form-member-title"), fields)


def member_changed(
    settings: MemberSettings, user_id: int, filled: Mapping[str, Any], wrong: list[UserError]
) -> tuple[MemberSettings, tuple[int, ...]]:
    """Return a member's settings with what the form holds, and whom they have blocked. Reads files for a time zone.

    ``wrong`` gets the errors of fields that keep what they had.

    :class:`UserError` for a field that is missing, unknown or has a value that no form offers.
    """
    if filled.keys() != {*FIELDS[QUIET], "blocked"}:
        raise UserError("error-unknown-choice")
    former = ServerSettings(settings.guild_id, quiet_from=settings.quiet_from, quiet_to=settings.quiet_to)
    former = replace(former, timezone=settings.timezone or former.timezone)
    hours = _with_quiet_hours(former, filled, wrong)
    blocked = [custom_ids.snowflake(each) for each in texts(filled["blocked"] or [])]
    if len(blocked) > MAX_CHOICES or None in blocked:
        raise UserError("error-unknown-choice")
    own = replace(settings, quiet_from=hours.quiet_from, quiet_to=hours.quiet_to, timezone=hours.timezone)
    return own, tuple(sorted({each for each in blocked if each is not None} - {user_id}))
