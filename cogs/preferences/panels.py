"""The panels of `/table-settings`, `/my-settings` and `/privacy`: present choices, and controls that change them.

The panel of a server is a page to read. Its buttons open the forms of :mod:`cogs.preferences.setting_forms`.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions.choices import rows
from cogs.interactions.command_texts import MAX_CHOICES
from cogs.interactions.custom_ids import SHOW, MemberControl, PrivacyButton, ServerControl
from cogs.interactions.layout import Item, container, display, finished
from cogs.interactions.permissions import Lacking, listed
from cogs.interactions.phone import SCREEN, panel_height
from cogs.interactions.replies import Panel
from cogs.interactions.time_zones import zone_name
from cogs.preferences import changes
from cogs.preferences.changes import AUTOMATIC, ServerParts
from db import ANY_GAME, KEPT_DAYS
from db.bounds import CALLS_DAILY
from db.rows import SWITCHES, Switch
from engine import games
from locales import LOCALES, nearest, say
from render.wording import Words, clip, title
from tables import MemberSettings, ServerSettings, time_zone
from tables.clocks import SECOND

CALLS: Final = "games", "no_games"
"""The ``what`` of the select of games to be called to, and of the button that leaves none."""
LADDER: Final = "ladder", "new_ladder"
"""The ``what`` of the button for a new ladder, and of the one that confirms it."""
MAX_LANGUAGES: Final = 12
"""Most channels in the list of those with a language of their own."""


def _button(
    kind: type[ServerControl | MemberControl | PrivacyButton],
    what: str,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Item:
    return ui.Button(custom_id=str(kind(what)), label=label, style=style)


def languages(automatic: str | None, words: Words) -> list[tuple[str, str]]:
    """Return the languages to choose from, as labels and values. ``automatic`` as in :func:`server`."""
    name = words.say("language-of-host") if automatic is None else say(automatic, "language-name")
    options = [(words.say("choice-automatic", language=name), AUTOMATIC)]
    return [*options, *((say(tag, "language-name"), tag) for tag in LOCALES)]


# ---------------------------------------------------------------- a server


async def server(
    settings: ServerSettings, there: ServerParts, automatic: str | None, now: int, lacking: Lacking, words: Words
) -> Panel:
    """Return the settings of a server, below what the bot lacks there, on a screen of a phone where that has room.

    ``now`` is the unix time in milliseconds.

    ``automatic`` is the language of a community on Discord, None for other servers: there each table speaks its host's.
    """
    gone = there.without_deleted(settings) != settings
    remove = _button(ServerControl, "deleted", words.say("button-remove-deleted"), discord.ButtonStyle.danger)
    lines = (
        _language_line(settings, automatic, words),
        _languages_line(settings, there, words),
        words.say("settings-pace", pace=words.say(f"pace-{settings.pace}")),
        _channels_line(settings, there, words),
        _roles_line(settings, there, words),
        *_people_lines(settings, there, words),
        _quiet_line(settings, words),
        _zone_line(settings, now, words),
        words.say("settings-pings-on" if settings.pings else "settings-pings-off"),
        words.say("settings-ladder", number=str(settings.ladder + 1)) if settings.ladder else "",
    )
    buttons = [
        _button(ServerControl, "change", words.say("button-change"), discord.ButtonStyle.primary),
        _button(ServerControl, "quiet", words.say("button-quiet")),
        _button(ServerControl, "people", words.say("button-people")),
        _button(ServerControl, "languages", words.say("button-languages")),
        *([remove] if gone else []),
        _button(ServerControl, LADDER[0], words.say("button-new-ladder")),
    ]
    head, about = f"## {words.say('settings-title')}", words.say("settings-about")
    told = [f"- {line}" for line in lines if line]

    def panel(head: str, about: str, *, explains: bool) -> Panel:
        missing = _permissions(lacking, words, explains=explains)
        return finished([container(None, *missing, display(head, *told), display(about)), *rows(buttons)])

    versions = (panel(head, about, explains=True), panel(head, "", explains=True), panel("", "", explains=False))
    return next((each for each in versions if panel_height(each.view, ()) <= SCREEN), versions[-1])


async def confirm_ladder(words: Words) -> Panel:
    """Ask whether to start a new ladder."""
    start = _button(ServerControl, LADDER[1], words.say("button-confirm-ladder"), discord.ButtonStyle.danger)
    keep = _button(ServerControl, SHOW, words.say("button-keep-ladder"))
    return finished([container(None, display(words.say("new-ladder-sure"))), ui.ActionRow(start, keep)])


def _permissions(lacking: Lacking, words: Words, *, explains: bool) -> list[Item | None]:
    """Return the permissions that the bot lacks, if any, and a link that grants those of the server.

    ``explains``: with the ways to grant them.
    """
    server = words.say("settings-lacks-server", missing=listed(lacking.server, words)) if lacking.server else ""
    channel = words.say("settings-lacks-channel", missing=listed(lacking.channel, words)) if lacking.channel else ""
    grant: Item = ui.Button(label=words.say("button-grant"), url=lacking.link)
    shown = [display(text if explains else text.partition("\n")[0]) for text in (server, channel)]
    return [shown[0], ui.ActionRow(grant) if lacking.server else None, shown[1]]


def _language_line(settings: ServerSettings, automatic: str | None, words: Words) -> str:
    names = {value: label for label, value in languages(automatic, words)}
    return words.say("settings-language", language=names[settings.locale or AUTOMATIC])


def _languages_line(settings: ServerSettings, server: ServerParts, words: Words) -> str:
    """Return the channels with a language of their own, the first few; empty without any."""
    if not settings.languages:
        return ""
    spoken = dict(settings.languages)
    kept = changes.there(tuple(spoken), server.channels)
    names = [f"<#{each}> ({say(nearest(spoken[each]), 'language-name')})" for each in kept[:MAX_LANGUAGES]]
    if len(kept) > MAX_LANGUAGES:
        names.append(words.say("more-channels", count=len(kept) - MAX_LANGUAGES))
    return words.say("settings-languages", channels=_named(names, len(spoken) - len(kept), "deleted-channels", words))


def _channels_line(settings: ServerSettings, server: ServerParts, words: Words) -> str:
    if not settings.channels:
        return words.say("settings-channels-all")
    kept = changes.there(settings.channels, server.channels)
    names = _named([f"<#{each}>" for each in kept], len(settings.channels) - len(kept), "deleted-channels", words)
    return words.say("settings-channels", channels=names)


def _roles_line(settings: ServerSettings, server: ServerParts, words: Words) -> str:
    if not settings.end_roles:
        return words.say("settings-roles-none")
    kept = changes.there(settings.end_roles, server.roles)
    names = _named([f"<@&{each}>" for each in kept], len(settings.end_roles) - len(kept), "deleted-roles", words)
    return words.say("settings-roles", roles=names)


def _people_lines(settings: ServerSettings, server: ServerParts, words: Words) -> list[str]:
    lines = [words.say(f"settings-absence-{settings.absence or AUTOMATIC}")]
    for key, chosen in (("settings-play-roles", settings.play_roles), ("settings-barred-roles", settings.barred_roles)):
        if chosen:
            kept = changes.there(chosen, server.roles)
            names = _named([f"<@&{each}>" for each in kept], len(chosen) - len(kept), "deleted-roles", words)
            lines.append(words.say(key, roles=names))
    return lines


def _named(names: list[str], deleted: int, key: str, words: Words) -> str:
    """Return mentions, and the number of deleted ones."""
    return ", ".join([*names, *([words.say(key, count=deleted)] if deleted else [])])


def clock(minute: int) -> str:
    """Return the minutes after midnight as `hh:mm`."""
    return f"{minute // 60:02}:{minute % 60:02}"


def _quiet_line(settings: ServerSettings, words: Words) -> str:
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None:
        return words.say("settings-quiet-off")
    return words.say("settings-quiet", start=clock(start), end=clock(end))


def _zone_line(settings: ServerSettings, now: int, words: Words) -> str:
    here = datetime.fromtimestamp(now / SECOND, time_zone(settings.timezone))
    return words.say("settings-zone", zone=zone_name(settings.timezone), time=clock(here.hour * 60 + here.minute))


# ---------------------------------------------------------------- a person


async def member(
    settings: MemberSettings, automatic: str, words: Words, blocked: int, place: str, turned: str = ""
) -> Panel:
    """Return the settings of a member in a server. ``automatic`` is the language of their Discord client.

    ``blocked`` is the number of people with whom they never sit. ``place``: see
    :func:`cogs.interactions.installs.place_word`. Who plays alone is not mentioned, rated or seated with others.

    Where a phone lacks room, only the switch that was just ``turned`` over, by its word, explains itself.
    """
    whole = _member(settings, automatic, words, blocked, place, [switch.word for switch in SWITCHES])
    if panel_height(whole.view, ()) <= SCREEN:
        return whole
    return _member(settings, automatic, words, blocked, place, [turned])


def _member(
    settings: MemberSettings, automatic: str, words: Words, blocked: int, place: str, explained: Sequence[str]
) -> Panel:
    """Return the panel of :func:`member`. ``explained``: the words of the switches that explain themselves."""
    alone = place == "alone"
    switches = [
        _switched(each, settings, words, place, explains=each.word in explained)
        for each in SWITCHES
        if each.alone or not alone
    ]
    among_others = (
        display(_own_hours(settings, words), words.say("me-blocked", count=blocked) if blocked else ""),
        ui.ActionRow(_button(MemberControl, "people", words.say("button-member-people"))),
    )
    return finished(
        [
            container(
                None,
                display(f"## {words.say('me-title')}", words.say("me-about", place=place)),
                display(words.say("me-language")),
                ui.ActionRow(_language_select(settings, automatic, words)),
                *(item for both in switches for item in both),
                *(() if alone else among_others),
            )
        ]
    )


def _switched(
    switch: Switch, settings: MemberSettings, words: Words, place: str, *, explains: bool
) -> tuple[Item | None, Item]:
    """Return what a switch is set to, what that means if it ``explains`` it, and the button that turns it over."""
    now, then = ("on", "off") if getattr(settings, switch.name) else ("off", "on")
    button = _button(MemberControl, f"{switch.word}_{then}", words.say(f"button-{switch.word}-{then}"))
    text = words.say(f"me-{switch.word}-{now}", place=place)
    return display(text if explains else text.partition("\n")[0]), ui.ActionRow(button)


def _own_hours(settings: MemberSettings, words: Words) -> str:
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None:
        return words.say("me-quiet-server")
    return words.say("me-quiet", start=clock(start), end=clock(end), zone=zone_name(settings.timezone or "UTC"))


def _language_select(settings: MemberSettings, automatic: str, words: Words) -> Item:
    chosen = settings.locale or AUTOMATIC
    select: ui.Select[Any] = ui.Select(
        custom_id=str(MemberControl("language")),
        placeholder=words.say("select-language"),
        options=[
            discord.SelectOption(label=label, value=value, default=value == chosen)
            for label, value in languages(automatic, words)
        ],
    )
    return select


async def calls(wanted: Sequence[str], muted: str, words: Words) -> Panel:
    """Return the games that a member wants to be called to, and a select that changes them.

    ``muted`` is who has turned notifications off: the "server", the "member" or nobody.
    """
    known = [game for game in wanted if game in games()]
    said = words.say("calls-none")
    if ANY_GAME in wanted:
        said = words.say("calls-any")
    elif known:
        said = words.say("calls-some", game=", ".join(f"**{title(game, words.locale)}**" for game in known))
    options = [(words.say("choice-any-game"), ANY_GAME), *((title(game, words.locale), game) for game in games())]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(MemberControl(CALLS[0])),
        placeholder=words.say("select-games"),
        min_values=0,
        max_values=min(len(options), MAX_CHOICES),
        options=[
            discord.SelectOption(label=clip(label, 100), value=value, default=value in wanted)
            for label, value in options[:MAX_CHOICES]
        ],
    )
    stop = _button(MemberControl, CALLS[1], words.say("button-no-calls"))
    return finished(
        [
            container(
                None,
                display(f"## {words.say('calls-title')}", said),
                display(words.say("calls-about", count=CALLS_DAILY)),
                display(words.say(f"calls-muted-{muted}") if muted else ""),
                ui.ActionRow(select),
                ui.ActionRow(stop) if wanted else None,
            )
        ]
    )


# ---------------------------------------------------------------- privacy


async def privacy(backups: int, keep: int, words: Words, place: str) -> Panel:
    """Return what is stored of a member and why, and the buttons that export or delete it.

    ``backups`` is the number of days that the bot keeps its backups, 0 if it makes none, and ``keep`` that of games
    that are over, 0 if it keeps them. ``place``: see :func:`cogs.interactions.installs.place_word`.
    """
    body = words.say("privacy-body", days=backups, keep=keep, left=KEPT_DAYS if place == "server" else 0, place=place)
    return finished(
        [
            container(None, display(f"## {words.say('privacy-title')}", body)),
            ui.ActionRow(
                _button(PrivacyButton, "export", words.say("button-export"), discord.ButtonStyle.primary),
                _button(PrivacyButton, "delete", words.say("button-delete-data"), discord.ButtonStyle.danger),
            ),
        ]
    )


async def exported(data: bytes, name: str, words: Words, place: str) -> Panel:
    """Return the file with all that is stored of a member."""
    file = discord.File(io.BytesIO(data), filename=name)
    return finished(
        [
            container(None, display(words.say("export-done", place=place)), ui.File(f"attachment://{name}")),
            ui.ActionRow(_button(PrivacyButton, "show", words.say("button-privacy-back"))),
        ],
        [file],
    )


async def confirm_delete(tables: int, words: Words, place: str) -> Panel:
    """Ask whether to delete a member's data, and tell what happens to their open tables. ``tables`` is their number."""
    return finished(
        [
            container(None, display(words.say("delete-sure", place=place), words.say("delete-tables", count=tables))),
            ui.ActionRow(
                _button(PrivacyButton, "confirm", words.say("button-confirm-delete"), discord.ButtonStyle.danger),
                _button(PrivacyButton, "show", words.say("button-privacy-back")),
            ),
        ]
    )


async def deleted(left_over: int, words: Words, place: str) -> Panel:
    """Confirm the deletion. ``left_over`` tables could not be left."""
    rest = words.say("delete-left-over", count=left_over) if left_over else ""
    return finished([container(None, display(words.say("delete-done", place=place), rest))])
