"""Buttons and selects that survive everything: all they know is in their custom id.

discord.py makes them anew from the id whenever one is used, on a message of any age. An exception in such an item would
reach no handler and leave the user without an answer, so all of them go through :class:`Answering`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from cogs.interactions import context, custom_ids, replies
from cogs.interactions.custom_ids import Op, Way


class Desk(Protocol):
    """What the items ask for: implemented by :class:`cogs.play.flow.Desk`."""

    async def act(
        self, interaction: discord.Interaction, table_id: int, decision_revision: int, notation: str
    ) -> None: ...

    async def operate(self, interaction: discord.Interaction, table_id: int, op: str) -> None: ...

    async def vote(
        self, interaction: discord.Interaction, table_id: int, kind: str, number: int, choice: str
    ) -> None: ...

    async def go_back(self, interaction: discord.Interaction, table_id: int, decision_revision: int) -> None: ...

    async def log_page(self, interaction: discord.Interaction, table_id: int, page: int) -> None: ...

    async def replay_page(self, interaction: discord.Interaction, table_id: int, page: int) -> None: ...

    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        pace: str | None = None,
        *,
        thread: bool = False,
        ranked: bool = True,
    ) -> None: ...


class Preferences(Protocol):
    """Likewise, implemented by :class:`cogs.preferences.flow.Preferences`."""

    async def change_server(self, interaction: discord.Interaction, what: str, values: Sequence[str]) -> None: ...

    async def change_member(self, interaction: discord.Interaction, what: str, values: Sequence[str]) -> None: ...

    async def privacy(self, interaction: discord.Interaction, what: str) -> None: ...


class Leaderboards(Protocol):
    """Likewise, implemented by :class:`cogs.standings.flow.Ladder`."""

    async def leaderboard(self, interaction: discord.Interaction, game: str | None = None, page: int = 0) -> None: ...


class Rules(Protocol):
    """Likewise, implemented by :class:`cogs.rules.flow.Rules`."""

    async def show_page(self, interaction: discord.Interaction, game: str, page: str) -> None: ...


class HasDesk(Protocol):
    """The client, as far as the items know it."""

    desk: Desk
    preferences: Preferences
    leaderboards: Leaderboards
    rules: Rules


def _desk(interaction: discord.Interaction) -> Desk:
    return cast(HasDesk, interaction.client).desk


def _preferences(interaction: discord.Interaction) -> Preferences:
    return cast(HasDesk, interaction.client).preferences


def _leaderboards(interaction: discord.Interaction) -> Leaderboards:
    return cast(HasDesk, interaction.client).leaderboards


class Answering:
    """Mixed into every dynamic item. Whatever happens in :meth:`answer`, the user hears of it.

    Reading the id cannot fail: its parts are kept as text, and made into numbers where failure is answered.
    """

    ids: dict[str, str]

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        made = cls.__new__(cls)
        ui.DynamicItem.__init__(made, item)  # type: ignore[arg-type]
        made.ids = match.groupdict()
        return made

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Everybody may click; what a click may do is decided by the table, which can say why not."""
        return True

    async def callback(self, interaction: discord.Interaction) -> None:
        await context.meet(interaction)
        await replies.guard(interaction, self.answer(interaction))

    async def answer(self, interaction: discord.Interaction) -> None:
        """Do what the item is for, and answer."""
        raise NotImplementedError


class ActionButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.ACTION):
    """Does one action of a game."""

    def __init__(
        self, table: int, decision_revision: int, notation: str, *, label: str, style: discord.ButtonStyle
    ) -> None:
        super().__init__(
            ui.Button(custom_id=custom_ids.action(table, decision_revision, notation), label=label, style=style)
        )

    async def answer(self, interaction: discord.Interaction) -> None:
        where = self.ids
        await _desk(interaction).act(
            interaction, int(where["table"]), int(where["decision_revision"]), where["notation"]
        )


class ActionSelect(Answering, ui.DynamicItem[ui.Select[Any]], template=custom_ids.SELECT):
    """Does the action chosen in it."""

    def __init__(
        self, table: int, decision_revision: int, placeholder: str, options: Sequence[discord.SelectOption]
    ) -> None:
        custom_id = custom_ids.select(table, decision_revision)
        super().__init__(ui.Select(custom_id=custom_id, placeholder=placeholder, options=list(options)))

    async def answer(self, interaction: discord.Interaction) -> None:
        where = self.ids
        await _desk(interaction).act(
            interaction, int(where["table"]), int(where["decision_revision"]), chosen(interaction)
        )


class TableButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.TABLE):
    """One of a table's own buttons: join, hand, rules, …"""

    def __init__(self, table: int, op: Op, *, label: str, style: discord.ButtonStyle) -> None:
        super().__init__(ui.Button(custom_id=custom_ids.op(table, op), label=label, style=style))

    async def answer(self, interaction: discord.Interaction) -> None:
        await _desk(interaction).operate(interaction, int(self.ids["table"]), self.ids["op"])


class VoteButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.VOTE):
    """Answers a question to the players."""

    def __init__(
        self, table: int, kind: str, number: int, choice: str, *, label: str, style: discord.ButtonStyle
    ) -> None:
        super().__init__(ui.Button(custom_id=custom_ids.vote(table, kind, number, choice), label=label, style=style))

    async def answer(self, interaction: discord.Interaction) -> None:
        where = self.ids
        await _desk(interaction).vote(
            interaction, int(where["table"]), where["kind"], int(where["number"]), where["choice"]
        )


class UndoButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.UNDO):
    """Takes back what it was shown with, or asks the others for leave."""

    def __init__(self, table: int, decision_revision: int, *, label: str) -> None:
        super().__init__(
            ui.Button(
                custom_id=custom_ids.undo(table, decision_revision), label=label, style=discord.ButtonStyle.primary
            )
        )

    async def answer(self, interaction: discord.Interaction) -> None:
        await _desk(interaction).go_back(interaction, int(self.ids["table"]), int(self.ids["decision_revision"]))


class LogButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.LOG):
    """Opens a page of a table's log."""

    def __init__(self, table: int, page: int, *, label: str, disabled: bool) -> None:
        super().__init__(ui.Button(custom_id=custom_ids.log(table, page), label=label, disabled=disabled))

    async def answer(self, interaction: discord.Interaction) -> None:
        await _desk(interaction).log_page(interaction, int(self.ids["table"]), int(self.ids["page"]))


class ReplayButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.REPLAY):
    """Opens a page of a finished game."""

    def __init__(self, table: int, way: Way, page: int, *, label: str, disabled: bool) -> None:
        super().__init__(ui.Button(custom_id=custom_ids.replay(table, way, page), label=label, disabled=disabled))

    async def answer(self, interaction: discord.Interaction) -> None:
        await _desk(interaction).replay_page(interaction, int(self.ids["table"]), int(self.ids["page"]))


class ThreadButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.THREAD):
    """Opens a table in a thread of its own."""

    def __init__(self, game: str, pace: str, *, ranked: bool, label: str) -> None:
        custom_id = custom_ids.thread(game, pace, ranked=ranked)
        super().__init__(ui.Button(custom_id=custom_id, label=label, style=discord.ButtonStyle.success))

    async def answer(self, interaction: discord.Interaction) -> None:
        where = self.ids
        ranked = where["unranked"] is None
        await _desk(interaction).play(interaction, where["game"], where["pace"], thread=True, ranked=ranked)


class RulesButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.RULES):
    """Opens a page of a game's rules."""

    def __init__(self, game: str, page: str, *, label: str) -> None:
        super().__init__(ui.Button(custom_id=custom_ids.rules(game, page), label=label))

    async def answer(self, interaction: discord.Interaction) -> None:
        await cast(HasDesk, interaction.client).rules.show_page(interaction, self.ids["game"], self.ids["page"])


class RulesSelect(Answering, ui.DynamicItem[ui.Select[Any]], template=custom_ids.RULES_SELECT):
    """Lists the pages of a game's rules."""

    def __init__(self, game: str, placeholder: str, options: Sequence[discord.SelectOption]) -> None:
        super().__init__(
            ui.Select(custom_id=custom_ids.rules_select(game), placeholder=placeholder, options=list(options))
        )

    async def answer(self, interaction: discord.Interaction) -> None:
        await cast(HasDesk, interaction.client).rules.show_page(interaction, self.ids["game"], chosen(interaction))


class LeadersButton(Answering, ui.DynamicItem[ui.Button[Any]], template=custom_ids.LEADERS):
    """Opens a page of a game's leaderboard."""

    def __init__(self, game: str, page: int, *, label: str, disabled: bool) -> None:
        super().__init__(ui.Button(custom_id=custom_ids.leaders(game, page), label=label, disabled=disabled))

    async def answer(self, interaction: discord.Interaction) -> None:
        await _leaderboards(interaction).leaderboard(interaction, self.ids["game"], int(self.ids["page"]))


class LeadersSelect(Answering, ui.DynamicItem[ui.Select[Any]], template=custom_ids.LEADERS_SELECT):
    """Lists the games with leaderboards."""

    def __init__(self, placeholder: str, options: Sequence[discord.SelectOption]) -> None:
        super().__init__(
            ui.Select(custom_id=custom_ids.leaders_select(), placeholder=placeholder, options=list(options))
        )

    async def answer(self, interaction: discord.Interaction) -> None:
        await _leaderboards(interaction).leaderboard(interaction, chosen(interaction))


class ServerItem(Answering, ui.DynamicItem[ui.Item[Any]], template=custom_ids.SERVER):
    """Changes how a server wants its tables: a button, or a select of any kind."""

    async def answer(self, interaction: discord.Interaction) -> None:
        await _preferences(interaction).change_server(interaction, self.ids["what"], all_chosen(interaction))


class MemberItem(Answering, ui.DynamicItem[ui.Item[Any]], template=custom_ids.MEMBER):
    """Changes what a person wants: a button or a select."""

    async def answer(self, interaction: discord.Interaction) -> None:
        await _preferences(interaction).change_member(interaction, self.ids["what"], all_chosen(interaction))


class PrivacyItem(Answering, ui.DynamicItem[ui.Item[Any]], template=custom_ids.PRIVACY):
    """Tells, hands out or deletes what is stored about a person."""

    async def answer(self, interaction: discord.Interaction) -> None:
        await _preferences(interaction).privacy(interaction, self.ids["what"])


def all_chosen(interaction: discord.Interaction) -> list[str]:
    """The values chosen in a select."""
    return [str(value) for value in cast("dict[str, Any]", interaction.data or {}).get("values") or ()]


def chosen(interaction: discord.Interaction) -> str:
    """The value chosen in a select; empty if the client sent none."""
    return next(iter(all_chosen(interaction)), "")


ITEMS = (
    ActionButton,
    ActionSelect,
    TableButton,
    VoteButton,
    UndoButton,
    LogButton,
    ReplayButton,
    ThreadButton,
    RulesButton,
    RulesSelect,
    LeadersButton,
    LeadersSelect,
    ServerItem,
    MemberItem,
    PrivacyItem,
)
"""All of them, to be registered once at the start."""
