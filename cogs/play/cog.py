"""Commands that open a table or act on a channel's table, and the components of tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.command_texts import text, titles
from cogs.interactions.components import Answer, Components
from cogs.interactions.context_menus import message_menu, user_menu
from cogs.interactions.custom_ids import Op
from cogs.interactions.installs import anywhere
from cogs.interactions.services import Services
from cogs.play import (
    away,
    board,
    cancel,
    challenge,
    company,
    hints,
    lobby,
    log,
    menu,
    message_menus,
    note_form,
    options,
    plan,
    polls,
    seats,
    solo,
    strike,
    turn,
    undo,
    why_not,
)
from cogs.play.live_hands import LiveHands
from engine.players import LEVELS
from tables import Pace

if TYPE_CHECKING:
    from cogs.client import Tertulia


def register(components: Components) -> None:
    """Say what each component of a table does."""
    components.on_table(custom_ids.Act, turn.act)
    components.on_table(custom_ids.ActSelect, turn.act_selected)
    components.on_table(custom_ids.First, turn.choose_first)
    components.on_table(custom_ids.ConfirmTurn, turn.act_confirmed)
    components.on_table(custom_ids.PassOn, turn.pass_on)
    components.on_table(custom_ids.PlanMove, plan.choose)
    components.on_table(custom_ids.PlanSelect, plan.choose_selected)
    components.on_table(custom_ids.Mention, lambda click, button: turn.hand(click))
    components.on_table(custom_ids.OptionSelect, options.set_option)
    components.on_table(custom_ids.LobbyForm, options.submit)
    components.on_table(custom_ids.Guests, company.change)
    components.on_table(custom_ids.RemoveGuest, company.remove)
    components.on_table(custom_ids.NoteForm, note_form.submit)
    components.on_table(custom_ids.Vote, polls.vote)
    components.on_table(custom_ids.ConfirmUndo, undo.confirm)
    components.on_table(custom_ids.LogPage, lambda click, button: log.show_log(click, button.page))
    components.on(custom_ids.OpenThread, lobby.open_thread)
    components.on(custom_ids.OpenTable, solo.open_next)
    components.on(custom_ids.ChallengeSelect, challenge.choose_game)
    components.on(custom_ids.AwayUntil, away.choose)
    for op, answer in PRESSES.items():
        components.on_press(op, answer)


PRESSES: Final[Mapping[Op, Callable[[TableClick], Answer]]] = {
    Op.JOIN: lobby.join,
    Op.LEAVE: lobby.leave,
    Op.ADD_EASY: lambda click: lobby.add_bot(click, "easy"),
    Op.ADD_NORMAL: lambda click: lobby.add_bot(click, "normal"),
    Op.ADD_HARD: lambda click: lobby.add_bot(click, "hard"),
    Op.REMOVE_BOT: lobby.remove_bot,
    Op.OPTIONS: options.show_form,
    Op.GUESTS: company.show,
    Op.HERE: company.answer_call,
    Op.NOTE: note_form.show_form,
    Op.START: lobby.start,
    Op.REMATCH: solo.again,
    Op.JOIN_REMATCH: lobby.join_rematch,
    Op.HAND: turn.hand,
    Op.HINT: hints.show_hint,
    Op.WHY_NOT: why_not.show_why_not,
    Op.DECIDE: turn.decide_again,
    Op.PLAN: plan.show,
    Op.WITHDRAW: plan.withdraw,
    Op.UNDO: undo.undo,
    Op.RETURN: seats.come_back,
    Op.TAKE: seats.take_over,
    Op.QUIT: seats.ask_quit,
    Op.CONFIRM_QUIT: seats.quit_game,
    Op.PROPOSE_END: polls.ask_end,
    Op.CONFIRM_END: polls.propose_end,
    Op.CANCEL: cancel.cancel,
    Op.CONFIRM_CANCEL: cancel.confirm,
    Op.STRIKE: strike.ask,
    Op.CONFIRM_STRIKE: strike.strike,
    Op.COUNT_AGAIN: strike.count_again,
    Op.RESUME: board.resume,
    Op.MORE: menu.show_menu,
    Op.LOG: log.show_log,
    Op.OWN_TURN: log.show_own_turn,
    Op.TEXT: menu.show_words,
}
"""What each button of a table does."""


class Play(commands.Cog):
    """Commands that open a table or show what belongs to one."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=text("command-play-name"), description=text("command-play-about"))
    @app_commands.rename(
        game=text("option-game-name"),
        pace=text("option-pace-name"),
        thread=text("option-thread-name"),
        ranked=text("option-ranked-name"),
    )
    @app_commands.describe(
        game=text("option-game-about"),
        pace=text("option-pace-about"),
        thread=text("option-thread-about"),
        ranked=text("option-ranked-about"),
    )
    @app_commands.choices(
        game=titles(), pace=[app_commands.Choice(name=text(f"pace-{pace}"), value=pace.value) for pace in Pace]
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        pace: str | None = None,
        thread: bool = False,
        ranked: bool | None = None,
    ) -> None:
        opening = lobby.play(Click(interaction, self.services), game, pace, thread=thread, ranked=ranked)
        await replies.guard(interaction, opening)

    @app_commands.command(name=text("command-solo-name"), description=text("command-solo-about"))
    @app_commands.rename(game=text("option-game-name"), bots=text("option-bots-name"), level=text("option-level-name"))
    @app_commands.describe(
        game=text("option-game-about"), bots=text("option-bots-about"), level=text("option-level-about")
    )
    @app_commands.choices(
        game=titles(), level=[app_commands.Choice(name=text(f"bot-{level}"), value=level) for level in LEVELS]
    )
    @anywhere
    async def against_bots(
        self,
        interaction: discord.Interaction,
        game: str,
        bots: app_commands.Range[int, 1, 3] | None = None,
        level: str = solo.USUAL_LEVEL,
    ) -> None:
        await replies.guard(interaction, solo.play(Click(interaction, self.services), game, bots, level))

    @app_commands.command(name=text("command-tables-name"), description=text("command-tables-about"))
    @anywhere
    async def tables(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, menu.show_tables(Click(interaction, self.services)))

    @app_commands.command(name=text("command-hand-name"), description=text("command-hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, turn.hand_here(Click(interaction, self.services)))

    @app_commands.command(name=text("command-board-name"), description=text("command-board-about"))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, board.show_board(Click(interaction, self.services)))

    @app_commands.command(name=text("command-away-name"), description=text("command-away-about"))
    @app_commands.rename(until=text("option-until-name"), bot=text("option-bot-name"))
    @app_commands.describe(until=text("option-until-about"), bot=text("option-bot-about"))
    @app_commands.guild_only()
    async def away(self, interaction: discord.Interaction, until: str | None = None, bot: bool = False) -> None:
        await replies.guard(interaction, away.away(Click(interaction, self.services), until, bot=bot))

    @away.autocomplete("until")
    async def days(self, interaction: discord.Interaction, entered: str) -> list[app_commands.Choice[str]]:
        """Return days to come."""
        return await replies.suggest(interaction, await away.suggest(Click(interaction, self.services), entered))


@app_commands.guild_only()
class TableGroup(
    commands.GroupCog, group_name=text("command-table-name"), group_description=text("command-table-about")
):
    """The commands ``/table …``."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command(name=text("command-cancel-name"), description=text("command-cancel-about"))
    async def cancel(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, cancel.cancel_here(Click(interaction, self.services)))

    @app_commands.command(name=text("command-resume-name"), description=text("command-resume-about"))
    async def resume(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, board.resume_here(Click(interaction, self.services)))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    services = bot.services
    register(bot.components)
    services.registry.observers.append(LiveHands(services).observe)
    await bot.add_cog(Play(services))
    await bot.add_cog(TableGroup(services))
    for entry in (
        user_menu("menu-challenge-name", lambda who, target: challenge.challenge(Click(who, services), target)),
        message_menu("menu-hand-name", lambda who, message: message_menus.show_hand(Click(who, services), message)),
        message_menu("menu-words-name", lambda who, message: message_menus.show_words(Click(who, services), message)),
    ):
        bot.tree.add_command(entry)
