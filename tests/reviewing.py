"""What tests need to review a game without a bot: the log of a record, and a search in this process."""

from __future__ import annotations

from engine.players.review import Slice
from engine.record import Record
from engine.registry import game as rules_of
from engine.replay import replay
from tables.undo import Entry


def entries_of(record: Record) -> list[Entry]:
    """Return the log of a record. Raises :class:`GameError` or KeyError if it breaks the rules."""
    told = replay(rules_of(record.game), len(record.names), record.options, record.rng(), record.steps)
    return [Entry(step, tuple(events)) for step, (_, _, events) in zip(record.steps, told, strict=True)]


async def run_here(work: Slice) -> tuple[float, ...]:
    """Compute a slice in this process."""
    return work.run()
