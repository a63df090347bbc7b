"""The bot: discord.py's client with the store, the tables, the picture service and the desk that belong to it."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import json
import logging
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, cast

import discord
from aiolimiter import AsyncLimiter
from discord import app_commands
from discord.ext import commands

from cogs.interactions import context, custom_ids, errors, replies
from cogs.interactions.command_texts import Translator
from cogs.interactions.components import ITEMS
from cogs.play.cog import Play, TableGroup
from cogs.play.flow import Desk
from cogs.play.hand_panel import Hands
from cogs.preferences.cog import Own
from cogs.preferences.flow import Preferences
from cogs.publishing.boards import Boards
from cogs.publishing.discord_clock import DiscordClock, made_at
from cogs.publishing.notices import Questions
from cogs.publishing.outbox import Channels, controls
from cogs.rules.cog import Help
from cogs.rules.flow import Rules
from cogs.standings.cog import Standings
from cogs.standings.flow import Leaderboards
from db import DatabaseMoved, Store, StoreError, TableRow
from engine import games
from locales import LOCALES
from render.pool import RenderThreads
from render.service import PictureService
from tables import AIPlayer, AIPool, Archived, Clock, Scheduler, TableRegistry, UserError, steady_clock, wall_clock

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What tables need, in threads as well, and to see how far up a board is; what the invite link asks for."""
RATE: Final = 40.0
"""Requests a second to channels: boards, mentions, questions. Discord allows a bot fifty, for all it asks."""
BURST: Final = 8
"""How many of them at once."""
BACKUP_LOOK_SECONDS: Final = 3600
"""How often the bot looks whether the daily backup is due."""
LAST_ANSWERS_SECONDS: Final = 2.0
"""How long the bot stays when its database was moved, so that those who have clicked are answered."""
SYNCED: Final = "commands"
"""Where the store notes which commands Discord was last told of."""

_log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Tertulia"]):
    """The commands; whatever fails in one is answered."""

    async def interaction_check(self, interaction: discord.Interaction[Tertulia], /) -> bool:
        """Everybody may call a command; first it is looked up who calls.

        What is typed into a command of before, for which nothing can be suggested, is answered here: no handler hears
        of it.
        """
        if interaction.type is discord.InteractionType.autocomplete and not self._suggests(interaction):
            await replies.suggest(interaction, [])
            return False
        await context.meet(interaction)
        return True

    def _suggests(self, interaction: discord.Interaction[Tertulia]) -> bool:
        """Whether a command has suggestions for the option that is being typed into, and that is text."""
        data = cast("dict[str, Any]", interaction.data or {})
        command = self.get_command(str(data.get("name")))
        if not isinstance(command, app_commands.Command):
            return False
        able = {option.display_name for option in command.parameters if option.autocomplete}
        typed = [option for option in data.get("options") or () if option.get("focused")]
        return len(typed) == 1 and typed[0]["name"] in able and isinstance(typed[0].get("value"), str)

    async def on_error(
        self, interaction: discord.Interaction[Tertulia], error: app_commands.AppCommandError, /
    ) -> None:
        cause: BaseException = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            cause = UserError("error-old-command")
        elif isinstance(error, app_commands.NoPrivateMessage):
            cause = UserError("error-server-only")
        if interaction.type is discord.InteractionType.autocomplete:
            _log.error("autocomplete failed", exc_info=cause)
            await replies.suggest(interaction, [])
            return
        await replies.failed(interaction, cause)


