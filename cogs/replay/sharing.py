"""Posts the result or the animation of a finished game in a channel, for one of its players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord

from cogs.channel import need_place
from cogs.interactions import replies, results
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import container, display, finished, gallery, no_picture
from cogs.interactions.permissions import need_own_permission, need_permissions
from cogs.interactions.reading import Reading, scene_of
from cogs.interactions.replies import Panel
from cogs.interactions.shared import Shared
from engine import Outcome
from render.jobs import Job
from render.service import ANSWER_SECONDS, Draw, PictureService, Priority
from render.wording import title
from tables import Phase, Table, UserError
from tables.permissions import need_seat


class Sharing:
    """Lets each game be shared by its players alone, and once in a while."""

    def __init__(self, pictures: PictureService) -> None:
        self._pictures = pictures
        self._shared = Shared()

    async def result(self, click: TableClick) -> None:
        """Post the score sheet of a finished game in this channel."""
        await need_place(click)
        with self.once(click, Op.SHARE):
            draw = self._pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)
            panel = await replies.in_time(click.interaction, result_panel(click.table, click.user, draw), thinking=True)
            await replies.show(click.interaction, panel, edit=False, ephemeral=False)

    @contextmanager
    def once(self, click: TableClick, what: Op) -> Iterator[None]:
        """Share inside the block. :class:`UserError` for users who did not play or may not, or if it was shared here.

        What the block raises lets players share it again.
        """
        if click.table.phase is not Phase.FINISHED:
            raise UserError("error-not-finished")
        if click.table.seat_of(click.user) is None:
            raise UserError("error-share-not-played")
        need_own_permission(click.interaction)
        need_permissions(click.interaction)
        with self._shared.once(click.interaction, click.table.id, what):
            yield


async def result_panel(table: Table, user_id: int, draw: Draw) -> Panel:
    """Return the result of a finished game with its score sheet and last board, as the user shares it."""
    reading, locale, game = Reading.in_channel(table), table.row.locale, table.row.game
    view = reading.view
    assert view.outcome is not None
    head, below = head_of(reading, view.outcome), await result_lines(reading, view.outcome, user_id)
    scene, files = scene_of(reading, view), list[discord.File]()
    sheet = gallery((await draw(Job("score", (game, scene, locale)))).picture, f"score-{table.id}.jpg", files)
    last = gallery((await draw(Job("board", (game, scene, locale)))).picture, f"board-{table.id}.jpg", files)
    missing = display("" if sheet else no_picture(reading.words, late=False))
    return finished([container(game, display(*head), sheet, missing, display(*below), last)], files)


def head_of(reading: Reading, outcome: Outcome) -> tuple[str, ...]:
    """Return the title, the winners and what broke the tie."""
    head = f"## {title(reading.table.row.game, reading.words.locale)}"
    return head, results.winners(reading.bare, outcome), results.tie_break(reading.bare, outcome)


async def result_lines(reading: Reading, outcome: Outcome, user_id: int) -> list[str]:
    """Return the players, the best first, how the game was decided and ended, and who shares it."""
    table, words, bare = reading.table, reading.words, reading.bare
    return [
        *results.ranking(bare, outcome),
        *await results.decisive(reading, outcome),
        f"-# {words.text(table.row.game, f'ending-{outcome.ending}')}",
        f"-# {words.say('shared-by', who=bare.who((need_seat(table, user_id),)))}",
    ]
