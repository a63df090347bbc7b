"""Help for members who have not finished a game of this kind yet."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Set
from dataclasses import dataclass

from cogs.interactions.click import TableClick
from cogs.interactions.errors import UNREACHED
from cogs.rules import panels
from db import Store, StoreError, in_log
from engine.replay import Step
from engine.tips import MEETINGS
from engine.why_not import refused
from render import rules_pages
from render.service import Priority
from tables import Table

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Beginner:
    """A member who wants tips and has not finished a game of this kind. ``met``: see :func:`engine.tips.tip`."""

    met: int


async def find_beginner(store: Store, table: Table, user: int, seat: int) -> Beginner | None:
    """Return a user who wants tips, if the hand can help them with the present decision; None for all others."""
    view, game = table.view(seat), table.game
    has_tip = view.decision in game.tips
    if not (has_tip or refused(game, view)):
        return None
    log = await store.games.log_for_beginner(table.id, user, game.meta.key)
    if log is None:
        return None
    return Beginner(_met(log, user, {action.verb for action in view.actions}) if has_tip else MEETINGS)


def _met(log: Iterable[tuple[int, int | None, str, int | None]], user: int, verbs: Set[str]) -> int:
    """Return how many actions of a user have one of these verbs, without those that were taken back."""
    kept: list[tuple[Step, int | None]] = []
    for *line, who in log:
        step = Step._make(line)
        if step.target is None:
            kept.append((step, who))
        while step.target is not None and kept and kept[-1][0].revision > step.target:
            kept.pop()
    return sum(who == user and step.notation.partition(".")[0] in verbs for step, who in kept)


async def introduce(click: TableClick) -> None:
    """Show the game in sixty seconds to a user who has just got a seat, unless they have finished one or its lesson.

    A failure is logged, not raised: the user has their seat.
    """
    table = click.table
    game, words = table.row.game, click.words
    if not click.member.tips:
        return
    store, user = click.services.registry.store, click.user
    try:
        if await store.games.has_finished(user, game) or await store.lessons.finished(user, game):
            return
        draw = click.services.pictures.drawing(Priority.LATER)
        panel = await panels.rules(table.game, rules_pages(game)[0], words, draw, table)
        await click.interaction.followup.send(view=panel.view, files=panel.files, ephemeral=True)
    except (StoreError, *UNREACHED) as error:
        _log.warning("table %s: no introduction: %s", table.id, in_log(error))
