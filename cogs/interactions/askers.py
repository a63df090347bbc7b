"""Players who ask the others a question: each reads the outcome where the bot confirmed the question."""

from __future__ import annotations

import logging
from collections import OrderedDict

import discord

from cogs.interactions import errors
from cogs.interactions.context import reader
from cogs.interactions.replies import text_panel
from locales import say

_log = logging.getLogger(__name__)


class Askers:
    """The interactions that asked open questions, while their tokens live. Memory alone holds the tokens."""

    def __init__(self) -> None:
        self._asked: OrderedDict[tuple[int, int], discord.Interaction] = OrderedDict()
        """By table and number of the poll, oldest first."""

    def note(self, table_id: int, number: int, interaction: discord.Interaction) -> None:
        """Remember who asked, and forget those whose tokens have expired."""
        while self._asked and next(iter(self._asked.values())).is_expired():
            self._asked.popitem(last=False)
        self._asked[table_id, number] = interaction

    async def tell(self, table_id: int, number: int, key: str) -> None:
        """Replace the asker's confirmation by the text ``key``. Never raises."""
        interaction = self._asked.pop((table_id, number), None)
        if interaction is None or interaction.is_expired():
            return
        try:
            await interaction.edit_original_response(view=text_panel(say(reader(interaction), key)).view)
        except errors.UNREACHED as error:
            # The user may have dismissed it. The error's text could name the token.
            _log.info("table %s: asker not told: %s", table_id, type(error).__name__)
