"""What a turn shows besides the hand: questions before its end and before an undo, hints, the form of a note."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import discord
from discord import TextStyle, ui

from cogs.interactions import custom_ids, forms
from cogs.interactions.custom_ids import ButtonId, ConfirmUndo, NoteForm, Op
from cogs.interactions.layout import Item, container, display, finished, way_back
from cogs.interactions.reading import Reading, undone_lines
from cogs.interactions.reasons import compared, explained, labelled, sentence
from cogs.interactions.replies import Panel
from db.bounds import MAX_NOTE
from engine import Action, View
from engine.hints import ENDS_LOST
from engine.players import Choice
from engine.why_not import refused
from render.wording import Words, named_facts, offer, plain
from tables import Phase, Reach, StaleDecision, Table

CLOSE_PERCENT: Final = 3
"""Two choices that differ by fewer per cent of games won are about as good."""
MAX_LINES: Final = 8
"""Maximum number of reasons that a hand tells."""
NOTE_FIELD: Final = "note"


async def end_turn_panel(reading: Reading, action: Action) -> Panel:
    """Ask whether to end the turn with an action. Raises :class:`StaleDecision` if it is not legal any more."""
    table = reading.table
    view = reading.view
    if action not in view.actions:
        raise StaleDecision
    revision = table.seats[reading.seat].decision_revision
    yes = custom_ids.ConfirmTurn(table=table.id, decision_revision=revision, notation=str(action))
    return turn_question(reading, view, action, yes, Op.HAND)


def turn_question(reading: Reading, view: View, action: Action, yes: ButtonId, back: Op, more: str = "") -> Panel:
    """Ask whether to end the turn with an action of a view. ``yes`` and ``back``: what the buttons do.

    ``more`` is a line below the question.
    """
    table, words = reading.table, reading.words
    label = offer(table.game, view, action, reading.names, words)
    buttons: list[Item] = [
        ui.Button(custom_id=str(yes), label=words.say("button-end-turn"), style=discord.ButtonStyle.primary),
        ui.Button(custom_id=str(custom_ids.Press(table=table.id, op=back)), label=words.say("button-not-yet")),
    ]
    text = words.say("turn-ends", action=plain(label))
    return finished([container(table.row.game, display(text, more)), ui.ActionRow(*buttons)])


async def undo_panel(reading: Reading, reach: Reach) -> Panel:
    """Show a player what an undo would take back, and offer to ask the other players."""
    table, words = reading.table, reading.words
    button: ui.Button[Any] = ui.Button(
        custom_id=str(ConfirmUndo(table=table.id, decision_revision=table.seats[reading.seat].decision_revision)),
        label=words.say("button-ask-undo"),
        style=discord.ButtonStyle.primary,
    )
    lines = undone_lines(reading, reach.undone)
    return finished(
        [
            container(table.row.game, display(words.say("undo-asks"), *lines)),
            ui.ActionRow(button, *way_back(table, reading.seat, words)),
        ]
    )


def hint(reading: Reading, found: Sequence[tuple[View, Choice]]) -> tuple[str, ...]:
    """Return a suggestion to a player, with its reason; then more lines, for a hand that has room for them.

    ``found`` is a whole move, from the player's present view on.
    """
    words = reading.words
    view, choice = found[0]
    label = partial(labelled, reading)
    action = sentence(", ".join(label(seen, each.action) for seen, each in found))
    steps = compared(reading, found)
    other = steps[0].other
    if other is None:
        return (words.say("hint-only", action=action),)
    found_reasons = explained(reading, steps)
    told = [text for _, text in found_reasons]
    values = {each.action: each.value for each in choice.evaluations}
    chance, less = _per_cent(values[choice.action]), _per_cent(values[other])
    alternative = label(view, other)
    close = chance - less < CLOSE_PERCENT and all(note.key != ENDS_LOST for note, _ in found_reasons)
    # Of two that are about as good, the one tried most often may have won less often.
    numbers = (
        words.say("hint-numbers", other=alternative, chance=chance, less=less, deals=choice.iterations)
        if chance >= less
        else f"-# {words.say('hint-basis', deals=choice.iterations)}"
    )
    if close and not told:
        return words.say("hint-equal", action=action, other=alternative), numbers
    if close:
        told.append(words.say("hint-close", other=alternative))
    elif not told:
        told = [words.say("hint-unclear")]
    return (
        words.say("hint-reason", action=action, reason=told[0]),
        *([" ".join(map(sentence, told[1:]))] if told[1:] else []),
        numbers,
    )


def _per_cent(value: float) -> int:
    """Return a chance in per cent, from 1 to 99: an estimate is never certain."""
    return min(99, max(1, round(100 * value)))


def why_not_lines(reading: Reading, view: View) -> list[str]:
    """Return a heading, and one line for each choice that is expected and not allowed; empty if there is none."""
    table, words = reading.table, reading.words
    game, game_names = table.row.game, reading.names
    told = [each.note for each in refused(table.game, view)]
    lines = [words.text(game, f"why-{note.key}", named_facts(game, note.facts, game_names, words)) for note in told]
    found = [f"-# • {line}" for line in dict.fromkeys(lines)][:MAX_LINES]
    return [words.say("hand-why-not"), *found] if found else []


def may_ask_why_not(table: Table, user_id: int) -> bool:
    """Return whether a user must decide and may expect choices that are not there."""
    seat = table.seat_of(user_id)
    if seat is None or table.phase is not Phase.RUNNING or table.seats[seat].computer is not None:
        return False
    return bool(refused(table.game, table.view(seat)))


def note_form(table: Table, note: str, words: Words) -> ui.Modal:
    """Return the form that holds a player's note."""
    text: ui.TextInput[Any] = ui.TextInput(
        custom_id=NOTE_FIELD, style=TextStyle.paragraph, default=note or None, required=False, max_length=MAX_NOTE
    )
    field = forms.field(words.say("form-note"), text, words.say("form-note-about"))
    return forms.form(str(NoteForm(table=table.id)), words.say("form-note-title"), [field])
