"""The log after an error: where and how, but no decision, no vote, and no choice."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest

from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import KINDS
from db import StoreError
from db.connection import Connection
from status import logs
from tests.bot.forging import BUTTON, SELECT, forge, submit, with_component
from tests.bot.harness import Stage
from tests.bot.playing import deal, tertulia

pytestmark = pytest.mark.usefixtures("tiny_pictures")

CARD = "terremoto"
HIDDEN = (CARD, "m5.home", "amber", ":wait", "Antarctica/Troll")
"""Contents of the clicks below: cards, their targets, colours, a vote, an option."""
CONTROLS: dict[str, tuple[str, list[str] | None]] = {
    "a decision": ("t:1:2:play.terremoto", None),
    "another decision": ("t:1:2:play.m5.home", None),
    "the first part of a decision": ("d:1:2:play.amber", None),
    "decisions to choose from": ("s:1:2", ["pick.amber.terremoto"]),
    "a table's own": ("b:1:hand", None),
    "the button of a mention": ("y:1", None),
    "an option of the game": ("o:1:step", ["amber"]),
    "a vote": ("v:1:absent:3:wait", None),
    "the end of a turn": ("x:1:2:play.terremoto", None),
    "undo": ("u:1:2", None),
    "passes": ("pa:1:2", None),
    "a page of the log": ("g:1:0", None),
    "a page of a replay": ("e:1:next:1", None),
    "a turning point": ("er:1:0", None),
    "what was cut off": ("ag:1:review", None),
    "a thread": ("n:mausoleum:daily:u", None),
    "a page of the rules": ("r:mausoleum:goal", None),
    "pages to choose from": ("l:mausoleum", ["amber"]),
    "a lesson": ("f:luxor", None),
    "a step of a lesson": ("a:luxor:1:0", None),
    "a choice in a lesson": ("h:mausoleum:1:0:lose.terremoto", None),
    "a table after a lesson": ("z:luxor:bot", None),
    "a page of a table's rules": ("q:1:goal", None),
    "pages of a table's rules to choose from": ("w:1", ["amber"]),
    "a page of a leaderboard": ("k:luxor:0", None),
    "a page of an earlier ladder": ("kl:luxor:0:0", None),
    "leaderboards to choose from": ("j:game", ["amber"]),
    "a server's settings": ("c:language", ["Antarctica/Troll"]),
    "one's own settings": ("m:language", ["amber"]),
    "privacy": ("p:export", None),
    "a challenge": ("i:1", ["amber"]),
    "who may play": ("bg:1:invite", ["amber"]),
    "take off the table": ("bk:1:1456074443980800025", None),
    "the owner's servers": ("ow:1", None),
    "servers to choose from": ("os:1", ["amber"]),
    "a server": ("oc:confirm_block:1", None),
    "a user": ("ou:block:1", None),
    "a move planned ahead": ("pm:1:0a1b2c3d:play.terremoto", None),
    "a move planned ahead in a select": ("ps:1", ["pm:1:0a1b2c3d:play.terremoto"]),
    "a day to be away until": ("aw:20000:u", None),
    "a daily deal": ("dd:play:luxor:20000", None),
    "no control of ours": ("play.terremoto\nERROR amber", None),
}
FORMS: dict[str, list[dict[str, Any]]] = {
    "bf:1:0a1b2c3d": [{"type": 21, "custom_id": "option_step", "value": "amber"}],
    "nf:1": [{"type": 4, "custom_id": "note", "value": "the amber terremoto"}],
    "cf:quiet:0a1b2c3d": [{"type": 4, "custom_id": "timezone", "value": "Antarctica/Troll"}],
    "mf:0a1b2c3d": [{"type": 4, "custom_id": "timezone", "value": "Antarctica/Troll"}],
    "of:notice": [{"type": 4, "custom_id": "notice", "value": "the amber terremoto"}],
}
"""Forms by custom id, with their fields."""


@contextmanager
def written() -> Iterator[Callable[[], str]]:
    """Return the log at debug level, as the running bot writes it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Discreet("%(levelname)s %(name)s: %(message)s"))
    root, names = logging.getLogger(), ("cogs", "tables", "db", "render", "asyncio")
    levels = {name: logging.getLogger(name).level for name in names}
    root.handlers.insert(0, handler)  # before pytest's own, whose formatting logging would remember
    for name in names:
        logging.getLogger(name).setLevel(logging.DEBUG)
    try:
        yield stream.getvalue
    finally:
        root.removeHandler(handler)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def test_every_kind_of_control_is_pressed_here() -> None:
    for prefix in KINDS:
        pressed = [*FORMS, *(each for each, _ in CONTROLS.values())]
        assert [each for each in pressed if each.startswith(f"{prefix}:")], prefix


