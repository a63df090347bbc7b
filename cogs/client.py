"""The bot: discord.py's client with the store, the tables, the picture service and the features.

Over 400 lines because all that runs beside the tables starts and ends here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final, cast

import aiohttp
import discord
from aiolimiter import AsyncLimiter
from discord import app_commands
from discord.ext import commands

from cogs.client_options import ClientOptions
from cogs.command_sync import read_mentions, sync_commands, sync_owner_commands
from cogs.gateway import ShardedBot
from cogs.interactions import context, emojis, installs, permissions, replies
from cogs.interactions.command_texts import Translator
from cogs.interactions.components import Components, controls
from cogs.interactions.ephemeral_messages import EphemeralMessages
from cogs.interactions.members import Members
from cogs.interactions.services import Limits, Services
from cogs.interactions.uploads import Uploads
from cogs.membership import Membership
from cogs.orders import Orders
from cogs.places import Places
from cogs.publishing.discord_clock import DiscordClock, made_at
from cogs.publishing.outbox import Channels
from cogs.publishing.reconciler import Reconciler
from cogs.publishing.refusals import Refusals
from cogs.tree import FINISHED, Tree
from db import DatabaseMoved, Store, StoreError
from db.store import BEAT_SECONDS
from engine import games
from render.service import PictureService
from tables import BotPlayer, BotPool, Scheduler, TableRegistry, UserError

CHANNEL_REQUESTS_PER_SECOND: Final = 40.0
"""Maximum rate of requests to channels: boards, mentions, questions. Discord allows fifty requests of all kinds."""
CHANNEL_REQUEST_BURST: Final = 8
"""Maximum number of requests to channels at once."""
BACKUP_CHECK_SECONDS: Final = 3600
"""How often the bot checks whether the daily backup is due."""
DELETION_CHECK_SECONDS: Final = 60
"""How often the bot looks whether the operator wants a person deleted, and what the owner has ordered."""
LOOK_SECONDS: Final = 6 * 3600
"""How often the bot looks which servers are missing and which data are to be deleted."""
CATCH_UP_RETRY_SECONDS: Final = 5.0
"""Wait before the next attempt to update boards after a start without the database."""
IDENTIFY_RETRY_SECONDS: Final = 2.0
"""Wait before a shard asks again for its turn to connect while the database does not reply."""
OTHERS_RETRY_SECONDS: Final = 30.0
"""Interval at which a process reads emojis and commands that another one uploads."""
LAST_ANSWERS_SECONDS: Final = 2.0
"""How long the bot still answers interactions after its database was moved."""
FEATURES: Final = (
    *("lobby", "turn", "seats", "questions", "plan", "own_games", "table"),
    *("daily", "standings", "preferences", "rules", "learn", "replay", "fairness", "owner"),
)
"""Packages with a ``cog.py``. discord.py calls its ``setup``, which adds the cogs and registers the components."""

_log = logging.getLogger(__name__)


class Tertulia(ShardedBot):
    """One running bot."""

    def __init__(self, options: ClientOptions) -> None:
        trace = aiohttp.TraceConfig()  # of every request to Discord; the metrics use it as well
        super().__init__(
            options.shards,
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            # Tables of several people need a server with the bot in it. Commands for one person say otherwise.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            proxy=options.proxy,
            http_trace=trace,
        )
        self._share = 1.0 if self.part is None else len(self.part.numbers) / self.part.total
        """The part of what all processes may do together that is for this one."""
        self.refusals = Refusals(self._share)
        trace.on_request_end.append(self.refusals.request_ended)
        self._options = options
        self.backups, self._rate = options.backups, options.rate
        self.owner_server, self.keep_games_days = options.owner_server, options.keep_games_days
        self._is_announced = False
        self.application_emojis: dict[str, str] = {}
        """Markup by base name: see :data:`render.wording.Emojis`. Filled in the background after a start."""
        self.uploads = Uploads()
        self._discord_clock = DiscordClock(options.steady)
        self._background_tasks: set[asyncio.Task[None]] = set()
        self._stopping: asyncio.Task[None] | None = None
        self.moved: DatabaseMoved | None = None
        """Why the bot has stopped by itself; None if it has not."""
        self._stopped = False
        """Whether the store is closed, or closes because another process may serve what this one has served."""
        self.store: Store | None = None
        self.membership: Membership
        self.orders: Orders
        self.channels: Channels
        self.pictures: PictureService
        self.ephemeral: EphemeralMessages
        self.registry: TableRegistry
        self.public: Reconciler
        self.services: Services
        self.components: Components
        self.ai: BotPool
        self.players: BotPlayer
        """Decides for bots, and reviews games."""
        self.scheduler: Scheduler

    async def open_store(self) -> Store:
        """Open the database, once. Raises :class:`db.StoreError` with a clear sentence.

        Call it before logging in, so that a second bot, or one without its games, never appears on Discord.
        """
        if self.store is None:
            self.store = await Store.open(
                self._options.database,
                backups=self.backups,
                backup_folder=self._options.backup_folder,
                on_moved=self._stop_for,
                shards=self.part,
            )
        return self.store

    async def setup_hook(self) -> None:
        """Set up the bot, send its commands and start the work in the background."""
        await self.set_up()
        if not installs.for_users(self.application):
            installs.only_by_servers(self.tree)
        if self.serves(0):
            await self._send_commands()
        else:
            self._start_task(self._read_commands())
        self._start_task(self._start_working())
        if self.part is not None:
            self._start_task(self._beat())
            self._start_task(self._note_sure())
        if self._options.with_emojis:
            self._start_task(self._update_emojis())
        if self.backups:
            self._start_task(self._keep_backups())
        self._start_task(self._follow_operator())
        self._start_task(self._keep_house())

    async def set_up(self) -> None:
        """Set up all that uses the store: tables, boards, features. Asks Discord nothing."""
        store = await self.open_store()
        self.pictures = PictureService(self._options.renderer)
        self.ephemeral = EphemeralMessages()
        self.registry = TableRegistry(store, self._options.clock, self._options.steady)
        cast(Tree, self.tree).registry = self.registry
        limiter = None
        if self._rate is not None:
            burst = max(1.0, CHANNEL_REQUEST_BURST * self._share)
            limiter = AsyncLimiter(burst, burst / (self._rate * self._share))
        channels = self.channels = Channels(self, limiter, self._discord_clock, lambda: self.sure, self.refusals)
        self.ai = BotPool(workers=self._options.bot_workers)
        self.public = Reconciler(channels, self.registry, self.pictures, self.ephemeral, self.application_emojis)
        self.players = self._options.opponents or self.ai
        self.scheduler = Scheduler(self.registry, self.public, self.players)
        self.orders = Orders(self.registry, self.public)
        await self.orders.read()
        await self.scheduler.resume()  # before the first click sets a timer
        self.services = Services(
            self.registry,
            self.pictures,
            Limits(self.registry.clocks),
            self.ephemeral,
            self.public,
            self.ai,
            self.application_emojis,
            Members(channels.is_member, self.registry.clocks.game),
        )
        self.components = Components(self.services)
        await self.add_cog(places := Places(self.registry, channels, self.public))
        self.membership = Membership(self, self.registry, places, self._discord_clock, self.keep_games_days)
        await self.add_cog(self.membership)
        for feature in FEATURES:
            await self.load_extension(f"cogs.{feature}.cog")
        await self.tree.set_translator(Translator())

    @property
    def sure(self) -> bool:
        """Whether no other process can have taken what this one serves."""
        return self.store is None or self.store.sure

    def may_answer(self, guild_id: int) -> bool:
        # Once the store of one of several processes is closed, another one answers.
        return not (self._stopped and self.part is not None) and self.sure and self.serves(guild_id)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord accepts another session of this shard's bucket, from whichever process."""
        if self.part is None or self.store is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        while True:
            try:
                await self.store.identify_turn((shard_id or 0) % self.max_concurrency)
                return
            except StoreError as error:
                _log.info("gateway: a shard waits for the database: %s", error)
                await asyncio.sleep(IDENTIFY_RETRY_SECONDS)

    async def close(self) -> None:
        """Finish updates that are under way, then close the store."""
        for task in tuple(self._background_tasks):
            task.cancel()
        if hasattr(self, "scheduler"):
            self.scheduler.close()
        if hasattr(self, "ai"):
            self.ai.close()
        if self.store is not None:
            self._stopped = not self.store.sure
            store, self.store = self.store, None
            if hasattr(self, "public"):
                self.ephemeral.close()
                await self.public.settle(5)
                await self.pictures.close()
            self._stopped = True
            await store.close()
        await super().close()

    async def on_ready(self) -> None:
        """Announce once that all shards are ready. discord.py repeats the event when all have started new sessions."""
        if self._is_announced:
            return
        self._is_announced = True
        assert self.application_id is not None
        link = installs.invite_link(self.application_id)
        shards, servers = self.part or self.shard_count, len(self.guilds)
        _log.info("ready as %s, servers: %s, shards: %s", self.user, servers, shards)
        granted = [guild.me.guild_permissions for guild in self.guilds if guild.me is not None]  # None: not there yet
        short = [each for each in granted if permissions.missing(each)]
        if short:
            counts = len(short), len(granted), permissions.lacking(short)
            _log.warning("permissions missing in %s of %s servers: %s; open the invite link there", *counts)
        if self._options.announce is not None:
            users = installs.user_link(self.application_id) if installs.for_users(self.application) else None
            self._options.announce(link, users)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Send the owner's commands to their server if the bot joins it after its start."""
        if guild.id == self.owner_server:
            assert self.application_id is not None
            await sync_owner_commands(self.tree, self.application_id, await self.open_store(), self.owner_server)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a click or a form. One that the bot did not draw, or no longer knows, gets a sentence."""
        interaction.extras[replies.ARRIVED] = asyncio.get_running_loop().time()
        self._discord_clock.observe(interaction.id)
        self.registry.clocks.compare(made_at(interaction.id))
        form = interaction.type is discord.InteractionType.modal_submit
        if form or (interaction.type is discord.InteractionType.component and _is_on_message(interaction)):
            await self.components.dispatch(interaction)
        elif interaction.type is discord.InteractionType.component:
            await context.load_settings(interaction, self.registry)
            await replies.failed(interaction, UserError("error-old-button"))
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            self.dispatch(FINISHED, interaction)

    async def on_interaction_finished(self, interaction: discord.Interaction) -> None:
        """Log what was answered, for a person who looks for the reason of something."""
        since = replies.age(interaction)
        result = replies.result_of(interaction)
        _log.debug("%s: %s after %.0f ms", context.described(interaction), result, since * 1000)

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        await self.on_interaction_finished(interaction)

    def _stop_for(self, error: DatabaseMoved) -> None:
        """Stop the bot: it can save nothing until its operator restores the database."""
        _log.error("database lost: the bot stops")  # the last line says what to do
        self.moved = error
        self._stopping = asyncio.create_task(self._stop())

    async def _stop(self) -> None:
        await asyncio.sleep(LAST_ANSWERS_SECONDS)
        await self.close()

    async def _send_commands(self) -> None:
        assert self.application_id is not None
        store = await self.open_store()
        await sync_commands(self.tree, self.application_id, store, for_users=installs.for_users(self.application))
        await sync_owner_commands(self.tree, self.application_id, store, self.owner_server)

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    async def _start_working(self) -> None:
        await self.wait_until_ready()
        await self._catch_up()

    async def _beat(self) -> None:
        """Ask the database for a sign of life, so that this process knows that its shards are still its own."""
        assert self.store is not None
        while True:
            with suppress(DatabaseMoved):  # reported by the store
                try:
                    await self.store.beat()
                except StoreError as error:
                    _log.debug("beat: %s", error)
            await asyncio.sleep(BEAT_SECONDS)

    async def _note_sure(self) -> None:
        """Log when this process answers nothing, even while a beat gets no reply, and when it answers again."""
        sure = True
        while True:
            if self.sure is not sure:
                sure = self.sure
                _log.log(logging.INFO if sure else logging.ERROR, "answering %s", "again" if sure else "nothing")
            await asyncio.sleep(BEAT_SECONDS)

    async def _catch_up(self) -> None:
        """Start the scheduler, and update the boards that a crash left stale. Wait while the database is away."""
        assert self.store is not None
        await self.scheduler.start()
        while True:
            try:
                await self.public.catch_up()
                return
            except StoreError as error:
                _log.error("messages: update after the start failed, next attempt soon: %s", error)
            await asyncio.sleep(CATCH_UP_RETRY_SECONDS)

    async def _read_commands(self) -> None:
        """Learn the ids of the commands, which the process with the first shard sends, once they are there."""
        assert self.store is not None
        while True:
            with suppress(StoreError):
                if await read_mentions(self.store):
                    return
            await asyncio.sleep(OTHERS_RETRY_SECONDS)

    async def _update_emojis(self) -> None:
        """Bring the emojis on Discord up to date once the bot is ready."""
        await self.wait_until_ready()
        try:
            drawn = await self.pictures.emojis((None, *games()))
            while True:
                now = datetime.fromtimestamp(self._options.clock() / 1000, UTC)
                uploads = self.serves(0)  # of several processes, the one with the first shard
                await emojis.update(self, self.application_emojis, drawn, now, uploads=uploads)
                if uploads or len(self.application_emojis) == len(drawn):
                    return
                await asyncio.sleep(OTHERS_RETRY_SECONDS)
        except Exception:
            _log.exception("emojis: update failed")

    async def _follow_operator(self) -> None:
        """Delete people whom the operator has named with ``python -m tables.person``, and do what the owner orders."""
        assert self.store is not None
        await self.wait_until_ready()
        while True:
            try:
                for guild_id, user_id in await self.store.privacy.requested():
                    if self.serves(guild_id):
                        await self.registry.forget(guild_id, user_id)
                        _log.info("server %s: data of a person deleted, as the operator asked", guild_id)
                await self.orders.follow()
            except StoreError as error:
                _log.error("deletions and orders failed, next attempt soon: %s", error)
            await asyncio.sleep(DELETION_CHECK_SECONDS)

    async def _keep_house(self) -> None:
        """Look which servers are missing, and delete what is due."""
        await self.wait_until_ready()
        while True:
            try:
                await self.membership.look()
            except StoreError as error:
                _log.error("servers not looked at, next attempt in hours: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def _keep_backups(self) -> None:
        """Make the daily backups of the database. A failed backup is made at the next check."""
        assert self.store is not None
        while True:
            try:
                made = await self.store.make_daily_backup(self._options.clock())
                if made is not None:
                    _log.info("daily backup made: %s", made)
            except (StoreError, OSError) as error:
                _log.error("daily backup failed: %s", error)
            await asyncio.sleep(BACKUP_CHECK_SECONDS)


def _is_on_message(interaction: discord.Interaction) -> bool:
    """Return whether the message of a click really has this component: a changed client can claim any."""
    data = cast("dict[str, Any]", interaction.data or {})
    clicked = (str(data.get("custom_id", "")), data.get("component_type"))
    return interaction.message is not None and clicked in controls(interaction.message)
