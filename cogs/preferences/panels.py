"""The panels of `/settings`, `/me` and `/privacy`: the present choices, and the controls that change them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import discord
from discord import ui

from cogs.interactions.command_texts import MAX_CHOICES
from cogs.interactions.custom_ids import MEMBER, PRIVACY, SERVER, CustomId
from cogs.interactions.layout import Item, container, display, finished
from cogs.interactions.permissions import Lacking, listed
from cogs.interactions.replies import Panel
from cogs.preferences import changes
from cogs.preferences.changes import AUTOMATIC, HOURS, OFF, Server
from locales import LOCALES, say
from tables import MemberSettings, Pace, ServerSettings, time_zone
from tables.clocks import SECOND


def _button(form: CustomId, what: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Item:
    return ui.Button(custom_id=form.make(what=what), label=label, style=style)


def _select(
    form: CustomId, what: str, placeholder: str, options: Sequence[tuple[str, str]], chosen: str | None
) -> Item:
    """A row with one select. ``options`` are labels and values."""
    menu: ui.Select[Any] = ui.Select(
        custom_id=form.make(what=what),
        placeholder=placeholder,
        options=[discord.SelectOption(label=label, value=value, default=value == chosen) for label, value in options],
    )
    return ui.ActionRow(menu)


def _languages(form: CustomId, chosen: str | None, automatic: str | None, locale: str) -> Item:
    """The select of a language. ``automatic`` is the language of Discord, None for that of each table's host."""
    options = languages(automatic, locale)
    return _select(form, "language", say(locale, "select-language"), options, chosen or AUTOMATIC)


def languages(automatic: str | None, locale: str) -> list[tuple[str, str]]:
    """The languages to choose from, as labels and values. ``automatic`` as in :func:`server`."""
    name = say(locale, "language-of-host") if automatic is None else say(automatic, "language-name")
    options = [(say(locale, "choice-automatic", language=name), AUTOMATIC)]
    return [*options, *((say(tag, "language-name"), tag) for tag in LOCALES)]


# ---------------------------------------------------------------- a server


async def server(
    settings: ServerSettings, there: Server, automatic: str | None, now: int, lacking: Lacking, locale: str
) -> Panel:
    """The settings of a server, below what the bot lacks there. ``now`` is the unix time in milliseconds.

    ``automatic`` is the language of a community on Discord, None for other servers: there each table speaks its host's.
    """
    gone = there.without_deleted(settings) != settings
    remove = _button(SERVER, "deleted", say(locale, "button-remove-deleted"), discord.ButtonStyle.danger)
    return finished(
        [
            container(
                None,
                *_permissions(lacking, locale),
                display(f"## {say(locale, 'settings-title')}", say(locale, "settings-about")),
                ui.ActionRow(
                    _button(SERVER, "change", say(locale, "button-change"), discord.ButtonStyle.primary),
                    _button(SERVER, "quiet", say(locale, "button-quiet")),
                ),
                display(say(locale, "settings-language")),
                _languages(SERVER, settings.locale, automatic, locale),
                display(say(locale, "settings-pace")),
                _select(
                    SERVER,
                    "pace",
                    say(locale, "select-pace"),
                    [(say(locale, f"pace-{pace}"), pace.value) for pace in Pace],
                    settings.pace.value,
                ),
                display(_channels_line(settings, there, locale)),
                ui.ActionRow(channel_select(SERVER.make(what="channels"), settings, there, locale)),
                display(_roles_line(settings, there, locale)),
                ui.ActionRow(role_select(SERVER.make(what="roles"), settings, there, locale)),
                ui.ActionRow(remove) if gone else None,
                display(_quiet_line(settings, locale), _zone_line(settings, now, locale)),
                *_hours(settings, locale),
                display(say(locale, "settings-pings-on" if settings.pings else "settings-pings-off")),
                ui.ActionRow(_pings(SERVER, settings.pings, locale)),
            )
        ]
    )


