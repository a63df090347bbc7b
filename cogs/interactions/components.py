"""Sends each click on a button or select, and each form, to the feature that drew it.

A component remembers nothing but its custom id. So it works on a message of any age, and after a restart. Panels are
finished before they are sent, so discord.py keeps none of them, and the bot's ``on_interaction`` receives every click.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import Any, TypeVar, cast

import discord

from cogs.interactions import context, custom_ids, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.custom_ids import (
    ButtonId,
    Op,
    Press,
    TableButton,
)
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.services import Services
from tables import DailyDeals, Table, UserError
from tables.kinds import Ability

B = TypeVar("B", bound=ButtonId)
T = TypeVar("T", bound=TableButton)
Answer = Coroutine[Any, Any, None]


class Components:
    """The handler of every kind of component, as the features have registered them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.handlers: dict[type[ButtonId] | Op, Callable[[Any, Any], Answer]] = {}
        """By kind of custom id; for a button of a table, by its :class:`Op`."""

    def on(self, kind: type[B], answer: Callable[[Click, B], Answer]) -> None:
        """Let a feature answer a kind of component that belongs to no table."""
        self.handlers[kind] = answer

    def on_table(self, kind: type[T], answer: Callable[[TableClick, T], Answer]) -> None:
        """Let a feature answer a kind of component of tables."""
        self.handlers[kind] = answer

    def on_press(self, op: Op, answer: Callable[[TableClick], Answer]) -> None:
        """Let a feature answer a button of tables."""
        self.handlers[op] = lambda click, button: answer(click)

    async def dispatch(self, interaction: discord.Interaction) -> None:
        """Answer a click or a form, whatever goes wrong. Never raises."""
        if interaction.message is not None:
            await self._services.ephemeral.clicked(interaction.message.id)
        await context.load_settings(interaction, self._services.registry)
        await replies.guard(interaction, self._answer(interaction))

    async def _answer(self, interaction: discord.Interaction) -> None:
        context.need_allowed_user(interaction, self._services.registry)
        data = cast("dict[str, Any]", interaction.data or {})
        button = custom_ids.read(str(data.get("custom_id", "")))
        is_form = interaction.type is discord.InteractionType.modal_submit
        kind: Any = button.op if isinstance(button, Press) else type(button)
        handler = self.handlers.get(kind)
        if button is None or handler is None or button.is_form is not is_form:
            raise UserError("error-old-button")
        click = Click(interaction, self._services)
        if isinstance(button, TableButton):
            click = click.at(await self._table(interaction, button))
        await handler(click, button)

    async def _table(self, interaction: discord.Interaction, button: TableButton) -> Table:
        """Return a button's table: one of this server, or the user's own game. Raises :class:`UserError`."""
        click = Click(interaction, self._services)
        place = click.place
        try:
            table = await self._services.registry.table(button.table, place, click.user, click.today)
        except UserError as error:
            if error.key != "error-unknown-table":
                raise
            if button.ability is Ability.WATCH:
                return await DailyDeals(self._services.registry).past_table(button.table, place, click.today)
            if not place:
                guild_and_channel(interaction)  # says that tables are in servers
            raise
        if button.ability not in table.kind.allows:
            raise UserError("error-old-button")
        self._services.public.look(table)
        return table


def chosen_values(interaction: discord.Interaction) -> list[str]:
    """Return the values chosen in a select."""
    return [str(value) for value in cast("dict[str, Any]", interaction.data or {}).get("values") or ()]


def chosen_value(interaction: discord.Interaction) -> str:
    """Return the value chosen in a select; empty if the client sent none."""
    return next(iter(chosen_values(interaction)), "")


def controls(message: discord.Message) -> set[tuple[str, int]]:
    """Return the buttons and selects on a message: custom id and type."""
    found = ((getattr(each, "custom_id", None), each.type.value) for each in _components(message.components))
    return {(custom_id, kind) for custom_id, kind in found if custom_id is not None}


def texts(message: discord.Message) -> list[str]:
    """Return the texts on a message, besides its content."""
    found = (getattr(each, "content", None) for each in _components(message.components))
    return [text for text in found if isinstance(text, str)]


def _components(parts: Iterable[discord.Component]) -> Iterator[discord.Component]:
    """Yield the parts of a message, and the parts in them."""
    for part in parts:
        yield part
        yield from _components(getattr(part, "children", ()))
        if isinstance(part, discord.SectionComponent):
            yield part.accessory
