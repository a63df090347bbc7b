"""Answers `/table-settings`, `/my-settings`, `/notify`, `/privacy` and every click on their panels.

A panel is never trusted: each click checks the user's permissions, and changes the stored settings, not those that the
panel showed.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from cogs.interactions import context, custom_ids, forms, replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import MAX_CHOICES
from cogs.interactions.components import chosen_values
from cogs.interactions.custom_ids import MemberControl, MemberForm, PrivacyButton, ServerControl, ServerForm
from cogs.interactions.installs import guild_and_channel, place_word
from cogs.interactions.permissions import Lacking
from cogs.interactions.time_zones import find_zone, zones
from cogs.preferences import changes, panels, setting_forms
from cogs.preferences.changes import ServerParts
from db import ANY_GAME
from engine import games
from tables import ServerSettings, TableRegistry, UserError
from tables.threads import for_page


async def server(click: Click, zone: str | None = None) -> None:
    """Show the server's settings. First set its time zone to ``zone``, which is user input."""
    guild_id, registry = _managed(click), click.services.registry
    if zone is not None:
        found = await for_page(find_zone, zone)
        if found is None:
            raise setting_forms.unknown_zone(zone)
        async with _lock(click, guild_id):
            await registry.set_server_settings(replace(await registry.settings(guild_id), timezone=found))
    await _show_server(click, guild_id)


async def change_server(click: Click, button: ServerControl) -> None:
    """Change the server's settings with a control of their panel."""
    guild_id, interaction, what = _managed(click), click.interaction, button.what
    there = ServerParts.of(interaction.guild)
    if what in setting_forms.FIELDS:
        settings = await click.services.registry.settings(guild_id)
        automatic, here = context.automatic_public(interaction), context.parent(interaction) or interaction.channel_id
        form = setting_forms.form(settings, what, there, automatic, click.words, here or 0)
        await interaction.response.send_modal(form)
        return
    if what == custom_ids.SHOW:
        await _show_server(click, guild_id)
        return
    if what in panels.LADDER:
        await _new_ladder(click, guild_id, sure=what == panels.LADDER[1])
        return
    change = changes.SERVER.get(what)
    if change is None:
        raise UserError("error-old-button")
    values = chosen_values(interaction)
    await _change_server(click, guild_id, lambda former: change(former, values, there))


async def _new_ladder(click: Click, guild_id: int, *, sure: bool) -> None:
    """Start a new ladder, or ask whether to."""
    if not sure:
        await replies.reply(click.interaction, lambda: panels.confirm_ladder(click.words))
        return
    async with _lock(click, guild_id):
        await click.services.registry.start_ladder(guild_id)
    await context.load_settings(click.interaction, click.services.registry)
    await _show_server(click, guild_id)


async def submit_server(click: Click, button: ServerForm) -> None:
    """Store what a form of the server's settings holds."""
    guild_id, what = _managed(click), button.what
    if what not in setting_forms.FIELDS:
        raise UserError("error-old-button")
    filled, there = forms.filled(click.interaction), ServerParts.of(click.interaction.guild)
    await for_page(zones)  # the first call reads many files

    wrong: list[UserError] = []

    def change(former: ServerSettings) -> ServerSettings:
        if setting_forms.digest(former, what) != button.digest:
            raise UserError("error-settings-changed")
        return setting_forms.changed(former, what, filled, there, wrong)

    await _change_server(click, guild_id, change)
    await _tell_wrong(click, wrong)


async def _tell_wrong(click: Click, wrong: Sequence[UserError]) -> None:
    """Tell which field of a form was not stored, beside the panel with the others."""
    for error in wrong:
        why = replies.error_text(error, click.words)
        await replies.notice(click.interaction, click.words.say("error-rest-saved", why=why))


