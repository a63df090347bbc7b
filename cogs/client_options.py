"""How one bot runs: what its settings say, and what tests and the sandbox replace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from db import Shards
from render.pool import RenderThreads
from tables import BotPlayer, Clock, steady_clock, wall_clock


@dataclass(frozen=True, kw_only=True)
class ClientOptions:
    """What :class:`~cogs.client.Tertulia` is made with."""

    database: Path | str
    """The SQLite file, or an address of PostgreSQL."""
    backups: int = 0
    """Number of daily backups of a file."""
    backup_folder: Path | None = None
    """Where they stand; None: beside the file."""
    shards: int | Shards | None = None
    """See :class:`~cogs.gateway.ShardedBot`."""
    clock: Clock = wall_clock
    steady: Clock = steady_clock
    announce: Callable[[str, str | None], None] | None = None
    """Called with both install links when the bot is ready, the second None if users cannot install it."""
    opponents: BotPlayer | None = None
    """Decides for the bots of tables. None: a pool with ``bot_workers`` processes, which also finds hints."""
    bot_workers: int | None = None
    renderer: RenderThreads | None = None
    """Renders pictures; None: threads do."""
    rate: float | None = None
    """Most requests a second to channels, of all processes together. None: no limit."""
    with_emojis: bool = False
    """Whether to upload and show the application's emojis. Without, the words stand alone."""
    proxy: str | None = None
    """Address of a proxy to Discord."""
    keep_games_days: int | None = None
    """After how many days games that are over are deleted; None keeps them."""
    owner_server: int | None = None
    """The server with the owner's commands; None: they are nowhere."""
