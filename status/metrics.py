"""The bot's metrics, in Prometheus' format. No metric names a person, a server or a channel."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from http import HTTPStatus
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from discord import InteractionType
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from cogs.interactions.custom_ids import UNKNOWN, kind_of
from cogs.interactions.replies import result_of
from db import StoreError
from status.health import Health
from status.shards import ShardStatus
from status.version import VERSION
from tables import Phase, TableChanged
from workers.pool import resident

if TYPE_CHECKING:
    from cogs.client import Tertulia

ANSWER_BUCKETS: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Seconds. Discord gives up after three."""
WRITE_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
"""Seconds."""
COUNT_TIMEOUT_SECONDS: Final = 2.0
"""How long a scrape waits for the store. It then shows the tables as last counted."""
MAX_OPEN: Final = 10_000
"""Most interactions whose arrival is remembered: those of a bot that answers none do not fill its memory."""
SHOWN: Final = ("lobby", "running", "archived")
"""Phases of open tables."""

_TYPES: Final = {
    InteractionType.application_command: "command",
    InteractionType.component: "component",
    InteractionType.modal_submit: "form",
}
"""Interactions that are counted. Suggestions while a person types are not."""
_ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
"""The path of the first answer to an interaction."""
_ROUTES: Final = (
    ("answer", _ANSWER),
    ("follow_up", re.compile(r"/webhooks/\d+/[^/]+(?:/|$)")),
    ("message", re.compile(r"/channels/\d+/messages")),
)
"""Kinds of requests to Discord by their paths. All others are ``other``."""
_SCOPES: Final = ("user", "global", "shared")
"""The scopes of Discord's rate limits: of the bot on a route, of the bot in all, of a resource that bots share."""