async def _change_server(click: Click, guild_id: int, change: Callable[[ServerSettings], ServerSettings]) -> None:
    """Replace the stored settings of the server, and show them."""
    registry = click.services.registry
    async with _lock(click, guild_id):
        former = await registry.settings(guild_id)
        settings = change(former)
        await registry.set_server_settings(settings)
        await _speak(registry, former, settings, context.automatic_public(click.interaction))
    await context.load_settings(click.interaction, registry)
    await _show_server(click, guild_id)


async def _speak(
    registry: TableRegistry, former: ServerSettings, settings: ServerSettings, automatic: str | None
) -> None:
    """Let the open tables follow the languages that have changed. ``automatic`` is that of a community, or None."""
    spoken = settings.locale or automatic
    if settings.locale != former.locale and spoken is not None:
        await registry.set_locale(settings.guild_id, spoken)
    for channel_id, _ in sorted({*former.languages} ^ {*settings.languages}):
        language = settings.locale_in(channel_id) or automatic
        if language is not None:
            await registry.set_locale(settings.guild_id, language, channel_id)


async def _show_server(click: Click, guild_id: int) -> None:
    registry, interaction = click.services.registry, click.interaction
    settings: ServerSettings = await registry.settings(guild_id)
    there, automatic = ServerParts.of(interaction.guild), context.automatic_public(interaction)
    now, words, lacking = registry.clock(), click.words, Lacking.of(interaction)
    await replies.reply(interaction, lambda: panels.server(settings, there, automatic, now, lacking, words))


async def member(click: Click, *, beside: bool = False, turned: str = "") -> None:
    """Show the member's settings in this server, in place or ``beside`` what was clicked.

    ``turned``: the switch that was turned over.
    """
    registry, interaction = click.services.registry, click.interaction
    settings = await registry.member(click.place, click.user)
    blocked = len(await registry.store.settings.blocks(click.place, click.user))
    automatic, words, place = context.automatic(interaction), click.words, place_word(interaction)
    await replies.reply(
        interaction, lambda: panels.member(settings, automatic, words, blocked, place, turned), beside=beside
    )


async def calls(click: Click) -> None:
    """Show the games that the member wants to be called to."""
    guild_id, _ = guild_and_channel(click.interaction)
    wanted = await click.services.registry.store.calls.games(guild_id, click.user)
    pings = context.settings_of(click.interaction).server.pings
    muted = "server" if not pings else "" if click.member.pings else "member"
    await replies.reply(click.interaction, lambda: panels.calls(wanted, muted, click.words))


async def _subscribe(click: Click, chosen: Sequence[str]) -> None:
    """Let the member be called to tables of the chosen games, and show them."""
    guild_id, _ = guild_and_channel(click.interaction)
    if not {*chosen} <= {ANY_GAME, *games()}:
        raise UserError("error-unknown-game")
    wanted, registry = [ANY_GAME] if ANY_GAME in chosen else chosen, click.services.registry
    async with _lock(click, guild_id, click.user):
        await registry.store.calls.subscribe(guild_id, click.user, wanted, registry.clock())
    await calls(click)


async def change_member(click: Click, button: MemberControl) -> None:
    """Change the member's settings with a control of one of their panels."""
    what, values = button.what, chosen_values(click.interaction)
    if what == custom_ids.SHOW:
        await member(click, beside=True)
        return
    if what in panels.CALLS:
        await _subscribe(click, values)
        return
    place, registry = click.place, click.services.registry
    if what == setting_forms.PEOPLE:
        settings, of_server = await registry.member(place, click.user), await registry.settings(place)
        blocked = await registry.store.settings.blocks(place, click.user)
        form = setting_forms.member_form(settings, of_server, blocked, click.words)
        await click.interaction.response.send_modal(form)
        return
    change = changes.MEMBER.get(what)
    if change is None:
        raise UserError("error-old-button")
    async with _lock(click, place, click.user):
        await registry.set_member(change(await registry.member(place, click.user), values))
    await context.load_settings(click.interaction, registry)
    await member(click, turned=what.rpartition("_")[0])


