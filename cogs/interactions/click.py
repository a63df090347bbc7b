"""What a handler gets of a click, a command or a form."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from cogs.interactions import context
from cogs.interactions.installs import place_of
from cogs.interactions.services import Services
from render.wording import Words
from tables import MemberSettings, Person, Table
from tables.clocks import DAY


@dataclass(frozen=True)
class Click:
    """A click, a command or a form: who acts, in which language, and what answers may use."""

    interaction: discord.Interaction
    services: Services

    @property
    def locale(self) -> str:
        """The language of the acting user."""
        return context.reader(self.interaction)

    @property
    def words(self) -> Words:
        """What texts for the acting user are made with."""
        return Words(self.locale, self.services.emojis)

    @property
    def user(self) -> int:
        """The id of the acting user."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The acting user, as tables keep them."""
        return context.person(self.interaction)

    @property
    def place(self) -> int:
        """The id of the server with the bot; 0 in direct messages and in servers without it."""
        return place_of(self.interaction)

    @property
    def member(self) -> MemberSettings:
        """What the acting user has chosen in this server."""
        return context.settings_of(self.interaction).member

    @property
    def in_words(self) -> bool:
        """Whether the user gets words in place of pictures."""
        return context.in_words(self.interaction)

    @property
    def now(self) -> int:
        """Discord's time of the click in Unix milliseconds: the clock of this machine may be wrong."""
        return context.sent_at(self.interaction)

    @property
    def today(self) -> int:
        """The day of the click by Discord's time, counted from 1970, UTC."""
        return self.now // DAY

    def at(self, table: Table) -> TableClick:
        """Return the same click at a table."""
        return TableClick(self.interaction, self.services, table)


@dataclass(frozen=True)
class TableClick(Click):
    """A click on a control of a table, or a command about one."""

    table: Table
