"""Everything that can reach a viewer from a table in one position, as bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterable
from copy import copy
from functools import partial
from typing import Any, Final, cast

import render
from cogs.interactions.ephemeral_messages import EphemeralMessages
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.own_games.panels import tables_panel
from cogs.publishing.outbox import Channels
from cogs.publishing.reconciler import Reconciler
from cogs.publishing.wanted import REMIND
from cogs.table.handlers import log_panel
from cogs.table.panels import menu_panel, words_panel
from cogs.turn import handlers as turn
from cogs.turn import panels as turn_panels
from cogs.turn.hand_facts import Beginner, HandFacts
from cogs.turn.hand_panel import Hand
from cogs.turn.panels import end_turn_panel, why_not_lines
from db import MENTION, MessageRow, Phase
from engine import Action
from render import Picture, Scene
from render.jobs import Job, perform
from render.service import Drawn, PictureService, Priority
from render.wording import Words
from tables import Table
from tables.permissions import reach_of
from tests.emojis import EMOJIS
from tests.secrets.paper import Channel, Paper, TableRegistry, wire
from tests.secrets.worlds import Viewer

STRANGER: Final = 5
"""A user without a seat."""

Reached = dict[str, bytes]
"""Bytes that reached a viewer, by the way they took."""


class Sketch(PictureService):
    """A picture service that writes down the whole of what a picture is made from instead of rendering it."""

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        parts = [part for each in job.arguments for part in (each.key if isinstance(each, Scene) else (each,))]
        return Drawn(_sketched(job.name, *parts))


class Brush(Sketch):
    """A picture service that renders each picture again, at once; ``drawn`` counts them, ``size`` their bytes."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = self.size = 0

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        picture: Picture = perform(job, lambda done, total: None)
        # Else an equal scene would be answered from the cache, and nothing compared.
        render.forget()
        self.drawn += 1
        self.size += len(picture.data)
        return Drawn(picture)


def _sketched(*parts: object) -> Picture:
    text = repr(parts)
    return Picture(text.encode(), hashlib.sha256(text.encode()).hexdigest(), 1, 1)


Way = Callable[[], Awaitable[bytes]]
"""A way to reach a viewer."""

ALWAYS: Final = ("public message", "hand")
"""Ways that nearly all content takes."""


def ways(table: Table, viewer: Viewer, locale: str, pictures: Sketch) -> dict[str, Way]:
    """Return every panel and text of the table that this viewer can reach now by pressing all controls."""
    user = STRANGER if viewer is None else table.seats[viewer].user_id
    channel = Channel(1)
    public = Reconciler(
        Channels(cast(Any, channel)),
        cast(Any, TableRegistry(cast(Any, table._store))),
        pictures,
        EphemeralMessages(),
        EMOJIS,
    )

    def sent(panel: Callable[[], Awaitable[Panel]]) -> Way:
        async def way() -> bytes:
            return wire(await panel())

        return way

    def at_once(make: Callable[[], bytes]) -> Way:
        async def way() -> bytes:
            return make()

        return way

    async def mentions() -> bytes:
        for shows in ("", REMIND):
            due = copy(table)
            due._store, due.messages = cast(Any, Paper(b"")), {MENTION: MessageRow(table.id, MENTION, shows=shows)}
            await public._others(public._rows(due))._mention()
        return b"\n".join(channel.taken())

    async def result() -> bytes:
        text, _ = await public._mentions.result(table)
        return text.encode()

    found: dict[str, Way] = {
        "public message": sent(lambda: public.panel(table)),
        "more": sent(lambda: menu_panel(table, user, Words(locale, EMOJIS), may_end=False)),
        "more for the host": sent(lambda: menu_panel(table, user, Words(locale), may_end=True)),
        "more for a moderator": sent(
            lambda: menu_panel(table, user, Words(locale), may_end=False, may_strike=table.row.is_over)
        ),
        "tables": sent(lambda: tables_panel([table], [], user, Words(locale))),
        "words": sent(lambda: words_panel(Reading(table, viewer, Words(locale)))),
        "log": sent(lambda: log_panel(table, user, Words(locale, EMOJIS))),
        "log from its start": sent(lambda: log_panel(table, user, Words(locale, EMOJIS), 0)),
    }
    for kind in table.polls:
        found[f"question {kind}"] = sent(partial(public.question_panel, table, kind))
    if table.phase is Phase.FINISHED:
        found["result"] = result
    elif table.waiting_for:
        found["mentions"] = mentions
    if viewer is None:
        return found
    hand = Hand(Reading(table, viewer, Words(locale, EMOJIS)), "·")
    hand.facts = HandFacts(beginner=Beginner(0), note="Keep the gate")
    found["hand"] = sent(lambda: hand.draw(pictures.draw))
    found["hand in words"] = at_once(lambda: wire(Hand(Reading(table, viewer, Words(locale, EMOJIS)), "").panel(None)))
    for action in table.view(viewer).actions[:1]:
        first = ".".join((action.verb, *action.args[:1]))
        step = Hand(Reading(table, viewer, Words(locale, EMOJIS)), "", first=first)
        found["hand, first step"] = sent(partial(step.draw, pictures.draw))
    found["why not"] = at_once(
        lambda: "\n".join(why_not_lines(Reading(table, None, Words(locale)), table.view(viewer))).encode()
    )
    found["end of the turn"] = lambda: _ends_of_turn(table, user, viewer, locale)
    reach = reach_of(table, viewer)
    if reach is not None:
        found["undo"] = at_once(str(reach.free).encode)
        found["undo, asked"] = sent(
            lambda: turn_panels.undo_panel(Reading(table, viewer, Words(locale, EMOJIS)), reach)
        )
    return found


async def _ends_of_turn(table: Table, user: int, seat: int, locale: str) -> bytes:
    """Return the questions before the actions that end the turn."""
    decision_revision = table.seats[seat].decision_revision
    asked = [turn.ending_action(table, user, decision_revision, str(each)) for each in table.view(seat).actions]
    return b"".join(
        [wire(await end_turn_panel(Reading(table, seat, Words(locale)), each)) for each in asked if each is not None]
    )


def user_errors(table: Table, seat: int, tried: Iterable[Action]) -> bytes:
    """Return the answers to forged buttons for all these actions: an error must not be an oracle."""
    why_not = table.game.why_not
    return "\n".join(f"{action} {why_not(table.state, seat, action)!r}" for action in tried).encode()
