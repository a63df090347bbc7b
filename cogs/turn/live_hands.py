"""Brings open hands up to date: when the game ends, when a decision begins or is no longer the reader's.

And when something becomes of the reader's plan, and while a question waits for their answer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cogs.interactions.ephemeral_messages import OpenHand, Reader, Shows
from cogs.interactions.reading import Reading
from cogs.interactions.services import Services
from cogs.turn.hand_facts import hand_facts
from cogs.turn.hand_panel import Hand
from cogs.turn.planned import plan_state
from db import StoreError
from render.service import Priority
from render.wording import Words
from tables import Phase, Table, TableChanged, UserError
from tables.permissions import need_hand
from tables.questions import unanswered_by
from tables.story import done_to

AT_ONCE: Final = 4
"""How many hands are made and drawn at once: the rest wait and hold no position."""

_log = logging.getLogger(__name__)


def shows(table: Table, seat: int) -> Shows:
    """Return what a hand of this seat says of the game now: not of every move, but of those that hit its reader."""
    revision = table.seats[seat].decision_revision if seat in table.waiting_for else None
    asked = [table.polls[kind].number for kind in unanswered_by(table, table.seats[seat].user_id)]
    hits = len(done_to(seat, table.story(None))) if table.phase is Phase.RUNNING else 0
    return table.phase.value, revision, f"{plan_state(table, seat)} {asked} {hits}"


class LiveHands:
    """Changes hands whose token still lives. ``observe`` never raises and never waits."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: dict[Reader, asyncio.Task[None]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)
        services.ephemeral.noted = self.noted

    def observe(self, changed: TableChanged) -> None:
        """Bring the open hands of a changed table up to date that say something else."""
        if not changed.partial and not changed.uncertain:
            for seat in changed.table.seats:
                self._start(changed.table, seat.user_id, seat.seat)

    def noted(self, reader: Reader) -> None:
        """Look at a hand that has just been shown: the table may have changed since it was made."""
        table = self._services.registry.in_memory(reader[1])
        seat = None if table is None else table.seat_of(reader[0])
        if table is not None and seat is not None:
            self._start(table, reader[0], seat)

    def _start(self, table: Table, user_id: int, seat: int) -> None:
        reader = user_id, table.id
        hand = self._services.ephemeral.find(reader)
        if hand is None or hand.shows == shows(table, seat) or reader in self._tasks:
            return

        def forget(done: asyncio.Task[None]) -> None:
            del self._tasks[reader]

        task = self._tasks[reader] = asyncio.create_task(self._update(table, reader), name=f"hand-{table.id}")
        task.add_done_callback(forget)

    async def _update(self, table: Table, reader: Reader) -> None:
        """Show the hand as it is; again while the table changes meanwhile."""
        try:
            async with self._turns:
                while (hand := self._services.ephemeral.find(reader)) is not None:
                    seat = need_hand(table, reader[0])
                    now = shows(table, seat)
                    if hand.shows == now:
                        return
                    await self._show(table, seat, hand, now)
        except (UserError, StoreError) as error:
            _log.info("table %s: open hand left as it is: %s", table.id, type(error).__name__)
        except Exception:
            _log.exception("table %s: open hand not brought up to date", table.id)

    async def _show(self, table: Table, seat: int, opened: OpenHand, now: Shows) -> None:
        services = self._services
        if not table.kind.has_channel and table.phase is Phase.FINISHED:
            await services.ephemeral.changed(opened, await services.public.panel(table), now)
            return
        reading = Reading(table, seat, Words(opened.locale, services.emojis))
        hand = Hand(reading)
        finding = hand_facts(services.registry.store, reading, opened.reader[0], tips=opened.tips)
        draw = None if opened.words else services.pictures.drawing(Priority.LATER)
        panel = await hand.draw(draw, finding)
        hand.need_holder(opened.reader[0])
        await services.ephemeral.changed(opened, panel, now)
