"""Forms: up to five fields, prefilled with the present choices, and what a user has filled in.

A form is finished before it is sent, so discord.py keeps none. Its custom id is all that it remembers. The values that
come back are never trusted: a field may be missing, or hold any value of any type.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import discord
from discord import ui

from render.wording import clip

MAX_FIELDS: Final = 5
"""Discord's limit of fields in a form."""
MAX_LABEL: Final = 45
"""Discord's limit of characters in the title of a form and the label of a field."""

Field = ui.Label[Any]


def form(custom_id: str, title: str, fields: Sequence[Field]) -> ui.Modal:
    """Return a form of these fields, ready to be sent once."""
    made = ui.Modal(title=clip(title, MAX_LABEL), custom_id=custom_id)
    for field in fields:
        made.add_item(field)
    made.stop()
    return made


def radio(
    name: str,
    label: str,
    options: Sequence[tuple[str, str]],
    chosen: str | None,
    about: str | None = None,
    *,
    required: bool = True,
) -> Field:
    """Return a choice of one of a few options, all in sight. ``options`` are labels and values."""
    group: ui.RadioGroup[Any] = ui.RadioGroup(
        custom_id=name,
        required=required,
        options=[
            discord.RadioGroupOption(label=clip(text, 100), value=value, default=value == chosen)
            for text, value in options
        ],
    )
    return field(label, group, about)


def checkbox(name: str, label: str, about: str | None = None, *, on: bool) -> Field:
    """Return a choice between yes and no."""
    return field(label, ui.Checkbox(custom_id=name, default=on), about)


def checkboxes(name: str, label: str, options: Sequence[tuple[str, str, bool]]) -> Field:
    """Return several choices between yes and no. ``options`` are labels, values, and which are chosen."""
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=name,
        required=False,
        min_values=0,
        options=[
            discord.CheckboxGroupOption(label=clip(text, 100), value=value, default=on) for text, value, on in options
        ],
    )
    return field(label, group)


def text(name: str, label: str, value: str, most: int, about: str | None = None) -> Field:
    """Return a line of text of at most ``most`` characters, which may be empty."""
    line: ui.TextInput[Any] = ui.TextInput(custom_id=name, default=value, max_length=most, required=False)
    return field(label, line, about)


def field(label: str, component: ui.Item[Any], about: str | None = None) -> Field:
    """Return a component under its label, with a sentence ``about`` it."""
    return ui.Label(text=clip(label, MAX_LABEL), component=component, description=about)


def filled(interaction: discord.Interaction) -> Mapping[str, Any]:
    """Return what the user has filled in, by the names of the fields: text, a list of texts, True or False, or None."""
    found: dict[str, Any] = {}
    for part in cast("dict[str, Any]", interaction.data or {}).get("components") or ():
        inner = part.get("component") if isinstance(part, dict) else None
        if isinstance(inner, dict) and isinstance(inner.get("custom_id"), str):
            found[inner["custom_id"]] = inner["values"] if "values" in inner else inner.get("value")
    return found