@pytest.mark.parametrize("error", [KeyError(CARD), StoreError("the disk is full")], ids=["ours", "the disk's"])
async def test_no_control_tells_the_log_what_was_decided(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await deal(stage)
    board = stage.board()

    async def fail(*_: Any) -> Any:
        try:
            raise LookupError(HIDDEN[1])
        except LookupError as first:
            raise type(error)(*error.args) from first

    with written() as log:
        monkeypatch.setattr(Connection, "_run", fail)
        for custom_id, values in CONTROLS.values():
            # What was looked up once is not looked up again.
            tertulia(stage).registry._settings._kept.clear()
            made = {"type": SELECT if values else BUTTON, "custom_id": custom_id, "id": 900}
            made |= (
                {"options": [{"label": "?", "value": value} for value in values]}
                if values
                else {"label": "?", "style": 1}
            )
            async with with_component(stage, board, made):
                await forge(stage, stage.ana, board, custom_id, kind=made["type"], values=values)
        for custom_id, fields in FORMS.items():
            tertulia(stage).registry._settings._kept.clear()
            await submit(stage, stage.ana, custom_id, fields, board)
        for command in (
            "hand",
            "tables",
            "board",
            "table cancel",
            "board-ranking",
            "my-settings",
            "privacy",
            "table-help",
        ):
            await stage.slash(stage.ana, command)
        await stage.slash(stage.ana, "rules", game="mausoleum", page="amber")
        await stage.slash(stage.ana, "table-settings", timezone="Antarctica/Troll")
        monkeypatch.undo()
    said = log()
    for custom_id in [*FORMS, *(each for each, _ in CONTROLS.values())]:
        assert f"{custom_ids.in_log(custom_id)} by {stage.ana.id}" in said, custom_id
    assert (
        "t:1:2:play by" in said and "v:1:absent:3 by" in said and "an unknown control by" in said and "/hand by" in said
    )
    assert not [word for word in HIDDEN if word in said]
    traced = not isinstance(error, StoreError)  # one line says all of that
    assert all((word in said) == traced for word in (type(error).__name__, "LookupError", "in fail"))
    assert ("the disk is full" in said) == isinstance(error, StoreError)
    stage.forgive()


async def test_a_picture_that_cannot_be_drawn_and_a_notice_that_cannot_be_written_quote_no_card(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise KeyError(CARD)

    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    with written() as log:
        monkeypatch.setattr("render.board", broken)
        monkeypatch.setattr("render.hand", broken)
        await stage.press(stage.ana, lobby, "b:*:start")
        await stage.press(stage.ana, stage.board(), "b:*:hand")
        monkeypatch.setattr("cogs.interactions.replies._say", broken)
        await stage.press(stage.davi, stage.board(), "b:*:hand")
        monkeypatch.undo()
    said = log()
    assert "of mausoleum: rendering failed" in said and "a notice could not be sent" in said
    assert "KeyError" in said and CARD not in said
    stage.forgive()


async def test_an_error_of_a_forgotten_task_quotes_no_card() -> None:
    async def fail() -> None:
        raise KeyError(CARD)

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(logs.log_uncaught_error)
        task = asyncio.create_task(fail())
        await asyncio.wait({task})
        del task

    with written() as log:
        await asyncio.to_thread(asyncio.run, work())
    assert "Task exception was never retrieved" in log() and "in fail" in log()
    assert "KeyError" in log() and CARD not in log()


def test_errors_of_discord_keep_their_words_and_notes_are_kept() -> None:
    with written() as log:
        try:
            try:
                raise discord.GatewayNotFound
            except discord.GatewayNotFound as error:
                error.add_note("In a render worker:")
                raise ValueError(CARD) from error
        except ValueError:
            logging.getLogger("cogs").exception("it failed")
        logging.getLogger("cogs").error("without an error", exc_info=True)
    said = log()
    assert "GatewayNotFound: The gateway to connect to discord was not found." in said and "In a render worker:" in said
    assert said.index("GatewayNotFound") < said.index("which led to") < said.index("ValueError")
    assert CARD not in said and "without an error" in said
