"""Panels of questions to the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.layout import container, display, finished
from cogs.interactions.reading import Reading, undone_lines
from cogs.interactions.replies import Panel
from render.theme import SEAT_SYMBOLS
from tables import ClosedPoll, Phase, PollChoice, PollKind, choices
from tables.clocks import SECOND
from tables.questions import answer_until, asked_about


def question(reading: Reading, kind: PollKind, asked: Sequence[int] = ()) -> Panel:
    """Return a question to the players, with their answers so far. It mentions the users ``asked``."""
    table, words = reading.table, reading.words
    poll, who = table.polls[kind], reading.who(asked_about(table, kind))
    lines = [words.say(f"question-{kind}", who=who, count=len(table.waiting_for))]
    until = answer_until(table, kind)
    if until is not None:
        lines.append(f"-# {words.say(f'question-until-{kind}', until=f'<t:{until // SECOND}:R>')}")
    if poll.target is not None:
        undone = [entry for entry in table.standing() if entry.step.revision > poll.target]
        lines += undone_lines(reading, undone)
    votes = [
        f"{SEAT_SYMBOLS[seat]} {words.say(f'answer-{kind}-{choice}')}"
        for user, choice in table.votes.get(kind, {}).items()
        if (seat := table.seat_of(user)) is not None
    ]
    users = ", ".join(f"<@{user}>" for user in asked)
    call = display(words.say("question-for", who=users, count=len(asked))) if asked else None
    return finished(
        [
            # The call is a text of its own: below a list it would belong to the last item.
            container(table.row.game, display(*lines), call, display(*(f"-# {vote}" for vote in votes))),
            ui.ActionRow(
                *(
                    ui.Button(
                        custom_id=str(custom_ids.Vote(table=table.id, kind=kind, number=poll.number, choice=choice)),
                        label=words.say(f"answer-{kind}-{choice}"),
                        style=_ANSWER[choice],
                    )
                    for choice in choices(table, kind)
                )
            ),
        ]
    )


def closed(reading: Reading, poll: ClosedPoll) -> Panel | None:
    """Return what a closed question leaves in the channel. None if nothing: the board tells what became of it."""
    table = reading.table
    key = _LEFT.get((poll.kind, poll.verdict))
    if key is None or not poll.seats or table.phase is not Phase.RUNNING:
        return None
    text = reading.words.say(key, who=reading.who(poll.seats), count=len(poll.seats))
    return finished([container(table.row.game, display(text))])


_LEFT: Final = {
    (PollKind.UNDO, PollChoice.NO): "closed-undo-no",
    (PollKind.UNDO, PollChoice.LATE): "closed-undo-late",
    (PollKind.UNDO, None): "closed-undo-over",
    (PollKind.END, PollChoice.NO): "closed-end-no",
    (PollKind.END, PollChoice.LATE): "closed-end-late",
    (PollKind.ABSENT, PollChoice.WAIT): "closed-absent-wait",
}
"""The texts of questions that were declined, or overtaken by the game."""
_ANSWER: Final = {
    PollChoice.WAIT: discord.ButtonStyle.secondary,
    PollChoice.BOT: discord.ButtonStyle.primary,
    PollChoice.END: discord.ButtonStyle.danger,
    PollChoice.YES: discord.ButtonStyle.primary,
    PollChoice.NO: discord.ButtonStyle.secondary,
}
