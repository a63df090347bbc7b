"""In-memory world of a table and its board: a store that only keeps the log, a channel that records requests.

Store and Discord are not under test. Both vanish with the process, so a thousand games need no disk and no network.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import discord

from cogs.interactions.replies import Panel
from db import ActionRow, HolderRow, MemberSettings, MessageRow, ServerSettings, TableWrite
from tables import Clocks, Table


class Paper:
    """The part of ``db.Store`` that a table needs during a game."""

    def __init__(self, secret: bytes, rows: Iterable[ActionRow] = ()) -> None:
        self.rows = list(rows)
        self.held: list[HolderRow] = []
        """Who held which seat, from each write that names the seats."""
        self.messages: dict[str, MessageRow] = {}
        self._secret = secret
        self.tables = self.games = self.settings = self.notes = self

    async def blocked(self, guild_id: int, user_id: int) -> frozenset[int]:
        return frozenset()

    async def secret(self, table_id: int) -> bytes:
        return self._secret

    async def commit(self, write: TableWrite) -> None:
        if write.action is not None:
            self.rows.append(write.action)
        for seat in write.seats or ():
            self.held.append(HolderRow(seat.table_id, seat.seat, write.row.revision, None, seat.user_id, seat.name))

    async def holders(self, table_id: int) -> Sequence[HolderRow]:
        return self.held

    async def steps(self, table_id: int) -> list[tuple[int, int | None, str]]:
        return [(row.revision, row.seat, row.notation) for row in self.rows]

    async def actions(self, table_id: int, since: int = 0) -> list[ActionRow]:
        return [row for row in self.rows if row.revision > since]

    async def notation(self, table_id: int, seat: int, decision_revision: int) -> str | None:
        done = (row.notation for row in self.rows if (row.seat, row.decision_revision) == (seat, decision_revision))
        return next(done, None)

    async def find(self, table_id: int, user_id: int) -> str:
        return ""

    async def note_messages(self, table_id: int, rows: Mapping[str, MessageRow | None], *_: object) -> None:
        kept = {**self.messages, **rows}
        self.messages = {name: row for name, row in kept.items() if row is not None}


class TableRegistry:
    """The part of ``tables.TableRegistry`` that boards need: all settings are defaults."""

    def __init__(self, store: Paper) -> None:
        self.store = store
        self.observers: list[Any] = []
        self.clocks = Clocks(self.clock, self.clock)

    def clock(self) -> int:
        return 0

    async def quiet_until(self, guild_id: int, users: Iterable[int]) -> int | None:
        return None

    async def settings(self, guild_id: int) -> ServerSettings:
        return ServerSettings(guild_id)

    async def member(self, guild_id: int, user_id: int) -> MemberSettings:
        return MemberSettings(guild_id, user_id)

    async def loadable(self, table_ids: Iterable[int]) -> AsyncIterator[Table]:
        """Yield nothing: the store of this world finds no other table."""
        for table_id in table_ids:
            raise AssertionError(f"no table {table_id} here")
            yield


class Channel:
    """A channel, and the client that finds it. Records every request as bytes."""

    def __init__(self, last: int = 0) -> None:
        self.requests: list[bytes] = []
        self._last = last or discord.utils.time_snowflake(discord.utils.utcnow())

    def taken(self) -> list[bytes]:
        """Return the requests since the last call."""
        found, self.requests = self.requests, []
        return found

    def copy(self) -> Channel:
        """Return a channel whose next message gets the same id as here."""
        return Channel(self._last)

    def get_channel(self, channel_id: int) -> Channel:
        return self

    def get_partial_message(self, message_id: int) -> Any:
        async def edit(**body: Any) -> None:
            self._note(f"edit {message_id}", **body)

        async def delete() -> None:
            self._note(f"delete {message_id}")

        return SimpleNamespace(edit=edit, delete=delete)

    async def send(self, content: str = "", *, nonce: int, **body: Any) -> Any:
        """Record a message without its nonce: a hash keyed with the table's secret differs from world to world."""
        self._note("send", content=content, **body)
        self._last += 1
        return SimpleNamespace(id=self._last)

    async def history(self, **_: object) -> AsyncIterator[object]:
        """Yield nothing: no messages below the board."""
        nothing: tuple[object, ...] = ()
        for message in nothing:
            yield message

    def _note(
        self,
        what: str,
        content: str = "",
        view: Any = None,
        files: Sequence[discord.File] = (),
        attachments: Sequence[discord.File] = (),
        allowed_mentions: discord.AllowedMentions | None = None,
        **flags: object,
    ) -> None:
        shown = b"" if view is None else wire(Panel(view, [*files, *attachments]))
        rings = None if allowed_mentions is None else allowed_mentions.to_dict()
        head = json.dumps([what, content, rings, sorted(flags.items())], ensure_ascii=False)
        self.requests.append(head.encode() + b"\n" + shown)


def wire(panel: Panel) -> bytes:
    """Serialise everything a panel sends to Discord: components with ids and descriptions, then each file and name."""
    components: Any = panel.view.to_components()  # type: ignore[no-untyped-call]
    parts = [json.dumps(components, ensure_ascii=False, sort_keys=True).encode()]
    for file in panel.files:
        file.fp.seek(0)
        parts += [f"{file.filename}|{file.description}|{file.spoiler}".encode(), file.fp.read()]
    return b"\n".join(parts)
