"""Hints: what a strong player would do, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.layout import names
from cogs.interactions.reasons import explained, sentence
from cogs.play.turn import show_hand
from engine import Action, View
from engine.hints import ENDS_LOST, MAX_ACTIONS, MoveStep, next_view
from engine.players import Choice
from locales import say
from render.choices import move
from render.wording import plain
from tables import Phase, Table, UserError
from tables.permissions import need_hand, need_player
from tables.threads import for_page

LEVEL: Final = "hard"
"""The level of the bot that finds hints."""
CLOSE_PERCENT: Final = 3
"""Two choices that differ by fewer per cent of games won are about as good."""


async def show_hint(click: TableClick) -> None:
    """Show a suggestion for the user's own decision above their hand. One at a time for each user."""
    table = click.table
    user, locale = click.user, click.locale
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
        found = await for_page(hint, table, move, locale)  # it tries moves in many positions
        return found if table.seat_of(user) == seat and table.view(seat) == view else ()

    with replies.one_at_a_time(click.services.hinting, user, "error-thinking"):
        await show_hand(click, find_head=find)


async def _whole_move(click: TableClick, view: View) -> list[tuple[View, Choice]]:
    """Return the decisions of a strong player's whole move, up to the first that depends on hidden things."""
    table, move = click.table, list[tuple[View, Choice]]()
    found: View | None = view
    while found is not None and len(move) < MAX_ACTIONS:
        asker = table.row.guild_id, click.user
        choice = await click.services.bot_player.decide(table.row.game, found, LEVEL, asker)
        move.append((found, choice))
        found = await for_page(next_view, table.game, found, choice.action)
    return move


def hint(table: Table, found: Sequence[tuple[View, Choice]], locale: str) -> tuple[str, ...]:
    """Return a suggestion to a player, with its reason; then more lines, for a hand that has room for them.

    ``found`` is a whole move, from the player's present view on.
    """
    view, choice = found[0]
    game, game_names = table.game, names(table, locale)

    def label(view: View, action: Action) -> str:
        return plain(move(game, view, action, game_names, locale))

    action = sentence(", ".join(label(seen, each.action) for seen, each in found))
    taken = [each.action for _, each in found]
    steps = [MoveStep(seen, each.action, _next_best(each, partial(label, seen), taken)) for seen, each in found]
    other = steps[0].other
    if other is None:
        return (say(locale, "hint-only", action=action),)
    found_reasons = explained(table, steps, locale)
    told = [text for _, text in found_reasons]
    values = {each.action: each.value for each in choice.evaluations}
    chance, less = _per_cent(values[choice.action]), _per_cent(values[other])
    alternative = label(view, other)
    close = chance - less < CLOSE_PERCENT and all(note.key != ENDS_LOST for note, _ in found_reasons)
    # Of two that are about as good, the one tried most often may have won less often.
    numbers = (
        say(locale, "hint-numbers", other=alternative, chance=chance, less=less, deals=choice.iterations)
        if chance >= less
        else f"-# {say(locale, 'hint-basis', deals=choice.iterations)}"
    )
    if close and not told:
        return say(locale, "hint-equal", action=action, other=alternative), numbers
    if close:
        told.append(say(locale, "hint-close", other=alternative))
    elif not told:
        told = [say(locale, "hint-unclear")]
    return (
        say(locale, "hint-reason", action=action, reason=told[0]),
        *([" ".join(map(sentence, told[1:]))] if told[1:] else []),
        numbers,
    )


def _next_best(choice: Choice, label: Callable[[Action], str], taken: Sequence[Action]) -> Action | None:
    """Return the best of the other actions, without those that the move takes as well, in another order.

    Equal moves, of which the hand offers one, read alike.
    """
    own = label(choice.action)
    others = [each.action for each in choice.alternatives if label(each.action) != own]
    return next((each for each in others if each not in taken), next(iter(others), None))


def _per_cent(value: float) -> int:
    """Return a chance in per cent, from 1 to 99: an estimate is never certain."""
    return min(99, max(1, round(100 * value)))
