"""The form in which a player writes a private note at a table. The hand shows it, to that player alone."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from discord import TextStyle, ui

from cogs.interactions import forms
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import NoteForm
from cogs.play.turn import show_hand
from db.bounds import MAX_NOTE
from render.wording import Words
from tables import Table, UserError
from tables.permissions import need_hand

_FIELD: Final = "note"


async def show_form(click: TableClick) -> None:
    """Open the form with the user's note at a started game. Raises :class:`UserError`."""
    table = click.table
    need_hand(table, click.user)
    table.view(None)
    note = await click.services.registry.store.notes.find(table.id, click.user)
    await click.interaction.response.send_modal(note_form(table, note, click.words))


async def submit(click: TableClick, button: NoteForm) -> None:
    """Store what the form holds, and show the hand with it. Changes nothing else of the table."""
    table, filled = click.table, forms.filled(click.interaction)
    need_hand(table, click.user)
    table.view(None)
    written = filled.get(_FIELD)
    if filled.keys() != {_FIELD} or not isinstance(written, str | None):
        raise UserError("error-unknown-choice")
    registry, note = click.services.registry, clean_note(written or "")
    if not await registry.store.notes.put(table.id, click.user, note, registry.clock()):
        raise UserError("error-no-hand")
    await show_hand(click, click.words.say("note-saved" if note else "note-removed"))


def note_form(table: Table, note: str, words: Words) -> ui.Modal:
    """Return the form that holds a player's note."""
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=_FIELD, style=TextStyle.paragraph, default=note or None, required=False, max_length=MAX_NOTE
    )
    field = forms.field(words.say("form-note"), text, words.say("form-note-about"))
    return forms.form(str(NoteForm(table=table.id)), words.say("form-note-title"), [field])


def clean_note(text: str) -> str:
    """Return a note of at most ``MAX_NOTE`` characters, without control characters but line breaks."""
    visible = (letter if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs") else " " for letter in text)
    return "".join(visible).strip()[:MAX_NOTE].rstrip()
