"""The command ``/hand``, and the controls of hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.click import Click
from cogs.interactions.command_texts import text
from cogs.interactions.custom_ids import Op
from cogs.interactions.services import Services
from cogs.turn import handlers
from cogs.turn.live_hands import LiveHands

if TYPE_CHECKING:
    from cogs.client import Tertulia


class TurnCog(commands.Cog):
    """Shows players their hands."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=text("command-hand-name"), description=text("command-hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, handlers.hand_here(Click(interaction, self._services)))


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    services, components = bot.services, bot.components
    components.on_table(custom_ids.Act, handlers.act)
    components.on_table(custom_ids.ActSelect, handlers.act_selected)
    components.on_table(custom_ids.First, handlers.choose_first)
    components.on_table(custom_ids.ConfirmTurn, handlers.act_confirmed)
    components.on_table(custom_ids.PassOn, handlers.pass_on)
    components.on_table(custom_ids.Mention, handlers.hand)
    components.on_table(custom_ids.NoteForm, handlers.submit_note)
    components.on_table(custom_ids.ConfirmUndo, handlers.confirm_undo)
    components.on_press(Op.HAND, handlers.hand)
    components.on_press(Op.DECIDE, handlers.decide_again)
    components.on_press(Op.HINT, handlers.show_hint)
    components.on_press(Op.WHY_NOT, handlers.show_why_not)
    components.on_press(Op.NOTE, handlers.show_note_form)
    components.on_press(Op.UNDO, handlers.undo)
    services.registry.observers.append(LiveHands(services).observe)
    await bot.add_cog(TurnCog(services))
