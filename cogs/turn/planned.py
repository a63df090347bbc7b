"""What a hand says of its player's plan, and what helps a player decide."""

from __future__ import annotations

from cogs.interactions.reading import Reading
from render.wording import named_facts, plain
from tables import Phase, Table
from tables.kinds import Ability
from tables.plans import done, dropped, plan_of


def planned_line(reading: Reading) -> str:
    """Return what a player has planned, that it was done, or why it was dropped, as a line; empty without a plan."""
    table, words = reading.table, reading.words
    held = table.seats[reading.seat]
    if held.planned is None or table.phase is not Phase.RUNNING:
        return ""
    carried_out = done(table.game, held)
    plan = carried_out[1] if carried_out else plan_of(table.game, held)
    if plan is None:
        return words.say(f"plan-dropped-{dropped(held)}")
    key = table.row.game
    labels = list[str]()
    for _, note in plan.steps:
        facts = named_facts(key, note.facts, reading.names, words.bare, label=True)
        labels.append(plain(words.text(key, f"do-{note.key}", facts)))
    action = " · ".join(labels)
    now = "plan-done" if carried_out else "plan-soon" if reading.seat in table.deciding else "plan-made"
    return words.say(now, action=action)


def plan_state(table: Table, seat: int) -> str:
    """Return what changes whenever :func:`planned_line` does."""
    planned = table.seats[seat].planned or ""
    return f"{planned}{seat in table.deciding}" if planned else ""


def may_withdraw(table: Table, seat: int) -> bool:
    """Return whether a player has a plan that is still to be carried out."""
    return table.phase is Phase.RUNNING and plan_of(table.game, table.seats[seat]) is not None


def may_plan(table: Table, seat: int) -> bool:
    """Return whether a hand offers to plan: another person decides, and the player does not."""
    others = [each for each in table.waiting_for if each != seat]
    return bool(others) and seat not in table.deciding and Ability.MEET in table.kind.allows


def may_hint(table: Table, seat: int) -> bool:
    """Return whether a player has a choice, and may ask what a strong player would do."""
    running = table.phase is Phase.RUNNING and table.seats[seat].computer is None
    return running and not table.without_help and len(table.view(seat).actions) > 1
