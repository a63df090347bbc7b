"""What tests need to review a game without a bot: the log of a record, and a search in this process."""

from __future__ import annotations

from collections.abc import Sequence

from engine.players import Choice, Evaluation
from engine.players.decision import BotDecision
from engine.record import Record
from engine.registry import game as rules_of
from engine.replay import replay
from tables.bot_players import BotWork, R
from tables.undo import Entry


def entries_of(record: Record) -> list[Entry]:
    """Return the log of a record. Raises :class:`GameError` or KeyError if it breaks the rules."""
    told = replay(rules_of(record.game), len(record.names), record.options, record.rng(), record.steps)
    return [Entry(step, tuple(events)) for step, (_, _, events) in zip(record.steps, told, strict=True)]


async def run_here(work: BotWork[R]) -> R:
    """Compute a piece of a review in this process."""
    return work.run()


def valued(decision: BotDecision, values: Sequence[float]) -> Choice:
    """Return the choice of a bot that takes the first action and finds these values of all."""
    found = zip(decision.view.actions, values, strict=True)
    return Choice(decision.view.actions[0], tuple(Evaluation(action, value, 1) for action, value in found))
