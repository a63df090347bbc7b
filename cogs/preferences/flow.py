"""Where `/settings`, `/me` and `/privacy` arrive, and every click on their panels.

A panel is never trusted: whoever clicks is looked at anew, and a change begins from what is stored now, not from what
the panel showed.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

import discord

from cogs.interactions import context, custom_ids, replies
from cogs.interactions.context import reader
from cogs.interactions.typed import find_zone
from cogs.preferences import changes, panels
from cogs.preferences.changes import Server
from tables import Person, Phase, ServerSettings, TableRegistry, UserError


class Preferences:
    """Every flow about what a server or a person wants. Refusals are raised; ``replies.guard`` tells them."""

    def __init__(self, registry: TableRegistry, backups: int) -> None:
        self.registry = registry
        self._backups = backups
        """How many daily backups the bot keeps."""
        self._changing: WeakValueDictionary[tuple[int, ...], asyncio.Lock] = WeakValueDictionary()

    def _lock(self, *whose: int) -> asyncio.Lock:
        """Two changes at once both count: each begins from what the other has left."""
        return self._changing.setdefault(whose, asyncio.Lock())

    # ------------------------------------------------------------ a server

    async def server(self, interaction: discord.Interaction, zone: str | None = None) -> None:
        """Show how this server wants its tables; ``zone``, as typed, becomes its time zone first."""
        guild_id = _managed(interaction)
        if zone is not None:
            found = await asyncio.to_thread(find_zone, zone)
            if found is None:
                raise UserError("error-unknown-zone")
            async with self._lock(guild_id):
                await self.registry.set_server_settings(replace(await self.registry.settings(guild_id), timezone=found))
        await self._show_server(interaction, guild_id)

    async def change_server(self, interaction: discord.Interaction, what: str, values: Sequence[str]) -> None:
        """Do what a control of the server's panel says."""
        guild_id = _managed(interaction)
        change = changes.SERVER.get(what)
        if change is None:
            raise UserError("error-old-button")
        async with self._lock(guild_id):
            former = await self.registry.settings(guild_id)
            settings = change(former, values, Server.of(interaction.guild))
            await self.registry.set_server_settings(settings)
        await context.meet(interaction)
        if settings.locale != former.locale:
            await self.registry.set_locale(guild_id, context.public(interaction))
        await self._show_server(interaction, guild_id)

    async def _show_server(self, interaction: discord.Interaction, guild_id: int) -> None:
        settings: ServerSettings = await self.registry.settings(guild_id)
        there, automatic = Server.of(interaction.guild), context.automatic_public(interaction)
        now, locale = self.registry.clock(), reader(interaction)
        await replies.reply(interaction, lambda: panels.server(settings, there, automatic, now, locale))

    # ------------------------------------------------------------ a person

    async def member(self, interaction: discord.Interaction, *, beside: bool = False) -> None:
        """Show what the caller has chosen in this server, in place or ``beside`` what was clicked."""
        guild_id, _ = context.place(interaction)
        settings = await self.registry.member(guild_id, interaction.user.id)
        automatic, locale = context.automatic(interaction), reader(interaction)
        await replies.reply(interaction, lambda: panels.member(settings, automatic, locale), beside=beside)

    async def change_member(self, interaction: discord.Interaction, what: str, values: Sequence[str]) -> None:
        """Do what a control of one's own panel says."""
        if what == custom_ids.SHOW:
            await self.member(interaction, beside=True)
            return
        guild_id, _ = context.place(interaction)
        change = changes.MEMBER.get(what)
        if change is None:
            raise UserError("error-old-button")
        async with self._lock(guild_id, interaction.user.id):
            former = await self.registry.member(guild_id, interaction.user.id)
            await self.registry.set_member(change(former, values))
        await context.meet(interaction)
        await self.member(interaction)

    # ------------------------------------------------------------ privacy

    async def privacy(self, interaction: discord.Interaction, what: str = "show") -> None:
        """Tell what is stored, or do what a button of that panel says."""
        guild_id, _ = context.place(interaction)
        locale = reader(interaction)
        match what:
            case "show":
                await replies.reply(interaction, lambda: panels.privacy(self._backups, locale))
            case "export":
                await self._export(interaction, guild_id)
            case "delete":
                rows = await self.registry.store.tables.of_person(interaction.user.id, guild_id)
                await replies.reply(interaction, lambda: panels.confirm_delete(len(rows), locale))
            case "confirm":
                await self._delete(interaction, guild_id)
            case _:
                raise UserError("error-old-button")

    async def _export(self, interaction: discord.Interaction, guild_id: int) -> None:
        """Everything stored about the caller in this server, as a file; packed where it is too big for Discord."""
        user_id, locale = interaction.user.id, reader(interaction)
        stored = await self.registry.store.privacy.export(user_id, guild_id)
        data, name = json.dumps(stored, ensure_ascii=False, indent=2).encode(), f"tertulia-{user_id}.json"
        if len(data) > interaction.filesize_limit:
            data, name = await asyncio.to_thread(_packed, data, name), f"{name}.zip"
        await replies.reply(interaction, lambda: panels.exported(data, name, locale))

    async def _delete(self, interaction: discord.Interaction, guild_id: int) -> None:
        """Leave every open table here, then take the caller out of all that is stored."""
        await interaction.response.defer(ephemeral=True, thinking=not context.in_private(interaction))
        left_over = await self._leave_all(guild_id, context.person(interaction))
        await self.registry.forget(guild_id, interaction.user.id)
        await context.meet(interaction)
        locale = reader(interaction)
        await replies.reply(interaction, lambda: panels.deleted(left_over, locale))

    async def _leave_all(self, guild_id: int, person: Person) -> int:
        """Leave every open table of a server; how many this copy of the bot cannot play, and therefore not leave."""
        left_over = 0
        for row in await self.registry.store.tables.of_person(person.user_id, guild_id):
            try:
                table = await self.registry.table(row.id, guild_id)
            except UserError:
                left_over += 1
                continue
            if table.phase is Phase.LOBBY:
                await table.leave(person)
            else:
                await table.quit(person)
        return left_over


def _managed(interaction: discord.Interaction) -> int:
    """The server; :class:`UserError` unless the person may manage it, whatever panel they have."""
    guild_id, _ = context.place(interaction)
    if not interaction.permissions.manage_guild:
        raise UserError("error-not-manager")
    return guild_id


def _packed(data: bytes, name: str) -> bytes:
    """A file in a ZIP archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return packed.getvalue()
