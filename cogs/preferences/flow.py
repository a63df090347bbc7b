"""Answers `/table-settings`, `/my-settings`, `/notify`, `/privacy` and every click on their panels.

A panel is never trusted: each click checks the user's permissions, and changes the stored settings, not those that the
panel showed.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

import discord

from cogs.interactions import context, custom_ids, forms, replies
from cogs.interactions.command_texts import MAX_CHOICES
from cogs.interactions.components import chosen_values
from cogs.interactions.context import reader
from cogs.interactions.installs import guild_and_channel, place_of, place_word
from cogs.interactions.permissions import Lacking
from cogs.interactions.time_zones import find_zone, zones
from cogs.preferences import changes, panels, setting_forms
from cogs.preferences.changes import ServerParts
from cogs.preferences.setting_forms import PEOPLE
from db import ANY_GAME
from engine import games
from render.wording import Words
from tables import ServerSettings, TableRegistry, UserError
from tables.clocks import DAY
from tables.threads import for_page


class Preferences:
    """Shows and changes the settings of servers and members, and the data that is stored of members."""

    def __init__(
        self,
        registry: TableRegistry,
        backups: int,
        keep_games_days: int | None,
        is_member: Callable[[int, int], Awaitable[bool]],
    ) -> None:
        self.registry = registry
        self._is_member = is_member
        """Asks Discord whether a user is in a server."""
        self._backups = backups
        """Number of daily backups that the bot keeps."""
        self._keep_games_days = keep_games_days or 0
        self._changing: WeakValueDictionary[tuple[int, ...], asyncio.Lock] = WeakValueDictionary()

    def _lock(self, *whose: int) -> asyncio.Lock:
        """Return the lock of these settings. It puts two changes at once in order, so that neither is lost."""
        return self._changing.setdefault(whose, asyncio.Lock())

    async def server(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        """Show the server's settings. First set its time zone to ``zone``, which is user input."""
        guild_id = _managed(interaction)
        if zone is not None:
            found = await for_page(find_zone, zone)
            if found is None:
                raise setting_forms.unknown_zone(zone)
            async with self._lock(guild_id):
                await self.registry.set_server_settings(replace(await self.registry.settings(guild_id), timezone=found))
        await self._show_server(interaction, guild_id)

    async def change_server(self, interaction: discord.Interaction, what: str) -> None:
        """Change the server's settings with a control of their panel."""
        guild_id = _managed(interaction)
        there = ServerParts.of(interaction.guild)
        if what in setting_forms.FIELDS:
            settings = await self.registry.settings(guild_id)
            automatic, words = context.automatic_public(interaction), Words(reader(interaction))
            here = context.parent(interaction) or interaction.channel_id or 0
            await interaction.response.send_modal(setting_forms.form(settings, what, there, automatic, words, here))
            return
        if what == custom_ids.SHOW:
            await self._show_server(interaction, guild_id)
            return
        if what in panels.LADDER:
            await self._new_ladder(interaction, guild_id, sure=what == panels.LADDER[1])
            return
        change = changes.SERVER.get(what)
        if change is None:
            raise UserError("error-old-button")
        values = chosen_values(interaction)
        await self._change_server(interaction, guild_id, lambda former: change(former, values, there))

    async def _new_ladder(self, interaction: discord.Interaction, guild_id: int, *, sure: bool) -> None:
        """Start a new ladder, or ask whether to."""
        words = Words(reader(interaction))
        if not sure:
            await replies.reply(interaction, lambda: panels.confirm_ladder(words))
            return
        async with self._lock(guild_id):
            await self.registry.start_ladder(guild_id)
        await context.load_settings(interaction, self.registry)
        await self._show_server(interaction, guild_id)

    async def submit_server(self, interaction: discord.Interaction, what: str, digest: str) -> None:
        """Store what a form of the server's settings holds. ``digest`` is that of the settings which it showed."""
        guild_id = _managed(interaction)
        if what not in setting_forms.FIELDS:
            raise UserError("error-old-button")
        filled, there = forms.filled(interaction), ServerParts.of(interaction.guild)
        await for_page(zones)  # the first call reads many files

        wrong: list[UserError] = []

        def change(former: ServerSettings) -> ServerSettings:
            if setting_forms.digest(former, what) != digest:
                raise UserError("error-settings-changed")
            return setting_forms.changed(former, what, filled, there, wrong)

        await self._change_server(interaction, guild_id, change)
        await self._tell_wrong(interaction, wrong)

    async def _tell_wrong(self, interaction: discord.Interaction, wrong: Sequence[UserError]) -> None:
        """Tell which field of a form was not stored, beside the panel with the others."""
        words = Words(reader(interaction))
        for error in wrong:
            await replies.notice(interaction, words.say("error-rest-saved", why=replies.error_text(error, words)))

    async def _change_server(
        self, interaction: discord.Interaction, guild_id: int, change: Callable[[ServerSettings], ServerSettings]
    ) -> None:
        """Replace the stored settings of the server, and show them."""
        async with self._lock(guild_id):
            former = await self.registry.settings(guild_id)
            settings = change(former)
            await self.registry.set_server_settings(settings)
            await self._speak(former, settings, context.automatic_public(interaction))
        await context.load_settings(interaction, self.registry)
        await self._show_server(interaction, guild_id)

    async def _speak(self, former: ServerSettings, settings: ServerSettings, automatic: str | None) -> None:
        """Let the open tables follow the languages that have changed. ``automatic`` is that of a community, or None."""
        spoken = settings.locale or automatic
        if settings.locale != former.locale and spoken is not None:
            await self.registry.set_locale(settings.guild_id, spoken)
        for channel_id, _ in sorted({*former.languages} ^ {*settings.languages}):
            language = settings.locale_in(channel_id) or automatic
            if language is not None:
                await self.registry.set_locale(settings.guild_id, language, channel_id)

    async def _show_server(self, interaction: discord.Interaction, guild_id: int) -> None:
        settings: ServerSettings = await self.registry.settings(guild_id)
        there, automatic = ServerParts.of(interaction.guild), context.automatic_public(interaction)
        now, words, lacking = self.registry.clock(), Words(reader(interaction)), Lacking.of(interaction)
        await replies.reply(interaction, lambda: panels.server(settings, there, automatic, now, lacking, words))

    async def member(self, interaction: discord.Interaction, *, beside: bool = False) -> None:
        """Show the member's settings in this server, in place or ``beside`` what was clicked."""
        guild_id = place_of(interaction)
        settings = await self.registry.member(guild_id, interaction.user.id)
        blocked = len(await self.registry.store.settings.blocks(guild_id, interaction.user.id))
        automatic, words, place = context.automatic(interaction), Words(reader(interaction)), place_word(interaction)
        await replies.reply(
            interaction, lambda: panels.member(settings, automatic, words, blocked, place), beside=beside
        )

    async def calls(self, interaction: discord.Interaction) -> None:
        """Show the games that the member wants to be called to."""
        guild_id, _ = guild_and_channel(interaction)
        wanted = await self.registry.store.calls.games(guild_id, interaction.user.id)
        settings, words = context.settings_of(interaction), Words(reader(interaction))
        muted = "server" if not settings.server.pings else "" if settings.member.pings else "member"
        await replies.reply(interaction, lambda: panels.calls(wanted, muted, words))

    async def _subscribe(self, interaction: discord.Interaction, chosen: Sequence[str]) -> None:
        """Let the member be called to tables of the chosen games, and show them."""
        guild_id, _ = guild_and_channel(interaction)
        if not {*chosen} <= {ANY_GAME, *games()}:
            raise UserError("error-unknown-game")
        wanted = [ANY_GAME] if ANY_GAME in chosen else chosen
        async with self._lock(guild_id, interaction.user.id):
            await self.registry.store.calls.subscribe(guild_id, interaction.user.id, wanted, self.registry.clock())
        await self.calls(interaction)

    async def change_member(self, interaction: discord.Interaction, what: str) -> None:
        """Change the member's settings with a control of one of their panels."""
        if what == custom_ids.SHOW:
            await self.member(interaction, beside=True)
            return
        if what in panels.CALLS:
            await self._subscribe(interaction, chosen_values(interaction))
            return
        guild_id = place_of(interaction)
        if what == PEOPLE:
            user_id, words = interaction.user.id, Words(reader(interaction))
            settings, server = await self.registry.member(guild_id, user_id), await self.registry.settings(guild_id)
            blocked = await self.registry.store.settings.blocks(guild_id, user_id)
            await interaction.response.send_modal(setting_forms.member_form(settings, server, blocked, words))
            return
        change = changes.MEMBER.get(what)
        if change is None:
            raise UserError("error-old-button")
        async with self._lock(guild_id, interaction.user.id):
            former = await self.registry.member(guild_id, interaction.user.id)
            await self.registry.set_member(change(former, chosen_values(interaction)))
        await context.load_settings(interaction, self.registry)
        await self.member(interaction)

    async def submit_member(self, interaction: discord.Interaction, digest: str) -> None:
        """Store what a form of the member's settings holds. ``digest`` is that of the settings which it showed."""
        guild_id = place_of(interaction)
        filled, user_id, store = forms.filled(interaction), interaction.user.id, self.registry.store.settings
        await for_page(zones)  # the first call reads many files
        async with self._lock(guild_id, user_id):
            former = await self.registry.member(guild_id, user_id)
            before = await store.blocks(guild_id, user_id)
            if setting_forms.member_digest(former, before) != digest:
                raise UserError("error-settings-changed")
            wrong: list[UserError] = []
            settings, blocked = setting_forms.member_changed(former, user_id, filled, wrong)
            missing = [each for each in before if each not in blocked]
            there = await asyncio.gather(*(self._is_member(guild_id, each) for each in missing))
            # A client may leave out of the form who has left the server: that is no choice.
            left = [each for each, stays in zip(missing, there, strict=True) if not stays]
            await self.registry.set_member(settings)
            await store.set_blocks(guild_id, user_id, [*blocked, *left][:MAX_CHOICES])
        await context.load_settings(interaction, self.registry)
        await self.member(interaction)
        await self._tell_wrong(interaction, wrong)

    async def privacy(self, interaction: discord.Interaction, what: str = "show") -> None:
        """Show what is stored of the member, or do what a button of that panel says."""
        guild_id = place_of(interaction)
        words, place = Words(reader(interaction)), place_word(interaction)
        match what:
            case "show":
                keep = self._keep_games_days
                await replies.reply(interaction, lambda: panels.privacy(self._backups, keep, words, place))
            case "export":
                await self._export(interaction, guild_id)
            case "delete":
                rows = await self.registry.store.tables.of_person(interaction.user.id, guild_id)
                await replies.reply(interaction, lambda: panels.confirm_delete(len(rows), words, place))
            case "confirm":
                await self._delete(interaction, guild_id)
            case _:
                raise UserError("error-old-button")

    async def _export(self, interaction: discord.Interaction, guild_id: int) -> None:
        """Send all that is stored of the member in this server as a file; zipped if it is too big for Discord."""
        user_id, words, place = interaction.user.id, Words(reader(interaction)), place_word(interaction)
        stored = await self.registry.store.privacy.export(user_id, guild_id)
        data, name = json.dumps(stored, ensure_ascii=False, indent=2).encode(), f"tertulia-{user_id}.json"
        if len(data) > interaction.filesize_limit:
            data, name = await for_page(_packed, data, name), f"{name}.zip"
        await replies.reply(interaction, lambda: panels.exported(data, name, words, place))

    async def _delete(self, interaction: discord.Interaction, guild_id: int) -> None:
        """Leave every open table of this server, then delete the member's data."""
        await interaction.response.defer(ephemeral=True, thinking=not context.in_private(interaction))
        left_over = await self.registry.forget(guild_id, interaction.user.id, context.sent_at(interaction) // DAY)
        await context.load_settings(interaction, self.registry)
        words, place = Words(reader(interaction)), place_word(interaction)
        await replies.reply(interaction, lambda: panels.deleted(left_over, words, place))


def _managed(interaction: discord.Interaction) -> int:
    """Return the server's id; :class:`UserError` unless the user may manage it."""
    guild_id, _ = guild_and_channel(interaction)
    if not interaction.permissions.manage_guild:
        raise UserError("error-not-manager")
    return guild_id


def _packed(data: bytes, name: str) -> bytes:
    """Return a file in a ZIP archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return packed.getvalue()