def _permissions(lacking: Lacking, locale: str) -> list[Item | None]:
    """The permissions that the bot lacks, if any, and a link that grants those of the server."""
    server = say(locale, "settings-lacks-server", missing=listed(lacking.server, locale)) if lacking.server else ""
    channel = say(locale, "settings-lacks-channel", missing=listed(lacking.channel, locale)) if lacking.channel else ""
    grant: Item = ui.Button(label=say(locale, "button-grant"), url=lacking.link)
    return [display(server), ui.ActionRow(grant) if lacking.server else None, display(channel)]


def _pings(form: CustomId, on: bool, locale: str) -> Item:
    what = "off" if on else "on"
    return _button(form, f"pings_{what}", say(locale, f"button-pings-{what}"))


def _channels_line(settings: ServerSettings, server: Server, locale: str) -> str:
    if not settings.channels:
        return say(locale, "settings-channels-all")
    kept = changes.there(settings.channels, server.channels)
    names = _named([f"<#{each}>" for each in kept], len(settings.channels) - len(kept), "deleted-channels", locale)
    return say(locale, "settings-channels", channels=names)


def _roles_line(settings: ServerSettings, server: Server, locale: str) -> str:
    if not settings.end_roles:
        return say(locale, "settings-roles-none")
    kept = changes.there(settings.end_roles, server.roles)
    names = _named([f"<@&{each}>" for each in kept], len(settings.end_roles) - len(kept), "deleted-roles", locale)
    return say(locale, "settings-roles", roles=names)


def _named(names: list[str], deleted: int, key: str, locale: str) -> str:
    """Mentions, and the number of deleted ones."""
    return ", ".join([*names, *([say(locale, key, count=deleted)] if deleted else [])])


def channel_select(custom_id: str, settings: ServerSettings, server: Server, locale: str) -> ui.ChannelSelect[Any]:
    """The select of channels for tables, without deleted ones."""
    kept = changes.there(settings.channels, server.channels)
    return ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=say(locale, "select-channels"),
        channel_types=list(changes.CHANNELS),
        min_values=0,
        max_values=MAX_CHOICES,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in kept],
    )


def role_select(custom_id: str, settings: ServerSettings, server: Server, locale: str) -> ui.RoleSelect[Any]:
    """The select of roles that may end tables, without deleted ones."""
    kept = changes.there(settings.end_roles, server.roles)
    return ui.RoleSelect(
        custom_id=custom_id,
        placeholder=say(locale, "select-roles"),
        min_values=0,
        max_values=MAX_CHOICES,
        default_values=[discord.SelectDefaultValue.from_role(discord.Object(each)) for each in kept],
    )


def _clock(minute: int) -> str:
    """Minutes after midnight as `hh:mm`."""
    return f"{minute // 60:02}:{minute % 60:02}"


def _quiet_line(settings: ServerSettings, locale: str) -> str:
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None:
        return say(locale, "settings-quiet-off")
    return say(locale, "settings-quiet", start=_clock(start), end=_clock(end))


def _zone_line(settings: ServerSettings, now: int, locale: str) -> str:
    here = datetime.fromtimestamp(now / SECOND, time_zone(settings.timezone))
    return say(locale, "settings-zone", zone=settings.timezone, time=_clock(here.hour * 60 + here.minute))


