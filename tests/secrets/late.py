"""Answers that take long: begun for a player, and finished after the seat may have changed hands.

An answer is the bot's own code at a copy of the table. It stops at one of the moments at which it waits: for a hint,
the store, a picture, or Discord, which may refuse the panel. By its next step, the copy has become another table.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Hashable, Iterator
from copy import copy
from datetime import timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, cast

import discord

from cogs.interactions import context
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Act
from cogs.interactions.ephemeral_messages import EphemeralMessages
from cogs.interactions.open_logs import OpenLog, OpenLogs
from cogs.interactions.replies import Panel
from cogs.interactions.services import Limits, Services
from cogs.interactions.uploads import Uploads
from cogs.table import handlers as menu
from cogs.turn import handlers as turn
from db import ActionRow, MemberSettings, Phase
from engine import FastRng
from engine.players import Choice
from engine.players.decision import BotDecision
from render.jobs import Job
from render.service import Drawn, Priority
from tables import Table, UserError
from tables.permissions import need_seat, reach_of
from tests.emojis import EMOJIS
from tests.secrets.outlets import Sketch
from tests.secrets.paper import Paper, TableRegistry, wire

MOMENTS: Final = 4
"""An answer stops at one of its first moments of waiting."""

Ask = Callable[[TableClick], Awaitable[None]]
"""What a player asks for: answers an interaction at a table."""


class Stop:
    """Lets its callers pass but one, who waits until it opens. ``left`` is the number of that one, from 1."""

    def __init__(self, left: int) -> None:
        self._left = left
        self.reached, self.open = asyncio.Event(), asyncio.Event()

    async def __call__(self) -> None:
        self._left -= 1
        if not self._left:
            self.reached.set()
            await self.open.wait()


class SlowPaper(Paper):
    """A store that may take long."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(b"")
        self._stop = stop

    async def actions(self, table_id: int, since: int = 0) -> list[ActionRow]:
        await self._stop()
        return await super().actions(table_id, since)

    async def log_for_beginner(self, *_: object) -> list[object]:
        await self._stop()
        return []

    @property
    def ratings(self) -> SlowPaper:
        return self

    async def of_table(self, table_id: int) -> tuple[()]:
        """Return no rating."""
        await self._stop()
        return ()

    async def series(self, *_: object) -> tuple[()]:
        """Return no earlier game."""
        await self._stop()
        return ()

    async def of_person(self, *_: object) -> tuple[()]:
        """Return no other table of a person."""
        await self._stop()
        return ()


class Registry(TableRegistry):
    """Knows what the one person has chosen."""

    def __init__(self, store: Paper, member: MemberSettings) -> None:
        super().__init__(store)
        self._member = member

    async def member(self, guild_id: int, user_id: int) -> MemberSettings:
        return self._member


class NewLogs(OpenLogs):
    """Keeps no log: it would ask another world for what is newer than a revision of this one."""

    def of(self, table: int, viewer: int | None, locale: str, seats: int, stamp: Hashable) -> OpenLog:
        return OpenLog(viewer, seats, stamp)


class SlowSketch(Sketch):
    """A picture service that may take long. ``late``: the first picture is not drawn in time."""

    def __init__(self, stop: Stop, *, late: bool) -> None:
        super().__init__()
        self._stop, self._late = stop, late

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        await self._stop()
        if self._late:
            self._late = False
            return Drawn(None, late=True)
        return await super().draw(job, priority, deadline)


class Thinker:
    """A bot that may take long to find a hint."""

    def __init__(self, stop: Stop) -> None:
        self._stop = stop

    async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
        await self._stop()
        return Choice(decision.game.suggest(decision.view, FastRng(1)))


