"""Five thousand tables and their people, who move at times, undo, propose, vote, leave, and play again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast

import discord

from cogs.play.hand_panel import Hand
from cogs.publishing.discord_clock import DiscordClock
from cogs.publishing.outbox import Channels
from cogs.publishing.reconciler import Reconciler
from db import BOARD, Archived, Pace, Person, Phase, PollKind, Store, TimerRow
from engine import games
from locales import LOCALES, say
from tables import Scheduler, Table, TableRegistry, UserError
from tables.clocks import DAY
from tables.deadlines import ARCHIVE_MS, DECISION_MS, REMINDER_MS
from tables.polls import POLL_CHOICES
from tests.longrun.clock import BEGINNING, VirtualLoop
from tests.longrun.stand_ins import AIPlayer, Discord, Pictures

GUILDS: Final = 60
CITIZENS: Final = 3_000
PACES: Final = (Pace.DAILY, Pace.DAILY, Pace.SLOW, Pace.LIVE, Pace.NONE)
PLIES: Final = (0, 20, 48)
"""Progress of the games that serve as models of all tables."""
BUSY: Final = 20
"""One table in this many is busy in the evening. The others get a move a day."""
KEEN: Final = 0.8
"""Share of all actions at the busy tables."""


def citizen(number: int) -> Person:
    return Person(1_000 + number, f"Citizen {number}")


async def settle(path: Path, tables: int, loop: VirtualLoop, chance: random.Random) -> None:
    """Fill a database with ``tables`` running games, one in each channel. Deadlines spread over days."""
    async with await Store.open(path) as store:
        count_work(store, loop)
        registry = TableRegistry(store, loop.wall, loop.steady)
        models = []
        for number, (key, plies) in enumerate((key, plies) for key in games() for plies in PLIES):
            people = [citizen(each) for each in range(2 + number % 3)]
            host = people[0]
            table = await registry.open(key, guild_id=1, channel_id=1 + number, locale="en-US", host=host)
            for person in people[1:]:
                await table.join(person)
            if number % 3 == 0:
                await table.add_computer(host, "easy")
            await table.start(host)
            await play(table, plies, chance)
            models.append(table.id)
    _copy(path, models, tables, chance)


async def play(table: Table, plies: int, chance: random.Random) -> None:
    """Play some random decisions, those of AI players included."""
    for _ in range(plies):
        turn = table.computer_turn()
        if turn is not None:
            await table.computer_moves(turn, await AIPlayer().decide(table.row.game, turn.view, turn.level, (1, 1)))
        elif table.deciding:
            await decide(table, table.deciding[0], chance)


async def decide(table: Table, seat: int, chance: random.Random) -> None:
    """Play a random legal action of a seat."""
    row = table.seats[seat]
    action = chance.choice(table.view(seat).actions)
    await table.act(Person(row.user_id, row.name), row.decision_revision, str(action))


def _copy(path: Path, models: Sequence[int], tables: int, chance: random.Random) -> None:
    """Copy the models, each into a new channel with new people."""
    old = (BEGINNING - 60_000 - discord.utils.DISCORD_EPOCH) << 22
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        names = ("tables", "seats", "actions", "snapshots")
        rows = {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names}
        connection.execute("DELETE FROM timers")
        copies: dict[str, list[dict[str, Any]]] = {name: [] for name in (*names, "timers", "messages")}
        for number in range(len(models), tables):
            model, new, pace = models[number % len(models)], 1 + number, PACES[number % len(PACES)]
            people = [citizen(each) for each in chance.sample(range(CITIZENS), 4)]
            here = {
                "guild_id": 1 + number % GUILDS,
                "channel_id": new,
                "pace": pace.value,
                "host_id": people[0].user_id,
            }
            for row in rows["tables"]:
                if row["id"] == model:
                    copies["tables"].append({**row, "id": new, **here, "settled_revision": row["revision"]})
                    shown = {"message_id": old + new, "shows": str(row["revision"])}
                    copies["messages"].append({"table_id": new, "name": BOARD, **shown})
            for name in names[1:]:
                copies[name] += [{**row, "table_id": new} for row in rows[name] if row["table_id"] == model]
            for row in copies["seats"]:
                if row["table_id"] == new and row["user_id"] > 0:
                    row |= {"user_id": people[row["seat"]].user_id, "name": people[row["seat"]].name}
            due = {"reminder": chance.randrange(REMINDER_MS[pace]), "archive": chance.randrange(DAY // 2, ARCHIVE_MS)}
            if pace in DECISION_MS:
                due["deadline"] = due["reminder"] + DECISION_MS[pace] - REMINDER_MS[pace]
            copies["timers"] += [{"table_id": new, "kind": kind, "due": BEGINNING + at} for kind, at in due.items()]
            if number % 250 == 249 or number == tables - 1:
                for name, made in copies.items():
                    _insert(connection, name, made)
                    made.clear()
        connection.commit()


def _insert(connection: sqlite3.Connection, name: str, rows: Sequence[dict[str, Any]]) -> None:
    if rows:
        marks = ", ".join(f":{column}" for column in rows[0])
        connection.executemany(f"INSERT INTO {name} ({', '.join(rows[0])}) VALUES ({marks})", rows)


def count_work(store: Store, loop: VirtualLoop) -> None:
    """Stop virtual time while the store's thread works."""
    connection = store._connection
    run = connection._run

    async def counted(job: Any) -> Any:
        with loop.working():
            return await run(job)

    connection._run = counted  # type: ignore[method-assign]


