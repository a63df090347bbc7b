"""Tables whose messages are not right, and when each of them tries again.

A pass that fails is repeated with a growing wait. What Discord tells lets it try sooner, but not so often that a server
whose owner keeps refusing the bot makes it send many requests in vain: Discord blocks an address for these.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

import discord

from cogs.interactions import errors
from cogs.interactions.errors import Trouble
from cogs.publishing.outages import Outages
from cogs.publishing.outbox import Channels
from db import StoreError
from tables import Phase, Table

RETRY_SECONDS, MAX_RETRY_SECONDS = 5.0, 600.0
"""The first and the longest wait before a pass that failed is repeated."""
PROBE_SECONDS: Final = 45.0
"""Interval at which one table tries again while Discord fails. Its success lets all others try again."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Behind:
    """A table whose messages are not right, how often that was found, and what tries again."""

    table: Table
    failures: int = 0
    outage: bool = False
    """Whether Discord or the connection failed, so that the next answer to any table is news for this one."""
    retry: asyncio.TimerHandle | None = None
    forbidden: bool = False
    """Whether the bot knows that it lacks a permission there. Until that changes, only ``retry`` tries again."""
    trying: bool = False
    """Whether it is trying now."""
    asked: bool = False
    """Whether it tries because something has changed on Discord."""
    missed: bool = False
    """Whether something else has changed since it began to try."""
    fruitless: int = 0
    """How often it did so in vain."""
    quiet_until: float = 0.0
    """Until then no change on Discord lets it try, on the loop's clock."""

    @property
    def refused(self) -> bool:
        """Whether Discord has refused its messages."""
        return self.failures > 0 and not self.outage

    @property
    def channel(self) -> int:
        """The channel that its permissions depend on: that of a thread."""
        return self.table.row.parent_id or self.table.row.channel_id


class Retries:
    """Lets tables try again. ``again`` starts a pass of a table."""

    def __init__(self, channels: Channels, outages: Outages, again: Callable[[Table], None]) -> None:
        self._channels = channels
        self._outages = outages
        self._again = again
        self._behind: dict[int, Behind] = {}
        """By table, the one first that has not been tried for the longest time."""
        self._probe: asyncio.TimerHandle | None = None
        """Lets one table try again while Discord fails."""

    def __len__(self) -> int:
        return len(self._behind)

    def __contains__(self, table_id: int) -> bool:
        """Return whether the messages of a table are known not to be right."""
        return table_id in self._behind

    def is_waiting(self, table: Table) -> bool:
        """Return whether a table lacks a permission, so that a change of the table is no reason to try."""
        behind = self._behind.get(table.id)
        return behind is not None and behind.forbidden and not self._channels.may_show(table.row.channel_id)

    def wake(self, guild_id: int | None = None) -> None:
        """Try again at once to show what could not be shown: in a server, or everywhere. Discord has come back."""
        for behind in list(self._behind.values()):
            if guild_id in (None, behind.table.row.guild_id):
                self._try(behind)

    def look_again(self, guild_id: int, place: int | None = None) -> None:
        """Try again where something has changed on Discord, perhaps a permission: in a channel or thread, or a server.

        Of the tables that Discord refuses one in each channel tries; its success lets the others try. A table that
        lacks a permission for all the bot knows does not try. One that has tried in vain waits longer each time, as
        anybody can cause such changes on a server of their own.
        """
        tried = set[int]()
        for behind in list(self._behind.values()):
            row = behind.table.row
            if row.guild_id != guild_id or place not in (None, row.channel_id, row.parent_id):
                continue
            if not behind.refused:
                self._try(behind)
            elif behind.channel not in tried and self._channels.may_show(row.channel_id):
                tried.add(behind.channel)
                self._try_refused(behind)

    def succeeded(self, table: Table) -> None:
        """Note that nothing of a table failed, unless its board lacks a picture that it may not show."""
        self.forget(table)
        if not self._channels.may_attach(table.row.channel_id) and table.phase is Phase.RUNNING:
            self._behind[table.id] = Behind(table)

    def forget(self, table: Table) -> None:
        """Note that a table has nothing to try. Others try for which that is news: in its channel, or in an outage."""
        behind = self._behind.pop(table.id, None)
        if behind is None:
            return
        if behind.retry is not None:
            behind.retry.cancel()
        for other in list(self._behind.values()):
            if self._behind.get(other.table.id) is not other:
                continue
            if behind.outage and other.outage:
                self._try(other)
            elif behind.refused and other.refused and other.channel == behind.channel:
                self._try_refused(other)

    def failed(self, table: Table, error: Exception, why: Trouble, *, shown: bool = False) -> None:
        """Let a table try again later. ``shown``: all its messages are right but one that is still to be deleted."""
        now = asyncio.get_running_loop().time()
        behind = self._behind[table.id] = self._behind.pop(table.id, Behind(table))
        level = logging.ERROR if isinstance(error, StoreError) else logging.WARNING
        level = logging.DEBUG if behind.failures else level
        _log.log(level, "table %s: messages not shown (%s): %s", table.id, why.name, error)
        wait = min(RETRY_SECONDS * 2.0**behind.failures, MAX_RETRY_SECONDS)
        behind.failures += 1
        refused = isinstance(error, discord.HTTPException) and error.status < HTTPStatus.INTERNAL_SERVER_ERROR
        behind.outage = isinstance(error, (StoreError, *errors.UNREACHED)) and not refused
        behind.forbidden = refused and not self._channels.may_show(table.row.channel_id)
        if (behind.asked or behind.missed) and refused:
            behind.quiet_until = now + min(RETRY_SECONDS * 2.0**behind.fruitless, MAX_RETRY_SECONDS)
            behind.fruitless += 1
        if behind.missed and refused:
            wait = min(wait, behind.quiet_until - now)
        behind.asked, behind.missed, behind.trying = behind.missed, False, False
        if behind.outage:
            if not shown:
                self._outages.begin(None)
            self._start_probe()
        self._try_after(behind, MAX_RETRY_SECONDS if behind.forbidden else wait)

    def close(self) -> None:
        """Let no table try again."""
        for timer in (self._probe, *(behind.retry for behind in self._behind.values())):
            if timer is not None:
                timer.cancel()

    def _try_refused(self, behind: Behind) -> None:
        """Let a table try, for something has changed on Discord, but not before it may after its last one in vain."""
        if behind.trying:
            behind.missed = True
            return
        behind.asked = True
        if behind.retry is None or behind.retry.when() > behind.quiet_until:
            self._try_after(behind, behind.quiet_until - asyncio.get_running_loop().time())

    def _try(self, behind: Behind) -> None:
        """Let a table try, whatever the bot knows of its permissions."""
        behind.forbidden, behind.trying = False, True
        self._again(behind.table)

    def _try_after(self, behind: Behind, seconds: float) -> None:
        """Let a table try after so many seconds, and not at another time that was planned; at once if it is over."""
        if seconds <= 0:
            self._try(behind)
            return
        if behind.retry is not None:
            behind.retry.cancel()
        behind.retry = asyncio.get_running_loop().call_later(seconds, self._try, behind)

    def _start_probe(self) -> None:
        if self._probe is None:
            self._probe = asyncio.get_running_loop().call_later(PROBE_SECONDS, self._try_one)

    def _try_one(self) -> None:
        """Let one of the tables try again that an outage keeps away; each in turn, for one may fail for good."""
        self._probe = None
        behind = next((each for each in self._behind.values() if each.outage), None)
        if behind is not None:
            self._try(behind)
            self._start_probe()