class Click:
    """The interaction, its response and its follow-ups. Keeps what reaches the person. May refuse the first panel."""

    message, id = None, 1

    def __init__(self, table: Table, user_id: int, locale: str, stop: Stop, *, refuses: bool) -> None:
        self.user, self.locale, self.data = SimpleNamespace(id=user_id), locale, dict[str, Any]()
        self.client = SimpleNamespace(uploads=Uploads(), get_guild=lambda guild_id: guild_id)
        self.guild_id, self.channel_id = table.row.guild_id, table.row.channel_id
        self.extras: dict[str, Any] = {}
        self.response = self.followup = self
        self.expires_at = discord.utils.utcnow() + timedelta(minutes=15)
        self.reached: list[bytes] = []
        self._stop, self._refuses, self._done = stop, refuses, False

    def is_done(self) -> bool:
        return self._done

    async def defer(self, **_: object) -> None:
        self._done = True

    async def send_message(self, view: Any, files: list[discord.File], **_: object) -> Any:
        await self._stop()
        if self._refuses:
            self._refuses = False
            raise discord.HTTPException(cast(Any, SimpleNamespace(status=400, reason="refused")), "refused")
        self._done = True
        self.reached.append(wire(Panel(view, files)))
        return SimpleNamespace(id=1, message_id=1)

    send = send_message

    async def edit_original_response(self, view: Any, attachments: list[discord.File]) -> Any:
        return await self.send_message(view, attachments)


class Answer:
    """An answer under way to one person. ``chance`` says where it stops and what goes wrong: equal ones do the same."""

    def __init__(self, table: Table, user_id: int, locale: str, ask: Ask, chance: random.Random) -> None:
        stop = self._stop = Stop(chance.randint(1, MOMENTS))
        chosen = MemberSettings(
            table.row.guild_id, user_id, words=chance.random() < 0.2, confirm_turns=True, tips=chance.random() < 0.5
        )
        self._table, self._paper = copy(table), SlowPaper(stop)
        self._become(table)
        self._click = Click(table, user_id, locale, stop, refuses=chance.random() < 0.5)
        registry: Any = Registry(cast(Any, self._paper), chosen)
        self._services = Services(
            registry=registry,
            pictures=SlowSketch(stop, late=chance.random() < 0.3),
            limits=Limits(registry.clocks),
            ephemeral=EphemeralMessages(),
            open_logs=NewLogs(),
            public=cast(Any, None),
            bot_player=cast(Any, Thinker(stop)),
            emojis=EMOJIS,
            members=cast(Any, None),
        )
        self._task = asyncio.create_task(self._run(ask))

    def _become(self, world: Table) -> None:
        self._paper.rows = list(cast(Any, world._store).rows)
        vars(self._table).update(vars(world), _store=self._paper)

    async def _run(self, ask: Ask) -> None:
        interaction, reached = cast(discord.Interaction, self._click), self._click.reached
        await context.load_settings(interaction, self._services.registry)
        try:
            await ask(TableClick(interaction, self._services, self._table))
        except UserError as error:
            reached.append(f"{error.key} {error.facts}".encode())
        await asyncio.gather(*(each.task for each in self._services.ephemeral._following.values()))

    async def stopped(self) -> None:
        """Wait until the answer has stopped, or is done."""
        stopping = asyncio.create_task(self._stop.reached.wait())
        await asyncio.wait({self._task, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()

    async def finish(self, world: Table) -> bytes:
        """Continue in a world, to the end. Returns all that reached the person."""
        self._become(world)
        self._stop.open.set()
        await self._task
        return b"\n".join(self._click.reached)


def asks(table: Table, user_id: int) -> Iterator[tuple[str, Ask]]:
    """Yield what a player may ask for now that changes nothing, with its name."""
    seat = need_seat(table, user_id)
    yield "hand", turn.hand
    yield "hint", turn.show_hint
    yield "why not", turn.show_why_not
    yield "words", menu.show_words
    yield "log", menu.show_log
    yield "own turn", menu.show_own_turn
    reach = reach_of(table, seat)
    if reach is not None and not reach.free:
        yield "undo", turn.undo
    decision_revision = table.seats[seat].decision_revision
    for action in map(str, table.view(seat).actions):
        if turn.ending_action(table, user_id, decision_revision, action) is not None:
            yield "end of the turn", partial(_end_turn, decision_revision=decision_revision, notation=action)
            return


async def _end_turn(click: TableClick, *, decision_revision: int, notation: str) -> None:
    await turn.act(click, Act(click.table.id, decision_revision, notation))


async def begun(table: Table, user_id: int, locale: str, chance: random.Random) -> list[tuple[str, Answer, Answer]]:
    """Begin each answer to a player twice, and wait until all have stopped."""
    assert table.phase is Phase.RUNNING
    found = []
    for name, ask in asks(table, user_id):
        seed = chance.random()
        here, there = (Answer(table, user_id, locale, ask, random.Random(seed)) for _ in range(2))
        found.append((name, here, there))
    for _, here, there in found:
        await here.stopped()
        await there.stopped()
    return found
