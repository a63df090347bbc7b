"""Sends each click on a button or select, and each form, to the feature that drew it.

A component remembers nothing but its custom id. So it works on a message of any age, and after a restart. Panels are
finished before they are sent, so discord.py keeps none of them, and the bot's ``on_interaction`` receives every click.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from typing import Any, cast

import discord

from cogs.interactions import context, custom_ids, replies
from cogs.interactions.custom_ids import CustomId, Op
from cogs.interactions.late_pictures import LatePictures
from cogs.interactions.open_hands import OpenHands
from tables import TableRegistry, UserError

Handler = Callable[..., Coroutine[Any, Any, None]]
"""Answers a click. It gets the interaction, and the fields of the custom id by their names: ``table`` as the table."""


class Components:
    """The handler of every kind of component, as the features have registered them."""

    def __init__(self, registry: TableRegistry, late_pictures: LatePictures, open_hands: OpenHands) -> None:
        self._registry = registry
        self._late_pictures = late_pictures
        self._open_hands = open_hands
        self.handlers: dict[CustomId | Op, Handler] = {}
        """By kind of custom id; for a button of a table, by its :class:`Op`."""

    def register(self, handlers: Mapping[CustomId | Op, Handler]) -> None:
        """Let a feature answer these components."""
        self.handlers |= handlers

    async def dispatch(self, interaction: discord.Interaction) -> None:
        """Answer a click or a form, whatever goes wrong. Never raises."""
        if interaction.message is not None:
            await self._late_pictures.give_up(interaction.message.id)
            self._open_hands.forget(interaction.message.id)
        await context.load_settings(interaction, self._registry)
        await replies.guard(interaction, self._answer(interaction))

    async def _answer(self, interaction: discord.Interaction) -> None:
        data = cast("dict[str, Any]", interaction.data or {})
        found = custom_ids.read(str(data.get("custom_id", "")))
        is_form = interaction.type is discord.InteractionType.modal_submit
        if found is None or (found[0] in custom_ids.FORMS) is not is_form:
            raise UserError("error-old-button")
        kind, fields = found
        handler = self.handlers.get(fields.pop("op") if kind is custom_ids.TABLE else kind)
        if handler is None:
            raise UserError("error-old-button")
        if "table" in fields:
            guild_id, _ = context.guild_and_channel(interaction)
            fields["table"] = await self._registry.table(fields["table"], guild_id)
        await handler(interaction, **fields)


def chosen_values(interaction: discord.Interaction) -> list[str]:
    """The values chosen in a select."""
    return [str(value) for value in cast("dict[str, Any]", interaction.data or {}).get("values") or ()]


def chosen_value(interaction: discord.Interaction) -> str:
    """The value chosen in a select; empty if the client sent none."""
    return next(iter(chosen_values(interaction)), "")


def controls(message: discord.Message) -> set[tuple[str, int]]:
    """The buttons and selects on a message: custom id and type."""
    found = ((getattr(each, "custom_id", None), each.type.value) for each in _components(message.components))
    return {(custom_id, kind) for custom_id, kind in found if custom_id is not None}


def _components(parts: Iterable[discord.Component]) -> Iterator[discord.Component]:
    """The parts of a message, and the parts in them."""
    for part in parts:
        yield part
        yield from _components(getattr(part, "children", ()))
        if isinstance(part, discord.SectionComponent):
            yield part.accessory
