"""The stage itself, with a small bot of its own: it must notice what it is there to notice."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable

import discord
import pytest
from discord import ui
from discord.ext import commands

from tests import discord_description, discord_limits
from tests.bot import harness
from tests.discord_description import description_problems, needs_description


class Echo(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"echo:(?P<what>[a-z]+)"):
    """Does one thing of each kind that can go wrong."""

    def __init__(self, what: str) -> None:
        super().__init__(ui.Button(label=what.title(), custom_id=f"echo:{what}"))
        self.what = what

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, _item: object, match: object) -> Echo:
        return cls(match["what"])  # type: ignore[index]

    async def callback(self, interaction: discord.Interaction) -> None:
        match self.what:
            case "private":
                text = f"{interaction.locale} in {interaction.guild_locale}"
                await interaction.response.send_message(view=panel(text, "again"), ephemeral=True)
            case "again":
                await interaction.response.edit_message(view=panel("again"))
            case "twice":
                await interaction.response.defer()
                try:
                    await interaction.response.send_message("too late")
                except discord.InteractionResponded:
                    await interaction.followup.send(view=panel("x" * 4001))
            case "alt":
                file = discord.File(io.BytesIO(b"x"), "a.txt", description="x" * 1025)
                view = ui.LayoutView(timeout=None).add_item(ui.File(file))
                await interaction.response.send_message(view=view, file=file)
            case "log":
                logging.getLogger("somewhere").error("something broke")
                await interaction.response.defer()


def panel(text: str, *buttons: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    if buttons:
        view.add_item(ui.ActionRow(*(Echo(what) for what in buttons)))
    view.stop()
    return view


class EchoBot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Echo)

        @self.tree.command(description="Show the buttons")
        async def echo(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=panel("hello", "private", "twice", "log", "alt"))

        await self.tree.sync()


@pytest.fixture
def make() -> Callable[[], discord.Client]:
    return EchoBot


async def test_people_see_and_press_what_is_theirs(stage: harness.Stage) -> None:
    board = stage.shown(await stage.slash(stage.ana, "echo"))
    assert stage.text(board) == "hello"
    assert [button.label for button in stage.buttons(board)] == ["Private", "Twice", "Log", "Alt"]
    stage.reads(stage.bruno, "pt-BR")
    note = stage.private(await stage.press(stage.bruno, board, "echo:priv*"))
    assert stage.text(note) == "pt-BR in en-US"
    assert [message.id for message in stage.history()] == [board.id]
    await stage.press(stage.bruno, note, "Again")
    assert stage.text(note) == "again"


async def test_a_restart_brings_a_new_bot_to_the_old_messages(stage: harness.Stage) -> None:
    board = stage.shown(await stage.slash(stage.ana, "echo"))
    before = stage.bot
    assert await stage.restart() is not before
    assert stage.text(stage.private(await stage.press(stage.ana, stage.board(), "Private")))
    assert stage.board().id == board.id


async def test_refused_requests_logged_errors_and_mentions_of_all_are_reported(stage: harness.Stage) -> None:
    board = stage.shown(await stage.slash(stage.ana, "echo"))
    await stage.press(stage.ana, board, "Twice")
    assert [user_error.status for user_error in stage.refused] == [400]
    with pytest.raises((AssertionError, ExceptionGroup)):
        stage.check()
    stage.forgive()
    await stage.press(stage.ana, board, "Log")
    with pytest.raises(AssertionError, match="something broke"):
        stage.check()
    stage.forgive()
    message = stage.bot.get_channel(stage.channel.id).get_partial_message(board.id)  # type: ignore[union-attr]
    for wrong in ({}, {"allowed_mentions": discord.AllowedMentions(roles=True)}):
        await message.edit(view=panel("@everyone"), **wrong)
        with pytest.raises(AssertionError, match="mention"):
            stage.check()
        stage.forgive()


def test_a_panel_is_checked_without_being_sent() -> None:
    assert not harness.panel_problems(panel("hello", "private"))
    assert harness.panel_problems(panel("hello", "private", "private"))
    assert harness.panel_problems(panel("x" * 4001))
    assert harness.panel_problems(panel("hello"), [("board.png", "a board")]) == ["board.png is attached but not shown"]
    files = ui.LayoutView(timeout=None).add_item(ui.File("attachment://a.txt"))
    assert not harness.panel_problems(files, [("a.txt", "x" * 1024)])
    assert harness.panel_problems(files, [("a.txt", "x" * 1025)])


async def test_limits_that_simcord_lets_pass_are_checked_without_discord_s_description(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord_description, "spec", lambda: None)
    board = stage.shown(await stage.slash(stage.ana, "echo"))
    stage.check()
    await stage.press(stage.ana, board, "Alt")
    assert not stage.refused, "simcord has nothing against it"
    with pytest.raises(AssertionError, match="description has a length of 1025"):
        stage.check()
    stage.forgive()


@needs_description
def test_discord_s_own_description_is_used_where_it_is_available() -> None:
    body = {"content": "hello", "contents": "typo"}
    assert not discord_limits.problems("POST", "/channels/1/messages", body)
    assert description_problems("POST", "/channels/1/messages", {}, body)