async def submit_member(click: Click, button: MemberForm) -> None:
    """Store what a form of the member's settings holds."""
    place, user_id, services = click.place, click.user, click.services
    filled, registry, store = forms.filled(click.interaction), services.registry, services.registry.store.settings
    await for_page(zones)  # the first call reads many files
    async with _lock(click, place, user_id):
        former = await registry.member(place, user_id)
        before = await store.blocks(place, user_id)
        if setting_forms.member_digest(former, before) != button.digest:
            raise UserError("error-settings-changed")
        wrong: list[UserError] = []
        settings, blocked = setting_forms.member_changed(former, user_id, filled, wrong)
        missing = [each for each in before if each not in blocked]
        there = await asyncio.gather(*(services.members.is_member(place, each) for each in missing))
        # A client may leave out of the form who has left the server: that is no choice.
        left = [each for each, stays in zip(missing, there, strict=True) if not stays]
        await registry.set_member(settings)
        await store.set_blocks(place, user_id, [*blocked, *left][:MAX_CHOICES])
    await context.load_settings(click.interaction, registry)
    await member(click)
    await _tell_wrong(click, wrong)


@dataclass(frozen=True, slots=True)
class PrivacyHandlers:
    """Answers `/privacy`, which says how long this bot keeps what."""

    backups: int
    """Number of daily backups."""
    keep_games_days: int
    """For how many days games that are over are kept; 0 if for good."""

    async def show(self, click: Click) -> None:
        """Show what is stored of the member."""
        words, place = click.words, place_word(click.interaction)
        await replies.reply(click.interaction, lambda: panels.privacy(self.backups, self.keep_games_days, words, place))

    async def press(self, click: Click, button: PrivacyButton) -> None:
        """Do what a button of that panel says."""
        words, place = click.words, place_word(click.interaction)
        match button.what:
            case "show":
                await self.show(click)
            case "export":
                await _export(click)
            case "delete":
                rows = await click.services.registry.store.tables.of_person(click.user, click.place)
                await replies.reply(click.interaction, lambda: panels.confirm_delete(len(rows), words, place))
            case "confirm":
                await _delete(click)
            case _:
                raise UserError("error-old-button")


async def _export(click: Click) -> None:
    """Send all that is stored of the member in this server as a file; zipped if it is too big for Discord."""
    stored = await click.services.registry.store.privacy.export(click.user, click.place)
    data, name = json.dumps(stored, ensure_ascii=False, indent=2).encode(), f"tertulia-{click.user}.json"
    if len(data) > click.interaction.filesize_limit:
        data, name = await for_page(_packed, data, name), f"{name}.zip"
    words, place = click.words, place_word(click.interaction)
    await replies.reply(click.interaction, lambda: panels.exported(data, name, words, place))


async def _delete(click: Click) -> None:
    """Leave every open table of this server, then delete the member's data."""
    interaction, registry = click.interaction, click.services.registry
    await interaction.response.defer(ephemeral=True, thinking=not context.in_private(interaction))
    left_over = await registry.forget(click.place, click.user, click.today)
    await context.load_settings(interaction, registry)
    words, place = click.words, place_word(interaction)
    await replies.reply(interaction, lambda: panels.deleted(left_over, words, place))


def _lock(click: Click, *whose: int) -> asyncio.Lock:
    """Return the lock of these settings. It puts two changes at once in order, so that neither is lost."""
    return click.services.changing.setdefault(whose, asyncio.Lock())


def _managed(click: Click) -> int:
    """Return the server's id; :class:`UserError` unless the user may manage it."""
    guild_id, _ = guild_and_channel(click.interaction)
    if not click.interaction.permissions.manage_guild:
        raise UserError("error-not-manager")
    return guild_id


def _packed(data: bytes, name: str) -> bytes:
    """Return a file in a ZIP archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return packed.getvalue()
