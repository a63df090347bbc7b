"""The texts that mention people: whose turn it is, who is asked, who is invited."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.interactions import custom_ids, results
from cogs.interactions.reading import Reading, answering
from db import NOTICE
from db.bounds import QUESTIONS_HOURLY
from locales import say
from render.theme import SEAT_SYMBOLS
from render.wording import Words, game_text, plain, player
from tables import PollKind, Table, TableRegistry, called, link
from tables.clocks import HOUR, SECOND
from tables.permissions import host_name
from tables.questions import voters_of

NOTICE_MS: Final = 24 * HOUR
"""How long a notice of the bot's owner waits for a channel that cannot be reached."""


class Mentions:
    """Makes texts, and finds the users that they mention: those who want that. Raises what the store raises."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._asked: commands.CooldownMapping[Hashable] = commands.CooldownMapping.from_cooldown(
            QUESTIONS_HOURLY, HOUR // SECOND, lambda asker: asker
        )

    def may_ask(self, *asker: Hashable) -> bool:
        """Return whether a question of this kind and asker may mention people: only so many do in an hour."""
        return self._bucket(asker).get_tokens(self._now()) > 0

    def note_asked(self, *asker: Hashable) -> None:
        """Note that a question has mentioned people."""
        self._bucket(asker).update_rate_limit(self._now())

    def _bucket(self, asker: Hashable) -> commands.Cooldown:
        found = self._asked.get_bucket(asker, self._now())
        assert found is not None
        return found

    def _now(self) -> float:
        return self._registry.clocks.game() / SECOND

    async def turn(self, table: Table, *, reminds: bool) -> tuple[str, list[int]]:
        """Return the text about the players that the table waits for, and the users that it mentions.

        Names the players who want no mention.
        """
        words, seats = Words(table.row.locale), [table.seats[seat] for seat in table.waiting_for]
        asker = None if reminds else answering(Reading.in_channel(table))
        users = await self._wishing(table, [seat.user_id for seat in seats])
        who = ", ".join(
            f"{SEAT_SYMBOLS[seat.seat]} <@{seat.user_id}>" if seat.user_id in users else player(seat.seat, table.names)
            for seat in seats
        )
        key = "ping-reminder" if reminds else "ping-move"
        facts: dict[str, str | int] = {"who": who, "link": link(table), "count": len(seats)}
        if asker is not None:
            key, facts["target"] = "ping-answer", player(asker, table.names)
        return words.say(key, facts), users

    async def result(self, table: Table) -> tuple[str, list[int]]:
        """Return the result in one line, and the players that it mentions: those who did not make the last move."""
        outcome = table.view(None).outcome
        assert outcome is not None
        last = table.standing()[-1].step.seat
        absent = [seat.user_id for seat in table.seats if seat.user_id in table.people and seat.seat != last]
        users = await self._wishing(table, absent)
        return results.in_one_line(table, outcome, users, link(table)), users

    async def gathering(self, table: Table, key: str, invited: list[int]) -> tuple[str, list[int]]:
        """Return the invitation of several users to a lobby, and whom it mentions: those who want that and do not sit.

        ``key`` is that of its text.
        """
        absent = [user for user in invited if table.seat_of(user) is None]
        users = await self._wishing(table, await self._welcome(table, absent))
        who = ", ".join(f"<@{user}>" for user in users)
        host, game = plain(host_name(table)), game_text(table.row.game, "title-gloss", table.row.locale)
        return say(table.row.locale, key, who=who, host=host, game=game, link=link(table)), users

    async def note_call(self, table: Table, users: list[int]) -> None:
        """Note whom the call of a lobby has mentioned."""
        await self._registry.store.calls.sent(table.id, users)

    async def call(self, table: Table) -> tuple[str, list[int]]:
        """Return the question whether those who may not be in still are, and whom it mentions."""
        late = called(table)
        users = await self._wishing(table, [seat.user_id for seat in late])
        who = ", ".join(f"<@{seat.user_id}>" if seat.user_id in users else plain(seat.name) for seat in late)
        key, facts = "ping-here" if all(seat.agreed for seat in late) else "ping-changed", {"link": link(table)}
        return say(table.row.locale, key, who=who, host=plain(host_name(table)), count=len(late), **facts), users

    async def notice(self, table: Table, name: str) -> str | None:
        """Return the text of a notice of the bot's owner; None for one that is out of date or lost."""
        text = await self._registry.store.meta(name)
        old = self._registry.clock() - int(name.removeprefix(NOTICE)) > NOTICE_MS
        return None if text is None or old else say(table.row.locale, "announcement", note=text)

    async def voters(self, table: Table, kind: PollKind) -> list[int]:
        """Return the users whose answers an open question waits for, and who want to be mentioned."""
        return await self._wishing(table, sorted(voters_of(table, kind) - table.votes.get(kind, {}).keys()))

    async def invitation(self, table: Table, user_id: int, name: str) -> tuple[str, list[int]]:
        """Return an invitation to a lobby, and whom it mentions; ``name`` stands for a user who wants no mention."""
        row, users = table.row, await self._wishing(table, await self._welcome(table, [user_id]))
        who = f"<@{user_id}>" if users else name
        game = game_text(row.game, "title-gloss", row.locale)
        return say(
            row.locale, "ping-challenge", who=who, host=plain(host_name(table)), game=game, link=link(table)
        ), users

    def button(self, table: Table) -> discord.ui.Button[Any]:
        """Return the button of a mention, which shows the hand."""
        return discord.ui.Button(
            custom_id=str(custom_ids.Mention(table.id)),
            label=say(table.row.locale, "button-your-move"),
            style=discord.ButtonStyle.primary,
        )

    def here_button(self, table: Table) -> discord.ui.Button[Any]:
        """Return the button of the call to those who sat down long ago."""
        return discord.ui.Button(
            custom_id=str(custom_ids.Press(table=table.id, op=custom_ids.Op.HERE)),
            label=say(table.row.locale, "button-here"),
            style=discord.ButtonStyle.success,
        )

    async def is_quiet(self, guild_id: int, users: list[int]) -> bool:
        """Return whether one of these users, or the server, has quiet hours, in which the bot notifies no device."""
        return await self._registry.quiet_until(guild_id, users) is not None

    async def _welcome(self, table: Table, users: list[int]) -> list[int]:
        """Return these users without those who have blocked the host of a lobby, or are blocked by them."""
        row = table.row
        blocked = await self._registry.store.settings.blocked(row.guild_id, row.host_id)
        return [user for user in users if user not in blocked]

    async def _wishing(self, table: Table, users: list[int]) -> list[int]:
        guild_id = table.row.guild_id
        if not (await self._registry.settings(guild_id)).pings:
            return []
        return [user for user in users if (await self._registry.member(guild_id, user)).pings]
