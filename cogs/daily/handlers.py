"""Plays the daily deal with a user, shows how they did, and posts that where they wish."""

from __future__ import annotations

from typing import Final

from cogs.channel import need_place, need_role
from cogs.daily import panels
from cogs.daily.judging import Judging
from cogs.interactions import context, replies
from cogs.interactions.click import Click
from cogs.interactions.custom_ids import DailyButton
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.permissions import need_own_permission
from cogs.interactions.replies import Panel
from cogs.interactions.shared import Shared
from cogs.own_games.handlers import need_home
from cogs.turn.handlers import show_hand
from db import Phase, TryRow
from engine import AnyGame, games
from render.house.day_card import DayCard
from render.jobs import Job
from render.service import ANSWER_SECONDS, Priority
from render.wording import Words
from tables import DailyDeals, Table, UserError

MOST_PLACES: Final = 8
"""Most places of a server that a result shows."""


class DailyHandlers:
    """Answers ``/daily`` and its buttons, all of them ephemerally but what a user posts."""

    def __init__(self, deals: DailyDeals, judging: Judging) -> None:
        self._deals, self._judging = deals, judging
        self._shared = Shared()

    async def open(self, click: Click, key: str | None) -> None:
        """Show today's deals, or play that of a game."""
        await (self.show(click) if key is None else self.play(click, context.game_of(key)))

    async def show(self, click: Click, head: str = "") -> None:
        """Show today's deals, which of them the user has played, and their days in a row."""
        need_home(click)
        today, every = click.today, [*map(context.game_of, games())]
        shown = [await self._state(click, game) for game in every]
        streak = await self._deals.streak(today, click.user)
        seals = [[(await self._deals.deal(day, game)).commitment for game in every] for day in (today, today + 1)]
        words = click.words
        await replies.reply(click.interaction, lambda: panels.overview(today, shown, streak, seals, words, head))

    async def play(self, click: Click, game: AnyGame) -> None:
        """Continue the user's try at today's deal, begin it, or show how it ended."""
        place = need_home(click)
        if not await self._deals.is_prepared(click.today, game):
            private = context.in_private(click.interaction)
            await click.interaction.response.defer(ephemeral=True, thinking=not private)
        if await self._deals.find(click.today, game, click.user) is None:
            if place:
                await need_role(click)  # the result stands in the server's list
            click.services.limits.games.use(click.interaction)
        table = await self._deals.play(click.now, game, guild_id=place, locale=click.locale, player=click.person)
        if table.phase is Phase.RUNNING:
            await show_hand(click.at(table))
        elif table.phase is Phase.FINISHED:
            await self._show_result(click, click.today, game)
        else:
            await self.show(click, click.words.say("error-daily-given-up"))

    async def press(self, click: Click, button: DailyButton) -> None:
        """Do what a button says. One of another day leads to today's deals."""
        game = context.game_of(button.game)
        match button.what:
            case "list":
                await self.show(click)
            case "play" if button.day == click.today:
                await self.play(click, game)
            case "play":
                await self.show(click, click.words.say("error-daily-over"))
            case "result":
                await self._show_result(click, button.day, game)
            case "post":
                await self._post(click, button.day, game)
            case _:
                raise UserError("error-old-button")

    async def _show_result(self, click: Click, day: int, game: AnyGame) -> None:
        found, table, card = await self._card(click, day, game)
        if table is not None and found.signs is None:
            self._judging.start(table)
        today, words = click.today, click.words
        best = await self._best(click, day - 1, game)
        places = await self._places(click, game, found) if day == today else []

        async def build() -> Panel:
            picture = None
            if not click.in_words:
                draw = click.services.pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)
                picture = (await draw(Job("daily", (card, words.locale)))).picture
            return panels.result(
                card,
                picture,
                words,
                None if table is None else table.id,
                best,
                places,
                may_post=bool(click.place) and day == today,
                over=day < today,
            )

        await replies.reply(click.interaction, build)

    async def _kept(self, click: Click, found: TryRow) -> Table | None:
        """Return the table of a try that was played here, unless its game is kept no longer."""
        if found.guild_id not in (click.place, 0):
            return None
        try:
            return await click.services.registry.table(found.table_id, found.guild_id, click.user)
        except UserError:
            return None

    async def _post(self, click: Click, day: int, game: AnyGame) -> None:
        """Post the user's result of today in this channel, in its language. The message spoils nothing."""
        guild_and_channel(click.interaction)
        await need_place(click)
        need_own_permission(click.interaction)
        if day != click.today:
            raise UserError("error-daily-over")
        found, _, card = await self._card(click, day, game)
        with self._shared.once(click.interaction, found.table_id):
            panel = panels.posted(card, click.person.name, Words(context.public(click.interaction)))
            await replies.show(click.interaction, panel, edit=False, ephemeral=False)

    async def _card(self, click: Click, day: int, game: AnyGame) -> tuple[TryRow, Table | None, DayCard]:
        """Return the user's finished try, its table, and what its card shows. Raises :class:`UserError` without one."""
        found = await self._deals.find(day, game, click.user)
        if found is None or found.points is None:
            raise UserError("error-daily-not-played")
        others = await self._deals.finished(day, game, click.place)
        # Only who has played in this server is compared there.
        points = tuple(each.points for each in others if each.points is not None)
        compared = points if any(each.user_id == click.user for each in others) else ()
        streak = await self._deals.streak(click.today, click.user)
        table = await self._kept(click, found)
        key, signs = game.meta.key, found.signs or ""
        return found, table, DayCard(key, day, found.points, compared, streak, signs, _beaten(table))

    async def _places(self, click: Click, game: AnyGame, own: TryRow) -> list[panels.Standing]:
        """Return the first places of a day in the server where the user has played, and the user's own.

        Without those of members who hide.
        """
        tries = await self._deals.finished(own.day, game, click.place) if own.guild_id == click.place else []
        points = [each.points or 0 for each in tries]
        found = list[panels.Standing]()
        for each in tries:
            mine = each.user_id == own.user_id
            if not mine and (len(found) >= MOST_PLACES or not await _is_listed(click, each.user_id)):
                continue
            before = sum(other > (each.points or 0) for other in points)
            found.append(panels.Standing(before + 1, each.name, each.points or 0, mine))
        return found

    async def _best(self, click: Click, day: int, game: AnyGame) -> int | None:
        """Return the table of the best try of a day that is over, in this server or of the user alone."""
        tries = [
            each
            for each in await self._deals.finished(day, game, click.place)
            if each.user_id == click.user or await _is_listed(click, each.user_id)
        ]
        if not tries:
            own = await self._deals.find(day, game, click.user)
            tries = [own] if own is not None and own.points is not None and own.guild_id in (click.place, 0) else []
        return tries[0].table_id if tries else None

    async def _state(self, click: Click, game: AnyGame) -> panels.DayState:
        """Return how far the user is with today's deal."""
        day, place = click.today, click.place
        found = await self._deals.find(day, game, click.user)
        if found is None:
            return panels.DayState(game, "open")
        if found.is_deleted:
            return panels.DayState(game, "used")
        if found.points is not None:
            points = [each.points or 0 for each in await self._deals.finished(day, game, found.guild_id)]
            here = found.guild_id == place and place > 0
            ahead = sum(each > found.points for each in points)
            return panels.DayState(game, "done", found.points, ahead + 1, len(points) if here else 0)
        if found.guild_id not in (place, 0):
            return panels.DayState(game, "elsewhere")
        table: Table = await click.services.registry.table(found.table_id, place, click.user)
        return panels.DayState(game, "over" if table.phase is Phase.CANCELLED else "running")


async def _is_listed(click: Click, user_id: int) -> bool:
    """Return whether a member may be shown to others. The store has the latest choice."""
    return (await click.services.registry.store.settings.member(click.place, user_id)).listed


def _beaten(table: Table | None) -> tuple[int, int] | None:
    """Return how many bots of a finished deal its player has beaten, of how many; None without the game."""
    outcome = None if table is None else table.view(None).outcome
    if outcome is None:
        return None
    own, *bots = outcome.places
    return sum(each > own for each in bots), len(bots)
