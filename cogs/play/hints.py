"""Hints: what a strong player would do, and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.reading import Reading
from cogs.interactions.reasons import compared, explained, labelled, sentence
from cogs.play.turn import show_hand
from engine import View
from engine.hints import ENDS_LOST
from engine.players import Choice
from engine.players.decision import Decision
from tables import Phase, UserError, whole_moves
from tables.permissions import need_hand, need_player
from tables.threads import for_page

LEVEL: Final = "hard"
"""The level of the bot that finds hints."""
CLOSE_PERCENT: Final = 3
"""Two choices that differ by fewer per cent of games won are about as good."""


async def show_hint(click: TableClick) -> None:
    """Show a suggestion for the user's own decision above their hand. One at a time for each user."""
    table = click.table
    user, words = click.user, click.words
    if not table.view(need_player(table, user)).actions or table.phase is not Phase.RUNNING:
        raise UserError("error-no-hint")
    if table.without_help:
        raise UserError("error-ranked-hint" if table.competitive else "error-daily-hint")

    async def find() -> Sequence[str]:
        """Return what a strong player would do; empty if the view changes, or the user loses the seat, meanwhile."""
        seat = need_hand(table, user)
        view = table.view(seat)
        if not view.actions:  # the hand is made again, and the user has decided by now
            return ()
        move = await _whole_move(click, view)
        found = await for_page(hint, Reading(table, None, words), move)  # it tries moves in many positions
        return found if table.seat_of(user) == seat and table.view(seat) == view else ()

    with replies.one_at_a_time(click.services.hinting, user, "error-thinking"):
        await show_hand(click, find_head=find)


async def _whole_move(click: TableClick, view: View) -> list[tuple[View, Choice]]:
    """Return the decisions of a strong player's whole move, up to the first that depends on hidden things."""
    table = click.table

    async def decide(found: View) -> Choice:
        decision = Decision(table.game, found, LEVEL)
        return await click.services.bot_player.decide(decision, (table.row.guild_id, click.user))

    first = await decide(view)
    return [(view, first), *await whole_moves.after(table.game, view, first.action, decide)]


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
