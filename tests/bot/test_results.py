"""How an interaction ended, as metrics count it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.interactions.replies import result_of
from cogs.tree import FINISHED
from cogs.turn.hand_panel import Hand
from tests.bot.forging import forge
from tests.bot.harness import Stage
from tests.bot.playing import Game

pytestmark = pytest.mark.usefixtures("tiny_pictures")


class Results:
    """Notes each finished interaction of a bot."""

    def __init__(self, bot: Any) -> None:
        self._found: list[str] = []
        bot.add_listener(self._finished, f"on_{FINISHED}")
        bot.add_listener(self._completed, "on_app_command_completion")

    def take(self) -> list[str]:
        """Return the results since the last call."""
        found, self._found = self._found, []
        return found

    async def _finished(self, interaction: discord.Interaction[Any]) -> None:
        self._found.append(result_of(interaction))

    async def _completed(self, interaction: discord.Interaction[Any], _: object) -> None:
        await self._finished(interaction)


async def test_each_interaction_ends_once_with_its_result(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    stage, who = game.stage, game.decider()
    results = Results(stage.bot)
    await stage.slash(who, "hand")
    await stage.press(who, game.board, "b:*:hand")
    assert results.take() == ["answered", "answered"]
    await forge(stage, who, game.board, "chat:old")
    await stage.slash(stage.davi, "hand")
    assert results.take() == ["refused", "refused"]
    stage.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await stage.press(who, game.board, "b:*:hand")
    assert results.take() == ["late"]

    def broken(*_: Any) -> Any:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(Hand, "panel", broken)
    await stage.press(who, game.board, "b:*:hand")
    await stage.slash(who, "hand")
    assert results.take() == ["failed", "failed"]
    stage.forgive()


async def test_suggestions_are_no_result(stage: Stage) -> None:
    results = Results(stage.bot)
    await stage.ana.autocomplete(stage.channel, "rules", "page", "", game="mausoleum")
    await stage.slash(stage.ana, "table-help")
    assert results.take() == ["answered"]
