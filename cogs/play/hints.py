"""Hints for players, and the reasons of AI players for their decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.layout import names
from cogs.play.turn import show_hand
from engine.players import Choice
from engine.reasons import reason
from locales import say
from render.wording import game_text, named_facts, offer, plain, player
from tables import EvaluatedDecision, Phase, Table, UserError

LEVEL: Final = "hard"
"""The level of the AI player that finds hints."""
CLOSE_PERCENT: Final = 3
"""Two choices that differ by fewer per cent of games won are about as good."""


async def show_hint(click: TableClick) -> None:
    """Show a suggestion for the user's own decision above their hand. One at a time for each user."""
    table = click.table
    user, locale = click.user, click.locale
    if not table.view(table.need_player(user)).actions or table.phase is not Phase.RUNNING:
        raise UserError("error-no-hint")

    async def find() -> str:
        """Return what a strong player would do; empty if the view changes, or the user loses the seat, meanwhile."""
        seat = table.need_hand(user)
        view = table.view(seat)
        if not view.actions:  # the hand is made again, and the user has decided by now
            return ""
        choice = await click.services.ai_player.decide(table.row.game, view, LEVEL, (table.row.guild_id, user))
        still = table.seat_of(user) == seat and table.view(seat) == view
        return hint(table, seat, choice, locale) if still else ""

    with replies.one_at_a_time(click.services.hinting, user, "error-thinking"):
        await show_hand(click, find_head=find)


def hint(table: Table, seat: int, choice: Choice, locale: str) -> str:
    """Return a suggestion to the player in ``seat``, with its reason. ``choice`` was found for their present view."""
    view, game_names = table.view(seat), names(table, locale)
    action = plain(offer(table.game, view, choice.action, game_names, locale))
    # Equal moves, of which the hand offers one, read alike.
    others = {plain(offer(table.game, view, each.action, game_names, locale)): each for each in choice.alternatives}
    others.pop(action, None)
    if not others:
        return say(locale, "hint-only", action=action)
    best, (alternative, other) = choice.evaluations[0], next(iter(others.items()))
    chance, less = _per_cent(best.value), _per_cent(other.value)
    because = reason(table.row.game, view, best.action, other.action)
    if chance - less < CLOSE_PERCENT:
        text = say(locale, "hint-close", other=alternative)
    elif because is None:
        text = say(locale, "hint-unclear")
    else:
        facts = named_facts(table.row.game, because.facts, game_names, locale)
        text = game_text(table.row.game, f"reason-{because.key}", locale, facts)
    numbers = say(locale, "hint-numbers", other=alternative, chance=chance, less=less, deals=choice.iterations)
    return f"{say(locale, 'hint-reason', action=action, reason=text)}\n{numbers}"


def why(table: Table, reason: EvaluatedDecision, game_names: Sequence[str], locale: str) -> str:
    """Return the evaluation behind an AI player's decision, as a line of the log of a finished game."""
    options = [
        say(
            locale,
            "why-taken" if action == reason.taken else "why-option",
            action=plain(offer(table.game, reason.view, action, game_names, locale)),
            chance=_per_cent(value),
        )
        for action, value in reason.evaluated
    ]
    return say(locale, "why-line", player=player(reason.seat, game_names), options=" · ".join(options))


def _per_cent(value: float) -> int:
    """Return a chance in per cent, from 1 to 99: an estimate is never certain."""
    return min(99, max(1, round(100 * value)))