class Tertulia(commands.Bot):
    """One running copy. ``database`` is the SQLite file, ``backups`` how many daily backups of it are kept; ``warm``
    draws ahead what the first pictures need.

    ``announce`` is told the invite link once the bot is ready. ``opponents`` is where the computer players of tables
    think, if not where hints are found; ``renderer`` renders pictures, if not threads do; ``rate`` is how many
    requests a second go to channels, if anybody counts them.
    """

    def __init__(
        self,
        database: Path | str,
        *,
        backups: int = 0,
        clock: Clock = wall_clock,
        steady: Clock = steady_clock,
        warm: bool = True,
        announce: Callable[[str], None] | None = None,
        opponents: AIPlayer | None = None,
        renderer: RenderThreads | None = None,
        rate: float | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        # What discord.py cannot read would end the program.
        parsers = self._connection.parsers
        parsers.update({event: _guarded(event, parse) for event, parse in parsers.items()})
        self._database = database
        self._backups = backups
        self._clock = clock
        self._steady = steady
        self._warm = warm
        self._announce = announce
        self._opponents = opponents
        self._renderer = renderer
        self._discord_clock = DiscordClock(steady)
        self._limiter = AsyncLimiter(BURST, BURST / rate) if rate is not None else None
        self._chores: set[asyncio.Task[None]] = set()
        self._stopping: asyncio.Task[None] | None = None
        self.moved: DatabaseMoved | None = None
        """Why the bot has stopped by itself, if it has."""
        self.store: Store | None = None
        self.pictures: PictureService
        self.hands: Hands
        self.registry: TableRegistry
        self.boards: Boards
        self.ai: AIPool
        self.scheduler: Scheduler
        self.desk: Desk
        self.preferences: Preferences
        self.leaderboards: Leaderboards
        self.rules: Rules

    async def open_store(self) -> Store:
        """Open the database, once. Raises :class:`db.StoreError` with a clear sentence.

        To be called before logging in, so that a second copy, or one without its games, never shows up on Discord.
        """
        if self.store is None:
            self.store = await Store.open(self._database, backups=self._backups, on_moved=self._stop_for)
        return self.store

    async def setup_hook(self) -> None:
        """Everything that stands on the store: tables, boards, buttons, commands."""
        store = await self.open_store()
        self.pictures = PictureService(self._renderer)
        self.hands = Hands(self.pictures)
        self.registry = TableRegistry(store, self._clock, self._steady)
        channels = Channels(self, self._limiter, self._discord_clock)
        self.boards = Boards(channels, self.registry, self.pictures, await store.tables.stale())
        questions = Questions(channels, self.boards)
        self.ai = AIPool()
        self.scheduler = Scheduler(self.registry, questions, self._opponents or self.ai)
        await self.scheduler.resume()  # before the first click sets a timer
        self.desk = Desk(self.registry, self.boards, questions, self.pictures, self.hands, self.ai)
        self.preferences = Preferences(self.registry, self._backups)
        self.leaderboards = Leaderboards(self.registry, self.pictures)
        self.rules = Rules(self.pictures)
        self.add_dynamic_items(*ITEMS)
        await self.tree.set_translator(Translator())
        standings, own = Standings(self.leaderboards), Own(self.preferences)
        for cog in (Play(self.desk), TableGroup(self.desk), standings, own, Help(self.rules)):
            await self.add_cog(cog)
        await self._sync()
        if self._warm:
            self.pictures.warm(games(), LOCALES)
        self._start_chore(self._catch_up())
        if self._backups:
            self._start_chore(self._keep_backups())

    async def close(self) -> None:
        """Finish what is under way, then close the store."""
        for chore in tuple(self._chores):
            chore.cancel()
        if hasattr(self, "scheduler"):
            self.scheduler.close()
            self.ai.close()
        if self.store is not None:
            store, self.store = self.store, None
            if hasattr(self, "boards"):
                self.hands.close()
                await self.boards.settle(5)
                await self.pictures.close()
            await store.close()
        await super().close()

    async def on_ready(self) -> None:
        assert self.application_id is not None
        link = discord.utils.oauth_url(
            self.application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )
        _log.info("ready as %s in %s servers", self.user, len(self.guilds))
        if self._announce is not None:
            announce, self._announce = self._announce, None
            announce(link)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """The catch-all: a click on something that no class answers gets a sentence, not silence."""
        self._discord_clock.observe(interaction.id)
        self.registry.clocks.compare(made_at(interaction.id))
        if interaction.type is discord.InteractionType.modal_submit:
            await context.meet(interaction)
            await replies.failed(interaction, UserError("error-old-button"))
        elif interaction.type is discord.InteractionType.component:
            data = cast("dict[str, Any]", interaction.data or {})
            custom_id = str(data.get("custom_id", ""))
            if not custom_ids.known(custom_id) or not _is_on(
                interaction.message, custom_id, data.get("component_type")
            ):
                await context.meet(interaction)
                await replies.failed(interaction, UserError("error-old-button"))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot is no longer in a server: its tables sleep until it comes back."""
        assert self.store is not None
        await self._archive(await self.store.tables.open_of(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is (again) in a server: tables whose channels are there go on."""
        assert self.store is not None
        for row in await self.store.tables.archived(guild.id, Archived.CHANNEL_GONE):
            if guild.get_channel_or_thread(row.channel_id) is not None:
                table = await self.registry.any_table(row.id)
                await table.wake()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone; its tables can be taken to another one."""
        assert self.store is not None
        await self._archive(await self.store.tables.open_in(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone; its tables can be taken to another channel."""
        assert self.store is not None
        await self._archive(await self.store.tables.open_in(payload.thread_id))

    # ------------------------------------------------------------ inside

    def _stop_for(self, error: DatabaseMoved) -> None:
        """Stop: nothing can be saved any more until a person has mended that."""
        _log.error("database lost: %s", error)
        self.moved = error
        self._stopping = asyncio.create_task(self._stop())

    async def _stop(self) -> None:
        await asyncio.sleep(LAST_ANSWERS_SECONDS)
        await self.close()

    async def _archive(self, rows: list[TableRow]) -> None:
        for row in rows:
            await (await self.registry.any_table(row.id)).archive(Archived.CHANNEL_GONE)

    def _start_chore(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _catch_up(self) -> None:
        """Boards that a crash left behind their game are brought up to date, and what is due is looked after again."""
        await self.wait_until_ready()
        assert self.store is not None
        await self.scheduler.start()
        await self.boards.catch_up()

    async def _keep_backups(self) -> None:
        """Make a backup of the database whenever one is due. One that fails is tried again at the next look."""
        assert self.store is not None
        while True:
            try:
                made = await self.store.make_daily_backup(self._clock())
                if made is not None:
                    _log.info("daily backup made: %s", made)
            except StoreError as error:
                _log.error("daily backup failed: %s", error)
            await asyncio.sleep(BACKUP_LOOK_SECONDS)

    async def _sync(self) -> None:
        """Tell Discord of the commands only when they changed: it allows few such calls a day."""
        assert self.store is not None and self.application_id is not None
        translator = self.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        said = json.dumps([self.application_id, payload], sort_keys=True)
        digest = hashlib.sha256(said.encode()).hexdigest()
        if await self.store.meta(SYNCED) != digest:
            try:
                await self.tree.sync()
            except errors.UNREACHED as error:
                # Those that Discord knows already go on; the next start tries again.
                _log.warning("Discord could not be told of the commands: %s", error)
                return
            await self.store.set_meta({SYNCED: digest})
            _log.info("told Discord of %s commands", len(payload))


def _guarded(event: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """``parse`` that logs what it cannot read, and leaves it out."""

    @functools.wraps(parse)
    def parsed(data: Any) -> Any:
        try:
            return parse(data)
        except Exception:
            _log.exception("an event of Discord could not be read: %s", event)
            return None

    return parsed


def _is_on(message: discord.Message | None, custom_id: str, kind: object) -> bool:
    """Whether a message really has a component of this kind with this id: discord.py answers no other."""
    return message is not None and (custom_id, kind) in controls(message)