class _Public(Reconciler):
    """The bot's public messages, with a counter of polls and reminders."""

    happened: Counter[str]

    async def remind(self, table: Table, timer: TimerRow) -> None:
        self.happened["reminder"] += 1
        await super().remind(table, timer)

    async def ask(self, table: Table, kind: PollKind) -> bool:
        self.happened[f"question: {kind}"] += 1
        return await super().ask(table, kind)


class Town:
    """The bot and all events around it. ``happened`` counts people's actions."""

    def __init__(self, store: Store, tables: int, loop: VirtualLoop, chance: random.Random) -> None:
        self.store = store
        self.loop = loop
        self.chance = chance
        self.discord = Discord(loop, chance)
        self.pictures = Pictures()
        channels = Channels(cast(discord.Client, self.discord), clock=DiscordClock(loop.steady))
        self.registry = TableRegistry(store, loop.wall, loop.steady)
        self.public = _Public(channels, self.registry, self.pictures)
        self.scheduler = Scheduler(self.registry, self.public, AIPlayer())
        self.happened = self.public.happened = Counter[str]()
        self.current = list(range(1, tables + 1))
        """The current table of each channel."""

    async def live(self, hours: int, visits: int) -> None:
        """Run ``visits`` visits of people, spread evenly over the hours."""
        for locale in LOCALES:
            say(locale, "table-archived")  # loads and caches a language's texts on first use
        await self.scheduler.start()
        pause = hours * 3600 / visits
        busy = range(max(1, len(self.current) // BUSY))
        try:
            for _ in range(visits):
                await asyncio.sleep(pause)
                channel = self.chance.choice(busy if self.chance.random() < KEEN else range(len(self.current)))
                try:
                    await self.visit(channel)
                except UserError as user_error:
                    self.happened[user_error.key] += 1
        finally:
            self.scheduler.close()
            await self.public.settle(60)

    async def visit(self, channel: int) -> None:
        """Let a person of a table look in and act."""
        table = await self.registry.any_table(self.current[channel])
        if self.chance.random() < 0.02:
            await self._change_settings(table)
        if table.phase in (Phase.FINISHED, Phase.CANCELLED):
            await self._play_again(table, channel)
        elif table.row.archived is Archived.IDLE:
            await table.wake()
            await self.public.repost(table)
            self.public.changed(table)
            self.happened["woken"] += 1
        elif table.phase is Phase.LOBBY:
            await self._begin(table)
        elif table.polls and self.chance.random() < 0.7:
            await self._vote(table)
        else:
            await self._act(table)

    async def _act(self, table: Table) -> None:
        what = self.chance.random()
        archived = [seat for seat in table.seats if seat.computer is not None and seat.user_id > 0]
        if archived and what < 0.3:
            await table.come_back(Person(archived[0].user_id, archived[0].name))
            self.happened["back"] += 1
        elif table.open_seats and what < 0.5:
            await table.take_over(citizen(CITIZENS + self.chance.randrange(CITIZENS)))
            self.happened["taken over"] += 1
        elif what < 0.9 and table.waiting_for:
            seat = self.chance.choice(table.waiting_for)
            await decide(table, seat, self.chance)
            self.happened["move"] += 1
            if self.chance.random() < 0.2:
                await Hand(table, seat, table.row.locale).draw(self.pictures.draw)
        else:
            await self._ask(table, what)
        self.public.changed(table)

    async def _ask(self, table: Table, what: float) -> None:
        """Undo, propose an end, or leave."""
        players = [seat for seat in table.seats if seat.user_id > 0 and seat.computer is None]
        if not players:
            return
        row = self.chance.choice(players)
        person = Person(row.user_id, row.name)
        if what < 0.97:
            reach = table.reach(person.user_id)
            if reach is not None:
                self.happened["undo"] += 1
                if not await table.undo(person, reach.target):
                    await self.public.ask(table, PollKind.UNDO)
        elif what < 0.985:
            self.happened["end proposed"] += 1
            if not await table.propose_end(person):
                await self.public.ask(table, PollKind.END)
        else:
            self.happened["left"] += 1
            await table.quit(person)

    async def _vote(self, table: Table) -> None:
        kind, poll = self.chance.choice(list(table.polls.items()))
        for user in sorted(table.voters(kind)):
            if await table.vote(Person(user, "?"), kind, poll.number, self.chance.choice(POLL_CHOICES[kind])):
                break
        self.happened[f"vote: {kind}"] += 1
        self.public.changed(table)

    async def _play_again(self, table: Table, channel: int) -> None:
        """Rematch a finished game with its players. After an early end, others open a table."""
        self.happened[table.phase] += 1
        player = next((seat for seat in table.seats if seat.user_id > 0), None)
        if table.phase is Phase.FINISHED and player is not None:
            new, _ = await self.registry.rematch(table, Person(player.user_id, player.name))
        else:
            row, host = table.row, citizen(self.chance.randrange(CITIZENS))
            place: dict[str, Any] = {"guild_id": row.guild_id, "channel_id": row.channel_id, "locale": row.locale}
            pace = (await self.registry.settings(row.guild_id)).pace
            new = await self.registry.open(self.chance.choice(games()), host=host, pace=pace, **place)
        self.current[channel] = new.id
        self.public.changed(new, again=True)

    async def _begin(self, table: Table) -> None:
        """Seat people and start the game."""
        for number in self.chance.sample(range(CITIZENS), self.chance.randrange(1, 4)):
            with suppress(UserError):
                await table.join(citizen(number))
        host = next(seat for seat in table.seats if seat.user_id == table.row.host_id)
        await table.start(Person(host.user_id, host.name))
        self.happened["started"] += 1
        self.public.changed(table)

    async def _change_settings(self, table: Table) -> None:
        """Change the server's settings and a person's own, at times its language."""
        guild, user = table.row.guild_id, table.row.host_id
        settings = await self.registry.settings(guild)
        hours = (22 * 60, 7 * 60) if settings.quiet_from is None else (None, None)
        await self.registry.set_server_settings(replace(settings, quiet_from=hours[0], quiet_to=hours[1]))
        mine = await self.registry.member(guild, user)
        await self.registry.set_member(replace(mine, pings=not mine.pings))
        self.happened["settings"] += 1
        if self.chance.random() < 0.02:
            for each in await self.registry.set_locale(guild, self.chance.choice(LOCALES)):
                self.public.changed(each, again=True)
