"""Everything that can reach a viewer from a table in one position, as bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any, Final, Self, cast

import render
from cogs.interactions.replies import Panel
from cogs.painter import Painter
from cogs.play import menu
from cogs.play.hand_panel import Hand
from cogs.publishing import board_panel, question_panel
from cogs.publishing.boards import Boards
from cogs.publishing.outbox import Channels
from db import Phase, PollKind
from engine import Action
from render import Picture, Scene, registry
from tables import Table
from tests.secrets.paper import Channel, Hall, wire
from tests.secrets.worlds import Viewer

STRANGER: Final = 5
"""A user without a seat."""

Reached = dict[str, bytes]
"""Bytes that reached a viewer, by the way they took."""


class Sketch:
    """A picture service that returns a picture's complete input instead of drawing it."""

    late = False

    def soon(self, _: float) -> Self:
        """Return this service: it never takes long."""
        return self

    async def board(self, game: str, scene: Scene, locale: str) -> Picture:
        return _sketched("board", game, *scene.key, locale)

    async def interlude(self, game: str, scene: Scene, locale: str) -> Picture | None:
        there = registry.artist(game).has_interlude(scene.view)
        return _sketched("interlude", game, *scene.key, locale) if there else None

    async def hand(self, game: str, scene: Scene, locale: str) -> Picture:
        return _sketched("hand", game, *scene.key, locale)

    async def score(self, game: str, scene: Scene, locale: str) -> Picture:
        return _sketched("score", game, *scene.key, locale)

    async def cover(self, game: str, names: tuple[str | None, ...], locale: str, minimum: int) -> Picture:
        return _sketched("cover", game, names, locale, minimum)


class Brush(Sketch):
    """A picture service that draws each picture at once, uncached. ``drawn`` counts them, ``size`` their bytes."""

    def __init__(self) -> None:
        self.drawn = self.size = 0

    async def board(self, game: str, scene: Scene, locale: str) -> Picture:
        return self._kept(render.board(game, scene, locale))

    async def interlude(self, game: str, scene: Scene, locale: str) -> Picture | None:
        picture = render.interlude(game, scene, locale)
        return picture and self._kept(picture)

    async def hand(self, game: str, scene: Scene, locale: str) -> Picture:
        return self._kept(render.hand(game, scene, locale))

    async def score(self, game: str, scene: Scene, locale: str) -> Picture:
        return self._kept(render.score(game, scene, locale))

    async def cover(self, game: str, names: tuple[str | None, ...], locale: str, minimum: int) -> Picture:
        return self._kept(render.cover(game, names, locale, minimum))

    def _kept(self, picture: Picture) -> Picture:
        # An equal scene would come from the cache, and the test would compare nothing.
        render.forget()
        self.drawn += 1
        self.size += len(picture.data)
        return picture


def _sketched(*parts: object) -> Picture:
    told = repr(parts)
    return Picture(told.encode(), hashlib.sha256(told.encode()).hexdigest(), 1, 1)


Way = Callable[[], Awaitable[bytes]]
"""A way to reach a viewer."""

ALWAYS: Final = ("public message", "hand")
"""Ways that nearly all content takes."""


def ways(table: Table, viewer: Viewer, locale: str, painter: Sketch) -> dict[str, Way]:
    """Return every panel and text that this viewer can reach at the table now, by pressing every button."""
    user = STRANGER if viewer is None else table.seats[viewer].user_id
    channel, brush = Channel(1), cast(Painter, painter)
    boards = Boards(Channels(cast(Any, channel)), cast(Any, Hall(cast(Any, table._store))), brush)

    def sent(panel: Callable[[], Awaitable[Panel]]) -> Way:
        async def way() -> bytes:
            return wire(await panel())

        return way

    def at_once(make: Callable[[], bytes]) -> Way:
        async def way() -> bytes:
            return make()

        return way

    async def mentions() -> bytes:
        for key in ("ping-move", "ping-reminder"):
            await boards.calls.call(table, key)
        return b"\n".join(channel.taken())

    found: dict[str, Way] = {
        "public message": sent(lambda: boards.panel(table)),
        "more": sent(lambda: menu.more(table, user, locale, may_end=False)),
        "more for the host": sent(lambda: menu.more(table, user, locale, may_end=True)),
        "tables": sent(lambda: menu.tables([table], user, locale)),
        "words": sent(lambda: menu.words(table, viewer, locale)),
        "log": sent(lambda: menu.log(table, viewer, locale)),
        "log from its start": sent(lambda: menu.log(table, viewer, locale, 0)),
    }
    for kind in table.polls:
        found[f"question {kind}"] = at_once(partial(_question, table, kind))
    if table.phase is Phase.FINISHED:
        found["result"] = at_once(lambda: board_panel.result(table, table.row.locale, "there").encode())
    elif table.waiting_for:
        found["mentions"] = mentions
    if viewer is None:
        return found
    found["hand"] = sent(lambda: Hand(table, viewer, locale, "·").shown(brush))
    found["hand in words"] = at_once(lambda: wire(Hand(table, viewer, locale).panel(None)))
    reach = table.reach_of(viewer)
    if reach is not None:
        found["undo"] = at_once(str(reach.free).encode)
        found["undo, asked"] = sent(lambda: menu.confirm_undo(table, reach, viewer, locale))
    return found


def _question(table: Table, kind: PollKind) -> bytes:
    return wire(question_panel.question(table, kind, table.row.locale))


def refusals(table: Table, seat: int, tried: Iterable[Action]) -> bytes:
    """Return the answers to forged buttons for all these actions: an error must not be an oracle."""
    why_not = table.game.why_not
    return "\n".join(f"{action} {why_not(table.state, seat, action)!r}" for action in tried).encode()