class Metrics(Collector):
    """Counts what one bot does. It needs the bot's open store, and must be made before the bot logs in."""

    def __init__(self, bot: Tertulia, shards: ShardStatus, health: Health) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has not typed it
        self._bot = bot
        self._shards = shards
        self._health = health
        self._arrived: dict[int, tuple[str, float]] = {}
        """The type of each interaction that has no answer yet, and when it arrived, by ``time.perf_counter``."""
        self._tables: dict[tuple[str, str], int] = {}
        self._memory: dict[str, int] = {}
        self._backed_up: datetime | None = None
        self._counting: asyncio.Task[None] | None = None
        self._registry = CollectorRegistry()
        self._interactions = Counter(
            "tertulia_interactions",
            "Commands, clicks and forms by type, what they were for, and how they ended.",
            ("type", "kind", "result"),
            registry=self._registry,
        )
        self._answers = Histogram(
            "tertulia_answer_seconds",
            "Seconds from the arrival of an interaction until Discord has its first answer.",
            ("type",),
            buckets=ANSWER_BUCKETS,
            registry=self._registry,
        )
        self._requests = Counter(
            "tertulia_discord_requests",
            "Requests to Discord's API by route and status; the status is 0 without an answer.",
            ("route", "status"),
            registry=self._registry,
        )
        self._limits = Counter(
            "tertulia_rate_limits", "Rate limits that requests have met, by scope.", ("scope",), registry=self._registry
        )
        self._writes = Histogram(
            "tertulia_transaction_seconds",
            "Seconds of transactions of the store, the queue included, by how they ended.",
            ("result",),
            buckets=WRITE_BUCKETS,
            registry=self._registry,
        )
        self._finished = Counter(
            "tertulia_games_finished", "Finished games by game.", ("game",), registry=self._registry
        )
        for scope in _SCOPES:
            self._limits.labels(scope)
        for ended in ("committed", "failed"):
            self._writes.labels(ended)
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        self._watch()

    async def scrape(self, accept: str) -> tuple[bytes, str]:
        """Return all metrics in a format that this Accept header allows, and their content type."""
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self._count())
        await asyncio.wait({self._counting}, timeout=COUNT_TIMEOUT_SECONDS)
        encode, content_type = choose_encoder(accept)
        return encode(self._registry), content_type

    def collect(self) -> Iterator[Metric]:
        """Yield what is read at a scrape: shards, pictures, tables, memory, health."""
        info = GaugeMetricFamily("tertulia_info", "The version that runs.", labels=["version"])
        info.add_metric([VERSION], 1)
        yield info
        yield from self._of_shards()
        yield from self._of_pictures()
        tables = GaugeMetricFamily("tertulia_tables", "Open tables by game and phase.", labels=("game", "phase"))
        for (game, phase), count in sorted(self._tables.items()):
            tables.add_metric((game, phase), count)
        yield tables
        memory = GaugeMetricFamily(
            "tertulia_memory_bytes",
            "Resident memory of the bot, its render workers and its bot workers.",
            labels=["of"],
        )
        for name, size in self._memory.items():
            memory.add_metric([name], size)
        yield memory
        yield GaugeMetricFamily(
            "tertulia_refused_requests", "Answers 401, 403 and 429 in ten minutes.", value=self._bot.refusals.count
        )
        problems = self._health.problems()
        if self._bot.backups:
            made = self._backed_up
            age = math.inf if made is None else (datetime.now(UTC) - made).total_seconds()  # or no alert would ring
            yield GaugeMetricFamily("tertulia_backup_age_seconds", "Age of the newest daily backup.", value=age)
        healthy = GaugeMetricFamily("tertulia_healthy", "Whether a part of the bot is healthy.", labels=["part"])
        for part in self._health.parts:
            healthy.add_metric([part], part not in problems)
        yield healthy

    # ------------------------------------------------------------ what is counted as it happens

    def _watch(self) -> None:
        bot, store = self._bot, self._bot.store
        trace = bot.http.http_trace
        assert store is not None and trace is not None
        store.observe(lambda seconds, done: self._writes.labels("committed" if done else "failed").observe(seconds))
        trace.on_request_end.append(self._request_ended)
        trace.on_request_exception.append(self._request_failed)
        bot.add_listener(self._interaction_arrived, "on_interaction")
        bot.add_listener(self._interaction_finished, "on_interaction_finished")
        bot.add_listener(self._command_finished, "on_app_command_completion")
        bot.add_listener(self._set_up, "on_connect")

    async def _set_up(self) -> None:
        """Observe the tables, which exist from the first connection on."""
        observers = self._bot.registry.observers
        if self._table_changed not in observers:
            observers.append(self._table_changed)

    def _table_changed(self, changed: TableChanged) -> None:
        row = changed.table.row
        if row.phase is Phase.FINISHED and changed.before.phase is not Phase.FINISHED:
            self._finished.labels(row.game).inc()

    async def _interaction_arrived(self, interaction: discord.Interaction[Any]) -> None:
        found = _TYPES.get(interaction.type)
        if found is not None and len(self._arrived) < MAX_OPEN:
            self._arrived[interaction.id] = found, time.perf_counter()

    async def _command_finished(self, interaction: discord.Interaction[Any], _: object) -> None:
        await self._interaction_finished(interaction)

    async def _interaction_finished(self, interaction: discord.Interaction[Any]) -> None:
        self._arrived.pop(interaction.id, None)
        found = _TYPES.get(interaction.type)
        if found is not None:
            self._interactions.labels(found, _kind(interaction), result_of(interaction)).inc()

    async def _request_ended(self, _: object, __: SimpleNamespace, sent: aiohttp.TraceRequestEndParams) -> None:
        status, path = sent.response.status, sent.url.path
        self._requests.labels(_route(path), str(status)).inc()
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            scope = sent.response.headers.get("X-RateLimit-Scope", "user")
            self._limits.labels(scope if scope in _SCOPES else UNKNOWN).inc()
        answered = _ANSWER.search(path) if status < HTTPStatus.BAD_REQUEST else None
        arrived = self._arrived.pop(int(answered[1]), None) if answered is not None else None
        if arrived is not None:
            self._answers.labels(arrived[0]).observe(time.perf_counter() - arrived[1])

    async def _request_failed(self, _: object, __: SimpleNamespace, sent: aiohttp.TraceRequestExceptionParams) -> None:
        self._requests.labels(_route(sent.url.path), "0").inc()

    # ------------------------------------------------------------ what is read at a scrape

    def _of_shards(self) -> Iterator[Metric]:
        up = GaugeMetricFamily("tertulia_shard_up", "Whether a shard is connected and alive.", labels=["shard"])
        latency = GaugeMetricFamily(
            "tertulia_shard_latency_seconds", "Seconds until Discord acknowledges a heartbeat.", labels=["shard"]
        )
        silence = GaugeMetricFamily(
            "tertulia_shard_silence_seconds", "Seconds since Discord acknowledged a heartbeat.", labels=["shard"]
        )
        for shard in self._shards.read():
            label = [str(shard.id)]
            up.add_metric(label, shard.connected and shard.alive)
            silence.add_metric(label, shard.silence)
            if shard.latency is not None:
                latency.add_metric(label, shard.latency)
        yield from (up, latency, silence)
        yield GaugeMetricFamily("tertulia_servers", "Servers that the bot is in.", value=len(self._bot.guilds))

    def _of_pictures(self) -> Iterator[Metric]:
        pictures = getattr(self._bot, "pictures", None)
        drawn = CounterMetricFamily(
            "tertulia_pictures", "Pictures by kind, and whether drawing succeeded.", labels=("picture", "result")
        )
        late = CounterMetricFamily(
            "tertulia_pictures_late", "Pictures that missed their deadline: words came first.", labels=["picture"]
        )
        if pictures is not None:
            for result, counted in (("drawn", pictures.finished), ("failed", pictures.failed)):
                for name, count in sorted(counted.items()):
                    drawn.add_metric((name, result), count)
            for name, count in sorted(pictures.late.items()):
                late.add_metric([name], count)
        waiting = 0 if pictures is None else pictures.waiting
        yield from (drawn, late)
        yield GaugeMetricFamily("tertulia_pictures_waiting", "Pictures that wait for a render worker.", value=waiting)

    async def _count(self) -> None:
        """Count the tables, and measure the memory."""
        store = self._bot.store
        try:
            open_tables = await store.tables.count_open() if store is not None else {}
        except StoreError:
            open_tables = self._tables
        self._tables = {(game, phase): 0 for game, _ in (*self._tables, *open_tables) for phase in SHOWN} | open_tables
        with contextlib.suppress(OSError):
            self._backed_up = None if store is None else await asyncio.to_thread(store.backed_up)
        own, _ = resident(os.getpid())
        if not own:
            return  # the system does not report it
        self._memory["bot"] = own
        pictures, ai = getattr(self._bot, "pictures", None), getattr(self._bot, "ai", None)
        for name, pool in (("render", pictures and pictures.renderer), ("ai", ai)):
            found = await pool.memory() if pool is not None else None
            self._memory[name] = found.now if found is not None else 0


def _kind(interaction: discord.Interaction[Any]) -> str:
    """Return what an interaction is for, as one of few words: a command's name, or the kind of a control."""
    if interaction.type is InteractionType.application_command:
        return interaction.command.qualified_name if interaction.command is not None else UNKNOWN
    data: Any = interaction.data or {}
    return kind_of(str(data.get("custom_id", "")))


def _route(path: str) -> str:
    """Return the kind of a request to Discord."""
    return next((name for name, pattern in _ROUTES if pattern.search(path)), "other")