def hours(locale: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """The hours at which quiet hours may start, after *none*, and those at which they may end: labels and values."""
    every = [(_clock(hour * 60), str(hour)) for hour in range(HOURS)]
    start = [(say(locale, "choice-from", time=time), hour) for time, hour in every]
    end = [(say(locale, "choice-to", time=time), hour) for time, hour in every]
    return [(say(locale, "choice-no-quiet-hours"), OFF), *start], end


def _hours(settings: ServerSettings, locale: str) -> list[Item]:
    """The two selects of the quiet hours. Neither offers the hour that is chosen in the other."""
    start, end = settings.quiet_from, settings.quiet_to
    begin, stop = hours(locale)
    begin = [(label, hour) for label, hour in begin if end is None or hour != whole(end)]
    stop = [(label, hour) for label, hour in stop if start is None or hour != whole(start)]
    return [
        _select(
            SERVER,
            "quiet_from",
            say(locale, "select-quiet-from"),
            begin,
            OFF if start is None else whole(start),
        ),
        _select(SERVER, "quiet_to", say(locale, "select-quiet-to"), stop, None if end is None else whole(end)),
    ]


def whole(minute: int) -> str | None:
    """The option of a full hour; None for a time between two hours."""
    return None if minute % 60 else str(minute // 60)


# ---------------------------------------------------------------- a person


async def member(settings: MemberSettings, automatic: str, locale: str) -> Panel:
    """The settings of a member in a server. ``automatic`` is the language of their Discord client."""
    words, listed = "off" if settings.words else "on", "off" if settings.listed else "on"
    confirm, tips = "off" if settings.confirm_turns else "on", "off" if settings.tips else "on"
    return finished(
        [
            container(
                None,
                display(f"## {say(locale, 'me-title')}", say(locale, "me-about")),
                display(say(locale, "me-language")),
                _languages(MEMBER, settings.locale, automatic, locale),
                display(say(locale, "me-pings-on" if settings.pings else "me-pings-off")),
                ui.ActionRow(_pings(MEMBER, settings.pings, locale)),
                display(say(locale, "me-words-on" if settings.words else "me-words-off")),
                ui.ActionRow(_button(MEMBER, f"words_{words}", say(locale, f"button-words-{words}"))),
                display(say(locale, "me-confirm-on" if settings.confirm_turns else "me-confirm-off")),
                ui.ActionRow(_button(MEMBER, f"confirm_{confirm}", say(locale, f"button-confirm-{confirm}"))),
                display(say(locale, "me-tips-on" if settings.tips else "me-tips-off")),
                ui.ActionRow(_button(MEMBER, f"tips_{tips}", say(locale, f"button-tips-{tips}"))),
                display(say(locale, "me-listed-on" if settings.listed else "me-listed-off")),
                ui.ActionRow(_button(MEMBER, f"listed_{listed}", say(locale, f"button-listed-{listed}"))),
            )
        ]
    )


# ---------------------------------------------------------------- privacy


async def privacy(backups: int, locale: str) -> Panel:
    """What is stored of a member and why, and the buttons that export or delete it.

    ``backups`` is the number of days that the bot keeps its backups, 0 if it makes none.
    """
    return finished(
        [
            container(None, display(f"## {say(locale, 'privacy-title')}", say(locale, "privacy-body", days=backups))),
            ui.ActionRow(
                _button(PRIVACY, "export", say(locale, "button-export"), discord.ButtonStyle.primary),
                _button(PRIVACY, "delete", say(locale, "button-delete-data"), discord.ButtonStyle.danger),
            ),
        ]
    )


async def exported(data: bytes, name: str, locale: str) -> Panel:
    """The file with all that is stored of a member."""
    file = discord.File(io.BytesIO(data), filename=name)
    return finished(
        [
            container(None, display(say(locale, "export-done")), ui.File(f"attachment://{name}")),
            ui.ActionRow(_button(PRIVACY, "show", say(locale, "button-privacy-back"))),
        ],
        [file],
    )


async def confirm_delete(tables: int, locale: str) -> Panel:
    """Ask whether to delete a member's data, and tell what happens to their open tables. ``tables`` is their number."""
    return finished(
        [
            container(None, display(say(locale, "delete-sure"), say(locale, "delete-tables", count=tables))),
            ui.ActionRow(
                _button(PRIVACY, "confirm", say(locale, "button-confirm-delete"), discord.ButtonStyle.danger),
                _button(PRIVACY, "show", say(locale, "button-privacy-back")),
            ),
        ]
    )


async def deleted(left_over: int, locale: str) -> Panel:
    """Confirm the deletion. ``left_over`` tables could not be left."""
    rest = say(locale, "delete-left-over", count=left_over) if left_over else ""
    return finished([container(None, display(say(locale, "delete-done"), rest))])
