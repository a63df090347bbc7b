"""What a hand says of its player's plan."""

from __future__ import annotations

from cogs.interactions.layout import names
from locales import say
from render.wording import game_text, named_facts, plain
from tables import Phase, Table
from tables.plans import dropped, plan_of


def planned_line(table: Table, seat: int, locale: str) -> str:
    """Return what a player has planned, or why that was dropped, as a line; empty without a plan."""
    held = table.seats[seat]
    if held.planned is None or table.phase is not Phase.RUNNING:
        return ""
    plan, why = plan_of(table.game, held), dropped(held)
    if plan is None:
        return say(locale, f"plan-dropped-{why}")
    key = table.row.game
    facts = named_facts(key, plan.note.facts, names(table, locale), locale, label=True)
    action = plain(game_text(key, f"do-{plan.note.key}", locale, facts))
    return say(locale, "plan-soon" if seat in table.deciding else "plan-made", action=action)


def may_plan(table: Table, seat: int) -> bool:
    """Return whether a hand offers to plan: another person decides, and the player does not."""
    others = [each for each in table.waiting_for if each != seat]
    return bool(others) and seat not in table.deciding and not table.row.is_private
